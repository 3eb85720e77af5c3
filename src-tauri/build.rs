//! Names the calls that a window may be granted, and where the grants stand.

/// Every call of `src/ipc.rs`: one that is missing here could be made by any window.
const CALLS: &[&str] = &[
    "act",
    "ask",
    "correct",
    "undo",
    "redo",
    "house",
    "new_tournament",
    "generate_schedule",
    "house_rules_of",
    "save_template",
    "rename_template",
    "delete_template",
    "restore_template",
    "export_template",
    "import_template",
    "delete_tournament",
    "restore_tournament",
    "open_sample",
    "print_paper",
    "preview_paper",
    "show_paper",
    "open_projector",
    "change_projector",
    "close_projector",
    "screen",
    "logo",
    "set_logo",
    "set_look",
    "set_message",
    "set_setting",
    "room_map",
    "arrange_room",
    "find_listed",
    "keep_listed",
    "delete_listed",
    "restore_listed",
    "merge_listed",
    "part_listed",
    "duplicates_listed",
    "import_listed",
    "export_listed",
    "list_entered",
    "change_announcements",
    "try_cue",
    "backups",
    "back_up",
    "restore_backup",
    "export_tournament",
    "import_tournament",
    "save_diagnostics",
];

fn main() {
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(CALLS));
    tauri_build::try_build(attributes).expect("tauri could not prepare the build");
}

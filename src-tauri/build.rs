//! Grants each window the calls that the house's list has for it. A call that is not named here could be made by any window.

use std::path::Path;

/// The callers of the list that are windows; the others are browsers.
const WINDOWS: [(&str, &str, &str); 2] =
    [("Desk", "desk", "desk"), ("Wall", "projector", "projector-*")];

macro_rules! calls {
    ($(
        $(#[$doc:meta])+
        $module:ident::$name:ident $([$caller:ident])? ($($arguments:tt)*) -> $answer:ty,
            by $($kind:ident)+ $(@$room:ident)?, up to $most:expr $(, $once:ident)?;
    )+) => {
        const CALLS: &[(&str, &[&str])] = &[$((stringify!($name), &[$(stringify!($kind)),+])),+];
    };
}

include!("house/src/calls/list.rs");

fn main() {
    println!("cargo:rerun-if-changed=src-tauri/house/src/calls/list.rs");
    let granted: Vec<_> =
        CALLS.iter().filter(|(_, by)| WINDOWS.iter().any(|(kind, ..)| by.contains(kind))).collect();
    let names: &[&str] = granted.iter().map(|(name, _)| *name).collect::<Vec<_>>().leak();

    // The desk may listen and send news to its own frames; a window of the room only listens.
    let folder =
        Path::new(&std::env::var("OUT_DIR").expect("cargo names a folder")).join("capabilities");
    std::fs::create_dir_all(&folder).expect("the folder of the build can be written to");
    for (kind, identifier, labels) in WINDOWS {
        let events: &[&str] = match kind {
            "Desk" => &["core:event:default"],
            _ => &["core:event:allow-listen", "core:event:allow-unlisten"],
        };
        let calls = granted.iter().filter(|(_, by)| by.contains(&kind));
        let allowed = calls.map(|(name, _)| format!("allow-{}", name.replace('_', "-")));
        let permissions: Vec<String> =
            events.iter().map(ToString::to_string).chain(allowed).collect();
        // Names of permissions and windows are plain words, which Rust writes as JSON does.
        let capability = format!(
            r#"{{"identifier": "{identifier}", "windows": ["{labels}"], "permissions": {permissions:?}}}"#
        );
        std::fs::write(folder.join(format!("{identifier}.json")), capability)
            .expect("the folder of the build can be written to");
    }

    let pattern = format!("{}/**/*", folder.display()).leak();
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern(pattern)
        .app_manifest(tauri_build::AppManifest::new().commands(names));
    tauri_build::try_build(attributes).expect("tauri could not prepare the build");
}

//! Names the calls that a window may be granted, and where the grants stand.

#[path = "src/calls.rs"]
mod calls;

use calls::{AT_THE_HOUSE, OF_DEVICES, OF_THE_DESK};

fn main() {
    let calls: &[&str] = [OF_DEVICES, OF_THE_DESK, AT_THE_HOUSE].concat().leak();
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(calls));
    tauri_build::try_build(attributes).expect("tauri could not prepare the build");
}

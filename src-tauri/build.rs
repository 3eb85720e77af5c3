//! Names the commands each window may be granted, and where the capabilities lie.

fn main() {
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*");
    tauri_build::try_build(attributes).expect("tauri could not prepare the build");
}

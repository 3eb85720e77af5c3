//! Prepares the bare windows, as Tauri asks of every program.

fn main() {
    tauri_build::build();
}

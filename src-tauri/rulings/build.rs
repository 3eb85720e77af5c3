//! Names the files of `assets/rulings` to the compiler, one file a situation, so that a new file is a new page.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/rulings");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("assets/rulings can be read")
        .map(|file| file.expect("assets/rulings can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    let lines: String = files
        .iter()
        .map(|path| {
            let id =
                path.file_stem().and_then(|name| name.to_str()).expect("a name in plain letters");
            format!("    ({id:?}, include_str!({:?})),\n", path.display().to_string())
        })
        .collect();
    let list = format!("const FILES: &[(&str, &str)] = &[\n{lines}];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo names a folder")).join("files.rs");
    fs::write(out, list).expect("the folder of the build can be written to");
}

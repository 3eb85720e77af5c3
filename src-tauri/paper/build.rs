//! Packs the bundled fonts: of their 8 MB the program carries 4, and unpacks the one or two that an evening needs.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    let fonts = PathBuf::from("../../assets/fonts");
    println!("cargo::rerun-if-changed={}", fonts.display());
    let packed = PathBuf::from(std::env::var("OUT_DIR")?);
    for file in fs::read_dir(fonts)? {
        let file = file?;
        if file.path().extension().is_some_and(|ending| ending == "ttf") {
            let to = fs::File::create(packed.join(file.file_name()))?;
            ZlibEncoder::new(to, Compression::best()).write_all(&fs::read(file.path())?)?;
        }
    }
    Ok(())
}

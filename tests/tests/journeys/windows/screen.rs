//! The display's picture, read from the file in which Xvfb keeps it.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;

/// A part of the display.
#[derive(Debug)]
pub struct Screen {
    file: File,
    pixels_at: u64,
    bytes_a_line: u64,
    width: usize,
    height: usize,
}

/// Every so many pixels is looked at, across and down.
const STEP: usize = 4;
/// The bytes of a pixel.
const PIXEL: usize = 4;

impl Screen {
    /// The upper left part of this size of a display with four bytes a pixel.
    ///
    /// # Errors
    /// No such file, and one that is no X window dump.
    pub fn open(path: &Path, width: usize, height: usize) -> io::Result<Self> {
        let file = File::open(path)?;
        let mut head = [0_u8; 100];
        file.read_exact_at(&mut head, 0)?;
        // The header of an X window dump: whole numbers of four bytes, the most significant first.
        let field = |index: usize| {
            let at = index * 4;
            head.get(at..at + 4)
                .and_then(|bytes| bytes.try_into().ok())
                .map_or(0, u32::from_be_bytes)
        };
        let (size, bits, bytes_a_line, colours) = (field(0), field(11), field(12), field(19));
        if field(1) != 7 || bits != 32 {
            return Err(io::Error::other("not a dump of a display with 32 bits a pixel"));
        }
        let pixels_at = u64::from(size) + u64::from(colours) * 12;
        Ok(Self { file, pixels_at, bytes_a_line: u64::from(bytes_a_line), width, height })
    }

    /// The lines looked at, as they are now, with all their bytes.
    ///
    /// # Errors
    /// The display has ended.
    pub fn lines(&self) -> io::Result<Vec<u8>> {
        let line = self.width * PIXEL;
        let mut lines = vec![0_u8; self.height.div_ceil(STEP) * line];
        for (y, line) in (0_u64..).step_by(STEP).zip(lines.chunks_exact_mut(line)) {
            self.file.read_exact_at(line, self.pixels_at + y * self.bytes_a_line)?;
        }
        Ok(lines)
    }

    /// The pixels looked at, as they are now.
    ///
    /// # Errors
    /// The display has ended.
    #[allow(dead_code, reason = "what the windows cost is measured with it, in benches/windows")]
    pub fn look(&self) -> io::Result<Vec<u32>> {
        let pixel = |bytes: &[u8]| bytes.try_into().ok().map(u32::from_ne_bytes);
        let lines = self.lines()?;
        let of_a_line = |line: &[u8]| -> Vec<u32> {
            line.chunks_exact(PIXEL).step_by(STEP).filter_map(pixel).collect()
        };
        Ok(lines.chunks_exact(self.width * PIXEL).flat_map(of_a_line).collect())
    }
}

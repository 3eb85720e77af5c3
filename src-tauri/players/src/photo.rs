//! Photos of players: whatever is chosen is looked at, cut square, made small and kept as a JPEG of a few kilobytes.
//!
//! A photo never changes: another one has another number, so that a player's earlier one can be put back, and what a
//! window has shown once need not be asked for again.

use crate::{ListProblem, Picture, PlayerList};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::codecs::jpeg::JpegEncoder;
use image::{
    DynamicImage, GenericImageView as _, ImageFormat, ImageReader, Limits, Rgba, RgbaImage,
};
use rusqlite::OptionalExtension as _;
use std::io::Cursor;

/// The side of what is kept, in pixels: twice the size at which it is shown largest.
const SIDE: u32 = 128;
/// The most bytes of what is kept; a photo takes a tenth.
const LARGEST_KEPT: usize = 64 * 1024;
/// How faithfully it is kept, of 100.
const QUALITY: u8 = 82;

/// A picture as the list keeps it.
#[derive(Debug)]
pub struct Photo(Vec<u8>);

impl Photo {
    /// Looks at a picture, its file in base64, and makes it small, which takes its time and needs no list.
    ///
    /// # Errors
    /// Refused for a file that is too large, or no PNG or JPEG picture.
    pub fn read(base64: &str) -> Result<Self, ListProblem> {
        small(base64).map(Self)
    }

    /// A photo as a list keeps it, from another list; none where it is anything else.
    pub(crate) fn kept(base64: &str) -> Option<Vec<u8>> {
        let bytes = STANDARD.decode(base64).ok().filter(|bytes| bytes.len() <= LARGEST_KEPT)?;
        let mut reader = ImageReader::with_format(Cursor::new(&bytes), ImageFormat::Jpeg);
        let mut limits = Limits::default();
        (limits.max_image_width, limits.max_image_height) = (Some(SIDE), Some(SIDE));
        reader.limits(limits);
        reader.decode().ok().filter(|picture| picture.dimensions() == (SIDE, SIDE))?;
        Some(bytes)
    }
}

impl PlayerList {
    /// Takes in a photo and answers its number, which belongs to nobody until a player is kept with it.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn take_photo(&mut self, Photo(small): Photo) -> Result<u32, ListProblem> {
        let connection = self.writing()?;
        connection.execute("INSERT INTO photo (picture) VALUES (?)", [small])?;
        Ok(u32::try_from(connection.last_insert_rowid()).unwrap_or(0))
    }

    /// A photo as a page can show it; none where there is no such one.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn photo(&mut self, number: u32) -> Result<Option<String>, ListProblem> {
        let sql = "SELECT picture FROM photo WHERE id = ?";
        let found: Option<Vec<u8>> =
            self.connection()?.query_row(sql, [number], |row| row.get(0)).optional()?;
        Ok(found.map(|bytes| format!("data:image/jpeg;base64,{}", STANDARD.encode(bytes))))
    }
}

/// The picture in a file as it is kept.
fn small(base64: &str) -> Result<Vec<u8>, ListProblem> {
    let Picture { pixels: picture, .. } = Picture::read(base64)?;
    let broken =
        || ListProblem::new("picture", "This picture cannot be made small. Choose another one.");
    let (width, height) = picture.dimensions();
    let side = width.min(height);
    // Of an upright picture the part above the middle: that is where faces are.
    let square = picture.crop_imm((width - side) / 2, (height - side) / 3, side, side);
    let mut page = RgbaImage::from_pixel(SIDE, SIDE, Rgba([255, 255, 255, 255]));
    image::imageops::overlay(&mut page, &square.thumbnail_exact(SIDE, SIDE).to_rgba8(), 0, 0);
    let mut kept = Vec::new();
    DynamicImage::from(page)
        .to_rgb8()
        .write_with_encoder(JpegEncoder::new_with_quality(&mut kept, QUALITY))
        .map_err(|_| broken())?;
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ListedPlayer;
    use crate::picture::LARGEST;

    fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let picture = RgbaImage::from_fn(width, height, |x, y| {
            // The right half is transparent; the top is red, the bottom blue.
            Rgba([
                if y < height / 2 { 220 } else { 0 },
                0,
                if y < height / 2 { 0 } else { 220 },
                if x < width / 2 { 255 } else { 0 },
            ])
        });
        let mut bytes = Cursor::new(Vec::new());
        let picture = DynamicImage::from(picture);
        let picture = if format == ImageFormat::Jpeg {
            DynamicImage::from(picture.to_rgb8())
        } else {
            picture
        };
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    fn said(bytes: &[u8]) -> String {
        small(&STANDARD.encode(bytes)).unwrap_err().message
    }

    #[test]
    fn a_picture_becomes_a_small_square_on_white() {
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            let kept = small(&STANDARD.encode(file(300, 500, format))).unwrap();
            assert!(kept.len() < 8_000, "{} bytes", kept.len());
            let kept = image::load_from_memory(&kept).unwrap().to_rgb8();
            assert_eq!(kept.dimensions(), (SIDE, SIDE));
            let red = kept.get_pixel(20, 20);
            assert!(red[0] > 180 && red[2] < 60, "{red:?}");
            if format == ImageFormat::Png {
                let white = kept.get_pixel(110, 64);
                assert!(white.0.iter().all(|part| *part > 230), "{white:?}");
            }
        }
    }

    #[test]
    fn what_is_no_picture_is_refused_in_words() {
        assert!(said(b"GIF89a and so on").contains("no PNG or JPEG"));
        assert!(said(b"<svg onload=alert(1)>").contains("no PNG or JPEG"));
        assert!(said(b"").contains("no PNG or JPEG"));
        let whole = file(300, 300, ImageFormat::Png);
        assert!(said(&whole[..whole.len() / 2]).contains("damaged"));
        assert!(said(&vec![0xff; LARGEST + 1]).contains("larger than 10 MB"));
        assert!(small("%%%").unwrap_err().message.contains("did not arrive whole"));
        // A few bytes that claim to be an enormous picture.
        let mut bomb = whole.clone();
        bomb[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
        let told = said(&bomb);
        assert!(told.contains("too many pixels") || told.contains("damaged"), "{told}");
    }

    #[test]
    fn a_photo_comes_goes_and_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let taken = |format| Photo::read(&STANDARD.encode(file(60, 60, format))).unwrap();
        let photo = list.take_photo(taken(ImageFormat::Png)).unwrap();
        let before = ListedPlayer { name: "Anna Berg".into(), ..ListedPlayer::default() };
        let number = list.keep(&before).unwrap();
        let before = ListedPlayer { number, photo, ..before };
        list.keep(&before).unwrap();
        assert_eq!(list.find("anna", 0, 1).unwrap().rows[0].photo, photo);
        assert!(list.photo(photo).unwrap().unwrap().starts_with("data:image/jpeg;base64,/9j/"));
        list.keep(&ListedPlayer { photo: 0, ..before.clone() }).unwrap();
        assert_eq!(list.find("anna", 0, 1).unwrap().rows[0].photo, 0);
        list.keep(&before).unwrap();
        assert_eq!(list.find("anna", 0, 1).unwrap().rows[0].photo, photo);
        assert_eq!(
            list.keep(&ListedPlayer { photo: 99, ..before.clone() }).unwrap_err().code,
            "picture"
        );
        // What belongs to nobody is cleared away by the first word that is written after the next start, and nothing else.
        let stray = list.take_photo(taken(ImageFormat::Jpeg)).unwrap();
        drop(list);
        let mut list = PlayerList::open(folder.path(), 0);
        assert!(list.photo(stray).unwrap().is_some(), "to look at the list writes nothing");
        list.keep(&ListedPlayer { name: "Bo".into(), ..ListedPlayer::default() }).unwrap();
        assert_eq!(list.photo(stray).unwrap(), None);
        assert!(list.photo(photo).unwrap().is_some());
    }
}

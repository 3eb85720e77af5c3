//! Photos of players: whatever is chosen is looked at, cut square, made small and kept as a JPEG of a few kilobytes. A larger one,
//! the portrait, is kept beside it for the room's screen, where the picture had so many pixels.
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
use rusqlite::{Connection, OptionalExtension as _, params};
use shuffle_up_engine::base::wording::phrase;
use std::io::Cursor;
use std::ops::RangeInclusive;

/// The side of what is kept, in pixels: twice the size at which it is shown largest.
const SIDE: u32 = 128;
/// The side of a portrait at most: a face on a wall is about half as high as a screen.
const PORTRAIT_SIDE: u32 = 512;
/// The most bytes of what is kept; a photo takes a tenth.
const LARGEST_KEPT: usize = 64 * 1024;
/// The most bytes of a portrait; a usual one takes a fifth.
const LARGEST_PORTRAIT: usize = 256 * 1024;
/// How faithfully it is kept, of 100.
const QUALITY: u8 = 82;

/// A picture as the list keeps it.
#[derive(Debug)]
pub struct Photo {
    pub(crate) small: Vec<u8>,
    /// Absent where the picture had no more pixels than the small one has.
    pub(crate) portrait: Option<Vec<u8>>,
}

impl Photo {
    /// Looks at a picture, its file in base64, and makes it small, which takes its time and needs no list.
    ///
    /// # Errors
    /// Refused for a file that is too large, or no PNG or JPEG picture.
    pub fn read(base64: &str) -> Result<Self, ListProblem> {
        let square = square(base64)?;
        let side = square.width().min(PORTRAIT_SIDE);
        let portrait = if side > SIDE { Some(jpeg(&square, side)?) } else { None };
        Ok(Self { small: jpeg(&square, SIDE)?, portrait })
    }

    /// A photo as a list keeps it, from another list; none where it is anything else. A portrait that is none is left out.
    pub(crate) fn kept(small: &str, portrait: Option<&str>) -> Option<Self> {
        let small = kept_jpeg(small, LARGEST_KEPT, SIDE..=SIDE)?;
        let sides = SIDE..=PORTRAIT_SIDE;
        let portrait = portrait.and_then(|bytes| kept_jpeg(bytes, LARGEST_PORTRAIT, sides));
        Some(Self { small, portrait })
    }

    /// Keeps it and gives its number.
    pub(crate) fn keep(&self, connection: &Connection) -> Result<u32, ListProblem> {
        connection.execute("INSERT INTO photo (picture) VALUES (?)", [&self.small])?;
        let number = connection.last_insert_rowid();
        if let Some(portrait) = &self.portrait {
            let sql = "INSERT INTO portrait (photo, picture) VALUES (?, ?)";
            connection.execute(sql, params![number, portrait])?;
        }
        Ok(u32::try_from(number).unwrap_or(0))
    }
}

/// A square JPEG of these sides and of no more bytes than that; none where it is anything else.
fn kept_jpeg(base64: &str, most: usize, sides: RangeInclusive<u32>) -> Option<Vec<u8>> {
    let bytes = STANDARD.decode(base64).ok().filter(|bytes| bytes.len() <= most)?;
    let mut reader = ImageReader::with_format(Cursor::new(&bytes), ImageFormat::Jpeg);
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(*sides.end()), Some(*sides.end()));
    reader.limits(limits);
    let (width, height) = reader.decode().ok()?.dimensions();
    (width == height && sides.contains(&width)).then_some(bytes)
}

impl PlayerList {
    /// Takes in a photo and answers its number, which belongs to nobody until a player is kept with it.
    pub fn take_photo(&mut self, photo: &Photo) -> Result<u32, ListProblem> {
        let work = self.writing()?.transaction()?;
        let number = photo.keep(&work)?;
        work.commit()?;
        Ok(number)
    }

    /// A photo as a page can show it; none where there is no such one.
    pub fn photo(&mut self, number: u32) -> Result<Option<String>, ListProblem> {
        self.picture("SELECT picture FROM photo WHERE id = ?", number)
    }

    /// The largest photo there is of a player for a wall, by the player's number; none where there is no such one, and of one who
    /// is not to be named. A player who was made one with another has the other's.
    pub fn portrait(&mut self, player: u32) -> Result<Option<String>, ListProblem> {
        let sql = "WITH RECURSIVE one (id) AS (
                 VALUES (?)
                 UNION
                 SELECT merged_into FROM listed JOIN one USING (id) WHERE merged_into IS NOT NULL
             )
             SELECT coalesce(portrait.picture, photo.picture) FROM listed
             JOIN one USING (id)
             JOIN photo ON photo.id = listed.photo
             LEFT JOIN portrait ON portrait.photo = photo.id
             WHERE listed.shown AND NOT listed.unnamed";
        self.picture(sql, player)
    }

    /// The picture that this finds, as a page can show it.
    fn picture(&mut self, sql: &str, number: u32) -> Result<Option<String>, ListProblem> {
        let found: Option<Vec<u8>> =
            self.connection()?.query_row(sql, [number], |row| row.get(0)).optional()?;
        Ok(found.map(|jpeg| format!("data:image/jpeg;base64,{}", STANDARD.encode(jpeg))))
    }
}

/// The picture in a file, cut square.
fn square(base64: &str) -> Result<DynamicImage, ListProblem> {
    let Picture { pixels: picture, .. } = Picture::read(base64)?;
    let (width, height) = picture.dimensions();
    let side = width.min(height);
    // Of an upright picture the part above the middle: that is where faces are.
    Ok(picture.crop_imm((width - side) / 2, (height - side) / 3, side, side))
}

/// A square picture as a JPEG of this side, on white.
fn jpeg(square: &DynamicImage, side: u32) -> Result<Vec<u8>, ListProblem> {
    let broken = || {
        ListProblem::new(
            "picture",
            phrase!("photo-not-small", "This picture cannot be made small. Choose another one."),
        )
    };
    let mut page = RgbaImage::from_pixel(side, side, Rgba([255, 255, 255, 255]));
    image::imageops::overlay(&mut page, &square.thumbnail_exact(side, side).to_rgba8(), 0, 0);
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
        Photo::read(&STANDARD.encode(bytes)).unwrap_err().message.to_string()
    }

    #[test]
    fn a_picture_becomes_a_small_square_on_white() {
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            let photo = Photo::read(&STANDARD.encode(file(300, 500, format))).unwrap();
            let portrait = photo.portrait.unwrap();
            assert!(photo.small.len() < 8_000 && portrait.len() < 20_000);
            let portrait = image::load_from_memory(&portrait).unwrap();
            assert_eq!(portrait.dimensions(), (300, 300), "no pixels are invented");
            let kept = image::load_from_memory(&photo.small).unwrap().to_rgb8();
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
        assert!(Photo::read("%%%").unwrap_err().message.english.contains("did not arrive whole"));
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
        let photo = list.take_photo(&taken(ImageFormat::Png)).unwrap();
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
        let stray = list.take_photo(&taken(ImageFormat::Jpeg)).unwrap();
        drop(list);
        let mut list = PlayerList::open(folder.path(), 0);
        assert!(list.photo(stray).unwrap().is_some(), "to look at the list writes nothing");
        list.keep(&ListedPlayer { name: "Bo".into(), ..ListedPlayer::default() }).unwrap();
        assert_eq!(list.photo(stray).unwrap(), None);
        assert!(list.photo(photo).unwrap().is_some());
    }

    #[test]
    fn a_portrait_is_as_large_as_a_wall_needs_and_the_photo_serves_where_there_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let mut kept = |name: &str, side| {
            let photo = Photo::read(&STANDARD.encode(file(side, side, ImageFormat::Png))).unwrap();
            let photo = list.take_photo(&photo).unwrap();
            list.keep(&ListedPlayer { name: name.into(), photo, ..ListedPlayer::default() })
                .unwrap()
        };
        let (anna, bo, none) = (kept("Anna", 900), kept("Bo", 100), 99);
        let side = |list: &mut PlayerList, player| {
            let address = list.portrait(player).unwrap()?;
            let bytes = STANDARD.decode(address.split_once(',').unwrap().1).unwrap();
            Some(image::load_from_memory(&bytes).unwrap().dimensions())
        };
        assert_eq!(side(&mut list, anna), Some((PORTRAIT_SIDE, PORTRAIT_SIDE)));
        assert_eq!(side(&mut list, bo), Some((SIDE, SIDE)));
        assert_eq!(side(&mut list, none), None);
        // Made one with Anna, Bo has her face; a deleted player has none.
        list.merge(anna, bo).unwrap();
        assert_eq!(side(&mut list, bo), Some((PORTRAIT_SIDE, PORTRAIT_SIDE)));
        list.delete(&[anna], 1).unwrap();
        assert_eq!(side(&mut list, anna), None);
    }
}

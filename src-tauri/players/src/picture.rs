//! Pictures that come in from outside, decoded within bounds of size and memory: photos of players, the house's background.

use crate::ListProblem;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use shuffle_up_engine::base::wording::phrase;
use shuffle_up_readers::{NoBytes, file_bytes};
use std::io::Cursor;

/// The largest file: ten million bytes, more than a telephone's camera writes.
pub(crate) const LARGEST: usize = 10_000_000;
/// The most pixels on a side.
const MOST_PIXELS: u32 = 12_000;
/// The most memory that a picture may take while it is read.
const MOST_MEMORY: u64 = 320 * 1024 * 1024;

/// A picture that was decoded, upright.
#[derive(Debug)]
pub struct Picture {
    /// Its pixels.
    pub pixels: DynamicImage,
    /// Its file, where that is a JPEG with nothing beside the pixels: no place, no time, no camera.
    pub bare_jpeg: Option<Vec<u8>>,
}

impl Picture {
    /// Decodes a picture, its file in base64, which takes its time.
    ///
    /// # Errors
    /// Refused for a file that is too large, or no PNG or JPEG picture.
    pub fn read(base64: &str) -> Result<Self, ListProblem> {
        let refused = |message| ListProblem::new("picture", message);
        let bytes = file_bytes(base64, LARGEST).map_err(|none| match none {
            NoBytes::TooLarge => refused(phrase!(
                "photo-too-large",
                "The picture is larger than 10 MB. Save it smaller."
            )),
            NoBytes::NotWhole => refused(phrase!(
                "file-not-whole",
                "The file did not arrive whole. Choose it again."
            )),
        })?;
        Self::decode(bytes)
    }

    /// Decodes the bytes of a picture, which takes its time.
    ///
    /// # Errors
    /// Refused for what is no PNG or JPEG picture, and for one with too many pixels.
    pub fn decode(bytes: Vec<u8>) -> Result<Self, ListProblem> {
        let refused = |message| ListProblem::new("picture", message);
        // By its first bytes, whatever its name says.
        let format = image::guess_format(&bytes).ok();
        if !matches!(format, Some(ImageFormat::Png | ImageFormat::Jpeg)) {
            return Err(refused(phrase!(
                "photo-format",
                "This is no PNG or JPEG picture. Save it as one of them."
            )));
        }
        let broken = || {
            refused(phrase!(
                "picture-damaged",
                "This picture is damaged and cannot be read. Choose another one."
            ))
        };
        let mut reader = ImageReader::new(Cursor::new(&bytes));
        if let Some(format) = format {
            reader.set_format(format);
        }
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST_PIXELS);
        limits.max_image_height = Some(MOST_PIXELS);
        limits.max_alloc = Some(MOST_MEMORY);
        reader.limits(limits);
        let told = |error: image::ImageError| match error {
            image::ImageError::Limits(_) => refused(phrase!(
                "picture-too-many-pixels",
                "The picture has too many pixels, 12,000 on a side at the most. Save it smaller."
            )),
            _ => broken(),
        };
        let mut decoder = reader.into_decoder().map_err(told)?;
        // A telephone that was held upright says so beside the pixels.
        let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let noted = decoder.exif_metadata().ok().flatten().is_some();
        let mut pixels = DynamicImage::from_decoder(decoder).map_err(told)?;
        pixels.apply_orientation(turned);
        if pixels.width() == 0 || pixels.height() == 0 {
            return Err(broken());
        }
        let bare = format == Some(ImageFormat::Jpeg) && !noted;
        Ok(Self { pixels, bare_jpeg: bare.then_some(bytes) })
    }
}

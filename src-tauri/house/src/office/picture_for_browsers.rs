//! The pictures of the room's screens as browsers have them: no larger than a wall in full HD needs, since hundreds of phones may fetch
//! them over one Wi-Fi.

use super::prelude::*;
use image::ImageFormat;
use image::codecs::jpeg::JpegEncoder;
use shuffle_up_players::Picture;
use std::io::Cursor;

/// The most pixels on a side.
const SIDE: u32 = 1_920;
/// A smaller file stays as it is.
const SMALL: usize = 200 * 1024;
/// How faithfully a photo is kept, of 100.
const QUALITY: u8 = 82;

/// A picture and what it is, made small; as it came where it cannot be made smaller.
pub fn small_for_browsers(
    (kind, bytes): (&'static str, Vec<u8>),
) -> Option<(&'static str, Arc<[u8]>)> {
    let smaller =
        Some(&bytes).filter(|bytes| bytes.len() > SMALL).and_then(|bytes| made_small(bytes));
    let bytes = smaller.filter(|small| small.len() < bytes.len()).unwrap_or(bytes);
    Some((kind, bytes.into()))
}

fn made_small(bytes: &[u8]) -> Option<Vec<u8>> {
    let format = image::guess_format(bytes).ok()?;
    let picture = Picture::decode(bytes.to_vec()).ok()?.pixels;
    let picture = if picture.width().max(picture.height()) > SIDE {
        picture.thumbnail(SIDE, SIDE)
    } else {
        picture
    };
    let mut small = Vec::new();
    match format {
        ImageFormat::Jpeg => picture
            .to_rgb8()
            .write_with_encoder(JpegEncoder::new_with_quality(&mut small, QUALITY))
            .ok()?,
        ImageFormat::Png => {
            picture.write_to(&mut Cursor::new(&mut small), ImageFormat::Png).ok()?
        }
        _ => return None,
    }
    Some(small)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{DynamicImage, RgbImage};

    #[test]
    fn a_large_picture_is_made_small_and_a_small_one_stays() {
        let noise = RgbImage::from_fn(3_000, 800, |x, y| {
            let grain = x.wrapping_mul(2_654_435_761).wrapping_add(y.wrapping_mul(40_503));
            image::Rgb(grain.to_le_bytes()[1..].try_into().unwrap())
        });
        let mut large = Vec::new();
        DynamicImage::from(noise).write_to(&mut Cursor::new(&mut large), ImageFormat::Png).unwrap();
        let (kind, small) = small_for_browsers(("image/png", large.clone())).unwrap();
        assert_eq!(kind, "image/png");
        assert!(small.len() < large.len());
        assert_eq!(image::load_from_memory(&small).unwrap().width(), SIDE);
        let stays = small_for_browsers(("image/png", b"no picture".to_vec())).unwrap();
        assert_eq!(&*stays.1, b"no picture");
    }
}

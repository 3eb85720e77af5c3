//! The host's picture behind every scene: decoded within bounds, made as large as a wall needs and no larger, and measured,
//! so that the screen can lay as much of its ground over it as every word needs, and no more.

use super::own_file::OwnFile;
use super::palette::{Colour, Palette};
use super::prelude::*;
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageFormat, RgbImage};
use shuffle_up_players::Picture as Decoded;

/// The most pixels on a side: as many as the largest usual screen has.
const SIDE: u32 = 3_840;
/// The most bytes that are kept; a picture that comes out larger is made smaller.
const MOST_BYTES: usize = 4 * 1024 * 1024;
/// Where it is kept.
pub const BACKGROUND: OwnFile = OwnFile {
    called: "background",
    endings: &["jpg"],
    most_bytes: MOST_BYTES,
    media: |bytes| (image::guess_format(bytes).ok()? == ImageFormat::Jpeg).then_some("image/jpeg"),
};
/// How faithfully it is kept, of 100. What lies behind a veil need not be finer.
const QUALITY: u8 = 82;
/// Steps of a colour's parts in what is kept of its measure: sixteen.
const STEP: u8 = 17;
const STEPS: usize = 16;
/// The number of colours so rounded.
const ROUNDED: usize = STEPS * STEPS * STEPS;

/// The picture as the settings know it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Background {
    /// Its file in the data folder; a new picture has a new name.
    pub file: String,
    /// Its lightest colours, each part rounded up: none of the picture is lighter than all of them in any part. Four bits a
    /// part.
    pub lightest: Vec<u16>,
    /// Its darkest colours, rounded down, likewise.
    pub darkest: Vec<u16>,
}

/// A picture that was made ready and measured.
#[derive(Debug)]
pub struct Picture {
    jpeg: Vec<u8>,
    lightest: Vec<u16>,
    darkest: Vec<u16>,
}

impl Background {
    /// Whether it can have been kept here: its name is of the program's own, and it was measured. The settings may come from
    /// elsewhere.
    pub fn is_one(&self) -> bool {
        let measured = |colours: &[u16]| {
            (1..=ROUNDED).contains(&colours.len())
                && colours.iter().all(|colour| usize::from(*colour) < ROUNDED)
        };
        BACKGROUND.is_one(&self.file) && measured(&self.lightest) && measured(&self.darkest)
    }

    /// How much of the ground has to lie over it, in hundredths, for these colours.
    pub fn veil(&self, palette: &Palette) -> u8 {
        let colours = |packed: &[u16]| packed.iter().copied().map(unpacked).collect::<Vec<_>>();
        palette.veil_over(&colours(&self.lightest), &colours(&self.darkest))
    }
}

fn packed(parts: [u8; 3]) -> u16 {
    parts.iter().fold(0, |sum, part| (sum << 4) | u16::from(*part))
}

fn parts(packed: u16) -> [u8; 3] {
    let part = |shift: u16| u8::try_from((packed >> shift) & 15).unwrap_or(15);
    [part(8), part(4), part(0)]
}

fn unpacked(packed: u16) -> Colour {
    Colour(parts(packed).map(|part| part * STEP))
}

/// The colours of a picture that no other one outdoes in every part: with them all others can be read on or under the veil,
/// whatever its colour, since a part that is lighter never becomes the darker one under it.
fn outermost(
    picture: &RgbImage,
    rounded: impl Fn(u8) -> u8,
    outdoes: fn(u8, u8) -> bool,
) -> Vec<u16> {
    let mut there = vec![false; ROUNDED];
    for pixel in picture.pixels() {
        if let Some(mark) = there.get_mut(usize::from(packed(pixel.0.map(&rounded)))) {
            *mark = true;
        }
    }
    let all: Vec<u16> =
        (0..).zip(&there).filter(|(_, there)| **there).map(|(colour, _)| colour).collect();
    let outdone = |colour: u16| {
        all.iter().any(|other| {
            *other != colour
                && parts(*other).iter().zip(parts(colour)).all(|(one, part)| outdoes(*one, part))
        })
    };
    all.iter().copied().filter(|colour| !outdone(*colour)).collect()
}

/// Decodes a picture, its file in base64, makes it ready and measures it, which takes its time.
///
/// # Errors
/// Refused for a file that is too large, or no PNG or JPEG picture.
pub fn look_at(base64: &str) -> Result<Picture, Problem> {
    let Decoded { pixels, bare_jpeg } = Decoded::read(base64)?;
    let fits = pixels.width() <= SIDE && pixels.height() <= SIDE;
    // One that was kept before stays as it is, or it would lose something each time it is carried to another machine.
    let jpeg = match bare_jpeg.filter(|jpeg| fits && jpeg.len() <= MOST_BYTES) {
        Some(jpeg) => jpeg,
        None => made_small(&pixels)?,
    };
    // What will be shown is measured, not what came in: a JPEG rounds off.
    let shown = image::load_from_memory_with_format(&jpeg, ImageFormat::Jpeg)
        .map_err(|_| unusable())?
        .to_rgb8();
    let lightest = outermost(&shown, |part| part.div_ceil(STEP), |one, other| one >= other);
    let darkest = outermost(&shown, |part| part / STEP, |one, other| one <= other);
    Ok(Picture { jpeg, lightest, darkest })
}

fn unusable() -> Problem {
    problem!(
        picture,
        "picture-unusable",
        "This picture cannot be shown on the screens. Choose another one."
    )
}

fn made_small(pixels: &DynamicImage) -> Result<Vec<u8>, Problem> {
    let mut side = SIDE.min(pixels.width().max(pixels.height()));
    loop {
        let small = if pixels.width().max(pixels.height()) > side {
            pixels.thumbnail(side, side)
        } else {
            pixels.clone()
        };
        let mut jpeg = Vec::new();
        small
            .to_rgb8()
            .write_with_encoder(JpegEncoder::new_with_quality(&mut jpeg, QUALITY))
            .map_err(|_| unusable())?;
        if jpeg.len() <= MOST_BYTES {
            return Ok(jpeg);
        }
        // Noise alone comes to this; half as large it surely fits in the end.
        side = (side / 4 * 3).max(1);
    }
}

impl Office {
    /// Writes a picture into the folder and answers what the look should keep of it.
    pub fn keep_background(
        &self,
        picture: Option<&Picture>,
    ) -> Result<Option<Background>, Problem> {
        let Some(Picture { jpeg, lightest, darkest }) = picture else { return Ok(None) };
        let file = BACKGROUND.write(self.folder(), "jpg", jpeg, self.now())?;
        Ok(Some(Background { file, lightest: lightest.clone(), darkest: darkest.clone() }))
    }
}

#[cfg(test)]
mod tests;

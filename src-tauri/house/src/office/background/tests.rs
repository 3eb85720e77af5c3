//! Invented pictures, and what can be read on them.

use super::*;
use crate::office::look::{Colours, Look};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use image::Rgb;
use std::io::Cursor;

fn base64(picture: RgbImage, format: ImageFormat) -> String {
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::from(picture).write_to(&mut bytes, format).unwrap();
    STANDARD.encode(bytes.into_inner())
}

/// Chance that is the same each time.
fn noise(seed: u32) -> u8 {
    let mixed = seed.wrapping_mul(0x9e37_79b1) ^ (seed >> 7);
    (mixed.wrapping_mul(0x85eb_ca6b) >> 24).try_into().unwrap()
}

fn invented() -> Vec<(&'static str, RgbImage)> {
    let made = |how: fn(u32, u32) -> [u8; 3]| RgbImage::from_fn(320, 180, |x, y| Rgb(how(x, y)));
    let part = |of: u32, all: u32| u8::try_from(of * 255 / (all - 1)).unwrap();
    let gradient =
        RgbImage::from_fn(320, 180, |x, y| Rgb([part(x, 320), part(y, 180), part(319 - x, 320)]));
    vec![
        ("white", made(|_, _| [255; 3])),
        ("black", made(|_, _| [0; 3])),
        ("grey", made(|_, _| [128; 3])),
        ("noise", made(|x, y| [0, 1, 2].map(|part| noise(x * 3 + y * 1_000 + part)))),
        ("one lamp in the dark", made(|x, y| if x == 160 && y == 90 { [255; 3] } else { [9; 3] })),
        ("saturated", made(|x, _| [[255, 0, 0], [0, 255, 0], [0, 0, 255]][(x / 107) as usize])),
        ("gradient", gradient),
    ]
}

fn luminance(pixel: [u8; 3]) -> f64 {
    let part = |part: u8| {
        let share = f64::from(part) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(pixel[0]) + 0.7152 * part(pixel[1]) + 0.0722 * part(pixel[2])
}

fn read(colour: &str) -> [u8; 3] {
    let number = u32::from_str_radix(&colour[1..], 16).unwrap();
    let [_, red, green, blue] = number.to_be_bytes();
    [red, green, blue]
}

/// The least contrast of any text anywhere on the picture under such a veil, worked out pixel by pixel.
fn least_contrast(shown: &RgbImage, palette: &Palette, veil: u8) -> f64 {
    let ground = read(&palette.ground);
    let share = f64::from(veil) / 100.0;
    let figures = [
        &palette.text,
        &palette.soft,
        &palette.green,
        &palette.gold,
        &palette.coral,
        &palette.blue,
    ];
    let behind: BTreeSet<[u8; 3]> = shown
        .pixels()
        .map(|pixel| {
            [0, 1, 2].map(|part: usize| {
                let (from, to) = (f64::from(pixel.0[part]), f64::from(ground[part]));
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let byte = (from + (to - from) * share).round() as u8;
                byte
            })
        })
        .collect();
    let mut least = f64::INFINITY;
    for figure in figures {
        let figure = luminance(read(figure));
        for pixel in &behind {
            let behind = luminance(*pixel);
            least = least.min((figure.max(behind) + 0.05) / (figure.min(behind) + 0.05));
        }
    }
    least
}

fn palette(colours: Colours) -> Palette {
    Palette::of(colours, &Look::default().own).unwrap()
}

#[test]
fn every_text_can_be_read_at_every_place_of_any_picture() {
    for (name, picture) in invented() {
        let taken = look_at(&base64(picture, ImageFormat::Png)).unwrap();
        let shown = image::load_from_memory(&taken.jpeg).unwrap().to_rgb8();
        let (lightest, darkest) = (taken.lightest.clone(), taken.darkest.clone());
        let background = Background { file: String::new(), lightest, darkest };
        for colours in Colours::ALL {
            let palette = palette(colours);
            let veil = background.veil(&palette);
            let least = least_contrast(&shown, &palette, veil);
            assert!(least >= 4.5, "{name}, {colours:?}: {least} under {veil}");
            // And it is no more than is needed, but for what the measure is rounded by.
            let thinner = veil.saturating_sub(5);
            if veil > 5 {
                let least = least_contrast(&shown, &palette, thinner);
                assert!(least < 4.7, "{name}, {colours:?}: {least} would do under {thinner}");
            }
        }
    }
}

#[test]
fn a_picture_like_the_ground_is_hardly_veiled_and_its_opposite_mostly() {
    let all = invented();
    let veil = |name: &str, colours| {
        let (_, picture) = all.iter().find(|(called, _)| *called == name).unwrap();
        let taken = look_at(&base64(picture.clone(), ImageFormat::Png)).unwrap();
        let background =
            Background { file: String::new(), lightest: taken.lightest, darkest: taken.darkest };
        background.veil(&palette(colours))
    };
    assert_eq!(veil("black", Colours::Dark), 0);
    assert_eq!(veil("black", Colours::Black), 0);
    assert_eq!(veil("white", Colours::Light), 0);
    for (name, colours) in [("white", Colours::Dark), ("black", Colours::Light)] {
        let veil = veil(name, colours);
        assert!((60..100).contains(&veil), "{name}: {veil}");
    }
}

#[test]
fn a_large_picture_is_made_smaller_and_one_that_was_kept_stays_as_it_is() {
    let wide = RgbImage::from_fn(5_000, 40, |x, _| Rgb([u8::try_from(x % 256).unwrap(); 3]));
    let kept = look_at(&base64(wide, ImageFormat::Jpeg)).unwrap().jpeg;
    let size = image::load_from_memory(&kept).unwrap();
    assert_eq!((size.width(), size.height()), (3_840, 31));
    assert_eq!(look_at(&STANDARD.encode(&kept)).unwrap().jpeg, kept);
}

#[test]
fn a_picture_is_kept_shown_replaced_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let take = |office: &mut Office, side: u32| {
        let picture = RgbImage::from_pixel(side, side, Rgb([90, 20, 20]));
        let picture = look_at(&base64(picture, ImageFormat::Png)).unwrap();
        let kept = office.keep_background(Some(&picture)).unwrap();
        office
            .change_look(|look| {
                look.background.clone_from(&kept);
                Ok(())
            })
            .unwrap();
        kept.unwrap()
    };
    let first = take(&mut office, 40);
    assert!(first.is_one());
    let shown = BACKGROUND.as_address(folder.path(), &first.file).unwrap();
    assert!(shown.starts_with("data:image/jpeg;base64,/9j/"));
    std::thread::sleep(std::time::Duration::from_millis(2));
    let second = take(&mut office, 80);
    assert_ne!(first.file, second.file);
    assert_eq!(BACKGROUND.as_address(folder.path(), &first.file), None, "the old file is gone");
    // What the settings do not name yet is written beside what they name.
    let picture = look_at(&BACKGROUND.as_base64(folder.path(), &second.file).unwrap()).unwrap();
    let third = office.keep_background(Some(&picture)).unwrap().unwrap();
    assert!(BACKGROUND.as_address(folder.path(), &second.file).is_some());
    assert!(BACKGROUND.as_address(folder.path(), &third.file).is_some());
    office
        .change_look(|look| {
            look.background = None;
            Ok(())
        })
        .unwrap();
    assert_eq!(BACKGROUND.as_address(folder.path(), &second.file), None);
    assert_eq!(BACKGROUND.as_address(folder.path(), &third.file), None);
    assert_eq!(BACKGROUND.as_base64(folder.path(), "../secret.jpg"), None);
}

#[test]
fn what_is_no_bounded_picture_is_refused() {
    for bytes in [&b"<svg onload=alert(1)>"[..], b"GIF89a", b"", b"\xff\xd8\xff\xe0 broken"] {
        assert_eq!(look_at(&STANDARD.encode(bytes)).unwrap_err().code, "picture");
    }
}

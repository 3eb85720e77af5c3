//! The moving picture of the README: names, the draw, a bust-out, what follows, undo. Taken from the real window by
//! `scripts/pictures`, a picture after each step, as one animated PNG, which needs no program to make and plays in every browser.

use crate::windows::keyboard::{CONTROL, ESCAPE, keys, take_advice, types, until_cursor, with};
use crate::windows::{ENTER, Windows};
use std::fs::File;
use std::io::{BufWriter, Cursor};
use std::path::Path;

/// The frames so far, each with how long it stays, in milliseconds.
#[derive(Default)]
struct Film {
    frames: Vec<(Vec<u8>, u16)>,
    size: (u32, u32),
    colour: Option<(png::ColorType, png::BitDepth)>,
}

impl Film {
    /// The desk as it is now, for so long.
    async fn shows(&mut self, windows: &Windows, ms: u16) {
        windows.script("document.body.animate([{ opacity: 0.999 }, { opacity: 1 }], 3000)").await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        let taken = windows.client.screenshot().await.unwrap();
        let mut reader = png::Decoder::new(Cursor::new(taken)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        pixels.truncate(info.buffer_size());
        let size = (info.width, info.height);
        if self.frames.is_empty() {
            self.size = size;
            self.colour = Some((info.color_type, info.bit_depth));
        }
        assert_eq!(self.size, size, "the window keeps its size");
        self.frames.push((pixels, ms));
    }

    fn keep(self, path: &Path) {
        let (width, height) = self.size;
        let (colour, depth) = self.colour.unwrap();
        let mut encoder =
            png::Encoder::new(BufWriter::new(File::create(path).unwrap()), width, height);
        encoder.set_color(colour);
        encoder.set_depth(depth);
        encoder.set_compression(png::Compression::High);
        encoder.set_animated(u32::try_from(self.frames.len()).unwrap(), 0).unwrap();
        let mut writer = encoder.write_header().unwrap();
        for (pixels, ms) in &self.frames {
            writer.set_frame_delay(*ms, 1_000).unwrap();
            writer.write_image_data(pixels).unwrap();
        }
        writer.finish().unwrap();
    }
}

#[tokio::test]
#[ignore = "run by scripts/pictures"]
async fn pictures_that_move() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.client.set_window_size(1200, 750).await.unwrap();
    let mut film = Film::default();
    windows.press("new-tournament").await;
    until_cursor(&windows, "tournament-name").await;
    film.shows(&windows, 1_600).await;
    types(&windows, ENTER).await;
    until_cursor(&windows, "player-name").await;
    let names = [
        "Anna Berg",
        "Bo Lund",
        "Chen Wei",
        "Dele Ade",
        "Eva Roth",
        "Gus Hale",
        "Ines Moreau",
        "Kim Park",
    ];
    for (name, left) in names.iter().zip(1..) {
        types(&windows, name).await;
        if left == 1 || left == 4 {
            film.shows(&windows, 900).await;
        }
        types(&windows, ENTER).await;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }
    keys(&windows, [ESCAPE]).await;
    until_cursor(&windows, "floor-line").await;
    film.shows(&windows, 1_800).await;
    take_advice(&windows).await;
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    windows.press("room-tables").await;
    film.shows(&windows, 1_800).await;
    take_advice(&windows).await;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    until_cursor(&windows, "floor-line").await;
    film.shows(&windows, 1_600).await;
    types(&windows, "1.4").await;
    windows.until("floor-says", |text| text.contains("finishes")).await;
    film.shows(&windows, 2_200).await;
    types(&windows, ENTER).await;
    windows.until("players-left", |text| text.starts_with('7')).await;
    film.shows(&windows, 2_000).await;
    with(&windows, CONTROL, 'z').await;
    windows.until("players-left", |text| text.starts_with('8')).await;
    film.shows(&windows, 2_200).await;
    if let Some(folder) = std::env::var_os("SHUFFLE_UP_PICTURES") {
        film.keep(&Path::new(&folder).join("evening.png"));
    }
    windows.close().await;
}

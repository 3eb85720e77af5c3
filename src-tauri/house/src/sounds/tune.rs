//! What is played at a cue: a bundled sound, or a recording of the host's own.

use crate::prelude::*;
use std::fmt;
use std::io::Cursor;
use std::panic::catch_unwind;
use std::time::Duration;

use rodio::buffer::SamplesBuffer;
use rodio::{Decoder, Source};

use super::jingles::Jingle;

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: usize = 20 * 1024 * 1024;
/// The longest recording, in seconds: whatever comes after a cue waits until its sound is over.
const LONGEST: u64 = 60;

fn not_a_sound() -> Phrase {
    phrase!(
        "sound-none",
        "This file is no sound that can be played here. Choose a WAV, MP3, OGG (Vorbis) or FLAC file."
    )
}

fn too_large() -> Phrase {
    phrase!("sound-too-large", "A sound has at most 20 MB. Choose a shorter one.")
}

/// A sound that a cue is called with.
#[derive(Clone, Debug, PartialEq)]
pub enum Tune {
    /// One that comes with the program.
    Bundled(Jingle),
    /// One of the host's own.
    Own(Recording),
}

/// The host's own sound, decoded once, so that nothing about its file can go wrong when it is due.
#[derive(Clone)]
pub struct Recording(Arc<SamplesBuffer>);

impl Recording {
    /// Reads a WAV, MP3, OGG (Vorbis) or FLAC file.
    ///
    /// # Errors
    /// A sentence for the director: a file too large, too long, empty, with more than two channels or more than 96,000
    /// samples a second, or none of these formats.
    pub fn read(file: Vec<u8>) -> Result<Self, Phrase> {
        if file.len() > LARGEST_FILE {
            return Err(too_large());
        }
        // The file comes from anywhere; a decoder that fails over it has refused it.
        let buffer = catch_unwind(|| decode(file)).unwrap_or_else(|_| Err(not_a_sound()))?;
        Ok(Self(Arc::new(buffer)))
    }

    /// Its samples.
    pub fn source(&self) -> SamplesBuffer {
        SamplesBuffer::clone(&self.0)
    }
}

fn decode(file: Vec<u8>) -> Result<SamplesBuffer, Phrase> {
    let length = file.len() as u64;
    let decoder =
        Decoder::builder().with_byte_len(length).with_data(Cursor::new(file)).build().map_err(
            |error| {
                tracing::info!(%error, "a file is no sound");
                not_a_sound()
            },
        )?;
    let (channels, rate) = (decoder.channels(), decoder.sample_rate());
    if channels.get() > 2 || rate.get() > 96_000 {
        return Err(phrase!(
            "sound-too-fine",
            "A sound is mono or stereo, with at most 96,000 samples a second. Save it as an ordinary MP3 and choose that."
        ));
    }
    let longest = LONGEST * u64::from(rate.get()) * u64::from(channels.get());
    let longest = usize::try_from(longest).unwrap_or(usize::MAX);
    // One more than allowed tells a file that is too long, whatever its head says.
    let samples: Vec<f32> = decoder.take(longest + 1).collect();
    if samples.is_empty() {
        return Err(not_a_sound());
    }
    if samples.len() > longest {
        return Err(phrase!(
            "sound-too-long",
            "A sound lasts a minute at most. Choose a shorter one."
        ));
    }
    Ok(SamplesBuffer::new(channels, rate, samples))
}

impl Tune {
    /// How long it sounds.
    pub fn length(&self) -> Duration {
        match self {
            Self::Bundled(jingle) => jingle.length(),
            Self::Own(recording) => recording.0.total_duration().unwrap_or_default(),
        }
    }
}

impl From<Jingle> for Tune {
    fn from(jingle: Jingle) -> Self {
        Self::Bundled(jingle)
    }
}

impl PartialEq for Recording {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Recording {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Recording of {:?}", self.0.total_duration().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::rules::clock::cues::Cue;

    /// A tenth of a second of a tone in each format, made with ffmpeg.
    const FILES: [(&str, &[u8]); 4] = [
        ("wav", include_bytes!("samples/tone.wav")),
        ("mp3", include_bytes!("samples/tone.mp3")),
        ("ogg", include_bytes!("samples/tone.ogg")),
        ("flac", include_bytes!("samples/tone.flac")),
    ];

    #[test]
    fn every_format_is_read_whole() {
        for (format, file) in FILES {
            let recording = Recording::read(file.to_vec()).expect(format);
            let length = Tune::Own(recording.clone()).length();
            // MP3 pads its ends.
            let expected = Duration::from_millis(95)..Duration::from_millis(180);
            assert!(expected.contains(&length), "{format}: {length:?}");
            let peak = recording.source().fold(0.0_f32, |peak, it| peak.max(it.abs()));
            assert!((0.3..1.0).contains(&peak), "{format}: peak {peak}");
        }
    }

    #[test]
    fn what_is_no_sound_is_refused_in_words() {
        for file in
            [&b""[..], b"a shopping list", b"ID3\x04\0\0\0\0\0\0", b"OggS", b"fLaC", b"RIFF"]
        {
            assert_eq!(Recording::read(file.to_vec()).unwrap_err(), not_a_sound(), "{file:?}");
        }
        let large = Recording::read(vec![0; LARGEST_FILE + 1]).unwrap_err();
        assert!(large.english.contains("20 MB"), "{large}");
    }

    /// Whatever a broken file does, it is refused or played, and never brings the program down.
    #[test]
    fn a_damaged_file_does_no_harm() {
        for (_, file) in FILES {
            for place in 0..file.len().min(400) {
                let mut damaged = file.to_vec();
                damaged[place] ^= 0x5a;
                let _ = Recording::read(damaged);
                let _ = Recording::read(file[..place].to_vec());
            }
        }
    }

    #[test]
    fn two_minutes_are_too_long() {
        let seconds = 120;
        let mut file = Jingle::of(Cue::LevelUp).wav[..44].to_vec();
        let data = 2 * 44_100 * seconds;
        file[4..8].copy_from_slice(&(data + 36_u32).to_le_bytes());
        file[40..44].copy_from_slice(&data.to_le_bytes());
        file.resize(44 + data as usize, 0);
        assert!(Recording::read(file).unwrap_err().english.contains("a minute"));
    }
}

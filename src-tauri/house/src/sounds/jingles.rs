//! The bundled sounds.

use shuffle_up_engine::rules::clock::cues::Cue;
use std::fmt;
use std::io::Cursor;
use std::time::Duration;

use rodio::Decoder;
use rodio::decoder::DecoderError;

/// A sound that comes with the program, as a WAV file. It is part of the program, so it cannot be missing on the day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Jingle {
    name: &'static str,
    pub(super) wav: &'static [u8],
}

macro_rules! jingle {
    ($name:literal) => {
        Jingle {
            name: $name,
            wav: include_bytes!(concat!("../../../../assets/sounds/", $name, ".wav")),
        }
    };
}

impl Jingle {
    /// The one that a cue has; some share one.
    pub fn of(cue: Cue) -> Self {
        match cue {
            Cue::HoldThePush => jingle!("hold_the_push"),
            Cue::OneMinute | Cue::BreakOneMinute => jingle!("one_minute"),
            Cue::TenSeconds => jingle!("ten_seconds"),
            Cue::LevelUp => jingle!("level_up"),
            Cue::BreakStart => jingle!("break_start"),
            Cue::ColourUp => jingle!("colour_up"),
            Cue::BreakEnd => jingle!("break_end"),
            Cue::LateRegistrationClosing | Cue::RebuysClosing => jingle!("closing"),
            Cue::LateRegistrationClosed | Cue::RebuysClosed => jingle!("closed"),
        }
    }

    /// How long it sounds: the files are mono, 16 bit, 44,100 samples a second, after a head of 44 bytes.
    pub fn length(self) -> Duration {
        let samples = self.wav.len().saturating_sub(44) / 2;
        Duration::from_secs_f64(samples as f64 / 44_100.0)
    }
}

impl fmt::Debug for Jingle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Reads a bundled WAV file.
pub fn decode(jingle: Jingle) -> Result<Decoder<Cursor<&'static [u8]>>, DecoderError> {
    Decoder::new(Cursor::new(jingle.wav))
}

#[cfg(test)]
mod tests {
    use rodio::Source;

    use super::*;

    /// A cue of each.
    const ALL: [Cue; 9] = [
        Cue::LevelUp,
        Cue::OneMinute,
        Cue::TenSeconds,
        Cue::BreakStart,
        Cue::BreakEnd,
        Cue::HoldThePush,
        Cue::LateRegistrationClosing,
        Cue::LateRegistrationClosed,
        Cue::ColourUp,
    ];

    #[test]
    fn every_bundled_sound_decodes_to_what_its_maker_promises() {
        let lengths = [1.80, 1.45, 0.90, 2.40, 1.95, 1.30, 1.60, 1.20, 1.20];
        for (jingle, length) in ALL.map(Jingle::of).into_iter().zip(lengths) {
            let source = decode(jingle).expect("a bundled sound does not decode");
            assert_eq!(source.channels().get(), 1, "{jingle:?}");
            assert_eq!(source.sample_rate().get(), 44_100, "{jingle:?}");
            let samples: Vec<f32> = source.collect();
            let seconds = samples.len() as f64 / 44_100.0;
            assert!((seconds - length).abs() < 0.001, "{jingle:?}: {seconds} s");
            assert!((jingle.length().as_secs_f64() - length).abs() < 0.001, "{jingle:?}");
            let peak = samples.iter().fold(0.0_f32, |peak, it| peak.max(it.abs()));
            assert!((0.70..0.71).contains(&peak), "{jingle:?}: peak {peak}");
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 0.000_5, "{jingle:?}: offset {mean}");
            assert_eq!(samples.first(), Some(&0.0), "{jingle:?} starts with a click");
            assert_eq!(samples.last(), Some(&0.0), "{jingle:?} ends with a click");
        }
    }

    #[test]
    fn no_two_jingles_share_a_file() {
        let all = ALL.map(Jingle::of);
        for (i, one) in all.iter().enumerate() {
            for other in &all[i + 1..] {
                assert_ne!(one.wav, other.wav, "{one:?} and {other:?}");
            }
        }
    }
}

//! The bundled sounds.

use std::io::Cursor;
use std::time::Duration;

use rodio::Decoder;
use rodio::decoder::DecoderError;

/// A sound that belongs to a moment of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jingle {
    /// A new level begins.
    LevelUp,
    /// One minute is left of the level or of the break.
    OneMinute,
    /// Ten seconds are left.
    TenSeconds,
    /// A break begins.
    BreakStart,
    /// A break is over.
    BreakEnd,
    /// Dealers stay at their tables.
    HoldThePush,
    /// Late entry or rebuys are about to close.
    Closing,
    /// Late entry or rebuys have closed.
    Closed,
    /// Chips leave play.
    ColourUp,
}

impl Jingle {
    /// Every jingle.
    pub const ALL: [Self; 9] = [
        Self::LevelUp,
        Self::OneMinute,
        Self::TenSeconds,
        Self::BreakStart,
        Self::BreakEnd,
        Self::HoldThePush,
        Self::Closing,
        Self::Closed,
        Self::ColourUp,
    ];

    /// The bundled WAV file. It is part of the program, so it cannot be missing on the day.
    #[must_use]
    pub const fn wav(self) -> &'static [u8] {
        match self {
            Self::LevelUp => include_bytes!("../../../../assets/sounds/level_up.wav"),
            Self::OneMinute => include_bytes!("../../../../assets/sounds/one_minute.wav"),
            Self::TenSeconds => include_bytes!("../../../../assets/sounds/ten_seconds.wav"),
            Self::BreakStart => include_bytes!("../../../../assets/sounds/break_start.wav"),
            Self::BreakEnd => include_bytes!("../../../../assets/sounds/break_end.wav"),
            Self::HoldThePush => include_bytes!("../../../../assets/sounds/hold_the_push.wav"),
            Self::Closing => include_bytes!("../../../../assets/sounds/closing.wav"),
            Self::Closed => include_bytes!("../../../../assets/sounds/closed.wav"),
            Self::ColourUp => include_bytes!("../../../../assets/sounds/colour_up.wav"),
        }
    }

    /// How long it sounds: the files are mono, 16 bit, 44,100 samples a second, after a head of 44 bytes.
    #[must_use]
    pub fn length(self) -> Duration {
        let samples = self.wav().len().saturating_sub(44) / 2;
        Duration::from_secs_f64(samples as f64 / 44_100.0)
    }
}

/// Reads a bundled WAV file.
pub(super) fn decode(jingle: Jingle) -> Result<Decoder<Cursor<&'static [u8]>>, DecoderError> {
    Decoder::new(Cursor::new(jingle.wav()))
}

#[cfg(test)]
mod tests {
    use rodio::Source;

    use super::*;

    #[test]
    fn every_bundled_sound_decodes_to_what_its_maker_promises() {
        let lengths = [1.80, 1.45, 0.90, 2.40, 1.95, 1.30, 1.60, 1.20, 1.20];
        for (jingle, length) in Jingle::ALL.into_iter().zip(lengths) {
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
        for (i, one) in Jingle::ALL.iter().enumerate() {
            for other in &Jingle::ALL[i + 1..] {
                assert_ne!(one.wav(), other.wav(), "{one:?} and {other:?}");
            }
        }
    }
}

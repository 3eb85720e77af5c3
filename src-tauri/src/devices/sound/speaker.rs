//! The system's own sound device, opened and played on.

use shuffle_up_engine::base::wording::Phrase;
use std::time::Instant;

use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::{CpalError, CpalErrorKind, Device, DeviceSinkBuilder, DeviceSinkError};
use rodio::{MixerDeviceSink, Player};

use super::audio_thread::{Opener, Output};
use super::loss::Complaints;
use super::reasons::{explain, trouble};
use shuffle_up_house::sounds::{Tune, decode};

/// The system's own sound devices.
pub(super) struct System;

/// A stream to one of the system's devices.
pub(super) struct Speaker {
    /// Plays its tunes one after the other, because two tunes at once are none.
    player: Option<Player>,
    gain: f32,
    /// Declared after the player, which feeds it, so that it is dropped after it.
    sink: MixerDeviceSink,
}

impl Output for Speaker {
    fn play(&mut self, tune: Tune) -> Result<(), Phrase> {
        // A player that has run dry would put up to a moment of silence before the next tune.
        let player = match self.player.take().filter(|player| !player.empty()) {
            Some(player) => player,
            None => {
                let player = Player::connect_new(self.sink.mixer());
                player.set_volume(self.gain);
                player
            }
        };
        match tune {
            Tune::Own(recording) => player.append(recording.source()),
            Tune::Bundled(jingle) => player.append(decode(jingle).map_err(|error| {
                // Every bundled file is decoded by a test, so this is not expected to happen.
                tracing::error!(%error, ?jingle, "a bundled sound could not be decoded");
                trouble()
            })?),
        }
        self.player = Some(player);
        Ok(())
    }

    fn set_gain(&mut self, gain: f32) {
        self.gain = gain;
        if let Some(player) = &self.player {
            player.set_volume(gain);
        }
    }

    fn silence(&mut self) {
        // A player stops when it is dropped.
        self.player = None;
    }

    fn is_playing(&self) -> bool {
        self.player.as_ref().is_some_and(|player| !player.empty())
    }
}

impl Opener for System {
    type Output = Speaker;

    fn open(&mut self, lost: impl Fn() + Clone + Send + 'static) -> Result<Speaker, Phrase> {
        let mut complaints = Complaints::default();
        let on_error = move |error: CpalError| {
            if error.kind() == CpalErrorKind::Xrun {
                tracing::debug!("the sound stuttered");
            }
            if complaints.mean_loss(error.kind(), Instant::now()) {
                tracing::warn!(%error, "sound stream");
                lost();
            }
        };
        let sink = open_sink(on_error).map_err(|error| {
            tracing::info!(?error, "no sound device could be opened");
            explain(&error)
        })?;
        Ok(Speaker { player: None, gain: 1.0, sink })
    }
}

/// Opens the default device or, failing that, any other. This is what rodio's own
/// `open_default_sink` does, except that the other devices get the error callback too: without it a
/// lost device would go unnoticed.
fn open_sink<E>(on_error: E) -> Result<MixerDeviceSink, DeviceSinkError>
where
    E: FnMut(CpalError) + Clone + Send + 'static,
{
    let open = |device: Device| {
        DeviceSinkBuilder::from_device(device)?
            .with_error_callback(on_error.clone())
            .open_sink_or_fallback()
    };
    let host = rodio::cpal::default_host();
    let first = host.default_output_device().map_or(Err(DeviceSinkError::NoDevice), open);
    first.or_else(|error| {
        let Ok(devices) = host.output_devices() else {
            return Err(error);
        };
        devices
            // ALSA's null device accepts every sound and plays none.
            .filter(|device| {
                device
                    .description()
                    .is_ok_and(|it| it.driver().is_some_and(|driver| driver != "null"))
            })
            .find_map(|device| open(device).ok())
            .ok_or(error)
    })
}

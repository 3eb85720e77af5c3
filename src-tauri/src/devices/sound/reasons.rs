//! Why there is no sound, as sentences for the director.

use crate::prelude::*;
use rodio::{CpalErrorKind, DeviceSinkError};

fn none_found() -> Phrase {
    phrase!(
        "sound-none-found",
        "No sound device was found. Plug in a loudspeaker or choose one in the system's sound settings; the next cue tries \
         again."
    )
}

pub(super) fn unplugged() -> Phrase {
    phrase!(
        "sound-unplugged",
        "The sound device was unplugged or switched off. Plug it in again; the next cue tries again."
    )
}

pub(super) fn trouble() -> Phrase {
    phrase!(
        "sound-trouble",
        "The sound device does not work. Choose another one in the system's sound settings; the next cue tries again."
    )
}

/// What a director can do about an error. The error itself goes to the log.
pub(super) fn explain(error: &DeviceSinkError) -> Phrase {
    let cause = match error {
        DeviceSinkError::NoDevice => return none_found(),
        DeviceSinkError::UnsupportedSampleFormat => return trouble(),
        DeviceSinkError::PlayError(cause)
        | DeviceSinkError::DefaultSinkConfigError(cause)
        | DeviceSinkError::BuildError(cause)
        | DeviceSinkError::SupportedConfigsError(cause) => cause,
    };
    match cause.kind() {
        CpalErrorKind::DeviceNotAvailable | CpalErrorKind::HostUnavailable => none_found(),
        CpalErrorKind::DeviceBusy => phrase!(
            "sound-busy",
            "Another program keeps the sound device to itself. Close that program; the next cue tries again."
        ),
        CpalErrorKind::PermissionDenied => phrase!(
            "sound-forbidden",
            "The system does not let this program use the sound device. Allow it in the system's settings; the next cue tries \
             again."
        ),
        _ => trouble(),
    }
}

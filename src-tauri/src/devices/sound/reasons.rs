//! Why there is no sound, as sentences for the director.

use rodio::{CpalErrorKind, DeviceSinkError};

const NONE_FOUND: &str = "No sound device was found. Plug in a loudspeaker or choose one in the \
                          system's sound settings; the next cue tries again.";
pub(super) const UNPLUGGED: &str = "The sound device was unplugged or switched off. Plug it in again; the next \
                         cue tries again.";
const BUSY: &str = "Another program keeps the sound device to itself. Close that program; the next \
                    cue tries again.";
const FORBIDDEN: &str = "The system does not let this program use the sound device. Allow it in the \
                         system's settings; the next cue tries again.";
pub(super) const TROUBLE: &str = "The sound device does not work. Choose another one in the system's sound \
                       settings; the next cue tries again.";

/// What a director can do about an error. The error itself goes to the log.
pub(super) fn explain(error: &DeviceSinkError) -> &'static str {
    let cause = match error {
        DeviceSinkError::NoDevice => return NONE_FOUND,
        DeviceSinkError::UnsupportedSampleFormat => return TROUBLE,
        DeviceSinkError::PlayError(cause)
        | DeviceSinkError::DefaultSinkConfigError(cause)
        | DeviceSinkError::BuildError(cause)
        | DeviceSinkError::SupportedConfigsError(cause) => cause,
    };
    match cause.kind() {
        CpalErrorKind::DeviceNotAvailable | CpalErrorKind::HostUnavailable => NONE_FOUND,
        CpalErrorKind::DeviceBusy => BUSY,
        CpalErrorKind::PermissionDenied => FORBIDDEN,
        _ => TROUBLE,
    }
}

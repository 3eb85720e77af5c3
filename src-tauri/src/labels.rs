//! What windows are called: their capabilities are granted by these labels.

/// The desk's own window.
pub const DESK: &str = "desk";
/// How the labels of the room's windows begin.
const ROOM: &str = "projector-";

/// The number in the label of a window of the room; absent for any other window.
pub fn number(label: &str) -> Option<u32> {
    label.strip_prefix(ROOM)?.parse().ok()
}

/// The label of the window of the room with this number.
pub fn of(number: u32) -> String {
    format!("{ROOM}{number}")
}

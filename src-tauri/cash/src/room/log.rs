//! The log of a card room.

use super::{Room, RoomSaid};
use shuffle_up_engine::base::plain_log::{Line, Log};

/// A line of a room.
pub type RoomLine = Line<RoomSaid>;
/// The lines of a room, and what they come to.
pub type RoomLog = Log<Room>;

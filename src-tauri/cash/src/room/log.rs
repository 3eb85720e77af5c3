//! The log of a card room.

use super::{Context, Room, RoomSaid, RoomSay};
use crate::log::{Line, LineKind, Log};
use crate::prelude::*;

/// A line of a room.
pub type RoomLine = Line<RoomSaid>;
/// The lines of a room, and what they come to.
pub type RoomLog = Log<Room>;

impl RoomLog {
    /// The room as it stands.
    pub fn room(&self) -> &Room {
        self.state()
    }

    /// Decides the next line. A draw follows from the seed.
    ///
    /// # Errors
    /// The refusals of [`Room::decide`].
    pub fn prepare(
        &self,
        say: RoomSay,
        at: Millis,
        seed: u64,
        device: &str,
    ) -> Result<RoomLine, Refusal> {
        let context = Context { at, seed, next: self.next_player() };
        let said = self.room().decide(say, context)?;
        self.next(LineKind::Said { said }, at, device)
    }
}

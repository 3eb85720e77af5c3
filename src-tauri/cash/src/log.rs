//! The log of a cash game.

use crate::game::Game;
use crate::said::Said;
use shuffle_up_engine::base::plain_log::{Line, Log};

/// A line of a cash game.
pub type CashLine = Line<Said>;
/// The lines of a cash game, and what they come to.
pub type CashLog = Log<Game>;

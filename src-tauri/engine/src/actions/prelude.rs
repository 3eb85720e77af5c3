//! What every action's file is written with, imported at once: its command, its event, its sentence in the log.

pub(crate) use crate::actions::command::{Action, Context};
pub(crate) use crate::actions::effect::{Effect, LogLabel, beside, log_label};
pub(crate) use crate::actions::event::{Apply, Event};
pub(crate) use crate::state::move_reason::MoveReason;
pub(crate) use crate::state::prelude::*;

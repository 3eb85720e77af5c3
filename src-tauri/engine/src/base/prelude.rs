//! What nearly every file of the engine is written with, imported at once: how data is kept and shown, ids, amounts,
//! sentences and refusals.

pub(crate) use crate::base::ids::{
    ChipCount, EntryId, Millis, PlayerId, Seat, SeatNumber, TableNumber,
};
pub(crate) use crate::base::money::Money;
pub(crate) use crate::base::numbers::{is_zero, to_u32, to_u64, to_usize};
pub(crate) use crate::base::refusal::{Refusal, refuse, refuse_if};
pub(crate) use crate::base::types::{JsonSchema, TS};
pub(crate) use crate::base::wording::{AsArgument, Phrase, Value, phrase};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use std::collections::{BTreeMap, BTreeSet};

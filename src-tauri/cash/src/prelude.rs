//! The imports of nearly every file here: how data is kept and shown, amounts, refusals.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use shuffle_up_engine::base::ids::Millis;
pub(crate) use shuffle_up_engine::base::money::{Currency, Money};
pub(crate) use shuffle_up_engine::base::numbers::{to_u32, to_usize};
pub(crate) use shuffle_up_engine::base::refusal::{Refusal, refuse_if};
pub(crate) use shuffle_up_engine::base::types::TS;
pub(crate) use shuffle_up_engine::base::wording::Phrase;
pub(crate) use shuffle_up_engine::{phrase, refuse};
pub(crate) use std::collections::{BTreeMap, BTreeSet};

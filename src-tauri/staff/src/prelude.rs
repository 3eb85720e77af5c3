//! The imports of nearly every file here: how data is kept and shown, refusals, sentences.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use shuffle_up_engine::base::ids::Millis;
pub(crate) use shuffle_up_engine::base::money::Money;
pub(crate) use shuffle_up_engine::base::numbers::to_u32;
pub(crate) use shuffle_up_engine::base::refusal::{Refusal, refuse_if};
pub(crate) use shuffle_up_engine::base::types::TS;
pub(crate) use shuffle_up_engine::base::wording::Phrase;
pub(crate) use shuffle_up_engine::{phrase, refuse};
pub(crate) use std::collections::{BTreeMap, BTreeSet};

/// A minute in milliseconds.
pub(crate) const MINUTE: Millis = 60_000;

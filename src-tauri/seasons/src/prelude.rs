//! What nearly every file of the seasons is written with, imported at once: how data is kept and shown, evenings, points.

pub(crate) use crate::evening::{Evening, Who};
pub(crate) use crate::hundredths::Hundredths;
pub(crate) use crate::season::Season;
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use shuffle_up_engine::base::refusal::{Refusal, RefusalCode};
pub(crate) use shuffle_up_engine::base::types::{JsonSchema, TS};
pub(crate) use shuffle_up_engine::base::wording::{Phrase, phrase};
pub(crate) use std::collections::{BTreeMap, BTreeSet};

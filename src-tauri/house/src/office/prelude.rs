//! What every file of the office is written with, imported at once.

pub(crate) use crate::office::Office;
pub(crate) use crate::prelude::*;

//! What nearly every file above the state is written with, imported at once: the tournament and what is asked of it most.

pub(crate) use crate::base::prelude::*;
pub(crate) use crate::state::dial::Dial;
pub(crate) use crate::state::entry::Standing;
pub(crate) use crate::state::ledger::Payment;
pub(crate) use crate::state::phase::Phase;
pub(crate) use crate::state::tournament::Tournament;

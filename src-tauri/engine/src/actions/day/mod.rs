//! The end of a day: the last hands, bagging, the closing.

pub mod bag;
pub mod close;
pub mod end;
pub mod last_hands;
pub mod open_bags;

use crate::state::prelude::*;

/// The refusal of a bag before the day has ended.
pub(crate) fn bags_at_the_end() -> Refusal {
    refuse!(
        NotNow,
        "bags-at-the-end",
        "Stacks are bagged when the day has ended. End it first: day end."
    )
}

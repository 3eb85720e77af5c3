//! The preset of a league's edition of Robert's Rules, section 7 (LR).

use super::*;

/// LR: as RRoP, but a player who has moved waits in the small blind and on the button until the button has passed (LR 16).
pub fn house_rules(form: GameForm) -> HouseRules {
    HouseRules {
        book: RuleBook::Lr,
        moved_in: MovedIn::WaitsInSmallBlindAndButton,
        ..rrop::house_rules(form)
    }
}

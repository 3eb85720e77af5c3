//! What the floor line does about what is sold until a point of the evening: `late through 9 everybody in line is sold`,
//! `rebuys close`.

use crate::actions::entries::change_closing::ChangeClosing;
use crate::floor_line::{Read, TypedLine, first_word};
use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::state::prelude::*;

impl OnSale {
    /// The verb by which it is typed.
    pub fn verb(self) -> &'static str {
        match self {
            Self::LateRegistration => "late",
            Self::Rebuys => "rebuys",
            Self::ReEntries => "reentries",
            Self::AddOns => "addons",
        }
    }
}

/// What stands after such a verb: nothing, or a word that no name of a player is likely to go on with.
pub(super) fn closes(rest: &str) -> bool {
    matches!(first_word(rest).0.to_lowercase().as_str(), "" | "through" | "close")
}

impl TypedLine<'_> {
    /// `late through 9 everybody in line is sold`, `late close a level early`, and so with `rebuys`, `reentries`, `addons`.
    pub(super) fn closing(&self, what: OnSale, rest: &str) -> Read {
        let verb = &what.said();
        let (word, rest) = first_word(rest);
        let asks = || {
            verb.asks(phrase!(
                "floor-closing-how",
                "{verb} through 6, or {verb} close; then why",
                verb = what.verb()
            ))
        };
        let (until, reason) = match word.to_lowercase().as_str() {
            "close" => (None, rest),
            "through" => {
                let (level, reason) = first_word(rest);
                let Ok(level) = level.parse::<u32>() else { return asks() };
                (Some(Closing::Level { level: level.saturating_add(1) }), reason)
            }
            _ => return asks(),
        };
        let says = match until {
            None => phrase!("floor-closing-now", "closed from now on"),
            Some(until) => until.through_said(&self.tournament.setup.schedule).unwrap_or_default(),
        };
        let why = (!reason.is_empty()).then(|| Phrase::own(reason));
        let says = Phrase::reasons([says].into_iter().chain(why));
        self.decided(verb, says, ChangeClosing { what, until, reason: reason.into() }.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::templates;

    #[test]
    fn late_registration_is_sold_longer_and_closed_by_a_line() {
        let mut setup = templates::t1000();
        setup.late_registration_until = Some(Closing::Level { level: 4 });
        let mut bench = Bench::of(setup);
        bench.seat(4);
        let longer = bench.floor("late through 9 everybody in line");
        assert_eq!(longer.says.english, "through level 9 \u{b7} everybody in line");
        bench.say(longer.command.unwrap()).unwrap();
        assert_eq!(
            bench.log.tournament().setup.late_registration_until,
            Some(Closing::Level { level: 10 })
        );
        let close = bench.floor("late close");
        bench.say(close.command.unwrap()).unwrap();
        assert_eq!(bench.label(), "Late registration: closed");
        assert!(bench.floor("n Zoe").command.is_none());
        // Somebody may be called Late.
        assert_eq!(bench.floor("late bloomer").verb.english, "Bust");
        assert!(bench.floor("late").command.is_none());
    }
}

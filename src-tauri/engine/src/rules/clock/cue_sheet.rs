//! The house's choices for every cue: whether it is called, how, how long before the end, and in whose words.

use crate::base::prelude::*;
use crate::rulebook::citations::RuleBook;
use crate::rules::clock::announcement::check_words;
use crate::rules::clock::cues::Cue;

/// The longest warning: an hour.
pub const LONGEST_LEAD_S: u32 = 3_600;

/// How one cue is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CueLine {
    /// It is called at all.
    pub called: bool,
    /// It is called in tournaments without dealers, too, where the players deal.
    pub without_dealers: bool,
    /// With its sound.
    pub sound: bool,
    /// With a spoken announcement, where the house has them on.
    pub speech: bool,
    /// With a banner on the room's screen.
    pub banner: bool,
    /// How many seconds before the end it warns, 1 to 3600; absent for a cue that is no warning.
    pub lead_s: Option<u32>,
    /// The host's own words, possibly with placeholders; empty for the usual ones.
    pub words: String,
}

/// The choices for all cues. Only what differs from the usual is kept, so that a cue of a later version has its usual
/// line in the sheet of an earlier one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CueSheet(BTreeMap<Cue, CueLine>);

impl CueLine {
    /// The line of a cue that nobody has changed.
    pub fn usual(cue: Cue) -> Self {
        Self {
            called: true,
            without_dealers: !cue.is_for_dealers(),
            sound: true,
            // A voice would still be speaking when the ten seconds are over.
            speech: cue != Cue::TenSeconds,
            banner: true,
            lead_s: cue.usual_lead_s(),
            words: String::new(),
        }
    }

    /// Whether it is called in tournaments after this rule book.
    pub const fn called_in(&self, book: RuleBook) -> bool {
        self.called && (self.without_dealers || !book.players_deal())
    }
}

impl CueSheet {
    /// How a cue is called.
    pub fn line(&self, cue: Cue) -> CueLine {
        self.0.get(&cue).cloned().unwrap_or_else(|| CueLine::usual(cue))
    }

    /// Changes how a cue is called.
    ///
    /// # Errors
    /// A warning shorter than a second or longer than an hour; words with a placeholder that this cue cannot fill, or
    /// too many of them.
    pub fn set(&mut self, cue: Cue, mut line: CueLine) -> Result<(), Refusal> {
        line.lead_s = match (cue.usual_lead_s(), line.lead_s) {
            (None, _) => None,
            (Some(usual), None) => Some(usual),
            (Some(_), Some(chosen)) if (1..=LONGEST_LEAD_S).contains(&chosen) => Some(chosen),
            (Some(_), Some(_)) => {
                return Err(refuse!(
                    BadValue,
                    "cue-warns-1-3600",
                    "A cue warns 1 to 3,600 seconds before the end."
                ));
            }
        };
        // Only what is for dealers can be kept from the players.
        line.without_dealers |= !cue.is_for_dealers();
        line.words = check_words(cue, &line.words)?;
        if line == CueLine::usual(cue) {
            self.0.remove(&cue);
        } else {
            self.0.insert(cue, line);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_kept() {
        let mut sheet = CueSheet::default();
        let off = CueLine { called: false, ..CueLine::usual(Cue::HoldThePush) };
        sheet.set(Cue::HoldThePush, off.clone()).unwrap();
        let kept = serde_json::to_string(&sheet).unwrap();
        assert_eq!(serde_json::from_str::<CueSheet>(&kept).unwrap().line(Cue::HoldThePush), off);
        sheet.set(Cue::HoldThePush, CueLine::usual(Cue::HoldThePush)).unwrap();
        assert_eq!(serde_json::to_string(&sheet).unwrap(), "{}");
    }

    #[test]
    fn a_warning_has_a_length_and_nothing_else_has() {
        let mut sheet = CueSheet::default();
        let line = |lead_s| CueLine { lead_s, ..CueLine::usual(Cue::OneMinute) };
        sheet.set(Cue::OneMinute, line(Some(0))).unwrap_err();
        sheet.set(Cue::OneMinute, line(Some(3_601))).unwrap_err();
        sheet.set(Cue::OneMinute, line(Some(120))).unwrap();
        assert_eq!(sheet.line(Cue::OneMinute).lead_s, Some(120));
        sheet.set(Cue::LevelUp, line(Some(30))).unwrap();
        assert_eq!(sheet.line(Cue::LevelUp).lead_s, None);
    }

    /// Nobody tells a home game's players to hold the push, unless the host wants it.
    #[test]
    fn what_is_for_dealers_is_called_where_there_are_some() {
        let mut sheet = CueSheet::default();
        let called = |sheet: &CueSheet, cue| {
            RuleBook::ALL
                .into_iter()
                .filter(|book| sheet.line(cue).called_in(*book))
                .collect::<Vec<_>>()
        };
        assert_eq!(called(&sheet, Cue::LevelUp), RuleBook::ALL);
        assert_eq!(
            called(&sheet, Cue::HoldThePush),
            [RuleBook::Rrop, RuleBook::Tch, RuleBook::Wsop]
        );
        let everywhere = CueLine { without_dealers: true, ..CueLine::usual(Cue::HoldThePush) };
        sheet.set(Cue::HoldThePush, everywhere).unwrap();
        assert_eq!(called(&sheet, Cue::HoldThePush), RuleBook::ALL);
    }
}

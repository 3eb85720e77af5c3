//! Chips that enter or leave a live stack by the director's word: the stack lives on, and the chips in play follow.

use crate::actions::absences::remove_stack::no_stack_in_play;
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rulebook::citations::{RuleBook, Sources};

/// The longest note that is kept, in characters.
const LONGEST_NOTE: usize = 120;

/// The most chips at once.
pub(crate) const MOST_CHIPS: ChipCount = 1_000_000_000;

/// Puts chips into a live stack, or takes chips out of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjustStack {
    /// Whose.
    pub entry: EntryId,
    /// In or out.
    pub way: ChipsWay,
    /// How much: 1 to 1,000,000,000.
    pub chips: ChipCount,
    /// Why.
    pub why: StackReason,
    /// More of it, in the director's words; possibly empty.
    #[serde(default)]
    pub note: String,
}

/// Whether chips enter play or leave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChipsWay {
    /// Into the stack, and into play.
    In,
    /// Out of the stack, and out of play.
    Out,
}

/// Why chips enter or leave a live stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StackReason {
    /// They were off the table.
    OffTheTable,
    /// Nobody knows whose they were.
    NoOwner,
    /// As a penalty.
    Penalty,
    /// The log did not have what is on the table: it is put right, and no chip moves.
    Correction,
}

impl StackReason {
    /// Every reason, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::OffTheTable, Self::NoOwner, Self::Penalty, Self::Correction];

    /// The rules that say so.
    pub const fn sources(self) -> Sources {
        match self {
            Self::OffTheTable => {
                &[(RuleBook::Rrop, "27"), (RuleBook::Lr, "27"), (RuleBook::Tch, "63a")]
            }
            Self::NoOwner => &[(RuleBook::Tch, "64a, 8c")],
            Self::Penalty | Self::Correction => &[],
        }
    }

    /// The words for it.
    pub(crate) fn said(self) -> Phrase {
        match self {
            Self::OffTheTable => phrase!("chips-off-the-table", "off the table"),
            Self::NoOwner => phrase!("chips-no-owner", "no owner"),
            Self::Penalty => phrase!("chips-penalty", "penalty"),
            Self::Correction => phrase!("chips-correction", "correction of an error"),
        }
    }

    /// The same with its rule, as this house's book has it.
    pub(crate) fn with_rule(self, tournament: &Tournament) -> Phrase {
        match tournament.setup.rules.cite(self.sources()) {
            Some(cited) => phrase!(
                "chips-by-the-rule",
                "{why} ({book} {rule})",
                why = self.said(),
                book = cited.book,
                rule = cited.rule
            ),
            None => self.said(),
        }
    }
}

/// Chips were put into a live stack, or taken out of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StackAdjusted {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub entry: EntryId,
    /// In or out.
    pub way: ChipsWay,
    /// How much.
    pub chips: ChipCount,
    /// Why.
    pub why: StackReason,
    /// More of it; possibly empty.
    pub note: String,
}

impl Action for AdjustStack {
    /// # Errors
    /// Refused outside play, for a player without a seat, for no chips or too many, for chips into a stack by another reason
    /// than a correction, and for as many chips out as the stack was counted to have, or as are in play.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(no_stack_in_play)?;
        tournament.in_play(self.entry)?;
        refuse_if(!(1..=MOST_CHIPS).contains(&self.chips), || {
            refuse!(BadValue, "chips-in-or-out-1", "Type 1 to 1,000,000,000 chips.")
        })?;
        let name = tournament.name(self.entry);
        match self.way {
            ChipsWay::In if self.why != StackReason::Correction => {
                return Err(refuse!(
                    BadValue,
                    "chips-in-as-correction",
                    "Chips enter a stack only as a correction of an error."
                ));
            }
            ChipsWay::In => {}
            ChipsWay::Out => {
                let count = tournament.count_of(self.entry).filter(|count| !count.old);
                if let Some(count) = count.filter(|count| self.chips >= count.chips) {
                    return Err(refuse!(
                        BadValue,
                        "fewer-than-the-stack",
                        "{name} was counted to have {chips}. Remove fewer, or count again. A whole stack leaves with its player.",
                        name,
                        chips = tournament.grouped(count.chips)
                    ));
                }
                refuse_if(self.chips >= tournament.chips_in_play, || {
                    refuse!(
                        BadValue,
                        "fewer-than-in-play",
                        "Only {in_play} are in play. Remove fewer.",
                        in_play = tournament.grouped(tournament.chips_in_play)
                    )
                })?;
            }
        }
        let Self { entry, way, chips, why, .. } = *self;
        let note = clean_text(&self.note, LONGEST_NOTE);
        Ok(vec![StackAdjusted { at: context.now, entry, way, chips, why, note }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.way {
            ChipsWay::In => phrase!("log-chips-in", "Chips in"),
            ChipsWay::Out => phrase!("log-chips-leave", "Chips out"),
        };
        let chips = effect.tournament.grouped(self.chips);
        let what =
            beside(beside(effect.who(self.entry), chips), self.why.with_rule(effect.tournament));
        let note = effect.first::<StackAdjusted>().map_or("", |adjusted| &adjusted.note);
        log_label(verb, if note.is_empty() { what } else { beside(what, note) })
    }
}

impl Apply for StackAdjusted {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.seat_of(self.entry).is_none() {
            return;
        }
        // A correction puts the log right: what was counted is still on the table.
        let counted = tournament.count_of(self.entry).map(|count| count.chips);
        match self.way {
            ChipsWay::In => tournament.chips_come(self.entry, self.chips),
            ChipsWay::Out => tournament.chips_go(self.entry, self.chips),
        }
        if let (StackReason::Correction, Some(counted)) = (self.why, counted) {
            tournament.counts_follow(self.entry, |_| Some(counted));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::count_stacks::CountStacks;
    use crate::actions::entries::enter::Enter;
    use crate::actions::tables::bench::Bench;
    use crate::base::ids::TableNumber;
    use crate::rulebook::house_rules::{GameForm, preset};
    use crate::state::deal::Counted;

    fn out(entry: EntryId, chips: ChipCount, why: StackReason) -> AdjustStack {
        AdjustStack { entry, way: ChipsWay::Out, chips, why, note: String::new() }
    }

    /// Sixteen stacks of 1,000, by hand: 16,000; 300 off the table leave 15,700, and 7,700 at a table of eight.
    #[test]
    fn chips_leave_a_stack_that_lives_on() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        bench.say(out(entry, 300, StackReason::OffTheTable)).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.chips_in_play, 15_700);
        assert_eq!(tournament.expected_at(TableNumber(1)), Some(7_700));
        assert_eq!(tournament.expected_at(TableNumber(2)), Some(8_000));
        assert!(tournament.seat_of(entry).is_some());
        let name = tournament.name(entry).to_string();
        let label = bench.label();
        assert!(label.starts_with("Chips out: ") && label.contains(&name), "{label}");
        assert!(label.ends_with(", 300, off the table (RRoP 27)"), "{label}");
        bench.undo();
        assert_eq!(bench.log.tournament().chips_in_play, 16_000);
    }

    /// What was counted goes with chips that leave, and stays where only the log is put right.
    #[test]
    fn a_count_follows_the_chips_but_not_a_correction() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        bench.say(CountStacks { stacks: vec![Counted { entry, chips: 1_500 }] }).unwrap();
        bench.say(out(entry, 300, StackReason::Penalty)).unwrap();
        assert_eq!(bench.log.tournament().count_of(entry).unwrap().chips, 1_200);
        let correction = AdjustStack {
            way: ChipsWay::In,
            note: "  two\n chips ".into(),
            ..out(entry, 500, StackReason::Correction)
        };
        bench.say(correction).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.count_of(entry).unwrap().chips, 1_200);
        assert_eq!(tournament.chips_in_play, 16_200);
        assert!(bench.label().ends_with(", 500, correction of an error, two chips"));
    }

    #[test]
    fn each_house_is_told_its_own_rule() {
        let mut tournament = Bench::playing(16).log.tournament().clone();
        for (book, says) in
            [(RuleBook::Lr, "off the table (LR 27)"), (RuleBook::Tch, "off the table (TCH 63a)")]
        {
            tournament.setup.rules = preset(book, GameForm::default());
            let why = StackReason::OffTheTable.with_rule(&tournament);
            assert_eq!(why.english, says);
        }
        assert_eq!(StackReason::NoOwner.with_rule(&tournament).english, "no owner (TCH 64a, 8c)");
    }

    #[test]
    fn refusals_say_what_would_be_allowed() {
        let mut before = Bench::registering();
        before.say(Enter { names: vec!["Anna".into()], ..Enter::default() }).unwrap();
        let why = StackReason::Penalty;
        let refusal = before.say(out(EntryId(1), 100, why)).unwrap_err();
        assert_eq!(refusal.named(), "NotNow play-not-begun-over");
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        let mut refused = |adjust: AdjustStack| bench.say(adjust).unwrap_err().named();
        assert_eq!(refused(out(EntryId(99), 100, why)), "Unknown no-such-entry");
        assert_eq!(refused(out(entry, 0, why)), "BadValue chips-in-or-out-1");
        assert_eq!(refused(out(entry, MOST_CHIPS + 1, why)), "BadValue chips-in-or-out-1");
        assert_eq!(refused(out(entry, 16_000, why)), "BadValue fewer-than-in-play(in_play=16,000)");
        let given = AdjustStack { way: ChipsWay::In, ..out(entry, 100, why) };
        assert_eq!(refused(given), "BadValue chips-in-as-correction");
        bench.say(CountStacks { stacks: vec![Counted { entry, chips: 400 }] }).unwrap();
        let name = bench.log.tournament().name(entry).to_string();
        assert_eq!(
            bench.say(out(entry, 400, why)).unwrap_err().named(),
            format!("BadValue fewer-than-the-stack(name={name}, chips=400)")
        );
        bench.say(out(entry, 399, why)).unwrap();
        bench.bust(entry);
        let refusal = bench.say(out(entry, 1, why)).unwrap_err();
        assert_eq!(refusal.named(), format!("NotNow not-in-play(name={name})"));
    }
}

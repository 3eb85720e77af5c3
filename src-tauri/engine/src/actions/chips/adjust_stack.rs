//! Chips that enter or leave a live stack by the director's word: the stack lives on, and the chips in play follow. Chips found where
//! nobody sits, or with a player who is out, leave or enter play without a stack (TCH 64, RRoP 19).

use crate::actions::absences::remove_stack::no_stack_in_play;
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rulebook::citations::{RuleBook, Sources};

/// The longest note that is kept, in characters.
const LONGEST_NOTE: usize = 120;

/// The most chips at once.
pub(crate) const MOST_CHIPS: ChipCount = 1_000_000_000;

/// Puts chips into a live stack, or takes chips out of it; or puts chips that are nobody's into play or takes them out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjustStack {
    /// Whose; absent for chips that are nobody's. A player who is out has no stack: the chips were found there.
    pub entry: Option<EntryId>,
    /// In or out.
    pub way: ChipsWay,
    /// How much: 1 to 1,000,000,000.
    pub chips: ChipCount,
    /// Why.
    pub why: StackReason,
    /// More of it, in the director's words; possibly empty.
    #[serde(default)]
    pub note: String,
    /// The seat at which chips that are nobody's were found, where it was at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
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

/// Where the books speak of chips found with a player who is out.
const HIDDEN: Sources = &[(RuleBook::Rrop, "19"), (RuleBook::Lr, "20"), (RuleBook::Tch, "64b, 62")];

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
    fn by(self, sources: Sources, tournament: &Tournament) -> Phrase {
        match tournament.setup.rules.cite(sources) {
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
    /// Whose; absent for chips that are nobody's.
    pub entry: Option<EntryId>,
    /// In or out.
    pub way: ChipsWay,
    /// How much.
    pub chips: ChipCount,
    /// Why.
    pub why: StackReason,
    /// More of it; possibly empty.
    pub note: String,
    /// Where chips that are nobody's were found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl Action for AdjustStack {
    /// # Errors
    /// Refused outside play, for a player who waits for a seat or has withdrawn, for chips of nobody at a seat that is taken or
    /// is not there, for no chips or too many, for chips into a stack by another reason than a correction, and for as many chips
    /// out as the stack was counted to have, or as are in play.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(no_stack_in_play)?;
        if let Some(entry) = self.entry
            && tournament.standing_of(entry) != Some(Standing::Out)
        {
            tournament.in_play(entry)?;
        }
        if let (None, Some(seat)) = (self.entry, self.seat) {
            tournament.has_seat(tournament.open_table(seat.table)?, seat)?;
            if let Some(sitting) = tournament.room.at(seat) {
                return Err(refuse!(
                    BadValue,
                    "chips-are-the-players",
                    "{name} sits at {seat}. Name the player.",
                    name = tournament.name(sitting),
                    seat = tournament.seat_said(seat)
                ));
            }
        }
        refuse_if(!(1..=MOST_CHIPS).contains(&self.chips), || {
            refuse!(BadValue, "chips-in-or-out-1", "Type 1 to 1,000,000,000 chips.")
        })?;
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
                let stack = self.entry.filter(|entry| tournament.seat_of(*entry).is_some());
                let count = stack.and_then(|entry| Some((entry, tournament.count_of(entry)?)));
                let count = count.filter(|(_, count)| !count.old && self.chips >= count.chips);
                if let Some((entry, count)) = count {
                    let name = tournament.name(entry);
                    return Err(refuse!(
                        BadValue,
                        "fewer-than-the-stack",
                        "{name} was counted to have {chips}. Remove fewer, or count again. A whole stack leaves with its player.",
                        name,
                        chips = tournament.grouped(count.chips)
                    ));
                }
                refuse_if(self.chips >= tournament.chips_in_play, || tournament.only_in_play())?;
            }
        }
        let Self { entry, way, chips, why, .. } = *self;
        let seat = self.seat.filter(|_| entry.is_none());
        let note = clean_text(&self.note, LONGEST_NOTE);
        Ok(vec![StackAdjusted { at: context.now, entry, way, chips, why, note, seat }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.way {
            ChipsWay::In => phrase!("log-chips-in", "Chips in"),
            ChipsWay::Out => phrase!("log-chips-leave", "Chips out"),
        };
        let chips = effect.tournament.grouped(self.chips);
        let whose = match (self.entry, self.seat) {
            (Some(entry), _) => effect.who(entry).into_argument(),
            (None, Some(seat)) => effect.tournament.seat_said(seat).into_argument(),
            (None, None) => phrase!("chips-of-nobody", "nobody's").into_argument(),
        };
        let what = beside(beside(whose, chips), self.reason(effect.tournament));
        let note = effect.first::<StackAdjusted>().map_or("", |adjusted| &adjusted.note);
        log_label(verb, if note.is_empty() { what } else { beside(what, note) })
    }
}

impl AdjustStack {
    /// Why, with its rule: for chips found with a player who is out the rule of that.
    pub(crate) fn reason(&self, tournament: &Tournament) -> Phrase {
        let out = |entry| tournament.standing_of(entry) == Some(Standing::Out);
        let sources = match self.why {
            StackReason::OffTheTable | StackReason::NoOwner if self.entry.is_some_and(out) => {
                HIDDEN
            }
            why => why.sources(),
        };
        self.why.by(sources, tournament)
    }
}

impl StackAdjusted {
    /// Chips that are in no stack: only what is in play changes, and at a table what must be there.
    fn without_a_stack(&self, tournament: &mut Tournament) {
        let change = i64::try_from(self.chips).unwrap_or(i64::MAX);
        match (self.seat, self.way) {
            (Some(seat), ChipsWay::Out) => tournament.chips_leave(seat.table, self.chips),
            (Some(seat), ChipsWay::In) => tournament.chips_change(seat.table, change),
            (None, ChipsWay::Out) => tournament.loose_chips(change.saturating_neg()),
            (None, ChipsWay::In) => tournament.loose_chips(change),
        }
    }
}

impl Apply for StackAdjusted {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(entry) = self.entry else { return self.without_a_stack(tournament) };
        if tournament.seat_of(entry).is_none() {
            // Of a stack that a correction took away nothing is left to change.
            if tournament.standing_of(entry) == Some(Standing::Out) {
                self.without_a_stack(tournament);
            }
            return;
        }
        // A correction puts the log right: what was counted is still on the table.
        let counted = tournament.count_of(entry).map(|count| count.chips);
        match self.way {
            ChipsWay::In => tournament.chips_come(entry, self.chips),
            ChipsWay::Out => tournament.chips_go(entry, self.chips),
        }
        if let (StackReason::Correction, Some(counted)) = (self.why, counted) {
            tournament.counts_follow(entry, |_| Some(counted));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::count_stacks::CountStacks;
    use crate::actions::entries::enter::Enter;
    use crate::actions::tables::bench::Bench;
    use crate::base::ids::{Seat, TableNumber};
    use crate::rulebook::house_rules::{GameForm, preset};
    use crate::state::deal::Counted;

    fn out(entry: EntryId, chips: ChipCount, why: StackReason) -> AdjustStack {
        AdjustStack {
            entry: Some(entry),
            way: ChipsWay::Out,
            chips,
            why,
            note: String::new(),
            seat: None,
        }
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
            let why = out(EntryId(1), 1, StackReason::OffTheTable).reason(&tournament);
            assert_eq!(why.english, says);
        }
        let nobodys = out(EntryId(1), 1, StackReason::NoOwner).reason(&tournament);
        assert_eq!(nobodys.english, "no owner (TCH 64a, 8c)");
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
    }

    /// RRoP 19, LR 20, TCH 64b: chips found with a player who is out after the next deal leave play. TCH 64a: so do chips found where
    /// nobody sits; and what the log lacks can come in. Nobody's stack changes.
    #[test]
    fn chips_found_where_nobody_sits_or_with_a_player_who_is_out() {
        let mut bench = Bench::playing(16);
        let gone = bench.at(1, 4);
        bench.bust(gone);
        bench.say(out(gone, 100, StackReason::NoOwner)).unwrap();
        assert_eq!(bench.log.tournament().chips_in_play, 15_900);
        assert!(bench.label().ends_with(", 100, no owner (RRoP 19)"), "{}", bench.label());
        let empty = Seat::new(1, 4);
        let lost =
            AdjustStack { entry: None, seat: Some(empty), ..out(gone, 300, StackReason::NoOwner) };
        bench.say(lost.clone()).unwrap();
        assert_eq!(bench.log.tournament().chips_in_play, 15_600);
        let label = bench.label();
        assert!(label.starts_with("Chips out: table 1 seat 4, 300, no owner"), "{label}");
        let back = AdjustStack {
            way: ChipsWay::In,
            seat: None,
            why: StackReason::Correction,
            ..lost.clone()
        };
        bench.say(back).unwrap();
        assert_eq!(bench.log.tournament().chips_in_play, 15_900);
        let taken = AdjustStack { seat: Some(Seat::new(1, 5)), ..lost.clone() };
        let refused = bench.say(taken).unwrap_err().named();
        assert!(refused.starts_with("BadValue chips-are-the-players"), "{refused}");
        let elsewhere = AdjustStack { seat: Some(Seat::new(9, 5)), ..lost };
        assert!(bench.say(elsewhere).is_err());
        bench.undo();
        bench.undo();
        assert_eq!(bench.log.tournament().chips_in_play, 15_900);
        for typed in ["chips out 1.4 300 lost", "chips out 300 lost"] {
            let reading = bench.floor(typed);
            let Some(crate::Command::AdjustStack(read)) = reading.command else {
                panic!("{typed}: {}", reading.refusal)
            };
            assert_eq!((read.entry, read.chips, read.why), (None, 300, StackReason::NoOwner));
        }
        let name = bench.log.tournament().name(gone).to_string();
        let reading = bench.floor(&format!("chips out {name} 100 lost"));
        let Some(crate::Command::AdjustStack(read)) = reading.command else {
            panic!("{}", reading.refusal)
        };
        assert_eq!(read.entry, Some(gone));
    }
}

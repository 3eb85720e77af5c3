//! Starting stacks for late entrants: set out at open seats, sold with the seat, or removed unsold (RRoP 5, LR 6; HPT, Tournaments 6).

use crate::actions::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::rules::entries::late_registration::late_registration_open;
use crate::state::set_out::SetOut;

/// The rule by which a stack may wait for whoever buys its seat.
pub const SET_OUT: Sources =
    &[(RuleBook::Hpt, "Tournaments 6"), (RuleBook::Rrop, "5"), (RuleBook::Lr, "6")];

/// Sets a starting stack out at each of these seats, for players who enter late.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetOutStacks {
    /// The seats: open, and not blocked.
    pub seats: Vec<Seat>,
}

/// Starting stacks were set out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StacksSetOut {
    /// When, in tournament time.
    pub at: Millis,
    /// The seats.
    pub seats: Vec<Seat>,
    /// The chips of each stack.
    pub chips: ChipCount,
}

/// Late entrants bought stacks that were set out: the seats are open for them, and the chips count as those that they bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SetOutStacksSold {
    /// The seats.
    pub seats: Vec<Seat>,
}

/// Removes a stack that nobody bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveUnsoldStack {
    /// The seat.
    pub seat: Seat,
    /// The chips that the blinds have left. They leave play.
    pub chips: ChipCount,
}

/// A stack that nobody bought was removed.
pub type UnsoldStackRemoved = RemoveUnsoldStack;

impl Action for SetOutStacks {
    /// # Errors
    /// Refused before the draw, once nobody may enter late, while alternates wait, in a house whose book sells late entrants a
    /// full stack (TCH 8a), and for a seat that is taken, blocked, locked, named twice or not there.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.room.is_empty(), || {
            refuse!(NotNow, "no-seats-to-set-out", "Draw the seats first.")
        })?;
        if matches!(tournament.setup.rules.book, RuleBook::Tch | RuleBook::Wsop) {
            return Err(refuse!(
                HouseRule,
                "house-sells-full-stacks",
                "This house sells late entrants a full stack and sets none out (TCH 8a)."
            ));
        }
        late_registration_open(tournament, context.now)?;
        refuse_if(!tournament.alternates.is_empty(), || {
            refuse!(
                NotNow,
                "seat-alternates-first",
                "Alternates wait for these seats. Seat them first."
            )
        })?;
        refuse_if(self.seats.is_empty(), || {
            refuse!(BadValue, "name-a-seat", "Name at least one seat.")
        })?;
        let mut named = BTreeSet::new();
        for seat in &self.seats {
            let table = tournament.room.table(seat.table);
            let open = table.is_some_and(|table| table.open_seats().contains(&seat.seat));
            let locked = tournament.arrangements.locked_for(*seat).is_some();
            refuse_if(!open || locked || !named.insert(*seat), || {
                refuse!(
                    SeatTaken,
                    "seat-not-free-for-stack",
                    "{seat} is not an open seat. Name each open seat once.",
                    seat = tournament.seat_said(*seat)
                )
            })?;
        }
        let chips = tournament.setup.starting_stack;
        Ok(vec![StacksSetOut { at: context.now, seats: self.seats.clone(), chips }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let seats: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        let chips = effect.first::<StacksSetOut>().map_or(0, |out| out.chips);
        let what = phrase!(
            "log-stacks-at",
            "{chips} in chips at {seats}",
            chips = effect.tournament.grouped(chips),
            seats
        );
        log_label(phrase!("log-set-out", "Set out"), what)
    }
}

impl Action for RemoveUnsoldStack {
    /// # Errors
    /// Refused where no stack is set out, and for more chips than the stack had, or than are in play.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let seat = tournament.seat_said(self.seat);
        let stack = tournament.set_out.get(&self.seat).ok_or_else(|| {
            refuse!(NotNow, "no-stack-set-out", "No stack is set out at {seat}.", seat)
        })?;
        refuse_if(self.chips > stack.chips, || {
            refuse!(
                BadValue,
                "more-than-was-set-out",
                "The stack had {chips} when it was set out.",
                chips = tournament.grouped(stack.chips)
            )
        })?;
        refuse_if(self.chips > tournament.chips_in_play, || tournament.only_in_play())?;
        Ok(vec![(*self).into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-unsold-stack",
            "unsold stack at {seat}, {chips} in chips leave play",
            seat = effect.tournament.seat_said(self.seat),
            chips = self.chips
        );
        log_label(phrase!("log-remove", "Remove"), what)
    }
}

impl Apply for StacksSetOut {
    fn apply(&self, tournament: &mut Tournament) {
        for seat in &self.seats {
            let table = tournament.room.table(seat.table);
            if !table.is_some_and(|table| table.open_seats().contains(&seat.seat)) {
                continue;
            }
            tournament.room.block(*seat, true);
            tournament.set_out.insert(*seat, SetOut { at: self.at, chips: self.chips });
            tournament.chips_in_play = tournament.chips_in_play.saturating_add(self.chips);
        }
    }
}

impl Apply for SetOutStacksSold {
    fn apply(&self, tournament: &mut Tournament) {
        for seat in &self.seats {
            tournament.take_set_out(*seat, None);
        }
    }
}

impl Apply for UnsoldStackRemoved {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.take_set_out(self.seat, Some(self.chips));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::absences::remove_stack::{Removal, RemoveStack};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::entries::rebuy::Rebuy;
    use crate::actions::floor::wrong_bust::BackIn;
    use crate::actions::seating::block_seat::BlockSeat;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::break_table::BreakTable;
    use crate::advice::advice_at;
    use crate::rulebook::house_rules::HoldBreaks;
    use crate::rulebook::setup::closing::Closing;
    use crate::rulebook::templates;
    use crate::state::ledger::Payment;
    use crate::views::counts::counts_view;

    /// Sixteen at two tables of ten, with entries through level 3.
    fn playing(book: RuleBook) -> Bench {
        let mut setup = templates::t1000();
        setup.rules.book = book;
        setup.rules.hold_breaks = HoldBreaks::Never {};
        setup.late_registration_until = Some(Closing::Level { level: 4 });
        let mut bench = Bench::of(setup);
        bench.seat(16);
        bench
    }

    fn open_at(bench: &Bench, table: u32) -> Vec<Seat> {
        let table = TableNumber(table);
        let seats = bench.log.tournament().room.table(table).unwrap().open_seats();
        seats.into_iter().map(|seat| Seat { table, seat }).collect()
    }

    fn in_play(bench: &Bench) -> ChipCount {
        bench.log.tournament().chips_in_play
    }

    /// RRoP 5: whoever enters late gets the seat with the stack, and no chip more comes into play.
    #[test]
    fn a_late_entrant_buys_the_stack_that_waits() {
        let mut bench = playing(RuleBook::Rrop);
        let (before, seat) = (in_play(&bench), open_at(&bench, 1)[0]);
        let stack = bench.log.tournament().setup.starting_stack;
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        assert_eq!(bench.label(), format!("Set out: 1,000 in chips at {seat}"));
        assert_eq!(in_play(&bench), before + stack);
        let refused = bench.say(BlockSeat { seat, blocked: false }).unwrap_err().named();
        assert!(refused.starts_with("NotNow stack-set-out-there"), "{refused}");

        bench.say(Enter { names: vec!["Late".into()], ..Enter::default() }).unwrap();
        assert_eq!(in_play(&bench), before + stack);
        let tournament = bench.log.tournament();
        assert_eq!(tournament.name(tournament.room.at(seat).unwrap()).to_string(), "Late");
        assert!(tournament.set_out.is_empty() && tournament.room.blocked().next().is_none());
        bench.undo();
        assert_eq!(bench.log.tournament().set_out.len(), 1);
    }

    /// A stack that nobody bought leaves play with the chips that the blinds have left.
    #[test]
    fn an_unsold_stack_is_removed() {
        let mut bench = playing(RuleBook::Lr);
        let (before, seat) = (in_play(&bench), open_at(&bench, 2)[0]);
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        let removed = bench.say(RemoveUnsoldStack { seat, chips: 1_001 }).unwrap_err().named();
        assert_eq!(removed, "BadValue more-than-was-set-out(chips=1,000)");
        assert!(
            advice_at(bench.log.tournament(), bench.now()).iter().all(|one| one.begins.is_empty())
        );
        bench.say(JumpTo { stage: 5 }).unwrap();
        let due = advice_at(bench.log.tournament(), bench.now());
        let due = due.iter().find(|one| !one.begins.is_empty()).unwrap();
        assert_eq!(due.begins, format!("stack {seat} off "));
        assert_eq!(due.rule.as_ref().unwrap().rule, "6");

        let typed = bench.floor(&format!("stack {seat} off 850"));
        assert_eq!(typed.command, Some(RemoveUnsoldStack { seat, chips: 850 }.into()), "{typed:?}");
        bench.say(RemoveUnsoldStack { seat, chips: 850 }).unwrap();
        assert_eq!(in_play(&bench), before + 150);
        assert_eq!(
            bench.label(),
            format!(
                "Remove: unsold stack at {}, 850 in chips leave play",
                bench.log.tournament().seat_said(seat)
            )
        );
        assert!(open_at(&bench, 2).contains(&seat));
    }

    /// Two tables of eight with 8,000 each. While a stack waits, the blinds take some of it without a line: nobody knows what the
    /// players of its table have. With the 850 that leave play 150 are theirs; a stack that is sold is all there.
    #[test]
    fn what_must_be_at_a_table_is_known_again_once_its_stack_has_gone() {
        let mut bench = playing(RuleBook::Rrop);
        let at = |bench: &Bench| {
            [1, 2].map(|table| bench.log.tournament().expected_at(TableNumber(table)))
        };
        let (unsold, sold) = (open_at(&bench, 1)[0], open_at(&bench, 2)[0]);
        bench.say(SetOutStacks { seats: vec![unsold] }).unwrap();
        assert_eq!(at(&bench), [None, Some(8_000)]);
        bench.say(RemoveUnsoldStack { seat: unsold, chips: 850 }).unwrap();
        assert_eq!(at(&bench), [Some(8_150), Some(8_000)]);
        bench.say(SetOutStacks { seats: vec![sold] }).unwrap();
        assert_eq!(at(&bench), [Some(8_150), None]);
        bench.say(Enter { names: vec!["Late".into()], ..Enter::default() }).unwrap();
        assert_eq!(at(&bench), [Some(8_150), Some(9_000)]);
        bench.undo();
        bench.undo();
        bench.undo();
        assert_eq!(at(&bench), [None, Some(8_000)]);
    }

    /// A player whose bust is taken back has the stack that the others had won: no stack set out is sold, and none leaves play.
    #[test]
    fn who_is_back_in_buys_no_stack() {
        let mut bench = playing(RuleBook::Rrop);
        let (seat, out) = (open_at(&bench, 1)[0], bench.at(1, 1));
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        bench.bust(out);
        let before = in_play(&bench);
        bench.say(BackIn { entry: out }).unwrap();
        let tournament = bench.log.tournament();
        assert!(tournament.set_out.contains_key(&seat) && tournament.is_in(out));
        assert_eq!(in_play(&bench), before);
    }

    /// A player who rebuys after the old seat got a stack for a late entrant sits down elsewhere: that stack is nobody's still.
    #[test]
    fn who_rebuys_takes_no_stack_set_out() {
        let mut bench = playing(RuleBook::Rrop);
        let out = bench.at(1, 1);
        let seat = bench.log.tournament().seat_of(out).unwrap();
        bench.bust(out);
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        let before = in_play(&bench);
        bench.say(Rebuy { entry: out, last_hand: false, payment: Payment::default() }).unwrap();
        let tournament = bench.log.tournament();
        assert!(tournament.set_out.contains_key(&seat) && tournament.is_in(out));
        assert!(tournament.seat_of(out).is_some_and(|other| other != seat));
        let bought = tournament.setup.rebuy.map_or(0, |rebuy| rebuy.chips);
        assert_eq!(in_play(&bench), before + bought);
    }

    /// What was counted into other hands is not there any more to be removed.
    #[test]
    fn no_more_is_removed_than_is_in_play() {
        let mut bench = playing(RuleBook::Rrop);
        let (seat, entry) = (open_at(&bench, 1)[0], bench.at(1, 1));
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        bench.say(RemoveStack { entry, chips: 16_500, why: Removal::GivenUp }).unwrap();
        let refused = bench.say(RemoveUnsoldStack { seat, chips: 1_000 }).unwrap_err().named();
        assert_eq!(refused, "BadValue fewer-than-in-play(in_play=500)");
        bench.say(RemoveUnsoldStack { seat, chips: 500 }).unwrap();
        assert_eq!(in_play(&bench), 0);
    }

    /// A stack of 1,000 that leaves 150 behind before the first hand leaves them with nobody.
    #[test]
    fn who_has_chips_left_behind_before_play_is_not_known() {
        let mut setup = templates::t1000();
        setup.late_registration_until = Some(Closing::Level { level: 4 });
        let mut bench = Bench::of(setup);
        let names = (1..=16).map(|number| format!("Player {number}")).collect();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        let seat = open_at(&bench, 1)[0];
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        bench.say(RemoveUnsoldStack { seat, chips: 850 }).unwrap();
        bench.say(StartClock {}).unwrap();
        let expected = [1, 2].map(|table| bench.log.tournament().expected_at(TableNumber(table)));
        assert_eq!((expected, in_play(&bench)), ([None; 2], 16_150));
    }

    /// A count of everybody is not 1,000 short of the chips in play because a stack of 1,000 waits.
    #[test]
    fn a_count_of_the_room_has_nothing_to_agree_with_while_a_stack_waits() {
        let mut bench = playing(RuleBook::Rrop);
        let seat = open_at(&bench, 1)[0];
        bench.say(SetOutStacks { seats: vec![seat] }).unwrap();
        let richer = bench.at(1, 1);
        bench.count(1, |of| if of == richer { 1_150 } else { 1_000 });
        bench.count(2, |_| 1_000);
        let room = |bench: &Bench| counts_view(bench.log.tournament(), 0, 20).room;
        assert_eq!((room(&bench).expected, room(&bench).agrees), (None, false));
        assert!(room(&bench).says.english.ends_with("a starting stack is set out"));
        bench.say(RemoveUnsoldStack { seat, chips: 850 }).unwrap();
        assert_eq!((room(&bench).expected, room(&bench).agrees), (Some(16_150), true));
    }

    /// A table does not break under a stack: the advice says to remove it first.
    #[test]
    fn a_stack_is_removed_before_its_table_breaks() {
        let mut bench = playing(RuleBook::Hpt);
        let seats = [open_at(&bench, 1)[0], open_at(&bench, 2)[0]];
        bench.say(SetOutStacks { seats: seats.to_vec() }).unwrap();
        let broken = bench.say(BreakTable { table: TableNumber(2) }).unwrap_err().named();
        assert!(broken.starts_with("NotNow stack-set-out-there"), "{broken}");
        for table in [1, 2, 1, 2, 1, 2, 1, 2] {
            let players = bench.log.tournament().room.players_at(TableNumber(table));
            bench.bust(players[0]);
        }
        let due = advice_at(bench.log.tournament(), bench.now());
        assert!(due[0].begins.starts_with("stack "), "{due:?}");
        for seat in seats {
            bench.say(RemoveUnsoldStack { seat, chips: 900 }).unwrap();
        }
        let due = advice_at(bench.log.tournament(), bench.now());
        assert!(due[0].begins.is_empty() && due[0].command.is_some(), "{due:?}");
    }

    /// TCH 8a: late entrants are sold a full stack.
    #[test]
    fn where_full_stacks_are_sold_none_is_set_out() {
        let mut bench = playing(RuleBook::Tch);
        let seats = vec![open_at(&bench, 1)[0]];
        let refused = bench.say(SetOutStacks { seats }).unwrap_err().named();
        assert_eq!(refused, "HouseRule house-sells-full-stacks");
    }

    #[test]
    fn only_open_seats_take_a_stack_each_once() {
        let mut bench = playing(RuleBook::Rrop);
        let open = open_at(&bench, 1)[0];
        let taken = bench.log.tournament().room.table(TableNumber(1)).unwrap().occupied()[0];
        let taken = Seat { table: TableNumber(1), seat: taken };
        for seats in [vec![taken], vec![open, open], vec![Seat::new(9, 1)]] {
            let refused = bench.say(SetOutStacks { seats }).unwrap_err().named();
            assert!(refused.starts_with("SeatTaken seat-not-free-for-stack"), "{refused}");
        }
        let typed = bench.floor(&format!("stack {open}"));
        assert_eq!(typed.command, Some(SetOutStacks { seats: vec![open] }.into()), "{typed:?}");
    }
}

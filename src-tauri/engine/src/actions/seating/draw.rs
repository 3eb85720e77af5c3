//! The seating draw (HPT, Seating): every assignment of players to seats equally likely, from a recorded seed.

use crate::actions::prelude::*;
use crate::actions::tables::button::ButtonSet;
use crate::actions::tables::resize_table::TableResized;
use crate::base::refusal::RefusalCode;
use crate::rulebook::house_rules::{FirstButton, stud_only};
use crate::rules::seating::fit::{Fit, fit, top_stacks};
use crate::rules::seating::plan::tables_for;
use crate::rules::seating::{plan, sample};
use crate::state::arrangements::Arrangements;
use crate::state::card_draw::{CardDraw, Chairs};
use crate::state::draw::{Draw, DrawKind};
use crate::state::last_hand::LastHand;
use crate::state::not_kept::NotKept;
use std::sync::Arc;

/// Draws a seat for every entry. Said again before the start, it is a new draw with a line and a seed of its own:
/// nobody can quietly draw until the seats please.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawSeats {}

/// Tables were opened, in place of any there were.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TablesOpened {
    /// The tables of the room from now on.
    pub tables: Vec<TableNumber>,
    /// Seats at each.
    pub seats: u8,
    /// The seat at which every table's button starts; absent while it has still to be drawn for.
    pub button: Option<SeatNumber>,
}

/// Seats were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatsDrawn {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed that gave these seats.
    pub seed: u64,
    /// What the draw was for.
    pub kind: DrawKind,
    /// Who sits where.
    pub seats: Vec<(EntryId, Seat)>,
    /// What was arranged and could not be kept, each in a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_kept: Vec<NotKept>,
}

impl Action for DrawSeats {
    /// # Errors
    /// The refusals of [`may_draw`], and while cards drawn at the table are being entered.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_draw(tournament)?;
        cards_lie(tournament)?;
        let fit = first_fit(tournament);
        if let Some(refusal) = not_kept(tournament, &fit) {
            return Err(refusal);
        }
        let players = first_seated(tournament);
        let seats = sample::deal(&fit, &players, context.seed).ok_or_else(|| {
            refuse!(NoRoom, "locked-seats-pairs-kept", "The locked seats and pairs kept apart leave too few ways to sit. Give up one of them.")
        })?;
        let mut events = opened(tournament, &fit, &seats, context);
        let (at, seed, kind) = (context.now, context.seed, DrawKind::Initial {});
        events.push(SeatsDrawn { at, seed, kind, seats, not_kept: Vec::new() }.into());
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-draw", "Draw"), Phrase::count(effect.drawn(), "seat", "seats"))
    }
}

/// Whether the first seats may be drawn now.
///
/// # Errors
/// Refused with fewer than two entries, while a stack is set out, and once play has begun.
pub fn may_draw(tournament: &Tournament) -> Result<(), Refusal> {
    refuse_if(!matches!(tournament.phase(), Phase::Registering | Phase::Drawn), || {
        refuse!(
            NotNow,
            "play-begun-seats-drawn",
            "Play has begun. Seats are redrawn only when the rules say so."
        )
    })?;
    refuse_if(tournament.counted_entries < 2, || {
        refuse!(NotNow, "enter-least-two-players", "Enter at least two players first.")
    })?;
    tournament.no_stack_set_out(None)
}

/// Refuses what would throw away the cards that players have drawn, while others are still to draw (HPT, Seating).
pub(super) fn cards_lie(tournament: &Tournament) -> Result<(), Refusal> {
    let Some(draw) = CardDraw::under_way(tournament) else { return Ok(()) };
    let left = draw.waiting(tournament).count();
    if left == 0 || draw.taken.is_empty() {
        return Ok(());
    }
    Err(refuse!(
        NotNow,
        "cards-lie",
        "{cards} drawn, and {players}. Enter those cards, or undo the others.",
        cards = Phrase::count(draw.taken.len(), "card is", "cards are"),
        players = Phrase::count(left, "player still draws", "players still draw")
    ))
}

/// The refusal that names everything arranged that this draw cannot keep.
pub fn not_kept(tournament: &Tournament, fit: &Fit) -> Option<Refusal> {
    let each = fit.not_kept.iter().map(|one| one.said(tournament).into_argument());
    let said: Vec<_> = each.collect();
    (!said.is_empty()).then(|| Refusal::of(RefusalCode::NoRoom, Phrase::sentences(said)))
}

/// The first draw as it would be made now.
pub fn first_fit(tournament: &Tournament) -> Fit {
    let players = still_entered(tournament);
    let seats = tournament.setup.rules.seats_per_table;
    let room_tables = tournament.setup.room_tables();
    let tables = tables_for(&tournament.room, players.len(), seats, room_tables);
    let players = first_seated(tournament);
    let top = top_stacks(tournament, &players, tables.len());
    Fit { top, ..fit(tournament, &players, &tables, seats) }
}

/// Whom the first draw seats: everybody, or as many as the room's tables hold, in the order in which they entered. The
/// others are alternates.
pub fn first_seated(tournament: &Tournament) -> Vec<EntryId> {
    let mut players = still_entered(tournament);
    if tournament.setup.tables.is_some() {
        let seats = tournament.setup.rules.seats_per_table;
        let usable = |table| plan::usable(&tournament.room, table, seats);
        let places = tournament.setup.room_tables().map(usable);
        players.truncate(places.fold(0, usize::saturating_add));
    }
    players
}

/// The tables opened with the button where the house's rules put it, for a draw of everybody.
pub fn opened(
    tournament: &Tournament,
    fit: &Fit,
    drawn: &[(EntryId, Seat)],
    context: &Context,
) -> Vec<Event> {
    let tables = fit.chairs.iter().map(|chairs| chairs.table).collect();
    let seats = fit.seats.max(tournament.setup.rules.seats_per_table);
    // The ace of a suit is its table's lowest chair (HPT, Seating).
    let ace = |chairs: &Chairs| chairs.seats.first().copied();
    let by_ace = tournament.setup.rules.first_button == FirstButton::Ace
        && !stud_only(&tournament.setup.schedule);
    let button = fit.chairs.first().and_then(ace).filter(|_| by_ace);
    let mut events: Vec<Event> = vec![TablesOpened { tables, seats, button }.into()];
    let kept = fit.chairs.iter().map(|chairs| chairs.table).filter_map(|table| {
        let kept = tournament.room.seats_of(table, seats);
        let usual = tournament.setup.rules.seats_per_table;
        (kept != seats).then(|| TableResized { table, seats: kept, usual }.into())
    });
    events.extend(kept);
    if !by_ace {
        return events;
    }
    let button_at =
        |table, seat| -> Event { ButtonSet::drawn(tournament, context.now, table, seat).into() };
    let elsewhere = fit
        .chairs
        .iter()
        .filter(|chairs| ace(chairs) != button)
        .filter_map(|chairs| Some(button_at(chairs.table, ace(chairs)?)));
    events.extend(elsewhere);
    let dealers: BTreeSet<EntryId> = tournament
        .arrangements
        .dealers
        .keys()
        .filter_map(|player| tournament.live_entry(*player))
        .collect();
    if !dealers.is_empty() {
        let buttons = sample::buttons_of_dealers(fit, drawn, &dealers, context.seed);
        events.extend(buttons.into_iter().map(|ace| button_at(ace.table, ace.seat)));
    }
    events
}

/// Everybody with an entry that counts, in the order of their numbers: the list that the seed is applied to.
pub fn still_entered(tournament: &Tournament) -> Vec<EntryId> {
    use crate::state::entry::Standing;
    tournament
        .entries
        .iter()
        .filter(|(_, entry)| matches!(entry.standing, Standing::Waiting | Standing::Seated { .. }))
        .map(|(id, _)| *id)
        .collect()
}

impl Apply for TablesOpened {
    fn apply(&self, tournament: &mut Tournament) {
        let tables = tournament.room.tables();
        let seated: Vec<EntryId> = tables.flat_map(|(_, table)| table.players_seated()).collect();
        for entry in seated {
            tournament.stand_up(entry);
            if let Some(entry) = tournament.entries.get_mut(&entry) {
                entry.standing = Standing::Waiting;
            }
        }
        let before: Vec<TableNumber> = tournament.room.tables().map(|(number, _)| number).collect();
        for table in before {
            tournament.room.close(table);
        }
        tournament.room.forget_gone();
        if tournament.dial == Dial::NotStarted {
            tournament.room.begin_anew();
        }
        for &table in &self.tables {
            tournament.room.open(table, self.seats);
            if let Some(seat) = self.button {
                let first = LastHand { number: Some(0), ..LastHand::to_come(seat, false) };
                tournament.room.know_hand(table, first);
            }
        }
        tournament.low_card = None;
        tournament.card_draw = None;
    }
}

impl Apply for SeatsDrawn {
    fn apply(&self, tournament: &mut Tournament) {
        for &(entry, seat) in &self.seats {
            tournament.sit(entry, seat);
        }
        let of_all = self.kind.is_of_all();
        let draw = Draw {
            at: self.at,
            seed: self.seed,
            kind: self.kind,
            seats: self.seats.as_slice().into(),
            not_kept: self.not_kept.clone(),
            arrangements: if of_all {
                tournament.arrangements.clone()
            } else {
                Arrangements::default()
            },
            blocked: if of_all { tournament.room.all_blocked() } else { Arc::default() },
            hands_counted: tournament.hands_counted(),
        };
        tournament.draws.push(draw);
        if tournament.dial != Dial::NotStarted
            && (self.kind.is_redraw() || matches!(self.kind, DrawKind::NewTable { .. }))
        {
            tournament.begin_first_hands(self.at);
        }
        if matches!(self.kind, DrawKind::Initial {} | DrawKind::Cards {}) {
            // Whoever got no seat in the first draw waits for one.
            tournament.alternates = still_entered(tournament)
                .into_iter()
                .filter(|entry| tournament.seat_of(*entry).is_none())
                .collect();
        } else if self.kind.is_redraw() {
            // So does whoever is in again by a correction that this draw did not know of: before those who never played.
            let missed: Vec<EntryId> = still_entered(tournament)
                .into_iter()
                .filter(|entry| tournament.seat_of(*entry).is_none())
                .filter(|entry| !tournament.alternates.contains(entry))
                .collect();
            tournament.alternates.splice(0..0, missed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::card_draw::Chairs;

    fn fit_of(sizes: &[u8]) -> Fit {
        let chairs = (1_u32..)
            .zip(sizes)
            .map(|(table, size)| Chairs {
                table: TableNumber(table),
                seats: (1..=*size).map(SeatNumber).collect(),
            })
            .collect();
        Fit::plain(chairs)
    }

    fn field(players: u32) -> Vec<EntryId> {
        (1..=players).map(EntryId).collect()
    }

    #[test]
    fn the_same_seed_and_field_give_the_same_seats() {
        let deal = |seed| sample::deal(&fit_of(&[9, 8, 8]), &field(25), seed).unwrap();
        assert_eq!(deal(99), deal(99));
        assert_ne!(deal(99), deal(100));
        assert_eq!(deal(99).len(), 25);
    }

    #[test]
    fn seats_are_used_from_the_ace_up() {
        let drawn = sample::deal(&fit_of(&[3, 2]), &field(5), 1).unwrap();
        let seats: Vec<String> = drawn.iter().map(|(_, seat)| seat.to_string()).collect();
        assert_eq!(seats, ["1.1", "1.2", "1.3", "2.1", "2.2"]);
    }

    /// The draw of a list without arrangements is for ever the one that version 0.1.0 made from the same seed.
    #[test]
    fn golden_draw() {
        let drawn = sample::deal(&fit_of(&[3, 3]), &field(6), 42).unwrap();
        let order: Vec<u32> = drawn.iter().map(|(entry, _)| entry.0).collect();
        assert_eq!(order, GOLDEN_SIX);
    }

    /// Day 2 of 20 at three tables: the largest stacks sit at a table each, and each at any of them and on any chair.
    #[test]
    fn the_largest_stacks_sit_at_a_table_each() {
        let top = [4, 9, 17].map(EntryId);
        let fit = Fit { top: top.to_vec(), ..fit_of(&[7, 7, 6]) };
        let mut seen: BTreeSet<(EntryId, Seat)> = BTreeSet::new();
        for seed in 0..400 {
            let drawn = sample::deal(&fit, &field(20), seed).unwrap();
            assert_eq!(drawn, sample::deal(&fit, &field(20), seed).unwrap());
            let everybody: BTreeSet<EntryId> = drawn.iter().map(|(entry, _)| *entry).collect();
            let seats: BTreeSet<Seat> = drawn.iter().map(|(_, seat)| *seat).collect();
            assert_eq!((everybody.len(), seats.len()), (20, 20));
            let theirs: Vec<(EntryId, Seat)> =
                drawn.into_iter().filter(|(entry, _)| top.contains(entry)).collect();
            let tables: BTreeSet<TableNumber> = theirs.iter().map(|(_, seat)| seat.table).collect();
            assert_eq!(tables.len(), 3, "seed {seed}");
            seen.extend(theirs);
        }
        assert_eq!(seen.len(), 60, "each of them on each of the 20 chairs");
    }

    /// Two of them have seats of their own at one table: the third table gets none, and nobody is left without a chair.
    #[test]
    fn a_seat_that_is_arranged_goes_before_the_largest_stacks() {
        let top = [1, 2, 3].map(EntryId);
        let locked = vec![(EntryId(1), Seat::new(1, 1)), (EntryId(2), Seat::new(1, 2))];
        let fit = Fit { top: top.to_vec(), locked, ..fit_of(&[3, 3, 3]) };
        for seed in 0..50 {
            let drawn = sample::deal(&fit, &field(9), seed).unwrap();
            let seat = |entry| drawn.iter().find(|(one, _)| *one == EntryId(entry)).unwrap().1;
            assert_eq!([seat(1), seat(2)], [Seat::new(1, 1), Seat::new(1, 2)]);
            assert_ne!(seat(3).table, TableNumber(1));
            assert_eq!(drawn.iter().map(|(_, seat)| seat).collect::<BTreeSet<_>>().len(), 9);
        }
    }

    /// The set-up says it, the largest first and of equal ones the earlier entry, and the draw can be made again by anybody.
    #[test]
    fn a_draw_with_the_largest_stacks_apart_can_be_made_again() {
        use crate::actions::tables::bench::Bench;
        use crate::rulebook::setup::SetUp;
        use crate::rulebook::setup::own_stacks::OwnStack;
        use crate::rulebook::templates::t1000;
        use crate::views::draw_check::draw_check;
        use crate::views::seating::draw_view;
        let own = |number: u64| OwnStack {
            name: format!("Player {number}"),
            chips: if number > 10 { 9_000 } else { 1_000 },
            ..OwnStack::default()
        };
        let own_stacks = (1..=20).map(own).collect();
        let mut bench = Bench::of(SetUp {
            own_stacks,
            top_stacks_apart: true,
            begins_with: Some(3),
            ..t1000()
        });
        bench.seat(20);
        let tournament = bench.log.tournament();
        let tables = tournament.room.tables().count();
        let entries: Vec<EntryId> = tournament.entries.keys().copied().collect();
        let top = top_stacks(tournament, &entries, tables);
        assert_eq!(top, (11..).take(tables).map(EntryId).collect::<Vec<_>>());
        let at: BTreeSet<TableNumber> =
            top.iter().map(|entry| tournament.seat_of(*entry).unwrap().table).collect();
        assert_eq!(at.len(), tables);
        let view = draw_view(&bench.log, 0).unwrap();
        let said = format!("The {tables} largest stacks sit at a table each.");
        assert!(view.arranged.iter().any(|one| one.english == said), "{:?}", view.arranged);
        let check = draw_check(&bench.log, 0).unwrap();
        assert!(check.contains("top_stacks_apart"));
    }

    const GOLDEN_SIX: [u32; 6] = [6, 5, 2, 1, 4, 3];
}

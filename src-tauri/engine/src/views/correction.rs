//! What a correction would change, before it is made.

use crate::actions::command::Command;
use crate::actions::seating::wait_for_seat::WaitForSeat;
use crate::base::wording::Chain;
use crate::log::correct::restore_first;
use crate::log::{Correction, Insertion, Log};
use crate::rules::prizes::paid_to::prizes_paid;
use crate::rules::prizes::paid_too_much::paid_too_much;
use crate::rules::prizes::pool::pool;
use crate::state::prelude::*;
use crate::views::log::{LogRow, row};
use crate::views::prizes::standings;

/// How many lines and changes are named one by one.
const NAMED: usize = 50;

/// A correction tried out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CorrectionView {
    /// Why it cannot be made; empty when it can, or when only the lines that depend on it are in the way.
    pub refusal: Phrase,
    /// Lines that could not have been said then, in their order: the first of them.
    pub depend: Vec<LogRow>,
    /// How many there are.
    pub depend_total: u32,
    /// Whether they can be struck too; not where a line that is to be restored is one of them.
    pub dependent_can_be_struck: bool,
    /// The correction that leaves them alone: the player who is in again waits for an open seat, or whatever was struck
    /// together with the line is restored with it.
    pub instead: Option<Box<Correction>>,
    /// Who that player is; empty where lines are restored together.
    pub instead_says: String,
    /// What it comes to, in one sentence; empty where nobody comes back in or goes out, and no table or place changes.
    pub says: Phrase,
    /// What would be otherwise: the first of it.
    pub changes: Vec<Change>,
    /// How much there is.
    pub changes_total: u32,
}

/// Something that would be otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Change {
    /// A player's name, or what it is: "Prize pool", "Chips in play".
    pub what: Phrase,
    /// As it is now.
    pub was: Phrase,
    /// As it would be.
    pub becomes: Phrase,
}

/// Tries a correction out.
pub fn correction_view(log: &Log, correction: &Correction) -> CorrectionView {
    let trial = match log.try_correction(correction) {
        Ok(trial) => trial,
        Err(refusal) => {
            return CorrectionView { refusal: refusal.sentence(), ..CorrectionView::default() };
        }
    };
    let (now, then) = (log.tournament(), &trial.tournament);
    let (places_now, places_then) = (places(now), places(then));
    let both = [(now, &places_now), (then, &places_then)];
    let changes = changes(both);
    let dependent_can_be_struck =
        !trial.depend.iter().any(|line| correction.restore.contains(line));
    let instead = if trial.depend.is_empty() {
        None
    } else {
        waiting(log, correction)
            .or_else(|| Some((log.restored_together(correction)?, String::new())))
    };
    let (instead, instead_says) =
        instead.map(|(correction, names)| (Box::new(correction), names)).unzip();
    let instead_says = instead_says.unwrap_or_default();
    if !dependent_can_be_struck && (instead.is_none() || correction.strike_dependent) {
        let refusal = restore_first(&log.lacks(correction)).sentence();
        return CorrectionView { refusal, instead_says, instead, ..CorrectionView::default() };
    }
    CorrectionView {
        refusal: Phrase::default(),
        dependent_can_be_struck,
        depend_total: to_u32(trial.depend.len()),
        depend: trial.depend.iter().take(NAMED).filter_map(|line| row(log, *line)).collect(),
        instead,
        instead_says,
        says: comes_to(both),
        changes_total: to_u32(changes.len()),
        changes: changes.into_iter().take(NAMED).collect(),
    }
}

/// Where a bust is struck and the seat is somebody else's by now: the same correction with the player waiting for a seat,
/// when nothing stands in its way.
fn waiting(log: &Log, correction: &Correction) -> Option<(Correction, String)> {
    let [line] = correction.strike.as_slice() else { return None };
    if correction.insert.is_some() || !correction.restore.is_empty() {
        return None;
    }
    let Command::Bust(bust) = log.numbered(*line)?.applied()?.command else { return None };
    let [out] = bust.out.as_slice() else { return None };
    let wait = WaitForSeat { entry: out.entry };
    let insert = Some(Box::new(Insertion { after: *line, command: wait.into() }));
    let instead = Correction { insert, strike_dependent: false, ..correction.clone() };
    let trial = log.try_correction(&instead).ok()?;
    let name = log.tournament().name(out.entry).to_string();
    trial.depend.is_empty().then_some((instead, name))
}

/// What a correction comes to: "3 players back in, table 7 un-broken, 2 places change."
fn comes_to([(now, places_now), (then, places_then)]: Both<'_>) -> Phrase {
    let in_only = |one: &Tournament, other: &Tournament| {
        let only = one.entries.keys();
        let only = only.filter(|entry| one.is_in(**entry) && !other.is_in(**entry)).count();
        (only > 0).then(|| Phrase::count(only, "player", "players"))
    };
    let tables_only = |one: &Tournament, other: &Tournament| {
        let tables = one.room.tables().map(|(table, _)| table);
        let tables: Vec<TableNumber> =
            tables.filter(|table| other.room.table(*table).is_none()).collect();
        match tables.as_slice() {
            [] => None,
            few @ ([_] | [_, _] | [_, _, _]) => Some(then.tables_said(few)),
            many => Some(Phrase::count(many.len(), "table", "tables").into_argument()),
        }
    };
    let place = |of: &(u32, u32, Money)| (of.0, of.1);
    let moved = places_now
        .iter()
        .filter(|(entry, was)| places_then.get(entry).is_some_and(|is| place(is) != place(was)))
        .count();
    let parts: Vec<Value> = [
        in_only(then, now).map(|players| phrase!("so-many-back-in", "{players} back in", players)),
        in_only(now, then).map(|players| phrase!("so-many-out", "{players} out", players)),
        tables_only(then, now)
            .map(|tables| phrase!("tables-unbroken", "{tables} un-broken", tables)),
        tables_only(now, then).map(|tables| phrase!("tables-broken", "{tables} broken", tables)),
        (moved > 0).then(|| Phrase::count(moved, "place changes", "places change")),
    ]
    .into_iter()
    .flatten()
    .map(Value::Phrase)
    .collect();
    if parts.is_empty() {
        return Phrase::default();
    }
    let changes = Phrase::chain(Chain::Each, parts);
    phrase!("as-a-sentence", "{words}.", words = changes).capital()
}

/// How an entry stands: the seat, or the place with the prize.
fn stand(tournament: &Tournament, places: &Places, entry: EntryId) -> Phrase {
    if let Some(seat) = tournament.seat_of(entry) {
        return tournament.seat_said(seat).capital();
    }
    if let Some((place, place_to, prize)) = places.get(&entry) {
        let place = Phrase::places(*place, *place_to);
        if *prize <= Money::ZERO {
            return place;
        }
        let prize = tournament.money(*prize);
        return phrase!("place-and-prize", "{place}, {prize}", place, prize);
    }
    match tournament.is_in(entry) {
        true => phrase!("in-without-a-seat", "in, without a seat"),
        false => phrase!("not-entered", "not entered"),
    }
}

type Places = BTreeMap<EntryId, (u32, u32, Money)>;
/// The tournament as it is, and as the correction makes it, each with its places.
type Both<'a> = [(&'a Tournament, &'a Places); 2];

fn places(tournament: &Tournament) -> Places {
    let rows = standings(tournament).rows;
    rows.into_iter().map(|row| (row.entry, (row.place, row.place_to, row.prize))).collect()
}

/// Everything that a director would see change, what concerns all first.
fn changes([(now, places_now), (then, places_then)]: Both<'_>) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut note = |what: Phrase, was: Phrase, becomes: Phrase| {
        if was != becomes {
            changes.push(Change { what, was, becomes });
        }
    };
    let chips = |tournament: &Tournament| Phrase::own(tournament.grouped(tournament.chips_in_play));
    let money = |tournament: &Tournament| Phrase::own(tournament.money(pool(tournament).total));
    let left = |tournament: &Tournament| {
        let (left, entries) = (tournament.left(), tournament.counted_entries);
        phrase!("so-many-of", "{left} of {entries}", left, entries)
    };
    note(phrase!("change-players", "Players"), left(now), left(then));
    note(phrase!("change-chips-in-play", "Chips in play"), chips(now), chips(then));
    note(phrase!("change-prize-pool", "Prize pool"), money(now), money(then));
    if now.dial != then.dial {
        note(
            phrase!("change-clock", "Clock"),
            phrase!("clock-as-it-is", "as it is"),
            phrase!("clock-as-those-lines", "as those lines set it"),
        );
    }
    let prize_paid = prizes_paid(now);
    let mut too_much: BTreeMap<EntryId, Money> = BTreeMap::new();
    for one in paid_too_much(then) {
        let so_far = too_much.entry(one.entry).or_default();
        *so_far = so_far.plus(one.too_much);
    }
    // Nearly everybody stays where they are, and is found to without a word for it.
    let alike = now.setup == then.setup && now.table_names() == then.table_names();
    let stands = |tournament: &Tournament, places: &Places, entry: EntryId| {
        (tournament.seat_of(entry), places.get(&entry).copied(), tournament.is_in(entry))
    };
    for entry in now
        .entries
        .keys()
        .chain(then.entries.keys().filter(|entry| now.entries.get(entry).is_none()))
    {
        if alike
            && !too_much.contains_key(entry)
            && stands(now, places_now, *entry) == stands(then, places_then, *entry)
        {
            continue;
        }
        let name = if now.name(*entry).is_empty() { then.name(*entry) } else { now.name(*entry) };
        let (was, becomes) = (stand(now, places_now, *entry), stand(then, places_then, *entry));
        let becomes = match too_much.get(entry) {
            Some(too_much) => phrase!(
                "becomes-and-too-much",
                "{becomes}; {amount} paid too much",
                becomes,
                amount = then.money(*too_much),
            ),
            None if prize_paid.contains_key(entry) && was != becomes => {
                phrase!("becomes-and-paid", "{becomes}; the prize is paid out", becomes,)
            }
            None => becomes,
        };
        note(Phrase::own(name), was, becomes);
    }
    let seats = |tournament: &Tournament| {
        let numbers: Vec<String> =
            tournament.room.tables().map(|(table, _)| table.to_string()).collect();
        phrase!("a-list", "{each}", each = numbers)
    };
    if now.room.open_tables() != then.room.open_tables() {
        note(phrase!("change-tables", "Tables"), seats(now), seats(then));
    }
    changes
}

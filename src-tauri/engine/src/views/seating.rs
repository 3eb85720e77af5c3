//! Draws: who sits where, and how anybody can check it.

use crate::actions::command::Command;
use crate::actions::event::all;
use crate::actions::seating::alternates::can_be_seated;
use crate::actions::seating::block_seat::BlockSeat;
use crate::actions::seating::draw::{SeatsDrawn, first_fit, may_draw};
use crate::actions::seating::keep_apart::KeepApart;
use crate::actions::seating::lock_seat::LockSeat;
use crate::actions::seating::name_dealer::NameDealer;
use crate::actions::tables::open_table::may_open;
use crate::base::random::fingerprint;
use crate::log::Log;
use crate::rulebook::citations::Citation;
use crate::rulebook::house_rules::{InitialSeats, SEATING};
use crate::rules::seating::fit::top_stacks;
use crate::rules::seating::plan::{PlannedTable, planned_tables};
use crate::state::card_draw::CardDraw;
use crate::state::draw::{Draw, DrawKind};
use crate::state::move_reason::MoveReason;
use crate::state::moves::under_way;
use crate::state::not_kept::NotKept;
use crate::state::prelude::*;
use crate::views::page::{ROWS, page};

/// One seat of a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatDrawn {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat drawn.
    pub seat: Seat,
}

/// A draw and its proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawView {
    /// The draw's number in this tournament, from 1.
    pub number: u32,
    /// How many draws there are.
    pub draws: u32,
    /// When it was made.
    pub at: Millis,
    /// What it was for, such as "Initial draw" or "Redraw to 2 tables".
    pub title: Phrase,
    /// The seed in hexadecimal: with the list of entries it gives the same seats anywhere. Empty where cards were drawn at
    /// the table.
    pub seed: String,
    /// The four characters printed on every seat card of this draw.
    pub fingerprint: String,
    /// How the seats came about, in a few sentences.
    pub method: Phrase,
    /// What was arranged and kept, a line each.
    #[ts(type = "string[]")]
    pub arranged: Vec<Phrase>,
    /// What was arranged and could not be kept, a sentence each.
    #[ts(type = "string[]")]
    pub not_kept: Vec<Phrase>,
    /// Every draw of the whole field, oldest first, those taken back as well: nobody can quietly draw again.
    pub made: Vec<DrawMade>,
    /// By table and seat.
    pub seats: Vec<SeatDrawn>,
}

/// A draw of the whole field as the log has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawMade {
    /// The line of the log.
    pub line: u32,
    /// When it was made.
    pub at: Millis,
    /// What it was for.
    pub title: Phrase,
    /// Its four characters.
    pub fingerprint: String,
    /// It was taken back.
    pub struck: bool,
}

/// Something arranged about seats, and the command that gives it up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ArrangementLine {
    /// What was arranged, such as "Dele Okafor: table 3 seat 2".
    pub text: Phrase,
    /// The command that gives it up.
    pub release: Command,
}

/// What a draw would look like, before it is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawPlan {
    /// Players to be seated.
    pub players: u32,
    /// The tables and how many sit at each.
    pub tables: Vec<PlannedTable>,
    /// The rule behind the sizes.
    pub rule: Option<Citation>,
    /// Why no draw can be made now; empty when it can.
    pub why_not: Phrase,
    /// How the house gives the first seats.
    pub initial_seats: InitialSeats,
    /// Players for whom the room has no seat: they would be alternates.
    pub alternates: u32,
    /// What is arranged about seats.
    pub arrangements: Vec<ArrangementLine>,
    /// What is arranged and cannot be kept, a sentence each: named before the draw.
    #[ts(type = "string[]")]
    pub problems: Vec<Phrase>,
    /// How many tables the room has; absent for as many as are needed.
    pub room_tables: Option<u32>,
    /// The numbers that stand on them, such as "61-68"; empty for 1, 2, 3 and so on.
    pub room_numbers: String,
    /// Cards are being entered one by one.
    pub cards_under_way: bool,
}

/// What a draw would look like now.
pub fn draw_plan(tournament: &Tournament) -> DrawPlan {
    let fit = first_fit(tournament);
    let chairs = tournament.card_draw.as_ref().map_or(&fit.chairs, |draw| &draw.deck);
    let seated: usize = fit.chairs.iter().map(|chairs| chairs.seats.len()).sum();
    let players = tournament.counted_entries;
    DrawPlan {
        players,
        tables: planned_tables(chairs),
        rule: tournament.setup.rules.cite(SEATING),
        why_not: may_draw(tournament).err().map(Refusal::sentence).unwrap_or_default(),
        initial_seats: tournament.setup.rules.initial_seats,
        alternates: players.saturating_sub(to_u32(seated)),
        arrangements: arrangements(tournament),
        problems: NotKept::sentences(&fit.not_kept, tournament),
        room_tables: tournament.setup.tables,
        room_numbers: tournament.setup.table_numbers.clone(),
        cards_under_way: tournament.card_draw.is_some(),
    }
}

/// Everything arranged about seats, each with the command that gives it up.
pub fn arrangements(tournament: &Tournament) -> Vec<ArrangementLine> {
    let arranged = &tournament.arrangements;
    let name = |player| tournament.player_name(player);
    let locked = arranged.locked.iter().map(|(player, seat)| ArrangementLine {
        text: phrase!(
            "arranged-seat",
            "{name}: {seat}",
            name = name(*player),
            seat = tournament.seat_said(*seat),
        ),
        release: LockSeat { player: *player, seat: None }.into(),
    });
    let kept = tournament.room.blocked().filter(|seat| !tournament.set_out.contains_key(seat));
    let blocked = kept.map(|seat| ArrangementLine {
        text: phrase!("arranged-blocked", "Blocked: {seat}", seat = tournament.seat_said(seat)),
        release: BlockSeat { seat, blocked: false }.into(),
    });
    let apart = arranged.apart.iter().map(|(one, other)| ArrangementLine {
        text: phrase!("arranged-apart", "Apart: {both}", both = [name(*one), name(*other)]),
        release: KeepApart { one: *one, other: *other, apart: false }.into(),
    });
    let dealers = arranged.dealers.keys().map(|player| ArrangementLine {
        text: phrase!("arranged-dealer", "Deals: {name}", name = name(*player)),
        release: NameDealer { player: *player, deals: false }.into(),
    });
    locked.chain(dealers).chain(apart).chain(blocked).collect()
}

/// A draw by its number from 1; 0 is the latest.
pub fn draw_view(log: &Log, number: u32) -> Option<DrawView> {
    let tournament = log.tournament();
    let drawn = to_u32(tournament.draws.len());
    let number = if number == 0 { drawn } else { number };
    let draw = tournament.draws.get(usize::try_from(number.checked_sub(1)?).ok()?)?;
    let mut seats: Vec<SeatDrawn> = draw
        .seats
        .iter()
        .map(|(entry, seat)| SeatDrawn {
            entry: *entry,
            name: tournament.name(*entry).to_string(),
            seat: *seat,
        })
        .collect();
    seats.sort_by_key(|drawn| drawn.seat);
    Some(DrawView {
        number,
        at: draw.at,
        draws: drawn,
        title: title(tournament, draw.kind),
        seed: if by_hand(draw.kind) { String::new() } else { format!("{:016x}", draw.seed) },
        fingerprint: fingerprint(draw.seed),
        method: method(draw, seats.len()),
        arranged: arranged_words(tournament, draw),
        not_kept: NotKept::sentences(&draw.not_kept, tournament),
        made: made(log),
        seats,
    })
}

fn by_hand(kind: DrawKind) -> bool {
    matches!(kind, DrawKind::Cards {} | DrawKind::BreakCards { .. } | DrawKind::RedrawCards { .. })
}

/// Every draw of the whole field that the log has, struck ones too.
fn made(log: &Log) -> Vec<DrawMade> {
    log.lines()
        .iter()
        .filter_map(|line| {
            let drawn =
                all::<SeatsDrawn>(line.applied()?.events).find(|drawn| drawn.kind.is_of_all())?;
            Some(DrawMade {
                line: line.number,
                at: drawn.at,
                title: title(log.tournament(), drawn.kind),
                fingerprint: fingerprint(drawn.seed),
                struck: log.is_struck(line.number),
            })
        })
        .collect()
}

/// How the seats came about.
fn method(draw: &Draw, seats: usize) -> Phrase {
    let players = Phrase::count(seats, "player", "players");
    match draw.kind {
        DrawKind::Initial {} | DrawKind::Redraw { .. } => {
            let first = (!draw.arrangements.is_empty()).then(|| {
                phrase!(
                    "draw-arranged-first",
                    "Players with something arranged are placed first. Every way that keeps it is equally likely."
                )
            });
            let shuffled = phrase!(
                "draw-shuffled",
                "The list of {players} in the order of entry is shuffled once (Fisher and Yates). ChaCha20 makes the numbers from the seed. The list is dealt to the seats in order: table 1 seat 1, seat 2 and so on. Every order is equally likely. The seed came from the operating system at the draw. The same seed and list give the same seats on every machine.",
                players,
            );
            Phrase::one_after_the_other(first.into_iter().chain([shuffled]))
        }
        DrawKind::Cards {} | DrawKind::RedrawCards { .. } => phrase!(
            "draw-by-cards",
            "{players} drew cards at the table. Each card was entered as it was drawn, or dealt by the program from a seed that the log has.",
            players,
        ),
        DrawKind::BreakCards { .. } => phrase!(
            "draw-by-cards-at-break",
            "{players} drew cards at the breaking table: a table first, then a seat there.",
            players,
        ),
        DrawKind::LateRegistration {} | DrawKind::Alternates {} | DrawKind::Break { .. } => {
            phrase!(
                "draw-in-turn",
                "{players} in turn: one of the shortest tables by chance, then one of its open seats by chance. ChaCha20 makes the numbers from the seed.",
                players,
            )
        }
        DrawKind::NewTable { .. } => phrase!(
            "draw-new-table",
            "The new table\u{2019}s seats are put in an order by chance and sold to the alternates. Players on the same seats elsewhere move over. {players} sit there.",
            players,
        ),
    }
}

/// What was arranged for a draw and kept.
fn arranged_words(tournament: &Tournament, draw: &Draw) -> Vec<Phrase> {
    let name = |player| tournament.player_name(player);
    let seat_of = |player| {
        let own = draw.seats.iter().filter(|(entry, _)| tournament.whose(*entry) == Some(player));
        own.max_by_key(|(entry, _)| *entry).map(|(_, seat)| *seat)
    };
    let mut words = Vec::new();
    for (player, seat) in draw.arrangements.locked.iter() {
        if seat_of(*player) == Some(*seat) {
            words.push(phrase!(
                "kept-seat",
                "{name} has {seat}.",
                name = name(*player),
                seat = tournament.seat_said(*seat),
            ));
        }
    }
    for player in draw.arrangements.dealers.keys() {
        if let Some(seat) = seat_of(*player) {
            words.push(phrase!(
                "kept-dealer",
                "{name} deals at {table}.",
                name = name(*player),
                table = tournament.table_said(seat.table),
            ));
        }
    }
    for (one, other) in draw.arrangements.apart.iter() {
        if let (Some(here), Some(there)) = (seat_of(*one), seat_of(*other))
            && here.table != there.table
        {
            let both = [name(*one), name(*other)];
            words.push(phrase!("kept-apart", "{both} sit apart.", both));
        }
    }
    words.extend(top_stacks_words(tournament, draw));
    if !draw.blocked.is_empty() {
        let seats: Vec<String> = draw.blocked.iter().take(40).map(ToString::to_string).collect();
        let seats = seats.join(", ");
        words.push(phrase!("kept-blocked", "Blocked: {seats}.", seats));
    }
    words
}

/// That the largest stacks sit at a table each, where they do.
fn top_stacks_words(tournament: &Tournament, draw: &Draw) -> Option<Phrase> {
    let drawn: BTreeMap<EntryId, TableNumber> =
        draw.seats.iter().map(|(entry, seat)| (*entry, seat.table)).collect();
    let tables: BTreeSet<TableNumber> = drawn.values().copied().collect();
    let players: Vec<EntryId> = drawn.keys().copied().collect();
    let top = top_stacks(tournament, &players, tables.len());
    let theirs: BTreeSet<TableNumber> =
        top.iter().filter_map(|entry| drawn.get(entry)).copied().collect();
    let is_so = draw.kind == DrawKind::Initial {} && top.len() > 1 && theirs.len() == top.len();
    is_so.then(|| {
        let count = to_u32(top.len());
        phrase!("kept-top-stacks", "The {count} largest stacks sit at a table each.", count)
    })
}

/// What a draw was for: the reason of its moves, or that it is the first.
fn title(tournament: &Tournament, kind: DrawKind) -> Phrase {
    let reason = match kind {
        DrawKind::Initial {} => return phrase!("draw-initial", "Initial draw"),
        DrawKind::Cards {} => return phrase!("draw-initial-by-cards", "Initial draw by cards"),
        DrawKind::LateRegistration {} => MoveReason::LateRegistration {},
        DrawKind::Alternates {} => MoveReason::Alternates {},
        DrawKind::NewTable { table } => MoveReason::Opens { table },
        DrawKind::Break { table } | DrawKind::BreakCards { table } => MoveReason::Breaks { table },
        DrawKind::Redraw { tables } | DrawKind::RedrawCards { tables } => {
            MoveReason::Redraw { tables }
        }
    };
    reason.said(tournament).capital()
}

/// A player who still draws a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardPlayer {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
}

/// A card that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardDrawn {
    /// Who.
    pub name: String,
    /// The card, such as "9 of spades".
    pub card: Phrase,
    /// The seat.
    pub seat: Seat,
}

/// The draw by cards while they are entered.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardDrawView {
    /// Who draws next by the order of entry.
    pub next: Option<CardPlayer>,
    /// Who still draws, at most 500 of them.
    pub waiting: Vec<CardPlayer>,
    /// How many still draw.
    pub left: u32,
    /// The cards drawn, the latest first, at most 500 of them.
    pub drawn: Vec<CardDrawn>,
    /// What is left of the deck, table by table.
    pub deck: Vec<PlannedTable>,
    /// Why no card can be drawn now; empty when one can.
    pub why_not: Phrase,
}

/// The draw by cards as it stands.
pub fn card_draw_view(tournament: &Tournament) -> CardDrawView {
    let none = |why_not| CardDrawView { why_not, ..CardDrawView::default() };
    let draw = match CardDraw::of(tournament) {
        Ok(draw) if tournament.room.is_empty() || tournament.phase() == Phase::Playing => draw,
        Ok(_) => {
            return none(phrase!(
                "seats-drawn-undo-draw",
                "The seats are drawn. Undo the draw to enter cards."
            ));
        }
        Err(refusal) => return none(refusal.sentence()),
    };
    let player = |entry: EntryId| CardPlayer { entry, name: tournament.name(entry).to_string() };
    let most = to_usize(ROWS);
    CardDrawView {
        next: draw.next(tournament).map(player),
        waiting: draw.waiting(tournament).take(most).map(player).collect(),
        left: to_u32(draw.waiting(tournament).count()),
        drawn: draw
            .taken
            .iter()
            .rev()
            .take(most)
            .map(|(entry, seat)| CardDrawn {
                name: tournament.name(*entry).to_string(),
                card: draw.card(*seat),
                seat: *seat,
            })
            .collect(),
        deck: planned_tables(&draw.deck_left()),
        why_not: Phrase::default(),
    }
}

/// One who waits for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Alternate {
    /// The place on the list, from 1.
    pub place: u32,
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// A seat is open for this one now.
    pub called: bool,
}

/// The alternates' list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AlternatesView {
    /// How many wait.
    pub total: u32,
    /// For how many of them a seat is open now.
    pub can_be_seated: u32,
    /// The table that the room could open, and for which there are players enough.
    pub table_to_open: Option<TableNumber>,
    /// The rows asked for, in order.
    pub rows: Vec<Alternate>,
}

/// A page of the alternates' list.
pub fn alternates_view(
    tournament: &Tournament,
    now: Millis,
    from: u32,
    count: u32,
) -> AlternatesView {
    let can_be_seated = to_u32(can_be_seated(tournament, now).len());
    AlternatesView {
        total: to_u32(tournament.alternates.len()),
        can_be_seated,
        table_to_open: may_open(tournament, None).ok(),
        rows: page((1_u32..).zip(&tournament.alternates), from, count)
            .map(|(place, entry)| Alternate {
                place,
                entry: *entry,
                name: tournament.name(*entry).to_string(),
                called: place <= can_be_seated,
            })
            .collect(),
    }
}

/// One seat, for the page that tells who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatedPlayer {
    /// The player's name.
    pub name: String,
    /// The letter under which it is looked for: that of the last name, without its accent.
    pub letter: String,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// The seat that the player comes from while on the way to this one.
    pub from: Option<Seat>,
}

/// A page of those who have a seat, by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatingView {
    /// How many have a seat.
    pub total: u32,
    /// The rows asked for.
    pub rows: Vec<SeatedPlayer>,
}

/// Everybody with a seat, by last name.
pub fn seated_by_name(tournament: &Tournament) -> Vec<(EntryId, Seat)> {
    let mut seats: Vec<(EntryId, Seat)> =
        tournament.room.sitting().map(|(seat, who)| (who, seat)).collect();
    // A hidden name is the entry's number, and numbers are in the order in which they are counted.
    let number = |name: &str| name.parse().unwrap_or(u32::MAX);
    seats.sort_by_key(|(who, seat)| {
        let name = tournament.sorted_name(*who);
        (number(name), name, *seat)
    });
    seats
}

/// A page of who sits where, by name.
pub fn seating_view(tournament: &Tournament, from: u32, count: u32) -> SeatingView {
    let under_way = under_way(tournament);
    let from_seats: BTreeMap<Seat, Seat> =
        under_way.iter().filter_map(|(_, said)| Some((said.one.to, said.sits_at?))).collect();
    let seats = seated_by_name(tournament);
    let shared = tournament.shared_names();
    SeatingView {
        total: to_u32(seats.len()),
        rows: page(seats, from, count)
            .map(|(who, seat)| SeatedPlayer {
                name: tournament.told_apart(who, &shared),
                letter: tournament.sorted_name(who).chars().take(1).collect(),
                table: seat.table,
                seat: seat.seat,
                from: from_seats.get(&seat).copied(),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::setup::open::OpenTournament;
    use crate::log::Log;
    use crate::rulebook::templates;

    #[test]
    fn lists_are_by_last_name_and_tell_two_of_one_name_apart() {
        let mut bench = crate::actions::tables::bench::Bench::registering();
        let listed = [
            ("Zoe", "Adams"),
            ("Maria", "Garcia Lopez"),
            ("Jos\u{e9}", "Berg"),
            ("Jose", "Berg"),
            ("Seán", "O\u{2019}Connor"),
            ("\u{141}ukasz", "Nowak"),
            ("Anna", "van der Berg"),
        ];
        bench
            .say(Enter {
                names: listed.iter().map(|(first, last)| format!("{first} {last}")).collect(),
                last_names: listed.iter().map(|(_, last)| (*last).into()).collect(),
                cards: (1..=listed.len()).map(|card| card.to_string()).collect(),
                ..Enter::default()
            })
            .unwrap();
        bench.say(DrawSeats {}).unwrap();
        let rows = seating_view(bench.log.tournament(), 0, 100).rows;
        let mut names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
        // Two of one name are in the order of their seats, which the draw gave.
        if let Some(two) = names.get_mut(1..3) {
            two.sort_by_key(|name| name.ends_with('4'));
        }
        assert_eq!(
            names,
            [
                "Zoe Adams",
                "Jos\u{e9} Berg \u{b7} 3",
                "Jose Berg \u{b7} 4",
                "Maria Garcia Lopez",
                "\u{141}ukasz Nowak",
                "Se\u{e1}n O\u{2019}Connor",
                "Anna van der Berg",
            ]
        );
        let letters: String = rows.iter().map(|row| row.letter.as_str()).collect();
        assert_eq!(letters, "abbgnov");
    }

    #[test]
    fn who_sits_where_is_told_by_name_and_by_the_page() {
        let mut log = Log::new();
        let names = ["cy", "Bo", "anna", "Dele"].map(String::from).to_vec();
        let open = OpenTournament { setup: Box::new(templates::t1000()) };
        let said = [open.into(), Enter { names, ..Enter::default() }.into(), DrawSeats {}.into()];
        for command in said {
            let line = log.prepare(command, 0, 3, "test").unwrap();
            log.commit(line);
        }
        let tournament = log.tournament();
        let names = |view: &SeatingView| -> Vec<String> {
            view.rows.iter().map(|row| row.name.clone()).collect()
        };
        let all = seating_view(tournament, 0, 500);
        assert_eq!(names(&all), ["anna", "Bo", "cy", "Dele"]);
        let page = seating_view(tournament, 1, 2);
        assert_eq!((page.total, names(&page)), (4, vec!["Bo".to_string(), "cy".into()]));
        for row in &all.rows {
            let who = tournament.room.at(Seat { table: row.table, seat: row.seat }).unwrap();
            assert_eq!(tournament.name(who), row.name);
        }
    }
}

//! What a line says in a director's words, as it stood when it was said.

use crate::actions::absences::miss::MissedWhat;
use crate::actions::absences::remove_stack::Removal;
use crate::actions::clock::plan_start::PlanStart;
use crate::actions::command::Command;
use crate::actions::entries::rename::Renamed;
use crate::actions::event::Event;
use crate::base::ids::{EntryId, Seat, SeatNumber, TableNumber, position};
use crate::base::money::Money;
use crate::base::sharing::SharedList;
use crate::base::words::{count, list, ordinal, ordinals};
use crate::log::line::{Line, Said};
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::schedule::StageName;
use crate::rules::penalties::hands_words;
use crate::rules::prizes::payouts::may_still_grow;
use crate::rules::prizes::places::finishes;
use crate::state::coloured_up::RacedTable;
use crate::state::entry::PurchaseKind;
use crate::state::penalty::Sentence;
use crate::state::tournament::Tournament;

/// A line in words: the verb, and what it was about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Label {
    /// The verb, such as "Bust".
    pub verb: String,
    /// What it was about, such as "Ivo Petrov, 53rd".
    pub what: String,
    /// What a person said by a correction, where it said anything: "Bust Ivo Petrov, 53rd".
    late: Option<String>,
}

/// The longest words that a line is named by in the label of another one, in characters.
const LONGEST_NAMED: usize = 200;

/// How many lines a label names in words; of more it says how many.
const MOST_NAMED: usize = 3;

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.what.is_empty() {
            f.write_str(&self.verb)
        } else {
            write!(f, "{}: {}", self.verb, self.what)
        }
    }
}

/// Describes what was said, after it took effect; `lines` are those up to it, `before` the labels of the lines before it.
///
/// A label names what a person said, and never the label of a correction within the label of another: so it stays as
/// long as a line is, however often something is corrected.
#[must_use]
pub fn describe(
    said: &Said,
    tournament: &Tournament,
    lines: &SharedList<Line>,
    before: &SharedList<Label>,
) -> Label {
    let label =
        |verb: &str, what: String| Label { verb: verb.to_string(), what, ..Label::default() };
    let named = |numbers: &[u32]| named(numbers, lines, before);
    match said {
        Said::Strike { lines: numbers } => label("Undo", undone(numbers, lines, before)),
        Said::Restore { lines: numbers, .. } => label("Redo", undone(numbers, lines, before)),
        Said::Did { command, events } => {
            let (verb, what) = command_words(command, events, tournament, tournament.left());
            label(verb, what)
        }
        Said::Correct { strike, restore, late } => {
            let late = late.as_ref().map(|late| {
                let left = left_then(&late.events, tournament);
                let (verb, said) = command_words(&late.command, &late.events, tournament, left);
                (format!("{verb} {said}"), late.after)
            });
            let mut parts: Vec<(String, String)> = Vec::new();
            if !strike.is_empty() {
                parts.push((format!("Strike {}", numbered(strike)), named(strike)));
            }
            if !restore.is_empty() {
                parts.push((format!("Restore {}", numbered(restore)), named(restore)));
            }
            if let Some((words, after)) = &late {
                parts.push(("Insert".to_string(), format!("{words}, after line {after}")));
            }
            let mut parts = parts.into_iter();
            let (verb, what) = parts.next().unwrap_or_else(|| ("Correct".into(), String::new()));
            let more = parts.map(|(verb, what)| Label { verb, what, late: None }.to_string());
            let what: Vec<String> =
                (!what.is_empty()).then_some(what).into_iter().chain(more).collect();
            Label { verb, what: what.join("; "), late: late.map(|(words, _)| words) }
        }
    }
}

/// Lines by their numbers: "line 40", "lines 40 and 52", "12 lines".
fn numbered(numbers: &[u32]) -> String {
    let words: Vec<String> = numbers.iter().take(MOST_NAMED).map(u32::to_string).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match numbers.len() {
        1 => format!("line {}", list(&words)),
        2..=MOST_NAMED => format!("lines {}", list(&words)),
        many => count(many, "line", "lines"),
    }
}

/// What a person said by these lines.
fn named(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> String {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).map(|line| &line.said);
        let label = index.and_then(|index| before.get(index));
        match (line, label) {
            (Some(Said::Did { .. }), Some(Label { verb, what, .. })) => {
                short(format!("{verb} {what}").trim_end())
            }
            (Some(Said::Correct { .. }), Some(Label { late: Some(late), .. })) => short(late),
            (Some(Said::Correct { strike, restore, .. }), Some(_)) => {
                let of: Vec<u32> = strike.iter().chain(restore).copied().collect();
                format!("the correction of {}", numbered(&of))
            }
            _ => format!("line {number}"),
        }
    };
    several(numbers, words)
}

/// What is undone or done again: the labels as they stand.
fn undone(numbers: &[u32], lines: &SharedList<Line>, before: &SharedList<Label>) -> String {
    let words = |number: &u32| {
        let index = position(*number);
        let line = index.and_then(|index| lines.get(index)).filter(|line| line.can_be_struck());
        match (line, index.and_then(|index| before.get(index))) {
            (Some(_), Some(label)) => short(&label.to_string()),
            _ => format!("line {number}"),
        }
    };
    several(numbers, words)
}

fn several(numbers: &[u32], words: impl Fn(&u32) -> String) -> String {
    if numbers.len() > MOST_NAMED {
        return String::new();
    }
    let words: Vec<String> = numbers.iter().map(words).collect();
    words.join("; ")
}

/// Words cut to the length at which a line is named in the label of another one.
fn short(words: &str) -> String {
    match words.char_indices().nth(LONGEST_NAMED) {
        Some((end, _)) => format!("{}\u{2026}", words.get(..end).unwrap_or_default()),
        None => words.to_string(),
    }
}

/// The words of a command; `left` is how many players were left when it had taken effect.
fn command_words(
    command: &Command,
    events: &[Event],
    tournament: &Tournament,
    left: u32,
) -> (&'static str, String) {
    let name = |entry: EntryId| tournament.name(entry).to_string();
    // The seat tells which of two players of one name it was.
    let who = |entry: EntryId| match tournament.seat_of(entry) {
        Some(seat) => format!("{} ({seat})", tournament.name(entry)),
        None => name(entry),
    };
    let money = |amount| tournament.money(amount);
    match command {
        Command::OpenTournament(_) => ("Open", tournament.setup.name.clone()),
        Command::ChangeSetUp(_) => ("Set-up", "changed".to_string()),
        Command::ChangeHouseRules(_) => ("House rules", "changed".to_string()),
        Command::Enter(_) => {
            // The names as they were taken: what was typed may hold signs that nothing can show.
            let names: Vec<&str> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Entered(entered) => Some(entered),
                    _ => None,
                })
                .flat_map(|entered| &entered.names)
                .map(String::as_str)
                .collect();
            let who =
                if names.len() > 3 { count(names.len(), "entry", "entries") } else { list(&names) };
            (
                "Enter",
                match names.len() {
                    1 => format!("{who}{}", where_to(events, tournament)),
                    _ => who,
                },
            )
        }
        Command::Rename(_) => {
            let renamed = events.iter().find_map(|event| match event {
                Event::Renamed(renamed) => Some(corrected(renamed)),
                _ => None,
            });
            renamed.unwrap_or(("Rename", String::new()))
        }
        Command::Withdraw(withdraw) => ("Withdraw", name(withdraw.entry)),
        Command::Rebuy(rebuy) => {
            let paid = events.iter().find_map(|event| match event {
                Event::Rebought(bought) => Some(money(bought.price.total())),
                _ => None,
            });
            let waits = tournament.alternates.contains(&rebuy.entry);
            let waits = if waits { ", waits for a seat" } else { "" };
            ("Rebuy", format!("{}, {}{waits}", who(rebuy.entry), paid.unwrap_or_default()))
        }
        Command::AddOn(add_on) => {
            let paid = events.iter().find_map(|event| match event {
                Event::AddedOn(bought) => Some(money(bought.price.total())),
                _ => None,
            });
            ("Add-on", format!("{}, {}", who(add_on.entry), paid.unwrap_or_default()))
        }
        Command::ReEnter(again) => {
            let paid = events.iter().find_map(|event| match event {
                Event::ReEntered(bought) => Some(money(bought.price.total())),
                _ => None,
            });
            let to = where_to(events, tournament);
            ("Re-entry", format!("{}, {}{to}", name(again.entry), paid.unwrap_or_default()))
        }
        Command::Settle(settle) => {
            ("Paid", format!("{}, {}", name(settle.entry), settle.payment.words()))
        }
        Command::VoidPurchase(void) => {
            let index = usize::try_from(void.purchase).unwrap_or(usize::MAX);
            let entry = tournament.entries.get(&void.entry);
            let bought = entry.and_then(|entry| entry.purchases.get(index));
            let what = bought.map_or("", |bought| match bought.kind {
                PurchaseKind::Rebuy => "rebuy",
                PurchaseKind::AddOn => "add-on",
                PurchaseKind::Entry | PurchaseKind::ReEntry => "entry",
            });
            let back = bought.map_or_else(String::new, |bought| money(bought.price.total()));
            ("Void", format!("{}, {what}, {back} back", name(void.entry)))
        }
        Command::OtherBought(other) => {
            let index = usize::try_from(other.purchase).unwrap_or(usize::MAX);
            let entry = tournament.entries.get(&other.entry);
            let bought = entry.and_then(|entry| entry.purchases.get(index));
            let verb = match bought.map(|bought| bought.kind) {
                Some(PurchaseKind::AddOn) => "Add-on",
                _ => "Rebuy",
            };
            let price = bought.map_or_else(String::new, |bought| money(bought.price.total()));
            (verb, format!("{}, {price}, not {}", name(other.buyer), name(other.entry)))
        }
        Command::RemoveNoShow(no_show) => ("No-show", name(no_show.entry)),
        Command::CloseHeld(held) => {
            let what = if held.collected { "collected" } else { "not collected in time" };
            ("Held money", format!("{}, {what}", name(held.entry)))
        }
        Command::DrawSeats(_) => ("Draw", count(drawn(events), "seat", "seats")),
        Command::TakeCard(taken) => {
            let seat = events.iter().rev().find_map(|event| match event {
                Event::CardTaken(taken) => Some(taken.seat),
                _ => None,
            });
            let seat = seat.map_or_else(String::new, |seat| format!(" \u{2192} {seat}"));
            let all = match drawn(events) {
                0 => String::new(),
                seats => format!("; all {seats} seats are drawn"),
            };
            ("Card", format!("{}{seat}{all}", name(taken.entry)))
        }
        Command::DrawButton(_) => {
            let drawn = events.iter().find_map(|event| match event {
                Event::ButtonsDrawn(drawn) => Some(drawn.buttons.as_slice()),
                _ => None,
            });
            ("Button", buttons_words(drawn.unwrap_or_default()))
        }
        Command::SeatAlternates(_) => {
            let seated = events.iter().find_map(|event| match event {
                Event::SeatsDrawn(drawn) => Some(drawn.seats.as_slice()),
                _ => None,
            });
            let seated: Vec<String> = seated
                .unwrap_or_default()
                .iter()
                .map(|(entry, seat)| format!("{} \u{2192} {seat}", name(*entry)))
                .collect();
            let who = match seated.len() {
                0..=3 => seated.join(", "),
                many => count(many, "alternate", "alternates"),
            };
            ("Seat", who)
        }
        Command::SetRoomTables(said) => match said.tables {
            Some(tables) => {
                let tables = usize::try_from(tables).unwrap_or(usize::MAX);
                ("Room", count(tables, "table", "tables"))
            }
            None => ("Room", "as many tables as are needed".to_string()),
        },
        Command::OpenTable(_) => {
            let opened = events.iter().find_map(|event| match event {
                Event::TableAdded(added) => Some(added.table.to_string()),
                _ => None,
            });
            let sit = count(drawn(events), "player", "players");
            ("Open", format!("table {}, {sit}", opened.unwrap_or_default()))
        }
        Command::LockSeat(lock) => {
            let who = tournament.player_name(lock.player);
            match lock.seat {
                Some(seat) => ("Lock", format!("{seat} for {who}")),
                None => ("Unlock", format!("the seat of {who}")),
            }
        }
        Command::BlockSeat(block) => {
            (if block.blocked { "Block" } else { "Unblock" }, tournament.seat_words(block.seat))
        }
        Command::KeepApart(pair) => {
            let names = [tournament.player_name(pair.one), tournament.player_name(pair.other)];
            (if pair.apart { "Apart" } else { "Not apart" }, list(&names))
        }
        Command::NameDealer(dealer) => {
            let who = tournament.player_name(dealer.player).to_string();
            (if dealer.deals { "Deals" } else { "Deals no more" }, who)
        }
        Command::StartClock(_) => ("Clock", "started".to_string()),
        Command::PlanStart(PlanStart { at: Some(_) }) => ("Clock", "countdown set".to_string()),
        Command::PlanStart(PlanStart { at: None }) => ("Clock", "countdown taken back".to_string()),
        Command::TakeBreak(taken) => {
            let minutes = taken.length_ms.checked_div(60_000).unwrap_or(0);
            let seconds =
                taken.length_ms.checked_rem(60_000).unwrap_or(0).checked_div(1_000).unwrap_or(0);
            let waits = tournament.holds_the_clock() && !tournament.playing_the_hand().is_empty();
            let from = if waits { "once every table has finished" } else { "from now" };
            ("Break", format!("{minutes}:{seconds:02} {from}"))
        }
        Command::CountHands(counted) => (
            "Hands",
            count(usize::try_from(counted.hands).unwrap_or(usize::MAX), "hand done", "hands done"),
        ),
        Command::PauseClock(_) => ("Clock", "paused".to_string()),
        Command::AdjustClock(adjust) => {
            let sign = if adjust.by_ms < 0 { "-" } else { "+" };
            let seconds = adjust.by_ms.unsigned_abs().checked_div(1_000).unwrap_or(0);
            let (minutes, rest) =
                (seconds.checked_div(60).unwrap_or(0), seconds.checked_rem(60).unwrap_or(0));
            ("Clock", format!("{sign}{minutes}:{rest:02}"))
        }
        Command::SetTimeLeft(set) => {
            let seconds = set.remaining_ms.checked_div(1_000).unwrap_or(0);
            let (minutes, rest) =
                (seconds.checked_div(60).unwrap_or(0), seconds.checked_rem(60).unwrap_or(0));
            ("Clock", format!("{minutes}:{rest:02} left"))
        }
        Command::ChangeSchedule(_) => ("Schedule", "changed".to_string()),
        Command::JumpTo(jump) => {
            let said = events.iter().find_map(|event| match event {
                Event::ClockJumped(jumped) => jumped.to,
                _ => None,
            });
            let stage = usize::try_from(jump.stage).unwrap_or(usize::MAX);
            let what = match said.unwrap_or_else(|| tournament.setup.schedule.name_of(stage)) {
                StageName::Break { after, .. } => format!("to the break after level {after}"),
                StageName::Level { number, .. } => format!("to level {number}"),
            };
            ("Clock", what)
        }
        Command::SettleGap(settle) => {
            let what = if settle.run_on {
                "ran on while the program was away"
            } else {
                "goes on from where it was"
            };
            ("Clock", what.to_string())
        }
        Command::Bust(_) => ("Bust", busted(events, tournament, left)),
        Command::SomebodyElse(other) => {
            let seat = seat_of(tournament, other.said);
            let (said, out) = (name(other.said), name(other.out));
            ("Somebody else", format!("{out} was out, not {said}, who sits at {seat}"))
        }
        Command::BackIn(back) => {
            ("Back in", format!("{}{}", name(back.entry), where_to(events, tournament)))
        }
        Command::SetButton(set) => {
            ("Button", tournament.seat_words(Seat { table: set.table, seat: set.seat }))
        }
        Command::SetBigBlind(set) => {
            ("Big blind", tournament.seat_words(Seat { table: set.table, seat: set.seat }))
        }
        Command::ChooseTable(chosen) => (
            "Balance",
            format!(
                "{} gives a player to {}",
                tournament.table_words(chosen.from),
                tournament.table_words(chosen.to)
            ),
        ),
        Command::PlayOn(on) => ("Play on", tournament.tables_words(&on.tables)),
        Command::PrepareRestart(_) => ("Restart", "tables levelled".to_string()),
        Command::SetBreakingOrder(set) => {
            let order = if set.tables.is_empty() {
                "as usual".into()
            } else {
                tournament.tables_words(&set.tables)
            };
            ("Breaking order", order)
        }
        Command::DealLowCard(_) => ("Low card", low_card(tournament, events)),
        Command::MovePlayer(moved) => {
            let from = events.iter().find_map(|event| match event {
                Event::Moved(moved) => moved.moves.first().and_then(|one| one.from),
                _ => None,
            });
            let from = from.map_or_else(String::new, |seat| format!("{seat} "));
            ("Move", format!("{} {from}\u{2192} {}", name(moved.entry), moved.to))
        }
        Command::SwapSeats(swap) => ("Swap", list(&[&name(swap.one), &name(swap.other)])),
        Command::SitsHere(sits) => {
            let seat = tournament.seat_words(sits.seat);
            let swapped = events.iter().find_map(|event| match event {
                Event::SeatsSwapped(swapped) => Some(swapped.other),
                _ => None,
            });
            let other = swapped.map_or_else(String::new, |other| {
                format!(", {} at {}", name(other.entry), tournament.seat_words(other.to))
            });
            ("Sits", format!("{} at {seat}{other}", name(sits.entry)))
        }
        Command::OtherMoved(other) => {
            let went = seat_of(tournament, other.moved);
            ("Move", format!("{} to {went}, not {}", name(other.moved), name(other.told)))
        }
        Command::RenameTable(named) => {
            let what = match tournament.room.name(named.table) {
                Some(_) => {
                    format!("table {} is {}", named.table, tournament.table_words(named.table))
                }
                None => format!("table {} has no name any more", named.table),
            };
            ("Name", what)
        }
        Command::ResizeTable(sized) => (
            "Seats",
            format!(
                "{} has {}",
                tournament.table_words(sized.table),
                count(usize::from(sized.seats), "seat", "seats")
            ),
        ),
        Command::CloseTable(closed) => ("Close", tournament.table_words(closed.table)),
        Command::WaitForSeat(waits) => ("Wait", format!("{}, for a seat", name(waits.entry))),
        Command::BreakTable(broken) => ("Break", tournament.table_words(broken.table)),
        Command::BreakByCards(broken) => {
            ("Break", format!("{}, by cards drawn", tournament.table_words(broken.table)))
        }
        Command::Redraw(redraw) => {
            let tables = usize::try_from(redraw.tables).unwrap_or(usize::MAX);
            (
                "Redraw",
                if tables == 1 { "final table".into() } else { count(tables, "table", "tables") },
            )
        }
        Command::DealHands(_) => {
            let dealt = events.iter().find_map(|event| match event {
                Event::HandsDealt(dealt) => Some(dealt.hands.as_slice()),
                _ => None,
            });
            let what = match dealt.unwrap_or_default() {
                [one] if one.hand.is_frozen() => format!(
                    "{}, stud, button stays at {}",
                    tournament.table_words(one.table),
                    one.hand.button
                ),
                [one] => format!(
                    "{}, button {}, big blind {}",
                    tournament.table_words(one.table),
                    one.hand.button,
                    one.hand.last_big()
                ),
                several => count(several.len(), "table", "tables"),
            };
            ("Deal", what)
        }
        Command::MarkAbsent(marked) => {
            (if marked.absent { "Absent" } else { "Present" }, who(marked.entry))
        }
        Command::Arrived(arrived) => {
            let names: Vec<&str> = arrived
                .moves
                .iter()
                .filter_map(|number| tournament.moves.get(position(*number)?))
                .map(|said| tournament.name(said.one.entry))
                .collect();
            let who = if names.len() > 3 {
                count(names.len(), "player", "players")
            } else {
                list(&names)
            };
            ("Arrived", who)
        }
        Command::ChangeChips(_) => ("Chips", "changed".to_string()),
        Command::CallColourUp(called) => ("Colour-up", format!("{}s leave now", called.chip)),
        Command::FinishColourUp(done) => {
            ("Colour-up", format!("{}s are off the tables", done.chip))
        }
        Command::RaceOff(_) => ("Race", raced(tournament, events)),
        Command::ExchangeFound(found) => (
            "Found",
            format!(
                "{} \u{d7} {} of {}{}",
                found.chips,
                found.chip,
                name(found.entry),
                changed(events)
            ),
        ),
        Command::SetPrizes(set) => {
            let paid = crate::rules::prizes::payouts::places_paid(tournament);
            let paid = count(usize::try_from(paid).unwrap_or(usize::MAX), "place", "places");
            let pool = || money(crate::rules::prizes::pool::pool(tournament).total);
            let of = set.terms.as_ref().map_or_else(String::new, |_| format!(" of {}", pool()));
            ("Prizes", format!("{paid} paid{of}"))
        }
        Command::SetPool(_) => ("Pool", money(crate::rules::prizes::pool::pool(tournament).total)),
        Command::AssignBounty(assigned) => {
            let names: Vec<&str> =
                assigned.by.iter().map(|entry| tournament.name(*entry)).collect();
            ("Bounty", format!("{} to {}", name(assigned.of), list(&names)))
        }
        Command::SealMystery(_) => {
            let sealed = tournament.mystery.as_ref().map_or(0, |mystery| mystery.envelopes.len());
            ("Mystery", format!("{} sealed", count(sealed, "envelope", "envelopes")))
        }
        Command::OpenEnvelope(opened) => {
            let amount = events.iter().find_map(|event| match event {
                Event::EnvelopeOpened(opened) => Some(money(opened.amount)),
                _ => None,
            });
            ("Mystery", format!("{}: {}", name(opened.of), amount.unwrap_or_default()))
        }
        Command::TalkDeal(talk) => {
            ("Deal", if talk.stacks.is_empty() { "talks over" } else { "talked about" }.into())
        }
        Command::MakeDeal(deal) => {
            let players = count(deal.stacks.len(), "player", "players");
            let left = if deal.left.0 > 0 {
                format!(", {} left for the winner", money(deal.left))
            } else {
                String::new()
            };
            let made = events.iter().find_map(|event| match event {
                Event::DealMade(made) => Some(made.at),
                _ => None,
            });
            let open = made.is_some_and(|at| may_still_grow(tournament, at));
            let open = if open { ", entries or rebuys still open" } else { "" };
            ("Deal", format!("{}, {players}{left}{open}", deal.kind.words()))
        }
        Command::PutOff(_) => {
            let said = events.iter().find_map(|event| match event {
                Event::AdvicePutOff(put_off) => Some(put_off.words(tournament)),
                _ => None,
            });
            said.unwrap_or_default()
        }
        Command::WinSeats(_) => {
            let left = usize::try_from(tournament.left()).unwrap_or(usize::MAX);
            let win = if left == 1 { "wins" } else { "win" };
            ("Satellite over", format!("{} {win} a seat", count(left, "player", "players")))
        }
        Command::HandOver(over) => {
            let amount = events.iter().find_map(|event| match event {
                Event::HandedOver(over) => Some(money(over.amount)),
                _ => None,
            });
            let by = over.payment.unless_cash();
            let less = if over.less_owed { ", less what was owed" } else { "" };
            ("Paid", format!("{} {}{less}{by}", name(over.entry), amount.unwrap_or_default()))
        }
        Command::PayBounties(pay) => {
            let amount = events.iter().find_map(|event| match event {
                Event::BountiesPaid(paid) => Some(money(paid.amount)),
                _ => None,
            });
            let by = pay.payment.unless_cash();
            ("Bounties", format!("{} to {}{by}", amount.unwrap_or_default(), name(pay.entry)))
        }
        Command::TakeBack(taken) => {
            let amount = events.iter().find_map(|event| match event {
                Event::HandedOver(over) => Some(over.amount),
                Event::BountiesPaid(paid) => Some(paid.amount),
                _ => None,
            });
            let amount = money(Money::ZERO.minus(amount.unwrap_or_default()));
            let by = taken.payment.unless_cash();
            ("Taken back", format!("{amount} from {}{by}", name(taken.entry)))
        }
        Command::SettleHouse(settle) => {
            let amount = events.iter().find_map(|event| match event {
                Event::HouseSettled(settled) => Some(settled.amount),
                _ => None,
            });
            let amount = amount.unwrap_or_default();
            let took_back = || money(Money::ZERO.minus(amount));
            let said = if amount < Money::ZERO {
                format!("took back {}", took_back())
            } else {
                format!("put in {}", money(amount))
            };
            ("The house", format!("{said}{}", settle.payment.unless_cash()))
        }
        Command::HandOn(_) => ("Handed on", handed_on(events, tournament)),
        Command::GoHandForHand(_) => {
            let name = events.iter().find_map(|event| match event {
                Event::HandForHandAnnounced(announced) => Some(announced.pace.name()),
                _ => None,
            });
            (name.unwrap_or("Hand-for-hand"), format!("announced with {} left", tournament.left()))
        }
        Command::FinishTables(finished) => (
            if finished.done { pace(tournament).finished() } else { "Not done" },
            format!("{}{}", tournament.tables_words(&finished.tables), hand_for_hand_over(events)),
        ),
        Command::HoldTables(hold) => {
            (if hold.held { "Hold" } else { "Run out" }, tournament.tables_words(&hold.tables))
        }
        Command::RankHand(ranked) => (
            "Ranked",
            format!("{}{}", tournament.table_words(ranked.table), hand_for_hand_over(events)),
        ),
        Command::DealTogether(_) => {
            let hand = tournament.hand_for_hand.as_ref().map_or(0, |on| on.hand);
            ("Deal", format!("{} {hand} at all tables", pace(tournament).turn()))
        }
        Command::BeginBreak(_) => ("Break", "begun after the hand".to_string()),
        Command::EndHandForHand(_) => ("Hand-for-hand", "ended".to_string()),
        Command::CallTime(call) => ("Time", format!("called on {}", who(call.entry))),
        Command::SettleTime(settled) => {
            let of = |event: &Event| match event {
                Event::TimeSettled(settled) => settled.entry,
                _ => None,
            };
            let who = events.iter().find_map(of).map_or("", |entry| tournament.name(entry));
            let what = if settled.acted {
                "acted"
            } else {
                "ran out: the hand is dead, or checked where nothing was bet"
            };
            ("Time", format!("{who} {what}").trim_start().to_string())
        }
        Command::GivePenalty(given) => {
            let hands = events.iter().find_map(|event| match event {
                Event::PenaltyGiven(given) => Some(given.hands),
                _ => None,
            });
            let hands = match given.sentence {
                Sentence::Rounds { .. } => format!(", {}", hands_words(hands.unwrap_or_default())),
                _ => String::new(),
            };
            ("Penalty", format!("{}, {}{hands}", who(given.entry), given.sentence.words()))
        }
        Command::ServePenalty(served) => (
            "Penalty",
            format!(
                "{} played, {}",
                hands_words(served.hands),
                punished(tournament, served.penalty)
            ),
        ),
        Command::EndPenalty(ended) => ("Penalty over", punished(tournament, ended.penalty)),
        Command::NoteMissed(missed) => {
            let what = match missed.what {
                MissedWhat::Blind => "Missed blind",
                MissedWhat::AbsentButton => "Absent button",
            };
            (what, who(missed.entry))
        }
        Command::SplitStack(split) => {
            let shared = events.iter().find_map(|event| match event {
                Event::StackSplit(split) => Some(format!(
                    ", {} to each, {} to the bank",
                    tournament.grouped(split.each),
                    tournament.grouped(split.bank)
                )),
                _ => None,
            });
            ("Split", format!("{}{}", name(split.entry), shared.unwrap_or_default()))
        }
        Command::RemoveStack(removed) => {
            let verb = match removed.why {
                Removal::Disqualified => "Disqualify",
                Removal::PickedUp => "Pick up",
            };
            (
                verb,
                format!(
                    "{}, {} in chips out of play",
                    name(removed.entry),
                    tournament.grouped(removed.chips)
                ),
            )
        }
    }
}

/// "$120 of the staff's share to Maria, transfer"; each name where it was for several.
fn handed_on(events: &[Event], tournament: &Tournament) -> String {
    let handed = events.iter().filter_map(|event| match event {
        Event::HandedOn(handed) => Some(handed),
        _ => None,
    });
    let each = handed.map(|handed| {
        let (words, by) = (handed.words(), handed.payment.unless_cash());
        if handed.amount < Money::ZERO {
            let back = tournament.money(Money::ZERO.minus(handed.amount));
            return format!("{back} of {words} taken back{by}");
        }
        let to = if handed.to.is_empty() { String::new() } else { format!(" to {}", handed.to) };
        format!("{} of {words}{to}{by}", tournament.money(handed.amount))
    });
    each.collect::<Vec<_>>().join("; ")
}

/// What chips found after their race changed into.
fn changed(events: &[Event]) -> String {
    let found = events.iter().find_map(|event| match event {
        Event::FoundExchanged(found) => Some(found),
        _ => None,
    });
    found.map_or_else(String::new, |found| match (found.new, found.removed()) {
        (new, 0) => format!(", {new} \u{d7} {} out", found.next),
        (0, removed) => format!(", {removed} in chips leave play"),
        (new, removed) => {
            format!(", {new} \u{d7} {} out, {removed} in chips leave play", found.next)
        }
    })
}

/// "5s off table 2, 33 in, 7 × 25 out, 10 more in play".
fn raced(tournament: &Tournament, events: &[Event]) -> String {
    let Some(raced) = events.iter().find_map(|event| match event {
        Event::ChipsRaced(raced) => Some(raced),
        _ => None,
    }) else {
        return String::new();
    };
    let numbers: Vec<TableNumber> = raced.tables.iter().map(|table| table.table).collect();
    let whole = |of: &dyn Fn(&RacedTable) -> u64| raced.tables.iter().map(of).sum::<u64>();
    let change: i64 = raced.tables.iter().map(|table| table.change).sum();
    let more = match change {
        0 => String::new(),
        1.. => format!(", {change} more in play"),
        _ => format!(", {} fewer in play", change.unsigned_abs()),
    };
    format!(
        "{}s off {}, {} in, {} \u{d7} {} out{more}",
        raced.chip,
        tournament.tables_words(&numbers),
        whole(&RacedTable::collected),
        whole(&RacedTable::handed_out),
        raced.next,
    )
}

/// Who was given a penalty.
fn punished(tournament: &Tournament, number: u32) -> String {
    let penalty = position(number).and_then(|index| tournament.penalties.get(index));
    penalty.map_or_else(String::new, |penalty| tournament.name(penalty.entry).to_string())
}

/// What the tables play together.
fn pace(tournament: &Tournament) -> Pace {
    tournament.hand_for_hand.as_ref().map_or_else(Pace::default, |on| on.pace)
}

/// Whether hand-for-hand ended with it.
fn hand_for_hand_over(events: &[Event]) -> &'static str {
    let over = events.iter().any(|event| matches!(event, Event::HandForHandEnded(_)));
    if over { "; hand-for-hand is over" } else { "" }
}

fn drawn(events: &[Event]) -> usize {
    events
        .iter()
        .map(|event| if let Event::SeatsDrawn(drawn) = event { drawn.seats.len() } else { 0 })
        .sum()
}

/// The buttons drawn for: one seat for all tables, or table by table.
fn buttons_words(buttons: &[(TableNumber, SeatNumber)]) -> String {
    let Some((_, first)) = buttons.first() else { return "drawn for".into() };
    if buttons.iter().all(|(_, seat)| seat == first) {
        return format!("seat {first} at {}", count(buttons.len(), "table", "tables"));
    }
    let words: Vec<String> =
        buttons.iter().take(8).map(|(table, seat)| format!("{table}.{seat}")).collect();
    words.join(", ")
}

/// Where a newcomer sits: the seat, or the place on the alternates' list.
fn where_to(events: &[Event], tournament: &Tournament) -> String {
    let seat = events.iter().find_map(|event| match event {
        Event::SeatsDrawn(drawn) => Some((drawn.seats.first()?.1, drawn.at)),
        _ => None,
    });
    if let Some((seat, at)) = seat {
        let next = tournament.next_hand(seat.table, at);
        let waits = next.is_some_and(|(_, waiting)| waiting.contains(&seat.seat));
        let waits = if waits { ", dealt in once the button has passed" } else { "" };
        return format!(" \u{2192} {}{waits}", tournament.seat_words(seat));
    }
    if tournament.room.is_empty() {
        return String::new();
    }
    let place = u32::try_from(tournament.alternates.len()).unwrap_or(u32::MAX);
    format!(", {} alternate", ordinal(place))
}

fn low_card(tournament: &Tournament, events: &[Event]) -> String {
    let cards = events.iter().find_map(|event| match event {
        Event::LowCardDealt(dealt) => Some(dealt),
        _ => None,
    });
    cards.map_or_else(String::new, |dealt| {
        let words: Vec<String> = dealt
            .cards
            .iter()
            .take(8)
            .map(|(table, card)| format!("{}: {}", tournament.table_words(*table), card.words()))
            .collect();
        words.join(", ")
    })
}

/// How many players were left after a bust-out that was said late, by the place that it has among all others.
fn left_then(events: &[Event], tournament: &Tournament) -> u32 {
    let best = events.iter().find_map(|event| match event {
        Event::Busted(busted) => busted.groups.last().and_then(|group| group.first()),
        _ => None,
    });
    let finish = best.and_then(|best| {
        finishes(tournament).into_iter().find(|finish| finish.entries.contains(best))
    });
    finish.map_or_else(|| tournament.left(), |finish| finish.place.saturating_sub(1))
}

/// Who went out, with the seat that was left: "Ivo Petrov (4.3)".
fn from_where(tournament: &Tournament, entry: EntryId) -> String {
    let hand = tournament.hand_out_of(entry);
    let out = hand.and_then(|(_, hand)| hand.everybody().find(|out| out.entry == entry));
    let seat = out.map_or_else(String::new, |out| format!(" ({})", out.seat));
    format!("{}{seat}", tournament.name(entry))
}

/// "Ivo Petrov (4.3), 53rd"; several on one hand from the highest place down.
fn busted(events: &[Event], tournament: &Tournament, left: u32) -> String {
    let hitmen = |by: Option<EntryId>, also: &[EntryId]| -> Vec<EntryId> {
        by.into_iter().chain(also.iter().copied()).collect()
    };
    let Some((groups, by, together)) = events.iter().find_map(|event| match event {
        Event::Busted(busted) => Some((&busted.groups, hitmen(busted.by, &busted.also), false)),
        Event::BustedTogether(busted) => {
            Some((&busted.groups, hitmen(busted.by, &busted.also), true))
        }
        _ => None,
    }) else {
        return String::new();
    };
    let mut place_to = left;
    let mut words = Vec::new();
    for group in groups.iter().rev() {
        let place = place_to.saturating_add(1);
        place_to = place_to.saturating_add(u32::try_from(group.len()).unwrap_or(0));
        let names: Vec<String> = group.iter().map(|entry| from_where(tournament, *entry)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        // Where the tables play together the place is known only when all have finished.
        let place = if together {
            format!("{} left", tournament.left())
        } else {
            ordinals(place, place_to)
        };
        words.push(format!("{}, {place}", list(&names)));
    }
    let by: Vec<&str> = by.into_iter().map(|by| tournament.name(by)).collect();
    let by = if by.is_empty() { String::new() } else { format!(", by {}", list(&by)) };
    format!("{}{by}{}", words.join("; "), hand_for_hand_over(events))
}

/// The seat of an entry in words, for messages that several files share.
#[must_use]
pub fn seat_of(tournament: &Tournament, entry: EntryId) -> String {
    tournament
        .seat_of(entry)
        .map_or_else(|| "no seat".to_string(), |seat| tournament.seat_words(seat))
}

/// What a name or a card is now: a name as it was and is, a card by its number.
fn corrected(renamed: &Renamed) -> (&'static str, String) {
    let Renamed { was, name, card, .. } = renamed;
    let card = match card.as_deref() {
        None => String::new(),
        Some("") => ", without a card".to_string(),
        Some(number) => format!(", card {number}"),
    };
    if was == name {
        ("Correct", format!("{name}{card}"))
    } else {
        ("Rename", format!("{was} to {name}{card}"))
    }
}

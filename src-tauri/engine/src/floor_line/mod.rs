//! The line at the foot of the desk: reads what is typed and says what Enter will do, before Enter is pressed.

pub mod absent_verbs;
pub mod break_verbs;
mod chips_typed;
pub mod closing_verbs;
pub mod conduct_verbs;
pub mod correct_verbs;
pub mod count_verbs;
mod day_verbs;
pub mod deal_verbs;
pub mod end_verbs;
pub mod entry_verbs;
pub mod hand_verbs;
pub mod order_verbs;
mod ruling_verb;
pub mod seat_verbs;
pub mod small_words;

use crate::actions::chips::adjust_stack::ChipsWay;
use crate::actions::command::{Command, Context};
use crate::actions::entries::rebuy::{Rebuy, may_rebuy};
use crate::actions::event::Event;
use crate::actions::floor::bust::{Bust, HandOrder, Out, order_matters};
use crate::actions::seating::late;
use crate::actions::tables::arrived::Arrived;
use crate::actions::tables::button::{SetBigBlind, SetButton};
use crate::actions::tables::close_empty_table::CloseEmptyTable;
use crate::actions::tables::move_player::MovePlayer;
use crate::actions::tables::rename_table::{LONGEST_TABLE_NAME, RenameTable};
use crate::actions::tables::resize_table::ResizeTable;
use crate::actions::tables::swap::SwapSeats;
use crate::base::finding::{Answers, Wanted};
use crate::base::wording::Chain;
use crate::base::words::{clean_text, visible};
use crate::calculators::calculate;
use crate::floor_line::closing_verbs::closes;
use crate::floor_line::end_verbs::EndWords;
use crate::floor_line::entry_verbs::payment_of;
use crate::floor_line::order_verbs::tables;
use crate::log::Log;
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::setup::closing::OnSale;
use crate::rules::prizes::bounties::{Reckoning, reckon};
use crate::rules::tables::mover::seat_at;
use crate::state::entry::{Entry, PurchaseKind};
use crate::state::move_reason::MoveReason;
use crate::state::moves::under_way;
use crate::state::prelude::*;

/// What the floor line makes of what is typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FloorReading {
    /// The action's word, such as "Bust"; empty for an empty line.
    pub verb: Phrase,
    /// What Enter will do.
    pub says: Phrase,
    /// The command that Enter gives; absent while something is missing or refused.
    pub command: Option<Command>,
    /// Why Enter does nothing; empty when it does, or when the line is not finished.
    pub refusal: Phrase,
    /// What the typed word could mean.
    pub completions: Vec<Completion>,
    /// Whether the last of these enters somebody new.
    #[serde(skip)]
    asks_whether_new: bool,
    /// What Enter does, in words too, where a name is asked about for its shortness alone and the house's list knows it.
    #[serde(skip)]
    short: Option<Box<(Command, Phrase)>>,
    /// Several bust on one hand and it matters who had more chips: these must be put in order.
    pub ask_order: Vec<Orderable>,
    /// Who busted those whose order is asked for, where the line says so.
    pub hitmen: Vec<EntryId>,
}

/// A player who matches what is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Completion {
    /// The whole line with this player in place of the typed word.
    pub insert: String,
    /// The name.
    pub label: Phrase,
    /// The seat, or that the player is out.
    pub detail: Phrase,
}

/// A player to be put in order by stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Orderable {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The newest count of the stack, whenever it was.
    pub last_count: Option<ChipCount>,
}

/// How many completions are shown.
const COMPLETIONS: usize = 8;

/// The longest line that is read, in characters: a bust of many seats at once.
const LONGEST: usize = 2_000;

/// What of a line is read: what a director could see of it.
fn seen(text: &str) -> String {
    visible(text).chars().take(LONGEST).collect()
}

/// Reads the line as it would be taken at `now`.
pub fn read(log: &Log, text: &str, now: Millis) -> FloorReading {
    read_line(&TypedLine {
        tournament: log.tournament(),
        log,
        now,
        text: &with_seats(&seen(text)),
        as_typed: text,
    })
}

/// Verbs after which a pair of numbers is no seat: they take tables, cards, amounts, names or stacks.
const NO_SEATS: [&str; 22] = [
    "b", "btn", "bb", "name", "size", "close", "tables", "open", "order", "play", "deal", "done",
    "hold", "run", "rank", "n", "card", "later", "dismiss", "end", "rule", "pick",
];

/// The line with each seat as `7.3`: keypads type a comma for a point, and rooms write `7-3` and `7/3`.
fn with_seats(text: &str) -> String {
    let verb = first_word(text.trim_start()).0.to_lowercase();
    if NO_SEATS.contains(&verb.as_str()) {
        return text.to_string();
    }
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '+' | '=');
    let pointed = |word: &str| match seat(word) {
        Some(_) if word.contains(SEAT_SIGNS) => word.replacen(SEAT_SIGNS, ".", 1),
        _ => word.to_string(),
    };
    let mut written = String::with_capacity(text.len());
    for part in text.split_inclusive(between) {
        let word = part.trim_end_matches(between);
        written.push_str(&pointed(word));
        written.push_str(part.get(word.len()..).unwrap_or_default());
    }
    written
}

/// Reads the line as it would have been taken right before a line of the log.
pub fn read_before(log: &Log, line: u32, text: &str) -> FloorReading {
    match log.before(line).and_then(|before| log.right_after(before)) {
        Some((tournament, now)) => read_line(&TypedLine {
            tournament: &tournament,
            log,
            now,
            text: &with_seats(&seen(text)),
            as_typed: text,
        }),
        None => {
            either(Phrase::default().refused(phrase!(
                "floor-before-opening",
                "Nothing can be said before the opening."
            )))
        }
    }
}

fn read_line(line: &TypedLine<'_>) -> FloorReading {
    let trimmed = line.text.trim_start();
    let (word, rest) = first_word(trimmed);
    if let Some(sum) = line.sum(trimmed) {
        return sum;
    }
    either(match word.to_lowercase().as_str() {
        "" => Ok(FloorReading::default()),
        "r" if let Some(rest) = not_but(rest) => line.correct_buyer(PurchaseKind::Rebuy, rest),
        "r" => line.rebuy(rest),
        "behind" => line.plays_behind(rest),
        "shot" => line.shot_clock(rest),
        "colour" | "color" => line.colour_up(rest),
        "m" => line.move_player(rest),
        "b" => line.break_table(rest),
        "swap" => line.swap(rest),
        "ok" => line.arrived(rest),
        "deal" if rest.is_empty() && line.tournament.hand_for_hand.is_some() => {
            line.deal_together()
        }
        "deal" => line.deal(rest),
        "absent" => line.absent(rest, true),
        "present" => line.absent(rest, false),
        "home" => line.goes_home(rest),
        "back" => line.back_in(rest),
        "not" => line.somebody_else(rest),
        "sits" => line.sits(rest),
        "bounty" => line.bounty(rest),
        "btn" => line.first_button(rest).unwrap_or_else(|| line.button(rest)),
        "bb" => line.big_blind(rest),
        "name" => line.rename_table(rest),
        "size" => line.resize_table(rest),
        "close" => line.close_empty_table(rest),
        "lock" => line.lock(rest),
        "tables" => line.room_tables(rest),
        "block" => line.block(rest),
        "stack" => line.stack(rest),
        "apart" => line.apart(rest),
        "dealer" => line.dealer(rest),
        "card" => line.card(rest),
        "seat" if rest.is_empty() => line.seat_waiting(),
        "open" if rest.is_empty() || rest.parse::<u32>().is_ok() => line.open(rest),
        "order" if let Some(tables) = tables(rest) => line.breaking_order(tables),
        "restart" if rest.is_empty() => line.restart(),
        "later" => line.later(rest),
        "dismiss" => line.dismiss(rest),
        "play" if let Some(tables) = tables(rest).filter(|named| !named.is_empty()) => {
            line.play_on(tables)
        }
        "t" => line.call_time(rest),
        "p" => line.penalty(rest),
        "rule" => line.ruling(rest),
        "pick" => line.pick(rest),
        "found" => line.found(rest),
        "count" => line.count(rest),
        "chips" if let Some((way, rest)) = chips_way(rest) => line.chips(way, rest),
        "missed" => line.missed(rest),
        "day" => line.day(rest),
        "bag" => line.bag(rest),
        "split" | "pickup" | "dq" | "giveup" => line.stack_leaves(&word.to_lowercase(), rest),
        "h4h" => line.hand_for_hand(rest),
        "done" => line.done(rest),
        "hold" => line.hold(rest, true),
        "run" => line.hold(rest, false),
        "rank" => line.rank(rest),
        "n" => line.enter(rest),
        "a" if let Some(rest) = not_but(rest) => line.correct_buyer(PurchaseKind::AddOn, rest),
        "a" => line.add_on(rest),
        "e" => line.re_enter(rest),
        "paid" => line.paid(rest),
        "pay" => line.pay(rest),
        "end" if let Some(how) = EndWords::of(rest) => line.end_here(how),
        "calloff" => line.call_off(rest),
        "ns" => line.no_show(rest),
        "withdraw" => line.withdraw(rest),
        "note" => line.note(rest),
        "late" if closes(rest) => line.closing(OnSale::LateRegistration, rest),
        "rebuys" if closes(rest) => line.closing(OnSale::Rebuys, rest),
        "reentries" if closes(rest) => line.closing(OnSale::ReEntries, rest),
        "addons" if closes(rest) => line.closing(OnSale::AddOns, rest),
        _ => {
            let text = trimmed.trim_end();
            line.ticks(text).unwrap_or_else(|| line.bust(text))
        }
    })
}

impl TypedLine<'_> {
    /// `pot 500 300a 1200`: a sum. Enter does nothing with it; what comes of it stands there, with its working and its rule.
    fn sum(&self, line: &str) -> Option<FloorReading> {
        let worked = calculate(line, self.tournament.setup.rules.book)?;
        let verb = Phrase::own(first_word(line).0);
        let says = match worked {
            Ok(working) => {
                let rule =
                    working.rule.map(|rule| Phrase::own(format!("{} {}", rule.book, rule.rule)));
                Phrase::reasons([working.answer].into_iter().chain(working.steps).chain(rule))
            }
            Err(lacks) => lacks,
        };
        Some(FloorReading { verb, says, ..FloorReading::default() })
    }
}

/// The first word of a line, and the rest of it without the spaces around it.
pub(super) fn first_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

/// What a verb reads: what Enter does, or a line that is not finished or is refused.
pub(super) type Read<T = FloorReading> = Result<T, Box<FloorReading>>;

/// A reading, whether Enter does something or not.
pub(super) fn either(read: Read) -> FloorReading {
    read.unwrap_or_else(|open| *open)
}

/// What a verb says for itself when Enter does nothing.
impl Phrase {
    /// The reading that asks for more.
    fn asks<T>(&self, says: Self) -> Read<T> {
        let verb = self.clone();
        Err(Box::new(FloorReading { verb, says, ..FloorReading::default() }))
    }

    /// The reading that says why not.
    fn refused<T>(&self, refusal: Self) -> Read<T> {
        let verb = self.clone();
        Err(Box::new(FloorReading { verb, refusal, ..FloorReading::default() }))
    }

    /// What was found or allowed; else the reading that says why not.
    fn unless_refused<T>(&self, verdict: Result<T, Refusal>) -> Read<T> {
        verdict.or_else(|refusal| self.refused(refusal.sentence()))
    }
}

/// What stands after `chips`: in or out, and the rest. A player may be called Chips.
fn chips_way(rest: &str) -> Option<(ChipsWay, &str)> {
    let (way, rest) = first_word(rest);
    match way.to_lowercase().as_str() {
        "in" => Some((ChipsWay::In, rest)),
        "out" => Some((ChipsWay::Out, rest)),
        _ => None,
    }
}

/// What a bust wins for whoever made it.
struct BountiesFallen {
    amount: Money,
    envelopes: usize,
}

/// Between those who went out one after the other.
const THEN: &str = " then ";

pub(super) struct TypedLine<'a> {
    pub(super) tournament: &'a Tournament,
    log: &'a Log,
    pub(super) now: Millis,
    /// The line with its seats as `7.3`.
    text: &'a str,
    /// The line as it was typed.
    as_typed: &'a str,
}

impl TypedLine<'_> {
    /// `4,7` while the tables play together: a seat, or two tables that have finished. Nobody is bust before that is said.
    fn seat_or_tables(&self, verb: &Phrase, text: &str) -> Read<()> {
        let (Some(at), Some(_)) = (seat(text), &self.tournament.hand_for_hand) else {
            return Ok(());
        };
        let typed = self.as_typed.trim();
        let other = TableNumber(u32::from(at.seat.0));
        let two_tables = typed.contains([',', '/'])
            && [at.table, other]
                .into_iter()
                .all(|table| self.tournament.room.table(table).is_some());
        if !two_tables {
            return Ok(());
        }
        let seat = Completion {
            insert: at.to_string(),
            label: self.tournament.seat_said(at),
            detail: Phrase::default(),
        };
        let tables = Completion {
            insert: format!("{} {other}", at.table),
            label: phrase!(
                "a-list",
                "{each}",
                each = self.tournament.tables_said(&[at.table, other])
            ),
            detail: Phrase::default(),
        };
        let says = phrase!("floor-seat-or-two-tables", "a seat, or two tables?");
        let verb = verb.clone();
        let completions = vec![seat, tables];
        Err(Box::new(FloorReading { verb, says, completions, ..FloorReading::default() }))
    }

    /// `6.4`, `dele`, `6.4+6.7`, `6.4 by 6.1`, `6.4 by 6.1 6.7`, `6.4 by anna + bo`; at two tables `6.4 then 7.2`, `6.4 = 7.2`.
    fn bust(&self, text: &str) -> Read {
        let verb = &phrase!("log-bust", "Bust");
        self.seat_or_tables(verb, text)?;
        let (who, by) = match text.split_once(" by ") {
            Some((who, by)) => (who.trim(), Some(by.trim())),
            None => (text, None),
        };
        let (between, order) = match () {
            () if who.contains(THEN) => (THEN, HandOrder::AsListed),
            () if who.contains('=') => ("=", HandOrder::Equal),
            () => ("+", HandOrder::ByStack),
        };
        let words: Vec<&str> =
            who.split(between).map(str::trim).filter(|word| !word.is_empty()).collect();
        let mut out = Vec::new();
        for word in &words {
            out.push(self.one(verb, word, Standing::is_seated)?);
        }
        let mut hitmen = Vec::new();
        for word in by.map(hitmen_words).unwrap_or_default() {
            hitmen.push(self.one(verb, word, Standing::is_seated)?);
        }
        if who.trim_end().ends_with('+') {
            return verb.asks(phrase!("floor-bust-who-else", "and who else on this hand?"));
        }
        let together =
            self.tournament.hand_for_hand.as_ref().is_some_and(|on| on.pace != Pace::Round);
        let listed = |words: &[&str]| match by {
            Some(by) => format!("{} by {by}", words.concat()),
            None => words.concat(),
        };
        let tables: BTreeSet<TableNumber> = out
            .iter()
            .filter_map(|entry| self.tournament.seat_of(*entry))
            .map(|seat| seat.table)
            .collect();
        if tables.len() > 1 && order == HandOrder::ByStack && !together {
            return self.two_tables(&out, |between| listed(&[words.join(between).as_str()]));
        }
        if order == HandOrder::AsListed {
            // As listed means the most chips first; whoever was out first finishes lowest.
            out.reverse();
        }
        let command = Bust {
            out: out.iter().map(|entry| Out { entry: *entry, stack: None }).collect(),
            order,
            by: hitmen.first().copied(),
            also: hitmen.iter().skip(1).copied().collect(),
        };
        let left = self.tournament.left();
        let place = left.saturating_sub(u32::try_from(out.len()).unwrap_or(0)).saturating_add(1);
        let finish = Phrase::places(place, left);
        let by = self.by_whom(&command, &hitmen);
        let says = |how: Vec<Phrase>| Phrase::reasons(how.into_iter().chain(by.clone()));
        let how = match out.as_slice() {
            [one] => {
                vec![self.who(*one), phrase!("floor-bust-finishes", "finishes {finish}", finish)]
            }
            several => {
                let names: Vec<&str> =
                    several.iter().map(|entry| self.tournament.name(*entry)).collect();
                let who = match order {
                    HandOrder::ByStack => {
                        phrase!("floor-bust-one-hand", "{names} on one hand", names)
                    }
                    HandOrder::Equal => {
                        phrase!("floor-bust-equal", "{names} at once, equal", names)
                    }
                    HandOrder::AsListed => one_after_the_other(names.iter().rev().copied()),
                };
                vec![who, phrase!("floor-bust-places", "{finish}", finish)]
            }
        };
        if together {
            // Which place it is shows when the other tables have finished the hand; the order is asked for then.
            let names: Vec<&str> = out.iter().map(|out| self.tournament.name(*out)).collect();
            let after = left.saturating_sub(u32::try_from(out.len()).unwrap_or(0));
            let how = vec![
                phrase!("floor-bust-together", "{names} on this hand", names),
                phrase!("floor-bust-left", "{after} left", after),
            ];
            return self.decided(verb, says(how), command.into());
        }
        let says = says(how);
        // The order is asked for only where a bust in some order would be taken.
        let in_some_order = Bust { order: HandOrder::AsListed, ..command.clone() }.into();
        let open = order == HandOrder::ByStack && order_matters(self.tournament, out.len());
        if open && self.verdict(&in_some_order).is_ok() {
            let ask_order = out
                .iter()
                .map(|entry| Orderable {
                    entry: *entry,
                    name: self.tournament.name(*entry).to_string(),
                    last_count: self.tournament.count_of(*entry).map(|count| count.chips),
                })
                .collect();
            let verb = verb.clone();
            let asks = FloorReading { verb, says, ask_order, hitmen, ..FloorReading::default() };
            return Err(Box::new(asks));
        }
        self.decided(verb, says, command.into())
    }

    /// Players of two tables went out, and no hand is played at two tables: one was out first, or they share.
    fn two_tables(&self, out: &[EntryId], line: impl Fn(&str) -> String) -> Read {
        let names: Vec<&str> = out.iter().map(|entry| self.tournament.name(*entry)).collect();
        let choice = |between: &str, label: Phrase, detail: Phrase| Completion {
            insert: line(between),
            label,
            detail,
        };
        Err(Box::new(FloorReading {
            verb: phrase!("log-bust", "Bust"),
            says: phrase!(
                "floor-bust-two-tables",
                "at two tables: one after the other, or at the same moment?"
            ),
            completions: vec![
                choice(
                    THEN,
                    one_after_the_other(names.iter().copied()),
                    phrase!("floor-first-finishes-lowest", "the first one finishes lowest"),
                ),
                choice(
                    " = ",
                    phrase!("floor-at-once", "{names} at once", names),
                    phrase!("floor-they-share", "they share their places"),
                ),
            ],
            ..FloorReading::default()
        }))
    }

    /// Who busted them, and what that wins: the head or half of it, as the kind of bounty has it, or an envelope. The question
    /// whose it is while nobody is named.
    fn by_whom(&self, bust: &Bust, hitmen: &[EntryId]) -> Option<Phrase> {
        let names: Vec<&str> = hitmen.iter().map(|entry| self.tournament.name(*entry)).collect();
        let won = self.bounties_of(bust, hitmen);
        let amount = self.tournament.money(won.amount);
        let nothing = won.amount == Money::ZERO;
        Some(match names.len() {
            0 if won.envelopes > 0 => {
                phrase!(
                    "floor-bust-envelope-whose",
                    "an envelope: whose? Add by and a seat or a name"
                )
            }
            0 if nothing => return None,
            0 => phrase!(
                "floor-bust-bounty-whose",
                "bounty {amount}: whose? Add by and a seat or a name",
                amount
            ),
            _ if won.envelopes > 0 => phrase!(
                "floor-bust-opens-envelopes",
                "by {names}, {envelopes} to open",
                names,
                envelopes = Phrase::count(won.envelopes, "envelope", "envelopes")
            ),
            _ if nothing => phrase!("floor-bust-by", "by {names}", names),
            1 => phrase!(
                "floor-bust-wins-bounties",
                "by {names}, who wins {amount} in bounties",
                names,
                amount
            ),
            _ => phrase!(
                "floor-bust-share-bounties",
                "by {names}, who share {amount} in bounties",
                names,
                amount
            ),
        })
    }

    /// What these players win by this bust, reckoned as the results will have it; with nobody named, what somebody would win.
    fn bounties_of(&self, bust: &Bust, hitmen: &[EntryId]) -> BountiesFallen {
        let nobody = || BountiesFallen { amount: Money::ZERO, envelopes: 0 };
        if self.tournament.setup.bounty == BountyKind::Fixed {
            let heads = bust.out.iter().filter_map(|out| self.tournament.entries.get(&out.entry));
            return BountiesFallen { amount: heads.map(|entry| entry.bounty).sum(), ..nobody() };
        }
        // Somebody at the table wins it: whoever is not going out.
        let out = |entry: &EntryId| bust.out.iter().any(|out| out.entry == *entry);
        let seated = || self.tournament.entries.iter().filter(|(_, one)| one.standing.is_seated());
        let by = match hitmen.first() {
            Some(by) => Some(*by),
            None => seated().map(|(entry, _)| *entry).find(|entry| !out(entry)),
        };
        let Some(by) = by else { return nobody() };
        // The order changes no bounty, and may not be known yet.
        let also = hitmen.iter().skip(1).copied().collect();
        let bust = Bust { order: HandOrder::AsListed, by: Some(by), also, ..bust.clone() };
        let together = Bust { order: HandOrder::ByStack, ..bust.clone() };
        let verdict = self.verdict(&bust.into()).or_else(|_| self.verdict(&together.into()));
        let Ok(events) = verdict else { return nobody() };
        let mut after = self.tournament.clone();
        events.iter().for_each(|event| event.apply(&mut after));
        let (before, after) = (reckon(self.tournament), reckon(&after));
        let winners: BTreeSet<EntryId> = [by].into_iter().chain(hitmen.iter().copied()).collect();
        let sum = |all: &Reckoning| -> Money {
            let won = winners.iter().filter_map(|entry| all.won.get(entry));
            won.map(|(_, amount)| *amount).sum()
        };
        let fallen = after.fallen.len().saturating_sub(before.fallen.len());
        let mystery = self.tournament.setup.bounty == BountyKind::Mystery;
        BountiesFallen {
            amount: sum(&after).minus(sum(&before)),
            envelopes: if mystery { fallen } else { 0 },
        }
    }

    /// `r 6.4`: with price, chips and limit shown.
    /// `r 6.4 before`: the hand began before the level that closes rebuys.
    fn rebuy(&self, rest: &str) -> Read {
        let verb = &phrase!("log-rebuy", "Rebuy");
        let (rest, payment) = payment_of(rest);
        let (word, last_hand) = match rest.rsplit_once(char::is_whitespace) {
            Some((word, "before")) => (word.trim(), true),
            _ => (rest, false),
        };
        let entry = self.bought_by(verb, word, |_| true)?;
        verb.unless_refused(may_rebuy(self.tournament, entry, last_hand, self.now))?;
        let Some(rule) = self.tournament.setup.rebuy else { return Ok(FloorReading::default()) };
        let found = self.tournament.entries.get(&entry);
        let taken = taken(found.map_or(0, Entry::rebuys), rule.limit);
        let offer = self.offer(entry, rule.price.total(), rule.chips, payment);
        let seated = found.is_some_and(|found| found.standing.is_seated());
        let only = (rule.at_most > 0 && seated).then(|| {
            phrase!(
                "floor-rebuy-at-most",
                "with {chips} chips or fewer",
                chips = self.tournament.grouped(rule.at_most)
            )
        });
        let at_the_seat = found.is_some_and(|found| found.bounty > Money::ZERO);
        let bounty = (at_the_seat && rule.at_most == 0).then(|| {
            phrase!(
                "floor-rebuy-whose-bounty",
                "whose is the bounty? Bust first, with by, or it stays open"
            )
        });
        let says = Phrase::reasons([offer, taken].into_iter().chain(only).chain(bounty));
        self.decided(verb, says, Rebuy { entry, last_hand, payment }.into())
    }

    /// `m 6.4 2.3`, `m 6.4 2` for the seat that the rules give at that table, or `m 6.4` for a seat drawn at the shortest
    /// one.
    fn move_player(&self, rest: &str) -> Read {
        let verb = &phrase!("log-move", "Move");
        let (word, to) = match rest.rsplit_once(char::is_whitespace) {
            Some((word, to)) if seat(to).is_some() => (word.trim(), seat(to)),
            // A number after a name may belong to it; after a seat it is a table.
            Some((word, to)) if seat(word.trim()).is_some() && to.parse::<u32>().is_ok() => {
                let table = TableNumber(to.parse().unwrap_or(0));
                (word.trim(), Some(verb.unless_refused(seat_at(self.tournament, table, self.now))?))
            }
            _ => (rest, None),
        };
        if word.is_empty() {
            return verb.asks(phrase!("floor-move-whom", "whom, and where to? m 6.4 2.3"));
        }
        let entry = self.one(verb, word, Standing::is_seated)?;
        let from = self.tournament.seat_of(entry).map(|seat| seat.table);
        let drawn = || {
            let seed = u64::from(self.log.revision());
            late::seats_without(self.tournament, &[entry], from?, self.now, seed)
                .seats
                .first()
                .map(|(_, seat)| *seat)
        };
        let Some(to) = to.or_else(drawn) else {
            return verb.refused(phrase!("floor-move-no-seat", "No other table has an open seat."));
        };
        let (who, there) = (self.who(entry), self.tournament.seat_said(to));
        let says = phrase!("floor-move-to", "{who} \u{2192} {there}", who, there);
        self.decided(verb, says, MovePlayer { entry, to, reason: MoveReason::Director {} }.into())
    }

    /// `swap 6.4 6.7`: two seats, or a seat and a name.
    fn swap(&self, rest: &str) -> Read {
        let verb = &phrase!("log-swap", "Swap");
        let (one, other) = first_word(rest);
        if one.is_empty() {
            return verb
                .asks(phrase!("floor-swap-who", "who changes seats with whom? swap 6.4 6.7"));
        }
        let one = self.one(verb, one, Standing::is_seated)?;
        if other.is_empty() {
            let says = phrase!("floor-swap-with-whom", "{who}, with whom?", who = self.who(one));
            return verb.asks(says);
        }
        let other = self.one(verb, other, Standing::is_seated)?;
        let says = phrase!(
            "floor-swap",
            "{one} \u{2194} {other}",
            one = self.who(one),
            other = self.who(other)
        );
        self.decided(verb, says, SwapSeats { one, other }.into())
    }

    /// `ok 6.4` or `ok dele` for one player, `ok 6` for everybody on the way to table 6.
    fn arrived(&self, rest: &str) -> Read {
        let verb = &phrase!("log-arrived", "Arrived");
        if rest.is_empty() {
            return verb.asks(phrase!(
                "floor-arrived-who",
                "who? A seat or a name, or everybody to or from a table: ok 6"
            ));
        }
        let under_way = under_way(self.tournament);
        let number = |index: usize| to_u32(index).saturating_add(1);
        if let Ok(table) = rest.parse::<u32>().map(TableNumber) {
            let moves: Vec<u32> = under_way
                .iter()
                .filter(|(_, said)| {
                    let from = said.sits_at.map(|seat| seat.table);
                    said.one.to.table == table || from == Some(table)
                })
                .map(|(index, _)| number(*index))
                .collect();
            if moves.is_empty() {
                let words = self.tournament.table_said(table);
                return verb.refused(phrase!(
                    "floor-arrived-nobody",
                    "Nobody is on the way to {words} or from it.",
                    words
                ));
            }
            let who = Phrase::count(moves.len(), "player", "players");
            let table = self.tournament.table_said(table);
            let says = phrase!("floor-arrived-table", "{who} to or from {table}", who, table);
            return self.decided(verb, says, Arrived { moves }.into());
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let Some((index, _)) = under_way.iter().find(|(_, said)| said.one.entry == entry) else {
            let name = self.tournament.name(entry);
            return verb.refused(phrase!(
                "floor-arrived-not-listed",
                "{name} is not on the move list.",
                name
            ));
        };
        let says = self.who(entry);
        self.decided(verb, says, Arrived { moves: vec![number(*index)] }.into())
    }

    /// The table that a line begins with, and the rest of it.
    fn table_first(rest: &str) -> Option<(TableNumber, &str)> {
        let (number, rest) = first_word(rest);
        Some((TableNumber(number.parse().ok()?), rest))
    }

    /// `name 6 Feature table`; `name 6` takes the name away.
    fn rename_table(&self, rest: &str) -> Read {
        let verb = &phrase!("log-name", "Name");
        let Some((table, name)) = Self::table_first(rest) else {
            return verb.asks(phrase!(
                "floor-name-which",
                "which table, and what is it called? name 6 Feature table"
            ));
        };
        let says = match clean_text(name, LONGEST_TABLE_NAME).as_str() {
            "" => {
                phrase!("floor-name-number-again", "table {table} goes by its number again", table)
            }
            name => {
                phrase!("floor-name", "table {table} is called \u{201c}{name}\u{201d}", table, name)
            }
        };
        self.decided(verb, says, RenameTable { table, name: name.into() }.into())
    }

    /// `size 6 8`.
    fn resize_table(&self, rest: &str) -> Read {
        let verb = &phrase!("log-seats", "Seats");
        match Self::table_first(rest).map(|(table, seats)| (table, seats.parse::<u8>())) {
            Some((table, Ok(seats))) => {
                let words = self.tournament.table_said(table);
                let says = phrase!(
                    "floor-size",
                    "{words} has {seats}",
                    words,
                    seats = Phrase::count(usize::from(seats), "seat", "seats")
                );
                self.decided(verb, says, ResizeTable { table, seats }.into())
            }
            _ => {
                verb.asks(phrase!("floor-size-which", "which table, and how many seats? size 6 8"))
            }
        }
    }

    /// `close 6`.
    fn close_empty_table(&self, rest: &str) -> Read {
        let verb = &phrase!("log-close", "Close");
        match rest.parse::<u32>().map(TableNumber) {
            Ok(table) => {
                let says = phrase!(
                    "floor-close",
                    "{table}, where nobody sits",
                    table = self.tournament.table_said(table)
                );
                self.decided(verb, says, CloseEmptyTable { table }.into())
            }
            Err(_) => verb.asks(phrase!("floor-close-which", "which table? close 6")),
        }
    }

    /// `btn 6 2`, `btn 6 2 stud`.
    fn button(&self, rest: &str) -> Read {
        self.at_table(&phrase!("log-button", "Button"), rest, "btn 6 2", |table, seat, stud| {
            SetButton { table, seat, stud }.into()
        })
    }

    /// `bb 6 4`, `bb 6 4 stud`.
    fn big_blind(&self, rest: &str) -> Read {
        self.at_table(
            &phrase!("log-big-blind", "Big blind"),
            rest,
            "bb 6 4",
            |table, seat, stud| SetBigBlind { table, seat, stud }.into(),
        )
    }

    /// What is at a seat of a table.
    fn at_table(
        &self,
        verb: &Phrase,
        rest: &str,
        example: &str,
        command: impl Fn(TableNumber, SeatNumber, bool) -> Command,
    ) -> Read {
        let (rest, stud) = match rest.strip_suffix("stud") {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let numbers: Vec<u32> =
            rest.split([' ', '.']).filter_map(|word| word.parse().ok()).collect();
        match numbers.as_slice() {
            [table, at] => {
                let seat = SeatNumber(u8::try_from(*at).unwrap_or(0));
                let words = self.tournament.table_said(TableNumber(*table));
                let says = match stud {
                    true => phrase!(
                        "floor-at-seat-stud",
                        "of {words} at seat {seat}, in a hand of stud",
                        words,
                        seat
                    ),
                    false => phrase!("floor-at-seat", "of {words} at seat {seat}", words, seat),
                };
                self.decided(verb, says, command(TableNumber(*table), seat, stud))
            }
            _ => verb.asks(phrase!(
                "floor-at-seat-which",
                "of which table, at which seat? {example}",
                example
            )),
        }
    }

    /// The reading of a command that is allowed, or why it is not.
    pub(super) fn decided(&self, verb: &Phrase, says: Phrase, command: Command) -> Read {
        let reading = FloorReading { verb: verb.clone(), says, ..FloorReading::default() };
        match self.verdict(&command) {
            Ok(events) => {
                let says = self.with_the_end(reading.says, &command, &events);
                Ok(FloorReading { command: Some(command), says, ..reading })
            }
            Err(refusal) => Err(Box::new(FloorReading { refusal: refusal.sentence(), ..reading })),
        }
    }

    /// The same, and that the clock runs on where hand-for-hand ends with it: who takes the line may want to stop the room first.
    fn with_the_end(&self, says: Phrase, command: &Command, events: &[Event]) -> Phrase {
        let ends = events.iter().any(|event| matches!(event, Event::HandForHandEnded(_)));
        let on = self.tournament.hand_for_hand.as_ref();
        let runs = on.is_some_and(|on| on.clock_ran) || self.tournament.clock(self.now).running;
        let said = matches!(
            command,
            Command::EndHandForHand(_) | Command::EndHere(_) | Command::CallOff(_)
        );
        if !ends || !runs || said {
            return says;
        }
        phrase!(
            "floor-and-the-clock-runs",
            "{says} \u{b7} hand-for-hand ends, and the clock runs on",
            says
        )
    }

    /// What the log would say to the command now.
    pub(super) fn verdict(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        command.decide(
            self.tournament,
            &Context { now: self.now, seed: 0, next_entry: self.log.next_entry(), device: "" },
        )
    }

    /// A player and where that player sits: "Della Park, table 6 seat 4".
    pub(super) fn who(&self, entry: EntryId) -> Phrase {
        phrase!(
            "floor-who",
            "{name}, {seat}",
            name = self.tournament.name(entry),
            seat = self.seat(entry),
        )
    }

    pub(super) fn seat(&self, entry: EntryId) -> Phrase {
        self.tournament.seat_said_of(entry)
    }

    /// The one player meant by a seat, the number of an entry after a #, or part of a name; else the reading that asks which
    /// one, or says that there is none.
    pub(super) fn one(
        &self,
        verb: &Phrase,
        word: &str,
        wanted: impl Fn(Standing) -> bool,
    ) -> Read<EntryId> {
        self.one_where(verb, word, |entry| self.tournament.standing_of(entry).is_some_and(&wanted))
    }

    /// The same, of those entries that are wanted. Whoever sits on a seat that is named is found whether wanted or not.
    pub(super) fn one_where(
        &self,
        verb: &Phrase,
        word: &str,
        wanted: impl Fn(EntryId) -> bool,
    ) -> Read<EntryId> {
        if let Some(seat) = seat(word) {
            return match self.tournament.room.at(seat) {
                Some(entry) => Ok(entry),
                None if self.tournament.room.table(seat.table).is_none() => {
                    verb.refused(self.tournament.not_open(seat.table).sentence())
                }
                None => verb.refused(phrase!(
                    "nobody-sits-at",
                    "Nobody sits at {seat}.",
                    seat = self.tournament.seat_said(seat)
                )),
            };
        }
        if let Some(number) = word.strip_prefix('#').and_then(|number| number.parse().ok()) {
            let entry = EntryId(number);
            return if wanted(entry) {
                Ok(entry)
            } else {
                verb.refused(phrase!(
                    "floor-no-entry",
                    "There is no entry {number} in play.",
                    number
                ))
            };
        }
        let typed = Wanted::of(word);
        let mut found: Vec<(Answers, EntryId)> = self
            .tournament
            .entries
            .keys()
            .filter_map(|entry| Some((self.tournament.answers(*entry, &typed)?, *entry)))
            .filter(|(_, entry)| wanted(*entry))
            .collect();
        found.sort_unstable();
        // The beginning of a word outranks the middle of another.
        if found.first().is_some_and(|(best, _)| *best != Answers::Inside) {
            found.retain(|(answers, _)| *answers != Answers::Inside);
        }
        match found.as_slice() {
            [] => match self.nearly(word, &typed, &wanted) {
                similar if similar.is_empty() => verb.refused(phrase!(
                    "floor-nobody-called",
                    "Nobody in play is called \u{201c}{word}\u{201d}.",
                    word
                )),
                completions => {
                    let verb = verb.clone();
                    Err(Box::new(FloorReading { verb, completions, ..FloorReading::default() }))
                }
            },
            [(_, one)] => Ok(*one),
            [(Answers::Whole, one), (next, _), ..] if *next != Answers::Whole => Ok(*one),
            several => {
                let several = several.iter().take(COMPLETIONS);
                let completions = several.map(|(_, entry)| self.completion(word, *entry)).collect();
                let verb = verb.clone();
                Err(Box::new(FloorReading { verb, completions, ..FloorReading::default() }))
            }
        }
    }

    /// Those whose names are nearly what is typed, where nobody's is: they are offered, and Enter takes none of them.
    fn nearly(
        &self,
        word: &str,
        typed: &Wanted,
        wanted: &impl Fn(EntryId) -> bool,
    ) -> Vec<Completion> {
        let names = self.tournament.entries.keys().copied().filter(|entry| wanted(*entry));
        let near = names.filter(|entry| typed.is_nearly(self.tournament.name(*entry)));
        near.take(COMPLETIONS).map(|entry| self.completion(word, entry)).collect()
    }

    fn completion(&self, word: &str, entry: EntryId) -> Completion {
        let insert = self
            .tournament
            .seat_of(entry)
            .map_or_else(|| format!("#{entry}"), |seat| seat.to_string());
        // Only the word being typed is replaced: the last place where it stands.
        let line = match self
            .text
            .rfind(word)
            .and_then(|at| Some((self.text.get(..at)?, self.text.get(at..)?)))
        {
            Some((before, after)) => format!("{before}{}", after.replacen(word, &insert, 1)),
            None => insert,
        };
        Completion {
            insert: line,
            label: Phrase::own(self.tournament.name(entry)),
            detail: self.tournament.with_card(entry, self.seat(entry)),
        }
    }
}

impl Standing {
    pub(crate) fn is_seated(self) -> bool {
        matches!(self, Self::Seated { .. })
    }
}

/// The words after `by`, one a player: parted by a plus or a comma, and seats and numbers by a space, too.
pub(super) fn hitmen_words(by: &str) -> Vec<&str> {
    let parts = by.split(['+', ',']).map(str::trim).filter(|part| !part.is_empty());
    let mut words = Vec::new();
    for part in parts {
        let apart: Vec<&str> = part.split_whitespace().collect();
        if apart.iter().all(|word| seat(word).is_some() || word.starts_with('#')) {
            words.extend(apart);
        } else {
            words.push(part);
        }
    }
    words
}

/// What comes after the word "not".
fn not_but(rest: &str) -> Option<&str> {
    rest.split_once(char::is_whitespace)
        .filter(|(not, _)| not.eq_ignore_ascii_case("not"))
        .map(|(_, rest)| rest)
}

/// "Anna, then Bo, then Cy".
fn one_after_the_other<'a>(names: impl Iterator<Item = &'a str>) -> Phrase {
    let then = |(at, name): (usize, &str)| match at {
        0 => name.as_argument(),
        _ => phrase!("floor-then", ", then {name}", name).into_argument(),
    };
    Phrase::chain(Chain::Pieces, names.enumerate().map(then).collect())
}

/// How many of those allowed are taken.
pub(super) fn taken(taken: u32, limit: Option<u32>) -> Phrase {
    match limit {
        Some(limit) => {
            phrase!("floor-taken-of", "{taken} of {limit} taken", taken, limit)
        }
        None => phrase!("floor-taken", "{taken} taken, no limit", taken),
    }
}

/// Whether a newcomer would get a seat.
pub(super) fn has_a_seat(tournament: &Tournament, now: Millis) -> bool {
    !late::seats(tournament, &[EntryId(0)], now, 0).seats.is_empty()
}

/// What else than a point may part a table from a seat.
const SEAT_SIGNS: [char; 5] = [',', '-', '/', '\u{2013}', '\u{2212}'];

/// A chair as it is typed: `7.3`, `7,3`, `7-3`, `7/3` or `7 3`.
pub(crate) fn seat(word: &str) -> Option<Seat> {
    let parts = word.split_once('.').or_else(|| word.split_once(SEAT_SIGNS));
    let (table, seat) = parts.or_else(|| word.trim().split_once(char::is_whitespace))?;
    let digits = |part: &str, most: usize| {
        !part.is_empty() && part.len() <= most && part.bytes().all(|sign| sign.is_ascii_digit())
    };
    let seat = seat.trim_start();
    if !digits(table, 6) || !digits(seat, 2) {
        return None;
    }
    Some(Seat { table: TableNumber(table.parse().ok()?), seat: SeatNumber(seat.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use crate::actions::command::Command;
    use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::Seat;

    /// A name's beginning outranks the middle of another; nobody is taken for another by one wrong letter, only offered.
    #[test]
    fn a_beginning_outranks_a_middle_and_a_slip_is_offered() {
        use crate::actions::entries::enter::Enter;
        let mut bench = Bench::registering();
        let names = ["Chlo\u{e9} Dubois", "Bo Li", "Eva Owens", "Wei Owens", "Jan Kowalski"];
        let names = names.map(String::from).to_vec();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.seat(5);
        let bo = bench.floor("bo");
        assert!(bo.says.english.starts_with("Bo Li"), "{bo:?}");
        let wei = bench.floor("owens we");
        assert!(wei.says.english.starts_with("Wei Owens"), "{wei:?}");
        let slip = bench.floor("kowalsky");
        assert!(slip.command.is_none() && slip.refusal.is_nothing(), "{slip:?}");
        let offered: Vec<&str> = slip.completions.iter().map(|one| &*one.label.english).collect();
        assert_eq!(offered, ["Jan Kowalski"]);
        assert!(bench.floor("xyzzyx").refusal.english.contains("Nobody in play"));
    }

    #[test]
    fn tables_are_named_sized_and_closed_on_the_line() {
        let bench = Bench::playing(20);
        let said = |text: &str| bench.floor(text);
        assert_eq!(
            said("name 1 Feature").says.english,
            "table 1 is called \u{201c}Feature\u{201d}"
        );
        assert!(matches!(said("name 1 Feature").command, Some(Command::RenameTable(_))));
        assert!(matches!(said("size 2 11").command, Some(Command::ResizeTable(_))));
        assert!(said("close 2").refusal.english.contains("10 players"));
        assert!(said("m 1.4 2").refusal.english.contains("full"));
        for unfinished in ["name", "size", "size 2", "close", "swap", "swap 1.1", "ok"] {
            let reading = said(unfinished);
            assert!(reading.command.is_none() && !reading.says.is_nothing(), "{unfinished}");
        }
    }

    #[test]
    fn no_line_of_the_help_is_unfinished() {
        let help: serde_json::Value =
            serde_json::from_str(include_str!("../../../../assets/help/en.json")).unwrap();
        let bench = Bench::playing(70);
        for line in help["floor"].as_array().unwrap() {
            let typed = line["typed"].as_str().unwrap();
            for typed in typed.split(" or ").flat_map(|typed| typed.split(", ")) {
                let reading = bench.floor(typed);
                // What is still asked for is said where else the outcome is.
                let asked = reading.refusal.is_nothing() && !reading.says.is_nothing();
                let book = bench.log.tournament().setup.rules.book;
                let is_sum = matches!(crate::calculators::calculate(typed, book), Some(Ok(_)));
                assert!(reading.command.is_some() || is_sum || !asked, "{typed}: {reading:?}");
            }
        }
    }

    #[test]
    fn a_player_put_at_a_table_takes_the_seat_that_the_rules_give() {
        let mut bench = Bench::playing(20);
        let out = bench.at(2, 6);
        bench.bust(out);
        let reading = bench.floor("m 1.4 2");
        assert!(reading.says.english.ends_with("table 2 seat 6"), "{reading:?}");
        bench.say(reading.command.unwrap()).unwrap();
        let (one, other) = (bench.at(1, 1), bench.at(1, 2));
        bench.bust(one);
        bench.bust(other);
        // Two seats are open there, and which is to be filled depends on the button.
        let to = bench.floor("m 2.1 1");
        assert!(to.command.is_some() || to.refusal.english.contains("btn 1 5"), "{to:?}");
    }

    #[test]
    fn two_seats_are_swapped_and_both_players_ticked_on_the_line() {
        let mut bench = Bench::playing(20);
        let swap = bench.floor("swap 1.4 2.7").command.unwrap();
        bench.say(swap).unwrap();
        let entry = bench.at(1, 5);
        bench.say(MovePlayer { entry, to: Seat::new(1, 5), reason: "".into() }).unwrap_err();
        assert!(bench.floor("ok 1.5").refusal.english.contains("not on the move list"));
        let one = bench.floor("ok 2.7").command.unwrap();
        bench.say(one).unwrap();
        assert_eq!(bench.floor("ok 1").says.english, "1 player to or from table 1");
        let table = bench.floor("ok 1").command.unwrap();
        bench.say(table).unwrap();
        assert!(bench.floor("ok 1").refusal.english.contains("Nobody is on the way"));
    }

    /// No hand is played at two tables: who went out first is asked, and the answer is one line of the log.
    #[test]
    fn two_out_at_two_tables_are_asked_whether_one_was_first() {
        let bench = Bench::playing(20);
        let (one, other) = (bench.at(1, 4), bench.at(2, 7));
        let asked = bench.floor("1.4+2.7");
        assert_eq!(asked.command, None);
        assert_eq!(
            asked.says.english,
            "at two tables: one after the other, or at the same moment?"
        );
        let inserts: Vec<&str> = asked.completions.iter().map(|one| &*one.insert).collect();
        assert_eq!(inserts, ["1.4 then 2.7", "1.4 = 2.7"]);
        for (typed, places) in [("1.4 then 2.7", [20, 19]), ("1.4 = 2.7", [19, 19])] {
            let mut bench = Bench::playing(20);
            let reading = bench.floor(typed);
            assert_eq!(reading.refusal.english, "");
            bench.say(reading.command.unwrap()).unwrap();
            let finishes = crate::rules::prizes::places::finishes(bench.log.tournament());
            let place =
                |entry| finishes.iter().find(|one| one.entries.contains(&entry)).unwrap().place;
            assert_eq!([place(one), place(other)], places, "{typed}");
        }
        assert_eq!(bench.floor("1.4+2.7 by 1.1").completions[1].insert, "1.4 = 2.7 by 1.1");
        assert!(bench.floor("1.4+1.7").command.is_some(), "one table plays one hand");
    }

    #[test]
    fn a_seat_is_read_as_people_type_it() {
        let bench = Bench::playing(20);
        for verb in ["", "r ", "m ", "swap 2.1 ", "absent ", "t ", "lock ", "block "] {
            let pointed = bench.floor(&format!("{verb}1.4"));
            for typed in ["1,4", "1-4", "1/4", "1\u{2013}4"] {
                assert_eq!(bench.floor(&format!("{verb}{typed}")), pointed, "{verb}{typed}");
            }
        }
        assert_eq!(bench.floor("1 4"), bench.floor("1.4"));
        assert_eq!(bench.floor("r 1 4").says, bench.floor("r 1.4").says);
        assert_eq!(bench.floor("1,4+1,7 by 1,1"), bench.floor("1.4+1.7 by 1.1"));
        assert_eq!(bench.floor("1,4+1,7 by 1,1 1,2"), bench.floor("1.4+1.7 by 1.1 1.2"));
        // An amount, a name and a list of tables are what they were.
        for (typed, not) in [("order 2,1", "order 2.1"), ("n Bo 1-4", "n Bo 1.4")] {
            assert_ne!(bench.floor(typed), bench.floor(not), "{typed}");
        }
        assert_eq!(bench.floor("chips in 1,4 1250"), bench.floor("chips in 1.4 1250"));
    }

    #[test]
    fn a_pair_of_numbers_in_hand_for_hand_busts_nobody_before_it_is_clear() {
        let mut bench = Bench::playing(30);
        let until = Until::Left { players: 10 };
        bench.say(GoHandForHand { until, pace: None }).unwrap();
        let asked = bench.floor("1,2");
        assert_eq!(asked.command, None);
        let inserts: Vec<&str> = asked.completions.iter().map(|one| &*one.insert).collect();
        assert_eq!(inserts, ["1.2", "1 2"]);
        assert!(matches!(bench.floor("1.2").command, Some(Command::Bust(_))));
        assert!(matches!(bench.floor("1 2").command, Some(Command::FinishTables(_))));
    }
}

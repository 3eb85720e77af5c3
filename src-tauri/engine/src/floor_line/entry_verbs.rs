//! What the floor line does about entries and money: add-ons, re-entries, payments, no-shows.

use crate::actions::command::Command;
use crate::actions::entries::add_on::{AddOn, AddOns, everybody_adds_on, may_add_on};
use crate::actions::entries::enter::{Enter, early_chips, own_stack, price_now};
use crate::actions::entries::no_show::{RemoveNoShow, may_remove};
use crate::actions::entries::note_payment::{NotePayment, note_said};
use crate::actions::entries::re_enter::{ReEnter, may_re_enter, re_entries};
use crate::actions::entries::rebuy::{Rebuy, may_rebuy};
use crate::actions::entries::settle::Settle;
use crate::actions::entries::withdraw::{Withdraw, may_withdraw};
use crate::base::finding::{Answers, Wanted};
use crate::base::words::{clean_name, clean_text, last_name_first};
use crate::floor_line::chips_typed::chips_typed;
use crate::floor_line::{
    Completion, FloorReading, Read, TypedLine, either, first_word, has_a_seat, seat, taken,
};
use crate::rulebook::house_rules::NoShowMoney;
use crate::rules::entries::how_bought::{self, How};
use crate::rules::entries::late_registration::late_registration_open;
use crate::state::entry::Entry;
use crate::state::guest::{Guest, GuestNames};
use crate::state::prelude::*;

/// The means of payment at the end of what is typed; cash where none is.
pub(super) fn payment_of(rest: &str) -> (&str, Payment) {
    let (before, last) = rest.rsplit_once(char::is_whitespace).unwrap_or((rest, ""));
    how_bought::payment(last).map_or((rest, Payment::Cash), |payment| (before.trim_end(), payment))
}

/// A number of chips at the end of what is typed after a player.
pub(super) fn chips_of(rest: &str) -> (&str, Option<ChipCount>) {
    if seat(rest).is_some() {
        return (rest, None);
    }
    let number = rest
        .rsplit_once(char::is_whitespace)
        .and_then(|(who, number)| Some((who.trim_end(), chips_typed(number)?)));
    number.map_or((rest, None), |(who, chips)| (who, Some(chips)))
}

/// So many guests of the list are offered to a name that is typed.
const GUESTS: usize = 4;

/// Whether everybody is meant: in the whole room, or at a table.
fn everybody(word: &str) -> Option<Option<TableNumber>> {
    if word == "all" {
        return Some(None);
    }
    let number = word.strip_prefix("table ")?.trim().parse().ok()?;
    Some(Some(TableNumber(number)))
}

/// Enters somebody new of just this name.
fn new_player(name: &str) -> Completion {
    Completion {
        insert: format!("n \"{name}\""),
        label: phrase!("floor-new-player", "New player: {name}", name),
        detail: Phrase::default(),
    }
}

/// Asks whether the last words of a name say how it is bought.
pub fn how_or_name(how: &str) -> Phrase {
    phrase!(
        "floor-how-or-name",
        "\u{201c}{word}\u{201d}: how it is bought, or a part of the name?",
        word = how
    )
}

/// What stands in quotes, where all of it does.
fn quoted(name: &str) -> Option<&str> {
    let name = name.trim();
    name.strip_prefix(['"', '\u{201c}'])?.strip_suffix(['"', '\u{201d}'])
}

/// Whether a name is so short that it may be the beginning of another.
fn is_short(name: &str) -> bool {
    name.chars().count() <= 2 && name.is_ascii()
}

/// What brings a player who is out back in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BringsBack {
    /// "Re-entry" or "Rebuy".
    pub label: Phrase,
    /// What it costs.
    pub price: Money,
    /// What does it, in cash.
    pub command: Command,
}

/// The rebuy and the re-entry that this player may take now, as far as the tournament has them; nothing for who is in.
pub fn brings_back(tournament: &Tournament, entry: EntryId, now: Millis) -> Vec<BringsBack> {
    if tournament.is_in(entry) {
        return Vec::new();
    }
    let payment = Payment::Cash;
    let rebuy = tournament.setup.rebuy.filter(|_| may_rebuy(tournament, entry, false, now).is_ok());
    let rebuy = rebuy.map(|rule| BringsBack {
        label: phrase!("log-rebuy", "Rebuy"),
        price: rule.price.total(),
        command: Rebuy { entry, last_hand: false, payment }.into(),
    });
    let again = may_re_enter(tournament, entry, now).ok().map(|rule| BringsBack {
        label: phrase!("log-re-entry", "Re-entry"),
        price: rule.price.total(),
        command: ReEnter { entry, forfeited: None, payment }.into(),
    });
    rebuy.into_iter().chain(again).collect()
}

/// The latest entry of somebody with exactly this name that was not withdrawn.
pub fn namesake(tournament: &Tournament, name: &str) -> Option<EntryId> {
    let wanted = Wanted::of(name);
    let entries = tournament.entries.iter();
    let mut entered = entries.filter(|(_, entry)| entry.standing != Standing::Withdrawn);
    entered
        .rfind(|(entry, _)| tournament.answers(**entry, &wanted) == Some(Answers::Whole))
        .map(|(entry, _)| *entry)
}

/// The question that a name asks which is or was in the tournament already.
pub fn is_or_was_in(tournament: &Tournament, entry: EntryId) -> Phrase {
    if tournament.is_in(entry) {
        phrase!(
            "floor-enter-is-in",
            "{name} is in already; a new player of the same name?",
            name = named(tournament, entry)
        )
    } else {
        phrase!(
            "floor-enter-is-out",
            "{name} is out; in again, or a new player of the same name?",
            name = tournament.name(entry)
        )
    }
}

/// A player with seat and card.
fn named(tournament: &Tournament, entry: EntryId) -> Phrase {
    let name = match tournament.seat_of(entry) {
        Some(_) => phrase!(
            "floor-who",
            "{name}, {seat}",
            name = tournament.name(entry),
            seat = tournament.seat_said_of(entry),
        ),
        None => Phrase::own(tournament.name(entry)),
    };
    tournament.with_card(entry, name)
}

impl FloorReading {
    /// Offers players of the house's list in place of the one who is typed. Where what is typed begins one of their names,
    /// nobody new is entered before the line says so. A short name that is somebody's on the list is that player.
    pub fn offer(&mut self, text: &str, known: Vec<Completion>, is_known: bool) {
        if let Some(short) = self.short.take()
            && is_known
        {
            let (command, says) = *short;
            (self.command, self.says) = (Some(command), says);
            self.asks_whether_new = false;
            self.completions.pop();
        }
        let Some(Command::Enter(enter)) = &self.command else {
            let last = self.completions.len().saturating_sub(1);
            let at = if self.asks_whether_new { last } else { self.completions.len() };
            self.completions.splice(at..at, known);
            return;
        };
        let wanted = Wanted::of(enter.names.first().map_or("", String::as_str));
        let begun = known.iter().any(|known| {
            let answers = wanted.found_in_text(&known.label.english);
            answers.is_some_and(|answers| answers < Answers::Inside)
        });
        let rest = text.trim_start().get(1..).unwrap_or_default().trim();
        self.completions.extend(known);
        if begun && quoted(rest.split(',').next().unwrap_or_default()).is_none() {
            self.ask_whether_new(rest);
        }
    }

    /// Enters nobody before the line that says that this is somebody new is taken.
    fn ask_whether_new(&mut self, rest: &str) {
        let Some(Command::Enter(enter)) = self.command.take() else { return };
        let name = enter.names.into_iter().next().unwrap_or_default();
        let how = rest.rsplit_once(',').map_or_else(String::new, |(_, how)| format!(",{how}"));
        self.says = phrase!(
            "floor-enter-known-or-new",
            "somebody known, or a new player called {name}?",
            name = &name
        );
        self.asks_whether_new = true;
        self.completions.push(Completion {
            insert: format!("n \"{name}\"{how}"),
            label: phrase!("floor-new-player", "New player: {name}", name),
            detail: Phrase::default(),
        });
    }
}

impl TypedLine<'_> {
    /// Who is or was in the tournament, of those whom the verb may concern.
    pub(super) fn bought_by(
        &self,
        verb: &Phrase,
        word: &str,
        may: impl Fn(EntryId) -> bool,
    ) -> Read<EntryId> {
        if word.is_empty() {
            return verb.asks(phrase!("floor-for-whom", "for whom? A seat or a name"));
        }
        self.one_where(verb, word, |entry| self.tournament.is_entered(entry) && may(entry))
    }

    /// `n Anna Berg`, the number of a card, and after a comma how it is bought: `n Anna Berg #4711, card`, `n Anna Berg, student unpaid`.
    pub(super) fn enter(&self, rest: &str) -> Read {
        let verb = &phrase!("log-enter", "Enter");
        let setup = &self.tournament.setup;
        let told = rest.rsplit_once(',');
        let told = told.filter(|_| quoted(rest).is_none());
        let (name, bought) = match told {
            None => (rest, How::default()),
            Some((name, how)) => match how_bought::read_noted(setup, how) {
                Some(bought) => (name, bought),
                None => return self.ask_how_paid(verb, name, how, rest),
            },
        };
        if told.is_none()
            && quoted(name).is_none()
            && let Some((who, how)) = how_bought::at_the_end(setup, name)
        {
            return self.ask_how_or_name(verb, who, how, name);
        }
        let How { buy_in, payment, note, by } = bought;
        let (name, card) = match name.rsplit_once('#') {
            Some((name, card)) if !name.trim().is_empty() => (name.trim_end(), clean_name(card)),
            _ => (name, String::new()),
        };
        // In quotes the name is taken as it is typed: somebody new, whoever else is known.
        let as_typed = quoted(name);
        let name = clean_name(as_typed.unwrap_or(name));
        if name.is_empty() {
            return verb.asks(phrase!(
                "floor-enter-whom",
                "whom? n Anna Berg, and how it is bought: n Anna Berg, card"
            ));
        }
        verb.unless_refused(late_registration_open(self.tournament, self.now))?;
        let (price, chips) = verb.unless_refused(price_now(self.tournament, buy_in))?;
        // A guest of the list who has paid before the night enters at what was paid then.
        let expected = |guest: &Guest| self.tournament.came_as(guest).is_none();
        let guests = GuestNames::of(self.tournament.guests.iter(), expected);
        let guest = guests.called(&name, &card, 0).filter(|_| as_typed.is_none());
        let ahead = guest.and_then(|guest| guest.expected.paid);
        let price = ahead.map_or(price, |ahead| ahead.price);
        let payment = ahead.map_or(payment, |ahead| ahead.payment);
        let chips = own_stack(self.tournament, &name, 0).unwrap_or(chips);
        let how = how_bought::say(setup, buy_in, payment);
        let noted = note_said(&note, &by);
        let how = match how {
            how if noted.is_nothing() => how,
            how => Some(Phrase::reasons(how.into_iter().chain([noted]))),
        };
        let called = if card.is_empty() { name.clone() } else { format!("{name} \u{b7} {card}") };
        let chips = chips.saturating_add(early_chips(self.tournament, self.now));
        let says = self.bought(called, price.total(), how, chips);
        let says = match guest {
            Some(guest) => {
                let answer = guest.expected.said(self.tournament);
                Phrase::reasons([says, phrase!("floor-guest", "guest list: {answer}", answer)])
            }
            None => says,
        };
        let full = self.tournament.phase() != Phase::Registering
            && (!self.tournament.alternates.is_empty() || !has_a_seat(self.tournament, self.now));
        let namesake = namesake(self.tournament, &name);
        let typed_name = name.clone();
        let says = if full {
            let place = self.tournament.alternates.len().saturating_add(1);
            let place = Phrase::places(to_u32(place), to_u32(place));
            phrase!(
                "floor-enter-alternate",
                "{says} \u{b7} no seat is open: {place} alternate",
                says,
                place
            )
        } else {
            says
        };
        let short = is_short(&name);
        let enter = Enter {
            cards: if card.is_empty() { Vec::new() } else { vec![card.clone()] },
            somebody_new: if as_typed.is_some() { vec![0] } else { Vec::new() },
            ..Enter::one(name, How { buy_in, payment, note, by })
        };
        let completions = told.map_or_else(Vec::new, |(name, how)| self.ways_to_buy(name, how));
        let decided = self.decided(verb, says, enter.into());
        let mut reading = FloorReading { completions, ..either(decided) };
        match namesake {
            _ if as_typed.is_some() || !card.is_empty() => {}
            Some(entry) => self.ask_whether_again(&mut reading, entry, rest),
            None if short => {
                let said = reading.command.clone().map(|command| (command, reading.says.clone()));
                reading.ask_whether_new(rest);
                reading.short = said.map(Box::new);
            }
            None => {}
        }
        if guest.is_none() && told.is_none() {
            let begun: Vec<Completion> = self
                .tournament
                .guests_found(&typed_name)
                .into_iter()
                .filter(|(answers, _)| *answers < Answers::Inside)
                .take(GUESTS)
                .map(|(_, guest)| Completion {
                    insert: format!("n {}", guest.expected.name),
                    label: Phrase::own(guest.expected.name.clone()),
                    detail: guest.expected.said(self.tournament),
                })
                .collect();
            if !begun.is_empty() {
                reading.offer(&format!("n{rest}"), begun, false);
            }
        }
        Ok(reading)
    }

    /// The line ends in a means of payment or a kind of buy-in, and no comma says that it is one.
    fn ask_how_or_name(&self, verb: &Phrase, who: &str, how: &str, name: &str) -> Read {
        let (who, whole) = (clean_name(who), clean_name(name));
        let bought = Completion {
            insert: format!("n {who}, {how}"),
            label: Phrase::own(format!("{who}, {how}")),
            detail: phrase!("floor-how-it-is-bought", "how it is bought"),
        };
        let completions = vec![bought, new_player(&whole)];
        let (verb, says) = (verb.clone(), how_or_name(how));
        Err(Box::new(FloorReading { verb, says, completions, ..FloorReading::default() }))
    }

    /// What stands after the comma is neither a kind of buy-in nor a means of payment: nobody is entered by a name that ends
    /// in a slip of the finger.
    fn ask_how_paid(&self, verb: &Phrase, name: &str, how: &str, rest: &str) -> Read {
        let word = how.trim();
        let mut completions = self.ways_to_buy(name, how);
        if completions.is_empty() {
            completions = self.ways_to_buy(name, "");
        }
        let whole = clean_name(rest);
        if !word.is_empty() {
            completions.extend(last_name_first(&whole).map(|(name, _)| new_player(&name)));
            completions.push(new_player(&whole));
        }
        let says = if word.is_empty() {
            phrase!("floor-enter-how-paid", "how is it bought?")
        } else {
            phrase!(
                "floor-enter-no-payment",
                "\u{201c}{word}\u{201d} is no means of payment. How is it bought?",
                word
            )
        };
        let verb = verb.clone();
        Err(Box::new(FloorReading { verb, says, completions, ..FloorReading::default() }))
    }

    /// Somebody of this name is or was in the tournament: offers what brings that player back, and enters nobody new before
    /// the line says so.
    fn ask_whether_again(&self, reading: &mut FloorReading, entry: EntryId, rest: &str) {
        let name = self.tournament.name(entry);
        let offers = brings_back(self.tournament, entry, self.now).into_iter().map(|again| {
            let verb = if matches!(again.command, Command::Rebuy(_)) { "r" } else { "e" };
            Completion {
                insert: format!("{verb} #{entry}"),
                label: phrase!("log-line", "{verb}: {what}", verb = again.label, what = name),
                detail: Phrase::own(self.tournament.money(again.price)),
            }
        });
        reading.completions.splice(0..0, offers);
        reading.ask_whether_new(rest);
        if reading.refusal.is_nothing() {
            reading.says = is_or_was_in(self.tournament, entry);
        }
    }

    /// A player with seat and card, as two of one name are told apart.
    fn named(&self, entry: EntryId) -> Phrase {
        named(self.tournament, entry)
    }

    /// The words with which what stands after the comma could go on.
    fn ways_to_buy(&self, name: &str, typed: &str) -> Vec<Completion> {
        let typed = typed.trim().to_lowercase();
        how_bought::words(&self.tournament.setup)
            .into_iter()
            .filter(|word| {
                let word = word.to_lowercase();
                word != typed && word.starts_with(&typed)
            })
            .take(12)
            .map(|word| Completion {
                insert: format!("n {}, {word}", name.trim()),
                detail: if how_bought::payment(&word).is_some() {
                    phrase!("floor-how-it-is-paid", "how it is paid")
                } else {
                    phrase!("floor-a-kind-of-buy-in", "a kind of buy-in")
                },
                label: Phrase::own(word),
            })
            .collect()
    }

    /// Who buys, what it costs, how it is bought where that is not the usual way in cash, and the chips for it.
    fn bought(&self, name: String, amount: Money, how: Option<Phrase>, chips: ChipCount) -> Phrase {
        let (amount, chips) = (self.tournament.money(amount), self.tournament.grouped(chips));
        match how {
            None => phrase!(
                "floor-offer",
                "{name} \u{b7} {amount} for {chips} chips",
                name,
                amount,
                chips
            ),
            Some(how) => phrase!(
                "floor-offer-how",
                "{name} \u{b7} {amount}, {how} for {chips} chips",
                name,
                amount,
                how,
                chips
            ),
        }
    }

    /// Who, what it costs and what it buys, and that it is not in cash.
    pub(super) fn offer(
        &self,
        entry: EntryId,
        price: Money,
        chips: ChipCount,
        payment: Payment,
    ) -> Phrase {
        let how = how_bought::say(&self.tournament.setup, 0, payment);
        self.bought(self.tournament.name(entry).to_string(), price, how, chips)
    }

    /// `a 6.4`, `a 6.4 card`, and for everybody who has none `a all`, `a table 3`.
    pub(super) fn add_on(&self, rest: &str) -> Read {
        let verb = &phrase!("log-add-on", "Add-on");
        let (word, payment) = payment_of(rest);
        if self.tournament.setup.add_on.is_none() {
            return verb
                .refused(phrase!("tournament-no-add-ons", "This tournament has no add-ons."));
        }
        if let Some(table) = everybody(word) {
            return self.everybody_adds_on(verb, table, payment);
        }
        let entry = self.bought_by(verb, word, |_| true)?;
        let rule = verb.unless_refused(may_add_on(self.tournament, entry, self.now))?;
        let before = self.tournament.entries.get(&entry).map_or(0, Entry::add_ons);
        let offer = self.offer(entry, rule.price.total(), rule.chips, payment);
        let says = Phrase::reasons([offer, taken(before, Some(rule.limit))]);
        self.decided(verb, says, AddOn { entry, payment }.into())
    }

    /// `a all`, `a table 3 card`: for everybody who has none.
    fn everybody_adds_on(
        &self,
        verb: &Phrase,
        table: Option<TableNumber>,
        payment: Payment,
    ) -> Read {
        let (takers, rule) =
            verb.unless_refused(everybody_adds_on(self.tournament, table, self.now))?;
        let each = rule.price.total();
        let offer = phrase!(
            "floor-add-ons",
            "{players} \u{b7} {amount} each, {total} in all",
            players = Phrase::count(takers.len(), "player", "players"),
            amount = self.tournament.money(each),
            total = self.tournament.money(each.times(to_u64(takers.len()))),
        );
        let paid = (payment != Payment::Cash).then(|| payment.said());
        let says = Phrase::reasons([Some(offer), paid].into_iter().flatten());
        self.decided(verb, says, AddOns { payment, table }.into())
    }

    /// `e dele`, and `e 6.4 850` for a player who gives up 850 chips.
    pub(super) fn re_enter(&self, rest: &str) -> Read {
        let verb = &phrase!("log-re-entry", "Re-entry");
        let (rest, payment) = payment_of(rest);
        let (word, forfeited) = chips_of(rest);
        if self.tournament.setup.re_entry.is_none() {
            let rebuy = self.tournament.setup.rebuy.is_some();
            let why = match rebuy {
                true => phrase!(
                    "no-re-entries-r-is-rebuy",
                    "This tournament has no re-entries. Type r for a rebuy."
                ),
                false => phrase!("no-re-entries", "This tournament has no re-entries."),
            };
            return verb.refused(why);
        }
        // Only those who can are listed, by the last of their entries; where nobody can, the line says why.
        let player = |entry: &EntryId| self.tournament.entries.get(entry).map(|one| one.player);
        let is_last = |entry: EntryId| {
            let mut later = self.tournament.entries.keys().rev().take_while(|one| **one > entry);
            later.all(|one| player(one) != player(&entry))
        };
        let may = |entry: EntryId| {
            may_re_enter(self.tournament, entry, self.now).is_ok() && is_last(entry)
        };
        let somebody_may = match self.one_where(verb, word, may) {
            Ok(_) => true,
            Err(open) => !open.completions.is_empty(),
        };
        let listed = |entry: EntryId| !somebody_may || may(entry);
        let entry = self.bought_by(verb, word, listed)?;
        let rule = verb.unless_refused(may_re_enter(self.tournament, entry, self.now))?;
        let offer = self.offer(entry, rule.price.total(), rule.chips, payment);
        let taken = taken(re_entries(self.tournament, entry), rule.limit);
        let given_up = forfeited.map(|chips| {
            phrase!(
                "floor-and-chips-leave-play",
                "{chips} in chips leave play",
                chips = self.tournament.grouped(chips)
            )
        });
        let says = Phrase::reasons([offer, taken].into_iter().chain(given_up));
        self.decided(verb, says, ReEnter { entry, forfeited, payment }.into())
    }

    /// `paid 6.4`, `paid 6.4 card`; with a note after a comma: `paid 6.4, ticket 17`, `paid 6.4, cash by Anna Berg`.
    pub(super) fn paid(&self, rest: &str) -> Read {
        let verb = &phrase!("log-paid", "Paid");
        let told = rest.rsplit_once(',').and_then(|(word, how)| {
            Some((word.trim(), how_bought::read_noted(&self.tournament.setup, how)?))
        });
        let (word, how) = told.unwrap_or_else(|| {
            let (word, payment) = payment_of(rest);
            (word, How { payment, ..How::default() })
        });
        let payment = how.payment;
        let entry = self.bought_by(verb, word, |_| true)?;
        let owes = self.tournament.entries.get(&entry).map_or(Money::ZERO, Entry::owes);
        let says = phrase!(
            "floor-paid-in",
            "{name} \u{b7} {amount} in {payment}",
            name = self.tournament.name(entry),
            amount = self.tournament.money(owes),
            payment = payment.said()
        );
        let noted = note_said(&how.note, &how.by);
        let says =
            Phrase::reasons([says].into_iter().chain((!noted.is_nothing()).then_some(noted)));
        self.decided(
            verb,
            says,
            Settle { entry, purchase: None, payment, note: how.note, by: how.by, worth: None }
                .into(),
        )
    }

    /// `withdraw 6.4`; after a hand the director's exception: `withdraw 6.4 because wrong event`, and
    /// `withdraw 6.4 850 because wrong event` for the chips that are left.
    pub(super) fn withdraw(&self, rest: &str) -> Read {
        let verb = &phrase!("log-withdraw", "Withdraw");
        let (who, exception) = match rest.split_once(" because ") {
            Some((who, why)) => (who.trim(), clean_text(why, 200)),
            None => (rest, String::new()),
        };
        if let Some(who) = rest.strip_suffix(" because") {
            return verb.asks(phrase!(
                "floor-withdraw-why",
                "why? withdraw {who} because wrong event, and before because the chips that are left",
                who
            ));
        }
        let (word, chips) = match exception.as_str() {
            "" => (who, None),
            _ => chips_of(who),
        };
        if word.is_empty() {
            return verb.asks(phrase!("floor-withdraw-whom", "whose entry? A seat or a name"));
        }
        let in_it = |entry: EntryId| {
            self.tournament.is_in(entry) || may_withdraw(self.tournament, entry).is_ok()
        };
        let entry = self.one_where(verb, word, in_it)?;
        let found = self.tournament.entries.get(&entry);
        let refund = found.map_or(Money::ZERO, |found| found.paid_in().minus(found.owes()));
        let name = self.named(entry);
        let amount = self.tournament.money(refund);
        let says = phrase!("floor-withdraw", "{name} \u{b7} {amount} is given back", name, amount);
        let chips_said = chips.map(|chips| {
            phrase!(
                "floor-and-chips-leave-play",
                "{chips} in chips leave play",
                chips = self.tournament.grouped(chips)
            )
        });
        let why = (!exception.is_empty()).then(|| {
            phrase!("floor-withdraw-exception", "exception: {reason}", reason = &exception)
        });
        let says = Phrase::reasons([says].into_iter().chain(chips_said).chain(why));
        let mut reading = either(self.decided(
            verb,
            says,
            Withdraw { entry, exception: exception.clone(), chips }.into(),
        ));
        if reading.command.is_none() && exception.is_empty() && self.tournament.is_in(entry) {
            // A hand was dealt: the exception is a line of its own, with its reason.
            reading.completions.push(Completion {
                insert: format!("withdraw {word} because "),
                label: phrase!("floor-withdraw-because", "By exception, and why"),
                detail: Phrase::own(self.tournament.money(refund)),
            });
        }
        Ok(reading)
    }

    /// `note 6.4 ticket 17`, `note 6.4 by Anna Berg`: what is noted of the latest payment.
    pub(super) fn note(&self, rest: &str) -> Read {
        let verb = &phrase!("log-paid", "Paid");
        let (word, said) = first_word(rest);
        if said.is_empty() {
            return verb.asks(phrase!(
                "floor-note-what",
                "of whose payment, and what? note 6.4 17, or note 6.4 by Anna Berg"
            ));
        }
        let entry = self.bought_by(verb, word, |_| true)?;
        let (note, by) = match said.strip_prefix("by ") {
            Some(by) => ("", by),
            None => said.split_once(" by ").unwrap_or((said, "")),
        };
        let says = Phrase::reasons([Phrase::own(self.tournament.name(entry)), note_said(note, by)]);
        let (note, by) = (note.trim().into(), by.trim().into());
        self.decided(verb, says, NotePayment { entry, purchase: None, note, by }.into())
    }

    /// `ns 6.4`, and `ns 6.4 850` where the blinds have left 850 chips of the stack.
    pub(super) fn no_show(&self, rest: &str) -> Read {
        let verb = &phrase!("log-no-show", "No-show");
        let (word, chips) = chips_of(rest);
        let entry = self.bought_by(verb, word, |_| true)?;
        verb.unless_refused(may_remove(self.tournament, entry, self.now))?;
        let money = match self.tournament.setup.rules.no_show.money {
            NoShowMoney::Forfeited {} => {
                phrase!("entry-is-forfeited", "the entry is forfeited")
            }
            NoShowMoney::Held { days } => {
                phrase!("floor-no-show-held", "the buy-in is held for {days} days", days)
            }
        };
        let name = self.tournament.name(entry);
        let says =
            phrase!("floor-no-show", "{name} \u{b7} the stack leaves play, {money}", name, money);
        self.decided(verb, says, RemoveNoShow { entry, chips }.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::command::Command;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::floor_line::read;
    use crate::rulebook::setup::closing::Closing;
    use crate::rulebook::setup::price::ReEntryRule;
    use crate::rulebook::templates;

    fn two_of_one_name() -> Bench {
        let mut bench = Bench::registering();
        let names = ["Jos\u{e9} Garc\u{ed}a", "Jose Garcia", "Bo Aldemann", "Bo Li"];
        bench
            .say(Enter {
                names: names.map(String::from).into(),
                cards: ["4711".into(), "4712".into()].into(),
                ..Enter::default()
            })
            .unwrap();
        bench
    }

    fn found(bench: &Bench, text: &str) -> Vec<String> {
        let reading = read(&bench.log, text, bench.now());
        let said = |one: &Completion| format!("{} \u{b7} {}", one.label, one.detail);
        reading.completions.iter().map(said).collect()
    }

    #[test]
    fn two_of_one_name_are_told_apart_by_their_cards() {
        let bench = two_of_one_name();
        let both = found(&bench, "paid garcia");
        assert_eq!(both.len(), 2);
        assert!(both[0].contains("4711") && both[1].contains("4712"), "{both:?}");
        assert!(read(&bench.log, "paid 4712", 0).completions.is_empty(), "one card, one player");
        assert_eq!(found(&bench, "paid garcia jose").len(), 2);
        assert!(found(&bench, "paid aldem bo").is_empty());
    }

    #[test]
    fn a_means_of_payment_without_a_comma_asks_whether_it_is_one() {
        let bench = Bench::playing(16);
        for (typed, bought, whole) in [
            ("n Zoe cash", "n Zoe, cash", "Zoe cash"),
            ("n Zoe - card", "n Zoe, card", "Zoe - card"),
            ("n Zoe (Voucher)", "n Zoe, Voucher", "Zoe (Voucher)"),
            ("n Zoe; unpaid", "n Zoe, unpaid", "Zoe; unpaid"),
            ("n Zoe Ek ticket 17", "n Zoe Ek, ticket 17", "Zoe Ek ticket 17"),
        ] {
            let asked = bench.floor(typed);
            assert!(asked.command.is_none(), "{typed}: {asked:?}");
            assert!(asked.says.english.contains("or a part of the name?"), "{typed}: {asked:?}");
            let inserts: Vec<&str> = asked.completions.iter().map(|one| &*one.insert).collect();
            assert_eq!(inserts, [bought, &format!("n \"{whole}\"")], "{typed}");
            assert!(inserts.iter().all(|line| bench.floor(line).command.is_some()), "{typed}");
        }
        // A name that only holds such a word is a name.
        for name in ["Carda Holm", "Cash", "Ticket Tom", "Jo Cashman"] {
            assert!(bench.floor(&format!("n {name}")).command.is_some(), "{name}");
        }
        let last_first = bench.floor("n Berg, Anna");
        assert!(last_first.completions.iter().any(|one| one.insert == "n \"Anna Berg\""));
    }

    #[test]
    fn nobody_is_entered_by_the_beginning_of_a_name_unless_the_line_says_so() {
        let bench = two_of_one_name();
        let short = read(&bench.log, "n an, card", 0);
        assert_eq!(short.command, None);
        let last = short.completions.last().unwrap();
        assert_eq!(
            (&*last.label.english, last.insert.as_str()),
            ("New player: an", "n \"an\", card")
        );
        let enters = |text: &str| match read(&bench.log, text, 0).command {
            Some(Command::Enter(enter)) => Some((enter.names[0].clone(), enter.cards)),
            _ => None,
        };
        assert_eq!(enters(&last.insert), Some(("an".into(), vec![])));
        assert_eq!(enters("n Anna"), Some(("Anna".into(), vec![])));
        assert_eq!(enters("n Anna #77, card"), Some(("Anna".into(), vec!["77".into()])));

        let offered = |typed: &str, label: &str| {
            let mut reading = read(&bench.log, typed, 0);
            let insert = format!("n {label}");
            let known = Completion { insert, label: Phrase::own(label), detail: Phrase::default() };
            reading.offer(typed, vec![known], false);
            let labels: Vec<String> =
                reading.completions.into_iter().map(|one| one.label.to_string()).collect();
            (reading.command.is_some(), labels.join(" | "))
        };
        assert_eq!(offered("n anna", "Anna Berg"), (false, "Anna Berg | New player: anna".into()));
        assert_eq!(offered("n an", "Anna Berg"), (false, "Anna Berg | New player: an".into()));
        assert_eq!(offered("n connor", "O'Connor"), (true, "O'Connor".into()));
        assert_eq!(offered("n \"anna\"", "Anna Berg"), (true, "Anna Berg".into()));
    }

    #[test]
    fn a_name_that_is_in_already_is_said_and_enters_somebody_new_only_where_the_line_says_so() {
        let bench = two_of_one_name();
        let reading = read(&bench.log, "n aldemann bo", 0);
        assert_eq!(
            reading.says.english,
            "Bo Aldemann is in already; a new player of the same name?"
        );
        assert_eq!(reading.command, None);
        let new = &reading.completions[0];
        assert_eq!(
            (&*new.label.english, &*new.insert),
            ("New player: aldemann bo", "n \"aldemann bo\"")
        );
        assert!(read(&bench.log, &new.insert, 0).command.is_some());
        assert!(read(&bench.log, "n aldemann bo #4800", 0).command.is_some(), "another card");
    }

    /// Four players of whom the first is out, once or twice.
    fn out_and_in_again(re_entry: bool) -> Bench {
        let mut setup = templates::t1000();
        setup.rebuy = setup.rebuy.filter(|_| !re_entry);
        setup.re_entry = re_entry.then_some(ReEntryRule {
            price: setup.price,
            chips: setup.starting_stack,
            limit: None,
            until: Closing::Level { level: 4 },
            forfeit: false,
        });
        let mut bench = Bench::of(setup);
        let names = ["Anna Berg", "Bo Li", "Cy Berg", "Dele Oyelaran"];
        bench.say(Enter { names: names.map(String::from).into(), ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench.say(StartClock {}).unwrap();
        bench.bust(EntryId(1));
        bench
    }

    #[test]
    fn the_name_of_a_player_who_is_out_offers_what_brings_the_player_back() {
        let mut bench = out_and_in_again(true);
        let offered = read(&bench.log, "n anna berg", bench.now());
        assert_eq!(
            offered.says.english,
            "Anna Berg is out; in again, or a new player of the same name?"
        );
        let labels: Vec<&str> = offered.completions.iter().map(|one| &*one.label.english).collect();
        assert_eq!(labels, ["Re-entry: Anna Berg", "New player: anna berg"]);
        let again = read(&bench.log, &offered.completions[0].insert, bench.now());
        assert!(matches!(again.command, Some(Command::ReEnter(_))), "{again:?}");
        bench.say(again.command.unwrap()).unwrap();
        assert!(
            read(&bench.log, "n anna berg", bench.now()).says.english.contains("is in already")
        );

        let bench = out_and_in_again(false);
        let offered = read(&bench.log, "n anna berg", bench.now());
        assert_eq!(offered.completions[0].label.english, "Rebuy: Anna Berg");
    }

    #[test]
    fn only_who_can_re_enter_is_listed_once() {
        let mut bench = out_and_in_again(true);
        // Cy Berg is in play, and nobody gives up chips here.
        let one = read(&bench.log, "e berg", bench.now());
        assert!(matches!(one.command, Some(Command::ReEnter(ReEnter { entry: EntryId(1), .. }))));
        bench.say(one.command.unwrap()).unwrap();
        assert_eq!(read(&bench.log, "e berg", bench.now()).command, None);
        bench.bust(EntryId(5));
        // Anna Berg has two entries and is one player.
        let again = read(&bench.log, "e berg", bench.now());
        assert!(matches!(again.command, Some(Command::ReEnter(ReEnter { entry: EntryId(5), .. }))));
        bench.bust(EntryId(3));
        assert_eq!(found(&bench, "e berg").len(), 2);
    }
}

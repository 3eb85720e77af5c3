//! The verbs of the floor line for the end of the evening: ending here with several players left, and paying.

use crate::actions::command::Command;
use crate::actions::prizes::call_off::CallOff;
use crate::actions::prizes::end_here::{EndHere, may_end_by_deal};
use crate::advice::payments::{Open, open};
use crate::floor_line::entry_verbs::{chips_of, payment_of};
use crate::floor_line::{Read, TypedLine};
use crate::rules::prizes::refunds::refund_rows;
use crate::rules::prizes::tickets::ticket_of;
use crate::state::called_off::MoneyBack;
use crate::state::deal::Counted;
use crate::state::ended_here::PlacedBy;
use crate::state::prelude::*;

/// What stands after `end`. Nothing else is read as an end: a player may be called Endre.
pub(super) enum EndWords<'a> {
    /// By the deal where it says the places, shared otherwise.
    Here,
    By(PlacedBy),
    /// By these stacks.
    Chips(&'a str),
}

impl<'a> EndWords<'a> {
    pub(super) fn of(rest: &'a str) -> Option<Self> {
        let chips = rest.strip_prefix("by chips").or_else(|| rest.strip_prefix("chips"));
        match rest {
            "here" => Some(Self::Here),
            "shared" | "here shared" => Some(Self::By(PlacedBy::Shared)),
            "by deal" | "deal" => Some(Self::By(PlacedBy::Deal)),
            _ => chips.map(|stacks| Self::Chips(stacks.trim())),
        }
    }
}

impl TypedLine<'_> {
    /// `end here`, `end shared`, `end by deal`, `end by chips 6.4 12000, 6.5 8000`.
    pub(super) fn end_here(&self, how: EndWords<'_>) -> Read {
        let verb = &phrase!("floor-end-here", "End here");
        let left = self.tournament.left();
        let (by, stacks) = match how {
            EndWords::Here if may_end_by_deal(self.tournament).is_ok() => {
                (PlacedBy::Deal, Vec::new())
            }
            EndWords::Here => (PlacedBy::Shared, Vec::new()),
            EndWords::By(by) => (by, Vec::new()),
            EndWords::Chips("") => {
                return verb.asks(phrase!(
                    "floor-end-chips",
                    "everybody\u{2019}s chips? end by chips 6.4 12000, 6.5 8000"
                ));
            }
            EndWords::Chips(typed) => (PlacedBy::Chips, self.stacks(verb, typed)?),
        };
        let places = Phrase::places(1, left);
        let players = Phrase::count(left, "player", "players");
        let says = match by {
            PlacedBy::Deal => {
                phrase!("floor-end-by-deal", "{players} left, places by the deal", players)
            }
            PlacedBy::Chips => {
                phrase!("floor-end-by-chips", "{players} left, places by chips", players)
            }
            PlacedBy::Shared => {
                phrase!("floor-end-share", "{players} left share {places}", players, places)
            }
        };
        self.decided(verb, says, EndHere { by, stacks, as_counted: false }.into())
    }

    /// `calloff full`, `calloff evenly fees`, `calloff chips 6.4 12000, 6.5 8000`; `fees` gives the fees back, too.
    pub(super) fn call_off(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-call-off", "Call off");
        let without = rest.strip_suffix("fees").map(str::trim_end);
        let (rest, fees) = without.map_or((rest, false), |rest| (rest, true));
        let (way, stacks) = rest.split_once(' ').unwrap_or((rest, ""));
        let back = match way {
            "full" | "all" => MoneyBack::InFull,
            "evenly" | "even" => MoneyBack::Evenly,
            "chips" => MoneyBack::ByChips,
            _ => {
                return verb.asks(phrase!(
                    "floor-call-off-how",
                    "how does the money go back? calloff full, calloff evenly, or calloff chips 6.4 12000, 6.5 8000; fees behind it gives the fees back"
                ));
            }
        };
        let stacks = if stacks.is_empty() { Vec::new() } else { self.stacks(verb, stacks)? };
        let off: Command =
            CallOff { back, fees, why: String::new(), stacks, as_counted: false }.into();
        let mut after = self.tournament.clone();
        for event in self.verdict(&off).into_iter().flatten() {
            event.apply(&mut after);
        }
        let rows = refund_rows(&after);
        let players = Phrase::count(rows.len(), "player", "players");
        let amount = self.tournament.money(rows.iter().map(|row| row.total).sum());
        let says = match back {
            MoneyBack::InFull => phrase!(
                "floor-call-off-in-full",
                "{players} get everything back, {amount}; nobody has a place",
                players,
                amount
            ),
            MoneyBack::Evenly => phrase!(
                "floor-call-off-evenly",
                "{players} get {amount}, the prizes shared evenly",
                players,
                amount
            ),
            MoneyBack::ByChips => phrase!(
                "floor-call-off-by-chips",
                "{players} get {amount}, the prizes shared by chips",
                players,
                amount
            ),
        };
        self.decided(verb, says, off)
    }

    /// A player and the chips each, with a comma between them.
    pub(super) fn stacks(&self, verb: &Phrase, typed: &str) -> Read<Vec<Counted>> {
        let mut parts: Vec<String> = Vec::new();
        for part in typed.split(',') {
            // Three figures right behind a comma are the thousands of the number before it.
            let thousands = part.len() == 3 && part.bytes().all(|c| c.is_ascii_digit());
            match parts.last_mut().filter(|_| thousands) {
                Some(last) => last.push_str(part),
                None => parts.push(part.trim().to_string()),
            }
        }
        parts
            .iter()
            .filter(|part| !part.is_empty())
            .map(|part| {
                let (word, Some(chips)) = chips_of(part) else {
                    return verb.asks(phrase!(
                        "floor-how-many-chips",
                        "how many chips has {part}?",
                        part
                    ));
                };
                let entry = self.one(verb, word, Standing::is_seated)?;
                Ok(Counted { entry, chips })
            })
            .collect()
    }

    /// `pay anna`, `pay anna card`: the prize, or the bounties once that is paid.
    pub(super) fn pay(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-pay", "Pay");
        let (word, payment) = payment_of(rest);
        if word.is_empty() {
            return verb.asks(phrase!("floor-pay-whom", "whom? pay anna"));
        }
        let all = open(self.tournament);
        let due = |entry: EntryId| {
            all.get(&entry).is_some_and(|open| open.pays(entry, payment).is_some())
        };
        let entry = match self.bought_by(verb, word, due) {
            // Nobody of that name is to be paid: whoever has it is told so.
            Err(nobody) if !nobody.refusal.is_nothing() => self.bought_by(verb, word, |_| true)?,
            found => found?,
        };
        let open = all.get(&entry).cloned().unwrap_or_default();
        let name = self.tournament.name(entry);
        let said = word.trim().len() < rest.trim().len();
        let payment = if said { payment } else { open.usual() };
        match open.pays(entry, payment) {
            Some(command) => {
                let hands = open.ticket && payment == Payment::Ticket;
                let ticket = ticket_of(self.tournament, entry).filter(|_| hands);
                let what = match ticket {
                    Some(ticket) => phrase!(
                        "floor-hand-ticket",
                        "{name} \u{b7} ticket {number}",
                        name,
                        number = ticket.number.to_string()
                    ),
                    None => self.pays_out(name, open, payment.said()),
                };
                self.decided(verb, what, command)
            }
            None => verb.refused(phrase!(
                "floor-pay-nothing",
                "Nothing is to be paid out to {name}.",
                name
            )),
        }
    }

    fn pays_out(&self, name: &str, open: Open, by: Phrase) -> Phrase {
        let money = |amount: Money| self.tournament.money(amount);
        let Open { prize, goods, bounties, owes, .. } = open;
        if prize == Money::ZERO && !goods.is_empty() {
            return phrase!("floor-pay-goods", "{name} \u{b7} {goods}", name = name, goods = goods);
        }
        let what = match () {
            () if prize == Money::ZERO => {
                phrase!("floor-pay-bounties", "{amount} of bounties", amount = money(bounties))
            }
            () if owes > Money::ZERO && owes <= prize => {
                let (net, prize, owes) = (money(prize.minus(owes)), money(prize), money(owes));
                phrase!(
                    "floor-pay-less-owed",
                    "{net}: {prize} less the {owes} owed",
                    net,
                    prize,
                    owes
                )
            }
            () if !goods.is_empty() => {
                phrase!(
                    "money-and-goods",
                    "{amount} and {goods}",
                    amount = money(prize),
                    goods = goods
                )
            }
            () => Phrase::own(money(prize)),
        };
        let still = match () {
            () if prize > Money::ZERO && bounties > Money::ZERO => Some(phrase!(
                "floor-pay-then-bounties",
                "then {amount} of bounties",
                amount = money(bounties)
            )),
            () if owes > prize => {
                Some(phrase!("floor-pay-still-owes", "still owes {amount}", amount = money(owes)))
            }
            () => None,
        };
        let pays = phrase!("floor-pay-in", "{name} \u{b7} {what} in {by}", name, what, by);
        Phrase::reasons([pays].into_iter().chain(still))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::templates;
    use crate::rules::prizes::places::everybody_left;
    use crate::state::phase::Phase;
    use crate::views::payments::payments_view;

    fn three_left() -> (Bench, Vec<EntryId>) {
        let setup = SetUp { late_registration_until: None, rebuy: None, ..templates::t1000() };
        let mut bench = Bench::of(setup);
        let names: Vec<String> = ["Anna", "Bo", "Carla", "Dele", "Endre", "Payton", "Gil", "Hal"]
            .map(String::from)
            .into();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(crate::actions::seating::draw::DrawSeats {}).unwrap();
        bench.say(crate::actions::clock::start::StartClock {}).unwrap();
        let all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        for entry in &all[3..] {
            bench.bust(*entry);
        }
        (bench, all[..3].to_vec())
    }

    fn say(bench: &mut Bench, text: &str) {
        let reading = bench.floor(text);
        bench
            .say(reading.command.unwrap_or_else(|| panic!("{text}: {}", reading.refusal)))
            .unwrap();
    }

    #[test]
    fn the_end_is_typed() {
        let (mut bench, left) = three_left();
        assert!(bench.floor("end by chips").says.english.contains("everybody"));
        assert!(bench.floor("end by deal").refusal.english.contains("No deal was made"));
        assert_eq!(bench.floor("end").verb.english, "Bust");
        let name = |index: usize| bench.log.tournament().name(left[index]).to_string();
        let all = bench.log.tournament().chips_in_play - 3;
        let typed = format!("end by chips {} 1, {} {all}, {} 2", name(0), name(1), name(2));
        let reading = bench.floor(&typed);
        assert!(matches!(reading.command, Some(Command::EndHere(_))), "{reading:?}");
        assert_eq!(bench.floor("end here").says.english, "3 players left share 1st-3rd");
        say(&mut bench, "end here");
        assert_eq!(bench.log.tournament().phase(), Phase::Finished);
    }

    #[test]
    fn a_name_is_paid_in_any_order_until_the_cash_balances() {
        let (mut bench, left) = three_left();
        let says =
            |bench: &Bench| payments_view(bench.log.tournament(), "", 0, 99, bench.now()).says;
        say(&mut bench, "end here");
        assert_eq!(says(&bench).english, "Pay out $200 (3 players).");
        for entry in left.iter().rev() {
            let name = bench.log.tournament().name(*entry).to_string();
            let typed = format!("pay {}", name.to_lowercase());
            assert_eq!(bench.floor(&typed).verb.english, "Pay");
            say(&mut bench, &typed);
            assert!(bench.floor(&typed).refusal.english.contains("Nothing is to be paid out"));
        }
        assert_eq!(says(&bench).english, "Everybody is paid. The money adds up.");
        assert!(payments_view(bench.log.tournament(), "", 0, 99, bench.now()).balances);
    }
}

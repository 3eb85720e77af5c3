//! The verbs of the floor line that put something right and leave the room as it is.

use crate::actions::entries::correct_buyer::CorrectBuyer;
use crate::actions::floor::wrong_bust::{BackIn, CorrectBust};
use crate::actions::prizes::assign_bounty::AssignBounty;
use crate::actions::tables::as_they_sit::{CorrectMove, CorrectSeat, last_move};
use crate::floor_line::{Read, TypedLine, hitmen_words, seat};
use crate::state::entry::PurchaseKind;
use crate::state::prelude::*;

/// `anna but bo`, or with another word between, each side without the spaces around it.
fn both_sides<'a>(rest: &'a str, word: &str) -> (&'a str, &'a str) {
    let rest = rest.trim();
    match rest.split_once(&format!(" {word} ")) {
        Some((one, other)) => (one.trim(), other.trim()),
        None => (rest.strip_suffix(&format!(" {word}")).unwrap_or(rest), ""),
    }
}

impl TypedLine<'_> {
    /// `back dele`.
    pub(super) fn back_in(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-correction-back-in", "Back in, here");
        if rest.is_empty() {
            return verb.asks(phrase!("floor-back-who", "who is not out? back dele"));
        }
        // Of a player's entries only one can come back: the others are offered where none can, and say why.
        let can = |entry: EntryId| self.verdict(&BackIn { entry }.into()).is_ok();
        let out = |entry: EntryId| self.tournament.standing_of(entry) == Some(Standing::Out);
        let entry = match self.one_where(verb, rest, |entry| out(entry) && can(entry)) {
            Err(none) if none.completions.is_empty() => self.one_where(verb, rest, out)?,
            found => found?,
        };
        let name = self.tournament.name(entry);
        let says = phrase!(
            "floor-back-at-open-seat",
            "{name} at an open seat, drawn now \u{b7} nobody else moves",
            name
        );
        self.decided(verb, says, BackIn { entry }.into())
    }

    /// `not dele but bo`: who was out, or who moved.
    pub(super) fn somebody_else(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-correction-somebody-else", "It was somebody else");
        let (said, other) = both_sides(rest, "but");
        if said.is_empty() {
            return verb
                .asks(phrase!("floor-not-who", "who was it not, and who was it? not dele but bo"));
        }
        let meant = |standing: Standing| standing == Standing::Out || standing.is_seated();
        let said = self.one(verb, said, meant)?;
        let name = self.tournament.name(said);
        let out = self.tournament.seat_of(said).is_none();
        let told = last_move(self.tournament, said);
        if !out && told.is_none() {
            let why =
                phrase!("floor-not-neither", "{name} is neither out nor was told to move.", name);
            return verb.refused(why);
        }
        if other.is_empty() {
            return verb.asks(match out {
                true => phrase!(
                    "floor-not-but-who-was-out",
                    "not {name}: who was out? A seat or a name",
                    name,
                ),
                false => phrase!(
                    "floor-not-but-who-moved",
                    "not {name}: who moved? A seat or a name",
                    name,
                ),
            });
        }
        let other = self.one(verb, other, Standing::is_seated)?;
        let (who, seat) = (self.tournament.name(other), self.seat(other));
        if out {
            let says = phrase!(
                "floor-not-is-out",
                "{who} is out \u{b7} {name} sits at {seat}, nobody moves",
                who,
                name,
                seat
            );
            return self.decided(verb, says, CorrectBust { recorded: said, out: other }.into());
        }
        let there = self.seat(said);
        let says = phrase!(
            "floor-not-went-to",
            "{who} went to {there} \u{b7} {name} did not",
            who,
            there,
            name
        );
        self.decided(verb, says, CorrectMove { told: said, moved: other }.into())
    }

    /// `r not dele but bo`: the last rebuy, or add-on with `a`.
    pub(super) fn correct_buyer(&self, kind: PurchaseKind, rest: &str) -> Read {
        let verb = &phrase!("floor-correction-other-buyer", "Somebody else bought it");
        let (noted, buyer) = both_sides(rest, "but");
        if noted.is_empty() || buyer.is_empty() {
            return verb.asks(phrase!(
                "floor-bought-who",
                "who did not buy it, and who did? r not dele but bo"
            ));
        }
        let entry = self.one(verb, noted, Standing::is_seated)?;
        let name = self.tournament.name(entry);
        let found = self.tournament.entries.get(&entry);
        let last = found.and_then(|found| {
            let bought = found.standing_purchases().filter(|(_, bought)| bought.kind == kind);
            bought.map(|(number, bought)| (number, bought.price.total())).last()
        });
        let Some((purchase, price)) = last else {
            return verb.refused(phrase!("floor-bought-none", "{name} has not bought one.", name));
        };
        let meant = |standing: Standing| standing == Standing::Out || standing.is_seated();
        let buyer = self.one(verb, buyer, meant)?;
        let (who, price) = (self.tournament.name(buyer), self.tournament.money(price));
        let says = phrase!(
            "floor-bought-by-other",
            "{who} bought it for {price} \u{b7} not {name}",
            who,
            price,
            name
        );
        self.decided(verb, says, CorrectBuyer { entry, purchase, buyer }.into())
    }

    /// `sits dele 3.2`.
    pub(super) fn sits(&self, rest: &str) -> Read {
        let verb = &phrase!("log-sits", "Sits");
        let parts = rest.rsplit_once(char::is_whitespace);
        let Some((who, at)) = parts.and_then(|(who, at)| Some((who.trim(), seat(at)?))) else {
            return verb.asks(phrase!("floor-sits-who", "who, and at which seat? sits dele 3.2"));
        };
        let entry = self.one(verb, who, Standing::is_seated)?;
        let (name, here) = (self.tournament.name(entry), self.tournament.seat_said(at));
        let says = match self.tournament.room.at(at).filter(|other| *other != entry) {
            Some(other) => {
                let (other, there) = (self.tournament.name(other), self.seat(entry));
                phrase!(
                    "floor-sits-two",
                    "{name} at {here}, {other} at {there} \u{b7} nobody moves",
                    name,
                    here,
                    other,
                    there
                )
            }
            None => phrase!("floor-sits-one", "{name} at {here} \u{b7} nobody moves", name, here),
        };
        self.decided(verb, says, CorrectSeat { entry, seat: at }.into())
    }

    /// `bounty dele by bo + cy`: who knocked out a player who is out.
    pub(super) fn bounty(&self, rest: &str) -> Read {
        let verb = &phrase!("log-bounty", "Bounty");
        let (who, by) = both_sides(rest, "by");
        if who.is_empty() {
            return verb
                .asks(phrase!("floor-bounty-whose", "whose, and who won it? bounty dele by bo"));
        }
        let of = self.one(verb, who, |standing| standing != Standing::Withdrawn)?;
        let name = self.tournament.name(of);
        let fallen = self.tournament.bounties.iter().filter(|fallen| fallen.of == of);
        let last = (0_u32..).zip(fallen).filter(|(_, fallen)| !fallen.back).last();
        let Some((turn, _)) = last else {
            return verb.refused(phrase!(
                "floor-bounty-none",
                "No bounty of {name} has fallen.",
                name
            ));
        };
        if by.is_empty() {
            return verb.asks(phrase!(
                "floor-bounty-who-won",
                "{name}: who won it? A seat or a name",
                name
            ));
        }
        let mut hitmen: Vec<EntryId> = Vec::new();
        for word in hitmen_words(by) {
            hitmen.push(self.one(verb, word, |standing| standing != Standing::Withdrawn)?);
        }
        let names: Vec<&str> = hitmen.iter().map(|entry| self.tournament.name(*entry)).collect();
        let says = phrase!("floor-bounty-to", "{name}\u{2019}s to {names}", name, names);
        self.decided(verb, says, AssignBounty { of, turn, by: hitmen }.into())
    }
}

//! What an action caused, for its sentence in the log.

use crate::actions::event::{Event, all, first};
use crate::actions::hand_for_hand::end::HandForHandEnded;
use crate::actions::seating::draw::SeatsDrawn;
use crate::base::wording::Chain;
use crate::rulebook::hand_for_hand::Pace;
use crate::state::prelude::*;

/// An action's sentence in the log: the verb, and what it was about.
pub type LogLabel = (Phrase, Value);

/// A verb, such as "Bust", and what it was about, such as "Ivo Petrov, 53rd".
pub(crate) fn log_label(verb: Phrase, what: impl AsArgument) -> LogLabel {
    (verb, what.into_argument())
}

/// One thing and what is to be known of it: "Ivo Petrov, $20".
pub(crate) fn beside(one: impl AsArgument, more: impl AsArgument) -> Value {
    phrase!("log-beside", "{one}, {more}", one, more).into_argument()
}

/// Several things one after the other: "Ivo Petrov, 53rd; Nia Cole, 54th".
pub(crate) fn joined(each: impl IntoIterator<Item = Value>) -> Value {
    let mut parts: Vec<Value> = each.into_iter().collect();
    if parts.len() > 1 {
        return Phrase::chain(Chain::Things, parts).into_argument();
    }
    parts.pop().unwrap_or_else(|| "".as_argument())
}

/// One thing with how it was paid; nothing for cash, which is the usual thing.
pub(crate) fn paid_by(what: impl AsArgument, payment: Payment) -> Value {
    match payment {
        Payment::Cash => what.as_argument(),
        other => beside(what, other.said()),
    }
}

/// An action as it took effect: the sentence of its line is made from nothing else.
#[derive(Debug, Clone, Copy)]
pub struct Effect<'a> {
    /// What it caused.
    pub events: &'a [Event],
    /// The tournament after it.
    pub tournament: &'a Tournament,
    /// How many players were left when it had taken effect; for what was said late, at its place in the log.
    pub left: u32,
}

impl<'a> Effect<'a> {
    /// The first event of a kind that the action caused.
    pub fn first<E: 'a>(&self) -> Option<&'a E>
    where
        &'a E: TryFrom<&'a Event>,
    {
        first(self.events)
    }

    /// All events of a kind that the action caused.
    pub fn all<E: 'a>(&self) -> impl Iterator<Item = &'a E> + use<'a, E>
    where
        &'a E: TryFrom<&'a Event>,
    {
        all(self.events)
    }

    /// The name of an entry.
    pub fn name(&self, entry: EntryId) -> String {
        self.tournament.name(entry).to_string()
    }

    /// The name of an entry with its seat, which tells two players of one name apart: "Ivo Petrov (4.3)".
    pub fn who(&self, entry: EntryId) -> String {
        self.at(entry, self.tournament.seat_of(entry))
    }

    /// The name of an entry with this seat.
    pub fn at(&self, entry: EntryId, seat: Option<Seat>) -> String {
        match seat {
            Some(seat) => format!("{} ({seat})", self.tournament.name(entry)),
            None => self.name(entry),
        }
    }

    /// An amount in the tournament's currency.
    pub fn money(&self, amount: Money) -> String {
        self.tournament.money(amount)
    }

    /// A drawer with its cashier: "drawer 2, Anna".
    pub fn drawer(&self, number: u32) -> Phrase {
        let mut all = self.tournament.drawers.iter();
        match all.find(|drawer| drawer.opened.drawer == number) {
            Some(drawer) => {
                phrase!("log-drawer-of", "drawer {number}, {name}", number, name = drawer.name())
            }
            None => phrase!("log-drawer", "drawer {number}", number),
        }
    }

    /// How many seats were drawn.
    pub fn drawn(&self) -> usize {
        self.all::<SeatsDrawn>().map(|drawn| drawn.seats.len()).sum()
    }

    /// A newcomer with the seat, or the place on the alternates' list.
    pub fn seated(&self, what: Value) -> Value {
        let tournament = self.tournament;
        let drawn = self.first::<SeatsDrawn>();
        if let Some((drawn, (_, seat))) =
            drawn.and_then(|drawn| Some((drawn, drawn.seats.first()?)))
        {
            let next = tournament.next_hand(seat.table, drawn.at);
            let waits = next.is_some_and(|(_, waiting)| waiting.contains(&seat.seat));
            let seat = tournament.seat_said(*seat);
            let seated = phrase!("log-seated", "{what} \u{2192} {seat}", what, seat);
            return if waits {
                let later = phrase!("log-dealt-in-later", "dealt in once the button has passed");
                beside(seated, later)
            } else {
                seated.as_argument()
            };
        }
        if tournament.room.is_empty() {
            return what;
        }
        let place = to_u32(tournament.alternates.len());
        phrase!(
            "log-alternate",
            "{what}, {place} alternate",
            what,
            place = Phrase::places(place, place)
        )
        .into_argument()
    }

    /// What the tables play together.
    pub fn pace(&self) -> Pace {
        self.tournament.hand_for_hand.as_ref().map_or_else(Pace::default, |on| on.pace)
    }

    /// Says it where hand-for-hand ended with it.
    pub fn and_hand_for_hand_over(&self, what: Value) -> Value {
        if self.first::<HandForHandEnded>().is_none() {
            return what;
        }
        phrase!("log-and-hand-for-hand-over", "{what}; hand-for-hand is over", what).into_argument()
    }
}

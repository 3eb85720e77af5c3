//! What an action caused, for its sentence in the log.

use crate::actions::event::{Event, all, first};
use crate::actions::hand_for_hand::end::HandForHandEnded;
use crate::actions::seating::draw::SeatsDrawn;
use crate::base::ids::EntryId;
use crate::base::money::Money;
use crate::base::numbers::to_u32;
use crate::base::words::ordinal;
use crate::rulebook::hand_for_hand::Pace;
use crate::state::tournament::Tournament;

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
    #[must_use]
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
    #[must_use]
    pub fn name(&self, entry: EntryId) -> String {
        self.tournament.name(entry).to_string()
    }

    /// The name of an entry with its seat, which tells two players of one name apart: "Ivo Petrov (4.3)".
    #[must_use]
    pub fn who(&self, entry: EntryId) -> String {
        match self.tournament.seat_of(entry) {
            Some(seat) => format!("{} ({seat})", self.tournament.name(entry)),
            None => self.name(entry),
        }
    }

    /// An amount in the tournament's currency.
    #[must_use]
    pub fn money(&self, amount: Money) -> String {
        self.tournament.money(amount)
    }

    /// A drawer with its cashier: "drawer 2, Anna".
    #[must_use]
    pub fn drawer(&self, number: u32) -> String {
        let mut all = self.tournament.drawers.iter();
        match all.find(|drawer| drawer.opened.drawer == number) {
            Some(drawer) => format!("drawer {number}, {}", drawer.name()),
            None => format!("drawer {number}"),
        }
    }

    /// How many seats were drawn.
    #[must_use]
    pub fn drawn(&self) -> usize {
        self.all::<SeatsDrawn>().map(|drawn| drawn.seats.len()).sum()
    }

    /// Where a newcomer sits: the seat, or the place on the alternates' list.
    #[must_use]
    pub fn where_to(&self) -> String {
        let tournament = self.tournament;
        let drawn = self.first::<SeatsDrawn>();
        if let Some((drawn, (_, seat))) =
            drawn.and_then(|drawn| Some((drawn, drawn.seats.first()?)))
        {
            let next = tournament.next_hand(seat.table, drawn.at);
            let waits = next.is_some_and(|(_, waiting)| waiting.contains(&seat.seat));
            let waits = if waits { ", dealt in once the button has passed" } else { "" };
            return format!(" \u{2192} {}{waits}", tournament.seat_words(*seat));
        }
        if tournament.room.is_empty() {
            return String::new();
        }
        let place = to_u32(tournament.alternates.len());
        format!(", {} alternate", ordinal(place))
    }

    /// What the tables play together.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.tournament.hand_for_hand.as_ref().map_or_else(Pace::default, |on| on.pace)
    }

    /// Says it where hand-for-hand ended with it.
    #[must_use]
    pub fn hand_for_hand_over(&self) -> &'static str {
        let over = self.first::<HandForHandEnded>().is_some();
        if over { "; hand-for-hand is over" } else { "" }
    }
}

//! Taking entries: before the draw into the list, after it straight to a seat, or to the alternates' list when none is open.

use super::entry::{Entry, Player, Purchase, Standing};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis, PlayerId};
use crate::refusal::Refusal;
use crate::seating::draw::{DrawKind, SeatsDrawn};
use crate::seating::late;
use crate::setup::Price;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use crate::words::clean_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most entries that one command takes, and the most in a tournament.
const MOST_ENTRIES: usize = 200_000;

/// Takes an entry for each name, in this order, at the price of this moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The players' names; each is one new player with one entry.
    pub names: Vec<String>,
}

/// Entries were taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Entered {
    /// When, in tournament time.
    pub at: Millis,
    /// The number of the first one; the others follow it.
    pub first: EntryId,
    /// The names, tidied.
    pub names: Vec<String>,
    /// What each paid.
    pub price: Price,
    /// The chips each bought.
    pub chips: u64,
}

impl Action for Enter {
    /// # Errors
    /// Refused for no name or an empty one, after late entry has closed and when it is over.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let names: Vec<String> = self.names.iter().map(|name| clean_name(name)).collect();
        if names.is_empty() || names.iter().any(String::is_empty) {
            return Err(Refusal::bad("Give a name for every entry."));
        }
        if names.len().saturating_add(tournament.entries.len()) > MOST_ENTRIES {
            return Err(Refusal::bad("A tournament takes at most 200,000 entries."));
        }
        let setup = &tournament.setup;
        let entered = Entered {
            at: context.now,
            first: context.next_entry,
            price: setup.price,
            chips: setup.starting_stack,
            names,
        };
        if tournament.phase() == Phase::Registering {
            return Ok(vec![entered.into()]);
        }
        late_entry_open(tournament, context.now)?;
        let newcomers: Vec<EntryId> = entered.numbered().map(|(entry, _)| entry).collect();
        // Nobody is seated before those who wait.
        if !tournament.alternates.is_empty() {
            return Ok(vec![entered.into()]);
        }
        let late = late::seats(tournament, &newcomers, context.seed);
        if late.seats.is_empty() {
            return Ok(vec![entered.into()]);
        }
        let drawn = SeatsDrawn {
            at: context.now,
            seed: context.seed,
            kind: DrawKind::LateEntry {},
            seats: late.seats,
            not_kept: late.not_kept,
        };
        Ok(vec![entered.into(), drawn.into()])
    }
}

/// Whether a new entry may be taken now.
///
/// # Errors
/// Refused once the first hand of the closing level may be dealt, and when the tournament has its winner.
pub fn late_entry_open(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => return Ok(()),
        Phase::Finished => return Err(Refusal::not_now("The tournament is over.")),
        Phase::Playing => {}
    }
    let Some(level) = tournament.setup.late_entry_until_level else {
        return Err(Refusal::house_rule("This tournament takes no entries after the start."));
    };
    if tournament.clock(now).level_number(&tournament.setup.schedule) >= level {
        return Err(Refusal::house_rule(format!(
            "Late entry closed with the first hand of level {level}."
        )));
    }
    Ok(())
}

impl Entered {
    /// Each entry's number with its name.
    pub fn numbered(&self) -> impl Iterator<Item = (EntryId, &String)> {
        (self.first.0..).map(EntryId).zip(&self.names)
    }
}

impl Happening for Entered {
    fn apply(&self, tournament: &mut Tournament) {
        for (id, name) in self.numbered() {
            let player = PlayerId(id.0);
            tournament.players.insert(player, Player { name: name.clone() });
            let purchase = Purchase { price: self.price, chips: self.chips };
            let entry = Entry {
                player,
                at: self.at,
                purchases: vec![purchase],
                bounty: self.price.bounty,
                standing: Standing::Waiting,
                absent_since: None,
            };
            tournament.entries.insert(id, entry);
            // After the draw whoever is not seated by the same line waits as an alternate.
            if !tournament.room.is_empty() {
                tournament.alternates.push(id);
            }
            tournament.counted_entries = tournament.counted_entries.saturating_add(1);
            tournament.chips_in_play = tournament.chips_in_play.saturating_add(self.chips);
            tournament.prize_pool = tournament.prize_pool.plus(self.price.prize);
        }
    }
}

//! What tables ask of the floor: to confirm a bust-out, and to come. Nothing of it is in the log; a bust-out is, once somebody has
//! confirmed it. Kept in memory: a page that is loaded anew finds it, the next start of the program does not.

use crate::prelude::*;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::base::ids::{EntryId, Seat, TableNumber};
use shuffle_up_engine::state::tournament::Tournament;

/// What a table asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Wanted {
    /// That these are out.
    BustOut { bust: Bust },
    /// That the floor comes to this table.
    Floor { table: TableNumber },
}

/// A request that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub id: u32,
    pub tournament: TournamentId,
    /// Who asks, as the log has it.
    pub by: String,
    /// The number of the device that asks.
    pub device: u32,
    pub wanted: Wanted,
}

/// A request as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RequestView {
    /// Its number.
    pub id: u32,
    /// Who asks, as the log has it.
    pub by: String,
    /// Who is said to be out, the one with most chips first; nobody where the floor is wanted.
    pub out: Vec<SaidOut>,
    /// Who is said to have knocked them out.
    pub by_whom: Vec<SaidOut>,
    /// The table that wants the floor; absent for a bust-out.
    pub table: Option<TableNumber>,
}

/// A player of whom a table says something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SaidOut {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat; absent without one.
    pub seat: Option<Seat>,
}

/// How those are ranked who went out on one hand, as whoever confirms it says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
pub struct Ranked {
    /// Everybody who is out.
    pub out: Vec<Out>,
    /// In which order.
    pub order: HandOrder,
}

/// The requests that are open.
#[derive(Debug, Default)]
pub struct Requests(Mutex<Open>);

#[derive(Debug, Default)]
struct Open {
    last: u32,
    requests: Vec<Request>,
}

fn entries(wanted: &Wanted) -> impl Iterator<Item = EntryId> {
    let out = match wanted {
        Wanted::BustOut { bust } => bust.out.as_slice(),
        Wanted::Floor { .. } => &[],
    };
    out.iter().map(|out| out.entry)
}

/// It still makes sense: everybody is in, and the table is there.
fn stands(wanted: &Wanted, tournament: &Tournament) -> bool {
    tournament.phase() != Phase::Finished
        && match wanted {
            Wanted::BustOut { .. } => entries(wanted).all(|entry| tournament.is_in(entry)),
            Wanted::Floor { table } => tournament.room.table(*table).is_some(),
        }
}

fn stale() -> Problem {
    problem!(not_now, "request-stale", "This can no longer be asked for. Look at the table again.")
}

/// The bust-outs of one hand as one: tables said them one after the other. Who knocked them out is kept where all name the same.
pub fn of_one_hand(busts: Vec<Bust>, ranked: Option<Ranked>) -> Result<Option<Bust>, Problem> {
    let several = busts.len() > 1;
    let mut busts = busts.into_iter();
    let Some(mut whole) = busts.next() else { return Ok(None) };
    for bust in busts {
        if (bust.by, &bust.also) != (whole.by, &whole.also) {
            return Err(problem!(
                not_now,
                "other-hitmen",
                "The tables name different players who knocked them out. Confirm one after the other."
            ));
        }
        whole.out.extend(bust.out);
    }
    if several {
        whole.order = HandOrder::ByStack;
    }
    if let Some(Ranked { out, order }) = ranked {
        let everybody = |out: &[Out]| out.iter().map(|one| one.entry).collect::<BTreeSet<_>>();
        if everybody(&out) != everybody(&whole.out) {
            return Err(stale());
        }
        (whole.out, whole.order) = (out, order);
    }
    Ok(Some(whole))
}

impl Requests {
    fn open(&self) -> MutexGuard<'_, Open> {
        locked(&self.0)
    }

    /// Takes a request in and gives its number.
    ///
    /// # Errors
    /// Somebody has asked for it already, or it makes no sense.
    pub fn ask(
        &self,
        (tournament, log): (TournamentId, &Log),
        (device, by): (u32, String),
        wanted: Wanted,
    ) -> Result<u32, Problem> {
        if !stands(&wanted, log.tournament()) {
            return Err(stale());
        }
        let mut open = self.open();
        let again = open.requests.iter().filter(|one| one.tournament == tournament).any(|one| {
            one.wanted == wanted
                || entries(&wanted).any(|entry| entries(&one.wanted).any(|other| other == entry))
        });
        if again {
            return Err(problem!(
                not_now,
                "floor-told-already",
                "The floor has been told already."
            ));
        }
        open.last += 1;
        let id = open.last;
        open.requests.push(Request { id, tournament, by, device, wanted });
        Ok(id)
    }

    /// The request of this number.
    ///
    /// # Errors
    /// It is settled, or no longer makes sense.
    pub fn find(&self, tournament: TournamentId, id: u32) -> Result<Request, Problem> {
        let open = self.open();
        let found = open.requests.iter().find(|one| one.tournament == tournament && one.id == id);
        found
            .cloned()
            .ok_or_else(|| problem!(not_now, "settled-already", "This is settled already."))
    }

    /// Takes the request out.
    pub fn end(&self, id: u32) {
        self.open().requests.retain(|one| one.id != id);
    }

    /// Ends what no longer makes sense; says whether there was any.
    pub fn look(&self, tournament: TournamentId, log: &Log) -> bool {
        self.keep(|one| one.tournament != tournament || stands(&one.wanted, log.tournament()))
    }

    /// Ends the bust-outs of a tournament in which something was undone: they were said of another state.
    pub fn undone(&self, tournament: TournamentId) -> bool {
        self.keep(|one| one.tournament != tournament || matches!(one.wanted, Wanted::Floor { .. }))
    }

    fn keep(&self, which: impl Fn(&Request) -> bool) -> bool {
        let requests = &mut self.open().requests;
        let before = requests.len();
        requests.retain(which);
        requests.len() < before
    }

    /// The requests of a tournament, the first one first.
    pub fn view(&self, tournament: TournamentId, log: &Log) -> Vec<RequestView> {
        let now = log.tournament();
        let said = |entry: EntryId| SaidOut {
            entry,
            name: now.name(entry).to_string(),
            seat: now.seat_of(entry),
        };
        let open = self.open();
        let own = open.requests.iter().filter(|one| one.tournament == tournament);
        own.map(|one| RequestView {
            id: one.id,
            by: one.by.clone(),
            out: entries(&one.wanted).map(said).collect(),
            by_whom: match &one.wanted {
                Wanted::Floor { .. } => Vec::new(),
                Wanted::BustOut { bust } => {
                    bust.by.iter().chain(&bust.also).copied().map(said).collect()
                }
            },
            table: match one.wanted {
                Wanted::Floor { table } => Some(table),
                Wanted::BustOut { .. } => None,
            },
        })
        .collect()
    }
}

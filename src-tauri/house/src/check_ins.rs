//! Self check-in: a guest types a name on the own phone and waits for the host, who lets the guest in as if the host had typed the name.
//! The queue lives in memory, and is short in length and time: it is all that somebody who was never let in can fill.

use crate::prelude::*;
use shuffle_up_engine::actions::entries::enter::{Enter, price_now};
use shuffle_up_engine::base::finding::Answers;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::words::{clean_name, last_name_first};
use shuffle_up_engine::floor_line::entry_verbs::namesake;
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::guests::guest_row;
use shuffle_up_players::ListedPlayer;
use std::net::IpAddr;

/// The most who wait in the whole house.
const MOST: usize = 40;
/// The most who wait from one address: a phone, and those whose phone is at home.
const MOST_AN_ADDRESS: usize = 3;
/// The queue forgets a guest after so long, in milliseconds, settled or not.
const LASTS: i64 = 20 * 60_000;
/// The most bytes of a name. A longer one is no name.
const LONGEST: usize = 200;
/// How many bytes the secret of a phone has.
const SECRET: std::ops::RangeInclusive<usize> = 16..=64;
/// So many guests of the list are offered for one name.
const OFFERED: usize = 4;

/// How a guest stands with the door, for the guest's phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CheckedIn {
    /// Nobody checks in now.
    Closed {},
    /// The guest may say a name: nobody waits with this phone.
    Open {},
    /// It waits for the host, behind so many others.
    Waits {
        /// Those who came before.
        before: u32,
    },
    /// The guest is in.
    In {
        /// The entry.
        entry: EntryId,
    },
    /// The host said no.
    Refused {},
}

/// A waiting guest, for those who let guests in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CheckInView {
    /// Its number.
    pub id: u32,
    /// The name as the guest typed it.
    pub name: String,
    /// The people who fit. One is let in by one key; of several somebody chooses.
    pub choices: Vec<CheckInChoice>,
}

/// Somebody whom a waiting guest may be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CheckInChoice {
    /// How to say it.
    pub comes_as: ComesInAs,
    /// The name.
    pub name: String,
    /// What tells this one from the others; else empty.
    #[ts(type = "string")]
    pub says: Phrase,
    /// What is still to be paid.
    pub pays: Money,
}

/// Who the guest is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ComesInAs {
    /// A guest of the list.
    Guest {
        /// The number on the list.
        guest: u32,
    },
    /// A player of the house's own list.
    Listed {
        /// The number on it.
        listed: u32,
    },
    /// Somebody who is entered already, and wants to see the seat. Nothing is sold.
    Entered {
        /// The entry.
        entry: EntryId,
    },
    /// Somebody new who typed the last name first.
    LastNameFirst {},
    /// Somebody new of the name that was typed.
    New {},
}

/// A guest who waits or was settled lately.
#[derive(Debug, Clone)]
struct Waiting {
    id: u32,
    /// The phone's secret, by which it asks how its guest stands.
    secret: String,
    tournament: TournamentId,
    name: String,
    address: Option<IpAddr>,
    since: i64,
    became: Became,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Became {
    Waits,
    /// Somebody is letting the guest in at this moment.
    Taken,
    Refused,
    /// The guest has this entry. Where it was undone, the guest waits again.
    In(EntryId),
}

impl Waiting {
    fn now(&self, tournament: &Tournament) -> Became {
        match self.became {
            Became::In(entry) => match tournament.standing_of(entry) {
                None | Some(Standing::Withdrawn) => Became::Waits,
                Some(_) => self.became,
            },
            other => other,
        }
    }
}

/// Those who wait.
#[derive(Debug, Default)]
pub struct CheckIns(Mutex<Queue>);

#[derive(Debug, Default)]
struct Queue {
    last: u32,
    waiting: Vec<Waiting>,
}

/// Somebody whom one caller lets in and no other can. Let go of without an entry, the guest waits again.
#[derive(Debug)]
pub struct Taken<'a> {
    all: &'a CheckIns,
    id: u32,
    /// The name that the guest typed.
    pub name: String,
}

impl Taken<'_> {
    /// The guest is in.
    pub fn let_in(self, entry: EntryId, now: i64) {
        self.all.became(self.id, Became::In(entry), now);
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        let mut queue = locked(&self.all.0);
        let mine = queue.waiting.iter_mut().find(|one| one.id == self.id);
        if let Some(one) = mine.filter(|one| one.became == Became::Taken) {
            one.became = Became::Waits;
        }
    }
}

impl CheckIns {
    /// Puts a guest into the queue, at `now` in tournament time. A phone waits once: with the same name it keeps its place, with another
    /// it goes to the end.
    ///
    /// # Errors
    /// No name, or too long a one; too many wait, in the house or from this address.
    pub fn wait(
        &self,
        (id, tournament): (TournamentId, &Tournament),
        (typed, secret): (&str, &str),
        address: Option<IpAddr>,
        now: i64,
    ) -> Result<CheckedIn, Problem> {
        let name = if typed.len() > LONGEST { String::new() } else { clean_name(typed) };
        if name.is_empty() || !SECRET.contains(&secret.len()) {
            return Err(problem!(invalid, "check-in-needs-a-name", "Type your name."));
        }
        {
            let mut queue = self.queue(now);
            let Queue { last, waiting } = &mut *queue;
            let mine = |one: &Waiting| one.tournament == id && one.secret == secret;
            let stands = |one: &Waiting| {
                let became = one.now(tournament);
                became == Became::Taken
                    || matches!(became, Became::In(_))
                    || (became == Became::Waits && one.name == name)
            };
            if !waiting.iter().any(|one| mine(one) && stands(one)) {
                waiting.retain(|one| !mine(one));
                let waits = |one: &&Waiting| matches!(one.became, Became::Waits | Became::Taken);
                let all = waiting.iter().filter(waits).count();
                let here = waiting.iter().filter(waits).filter(|one| one.address == address);
                if all >= MOST || here.count() >= MOST_AN_ADDRESS {
                    return Err(problem!(
                        too_many,
                        "check-ins-full",
                        "Too many wait to be let in. Tell the host your name."
                    ));
                }
                // A settled guest makes room for a waiting one.
                let settled = waiting.iter().position(|one| !waits(&one));
                if let Some(settled) = settled.filter(|_| waiting.len() >= 2 * MOST) {
                    waiting.remove(settled);
                }
                *last = last.wrapping_add(1);
                let (secret, since, became) = (secret.to_string(), now, Became::Waits);
                let (id, of) = (*last, id);
                waiting.push(Waiting { id, secret, tournament: of, name, address, since, became });
            }
        }
        Ok(self.stands((id, tournament), secret, now).unwrap_or(CheckedIn::Open {}))
    }

    /// How the guest of a phone stands; nothing for a phone that never asked.
    pub fn stands(
        &self,
        (id, tournament): (TournamentId, &Tournament),
        secret: &str,
        now: i64,
    ) -> Option<CheckedIn> {
        let queue = self.queue(now);
        let of = || queue.waiting.iter().filter(|one| one.tournament == id);
        let mine = of().find(|one| one.secret == secret)?;
        Some(match mine.now(tournament) {
            Became::In(entry) => CheckedIn::In { entry },
            Became::Refused => CheckedIn::Refused {},
            Became::Waits | Became::Taken => {
                let before = of().take_while(|one| one.id != mine.id);
                let before = before.filter(|one| one.now(tournament) == Became::Waits).count();
                CheckedIn::Waits { before: u32::try_from(before).unwrap_or(u32::MAX) }
            }
        })
    }

    /// Takes a phone's guest from the queue. Answers whether there was one.
    pub fn leave(&self, id: TournamentId, secret: &str, now: i64) -> bool {
        let mut queue = self.queue(now);
        let before = queue.waiting.len();
        queue.waiting.retain(|one| {
            one.tournament != id
                || one.secret != secret
                || matches!(one.became, Became::Taken | Became::In(_))
        });
        queue.waiting.len() < before
    }

    /// Those who wait to be let in to a tournament, by number and name, the first one first.
    pub fn waiting(
        &self,
        (id, tournament): (TournamentId, &Tournament),
        now: i64,
    ) -> Vec<(u32, String)> {
        let queue = self.queue(now);
        let mine = queue.waiting.iter().filter(|one| one.tournament == id);
        mine.filter(|one| one.now(tournament) == Became::Waits)
            .map(|one| (one.id, one.name.clone()))
            .collect()
    }

    /// Takes somebody who waits: nobody else can before this is let go of.
    ///
    /// # Errors
    /// It is settled, or was forgotten.
    pub fn take(
        &self,
        (id, tournament): (TournamentId, &Tournament),
        number: u32,
        now: i64,
    ) -> Result<Taken<'_>, Problem> {
        let mut queue = self.queue(now);
        let mut mine = queue.waiting.iter_mut();
        let one = mine
            .find(|one| (one.tournament, one.id) == (id, number))
            .filter(|one| one.now(tournament) == Became::Waits)
            .ok_or_else(settled_already)?;
        one.became = Became::Taken;
        Ok(Taken { all: self, id: number, name: one.name.clone() })
    }

    /// Says no to somebody who waits.
    ///
    /// # Errors
    /// It is settled, or was forgotten.
    pub fn refuse(
        &self,
        of: (TournamentId, &Tournament),
        number: u32,
        now: i64,
    ) -> Result<(), Problem> {
        let taken = self.take(of, number, now)?;
        self.became(taken.id, Became::Refused, now);
        Ok(())
    }

    /// Whether anybody was let in to a tournament, who may wait again where something is undone.
    pub fn any_in(&self, id: TournamentId) -> bool {
        let queue = locked(&self.0);
        let mut mine = queue.waiting.iter().filter(|one| one.tournament == id);
        mine.any(|one| matches!(one.became, Became::In(_)))
    }

    /// Forgets everybody: nobody checks in any more.
    pub fn close(&self) {
        locked(&self.0).waiting.clear();
    }

    fn became(&self, id: u32, became: Became, now: i64) {
        let mut queue = locked(&self.0);
        if let Some(one) = queue.waiting.iter_mut().find(|one| one.id == id) {
            (one.became, one.since) = (became, now);
        }
    }

    fn queue(&self, now: i64) -> MutexGuard<'_, Queue> {
        let mut queue = locked(&self.0);
        queue.waiting.retain(|one| now.saturating_sub(one.since) < LASTS);
        queue
    }
}

fn settled_already() -> Problem {
    problem!(not_now, "settled-already", "This is settled already.")
}

/// The people whom a name fits, as a typed name: guests of the list, namesakes of the house's list, an entry, and somebody new. The only
/// guest of exactly that name is that guest.
pub fn choices(tournament: &Tournament, name: &str, listed: &[ListedPlayer]) -> Vec<CheckInChoice> {
    let price = price_now(tournament, 0).map_or(Money::ZERO, |(price, _)| price.total());
    let nothing = Phrase::default;
    let found = tournament.guests_found(name);
    let exact = found.first().is_some_and(|(answers, _)| *answers == Answers::Whole);
    let meant = |answers: Answers| match exact {
        true => answers == Answers::Whole,
        false => answers < Answers::Inside,
    };
    let guests = found.iter().filter(|(answers, _)| meant(*answers)).take(OFFERED);
    let guests = guests.map(|(_, guest)| {
        let row = guest_row(tournament, guest);
        let pays = if row.paid.is_none() { price } else { Money::ZERO };
        let comes_as = ComesInAs::Guest { guest: row.guest };
        CheckInChoice { comes_as, name: row.name, says: row.says, pays }
    });
    let entered = namesake(tournament, name).map(|entry| CheckInChoice {
        comes_as: ComesInAs::Entered { entry },
        name: tournament.name(entry).to_string(),
        says: match tournament.seat_of(entry) {
            Some(seat) => tournament.seat_said(seat),
            None if tournament.is_in(entry) => phrase!("waits-for-a-seat", "waits for a seat"),
            None => phrase!("is-out", "out"),
        },
        pays: Money::ZERO,
    });
    let several = listed.iter().filter(|_| listed.len() > 1).map(|player| CheckInChoice {
        comes_as: ComesInAs::Listed { listed: player.number },
        name: player.name.clone(),
        says: Phrase::own(
            [&player.nickname, &player.membership, &player.city]
                .into_iter()
                .filter(|part| !part.is_empty())
                .map(String::as_str)
                .collect::<Vec<_>>()
                .join(" \u{b7} "),
        ),
        pays: price,
    });
    let mut all: Vec<CheckInChoice> = guests.chain(entered).collect();
    if exact && all.len() == 1 {
        return all;
    }
    all.extend(several);
    all.extend(last_name_first(name).map(|(name, _)| CheckInChoice {
        comes_as: ComesInAs::LastNameFirst {},
        name,
        says: nothing(),
        pays: price,
    }));
    let (comes_as, name) = (ComesInAs::New {}, name.to_string());
    all.push(CheckInChoice { comes_as, name, says: nothing(), pays: price });
    all
}

/// How a guest is let in.
#[derive(Debug)]
pub enum LetIn {
    /// An entry to take.
    Enter(Box<Enter>),
    /// Who is entered already.
    Entered(EntryId),
}

/// How a guest of this name is let in, as the person whom the caller chose or as the only one who fits. `payment` pays, unless the guest
/// paid before the night.
///
/// # Errors
/// The people who fit have changed.
pub fn letting_in(
    tournament: &Tournament,
    name: &str,
    listed: &[ListedPlayer],
    (comes_as, payment): (Option<ComesInAs>, Payment),
) -> Result<LetIn, Problem> {
    let mut all = choices(tournament, name, listed);
    let at = match comes_as {
        Some(said) => all.iter().position(|one| one.comes_as == said),
        None => Some(0).filter(|_| all.len() == 1),
    };
    let asked = || {
        problem!(
            not_now,
            "check-in-asks",
            "Choose who {name} is: several people fit.",
            name = name.to_string()
        )
    };
    let chosen = all.swap_remove(at.ok_or_else(asked)?);
    let one = |name: &str| Enter { names: vec![name.to_string()], payment, ..Enter::default() };
    Ok(LetIn::Enter(Box::new(match chosen.comes_as {
        ComesInAs::Entered { entry } => return Ok(LetIn::Entered(entry)),
        ComesInAs::Guest { guest } => {
            let guest = tournament.guest(guest).ok_or_else(asked)?;
            match guest_row(tournament, guest).comes {
                Some(Command::Enter(enter)) if guest.expected.paid.is_some() => enter,
                Some(Command::Enter(enter)) => Enter { payment, ..enter },
                _ => return Err(asked()),
            }
        }
        ComesInAs::Listed { listed: number } => {
            let player = listed.iter().find(|one| one.number == number).ok_or_else(asked)?;
            let last_names =
                if player.last_name.is_empty() { vec![] } else { vec![player.last_name.clone()] };
            Enter { last_names, listed: vec![number], ..one(&player.name) }
        }
        ComesInAs::LastNameFirst {} => {
            let (name, last) = last_name_first(name).ok_or_else(asked)?;
            Enter { last_names: vec![last], ..one(&name) }
        }
        // A guest who is let in beside somebody of that name is another person.
        ComesInAs::New {} if !all.is_empty() => Enter { somebody_new: vec![0], ..one(name) },
        ComesInAs::New {} => one(name),
    })))
}

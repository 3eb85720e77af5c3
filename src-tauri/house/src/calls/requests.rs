//! The calls about what tables ask of the floor.

use super::play::{at_its_table, for_one_table, note};
use super::{not_allowed, unreadable};
use crate::caller::{Caller, Role};
use crate::happened::Happened;
use crate::house::House;
use crate::prelude::*;
use crate::requests::{Ranked, RequestView, Wanted};

/// What came of a request: it waits for the floor, or took effect at once.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Requested {
    /// It waits, under this number.
    Waits {
        /// The number.
        id: u32,
    },
    /// It took effect, as this line.
    Done {
        /// The number of the line.
        revision: u32,
    },
}

pub fn requests(house: &House, tournament: TournamentId) -> Result<Vec<RequestView>, Problem> {
    let taken = house.office().snapshot(tournament)?;
    Ok(house.requests.view(tournament, &taken.log))
}

pub fn request(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    wanted: Wanted,
    seen: u32,
) -> Result<Requested, Problem> {
    let device = caller.device().ok_or_else(not_allowed)?;
    let from = (seen, device.signed.as_str());
    if let (Wanted::Floor { table }, Some(own)) = (&wanted, device.table)
        && *table != own
    {
        return Err(for_one_table(own));
    }
    if let Wanted::BustOut { bust } = &wanted {
        let command = Command::from(bust.clone());
        at_its_table(house, caller, tournament, &command)?;
        let at_once = house.office().network.busts_at_once;
        if at_once {
            let written = house.act(tournament, command, Some(from))?;
            note(house, caller, tournament);
            return Ok(Requested::Done { revision: written.revision });
        }
        // What the rules refuse is refused now, and what has changed since is shown again.
        house.office().still_means(tournament, &command, from)?;
    }
    let taken = house.office().snapshot(tournament)?;
    let by = (device.id, device.signed.clone());
    let id = house.requests.ask((tournament, &taken.log), by, wanted)?;
    house.announce(Happened::Requests(tournament));
    Ok(Requested::Waits { id })
}

/// A table takes back its own request and no other.
#[allow(clippy::too_many_arguments, reason = "a call has the arguments that cross")]
pub fn settle_request(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    id: u32,
    done: bool,
    seen: Option<u32>,
    with: Option<Vec<u32>>,
    ranked: Option<Ranked>,
) -> Result<(), Problem> {
    let Some(device) = caller.device() else {
        // The desk's own window is believed, and settles one after the other.
        house.settle((tournament, &[id]), (done, None), (caller.signed(), None))?;
        return Ok(());
    };
    let seen = seen.ok_or_else(|| unreadable("missing field `seen`"))?;
    let with = with.unwrap_or_default();
    if device.role == Role::Table {
        let own = house.requests.find(tournament, id)?.device == device.id;
        if done || !own || !with.is_empty() {
            return Err(not_allowed());
        }
    }
    let ids: Vec<u32> = [id].into_iter().chain(with).collect();
    if house.settle((tournament, &ids), (done, ranked), (&device.signed, Some(seen)))? {
        note(house, caller, tournament);
    }
    Ok(())
}

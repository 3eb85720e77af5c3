//! The calls about guests who check in on their own phones, and about who lets them in.

use super::play::note;
use crate::caller::{Caller, Kind};
use crate::check_ins::{CheckInView, CheckedIn, ComesInAs, LetIn, choices, letting_in};
use crate::happened::Happened;
use crate::house::House;
use crate::office::Snapshot;
use crate::prelude::*;
use crate::sight::Sight;
use shuffle_up_engine::actions::event::Event;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::LineKind;
use shuffle_up_engine::rules::entries::late_registration::late_registration_open;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_players::{Fits, ListedPlayer, Named};

/// The tournament as it stands, and whether guests check in by phone.
fn seen_by(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
) -> Result<(Snapshot, bool), Problem> {
    let mut office = house.office();
    let taken = Sight::of(caller, tournament, &mut office)?.taken(&mut office)?;
    Ok((taken, office.network.check_in))
}

pub fn check_in(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    name: String,
    secret: String,
) -> Result<CheckedIn, Problem> {
    let (taken, open) = seen_by(house, caller, tournament)?;
    if !open {
        return Err(problem!(
            not_now,
            "check-in-is-off",
            "Nobody checks in by phone here. Tell the host your name."
        ));
    }
    let (now, of) = (taken.now, taken.log.tournament());
    late_registration_open(of, now)?;
    let address = match caller {
        Caller::Anybody(_, address) => *address,
        _ => None,
    };
    let waits = house.check_ins.wait((tournament, of), (&name, &secret), address, now)?;
    house.announce(Happened::CheckIns(tournament));
    Ok(waits)
}

pub fn checked_in(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    secret: String,
) -> Result<CheckedIn, Problem> {
    let (taken, open) = seen_by(house, caller, tournament)?;
    let of = taken.log.tournament();
    let stands = house.check_ins.stands((tournament, of), &secret, taken.now);
    Ok(stands.unwrap_or(match open && late_registration_open(of, taken.now).is_ok() {
        true => CheckedIn::Open {},
        false => CheckedIn::Closed {},
    }))
}

pub fn leave_check_in(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    secret: String,
) -> Result<(), Problem> {
    let (taken, _) = seen_by(house, caller, tournament)?;
    if house.check_ins.leave(tournament, &secret, taken.now) {
        house.announce(Happened::CheckIns(tournament));
    }
    Ok(())
}

/// The namesakes on the house's list, for callers who may see it.
fn called(house: &House, caller: &Caller, name: &str) -> Vec<ListedPlayer> {
    if !matches!(caller.kind(), Kind::Desk | Kind::Director) {
        return Vec::new();
    }
    let who = Named { name: name.into(), ..Named::default() };
    let several = house.players.look(|list| match list.fits(&who)? {
        Fits::Several(numbers) => list.of_numbers(&numbers),
        Fits::Nobody | Fits::One(_) => Ok(Vec::new()),
    });
    several.unwrap_or_default()
}

pub fn check_ins(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
) -> Result<Vec<CheckInView>, Problem> {
    let taken = house.office().snapshot(tournament)?;
    let of = taken.log.tournament();
    let waiting = house.check_ins.waiting((tournament, of), taken.now);
    let shown = waiting.into_iter().map(|(id, name)| {
        let choices = choices(of, &name, &called(house, caller, &name));
        CheckInView { id, name, choices }
    });
    Ok(shown.collect())
}

pub fn let_in(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    id: u32,
    comes_as: Option<ComesInAs>,
    payment: Payment,
    seen: Option<u32>,
) -> Result<EntryId, Problem> {
    let seen = caller.having_seen(seen)?;
    let Snapshot { log, now, .. } = house.office().snapshot(tournament)?;
    let of = log.tournament();
    let guest = house.check_ins.take((tournament, of), id, now)?;
    let listed = called(house, caller, &guest.name);
    let entry = match letting_in(of, &guest.name, &listed, (comes_as, payment))? {
        LetIn::Entered(entry) => entry,
        LetIn::Enter(enter) => {
            let line = house.act(tournament, (*enter).into(), seen)?.revision;
            note(house, caller, tournament);
            entered(house, tournament, line)?
        }
    };
    guest.let_in(entry, now);
    house.announce(Happened::CheckIns(tournament));
    Ok(entry)
}

/// The entry that a line took.
fn entered(house: &House, tournament: TournamentId, line: u32) -> Result<EntryId, Problem> {
    let mut office = house.office();
    let log = office.look(tournament)?;
    let index = usize::try_from(line.saturating_sub(1)).unwrap_or(usize::MAX);
    let events = log.lines().get(index).map(|line| match &line.kind {
        LineKind::Command { events, .. } => events.as_slice(),
        _ => &[],
    });
    let taken = events.unwrap_or_default().iter().find_map(|event| match event {
        Event::Entered(entered) => Some(entered.first),
        _ => None,
    });
    taken.ok_or_else(crate::problem::did_not_work)
}

pub fn turn_away(house: &House, tournament: TournamentId, id: u32) -> Result<(), Problem> {
    let taken = house.office().snapshot(tournament)?;
    house.check_ins.refuse((tournament, taken.log.tournament()), id, taken.now)?;
    house.announce(Happened::CheckIns(tournament));
    Ok(())
}

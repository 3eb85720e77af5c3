//! The calls about the house on its own network.

use crate::happened::Happened;
use crate::house::House;
use crate::network::{NetworkChange, NetworkView};
use crate::office::network::NetworkSettings;
use crate::prelude::*;
use crate::published_files::LastPublished;

pub fn network(house: &House) -> Result<NetworkView, Problem> {
    Ok(house.shell().network())
}

/// What is kept is changed here; what is served, by whoever serves it.
pub fn change_network(house: &House, change: NetworkChange) -> Result<NetworkView, Problem> {
    match change {
        NetworkChange::Names { names } => {
            house.office().set(|kept: &mut NetworkSettings| kept.names = names);
            house.announce(Happened::Names);
        }
        NetworkChange::Screen { number, screen } => {
            house.office().change(|kept: &mut NetworkSettings| kept.set_screen(number, screen))?;
            house.announce(Happened::Screens);
        }
        NetworkChange::BustsAtOnce { at_once } => {
            house.office().set(|kept: &mut NetworkSettings| kept.busts_at_once = at_once);
        }
        NetworkChange::Interface { on } => {
            house.office().set(|kept: &mut NetworkSettings| kept.interface = on);
            house.announce(Happened::Interface);
        }
        NetworkChange::CheckIn { on } => {
            house.office().set(|kept: &mut NetworkSettings| kept.check_in = on);
            if !on {
                house.check_ins.close();
            }
            house.announce(Happened::Names);
        }
        NetworkChange::EndToken { name } => {
            house.office().set(|kept: &mut NetworkSettings| kept.end_token(&name));
            house.announce(Happened::Interface);
        }
        NetworkChange::Publish { folder } => {
            let folder = folder.map(PathBuf::from);
            house.office().change(|kept: &mut NetworkSettings| kept.set_published(folder))?;
            *locked(&house.last_published) = LastPublished::default();
            house.announce(Happened::House);
            house.announce(Happened::Published);
        }
        NetworkChange::Operator { name, pin } => {
            house
                .office()
                .change(|kept: &mut NetworkSettings| kept.set_operator(&name, pin.as_deref()))?;
            house.announce(Happened::Operator(name));
        }
        served => house.shell().change_network(served)?,
    }
    Ok(house.shell().network())
}

pub fn make_token(house: &House, name: String) -> Result<String, Problem> {
    let made = house.office().change(|kept: &mut NetworkSettings| kept.make_token(&name))?;
    house.announce(Happened::Interface);
    Ok(made)
}

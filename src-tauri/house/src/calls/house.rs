//! The calls about the house as a whole.

use crate::given::DroppedFile;
use crate::happened::Happened;
use crate::house::House;
use crate::office::transfer::Given;
use crate::office::view::HouseView;
use crate::prelude::*;
use shuffle_up_engine::log::NamesShown;

/// A tournament that anybody in the room may look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RoomTournament {
    /// Its number.
    #[cfg_attr(test, schemars(with = "u32"))]
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How far it is.
    pub phase: Phase,
}

/// What anybody in the room may look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RoomView {
    /// The tournaments, those in play first.
    pub tournaments: Vec<RoomTournament>,
    /// How much of names is shown.
    pub names: NamesShown,
    /// Guests may check in on their own phones.
    pub check_in: bool,
}

pub fn house(house: &House) -> Result<HouseView, Problem> {
    Ok(house.view())
}

pub fn room(house: &House) -> Result<RoomView, Problem> {
    let mut office = house.office();
    let rows = office.shown_to_the_room().into_iter();
    let tournaments =
        rows.map(|row| RoomTournament { id: row.id, name: row.name, phase: row.phase }).collect();
    Ok(RoomView { tournaments, names: office.network.names, check_in: office.network.check_in })
}

pub fn dropped(house: &House) -> Result<Option<DroppedFile>, Problem> {
    house.next_dropped()
}

pub fn close_desk(house: &House) -> Result<(), Problem> {
    house.announce(Happened::CloseDesk);
    Ok(())
}

pub fn given(house: &House) -> Result<Vec<Given>, Problem> {
    Ok(std::mem::take(&mut *locked(&house.given)))
}

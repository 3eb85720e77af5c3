//! The calls about the tournaments of the house: made, hidden, out to files and back in.

use super::path;
use crate::happened::Happened;
use crate::house::House;
use crate::office::known::know_strangers;
use crate::office::screens::Screens;
use crate::office::transfer::{ImportedTournament, ReadTournament};
use crate::prelude::*;
use crate::sample;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_players::PlayerList;

pub fn new_tournament(
    house: &House,
    setup: Box<SetUp>,
    enter: Option<Enter>,
) -> Result<TournamentId, Problem> {
    house.changing(|| {
        let id = house.office().new_tournament(*setup, enter)?;
        house.players.catch_up();
        Ok(id)
    })
}

pub fn delete_tournament(house: &House, tournament: TournamentId) -> Result<(), Problem> {
    house.changing(|| {
        {
            let mut office = house.office();
            office.delete(tournament, true)?;
            office.set(|screens: &mut Screens| screens.rest(|over| over == tournament));
        }
        house.announce(Happened::Windows);
        Ok(())
    })
}

pub fn restore_tournament(house: &House, tournament: TournamentId) -> Result<(), Problem> {
    house.changing(|| house.office().delete(tournament, false))
}

pub fn open_sample(house: &House) -> Result<TournamentId, Problem> {
    house.changing(|| {
        let id = sample::open(&mut house.office())?;
        house.announce(Happened::Clocks);
        house.open_by_itself(id);
        Ok(id)
    })
}

pub fn export_tournament(house: &House, tournament: TournamentId) -> Result<String, Problem> {
    let folder = house.papers.join("Tournaments");
    house.office().export_tournament(&folder, tournament).map(path)
}

pub fn export_house(house: &House) -> Result<String, Problem> {
    let players = house.players.with(PlayerList::whole)?;
    let whole = house.office().to_make_whole()?;
    whole.write(players, &house.papers.join("House")).map(path)
}

pub fn archive_year(house: &House, year: i32) -> Result<String, Problem> {
    let asked = house.office().to_archive(year)?;
    let file = asked.write(&house.papers.join("House"))?;
    {
        let mut office = house.office();
        let off = office.take_off(&file)?;
        office.set(|screens: &mut Screens| screens.rest(|one| off.contains(&one)));
    }
    house.announce(Happened::Windows);
    house.announce(Happened::House);
    Ok(path(file.path))
}

pub fn bring_back_year(house: &House, year: i32) -> Result<(), Problem> {
    house.changing(|| house.office().bring_back(year))
}

pub fn import_tournament(
    house: &House,
    name: String,
    base64: String,
) -> Result<ImportedTournament, Problem> {
    house.changing(|| {
        let read = ReadTournament::read(&name, &base64)?;
        let imported = house.office().take_in_file(read)?;
        know_strangers(|| house.office(), &house.players, imported.id, &BTreeMap::new())?;
        house.announce(Happened::Clocks);
        Ok(imported)
    })
}

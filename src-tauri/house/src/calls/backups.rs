//! The calls about backups, damaged files and diagnostics.

use super::path;
use crate::house::House;
use crate::office::backups::BackupContents;
use crate::office::view::HouseView;
use crate::prelude::*;

pub fn backups(house: &House) -> Result<Vec<BackupContents>, Problem> {
    let file = house.office().to_compare();
    file.contents()
}

pub fn back_up(house: &House) -> Result<(), Problem> {
    house.changing(|| {
        let file = house.office().to_back_up()?;
        file.write()
    })
}

pub fn save_diagnostics(house: &House, names: bool) -> Result<String, Problem> {
    let (view, webview) = (house.view(), house.shell().webview());
    let view = (&view, webview.as_deref());
    house.office().save_diagnostics(&house.papers, view, names).map(path)
}

pub fn restore_backup(house: &House, path: String) -> Result<HouseView, Problem> {
    house.changing(|| {
        house.office().restore(Path::new(&path))?;
        house.read_sounds();
        Ok(house.view())
    })
}

pub fn salvage(house: &House) -> Result<HouseView, Problem> {
    house.changing(|| {
        house.office().salvage()?;
        house.read_sounds();
        Ok(house.view())
    })
}

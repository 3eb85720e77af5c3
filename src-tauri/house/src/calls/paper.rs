//! The calls about paper: sheets as PDF and on a printer, results and logs as files.

use super::{in_words, path};
use crate::house::House;
use crate::papers::{self, Filled, Preview, Printed, SheetKind, SheetWish};
use crate::prelude::*;
use crate::printing::Printers;
use crate::question::Marked;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_players::PlayerList;

pub fn print_paper(
    house: &House,
    tournament: TournamentId,
    wish: SheetWish,
) -> Result<Printed, Problem> {
    filled(house, tournament, &wish)?.print(&house.papers)
}

pub fn printers(house: &House) -> Result<Printers, Problem> {
    Ok(house.shell().printers())
}

pub fn print_on(
    house: &House,
    tournament: TournamentId,
    wish: SheetWish,
    printer: String,
) -> Result<Printed, Problem> {
    let sheet = filled(house, tournament, &wish)?;
    sheet.print_on(&house.papers, house.shell(), (&printer, wish.paper))
}

/// Fills a sheet. The office is let go of before: ten thousand cards take a second.
fn filled(house: &House, tournament: TournamentId, wish: &SheetWish) -> Result<Filled, Problem> {
    let (taken, arranged) = {
        let mut office = house.office();
        let mut taken = office.snapshot(tournament)?;
        if wish.sheet == SheetKind::CashReport {
            taken.tickets = office.tickets(tournament);
        }
        if wish.sheet == SheetKind::Handover {
            taken.shifts = office.shifts();
        }
        (taken, office.room_map.places.clone())
    };
    let devices = match wish.sheet {
        SheetKind::Handover => house.shell().network().on.map(|on| on.devices).unwrap_or_default(),
        _ => Vec::new(),
    };
    papers::fill_in_the_room(&taken, &arranged, &devices, wish)
}

pub fn export_results(
    house: &House,
    tournament: TournamentId,
    form: ResultsForm,
) -> Result<String, Problem> {
    let taken = house.office().snapshot(tournament)?;
    let public = || Ok(house.players.look(PlayerList::in_public)?);
    let who = house.players.look(PlayerList::who_is_who).unwrap_or_default();
    papers::results::save(&taken, &house.papers, form, &who, public).map(path)
}

pub fn export_log(
    house: &House,
    tournament: TournamentId,
    filter: LineFilter,
) -> Result<String, Problem> {
    let taken = house.office().snapshot(tournament)?;
    papers::log::save(&taken, &house.papers, &filter).map(path)
}

pub fn preview_paper(
    house: &House,
    tournament: TournamentId,
    wish: SheetWish,
    page: u32,
    shown: Option<String>,
) -> Result<Marked<Preview>, Problem> {
    let preview = filled(house, tournament, &wish)?.preview(page);
    Ok(Marked::new(in_words(&preview, house.language())?, shown.as_deref()))
}

pub fn show_paper(house: &House, path: String) -> Result<(), Problem> {
    // Only what the program wrote itself is opened, whatever a window asks for.
    let asked = Path::new(&path).canonicalize();
    let ours = house.papers.canonicalize();
    let inside = matches!((&asked, &ours), (Ok(asked), Ok(ours)) if asked.starts_with(ours) && asked.is_file());
    if !inside {
        return Err(problem!(
            unknown,
            "sheet-gone",
            "This sheet is no longer there. Save it again."
        ));
    }
    // A template or a tournament is no sheet to look at: it is shown in its folder, to be sent or copied. So is what the program
    // did not write, which would be run and not looked at.
    if [".pdf", ".csv", ".html"].iter().any(|ending| path.ends_with(ending)) {
        house.shell().open_file(&path)
    } else {
        house.shell().show_in_folder(&path)
    }
}

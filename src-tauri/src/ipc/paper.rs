//! The calls about paper: sheets as PDF and on a printer, results and logs as files.

use super::{Answer, answer, in_words, saved};
use crate::asked::Asked;
use crate::devices::printers::Cups;
use crate::papers::{self, Filled, SheetWish};
use crate::prelude::*;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_players::PlayerList;
use tauri_plugin_opener::OpenerExt;

/// Writes a sheet as PDF.
#[tauri::command]
pub fn print_paper<R: Runtime>(app: AppHandle<R>, tournament: u32, wish: SheetWish) -> Answer {
    answer(&app, |desk| filled(desk, tournament, &wish)?.print(&desk.papers))
}

/// The printers of this computer; none where it has no printing system.
#[tauri::command]
pub fn printers<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |_| Ok(Cups::default().printers()))
}

/// Writes a sheet as PDF and sends it to a printer.
#[tauri::command]
pub fn print_on<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    wish: SheetWish,
    printer: String,
) -> Answer {
    answer(&app, |desk| {
        let sheet = filled(desk, tournament, &wish)?;
        sheet.print_on(&desk.papers, &Cups::default(), (&printer, wish.paper))
    })
}

/// Fills a sheet. The house is let go of before: ten thousand cards take a second.
fn filled(desk: &Desk, tournament: u32, wish: &SheetWish) -> Result<Filled, Problem> {
    let (taken, arranged) = {
        let mut house = desk.house();
        (house.snapshot(tournament)?, house.room_map.places.clone())
    };
    papers::fill(&taken, &arranged, wish)
}

/// Writes the results, or the standings so far, as a file; answers where it is.
#[tauri::command]
pub fn export_results<R: Runtime>(app: AppHandle<R>, tournament: u32, form: ResultsForm) -> Answer {
    saved(&app, |desk| {
        let taken = desk.house().snapshot(tournament)?;
        let public = || Ok(desk.players.look(PlayerList::in_public)?);
        papers::results::save(&taken, &desk.papers, form, public)
    })
}

/// Writes lines of the log as CSV; answers where they are.
#[tauri::command]
pub fn export_log<R: Runtime>(app: AppHandle<R>, tournament: u32, filter: LineFilter) -> Answer {
    saved(&app, |desk| {
        let taken = desk.house().snapshot(tournament)?;
        papers::log::save(&taken, &desk.papers, &filter)
    })
}

/// Lays a sheet out and gives one of its pages to be looked at; `shown` is the mark of the page that the window has.
#[tauri::command]
pub fn preview_paper<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    wish: SheetWish,
    page: u32,
    shown: Option<String>,
) -> Answer {
    answer(&app, |desk| {
        let preview = filled(desk, tournament, &wish)?.preview(page);
        Ok(Asked::new(in_words(&preview, desk.house().language())?, shown.as_deref()))
    })
}

/// Opens a sheet that was written with the system's viewer; shows a template in its folder.
#[tauri::command]
pub fn show_paper<R: Runtime>(app: AppHandle<R>, path: String) -> Answer {
    answer(&app, |desk| {
        // Only what the program wrote itself is opened, whatever a window asks for.
        let asked = Path::new(&path).canonicalize();
        let ours = desk.papers.canonicalize();
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
        let shown = if [".pdf", ".csv", ".html"].iter().any(|ending| path.ends_with(ending)) {
            app.opener().open_path(&path, None::<&str>)
        } else {
            app.opener().reveal_item_in_dir(&path)
        };
        shown.map_err(|error| {
            tracing::warn!(%error, "the sheet could not be opened");
            problem!(
                viewer,
                "no-viewer",
                "No program for PDF files answered. Open the file from its folder."
            )
        })
    })
}

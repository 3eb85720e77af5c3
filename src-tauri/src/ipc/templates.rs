//! The calls about templates and the schedule from a wish.

use super::said;
use crate::desk::{Desk, tell_house};
use crate::problem::Problem;
use serde_json::Value;
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::generator::ScheduleWish;
use shuffle_up_engine::views::house_rules::house_rules_view;
use shuffle_up_engine::views::schedule_curve::generated;
use tauri::{AppHandle, Runtime, State};

/// Makes a schedule from a wish, before there is a tournament to ask; numbers are written by this language tag.
#[tauri::command(async)]
pub fn generate_schedule(
    desk: State<'_, Desk>,
    wish: ScheduleWish,
    locale: Option<String>,
) -> Value {
    said(&desk, &generated(&wish, &Customs::of_numbers(locale.as_deref())))
}

/// The house rules of a set-up line by line, before there is a tournament to ask.
#[tauri::command(async)]
pub fn house_rules_of(desk: State<'_, Desk>, setup: SetUp) -> Value {
    said(&desk, &house_rules_view(&Tournament::new(setup), None))
}

/// What a new tournament can start from.
#[tauri::command(async)]
pub fn templates(desk: State<'_, Desk>) -> Value {
    let templates = desk.house().templates();
    said(&desk, &templates)
}

/// Saves a tournament's set-up as a template; answers its id.
#[tauri::command(async)]
pub fn save_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    tournament: u32,
    name: String,
    about: String,
) -> Result<String, Problem> {
    let id = desk.house().save_template(tournament, &name, &about)?;
    tell_house(&app);
    Ok(id)
}

/// Gives a template of the host's another name and other words.
#[tauri::command(async)]
pub fn rename_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
    name: String,
    about: String,
) -> Result<(), Problem> {
    desk.house().rename_template(&id, &name, &about)?;
    tell_house(&app);
    Ok(())
}

/// Hides a template of the host's from the list.
#[tauri::command(async)]
pub fn delete_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
) -> Result<(), Problem> {
    desk.house().delete_template(&id, true)?;
    tell_house(&app);
    Ok(())
}

/// Puts a template that was deleted back.
#[tauri::command(async)]
pub fn restore_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    id: String,
) -> Result<(), Problem> {
    desk.house().delete_template(&id, false)?;
    tell_house(&app);
    Ok(())
}

/// Writes a template as a file; answers where it is.
#[tauri::command(async)]
pub fn export_template(desk: State<'_, Desk>, id: String) -> Result<String, Problem> {
    let path = desk.house().export_template(&desk.papers.join("Templates"), &id)?;
    Ok(path.display().to_string())
}

/// Takes in a template's file; answers its id.
#[tauri::command(async)]
pub fn import_template<R: Runtime>(
    app: AppHandle<R>,
    desk: State<'_, Desk>,
    text: String,
) -> Result<String, Problem> {
    let id = desk.house().import_template(&text)?;
    tell_house(&app);
    Ok(id)
}

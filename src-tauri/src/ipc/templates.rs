//! The calls about templates and the schedule from a wish.

use super::{Answer, answer, change};
use crate::prelude::*;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::generator::ScheduleWish;
use shuffle_up_engine::views::house_rules::house_rules_view;
use shuffle_up_engine::views::schedule_curve::generated;

/// Makes a schedule from a wish, before there is a tournament to ask; numbers are written by this language tag.
#[tauri::command]
pub fn generate_schedule<R: Runtime>(
    app: AppHandle<R>,
    wish: ScheduleWish,
    locale: Option<String>,
) -> Answer {
    answer(&app, |_| Ok(generated(&wish, &Customs::of_numbers(locale.as_deref()))))
}

/// The house rules of a set-up line by line, before there is a tournament to ask.
#[tauri::command]
pub fn house_rules_of<R: Runtime>(app: AppHandle<R>, setup: SetUp) -> Answer {
    answer(&app, |_| Ok(house_rules_view(&Tournament::new(setup), None)))
}

/// What a new tournament can start from.
#[tauri::command]
pub fn templates<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| Ok(desk.house().templates()))
}

/// Saves a tournament's set-up as a template; answers its id.
#[tauri::command]
pub fn save_template<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    name: String,
    about: String,
) -> Answer {
    change(&app, |desk| desk.house().save_template(tournament, &name, &about))
}

/// Gives a template of the host's another name and other words.
#[tauri::command]
pub fn rename_template<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    name: String,
    about: String,
) -> Answer {
    change(&app, |desk| desk.house().rename_template(&id, &name, &about))
}

/// Hides a template of the host's from the list.
#[tauri::command]
pub fn delete_template<R: Runtime>(app: AppHandle<R>, id: String) -> Answer {
    change(&app, |desk| desk.house().delete_template(&id, true))
}

/// Puts a template that was deleted back.
#[tauri::command]
pub fn restore_template<R: Runtime>(app: AppHandle<R>, id: String) -> Answer {
    change(&app, |desk| desk.house().delete_template(&id, false))
}

/// Writes a template as a file; answers where it is.
#[tauri::command]
pub fn export_template<R: Runtime>(app: AppHandle<R>, id: String) -> Answer {
    answer(&app, |desk| {
        let path = desk.house().export_template(&desk.papers.join("Templates"), &id)?;
        Ok(path.display().to_string())
    })
}

/// Takes in a template's file; answers its id.
#[tauri::command]
pub fn import_template<R: Runtime>(app: AppHandle<R>, text: String) -> Answer {
    change(&app, |desk| desk.house().import_template(&text))
}

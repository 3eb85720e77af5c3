//! The calls about templates and the schedule from a wish.

use super::{InWords, in_words, path};
use crate::caller::Caller;
use crate::house::House;
use crate::office::templates::TemplatesView;
use crate::prelude::*;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::generator::ScheduleWish;
use shuffle_up_engine::views::house_rules::{HouseRulesView, house_rules_view};
use shuffle_up_engine::views::outlook::{OutlookView, outlook as looked_ahead};
use shuffle_up_engine::views::schedule_curve::{Generated, generated};

pub fn generate_schedule(
    _: &House,
    wish: ScheduleWish,
    locale: Option<String>,
) -> Result<Generated, Problem> {
    Ok(generated(&wish, &Customs::of_numbers(locale.as_deref())))
}

pub fn house_rules_of(_: &House, setup: Box<SetUp>) -> Result<HouseRulesView, Problem> {
    Ok(house_rules_view(&Tournament::new(*setup), None))
}

pub(super) fn outlook(
    house: &House,
    caller: &Caller,
    setup: Box<SetUp>,
    players: u32,
) -> Result<InWords<OutlookView>, Problem> {
    in_words(&looked_ahead(&setup, players)?, house.language_of(caller)).map(InWords::new)
}

pub fn templates(house: &House) -> Result<TemplatesView, Problem> {
    Ok(house.office().templates())
}

pub fn save_template(
    house: &House,
    tournament: TournamentId,
    name: String,
    about: String,
) -> Result<String, Problem> {
    house.changing(|| house.office().save_template(tournament, &name, &about))
}

pub fn rename_template(
    house: &House,
    id: String,
    name: String,
    about: String,
) -> Result<(), Problem> {
    house.changing(|| house.office().rename_template(&id, &name, &about))
}

pub fn delete_template(house: &House, id: String) -> Result<(), Problem> {
    house.changing(|| house.office().delete_template(&id, true))
}

pub fn restore_template(house: &House, id: String) -> Result<(), Problem> {
    house.changing(|| house.office().delete_template(&id, false))
}

pub fn export_template(house: &House, id: String) -> Result<String, Problem> {
    house.office().export_template(&house.papers.join("Templates"), &id).map(path)
}

pub fn import_template(house: &House, text: String) -> Result<String, Problem> {
    house.changing(|| house.office().import_template(&text))
}

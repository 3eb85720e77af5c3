//! The calls about seasons, statistics and evenings that came in from elsewhere.

use super::{InWords, in_words, path};
use crate::caller::Caller;
use crate::house::House;
use crate::office::past::{self, PastFile, PastImport, TakenFile, UndoTaken};
use crate::office::seasons::{
    self, SeasonDraft, SeasonLine, SeasonOnWall, SeasonSaid, SeasonView, TriedSeason,
};
use crate::office::statistics::{self, Over, PlayerPage, StatisticsView};
use crate::papers::season_files::{self, SeasonForm};
use crate::prelude::*;
use crate::question::Marked;
use crate::sight::Sight;
use shuffle_up_players::{KeptSeason, PlayerList};
use shuffle_up_seasons::finale::{Finalist, Stacks};
use shuffle_up_seasons::head_to_head::{HeadToHead, head_to_head};
use shuffle_up_seasons::why::{Why, why};
use shuffle_up_seasons::{Season, Who};

pub fn seasons(house: &House) -> Result<Vec<SeasonLine>, Problem> {
    let kept = house.players.with(PlayerList::seasons_by_now)?;
    Ok(seasons::lines(&kept, &house.evenings()?))
}

pub fn season(
    house: &House,
    number: u32,
    running: bool,
    shown: Option<String>,
) -> Result<Marked<SeasonView>, Problem> {
    let language = house.language();
    let season = viewed(house, number, running, language)?;
    Ok(Marked::new(in_words(&season, language)?, shown.as_deref()))
}

fn kept(house: &House, number: u32) -> Result<KeptSeason, Problem> {
    match number {
        // One that is to be made shows the evenings and the rules that it would begin with.
        0 => Ok(KeptSeason { number, season: Season::default() }),
        _ => house.players.with(|list| seasons::by_now(list, number)),
    }
}

fn viewed(
    house: &House,
    number: u32,
    running: bool,
    language: Language,
) -> Result<SeasonView, Problem> {
    house.season(kept(house, number)?, running, language)
}

pub fn keep_season(house: &House, number: u32, draft: SeasonDraft) -> Result<u32, Problem> {
    house.showing(|| house.players.with(|list| seasons::keep(list, number, draft)))
}

pub fn say_to_season(house: &House, number: u32, said: SeasonSaid) -> Result<(), Problem> {
    house.showing(|| {
        let (evenings, at) = (house.evenings()?, house.office().now());
        house.players.with(|list| seasons::say(list, number, said, &evenings, at))
    })
}

pub fn delete_season(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.showing(|| {
        let now = house.office().now();
        Ok(house.players.with(|list| {
            if deleted { list.delete_season(number, now) } else { list.restore_season(number) }
        })?)
    })
}

pub fn try_season(house: &House, number: u32, draft: SeasonDraft) -> Result<TriedSeason, Problem> {
    let language = house.language();
    let kept = seasons::drafted(kept(house, number)?, draft);
    let faces = house.players.with(PlayerList::faces)?;
    seasons::tried(&kept.season, &house.evenings()?, &faces, language)
}

pub fn season_why(
    house: &House,
    number: u32,
    evening: String,
    who: Who,
) -> Result<Option<Why>, Problem> {
    let season = house.players.with(|list| seasons::by_now(list, number))?.season;
    let evenings = house.evenings()?;
    // A closed season keeps the evenings as they were accepted.
    let kept = season.closed.iter().flat_map(|closed| &closed.evenings);
    let now = evenings.iter().map(|one| &*one.now);
    let of = kept.chain(now).find(|one| one.id == evening);
    Ok(of.and_then(|of| why(&season, of, &who)))
}

pub fn season_head_to_head(
    house: &House,
    number: u32,
    one: Who,
    other: Who,
) -> Result<HeadToHead, Problem> {
    let season = house.players.with(|list| seasons::by_now(list, number))?.season;
    let evenings = house.evenings()?;
    Ok(head_to_head(&season, evenings.iter().map(|one| &*one.now), &one, &other))
}

pub fn season_finale(
    house: &House,
    number: u32,
    stacks: Stacks,
    places: Option<u32>,
    smallest_chip: i64,
) -> Result<Vec<Finalist>, Problem> {
    let season = house.players.with(|list| seasons::by_now(list, number))?.season;
    Ok(seasons::finale(&season, &house.evenings()?, stacks, places, smallest_chip))
}

pub fn export_season(house: &House, number: u32, form: SeasonForm) -> Result<String, Problem> {
    let (paper, now, language) = {
        let office = house.office();
        (office.settings.paper, office.now(), office.room_language())
    };
    let view = viewed(house, number, false, language)?;
    season_files::save(view, &house.papers, form, (paper, now, language)).map(path)
}

/// Anybody sees it with no more of a name than the host shows, and once for all who ask in the same moment.
pub(super) fn season_on_wall(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
) -> Result<InWords<Option<SeasonOnWall>>, Problem> {
    let language = house.language_of(caller);
    let sight = Sight::of(caller, tournament, &mut house.office())?;
    let Some(shown) = sight.of_the_room() else {
        return in_words(&house.season_of(tournament)?, language).map(InWords::new);
    };
    let key = format!("season {tournament} {shown:?} {language:?}");
    let answer = house.public.same_for_all(key, || {
        let season = house.season_of(tournament)?;
        in_words(&season.and_then(|season| season.with_names(shown)), language)
    })?;
    Ok(InWords::new(answer))
}

pub fn statistics(house: &House, over: Over) -> Result<StatisticsView, Problem> {
    let kept = house.players.with(PlayerList::seasons_by_now)?;
    Ok(statistics::view(over, &kept, &house.evenings()?))
}

pub fn player_page(house: &House, over: Over, who: Who) -> Result<Option<PlayerPage>, Problem> {
    let kept = house.players.with(PlayerList::seasons_by_now)?;
    let faces = house.players.with(PlayerList::faces)?;
    let public = house.players.with(PlayerList::in_public)?;
    Ok(statistics::page(over, &who, &kept, &house.evenings()?, &faces, &public))
}

pub fn import_past(house: &House, file: PastFile) -> Result<TakenFile, Problem> {
    house.changing(|| {
        let taken = past::take(&file, || house.office(), &house.players)?;
        house.know_past()?;
        Ok(taken)
    })
}

pub fn past_names(house: &House) -> Result<BTreeSet<String>, Problem> {
    house.players.with(past::unlisted)
}

pub fn enlist_past(house: &House) -> Result<UndoTaken, Problem> {
    house.showing(|| house.players.with(past::enlist))
}

pub fn take_back_past(house: &House, undo: UndoTaken) -> Result<(), Problem> {
    house.showing(|| past::take_back(&undo, || house.office(), &house.players))
}

pub fn past_imports(house: &House) -> Result<Vec<PastImport>, Problem> {
    house.players.with(past::imports)
}

pub fn take_imports_back(
    house: &House,
    numbers: Vec<u32>,
    evenings: Vec<String>,
) -> Result<(), Problem> {
    house
        .showing(|| past::take_imports_back(&numbers, &evenings, || house.office(), &house.players))
}

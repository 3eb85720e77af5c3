//! The house's seasons for its windows. What they come to is worked out whenever it is asked for.

use super::evenings::OneEvening;
use super::prelude::*;
use shuffle_up_engine::base::finding::by_last_name;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::log::{NamesShown, short_name};
use shuffle_up_players::{InPublic, KeptSeason, PlayerList};
use shuffle_up_seasons::closing::{Difference, accept, close, differences, note};
use shuffle_up_seasons::finale::{Finalist, Stacks, finalists};
use shuffle_up_seasons::points::{Sample, samples};
use shuffle_up_seasons::pot::{Pot, pots};
use shuffle_up_seasons::season::{Adjustment, Events, Figure, Payout, Struck};
use shuffle_up_seasons::series::series;
use shuffle_up_seasons::table::{Row, course};
use shuffle_up_seasons::{Evening, Hundredths, Rules, Season, Table, Who, table};
use shuffle_up_words::say as said_in;

/// The longest reason, in characters.
const LONGEST: usize = 200;
/// The most lines of a kind that a season has.
const MOST_LINES: usize = 5_000;
/// How many players the chart has.
const IN_CHART: usize = 10;
/// How many rows stand beside the rules.
const FIRST: usize = 8;
/// How many rows a wall has.
const ON_WALL: usize = 40;

/// A season in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeasonLine {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// How many evenings count.
    pub evenings: u32,
    /// How many players are in its table.
    pub players: u32,
    /// Who leads; empty while nobody does.
    pub leader: String,
    /// When the latest evening began.
    pub latest: Option<i64>,
    /// Whether it is closed.
    pub closed: bool,
}

/// An evening of the house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EveningLine {
    /// What tells it from all others.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// The name of its template; empty without one.
    pub template: String,
    /// Entries.
    pub entries: u32,
    /// Whether it is over.
    pub is_final: bool,
    /// The tournament; absent for one that came in from elsewhere.
    pub tournament: Option<TournamentId>,
    /// Whether it is the season's.
    pub counts: bool,
}

/// Somebody who is in the table and not on the house's list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Unlisted {
    /// The name.
    pub name: String,
    /// On how many evenings.
    pub evenings: u32,
}

/// What a correction moved after an evening was over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeasonNote")]
pub struct Note {
    /// What moved.
    #[serde(flatten)]
    pub moved: Difference,
    /// When the evening was corrected last.
    pub at: i64,
}

/// A player's points after each evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeasonCourse")]
pub struct Course {
    /// Who.
    pub who: Who,
    /// The name.
    pub name: String,
    /// The points after each evening of the table.
    pub points: Vec<Hundredths>,
}

/// A season with its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeasonView {
    /// Its number.
    pub number: u32,
    /// What people decided; a closed one without the evenings that it keeps.
    pub season: Season,
    /// Its rules as a formula; empty where a table gives the points.
    pub formula: String,
    /// The table.
    pub table: Table,
    /// The first of it over the season.
    pub chart: Vec<Course>,
    /// All evenings of the house, the newest first.
    pub evenings: Vec<EveningLine>,
    /// The names of all templates that an evening was made from.
    pub templates: Vec<String>,
    /// The series that have several evenings.
    pub series: Vec<String>,
    /// Who is not on the house's list, by name.
    pub unlisted: Vec<Unlisted>,
    /// The league's money.
    pub pots: Vec<Pot>,
    /// What is other now than it was accepted, where the season is closed.
    pub differences: Vec<Difference>,
    /// What corrections moved.
    pub notes: Vec<Note>,
    /// Who of the list is not named where the table goes out.
    pub unnamed: BTreeSet<u32>,
}

impl SeasonView {
    /// The same as it goes out: whoever is not to be named keeps the line, under this word.
    #[must_use]
    pub fn in_public(mut self, unnamed: &str) -> Self {
        let all = &self.unnamed;
        for row in &mut self.table.rows {
            if row.who.is_one_of(all) {
                row.name = unnamed.into();
            }
        }
        // A reason may well have the name in it.
        for line in &mut self.season.adjustments {
            if all.contains(&line.player) {
                line.why.clear();
            }
        }
        self
    }
}

/// A season as the host types it. What was said as a line is not in it: it is kept as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, TS)]
pub struct SeasonDraft {
    /// Its name.
    pub name: String,
    /// Which evenings count.
    pub events: Events,
    /// What an evening counts, where that is not once.
    pub weights: BTreeMap<String, Hundredths>,
    /// How points are given and added up.
    pub rules: Rules,
    /// Which figures the table has beside the points.
    #[serde(default)]
    pub figures: BTreeSet<Figure>,
}

/// What a season would come to that is typed and not kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TriedSeason {
    /// The points of some places.
    pub samples: Vec<Sample>,
    /// The first of its table.
    pub rows: Vec<Row>,
    /// After how many evenings.
    pub evenings: u32,
}

/// Something that is said to a season, as a line.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeasonSaid {
    /// Points are given, or taken.
    Adjust {
        /// Whose: the number on the house's list.
        player: u32,
        /// How many.
        points: Hundredths,
        /// Who says so.
        by: String,
        /// Why.
        why: String,
    },
    /// An adjustment is struck.
    StrikeAdjustment {
        /// Which, from 0.
        line: u32,
        /// Who says so.
        by: String,
        /// Why.
        why: String,
    },
    /// Money is paid out of the pot.
    PayOut {
        /// To whom, or for what.
        to: String,
        /// How much, in minor units.
        amount: i64,
        /// The code of the currency.
        currency: String,
        /// Who pays.
        by: String,
    },
    /// A payment is struck.
    StrikePayout {
        /// Which, from 0.
        line: u32,
        /// Who says so.
        by: String,
        /// Why.
        why: String,
    },
    /// A name is a player of the house's list; nobody's where there is no number.
    Match {
        /// The name.
        name: String,
        /// The number.
        player: Option<u32>,
    },
    /// The season is over.
    Close {
        /// Who says so.
        by: String,
    },
    /// It goes on after all.
    Reopen {},
    /// An evening is accepted as it is now.
    Accept {
        /// Which.
        evening: String,
    },
}

/// A season for the room's screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeasonOnWall {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Whether the evening is still played: these are the points if it ended now.
    pub if_it_ended_now: bool,
    /// How many evenings count.
    pub evenings: u32,
    /// The first rows.
    pub rows: Vec<WallRow>,
    /// How many more there are.
    pub more: u32,
}

impl SeasonView {
    /// The same with so much of each name, and then without what leads to the player on the house's list; nothing where names are
    /// hidden, since no entry's number says who is meant.
    #[must_use]
    pub fn with_names(mut self, shown: NamesShown) -> Option<Self> {
        match shown {
            NamesShown::Whole => {}
            NamesShown::Short => {
                for row in &mut self.table.rows {
                    // In place of a name there may be words already.
                    if !row.who.is_one_of(&self.unnamed) {
                        row.name = short_name(&row.name, &by_last_name(&row.name, ""));
                    }
                    row.who = Who::Listed(0);
                }
                for line in &mut self.season.adjustments {
                    line.player = 0;
                    line.why.clear();
                }
            }
            NamesShown::Hidden => return None,
        }
        Some(self)
    }
}

impl SeasonOnWall {
    /// The same with so much of each name; nothing where names are hidden, since no entry's number says who is meant.
    #[must_use]
    pub fn with_names(mut self, shown: NamesShown) -> Option<Self> {
        match shown {
            NamesShown::Whole => {}
            NamesShown::Short => self.rows.iter_mut().for_each(|row| {
                row.name = short_name(&row.name, &by_last_name(&row.name, ""));
            }),
            NamesShown::Hidden => return None,
        }
        Some(self)
    }
}

/// A row for the room's screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WallRow {
    /// The rank; absent for one who has played too few evenings.
    pub rank: Option<u32>,
    /// The rank without this evening; absent for one who had none.
    pub before: Option<u32>,
    /// The name; empty for one who is not to be named.
    pub name: String,
    /// All points, in hundredths.
    #[cfg_attr(test, schemars(with = "i64"))]
    pub points: Hundredths,
    /// Those of this evening; absent for one who does not play.
    #[cfg_attr(test, schemars(with = "Option<i64>"))]
    pub tonight: Option<Hundredths>,
    /// Whether the player is still in.
    pub in_play: bool,
}

fn now(evenings: &[OneEvening]) -> impl Iterator<Item = &Evening> + Clone {
    evenings.iter().map(|one| &*one.now)
}

/// The list, the newest first.
pub fn lines(seasons: &[KeptSeason], evenings: &[OneEvening]) -> Vec<SeasonLine> {
    let line = |kept: &KeptSeason| {
        let table = table(&kept.season, now(evenings), false);
        SeasonLine {
            number: kept.number,
            name: kept.season.name.clone(),
            evenings: to_u32(table.evenings.len()),
            players: to_u32(table.rows.len()),
            leader: table.leader().map(|row| row.name.clone()).unwrap_or_default(),
            latest: table.evenings.last().map(|column| column.at),
            closed: kept.season.closed.is_some(),
        }
    };
    let mut lines: Vec<SeasonLine> = seasons.iter().map(line).collect();
    // What nobody has played in yet was made last.
    lines.sort_by_key(|line| (line.latest.is_some(), std::cmp::Reverse(line.latest)));
    lines
}

/// A season with everything that its room shows. `running` takes evenings in play as if they ended now. Its few sentences are
/// said here: a table of many evenings is not walked through for them again.
pub fn view(
    kept: KeptSeason,
    evenings: &[OneEvening],
    running: bool,
    names: &BTreeMap<u32, (String, u32)>,
    public: &BTreeMap<u32, InPublic>,
    language: Language,
) -> SeasonView {
    let mut season = kept.season;
    let mut table = table(&season, now(evenings), running);
    for said in [&mut table.trouble, &mut table.remark] {
        *said = said.take().map(|why| Phrase::own(said_in(&why, language)));
    }
    name_rows(&mut table, names, language);
    let chart = table.rows.iter().filter(|row| !row.results.is_empty()).take(IN_CHART);
    let chart = chart.map(|row| Course {
        who: row.who.clone(),
        name: row.name.clone(),
        points: course(&season, &table, row),
    });
    let notes = evenings.iter().filter(|_| season.closed.is_none());
    let notes = notes.filter_map(|one| {
        let (before, at) = one.before.as_ref()?;
        Some(Note { moved: note(&season, before, &one.now)?, at: *at })
    });
    let mut unlisted: BTreeMap<&str, u32> = BTreeMap::new();
    for row in table.rows.iter().filter(|row| matches!(row.who, Who::Guest { .. })) {
        *unlisted.entry(&row.name).or_default() += 1;
    }
    let unlisted =
        unlisted.into_iter().map(|(name, evenings)| Unlisted { name: name.into(), evenings });
    let templates: BTreeSet<&str> =
        now(evenings).map(|one| one.template.as_str()).filter(|name| !name.is_empty()).collect();
    let mut all: Vec<EveningLine> = evenings.iter().map(|one| line(&season, one)).collect();
    all.sort_by_key(|line| std::cmp::Reverse(line.at));
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for evening in now(evenings) {
        *times.entry(series(&evening.name)).or_default() += 1;
    }
    let of_series = times.into_iter().filter(|(_, evenings)| *evenings > 1).map(|(name, _)| name);
    let (chart, unlisted, notes) = (chart.collect(), unlisted.collect(), notes.collect());
    let templates = templates.into_iter().map(ToString::to_string).collect();
    let (pots, differences) = (pots(&season, now(evenings)), differences(&season, now(evenings)));
    if let Some(closed) = &mut season.closed {
        closed.evenings.clear();
    }
    SeasonView {
        number: kept.number,
        formula: season.rules.points.formula().unwrap_or_default().to_string(),
        season,
        table,
        chart,
        evenings: all,
        templates,
        series: of_series.collect(),
        unlisted,
        pots,
        differences,
        notes,
        unnamed: unnamed(public),
    }
}

/// Who is not to be named.
fn unnamed(public: &BTreeMap<u32, InPublic>) -> BTreeSet<u32> {
    public.iter().filter(|(_, one)| one.unnamed).map(|(number, _)| *number).collect()
}

fn line(season: &Season, one: &OneEvening) -> EveningLine {
    let evening = &one.now;
    EveningLine {
        id: evening.id.clone(),
        name: evening.name.clone(),
        at: evening.at,
        template: evening.template.clone(),
        entries: evening.field(),
        is_final: evening.is_final,
        tournament: one.tournament,
        counts: season.events.take(evening),
    }
}

/// Gives those who only have adjustments the name of the house's list.
fn name_rows(table: &mut Table, names: &BTreeMap<u32, (String, u32)>, language: Language) {
    let nobody = phrase!("season-not-on-the-list", "Not on the list");
    for row in table.rows.iter_mut().filter(|row| row.name.is_empty()) {
        if let Who::Listed(number) = row.who {
            let named = names.get(&number).map(|one| one.0.clone());
            row.name = named.unwrap_or_else(|| said_in(&nobody, language).into_owned());
        }
    }
}

/// The newest season that goes on and has this tournament's evening, for the room's screen; none where there is none. Whoever is
/// not to be named has no name there, whoever looks.
pub fn on_wall(
    seasons: &[KeptSeason],
    evenings: &[OneEvening],
    tournament: TournamentId,
    public: &BTreeMap<u32, InPublic>,
) -> Option<SeasonOnWall> {
    let unnamed = unnamed(public);
    let tonight = &evenings.iter().find(|one| one.tournament == Some(tournament))?.now;
    let open = seasons.iter().filter(|kept| kept.season.closed.is_none());
    let kept = open.into_iter().find(|kept| kept.season.events.take(tonight))?;
    let season = &kept.season;
    let others = now(evenings).filter(|one| one.id == tonight.id || one.is_final);
    let with = table(season, others.clone(), true);
    let before = table(season, others.filter(|one| one.id != tonight.id), false);
    let before: BTreeMap<&Who, Option<u32>> =
        before.rows.iter().map(|row| (&row.who, row.rank)).collect();
    let column = with.evenings.iter().position(|column| column.id == tonight.id);
    let everybody = tonight.everybody(&season.matches);
    let playing: BTreeSet<&Who> = everybody
        .iter()
        .filter(|played| {
            let of = |number: &u32| {
                tonight.entries.iter().any(|entry| entry.player == *number && entry.place.is_none())
            };
            played.numbers.iter().any(of)
        })
        .map(|played| &played.who)
        .collect();
    let row = |row: &Row| WallRow {
        rank: row.rank,
        before: before.get(&row.who).copied().flatten(),
        name: if row.who.is_one_of(&unnamed) { String::new() } else { row.name.clone() },
        points: row.points,
        tonight: column.and_then(|column| {
            let cell = row.results.iter().find(|cell| usize::try_from(cell.evening) == Ok(column));
            Some(cell?.points)
        }),
        in_play: playing.contains(&row.who),
    };
    Some(SeasonOnWall {
        number: kept.number,
        name: season.name.clone(),
        if_it_ended_now: !tonight.is_final,
        evenings: to_u32(with.evenings.len()),
        rows: with.rows.iter().take(ON_WALL).map(row).collect(),
        more: to_u32(with.rows.len().saturating_sub(ON_WALL)),
    })
}

/// The stacks with which a finale begins.
pub fn finale(
    season: &Season,
    evenings: &[OneEvening],
    stacks: Stacks,
    places: Option<u32>,
    smallest_chip: i64,
) -> Vec<Finalist> {
    finalists(&table(season, now(evenings), false), stacks, places, smallest_chip)
}

/// The season of this number.
///
/// # Errors
/// A list that cannot be read, and a number that no season has.
pub fn of(list: &mut PlayerList, number: u32) -> Result<KeptSeason, Problem> {
    let seasons = list.seasons()?;
    let found = seasons.into_iter().find(|kept| kept.number == number);
    found.ok_or_else(|| problem!(unknown, "no-such-season", "There is no such season."))
}

/// The season of this number with everybody as the list knows the person by now: to be looked at, never to be kept.
///
/// # Errors
/// As those of [`of`].
pub fn by_now(list: &mut PlayerList, number: u32) -> Result<KeptSeason, Problem> {
    let who = list.who_is_who()?;
    let kept = of(list, number)?;
    Ok(KeptSeason { season: who.season(kept.season), ..kept })
}

/// Keeps a season as it was typed, with all the lines that it has; a new one with the number 0. Answers the number.
///
/// # Errors
/// A list that cannot be written, a season without a name, a formula that is none, a closed season.
pub fn keep(list: &mut PlayerList, number: u32, draft: SeasonDraft) -> Result<u32, Problem> {
    let kept = if number == 0 { Season::default() } else { of(list, number)?.season };
    if kept.closed.is_some() {
        return Err(problem!(
            not_now,
            "season-closed",
            "This season is closed. Reopen it to change its rules."
        ));
    }
    if let shuffle_up_seasons::points::Preset::OwnFormula { text } = &draft.rules.points {
        shuffle_up_seasons::formula::Formula::read(text)?;
    }
    Ok(list.keep_season(&drafted(KeptSeason { number, season: kept }, draft))?)
}

/// A season with what is typed of it, and all the lines that it has.
pub fn drafted(kept: KeptSeason, draft: SeasonDraft) -> KeptSeason {
    let SeasonDraft { name, events, weights, rules, figures } = draft;
    KeptSeason { season: Season { name, events, weights, rules, figures, ..kept.season }, ..kept }
}

/// What a season would come to that is typed and not kept.
///
/// # Errors
/// A formula that is none.
pub fn tried(
    season: &Season,
    evenings: &[OneEvening],
    names: &BTreeMap<u32, (String, u32)>,
    language: Language,
) -> Result<TriedSeason, Problem> {
    let samples = samples(&season.rules)?;
    let mut table = table(season, now(evenings), false);
    table.rows.truncate(FIRST);
    name_rows(&mut table, names, language);
    let evenings = u32::try_from(table.evenings.len()).unwrap_or(u32::MAX);
    Ok(TriedSeason { samples, rows: table.rows, evenings })
}

/// Says something to a season.
///
/// # Errors
/// A list that cannot be written, a season or a line that is not there, a reason that is missing.
pub fn say(
    list: &mut PlayerList,
    number: u32,
    said: SeasonSaid,
    evenings: &[OneEvening],
    at: i64,
) -> Result<(), Problem> {
    let mut season = of(list, number)?.season;
    let told = |text: &str| clean_text(text, LONGEST);
    let reason = |why: &str| match told(why) {
        why if why.is_empty() => {
            Err(problem!(bad_value, "season-say-why", "Say why: the reason is kept with the line."))
        }
        why => Ok(why),
    };
    let no_line =
        || problem!(unknown, "season-no-line", "There is no such line, or it is struck already.");
    let full =
        || problem!(bad_value, "season-full", "This season has as many lines as can be kept.");
    match said {
        SeasonSaid::Adjust { player, points, by, why } => {
            if season.adjustments.len() >= MOST_LINES {
                return Err(full());
            }
            if points == Hundredths::ZERO || player == 0 {
                return Err(problem!(
                    bad_value,
                    "season-who-and-points",
                    "Choose a player and how many points."
                ));
            }
            let line = Adjustment {
                player,
                points,
                by: told(&by),
                at,
                why: reason(&why)?,
                ..Adjustment::default()
            };
            season.adjustments.push(line);
        }
        SeasonSaid::StrikeAdjustment { line, by, why } => {
            let line = usize::try_from(line).ok().and_then(|line| season.adjustments.get_mut(line));
            let line = line.filter(|line| line.struck.is_none()).ok_or_else(no_line)?;
            line.struck = Some(Struck { by: told(&by), at, why: told(&why) });
        }
        SeasonSaid::PayOut { to, amount, currency, by } => {
            if season.payouts.len() >= MOST_LINES {
                return Err(full());
            }
            if amount <= 0 || told(&to).is_empty() {
                return Err(problem!(
                    bad_value,
                    "season-how-much",
                    "Say how much is paid out, and to whom."
                ));
            }
            season.payouts.push(Payout {
                to: told(&to),
                amount,
                currency,
                by: told(&by),
                at,
                struck: None,
            });
        }
        SeasonSaid::StrikePayout { line, by, why } => {
            let line = usize::try_from(line).ok().and_then(|line| season.payouts.get_mut(line));
            let line = line.filter(|line| line.struck.is_none()).ok_or_else(no_line)?;
            line.struck = Some(Struck { by: told(&by), at, why: told(&why) });
        }
        SeasonSaid::Match { name, player } => {
            match player {
                Some(player) => season.matches.insert(name, player),
                None => season.matches.remove(&name),
            };
        }
        SeasonSaid::Close { by } if season.closed.is_none() => {
            season.closed = Some(close(&season, now(evenings), &told(&by), at));
        }
        SeasonSaid::Close { .. } => {
            return Err(problem!(
                not_now,
                "season-closed-already",
                "This season is closed already."
            ));
        }
        SeasonSaid::Reopen {} => season.closed = None,
        SeasonSaid::Accept { evening } => season = accept(&season, now(evenings), &evening),
    }
    list.keep_season(&KeptSeason { number, season })?;
    Ok(())
}

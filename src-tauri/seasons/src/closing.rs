//! A season that is over: later corrections are differences for somebody to accept.

use crate::points::{Scored, Scoring};
use crate::prelude::*;
use crate::season::Closed;
use crate::table::now;

/// What is other now than it was accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Difference {
    /// Which evening.
    pub evening: String,
    /// Its name.
    pub name: String,
    /// What happened to it.
    pub what: What,
    /// Whose place or points are others. Nobody's where only other things changed, such as an amount that points do not ask for.
    pub players: Vec<Moved>,
}

/// What happened to an evening since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DifferenceKind")]
pub enum What {
    /// It was corrected.
    Corrected,
    /// It counts now and did not then.
    Added,
    /// It counted then and does not now.
    Gone,
}

/// A player whose place or points are others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PlayerMoved")]
pub struct Moved {
    /// Who.
    pub who: Who,
    /// The name.
    pub name: String,
    /// The place and the points that were accepted; absent for one who was not in it.
    pub was: Option<(u32, Hundredths)>,
    /// What they would be now.
    pub now: Option<(u32, Hundredths)>,
}

/// What closing keeps: the evenings that count, as they are. Evenings in play are not among them.
#[must_use]
pub fn close<'e>(
    season: &Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
    by: &str,
    at: i64,
) -> Closed {
    let evenings = now(&season.events, evenings, false).into_iter().cloned().collect();
    Closed { by: by.into(), at, evenings }
}

/// What would be other if the season were closed now; nothing for one that goes on.
#[must_use]
pub fn differences<'e>(
    season: &Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
) -> Vec<Difference> {
    let Some(closed) = &season.closed else { return Vec::new() };
    let scoring = Scoring::of(&season.rules);
    let was = by_id(closed.evenings.iter());
    let now = by_id(now(&season.events, evenings, false));
    let ids: BTreeSet<&str> = was.keys().chain(now.keys()).copied().collect();
    let mut differences: Vec<(i64, Difference)> = Vec::new();
    for id in ids {
        let (was, now) = (was.get(id).copied(), now.get(id).copied());
        let Some(one) = now.or(was).filter(|_| was != now) else { continue };
        let what = match (was, now) {
            (Some(_), Some(_)) => What::Corrected,
            (None, _) => What::Added,
            (_, None) => What::Gone,
        };
        let difference = Difference {
            evening: one.id.clone(),
            name: one.name.clone(),
            what,
            players: moved(season, &scoring, was, now),
        };
        differences.push((one.at, difference));
    }
    differences.sort_by_key(|(at, _)| *at);
    differences.into_iter().map(|(_, difference)| difference).collect()
}

/// Whose place or points are others when an evening is another one.
fn moved(
    season: &Season,
    scoring: &Scoring<'_>,
    was: Option<&Evening>,
    now: Option<&Evening>,
) -> Vec<Moved> {
    let points = |evening: Option<&Evening>| -> BTreeMap<Who, Scored> {
        let scored = evening.and_then(|evening| scoring.evening(season, evening));
        let scored = scored.into_iter().flat_map(|evening| evening.scored);
        scored.map(|one| (one.played.who.clone(), one)).collect()
    };
    let (before, after) = (points(was), points(now));
    let everybody: BTreeSet<&Who> = before.keys().chain(after.keys()).collect();
    let short = |scored: &Scored| (scored.played.place.0, scored.points);
    let players = everybody.into_iter().filter_map(|who| {
        let (was, now) = (before.get(who), after.get(who));
        let name = now.or(was).map(|scored| scored.played.name.clone())?;
        let (was, now) = (was.map(short), now.map(short));
        (was != now).then(|| Moved { who: who.clone(), name, was, now })
    });
    players.collect()
}

/// What the correction of an evening of the season moved: its results as they first were, and as they are now. Nothing where
/// nobody's place and nobody's points are others.
#[must_use]
pub fn note(season: &Season, was: &Evening, now: &Evening) -> Option<Difference> {
    let players = moved(season, &Scoring::of(&season.rules), Some(was), Some(now));
    (season.events.take(now) && !players.is_empty()).then(|| Difference {
        evening: now.id.clone(),
        name: now.name.clone(),
        what: What::Corrected,
        players,
    })
}

fn by_id<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> BTreeMap<&'e str, &'e Evening> {
    evenings.into_iter().map(|evening| (evening.id.as_str(), evening)).collect()
}

/// The closed season with one evening as it is now; all others stand as they were accepted.
#[must_use]
pub fn accept<'e>(
    season: &Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
    evening: &str,
) -> Season {
    let mut season = season.clone();
    let now =
        now(&season.events, evenings, false).into_iter().find(|one| one.id == evening).cloned();
    if let Some(closed) = &mut season.closed {
        closed.evenings.retain(|one| one.id != evening);
        closed.evenings.extend(now);
    }
    season
}

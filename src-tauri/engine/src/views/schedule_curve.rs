//! How deep the stacks will be along a schedule, and when it is likely to be over: what a chart of it shows.

use crate::base::customs::Customs;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::Schedule;
use crate::rules::chips::colour_up::colour_ups;
use crate::rules::clock::bust_out_curve::BustOutCurve;
use crate::rules::clock::generator::{ScheduleWish, chips_expected, generate, odd};
use crate::rules::clock::predicted_end::predicted_length;
use crate::rules::clock::schedule_warnings::ScheduleWarning;
use crate::rules::clock::stage::ChipView;
use crate::state::coloured_up::Leaving;
use crate::state::prelude::*;

/// A schedule along its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleCurve {
    /// Every level and break of the schedule, in order.
    pub points: Vec<CurvePoint>,
    /// The predicted end, from and to, in minutes after the start, breaks included; absent without players.
    pub predicted_minutes: Option<(u32, u32)>,
    /// The length of the whole schedule in minutes, breaks included.
    pub total_minutes: u32,
    /// The players that it is worked out for.
    pub players: u32,
    /// The chips in play that it is worked out for.
    pub chips: ChipCount,
    /// What was assumed, in a sentence.
    pub assumed: Phrase,
}

/// A level or break of a [`ScheduleCurve`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CurvePoint {
    /// The level's number from 1; absent for a break.
    pub level: Option<u32>,
    /// The small blind in chips; 0 on a break and in a level of stud.
    pub small: ChipCount,
    /// The big blind in chips; 0 on a break and in a level of stud.
    pub big: ChipCount,
    /// The big-blind ante or each player's, in chips; 0 without.
    pub ante: ChipCount,
    /// When it begins, in minutes after the start.
    pub begins_minutes: u32,
    /// Its length in minutes, at least 1.
    pub length_minutes: u32,
    /// The players expected to be left when it begins, at least 1; 0 without players.
    pub left: u32,
    /// The average stack when it begins in tenths of a big blind, in a level of stud of the small bet; on a break in those of
    /// the level before. Absent without players and after the middle of the predicted end.
    pub average_tenths: Option<u32>,
    /// The chips coloured up at this break.
    pub colour_up: Vec<ChipView>,
}

/// A schedule made from a wish, or why there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Generated {
    /// The schedule; absent where the wish cannot be met.
    pub schedule: Option<Schedule>,
    /// What a host should look at in it.
    pub warnings: Vec<ScheduleWarning>,
    /// Its curve.
    pub curve: Option<ScheduleCurve>,
    /// Why the wish cannot be met, with the nearest that can; empty when it is met.
    pub why_not: Phrase,
    /// The nearest wish that can be met, where this one cannot.
    pub nearest: Option<Box<ScheduleWish>>,
}

/// The schedule for a wish, with its curve; sentences have numbers by these customs.
pub fn generated(wish: &ScheduleWish, customs: &Customs) -> Generated {
    match generate(wish, customs) {
        Ok(schedule) => Generated {
            warnings: odd(&schedule, &wish.chips, customs),
            curve: Some(curve(
                &schedule,
                &colour_ups(&schedule, &wish.chips),
                wish.players,
                chips_expected(wish),
            )),
            schedule: Some(schedule),
            ..Generated::default()
        },
        Err(unmet) => Generated {
            why_not: unmet.refusal.sentence(),
            nearest: unmet.nearest,
            ..Generated::default()
        },
    }
}

/// The curve of a tournament's schedule, for the entries and chips that it has so far.
pub fn curve_in_force(tournament: &Tournament) -> ScheduleCurve {
    let (players, chips) = (tournament.counted_entries, tournament.chips_in_play);
    curve(&tournament.setup.schedule, &tournament.colour_ups(), players, chips)
}

/// The curve of a schedule for so many players with so many chips in play.
///
/// Players are assumed to go out the faster the shallower their stacks are, until one is left at the middle of the predicted end.
pub fn curve(
    schedule: &Schedule,
    leaving: &Leaving,
    players: u32,
    chips_in_play: ChipCount,
) -> ScheduleCurve {
    let predicted = predicted_length(schedule, chips_in_play).filter(|_| players > 0);
    let field = BustOutCurve::new(schedule, players, chips_in_play);
    let averages = field.map(|field| field.averages()).unwrap_or_default();
    let mut points = Vec::with_capacity(schedule.stages.len());
    let mut at: Millis = 0;
    let mut unit = 0;
    for (position, stage) in schedule.stages.iter().enumerate() {
        let level = stage.level();
        unit = level.map_or(unit, |level| level.unit());
        let average = averages.get(position).copied();
        let field = field.zip(average);
        points.push(CurvePoint {
            level: level.map(|_| schedule.level_number(position)),
            small: level.map_or(0, |level| level.small),
            big: level.map_or(0, |level| level.big),
            ante: level.map_or(0, |level| level.ante.chips()),
            begins_minutes: minutes(at),
            length_minutes: minutes(stage.length_ms()).max(1),
            left: field.map_or(0, |(field, average)| field.left(average)),
            average_tenths: field
                .filter(|(field, _)| at <= field.middle())
                .and_then(|(_, average)| tenths(average, unit)),
            colour_up: leaving.get(&position).into_iter().flatten().map(Chip::view).collect(),
        });
        at = at.saturating_add(stage.length_ms());
    }
    ScheduleCurve {
        points,
        predicted_minutes: predicted.map(|(from, to)| (minutes(from), minutes(to))),
        total_minutes: minutes(at),
        players,
        chips: chips_in_play,
        assumed: phrase!(
            "curve-assumed",
            "Assumes that players with fewer big blinds go out faster, and that one is left in the middle of the predicted end."
        ),
    }
}

/// The whole minutes of a length.
pub(super) fn minutes(length: Millis) -> u32 {
    to_u32(length.checked_div(60_000).unwrap_or(0))
}

/// An average stack in tenths of a big blind; `None` without blinds.
fn tenths(average: u128, unit: ChipCount) -> Option<u32> {
    u32::try_from(average.saturating_mul(10).checked_div(u128::from(unit))?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    #[test]
    fn stacks_begin_as_deep_as_they_are_and_end_with_all_chips_in_one() {
        let setup = templates::t1000();
        let curve = curve(&setup.schedule, &colour_ups(&setup.schedule, &setup.chips), 16, 16_000);
        let first = &curve.points[0];
        assert_eq!((first.left, first.average_tenths), (16, Some(500)), "1,000 at 10-20");
        // A big blind of 400 is over after 200 minutes, one of 800 after 240, breaks included.
        assert_eq!(curve.predicted_minutes, Some((200, 240)));
        // Halfway there 6 of 16 players are left, with 2,900 each at 75-150: the last take long.
        let halfway = curve.points.iter().find(|point| point.begins_minutes == 110).unwrap();
        assert_eq!((halfway.small, halfway.left, halfway.average_tenths), (75, 6, Some(193)));
        let over = curve.points.iter().find(|point| point.begins_minutes > 220).unwrap();
        assert_eq!((over.left, over.average_tenths), (1, None));
    }

    #[test]
    fn without_players_there_is_nothing_to_predict() {
        let setup = templates::t1000();
        let curve = curve(&setup.schedule, &colour_ups(&setup.schedule, &setup.chips), 0, 0);
        assert_eq!(curve.predicted_minutes, None);
        assert!(curve.points.iter().all(|point| point.average_tenths.is_none()));
    }
}

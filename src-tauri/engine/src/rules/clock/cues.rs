//! What the clock calls out, and when.

use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::rules::clock::cue_sheet::CueSheet;
use crate::state::prelude::*;

/// Something the room must hear. Those of one moment are called in this order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Cue {
    /// Dealers stay at their tables until the level is over (TCH P7).
    HoldThePush,
    /// The level is about to end.
    OneMinute,
    /// The level ends in a moment.
    TenSeconds,
    /// A level ended and the next one begins.
    LevelUp,
    /// A break begins.
    BreakStart,
    /// Chips leave play in the break that begins.
    ColourUp,
    /// The break is about to end: dealers prepare, players return (TCH P20).
    BreakOneMinute,
    /// The break is over and a level begins.
    BreakEnd,
    /// Late registration is about to close.
    LateRegistrationClosing,
    /// Late registration has closed.
    LateRegistrationClosed,
    /// Rebuys are about to close.
    RebuysClosing,
    /// Rebuys have closed.
    RebuysClosed,
}

impl Cue {
    /// Every cue, in the order in which they are called and listed.
    pub const ALL: [Self; 12] = [
        Self::HoldThePush,
        Self::OneMinute,
        Self::TenSeconds,
        Self::LevelUp,
        Self::BreakStart,
        Self::ColourUp,
        Self::BreakOneMinute,
        Self::BreakEnd,
        Self::LateRegistrationClosing,
        Self::LateRegistrationClosed,
        Self::RebuysClosing,
        Self::RebuysClosed,
    ];

    /// How many seconds before the end it usually warns; none for a cue that is no warning.
    pub fn usual_lead_s(self) -> Option<u32> {
        match self {
            Self::HoldThePush => Some(90),
            Self::OneMinute | Self::BreakOneMinute => Some(60),
            Self::TenSeconds => Some(10),
            Self::LateRegistrationClosing | Self::RebuysClosing => Some(300),
            _ => None,
        }
    }

    /// Whether it is for dealers alone (TCH P7), so that nobody is meant where the players deal.
    pub const fn is_for_dealers(self) -> bool {
        matches!(self, Self::HoldThePush)
    }

    /// Whether a level or a break begins with it.
    pub fn begins_a_stage(self) -> bool {
        matches!(self, Self::LevelUp | Self::BreakStart | Self::BreakEnd)
    }
}

/// A cue and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CueAt {
    /// When, in tournament time.
    pub at: Millis,
    /// Which.
    pub cue: Cue,
    /// The stage it speaks of, from 0: the one that begins or before which something closes, or the one about to end.
    pub stage: usize,
}

/// The cues that come next after `now`: all of one moment, in the order in which they are called. While the clock stands still
/// there are only those of what closes at a time of day; of the others none lies before the clock was last set. The sheet says how early each warning comes;
/// cues that the house does not call are among them.
pub fn next_cues(tournament: &Tournament, sheet: &CueSheet, now: Millis) -> Vec<CueAt> {
    if tournament.phase() != Phase::Playing {
        return Vec::new();
    }
    let mut found = cues_of_the_clock(tournament, sheet, now);
    found.extend(cues_by_time(tournament, sheet).into_iter().filter(|cue| cue.at > now));
    if let Some(first) = found.iter().map(|cue| cue.at).min() {
        found.retain(|cue| cue.at == first);
    }
    found.sort_by_key(|cue| cue.cue);
    found
}

/// The cues of what closes at a time of day, whatever the clock does: a paused clock keeps nothing open.
fn cues_by_time(tournament: &Tournament, sheet: &CueSheet) -> Vec<CueAt> {
    let mut cues = Vec::new();
    for (until, closing, closed) in closings(tournament) {
        let Some(Closing::Time { at }) = until else { continue };
        let stage = |at| tournament.clock(at).stage;
        let warned = at.saturating_sub(lead(sheet, closing));
        cues.push(CueAt { at: warned, cue: closing, stage: stage(warned) });
        cues.push(CueAt { at, cue: closed, stage: stage(at) });
    }
    cues
}

/// What closes, with the cues that say so.
fn closings(tournament: &Tournament) -> [(Option<Closing>, Cue, Cue); 2] {
    let until = |what: OnSale| {
        tournament.setup.closing(what).filter(|_| !tournament.closed.contains_key(&what))
    };
    [
        (
            until(OnSale::LateRegistration),
            Cue::LateRegistrationClosing,
            Cue::LateRegistrationClosed,
        ),
        (until(OnSale::Rebuys), Cue::RebuysClosing, Cue::RebuysClosed),
    ]
}

/// The cues that the running clock calls next after `now`: all of one moment. None while it stands still, and none of what
/// lies before it was last set.
fn cues_of_the_clock(tournament: &Tournament, sheet: &CueSheet, now: Millis) -> Vec<CueAt> {
    let Dial::Running { since, stops, .. } = tournament.dial else { return Vec::new() };
    let now = now.max(since);
    let reading = tournament.clock(now);
    if !reading.running {
        return Vec::new();
    }
    if reading.hands.is_some() {
        // Nobody knows when a level ends that ends by hands.
        return Vec::new();
    }
    let schedule = &tournament.setup.schedule;
    let mut stage = reading.stage;
    let mut ends_at = now.saturating_add(reading.remaining);
    let mut found = cues_of(tournament, sheet, stage, ends_at);
    found.retain(|cue| cue.at > now);
    let closing_lead =
        lead(sheet, Cue::LateRegistrationClosing).max(lead(sheet, Cue::RebuysClosing));
    // A warning of what closes with a later stage may come before this one ends.
    while let Some(first) = found.iter().map(|cue| cue.at).min() {
        stage = stage.saturating_add(1);
        let later = schedule.stage(stage);
        ends_at = ends_at.saturating_add(later.length_ms());
        if stops || later.hands().is_some() || ends_at.saturating_sub(closing_lead) > first {
            found.retain(|cue| cue.at == first);
            break;
        }
        let later = cues_of(tournament, sheet, stage, ends_at);
        found.extend(later.into_iter().filter(|cue| cue.at > now));
    }
    found
}

/// What is called when this stage ends otherwise than by its time: by its last hand, or because the director takes a
/// break.
pub fn cues_of_end(tournament: &Tournament, stage: usize, at: Millis) -> Vec<CueAt> {
    let mut cues = cues_of(tournament, &CueSheet::default(), stage, at);
    cues.retain(|cue| cue.at == at);
    cues.sort_by_key(|cue| cue.cue);
    cues
}

/// How long before the end a warning comes.
fn lead(sheet: &CueSheet, cue: Cue) -> Millis {
    Millis::from(sheet.line(cue).lead_s.unwrap_or(0)).saturating_mul(1_000)
}

/// The cues of a stage that ends at `ends_at`. A warning of its end is left out where the stage is hardly longer than
/// the warning itself.
fn cues_of(
    tournament: &Tournament,
    sheet: &CueSheet,
    position: usize,
    ends_at: Millis,
) -> Vec<CueAt> {
    let schedule = &tournament.setup.schedule;
    let stage = schedule.stage(position);
    let next = position.saturating_add(1);
    let (is_break, break_next) = (stage.is_break(), schedule.stage(next).is_break());
    let mut cues = Vec::new();
    let warnings: &[Cue] = if is_break {
        &[Cue::BreakOneMinute]
    } else {
        &[Cue::HoldThePush, Cue::OneMinute, Cue::TenSeconds]
    };
    for cue in warnings {
        let lead = lead(sheet, *cue);
        if stage.length_ms() >= lead.saturating_mul(2) {
            cues.push(CueAt { at: ends_at.saturating_sub(lead), cue: *cue, stage: position });
        }
    }
    let end = match (is_break, break_next) {
        (_, true) => Cue::BreakStart,
        (true, false) => Cue::BreakEnd,
        (false, false) => Cue::LevelUp,
    };
    cues.push(CueAt { at: ends_at, cue: end, stage: next });
    if break_next && tournament.colour_ups().contains_key(&next) {
        cues.push(CueAt { at: ends_at, cue: Cue::ColourUp, stage: next });
    }
    let (level, level_next) = (schedule.level_number(position), schedule.level_number(next));
    for (until, closing, closed) in closings(tournament) {
        let until = until.and_then(|until| until.level(schedule));
        // A break has the number of the level before it, so this is the end of the last stage before that level.
        if until.is_some_and(|until| level < until && until <= level_next) {
            let at = ends_at.saturating_sub(lead(sheet, closing));
            cues.push(CueAt { at, cue: closing, stage: next });
            cues.push(CueAt { at: ends_at, cue: closed, stage: next });
        }
    }
    cues
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;
    use crate::rules::clock::cue_sheet::CueLine;

    const MINUTE: Millis = 60_000;

    /// Every cue of a clock that begins the T1000 evening at 0, up to this time.
    fn called(sheet: &CueSheet, until: Millis) -> Vec<(Millis, Cue)> {
        let tournament = playing();
        let mut cues: Vec<CueAt> = Vec::new();
        loop {
            let now = cues.last().map_or(0, |cue| cue.at);
            let next = next_cues(&tournament, sheet, now);
            assert!(next.iter().all(|cue| cue.at == next[0].at && cue.at > now));
            if next[0].at > until {
                return cues.iter().map(|cue| (cue.at, cue.cue)).collect();
            }
            cues.extend(next);
        }
    }

    fn playing() -> Tournament {
        use crate::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
        use crate::state::room::Room;
        let mut tournament = Tournament::new(templates::t1000());
        tournament.room = Room::default();
        tournament.room.open(TableNumber(1), 9);
        for seat in 1..=2 {
            let at = Seat { table: TableNumber(1), seat: SeatNumber(seat) };
            tournament.room.sit(EntryId(u32::from(seat)), at);
        }
        tournament.dial = Dial::running(0, 20 * MINUTE, 0);
        tournament
    }

    #[test]
    fn a_level_is_warned_of_three_times_and_ends() {
        assert_eq!(
            called(&CueSheet::default(), 20 * MINUTE),
            vec![
                (20 * MINUTE - 90_000, Cue::HoldThePush),
                (19 * MINUTE, Cue::OneMinute),
                (20 * MINUTE - 10_000, Cue::TenSeconds),
                (20 * MINUTE, Cue::LevelUp),
            ]
        );
    }

    /// Level 3 of the T1000 evening ends with a break at which chips leave; late registration and rebuys close after it.
    #[test]
    fn cues_of_one_moment_are_all_called_in_order() {
        let all = called(&CueSheet::default(), 70 * MINUTE);
        let at = |time: Millis| -> Vec<Cue> {
            all.iter().filter(|(at, _)| *at == time).map(|(_, cue)| *cue).collect()
        };
        assert_eq!(at(60 * MINUTE), [Cue::BreakStart, Cue::ColourUp]);
        assert_eq!(at(65 * MINUTE), [Cue::LateRegistrationClosing, Cue::RebuysClosing]);
        assert_eq!(at(69 * MINUTE), [Cue::BreakOneMinute]);
        assert_eq!(
            at(70 * MINUTE),
            [Cue::BreakEnd, Cue::LateRegistrationClosed, Cue::RebuysClosed]
        );
    }

    #[test]
    fn a_warning_of_what_closes_may_come_a_stage_earlier() {
        let mut sheet = CueSheet::default();
        let early = CueLine { lead_s: Some(900), ..CueLine::usual(Cue::LateRegistrationClosing) };
        sheet.set(Cue::LateRegistrationClosing, early).unwrap();
        let all = called(&sheet, 70 * MINUTE);
        assert!(all.contains(&(55 * MINUTE, Cue::LateRegistrationClosing)), "{all:?}");
        assert_eq!(all.iter().filter(|(_, cue)| *cue == Cue::LateRegistrationClosing).count(), 1);
    }

    /// Late registration closes at a time of day: it is called while the clock runs, and while it is paused.
    #[test]
    fn what_closes_at_a_time_is_called_at_that_time() {
        let mut tournament = playing();
        tournament.setup.late_registration_until = Some(Closing::Time { at: 33 * MINUTE });
        let told = |tournament: &Tournament, now| -> Vec<(Millis, Cue)> {
            let next = next_cues(tournament, &CueSheet::default(), now);
            next.iter().map(|cue| (cue.at, cue.cue)).collect()
        };
        let after_level_up = told(&tournament, 20 * MINUTE);
        assert_eq!(after_level_up, [(28 * MINUTE, Cue::LateRegistrationClosing)]);
        tournament.dial = Dial::paused(1, 12 * MINUTE);
        assert_eq!(told(&tournament, 28 * MINUTE), [(33 * MINUTE, Cue::LateRegistrationClosed)]);
        assert_eq!(told(&tournament, 33 * MINUTE), []);
    }

    #[test]
    fn a_clock_set_a_moment_ago_is_not_asked_about_the_time_before() {
        let mut tournament = playing();
        tournament.dial = Dial::running(0, 11_000, 600_000);
        let next = next_cues(&tournament, &CueSheet::default(), 598_000);
        assert_eq!((next[0].at, next[0].cue), (601_000, Cue::TenSeconds));
    }
}

//! The clock as an anchor from which a window counts on by itself.

use crate::rulebook::schedule::{GameChange, Schedule};
use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::rules::clock::cues::Cue;
use crate::rules::clock::stage::{StageView, stage_view};
use crate::rules::entries::late_registration::late_registration_open;
use crate::state::dial::{HandCount, Reading};
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;

/// How far it is to the next break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BreakAhead {
    /// Milliseconds of running clock until it starts.
    pub in_ms: Millis,
    /// The break itself.
    pub stage: StageView,
}

/// The question after a crash or a sleep: the clock ran, the program did not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GapView {
    /// When the program last saw the clock, in tournament time.
    pub seen_at: Millis,
    /// The time the program was away, in milliseconds.
    pub away_ms: Millis,
    /// What the clock shows if it ran on.
    pub run_on: ClockFace,
    /// What the clock shows if it goes on from where it was last seen.
    pub resume: ClockFace,
}

/// A level and the time left in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockFace {
    /// The level or break.
    pub stage: StageView,
    /// Milliseconds left in it.
    pub remaining_ms: Millis,
}

/// What the room should know of a level or a break besides its name and blinds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StageNote {
    /// Nothing.
    Nothing {},
    /// The host's own words.
    Words {
        /// As typed.
        text: String,
    },
    /// The game of a mixed event, or those that take turns.
    Games {
        /// One, or all that take turns.
        names: Vec<String>,
        /// After how many hands the next one begins; absent where it does not change by hands.
        hands: Option<u32>,
    },
    /// It ends after so many hands.
    Hands {
        /// How many hands it has.
        of: u32,
    },
}

/// What closes next of late registration and rebuys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClosesNext {
    /// Late registration closes then.
    pub late_registration: bool,
    /// Rebuys close then.
    pub rebuys: bool,
    /// The announced time, in tournament time; absent where a level closes it.
    pub at: Option<Millis>,
    /// In how many milliseconds, if the clock runs on; absent where it stands still or hands have to be played first.
    pub in_ms: Option<Millis>,
    /// The room is told of it all the time for so long before, which is when a cue usually warns.
    pub lead_ms: Millis,
    /// The level in force is the last one in which it is open.
    pub after_this_level: bool,
}

/// The clock at the moment of asking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockView {
    /// Running, paused, not started, finished.
    pub phase: ClockPhase,
    /// Tournament time at which this view was made.
    pub now: Millis,
    /// The level or break in force.
    pub stage: StageView,
    /// Milliseconds left in it at `now`; expected where hands end the level.
    pub remaining_ms: Millis,
    /// The count of hands, in a level that ends by hands.
    pub hands: Option<HandCount>,
    /// The hand in play is the last one of its level.
    pub last_hand: bool,
    /// What the room should know of the level or break.
    pub about: StageNote,
    /// When the clock starts by itself, in tournament time; absent without a countdown.
    pub start_planned: Option<Millis>,
    /// After how many hands the next game of a mixed event begins; absent where it does not change by hands.
    pub game_hands: Option<u32>,
    /// The next level that follows, over any break.
    pub next_level: StageView,
    /// True when a break comes before the next level.
    pub break_is_next: bool,
    /// The next break, if the schedule has one ahead.
    pub next_break: Option<BreakAhead>,
    /// How many stages the schedule has, extension levels not counted.
    pub stages: u32,
    /// Whether rebuys are open, and the level before which they close.
    pub rebuys_until_level: Option<u32>,
    /// Whether late registrations are open, and the level before which they close.
    pub late_registration_until_level: Option<u32>,
    /// The last level in which rebuys are sold, where they are open and close with a level.
    pub rebuys_through_level: Option<u32>,
    /// The last level in which entries are taken, where late registration is open and closes with a level.
    pub late_registration_through_level: Option<u32>,
    /// The add-ons that are sold now; absent while none are.
    pub add_ons: Option<AddOnsNow>,
    /// When rebuys close, where they are open and close at a time, in tournament time.
    pub rebuys_until: Option<Millis>,
    /// When late registration closes, where it is open and closes at a time, in tournament time.
    pub late_registration_until: Option<Millis>,
    /// What closes next; absent where nothing is open that closes.
    pub closes_next: Option<ClosesNext>,
}

/// The add-ons that are sold now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AddOnsNow {
    /// What one costs.
    pub price: Money,
    /// What it buys.
    pub chips: ChipCount,
    /// The last level in which they are sold, where they close with a level; they still are in the break after it.
    pub through_level: Option<u32>,
    /// When they close, where that is at a time, in tournament time.
    pub until: Option<Millis>,
}

/// The clock at `now`.
pub fn clock_view(tournament: &Tournament, now: Millis) -> ClockView {
    let schedule = &tournament.setup.schedule;
    let leaving = tournament.colour_ups();
    let reading = tournament.clock(now);
    let after = reading.stage.saturating_add(1);
    let break_is_next = schedule.stage(after).is_break();
    let next_level = if break_is_next { after.saturating_add(1) } else { after };
    let mut until = reading.remaining;
    let next_break = (after..schedule.stages.len()).find_map(|position| {
        let stage = schedule.stage(position);
        if stage.is_break() {
            return Some(BreakAhead {
                in_ms: until,
                stage: stage_view(tournament, position, &leaving),
            });
        }
        until = until.saturating_add(stage.length_ms());
        None
    });
    let phase = match tournament.clock_phase() {
        // A break of hand-for-hand is over, and nobody has dealt the next hand.
        ClockPhase::Running if !reading.running => ClockPhase::Paused,
        phase => phase,
    };
    let rebuys = OnSale::Rebuys.open_until(tournament, now);
    let rebuys = rebuys.filter(|_| phase != ClockPhase::Finished);
    let late = tournament.setup.late_registration_until;
    let late = late.filter(|_| late_registration_open(tournament, now).is_ok());
    let through = |until: Option<Closing>| {
        let level = until?.level(schedule)?.saturating_sub(1);
        (level > 0).then_some(level)
    };
    let stage = stage_view(tournament, reading.stage, &leaving);
    let game_hands = schedule.games.as_ref().and_then(|games| match games.change {
        GameChange::Hands { hands } => Some(hands),
        GameChange::Level {} => None,
    });
    ClockView {
        phase,
        now,
        about: stage_note(&stage, game_hands),
        stage,
        remaining_ms: reading.remaining,
        hands: reading.hands,
        last_hand: reading.hands.is_some_and(|hands| hands.played.saturating_add(1) == hands.of),
        start_planned: tournament.start_planned,
        game_hands,
        next_level: stage_view(tournament, next_level, &leaving),
        break_is_next,
        next_break,
        stages: to_u32(schedule.stages.len()),
        rebuys_until_level: rebuys.and_then(|until| until.level(schedule)),
        late_registration_until_level: late.and_then(|until| until.level(schedule)),
        rebuys_through_level: through(rebuys),
        late_registration_through_level: through(late),
        add_ons: add_ons_now(tournament, now),
        rebuys_until: rebuys.and_then(Closing::at),
        late_registration_until: late.and_then(Closing::at),
        closes_next: closes_next(schedule, &reading, now, [late, rebuys]),
    }
}

/// What an add-on costs and buys now; absent while none are sold.
fn add_ons_now(tournament: &Tournament, now: Millis) -> Option<AddOnsNow> {
    let rule = tournament.setup.add_on?;
    let until = OnSale::AddOns.open_until(tournament, now)?;
    let sold = tournament.phase() == Phase::Playing && rule.from.begun(tournament, now).0;
    let through = until.level(&tournament.setup.schedule).map(|level| level.saturating_sub(1));
    sold.then(|| AddOnsNow {
        price: rule.price.total(),
        chips: rule.chips,
        through_level: through.filter(|level| *level > 0),
        until: until.at(),
    })
}

/// The host's words come first, then the games, then the number of hands.
fn stage_note(stage: &StageView, game_hands: Option<u32>) -> StageNote {
    match stage.hands {
        _ if !stage.note.is_empty() => StageNote::Words { text: stage.note.clone() },
        _ if !stage.games.is_empty() => {
            StageNote::Games { names: stage.games.clone(), hands: game_hands }
        }
        Some(of) => StageNote::Hands { of },
        None => StageNote::Nothing {},
    }
}

/// The first closing of late registration and rebuys, as far as they are open. What closes at a time is told before what closes
/// with a level that no time is known of.
fn closes_next(
    schedule: &Schedule,
    reading: &Reading,
    now: Millis,
    [late, rebuys]: [Option<Closing>; 2],
) -> Option<ClosesNext> {
    let level_now = schedule.level_number(reading.stage);
    let lead = Cue::LateRegistrationClosing.usual_lead_s().unwrap_or(0);
    let lead_ms = Millis::from(lead).saturating_mul(1_000);
    let of = |until: Option<Closing>| {
        let until = until?;
        let level = until.level(schedule);
        let in_ms = match until.at() {
            Some(at) => Some(at.saturating_sub(now)),
            None => until_level(schedule, reading, level?),
        };
        Some(ClosesNext {
            late_registration: false,
            rebuys: false,
            at: until.at(),
            in_ms,
            lead_ms,
            after_this_level: level == Some(level_now.saturating_add(1)),
        })
    };
    let (late, rebuys) = (of(late), of(rebuys));
    let order = |one: &ClosesNext| (one.in_ms.is_none(), one.in_ms, !one.after_this_level);
    let first = late.into_iter().chain(rebuys).min_by_key(order)?;
    Some(ClosesNext {
        late_registration: late == Some(first),
        rebuys: rebuys == Some(first),
        ..first
    })
}

/// The milliseconds until this level begins; absent where the clock stands still, or hands end a level before it.
fn until_level(schedule: &Schedule, reading: &Reading, level: u32) -> Option<Millis> {
    if !reading.running || reading.hands.is_some() {
        return None;
    }
    let mut until = reading.remaining;
    let mut position = reading.stage.saturating_add(1);
    while schedule.stage(position).is_break() || schedule.level_number(position) < level {
        let stage = schedule.stage(position);
        if stage.hands().is_some() || position > schedule.stages.len() {
            return None;
        }
        until = until.saturating_add(stage.length_ms());
        position = position.saturating_add(1);
    }
    Some(until)
}

/// The question about a time in which the program was away; none while the clock stood still.
pub fn gap_view(tournament: &Tournament, seen_at: Millis, now: Millis) -> Option<GapView> {
    if !matches!(tournament.dial, Dial::Running { .. })
        || tournament.phase() != Phase::Playing
        || seen_at >= now
        // A break of hand-for-hand was over, and the clock stood.
        || !tournament.clock(seen_at).running
    {
        return None;
    }
    let leaving = tournament.colour_ups();
    let face = |at: Millis| {
        let reading = tournament.clock(at);
        ClockFace {
            stage: stage_view(tournament, reading.stage, &leaving),
            remaining_ms: reading.remaining,
        }
    };
    Some(GapView {
        seen_at,
        away_ms: now.saturating_sub(seen_at),
        run_on: face(now),
        resume: face(seen_at),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::clock::pause::PauseClock;
    use crate::actions::clock::start::StartClock;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::templates;
    use crate::rules::clock::stage::stage_of;
    use crate::state::coloured_up::Leaving;

    const MINUTE: Millis = 60_000;

    /// The T1000 game has rebuys until its first break, after level 3; here late registration closes where this says.
    fn game(late: Closing) -> Bench {
        let mut setup = templates::t1000();
        setup.late_registration_until = Some(late);
        let mut bench = Bench::of(setup);
        bench.seat(8);
        bench
    }

    fn closes(bench: &Bench) -> Option<ClosesNext> {
        clock_view(bench.log.tournament(), bench.now()).closes_next
    }

    #[test]
    fn what_closes_with_a_later_level_counts_the_levels_and_breaks_between() {
        let mut bench = game(Closing::Level { level: 3 });
        let lengths = |stages: std::ops::Range<usize>| -> Millis {
            stages.map(|stage| templates::t1000().schedule.stage(stage).length_ms()).sum()
        };
        let late = closes(&bench).unwrap();
        assert_eq!(
            (late.late_registration, late.rebuys, late.after_this_level),
            (true, false, false)
        );
        assert_eq!(late.in_ms, Some(lengths(0..2)));
        bench.say(JumpTo { stage: 1 }).unwrap();
        assert!(closes(&bench).unwrap().after_this_level);
        // Late registration is closed; rebuys close when the break is over.
        bench.say(JumpTo { stage: 2 }).unwrap();
        let rebuys = closes(&bench).unwrap();
        assert_eq!(
            (rebuys.late_registration, rebuys.rebuys, rebuys.after_this_level),
            (false, true, true)
        );
        assert_eq!(rebuys.in_ms, Some(lengths(2..4)));
        bench.say(JumpTo { stage: 4 }).unwrap();
        assert_eq!(closes(&bench), None);
    }

    #[test]
    fn a_stopped_clock_closes_nothing_but_what_closes_at_a_time() {
        let mut bench = game(Closing::FirstBreak {});
        let both = closes(&bench).unwrap();
        assert!(both.late_registration && both.rebuys);
        bench.say(PauseClock {}).unwrap();
        assert_eq!(closes(&bench).unwrap().in_ms, None);
        let mut bench = game(Closing::Time { at: 20 * MINUTE });
        bench.say(PauseClock {}).unwrap();
        let at = closes(&bench).unwrap();
        assert_eq!((at.late_registration, at.at), (true, Some(20 * MINUTE)));
        assert_eq!(at.in_ms, Some(20 * MINUTE - bench.now()));
        bench.say(StartClock {}).unwrap();
        bench.wait(20 * MINUTE);
        assert!(!closes(&bench).unwrap().late_registration);
    }

    #[test]
    fn the_hosts_words_come_before_the_games_and_the_hands() {
        let mut setup = templates::t1000();
        let stage = |setup: &crate::rulebook::setup::SetUp| {
            stage_of(&setup.schedule, 0, &Leaving::default())
        };
        let mut shown = stage(&setup);
        assert_eq!(stage_note(&shown, None), StageNote::Nothing {});
        shown.hands = Some(10);
        assert_eq!(stage_note(&shown, None), StageNote::Hands { of: 10 });
        shown.games = vec!["Razz".into()];
        let games = StageNote::Games { names: vec!["Razz".into()], hands: Some(8) };
        assert_eq!(stage_note(&shown, Some(8)), games);
        if let Some(crate::rulebook::schedule::Stage::Level(level)) =
            setup.schedule.stages.first_mut()
        {
            level.note = "Food is served".into();
        }
        assert_eq!(
            stage_note(&stage(&setup), None),
            StageNote::Words { text: "Food is served".into() }
        );
    }
}

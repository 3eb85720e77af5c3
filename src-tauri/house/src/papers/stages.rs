//! The sheets that show the schedule: the blinds poster and the schedule sheet.

use super::prelude::*;
use shuffle_up_engine::rulebook::house_rules::AnteOrder;
use shuffle_up_engine::rulebook::schedule::{GameChange, Rotation};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rules::clock::stage::{ChipView, StageView};
use shuffle_up_engine::state::phase::ClockPhase;
use shuffle_up_engine::views::clock::clock_view;
use shuffle_up_engine::views::setup::{ScheduleView, schedule_view};
use shuffle_up_paper::{BlindsPoster, ChipDisc, ScheduleSheet, StageLabels, StageLine};

/// The schedule for the wall.
pub(super) fn poster_of(of: &Source<'_>) -> BlindsPoster {
    let setup = &of.tournament().setup;
    let customs = &of.customs;
    let schedule = schedule_view(of.tournament(), of.now);
    let mut about = vec![setup.game.clone(), turns(&schedule, customs)];
    let stack = customs.count(setup.starting_stack);
    about.push(word!(customs, "paper-with-stack", "starting stack {stack}", stack = stack));
    let common = common_length(&schedule);
    if let Some(length) = common {
        let length = length_text(length, customs);
        about.push(word!(customs, "paper-levels-of", "levels of {length}", length = length));
    }
    let mut stages = lines(&schedule, customs);
    for (line, stage) in stages.iter_mut().zip(&schedule.stages) {
        // On a wall for the whole evening nothing has been played, and a length that all levels
        // share is said once, at the head.
        line.past = false;
        if common == Some(stage.length_ms) && !stage.is_break && stage.hands.is_none() {
            line.length.clear();
        }
    }
    BlindsPoster {
        ends: Ends {
            title: setup.name.clone(),
            imprint: customs.moment(of.now),
            page: customs.page(),
            ..Ends::default()
        },
        about: joined(&about, " · "),
        stages,
        after_last: foot(&schedule, setup.rules.ante_order, customs),
        labels: labels(&schedule, customs),
        code: of.phone_code(),
    }
}

/// The schedule with its times.
pub(super) fn schedule_of(of: &Source<'_>) -> ScheduleSheet {
    let (tournament, customs, now) = (of.tournament(), &of.customs, of.now);
    let setup = &tournament.setup;
    let schedule = schedule_view(tournament, now);
    let phase = clock_view(tournament, now).phase;
    let in_play = matches!(phase, ClockPhase::Running | ClockPhase::Paused);
    let mut stages = lines(&schedule, customs);
    for ((line, stage), begins) in stages.iter_mut().zip(&schedule.stages).zip(&schedule.begins) {
        line.begins = begins.map_or_else(String::new, |at| customs.time(at));
        if stage.stage == schedule.current && in_play {
            line.begins = word!(customs, "paper-now", "now");
        }
        let closes = closing_words(&schedule, stage.level, customs);
        line.note = joined(&[std::mem::take(&mut line.note), closes], " · ");
    }
    let own = || schedule.stages.iter().filter(|stage| !stage.extension);
    let levels = own().filter(|stage| !stage.is_break && !stage.goes_on).count();
    let whole = own().map(|stage| stage.length_ms).fold(0, Millis::saturating_add);
    let mut figures = vec![
        figure(word!(customs, "paper-levels", "Levels"), levels.to_string()),
        figure(
            word!(customs, "paper-all-levels", "All levels and breaks"),
            length_text(whole, customs),
        ),
        figure(
            word!(customs, "paper-starting-stack", "Starting stack"),
            customs.count(setup.starting_stack),
        ),
    ];
    if let Some(at) = setup.starts_at {
        figures.insert(0, figure(word!(customs, "paper-start", "Start"), customs.time(at)));
    }
    let day = customs.day(of.starts());
    ScheduleSheet {
        stages,
        after_last: [sentences(&schedule, setup.rules.ante_order, customs), timed(setup, customs)]
            .join(" ")
            .trim()
            .into(),
        ends: Ends {
            event: format!("{} · {day} · {}", setup.name, setup.game),
            ..of.ends(word!(customs, "paper-schedule", "Schedule"), figures)
        },
        labels: labels(&schedule, customs),
    }
}

fn labels(schedule: &ScheduleView, customs: &Customs) -> StageLabels {
    let mut antes = schedule.stages.iter().filter(|stage| stage.ante > 0).peekable();
    let by_big_blind = antes.peek().is_some() && antes.all(|stage| stage.big_blind_ante);
    StageLabels {
        level: word!(customs, "paper-level", "Level"),
        blinds: word!(customs, "paper-blinds", "Blinds"),
        ante: if by_big_blind {
            word!(customs, "paper-big-blind-ante", "BB ante")
        } else {
            word!(customs, "paper-ante", "Ante")
        },
        stud: word!(customs, "paper-stud", "Stud ante + bring-in"),
        bets: word!(customs, "paper-bets", "Bets"),
        game: word!(customs, "paper-game", "Game"),
        length: word!(customs, "paper-length", "Length"),
        begins: word!(customs, "paper-begins", "Begins"),
        pause: word!(customs, "paper-break", "Break"),
        coloured_up: word!(customs, "paper-coloured-up", "Coloured up"),
    }
}

/// What both sheets say about every stage.
fn lines(schedule: &ScheduleView, customs: &Customs) -> Vec<StageLine> {
    let rotation = schedule.schedule.games.as_ref();
    let by_level = rotation.is_some_and(|games| matches!(games.change, GameChange::Level {}));
    let line = |stage: &StageView| {
        let blind = |chips: u64| if stage.big == 0 { String::new() } else { customs.count(chips) };
        let pair = |one: u64, sign: &str, other: u64| {
            format!("{} {sign} {}", customs.count(one), customs.count(other))
        };
        let on = word!(customs, "paper-goes-on", "goes on");
        let said = [if stage.goes_on { on } else { String::new() }, stage.note.clone()];
        StageLine {
            level: stage.level.map_or_else(String::new, |level| level.to_string()),
            small: blind(stage.small),
            big: blind(stage.big),
            ante: if stage.ante > 0 { customs.count(stage.ante) } else { String::new() },
            stud: stage.stud.map_or_else(String::new, |stud| pair(stud.ante, "+", stud.bring_in)),
            bets: stage.bets.map_or_else(String::new, |bets| pair(bets.small, "/", bets.big)),
            // Games that take turns within a level are said once, not in every line.
            game: if by_level { stage.games.join(", ") } else { String::new() },
            length: match stage.hands {
                Some(hands) => customs.say(Phrase::count(hands, "hand", "hands")),
                None => length_text(stage.length_ms, customs),
            },
            begins: String::new(),
            note: joined(&said, " · "),
            chips: stage.colour_up.iter().map(|chip| disc(chip, customs)).collect(),
            past: stage.stage < schedule.current,
        }
    };
    schedule.stages.iter().map(line).collect()
}

/// The games that take turns within a level, and after how many hands; empty where each level has its own.
fn turns(schedule: &ScheduleView, customs: &Customs) -> String {
    let Some(Rotation { games, change: GameChange::Hands { hands } }) = &schedule.schedule.games
    else {
        return String::new();
    };
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    word!(
        customs,
        "paper-hands-each",
        "{games}, {hands} hands each",
        games = names.join(", "),
        hands = *hands
    )
}

/// The same with the games that take turns, for a sheet that has room for it.
fn sentences(schedule: &ScheduleView, order: AnteOrder, customs: &Customs) -> String {
    let (turns, foot) = (turns(schedule, customs), foot(schedule, order, customs));
    if turns.is_empty() { foot } else { format!("{turns}. {foot}") }
}

/// What comes after the last level, and what a short big blind pays first.
fn foot(schedule: &ScheduleView, order: AnteOrder, customs: &Customs) -> String {
    let big_blind_ante = |stage: &StageView| stage.ante > 0 && stage.big_blind_ante;
    if !schedule.stages.iter().any(big_blind_ante) {
        return customs.say(schedule.after_last.clone());
    }
    let order = match order {
        AnteOrder::BlindFirst => word!(
            customs,
            "paper-blind-first",
            "A short big blind pays the blind first, then the ante (TCH P11)."
        ),
        AnteOrder::AnteFirst => word!(
            customs,
            "paper-ante-first",
            "A short big blind pays the ante first, then the blind."
        ),
    };
    format!("{} {order}", customs.say(schedule.after_last.clone()))
}

fn disc(chip: &ChipView, customs: &Customs) -> ChipDisc {
    ChipDisc {
        value: customs.count(chip.value),
        name: customs.say(chip.name.clone()),
        colour: colour(&chip.colour),
    }
}

/// `#rrggbb` as three bytes; grey where a set-up from elsewhere holds something else.
fn colour(name: &str) -> [u8; 3] {
    let digits = name.strip_prefix('#').filter(|digits| digits.len() == 6);
    let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let [_, red, green, blue] = number.unwrap_or(0x0080_8080).to_be_bytes();
    [red, green, blue]
}

/// The length that all levels share.
fn common_length(schedule: &ScheduleView) -> Option<Millis> {
    let by_time = |stage: &&StageView| !stage.is_break && !stage.goes_on && stage.hands.is_none();
    let mut lengths = schedule.stages.iter().filter(by_time).map(|stage| stage.length_ms);
    let first = lengths.next()?;
    lengths.all(|length| length == first).then_some(first)
}

/// "20 min", "1 h 30 min"; seconds only where a stage has them.
fn length_text(ms: Millis, customs: &Customs) -> String {
    let seconds = ms.div_euclid(1_000);
    let parts = [
        (seconds / 3_600, word!(customs, "paper-hours", "h")),
        (seconds / 60 % 60, word!(customs, "paper-minutes", "min")),
        (seconds % 60, word!(customs, "paper-seconds", "s")),
    ];
    let said = parts.iter().filter(|(number, _)| *number > 0);
    said.map(|(number, unit)| format!("{number} {unit}")).collect::<Vec<_>>().join(" ")
}

/// What closes at a time of day.
fn timed(setup: &SetUp, customs: &Customs) -> String {
    let time = |at| customs.time(at);
    let late = setup.late_registration_until.and_then(Closing::at).map(|at| {
        word!(
            customs,
            "paper-late-registration-at",
            "Late registration closes at {time}.",
            time = time(at)
        )
    });
    let rebuys = setup
        .rebuy
        .and_then(|rule| rule.until.at())
        .map(|at| word!(customs, "paper-rebuys-at", "Rebuys close at {time}.", time = time(at)));
    [late, rebuys].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What closes with the first hand of a level.
fn closing_words(schedule: &ScheduleView, level: Option<u32>, customs: &Customs) -> String {
    if level.is_none() {
        return String::new();
    }
    let rebuys = schedule.rebuys_until_level == level;
    let late = schedule.late_registration_until_level == level;
    match (rebuys, late) {
        (true, true) => {
            word!(
                customs,
                "paper-both-close",
                "Rebuys and late registration close with its first hand"
            )
        }
        (true, false) => {
            word!(customs, "paper-rebuys-close", "Rebuys close with its first hand")
        }
        (false, true) => {
            word!(
                customs,
                "paper-late-registration-closes",
                "Late registration closes with its first hand"
            )
        }
        (false, false) => String::new(),
    }
}

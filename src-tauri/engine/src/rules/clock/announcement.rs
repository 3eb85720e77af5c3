//! What a cue says, on the banner and aloud, in the house's words or the usual ones.

use crate::base::money::grouped;
use crate::base::wording::Chain;
use crate::base::words::clean_text;
use crate::rules::clock::cue_sheet::CueSheet;
use crate::rules::clock::cues::{Cue, CueAt};
use crate::rules::clock::stage::{StageView, stage_view};
use crate::state::prelude::*;

/// The longest own words, in characters: what is said in a quarter of a minute.
const LONGEST_WORDS: usize = 200;

/// What the room reads and hears.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announcement {
    /// As the banner has it.
    pub banner: Phrase,
    /// As it is handed to the system's voice. Numbers are plain figures, which a voice of any language reads right.
    pub spoken: Phrase,
}

/// The words of a cue that the host has not changed, with its placeholders.
pub fn usual_words(cue: Cue) -> Phrase {
    usual(cue, |name| format!("{{{name}}}").into_argument())
}

/// The same with what this fills in.
fn usual(cue: Cue, fill: impl Fn(&str) -> Value) -> Phrase {
    match cue {
        Cue::HoldThePush => phrase!("cue-hold-the-push", "Dealers, hold the push."),
        Cue::OneMinute => {
            phrase!("cue-one-minute", "{time} left in this level.", time = fill("time"))
        }
        Cue::TenSeconds => phrase!("cue-ten-seconds", "{time}.", time = fill("time")),
        Cue::LevelUp => phrase!(
            "cue-level-up",
            "Level {level}. {posts}.",
            level = fill("level"),
            posts = fill("posts")
        ),
        Cue::BreakStart => phrase!("cue-break-start", "Break: {time}.", time = fill("time")),
        Cue::ColourUp => {
            phrase!("cue-colour-up", "Colour-up in this break: {chips}.", chips = fill("chips"))
        }
        Cue::BreakOneMinute => phrase!(
            "cue-break-one-minute",
            "{time} to the end of the break. Back to your seats.",
            time = fill("time")
        ),
        Cue::BreakEnd => phrase!(
            "cue-break-end",
            "The break is over. Level {level}. {posts}.",
            level = fill("level"),
            posts = fill("posts")
        ),
        Cue::LateRegistrationClosing => {
            phrase!(
                "cue-late-registration-closing",
                "Late registration closes in {time}.",
                time = fill("time")
            )
        }
        Cue::LateRegistrationClosed => {
            phrase!("cue-late-registration-closed", "Late registration is closed.")
        }
        Cue::RebuysClosing => {
            phrase!("cue-rebuys-closing", "Rebuys close in {time}.", time = fill("time"))
        }
        Cue::RebuysClosed => phrase!("cue-rebuys-closed", "Rebuys are closed."),
    }
}

/// What may stand in braces in a cue's words. On a break the level and its amounts are those of the level after it.
pub fn placeholders(cue: Cue) -> Vec<&'static str> {
    let timed = cue.usual_lead_s().is_some() || cue.begins_a_stage();
    let mut names = vec!["event", "level", "posts", "small", "big", "ante"];
    names.extend(timed.then_some("time"));
    names.extend((cue == Cue::ColourUp).then_some("chips"));
    names
}

/// Tidies a host's words.
///
/// # Errors
/// More than 200 characters, a brace without its fellow, a placeholder that this cue cannot fill.
pub fn check_words(cue: Cue, words: &str) -> Result<String, Refusal> {
    let words = clean_text(words, LONGEST_WORDS.saturating_add(1));
    if words.chars().count() > LONGEST_WORDS {
        return Err(refuse!(
            BadValue,
            "announcement-most-200-characters",
            "An announcement has at most 200 characters."
        ));
    }
    let known = placeholders(cue);
    for part in parts(&words) {
        match part {
            Part::Brace => {
                return Err(refuse!(
                    BadValue,
                    "brace-stands-alone-placeholder",
                    "A brace is alone. A placeholder has one on each side, such as {level}."
                ));
            }
            Part::Placeholder(name) if !known.contains(&name) => {
                let listed: Vec<String> = known.iter().map(|name| format!("{{{name}}}")).collect();
                return Err(refuse!(
                    BadValue,
                    "nothing-to-put-in",
                    "{placeholder} means nothing here. You can use {known}.",
                    placeholder = format!("{{{name}}}"),
                    known = listed.join(" ")
                ));
            }
            Part::Placeholder(_) | Part::Text(_) => {}
        }
    }
    Ok(words)
}

/// What this cue says in this tournament.
pub fn announce(tournament: &Tournament, sheet: &CueSheet, cue: &CueAt) -> Announcement {
    let line = sheet.line(cue.cue);
    let schedule = &tournament.setup.schedule;
    let leaving = tournament.colour_ups();
    let about = stage_view(tournament, cue.stage, &leaving);
    let position = if about.is_break { cue.stage.saturating_add(1) } else { cue.stage };
    let level = stage_view(tournament, position, &leaving);
    let lead = line.lead_s.map(|lead| Millis::from(lead).saturating_mul(1_000));
    let time = lead.unwrap_or(about.length_ms);
    let say = |number: fn(u64) -> String, blinds: &str| {
        let fill = |name: &str| match name {
            "event" => tournament.setup.name.as_argument(),
            "level" => number(u64::from(schedule.level_number(position))).into_argument(),
            "posts" => posts(&level, number, blinds).into_argument(),
            "small" => number(level.small).into_argument(),
            "big" => number(level.big).into_argument(),
            "ante" if level.ante == 0 => none().into_argument(),
            "ante" => number(level.ante).into_argument(),
            "time" => time_words(time).into_argument(),
            "chips" if about.colour_up.is_empty() => none().into_argument(),
            "chips" => {
                let named = about.colour_up.iter().map(|chip| {
                    let (colour, value) = (chip.name.clone(), number(chip.value));
                    phrase!("cue-chip", "{colour} {value}", colour, value)
                });
                named.collect::<Vec<_>>().into_argument()
            }
            _ => "".as_argument(),
        };
        let words = match line.words.as_str() {
            "" => usual(cue.cue, fill),
            own => filled(own, fill),
        };
        words.capital()
    };
    Announcement { banner: say(grouped, " / "), spoken: say(|number| number.to_string(), ", ") }
}

/// A cue as it would be called about now, to be tried out: of the present stage, the next break, the first colour-up.
pub fn example(tournament: &Tournament, cue: Cue, now: Millis) -> CueAt {
    let schedule = &tournament.setup.schedule;
    let present = tournament.clock(now).stage;
    let from = |first: usize, is_break: bool| {
        (first..=schedule.stages.len())
            .find(|position| schedule.stage(*position).is_break() == is_break)
    };
    let next = present.saturating_add(1);
    let stage = match cue {
        Cue::BreakStart | Cue::BreakOneMinute => from(present, true).or_else(|| from(0, true)),
        Cue::ColourUp => {
            let leaving = tournament.colour_ups();
            leaving.range(present..).next().or(leaving.first_key_value()).map(|(stage, _)| *stage)
        }
        Cue::HoldThePush | Cue::OneMinute | Cue::TenSeconds => from(present, false),
        _ => from(next, false),
    };
    CueAt { at: now, cue, stage: stage.unwrap_or(next) }
}

/// What is posted in this level, and the game where it is one of several, as sentences without the last full stop.
fn posts(level: &StageView, number: fn(u64) -> String, between: &str) -> Phrase {
    let pair = |one, other| format!("{}{between}{}", number(one), number(other));
    let mut said: Vec<Phrase> = Vec::new();
    if let [game] = level.games.as_slice() {
        said.push(Phrase::own(game));
    }
    if level.big > 0 {
        let blinds = pair(level.small, level.big);
        said.push(phrase!("cue-blinds", "Blinds {blinds}", blinds));
    }
    if level.ante > 0 {
        let ante = number(level.ante);
        said.push(if level.big_blind_ante {
            phrase!("cue-big-blind-ante", "Big-blind ante {ante}", ante)
        } else {
            phrase!("cue-ante", "Ante {ante}", ante)
        });
    }
    if let Some(stud) = level.stud {
        said.push(phrase!("cue-ante", "Ante {ante}", ante = number(stud.ante)));
        let bring_in = number(stud.bring_in);
        said.push(phrase!("cue-bring-in", "Bring-in {amount}", amount = bring_in));
    }
    if let Some(bets) = level.bets {
        said.push(phrase!("cue-bets", "Bets {bets}", bets = pair(bets.small, bets.big)));
    }
    let both = |one, more| phrase!("cue-and-then", "{one}. {more}", one, more);
    said.into_iter().reduce(both).unwrap_or_else(|| Phrase::own(""))
}

/// A length of time: 90 seconds, 5 minutes, 2 minutes 30 seconds.
fn time_words(time: Millis) -> Phrase {
    let seconds = u64::try_from(time).unwrap_or(0).div_ceil(1_000);
    let (minutes, rest) =
        (seconds.checked_div(60).unwrap_or(0), seconds.checked_rem(60).unwrap_or(0));
    let minutes_said = || Phrase::count(minutes, "minute", "minutes");
    match (minutes, rest) {
        (_, 0) if minutes > 0 => minutes_said(),
        (0 | 1, _) => Phrase::count(seconds, "second", "seconds"),
        _ => phrase!(
            "cue-minutes-and-seconds",
            "{minutes} {seconds}",
            minutes = minutes_said(),
            seconds = Phrase::count(rest, "second", "seconds")
        ),
    }
}

fn none() -> Phrase {
    phrase!("cue-none", "none")
}

/// A piece of an announcement's words.
enum Part<'a> {
    Text(&'a str),
    Placeholder(&'a str),
    /// A brace without its fellow.
    Brace,
}

fn parts(words: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    for (index, piece) in words.split('{').enumerate() {
        if index == 0 {
            parts.push(if piece.contains('}') { Part::Brace } else { Part::Text(piece) });
            continue;
        }
        match piece.split_once('}') {
            Some((name, text)) if !text.contains('}') => {
                parts.extend([Part::Placeholder(name), Part::Text(text)]);
            }
            _ => parts.push(Part::Brace),
        }
    }
    parts
}

/// The host's own words, piece by piece, with what is filled in.
fn filled(words: &str, fill: impl Fn(&str) -> Value) -> Phrase {
    let pieces = parts(words).into_iter().filter_map(|part| match part {
        Part::Text(text) => Some(text.as_argument()),
        Part::Placeholder(name) => Some(fill(name)),
        Part::Brace => None,
    });
    Phrase::chain(Chain::Pieces, pieces.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::schedule::{Ante, Bets, Level, Stage, StudPosts};
    use crate::rulebook::templates;
    use crate::rules::clock::cue_sheet::CueLine;

    fn says(cue: Cue, stage: usize) -> (String, String) {
        said(&CueSheet::default(), cue, stage)
    }

    fn said(sheet: &CueSheet, cue: Cue, stage: usize) -> (String, String) {
        let tournament = Tournament::new(templates::t1000());
        let said = announce(&tournament, sheet, &CueAt { at: 0, cue, stage });
        (said.banner.to_string(), said.spoken.to_string())
    }

    #[test]
    fn a_level_is_announced_as_a_person_says_it() {
        let (banner, spoken) = says(Cue::LevelUp, 5);
        assert_eq!(banner, "Level 5. Blinds 50 / 100.");
        assert_eq!(spoken, "Level 5. Blinds 50, 100.");
    }

    #[test]
    fn the_usual_words_of_every_cue() {
        let mut all = String::new();
        for cue in Cue::ALL {
            let stage = match cue {
                Cue::BreakStart | Cue::ColourUp | Cue::BreakOneMinute => 3,
                _ => 4,
            };
            let (banner, spoken) = says(cue, stage);
            all.push_str(&format!("{banner} | {spoken}\n"));
            let usual = usual_words(cue).english;
            assert_eq!(check_words(cue, &usual).unwrap(), usual);
        }
        insta::assert_snapshot!(all);
    }

    #[test]
    fn antes_are_said_by_who_posts_them() {
        let mut setup = templates::t1000();
        let mut level = |ante| {
            setup.schedule.stages[0] =
                Stage::Level(Level { ante, ..Level::blinds(10, 20, 1_200_000) });
            let tournament = Tournament::new(setup.clone());
            let cue = CueAt { at: 0, cue: Cue::LevelUp, stage: 0 };
            announce(&tournament, &CueSheet::default(), &cue).spoken.english
        };
        assert_eq!(
            level(Ante::BigBlind { chips: 10 }),
            "Level 1. Blinds 10, 20. Big-blind ante 10."
        );
        assert_eq!(level(Ante::PerPlayer { chips: 1 }), "Level 1. Blinds 10, 20. Ante 1.");
    }

    #[test]
    fn a_level_of_stud_is_said_by_ante_bring_in_and_bets() {
        let mut setup = templates::t1000();
        setup.schedule.stages[0] = Stage::Level(Level {
            stud: Some(StudPosts { ante: 25, bring_in: 50 }),
            bets: Some(Bets { small: 200, big: 400 }),
            ..Level::blinds(0, 0, 1_200_000)
        });
        let cue = CueAt { at: 0, cue: Cue::LevelUp, stage: 0 };
        let said = announce(&Tournament::new(setup), &CueSheet::default(), &cue);
        assert_eq!(said.banner.english, "Level 1. Ante 25. Bring-in 50. Bets 200 / 400.");
    }

    #[test]
    fn a_warning_names_the_time_that_was_chosen() {
        let mut sheet = CueSheet::default();
        let line = CueLine { lead_s: Some(150), ..CueLine::usual(Cue::OneMinute) };
        sheet.set(Cue::OneMinute, line).unwrap();
        let (banner, spoken) = said(&sheet, Cue::OneMinute, 0);
        assert_eq!(banner, "2 minutes 30 seconds left in this level.");
        assert_eq!(spoken, banner);
    }

    #[test]
    fn own_words_are_filled_and_wrong_ones_refused() {
        let mut sheet = CueSheet::default();
        let own = |words: &str| CueLine { words: words.into(), ..CueLine::usual(Cue::LevelUp) };
        sheet.set(Cue::LevelUp, own(" {small} and {big}, ante {ante}, good luck ")).unwrap();
        let (banner, spoken) = said(&sheet, Cue::LevelUp, 0);
        assert_eq!(banner, "10 and 20, ante none, good luck");
        assert_eq!(spoken, banner);
        for wrong in ["{blinds}", "{level", "level}", "{chips}", "{level}}", "{}"] {
            let refusal = sheet.set(Cue::LevelUp, own(wrong)).unwrap_err();
            let keys = ["nothing-to-put-in", "brace-stands-alone-placeholder"];
            assert!(keys.contains(&&*refusal.key), "{refusal}");
        }
        sheet.set(Cue::LevelUp, own(&"x".repeat(201))).unwrap_err();
        assert_eq!(sheet.line(Cue::LevelUp).words, "{small} and {big}, ante {ante}, good luck");
    }

    #[test]
    fn every_cue_can_be_tried_out_at_any_time() {
        let tournament = Tournament::new(templates::t1000());
        for cue in Cue::ALL {
            let tried = example(&tournament, cue, 0);
            let said = announce(&tournament, &CueSheet::default(), &tried);
            assert!(!said.spoken.is_nothing() && !said.spoken.english.contains("none"), "{said:?}");
        }
    }
}

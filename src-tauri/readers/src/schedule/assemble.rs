//! Levels and breaks out of entries: their lengths, the schedules of a sheet with several, and all that is said of each line.

use super::entries::{Entries, Entry, Item};
use super::found::{Called, Found};
use super::line::{Pause, Said};
use super::statements::Breaks;
use super::token::{Token, length_at, lexed};
use super::words;
use super::{
    LONGEST_LEVEL, LONGEST_NOTE, ScheduleLine, ScheduleReading, SheetVerdict, Told, USUAL_BREAK,
    USUAL_MINUTES,
};
use crate::folding::folded;
use crate::question::SheetQuestion;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::rulebook::schedule::{Ante, Bets, Break, Level, Stage, StudPosts};

/// Blinds beyond so many times those before are looked at.
const MOST_RISE: u64 = 4;

pub(super) fn in_minutes(seconds: u32) -> u32 {
    seconds.checked_div(60).unwrap_or(0)
}

fn in_ms(seconds: u32) -> Millis {
    Millis::from(seconds).saturating_mul(1_000)
}

/// What the clocks of a sheet say: when a level begins, or how long it is.
struct Times {
    /// By entry: the seconds until the next one begins.
    lengths: Vec<Option<u32>>,
    /// Whether they rise, so that they are times and no lengths.
    rise: bool,
}

impl Times {
    fn of(all: &[Entry]) -> Self {
        let begins: Vec<Option<u32>> = all
            .iter()
            .map(|entry| match &entry.item {
                Item::Level(found) => found.begins,
                Item::Pause(pause) => pause.begins,
                _ => None,
            })
            .collect();
        let known: Vec<u32> = begins.iter().flatten().copied().collect();
        const DAY: u32 = 86_400;
        // Past midnight, or past noon where nobody wrote which half of the day it is.
        let until = |from: u32, to: u32| {
            let wait = to.checked_sub(from).or_else(|| to.saturating_add(DAY).checked_sub(from))?;
            let half = DAY.checked_div(2).unwrap_or(DAY);
            if wait > half { wait.checked_sub(half) } else { Some(wait) }
        };
        let steps: Vec<u32> = known
            .windows(2)
            .filter_map(|pair| match pair {
                [from, to] => until(*from, *to),
                _ => None,
            })
            .collect();
        let rise = !steps.is_empty()
            && steps.iter().all(|step| (60..=6 * 3_600).contains(step))
            && known.windows(2).any(|pair| matches!(pair, [one, two] if one != two));
        let mut lengths = vec![None; all.len()];
        if rise {
            let mut next: Option<u32> = None;
            for (at, begins) in begins.iter().enumerate().rev() {
                let is_stage =
                    all.get(at).is_some_and(|e| matches!(e.item, Item::Level(_) | Item::Pause(_)));
                if let (Some(begins), Some(next)) = (begins, next)
                    && let Some(length) = lengths.get_mut(at)
                {
                    *length = until(*begins, next);
                }
                if is_stage {
                    // Where one has no time, nothing can be told of the one before it.
                    next = *begins;
                }
            }
        }
        Self { lengths, rise }
    }
}

/// Which schedule each entry belongs to, where a sheet has several below each other: each begins low again.
fn schedules(all: &[Entry]) -> Vec<usize> {
    let mut which: usize = 0;
    let mut last: Option<(u64, usize)> = None;
    let mut levels: usize = 0;
    let mut of: Vec<usize> = Vec::new();
    let mut heads: usize = 0;
    for entry in all {
        match &entry.item {
            Item::Level(found) => {
                if let Some((big, table)) = last {
                    let again = found.number == Some(1) || table != entry.table;
                    if again && levels >= 2 && found.big.saturating_mul(2) <= big {
                        which = which.saturating_add(1);
                        levels = 0;
                        // Its heading, and what stands above it since the last level.
                        for before in of.iter_mut().rev().take(heads) {
                            *before = which;
                        }
                    }
                }
                last = Some((found.big, entry.table));
                levels = levels.saturating_add(1);
                heads = 0;
            }
            Item::Pause(_) => heads = 0,
            _ => heads = heads.saturating_add(1),
        }
        of.push(which);
    }
    of
}

/// The levels and breaks, with all that is said of each.
pub(super) fn assemble(
    entries: Entries,
    mut questions: Vec<SheetQuestion>,
    told: &Told,
    remark: Phrase,
) -> ScheduleReading {
    let all = entries.all;
    let of = schedules(&all);
    let many = of.last().map_or(1, |last| last.saturating_add(1));
    let mut wanted: usize = 0;
    if many > 1 {
        let levels = |which: usize| {
            let mine = all.iter().zip(&of).filter(|(_, of)| **of == which);
            let found = mine.filter_map(|(entry, _)| match &entry.item {
                Item::Level(found) => Some(found),
                _ => None,
            });
            found.map(|found| (**found).clone()).collect::<Vec<Found>>()
        };
        let choices = (0..many)
            .map(|which| {
                let levels = levels(which);
                let last = levels.last().cloned().unwrap_or_default();
                phrase!(
                    "choice-schedule",
                    "Number {number}: {count} levels, up to {small}/{big}",
                    number = which.saturating_add(1),
                    count = levels.len(),
                    small = last.small,
                    big = last.big,
                )
            })
            .collect();
        let question = SheetQuestion::new(
            "schedule",
            phrase!("which-schedule-is-meant", "The sheet has several schedules. Which one is it?"),
            choices,
            &told.answers,
        );
        wanted = question.chosen.and_then(|chosen| usize::try_from(chosen).ok()).unwrap_or(0);
        questions.push(question);
    }
    let open_schedule =
        questions.iter().any(|question| question.key == "schedule" && question.chosen.is_none());
    let mine: Vec<Entry> = all
        .iter()
        .zip(&of)
        .filter(|(_, of)| **of == wanted)
        .map(|(entry, _)| entry.clone())
        .collect();
    let mine = with_breaks(mine);
    let mut maker = Maker::new(&mine, told);
    let mut lines: Vec<ScheduleLine> = Vec::new();
    for (at, entry) in mine.iter().enumerate() {
        lines.extend(maker.lines(at, entry, open_schedule));
    }
    let mut others: Vec<ScheduleLine> = all
        .iter()
        .zip(&of)
        .filter(|(_, of)| **of != wanted)
        .map(|(entry, _)| ScheduleLine {
            line: entry.line,
            text: entry.text.clone(),
            verdict: SheetVerdict::Ignored,
            stage: None,
            note: phrase!("of-another-schedule", "It belongs to another schedule."),
        })
        .collect();
    lines.append(&mut others);
    let taken = |line: &&ScheduleLine| {
        matches!(line.verdict, SheetVerdict::Understood | SheetVerdict::Look)
    };
    let stages: Vec<Stage> =
        lines.iter().filter(taken).filter_map(|line| line.stage.clone()).collect();
    let mut remarks = vec![remark];
    if lines.iter().all(|line| line.stage.is_none()) {
        remarks.push(phrase!(
            "no-schedule-in-text",
            "No schedule was found. Each line needs a small and a big blind."
        ));
    } else if !entries.unknown.is_empty() {
        remarks.push(phrase!(
            "columns-not-read",
            "Not read: the columns {columns}.",
            columns = entries.unknown.join(", "),
        ));
    }
    remarks.retain(|remark| !remark.is_nothing());
    ScheduleReading {
        length_assumed: maker.assumed,
        remark: Phrase::one_after_the_other(remarks),
        lines,
        questions,
        stages,
    }
}

/// The entries with the breaks that lines above all levels or below them place in words, and with the lengths before the first
/// break and behind it by the numbers of their levels.
fn with_breaks(mut all: Vec<Entry>) -> Vec<Entry> {
    let is_level = |entry: &Entry| matches!(entry.item, Item::Level(_));
    let (Some(first), Some(last)) = (all.iter().position(is_level), all.iter().rposition(is_level))
    else {
        return all;
    };
    let ends = match all.get(last).map(|entry| &entry.item) {
        Some(Item::Level(found)) => found.number,
        _ => None,
    };
    let levels = all.iter().filter(|entry| is_level(entry)).count();
    let ends = ends.or(u64::try_from(levels).ok());
    let mut placed: Vec<(u32, String, Breaks)> = Vec::new();
    for (at, entry) in all.iter_mut().enumerate() {
        if is_level(entry) || (first..last).contains(&at) || entry.breaks.is_empty() {
            continue;
        }
        // Right behind the level that it names it is a break like others.
        let named = |breaks: &Breaks| {
            breaks.every.is_none() && breaks.after.iter().all(|after| Some(*after) == ends)
        };
        if at == last.saturating_add(1) && entry.breaks.iter().all(named) {
            continue;
        }
        placed.extend(entry.breaks.iter().map(|one| (entry.line, entry.text.clone(), one.clone())));
        if !matches!(entry.item, Item::Lengths(_)) {
            entry.item = Item::Lengths(Vec::new());
        }
    }
    let mut made: Vec<Entry> = Vec::with_capacity(all.len());
    let mut counted: u64 = 0;
    for (at, entry) in all.iter().enumerate() {
        made.push(entry.clone());
        let Item::Level(found) = &entry.item else { continue };
        counted = counted.saturating_add(1);
        let number = found.number.unwrap_or(counted);
        let next = all.get(at.saturating_add(1));
        let has_one =
            found.pause.is_some() || next.is_some_and(|next| matches!(next.item, Item::Pause(_)));
        let here = placed.iter().find(|(.., breaks)| {
            let counts = breaks.every.is_some_and(|every| counted.checked_rem(every) == Some(0));
            breaks.after.contains(&number) || counts && at < last
        });
        if let Some((line, text, breaks)) = here.filter(|_| !has_one) {
            let (seconds, placed) = (breaks.seconds, Some(*line));
            let pause = Pause { seconds, placed, is_break: true, ..Pause::default() };
            let item = Item::Pause(pause);
            made.push(Entry { line: *line, text: text.clone(), item, ..entry.clone() });
        }
    }
    let until = made
        .iter()
        .skip_while(|entry| !is_level(entry))
        .take_while(|entry| !matches!(entry.item, Item::Pause(_)));
    let until = until.filter(|entry| is_level(entry)).count();
    let parted = made.iter().skip(first).any(|entry| matches!(entry.item, Item::Pause(_)));
    let until = u64::try_from(until).unwrap_or(u64::MAX);
    for entry in made.iter_mut().filter(|entry| !is_level(entry)) {
        let Some((before, after)) = entry.around else { continue };
        if !parted {
            entry.item = Item::Nothing;
            continue;
        }
        entry.item = Item::Lengths(vec![
            Said { from: Some(1), to: Some(until), seconds: before },
            Said { from: Some(until.saturating_add(1)), to: None, seconds: after },
        ]);
    }
    made
}

/// Makes the lines of a schedule one after the other.
struct Maker<'a> {
    told: &'a Told,
    times: Times,
    ranges: Vec<Said>,
    /// The length that was said for the levels from here on.
    current: Option<u32>,
    /// The length that a level before this one had in its own row.
    carried: Option<u32>,
    before: Option<Found>,
    counted: u64,
    pauses: u64,
    /// The length of breaks that was said above all levels, in seconds.
    usual_break: Option<u32>,
    /// The breaks since the last level.
    since: u64,
    /// Lengths are in seconds throughout.
    seconds: bool,
    /// The lengths of the rows count from the start, and this is that of each.
    step: Option<u32>,
    /// They rise with each level, as no lengths do, and not evenly.
    odd: bool,
    /// The sheet has no break.
    open: bool,
    /// No level of several has an ante.
    no_antes: bool,
    /// The sheet has one level.
    alone: bool,
    assumed: bool,
}

impl<'a> Maker<'a> {
    fn new(all: &[Entry], told: &'a Told) -> Self {
        let said = |entry: &Entry| match &entry.item {
            Item::Lengths(lengths) => lengths.clone(),
            _ => Vec::new(),
        };
        // By their lines: of columns side by side the second comes behind what stands below both.
        let levels = || all.iter().filter(|entry| matches!(entry.item, Item::Level(_)));
        let first = levels().map(|entry| entry.line).min();
        let last = levels().map(|entry| entry.line).max();
        let lengths: Vec<(u32, Said)> = all
            .iter()
            .flat_map(|entry| said(entry).into_iter().map(|said| (entry.line, said)))
            .collect();
        let loose = || lengths.iter().filter(|(_, said)| said.from.is_none());
        // What stands below all levels is about all of them, unless something above was.
        let above = loose().rfind(|(at, _)| first.is_some_and(|first| *at <= first));
        let below = || loose().find(|(at, _)| last.is_some_and(|last| *at > last));
        let current = above.or_else(below).map(|(_, said)| said.seconds);
        let ranges =
            lengths.iter().filter(|(_, said)| said.from.is_some()).map(|(_, s)| *s).collect();
        let own = |entry: &Entry| match &entry.item {
            Item::Level(found) => found.length,
            _ => None,
        };
        let own: Vec<u32> = all.iter().filter_map(own).collect();
        let times = Times::of(all);
        // Lengths that rise with each level count from the start: of 20, 40, 60, 80 each has 20.
        let rise = !times.rise
            && own.len() >= 3
            && own.len() == levels().count()
            && own.is_sorted_by(|a, b| a < b);
        let step = own.first().copied().filter(|first| {
            let even =
                |pair: &[u32]| matches!(pair, [one, two] if one.saturating_add(*first) == *two);
            rise && own.windows(2).all(even)
        });
        let odd = rise && step.is_none() && own.len() >= 4;
        // No level has five hours; a column of such is in seconds.
        let seconds =
            !own.is_empty() && own.iter().all(|length| *length >= 5 * 3_600 && length % 3_600 == 0);
        Self {
            told,
            times,
            ranges,
            current,
            carried: None,
            before: None,
            counted: 0,
            pauses: 0,
            usual_break: None,
            since: 0,
            seconds,
            step,
            odd,
            open: !all.iter().any(|entry| match &entry.item {
                Item::Pause(_) => true,
                Item::Level(found) => found.pause.is_some(),
                _ => false,
            }),
            no_antes: levels().count() > 1
                && !levels().any(|entry| {
                    matches!(&entry.item, Item::Level(found) if found.ante.is_some_and(|(ante, _)| ante > 0))
                }),
            alone: levels().count() == 1 && all.len() > 1,
            assumed: false,
        }
    }

    fn lines(&mut self, at: usize, entry: &Entry, asked: bool) -> Vec<ScheduleLine> {
        let line = |verdict, stage, note| ScheduleLine {
            line: entry.line,
            text: entry.text.clone(),
            verdict: if asked && stage_is(&stage) { SheetVerdict::Unsure } else { verdict },
            stage,
            note,
        };
        match &entry.item {
            Item::Heading => {
                vec![line(SheetVerdict::Ignored, None, phrase!("the-heading", "The heading."))]
            }
            Item::Lengths(said) => {
                if let Some(said) = said.iter().rfind(|said| said.from.is_none())
                    && self.before.is_some()
                {
                    self.current = Some(said.seconds);
                    self.carried = None;
                }
                let minutes: Vec<String> =
                    said.iter().map(|said| in_minutes(said.seconds).to_string()).collect();
                let note = phrase!(
                    "lengths-of-levels",
                    "The levels last {minutes} minutes.",
                    minutes = minutes.join(", "),
                );
                let places = phrase!("breaks-said-in-words", "The line says where breaks are.");
                // What the line says beside it: a break that it does not place, another length.
                let text = folded(&entry.text);
                let missed = self.open
                    && entry.breaks.is_empty()
                    && entry.around.is_none()
                    && words::says_break(&text)
                    && !words::tells_of_breaks(&text);
                let missed = missed.then(break_is_named);
                let other = unused(entry, said);
                let verdict = match (&missed, &other) {
                    (None, None) => SheetVerdict::Understood,
                    _ => SheetVerdict::Look,
                };
                let notes = [
                    Some(note).filter(|_| !said.is_empty()),
                    Some(places).filter(|_| !entry.breaks.is_empty()),
                    missed,
                    other,
                ];
                let note = Phrase::one_after_the_other(notes.into_iter().flatten());
                vec![line(verdict, None, note)]
            }
            Item::Nothing | Item::Loose(_) => {
                let text = folded(&entry.text);
                let words = words::split(&text);
                let antes = self.no_antes
                    && words.iter().any(|word| matches!(*word, "ante" | "antes" | "bba"));
                let breaks =
                    self.open && words::says_break(&text) && !words::tells_of_breaks(&text);
                let named = match (antes, breaks) {
                    (true, _) => phrase!(
                        "antes-not-read",
                        "The line is about antes, and no level has one. Set them if they are meant."
                    ),
                    (_, true) => break_is_named(),
                    _ => return vec![line(SheetVerdict::Ignored, None, why_none(&entry.text))],
                };
                vec![line(SheetVerdict::Look, None, named)]
            }
            Item::Pause(pause) => {
                // Chips that leave, and no break: the break or level before may be meant.
                if self.before.is_none() && !pause.is_break {
                    return vec![line(SheetVerdict::Ignored, None, why_none(&entry.text))];
                }
                if let (None, Some(seconds)) = (&self.before, pause.seconds) {
                    self.usual_break = Some(seconds);
                    let note = phrase!(
                        "lengths-of-breaks",
                        "The breaks last {minutes} minutes.",
                        minutes = in_minutes(seconds),
                    );
                    return vec![line(SheetVerdict::Understood, None, note)];
                }
                if self.before.is_none() {
                    let note =
                        phrase!("break-before-play", "A break cannot come before the first level.");
                    return vec![line(SheetVerdict::Ignored, None, note)];
                }
                if !pause.is_break && pause.seconds.is_none() {
                    let note = phrase!(
                        "chips-leave-here",
                        "Chips leave play here. Write “break” beside it if it is one."
                    );
                    return vec![line(SheetVerdict::Ignored, None, note)];
                }
                let (stage, mut notes) = self.pause(at, pause);
                let verdict =
                    if notes.is_empty() { SheetVerdict::Understood } else { SheetVerdict::Look };
                notes.extend(pause.placed.map(|line| {
                    phrase!("break-as-line-says", "Line {line} puts a break here.", line)
                }));
                vec![line(verdict, Some(stage), Phrase::one_after_the_other(notes))]
            }
            Item::Level(found) => match self.level(at, found) {
                Err(why) => vec![line(SheetVerdict::Ignored, None, why)],
                Ok((stage, notes)) => {
                    let verdict = match (entry.unsure, notes.is_empty()) {
                        (true, _) => SheetVerdict::Unsure,
                        (_, true) => SheetVerdict::Understood,
                        _ => SheetVerdict::Look,
                    };
                    let note = Phrase::one_after_the_other(notes);
                    let mut made = vec![line(verdict, Some(Stage::Level(stage)), note)];
                    if let Some(pause) = found.pause {
                        let pause = Pause { seconds: pause, ..Pause::default() };
                        let (stage, notes) = self.pause(usize::MAX, &pause);
                        let verdict = if notes.is_empty() {
                            SheetVerdict::Understood
                        } else {
                            SheetVerdict::Look
                        };
                        made.push(line(verdict, Some(stage), Phrase::one_after_the_other(notes)));
                    }
                    made
                }
            },
        }
    }

    fn pause(&mut self, at: usize, pause: &Pause) -> (Stage, Vec<Phrase>) {
        self.pauses = self.pauses.saturating_add(1);
        self.since = self.since.saturating_add(1);
        let mut notes = Vec::new();
        let timed = self.times.lengths.get(at).copied().flatten();
        let seconds = pause.seconds.filter(|_| !(self.times.rise && pause.timed));
        // A number that counts the breaks is no length, nor one that goes on counting the rows.
        let bare = pause.bare.filter(|bare| {
            let rows = self.counted.saturating_add(self.pauses);
            *bare >= 5 && *bare != self.pauses && *bare != rows
        });
        let bare = bare.and_then(|bare| u32::try_from(bare).ok()?.checked_mul(60));
        let bare = bare.map(|seconds| if self.seconds { in_minutes(seconds) } else { seconds });
        let length =
            seconds
                .map(|seconds| {
                    if self.seconds && seconds >= 5 * 3_600 { in_minutes(seconds) } else { seconds }
                })
                .or(bare.filter(|seconds| *seconds <= 240 * 60))
                .or(timed)
                .or(self.usual_break)
                .filter(|seconds| *seconds > 0);
        let length = length.unwrap_or_else(|| {
            notes.push(phrase!("break-of-10-assumed", "A break of 10 minutes was assumed."));
            USUAL_BREAK.saturating_mul(60)
        });
        if in_minutes(length) > LONGEST_LEVEL || length < 60 {
            notes.push(odd_length(length));
        }
        let note = clean_text(&pause.note, LONGEST_NOTE);
        (Stage::Break(Break { length_ms: in_ms(length), note }), notes)
    }

    /// The level, and what to look at in it.
    fn level(&mut self, at: usize, found: &Found) -> Result<(Level, Vec<Phrase>), Phrase> {
        let mut notes = Vec::new();
        let stud = found.bring_in.is_some() && found.bets.is_some();
        if found.small > found.big {
            return Err(phrase!(
                "small-blind-is-larger",
                "The small blind of {small} is larger than the big blind of {big}.",
                small = found.small,
                big = found.big,
            ));
        }
        if found.big == 0 && !stud {
            return Err(phrase!("no-blinds-in-line", "No small and big blind are in this line."));
        }
        if found.called == Called::Big {
            notes.push(phrase!(
                "small-blind-of-half-assumed",
                "The sheet gives no small blind. Half of the big blind was assumed."
            ));
        }
        if found.called == Called::Small {
            notes.push(phrase!(
                "big-blind-of-double-assumed",
                "The sheet gives no big blind. Twice the small blind was assumed."
            ));
        }
        self.counted = self.counted.saturating_add(1);
        let number = found.number.unwrap_or(self.counted);
        if let Some(before) = &self.before {
            if !stud && (found.big < before.big || found.small < before.small) {
                notes
                    .push(phrase!("blinds-fall", "The blinds are lower than in the level before."));
            }
            if !stud && before.big > 0 && found.big > before.big.saturating_mul(MOST_RISE) {
                notes.push(phrase!(
                    "blinds-jump",
                    "The big blind is more than {times} times the one before.",
                    times = MOST_RISE,
                ));
            }
            if let (Some(number), Some(last)) = (found.number, before.number)
                && number != last.saturating_add(1)
                // Rows may be numbered with their breaks.
                && number != last.saturating_add(1).saturating_add(self.since)
            {
                notes.push(phrase!(
                    "level-number-jumps",
                    "Level {number} follows level {last}.",
                    number,
                    last,
                ));
            }
        }
        let own = found.length.filter(|_| !(self.times.rise && found.timed));
        let own = own.map(|length| if self.seconds { in_minutes(length) } else { length });
        let own = own.map(|length| self.step.unwrap_or(length));
        let range = self
            .ranges
            .iter()
            .find(|said| {
                said.from.is_some_and(|from| from <= number)
                    && said.to.is_none_or(|to| number <= to)
            })
            .map(|said| said.seconds);
        let timed = self.times.lengths.get(at).copied().flatten();
        let said = own.or(range).or(timed.filter(|_| self.current.is_none())).or(self.current);
        let length = match said {
            Some(length) => length,
            None => self.unsaid(&mut notes),
        };
        if own.is_some() || timed.is_some() {
            self.carried = said;
        }
        let minutes = in_minutes(length);
        let length = if minutes == 0 || minutes > LONGEST_LEVEL || self.odd || is_uneven(length) {
            notes.push(odd_length(length));
            length.max(60)
        } else {
            length
        };
        let ante = match found.ante {
            None | Some((0, _)) => Ante::None {},
            Some((chips, of_big)) if of_big || chips >= found.big => {
                if chips > found.big && !stud {
                    notes.push(phrase!(
                        "ante-above-big-blind",
                        "The ante of {ante} is larger than the big blind of {big}.",
                        ante = chips,
                        big = found.big,
                    ));
                }
                Ante::BigBlind { chips }
            }
            Some((chips, _)) => Ante::PerPlayer { chips },
        };
        let posts = found
            .bring_in
            .filter(|_| stud)
            .map(|bring_in| StudPosts { ante: found.ante.map_or(0, |(ante, _)| ante), bring_in });
        let level = Level {
            ante: if stud { Ante::None {} } else { ante },
            bets: found.bets.map(|(small, big)| Bets { small, big }),
            stud: posts,
            hands: found.hands.and_then(|hands| u32::try_from(hands).ok()),
            note: clean_text(&found.note, LONGEST_NOTE),
            ..Level::blinds(found.small, found.big, in_ms(length))
        };
        if words::says_break(&folded(&found.note)) {
            notes.push(break_is_named());
        }
        if let Some(figure) = found.lost {
            notes.push(phrase!("figure-not-read", "Not read in this line: {figure}.", figure));
        }
        if let Some(before) = &self.before {
            let chips = |found: &Found| found.ante.map_or(0, |(chips, _)| chips);
            let same = !stud && found.note == before.note && found.bring_in == before.bring_in;
            if same && found.big > before.big && chips(found) < chips(before) {
                notes.push(phrase!("ante-falls", "The ante is lower than in the level before."));
            }
        }
        if self.alone {
            notes.push(phrase!("only-level", "This is the only level that was found."));
        }
        self.before = Some(found.clone());
        self.since = 0;
        Ok((level, notes))
    }

    /// The length of a level of which nothing says one.
    fn unsaid(&mut self, notes: &mut Vec<Phrase>) -> u32 {
        if let Some(carried) = self.carried {
            notes.push(phrase!(
                "length-of-level-before",
                "No length stands here. The one before was taken: {minutes} minutes.",
                minutes = in_minutes(carried),
            ));
            return carried;
        }
        self.assumed = true;
        if let Some(minutes) = self.told.minutes {
            return minutes.clamp(1, 1_440).saturating_mul(60);
        }
        notes.push(phrase!(
            "length-of-20-assumed",
            "The sheet gives no length. 20 minutes were assumed."
        ));
        USUAL_MINUTES.saturating_mul(60)
    }
}

const fn stage_is(stage: &Option<Stage>) -> bool {
    stage.is_some()
}

fn break_is_named() -> Phrase {
    phrase!("remark-names-a-break", "The remark names a break. Add one if it is meant.")
}

/// A length in a line about the lengths of levels that nothing was made of.
fn unused(entry: &Entry, said: &[Said]) -> Option<Phrase> {
    let text = folded(&entry.text);
    // Of breaks, late entries and the whole evening it speaks beside them.
    let levels = words::split(&text).into_iter().all(|word| !words::beside_word(word));
    if said.is_empty() || entry.around.is_some() || !levels || words::says_break(&text) {
        return None;
    }
    let tokens = lexed(&entry.text).tokens;
    let mut at: usize = 0;
    while at < tokens.len() {
        let Some((seconds, count)) = length_at(&tokens, at) else {
            at = at.saturating_add(1);
            continue;
        };
        if !said.iter().any(|said| said.seconds == seconds) {
            return Some(phrase!(
                "length-not-used",
                "The line also says {minutes} minutes. Nothing was made of that.",
                minutes = in_minutes(seconds),
            ));
        }
        at = at.saturating_add(count);
    }
    None
}

/// Whether a level has seconds over, as a time of day that was taken for a length would.
const fn is_uneven(seconds: u32) -> bool {
    seconds > 300 && !seconds.is_multiple_of(30) || seconds > 600 && !seconds.is_multiple_of(60)
}

fn odd_length(seconds: u32) -> Phrase {
    phrase!(
        "length-is-odd",
        "{minutes} minutes are an unusual length. Check it.",
        minutes = in_minutes(seconds),
    )
}

/// Why a line has no level.
fn why_none(text: &str) -> Phrase {
    let line = lexed(text);
    let broken = line.tokens.windows(3).any(|three| match three {
        [Token::Number(small), Token::Sign('/'), Token::Number(big)] => !small.whole || !big.whole,
        _ => false,
    });
    let parts =
        line.tokens.iter().filter(|token| matches!(token, Token::Number(one) if !one.whole));
    if broken || parts.count() > 1 {
        return phrase!(
            "blinds-not-whole",
            "Blinds are whole chips. Write cents as whole numbers, such as 25/50."
        );
    }
    let larger = line.tokens.windows(3).find_map(|three| match three {
        [Token::Number(small), Token::Sign('/'), Token::Number(big)]
            if small.value > big.value && big.value > 0 =>
        {
            Some((small.value, big.value))
        }
        _ => None,
    });
    let stranger = |token: &Token| match token {
        Token::Word(word) => !words::plain_word(word),
        _ => false,
    };
    if let Some((small, big)) = larger
        && !line.tokens.iter().any(stranger)
    {
        return phrase!(
            "small-blind-is-larger",
            "The small blind of {small} is larger than the big blind of {big}.",
            small,
            big,
        );
    }
    if words::says_end(&folded(text)) {
        return phrase!("end-of-day-not-read", "The end of a day is not part of a schedule.");
    }
    phrase!("no-level-in-line", "No level or break is in this line.")
}

//! What each row of a sheet is: a heading, a length, a level, a break, or nothing of a schedule.

use super::assemble::in_minutes;
use super::found::{Called, Found, Plan};
use super::line::{self, Figures, Pause, Said};
use super::opening;
use super::plan::{self, Ways};
use super::statements::{self, Breaks};
use super::table::{self, Cells, Heading};
use super::token::{self, Lexed, Token, lexed};
use super::words::{self, Role};
use super::{LONGEST_SHOWN, Told};
use crate::folding::folded;
use crate::question::SheetQuestion;
use crate::sheet::{Row, Sheet};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;

/// What a line is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Item {
    Heading,
    Lengths(Vec<Said>),
    /// A level without columns, until a plan is chosen for all of them.
    Loose(Ways),
    Level(Box<Found>),
    Pause(Pause),
    Nothing,
}

/// A line, and what it is.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Entry {
    pub(super) line: u32,
    pub(super) text: String,
    pub(super) item: Item,
    /// The block in which it stands: 0 for the one at the left.
    pub(super) block: usize,
    /// The table in which it stands: each heading begins another one.
    pub(super) table: usize,
    /// It may mean two things.
    pub(super) unsure: bool,
    /// The breaks that it places in words.
    pub(super) breaks: Vec<Breaks>,
    /// The lengths of levels before the first break and behind it, which it says.
    pub(super) around: Option<(u32, u32)>,
}

/// The lines of a sheet on their way to levels.
#[derive(Debug, Default)]
pub(super) struct Entries {
    pub(super) all: Vec<Entry>,
    /// The order that a heading gives to lines of text.
    pub(super) order: Option<Plan>,
    /// Headings of columns that are not read.
    pub(super) unknown: Vec<String>,
    /// The entry with the first blinds, where a sentence says them.
    opening: Option<usize>,
}

impl Entries {
    fn push(&mut self, row: &Row, item: Item, block: usize, table: usize) {
        let text = clean_text(&row.text(), LONGEST_SHOWN);
        // What stands in a table is of its row.
        let in_words = row.cells.len() < 2
            && matches!(item, Item::Lengths(_) | Item::Pause(_) | Item::Nothing);
        let breaks = if in_words { statements::breaks(&text) } else { Vec::new() };
        let around = in_words.then(|| statements::around_break(&lexed(&text))).flatten();
        let unsure = false;
        self.all.push(Entry { line: row.line, text, item, block, table, unsure, breaks, around });
    }

    /// What each row is, by itself and its heading.
    pub(super) fn gather(&mut self, sheet: &Sheet) {
        let mut heading: Option<Heading> = None;
        let mut tables: usize = 0;
        let mut skipped: Option<u32> = None;
        for (index, row) in sheet.rows.iter().enumerate() {
            if skipped == Some(row.line) {
                self.push(row, Item::Heading, 0, tables);
                continue;
            }
            if row.cells.len() > 1 {
                let next = sheet.rows.get(index.saturating_add(1));
                if let Some(found) = table::heading(&row.cells) {
                    // A second line of the heading may say more: "Blinds" above "Small" and "Big".
                    let more = next.and_then(|next| two_lines(row, next));
                    let found = match more {
                        Some(more) => {
                            skipped = next.map(|next| next.line);
                            more
                        }
                        None => found,
                    };
                    tables = tables.saturating_add(1);
                    self.take_heading(row, found, &mut heading, tables);
                    continue;
                }
                if let Some(found) = next.and_then(|next| two_lines(row, next)) {
                    skipped = next.map(|next| next.line);
                    tables = tables.saturating_add(1);
                    self.take_heading(row, found, &mut heading, tables);
                    continue;
                }
            }
            let in_table = heading.as_ref().filter(|_| row.cells.len() > 1);
            if let Some(heading) = in_table {
                let read: Vec<Cells> =
                    heading.blocks.iter().map(|block| table::row(row, block)).collect();
                if read.iter().any(|cells| *cells != Cells::Nothing) {
                    for (block, cells) in read.into_iter().enumerate() {
                        match cells {
                            Cells::Level(found) => {
                                self.push(row, Item::Level(found), block, tables)
                            }
                            Cells::Pause(pause) => {
                                self.push(row, Item::Pause(pause), block, tables)
                            }
                            Cells::Nothing => {}
                        }
                    }
                    continue;
                }
            }
            if let [line] = row.cells.as_slice()
                && heading.is_none()
                && let Some(parts) = opening::parts(line)
            {
                self.take_opening(row, &parts, tables);
                continue;
            }
            let item = self.loose(row, heading.is_some());
            // "Every 20 minutes: 25/50, 50/100"
            if let (Item::Loose(ways), [line]) = (&item, row.cells.as_slice())
                && ways.iter().any(|levels| levels.len() > 1)
                && let Some((title, _)) = line.split_once(':')
                && !title.contains('/')
            {
                let said = line::lengths(&lexed(title));
                if !said.is_empty() && said.iter().all(|said| said.from.is_none()) {
                    self.push(row, Item::Lengths(said), 0, tables);
                }
            }
            self.push(row, item, 0, tables);
        }
    }

    /// A sentence with the first blinds, and perhaps lengths and a list behind them: each part as a line of its own.
    fn take_opening(&mut self, row: &Row, parts: &opening::Parts, table: usize) {
        let part = |text: &str| Row { line: row.line, cells: vec![text.to_string()] };
        for text in parts.said.iter().filter(|text| !text.is_empty()) {
            let said = part(text);
            let item = match self.loose(&said, false) {
                Item::Lengths(said) => Item::Lengths(said),
                _ => Item::Nothing,
            };
            self.push(row, item, 0, table);
        }
        for text in [&parts.first, &parts.list].into_iter().filter(|text| !text.is_empty()) {
            let level = part(text);
            let item = self.loose(&level, false);
            self.push(row, item, 0, table);
            self.opening = self
                .opening
                .or(Some(self.all.len().saturating_sub(1)).filter(|_| text == &parts.first));
        }
    }

    /// Leaves out the first blinds of a sentence where the list itself begins with them.
    fn drop_opening(&mut self) {
        let Some(at) = self.opening.take() else { return };
        let first = |entry: &Entry| match &entry.item {
            Item::Loose(ways) => ways.first()?.first()?.blinds,
            Item::Level(found) => Some((found.small, found.big)),
            _ => None,
        };
        let Some(said) = self.all.get(at).and_then(first) else { return };
        let next = self.all.iter().skip(at.saturating_add(1)).find_map(first);
        if next.is_none_or(|next| next.1 > said.1) {
            return;
        }
        // A line that says more is in sight by that.
        let line = self.all.get(at).map(|entry| entry.line);
        if self.all.iter().filter(|entry| Some(entry.line) == line).count() > 1 {
            self.all.remove(at);
        } else if let Some(entry) = self.all.get_mut(at) {
            entry.item = Item::Nothing;
        }
    }

    fn take_heading(
        &mut self,
        row: &Row,
        found: Heading,
        heading: &mut Option<Heading>,
        table: usize,
    ) {
        let item = match found.lengths.as_slice() {
            [] => Item::Heading,
            lengths => Item::Lengths(lengths.to_vec()),
        };
        self.push(row, item, 0, table);
        for unknown in &found.unknown {
            if !self.unknown.contains(unknown) {
                self.unknown.push(unknown.clone());
            }
        }
        *heading = Some(found);
    }

    /// What a row without columns is.
    fn loose(&mut self, row: &Row, in_table: bool) -> Item {
        // "(15 min)"
        let whole = row.cells.join("\t");
        let inner = whole.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let line = lexed(inner.filter(|inner| !inner.contains(['(', ')'])).unwrap_or(&whole));
        let text = row.text();
        if self.order.is_none()
            && !in_table
            && let Some((plan, said)) = table::plan(&text)
        {
            self.order = Some(plan);
            return if said.is_empty() { Item::Heading } else { Item::Lengths(said) };
        }
        // "Levels 1-8: 20 minutes" has no blinds.
        let mut lengths = line::lengths(&line);
        if lengths.is_empty() {
            // "Stack: 20,000 | Levels: 20 min | late registration until level 8"
            lengths = statements::clauses(&text)
                .flat_map(|clause| line::lengths(&lexed(clause)))
                .collect();
        }
        if lengths.is_empty() {
            // "Levels of 20 minutes, a 10 minute break every 4 levels"
            lengths = text.split(", ").flat_map(|clause| line::lengths(&lexed(clause))).collect();
        }
        // "Level 1 (20m): SB 25 BB 50" says the blinds of one level.
        let blinds = || {
            let split =
                words::split(&folded(&text)).into_iter().map(String::from).collect::<Vec<_>>();
            split.iter().any(|it| words::small_word(it))
                && split.iter().any(|it| words::big_word(it))
        };
        let of_one = || {
            matches!(lengths.as_slice(), [one] if one.from.is_some() && one.from == one.to)
                && blinds()
        };
        if !text.contains('/') && lengths.iter().any(|said| said.from.is_some()) && !of_one() {
            return Item::Lengths(lengths);
        }
        let bets = self.order.as_ref().is_some_and(|order| {
            order.tail.iter().any(|role| matches!(role, Role::Bets | Role::Limits))
        });
        let ways: Ways = line::ways(&line, row.cells.len() > 1)
            .iter()
            .map(|line| line::levels(line, bets))
            .filter(|levels| !levels.is_empty())
            .collect();
        if !ways.is_empty() && !in_table {
            let own = lengths.first().filter(|_| of_one()).map(|said| said.seconds);
            let timed = |level: Figures| Figures { length: level.length.or(own), ..level };
            let ways = ways.into_iter().map(|levels| levels.into_iter().map(timed).collect());
            return Item::Loose(ways.collect());
        }
        // The length of one level, whose blinds could not be read, is no length of others; nor is one of two that differ.
        let one = lengths.iter().any(|said| said.from.is_some() && said.from == said.to);
        let mut loose = lengths.iter().filter(|said| said.from.is_none()).map(|said| said.seconds);
        let first = loose.next();
        let differ = loose.any(|seconds| Some(seconds) != first);
        let unclear = differ || one && text.contains('/');
        if !lengths.is_empty() && !unclear {
            return Item::Lengths(lengths);
        }
        if let Some(pause) = line::pause(&line) {
            return Item::Pause(pause);
        }
        if let Some(seconds) = part_of(&line, &text) {
            return Item::Lengths(vec![Said { from: None, to: None, seconds }]);
        }
        // A length alone, above all levels, is theirs; or below them, where none has one. "20 minutes", "Every 20 minutes".
        let each = matches!(line.tokens.first(), Some(Token::Word(word)) if words::each_word(word) || words::every_word(word));
        let begin = usize::from(each);
        let alone = token::length_at(&line.tokens, begin)
            .filter(|(_, count)| begin.saturating_add(*count) == line.tokens.len());
        let timed = self.all.iter().any(|entry| match &entry.item {
            Item::Level(found) => found.length.is_some(),
            Item::Loose(ways) => ways.iter().flatten().any(|level| {
                level.length.is_some()
                    || !level.clocks.is_empty()
                    || level.after.len() > level.joined
            }),
            Item::Lengths(_) => true,
            Item::Pause(pause) => pause.seconds.is_none() && pause.bare.is_none(),
            _ => false,
        });
        let levels =
            self.all.iter().any(|entry| matches!(entry.item, Item::Level(_) | Item::Loose(_)));
        match alone {
            Some((seconds, _)) if !levels || !timed => {
                Item::Lengths(vec![Said { from: None, to: None, seconds }])
            }
            _ => Item::Nothing,
        }
    }

    /// One blind alone is a level only where every line has no more.
    fn drop_lone_blinds(&mut self) {
        let one = |levels: &Vec<Figures>| levels.iter().any(|level| level.called == Called::One);
        let pairs = self
            .all
            .iter()
            .any(|entry| matches!(&entry.item, Item::Loose(ways) if !ways.iter().any(one)));
        for entry in self.all.iter_mut().filter(|_| pairs) {
            if matches!(&entry.item, Item::Loose(ways) if ways.iter().any(one)) {
                entry.item = Item::Nothing;
            }
        }
    }

    /// Leaves out the stakes of a title: above all levels a line names a game, and no level does.
    fn drop_title(&mut self) {
        let named =
            |entry: &Entry| words::split(&folded(&entry.text)).into_iter().any(words::title_word);
        let mut levels = self
            .all
            .iter_mut()
            .filter(|entry| matches!(entry.item, Item::Loose(_) | Item::Level(_)));
        let Some(first) = levels.next() else { return };
        let others: Vec<bool> = levels.map(|entry| named(entry)).collect();
        let counts = words::split(&folded(&first.text)).into_iter().any(words::level_word);
        let title = first.text.starts_with(char::is_alphabetic) && named(first) && !counts;
        if title && others.len() > 1 && !others.contains(&true) {
            first.item = Item::Nothing;
        }
    }

    /// Reads the lines without columns by the plan that fits all of them best, and asks where two fit.
    pub(super) fn plan(&mut self, told: &Told) -> Vec<SheetQuestion> {
        self.drop_opening();
        self.drop_title();
        self.drop_lone_blinds();
        let ways: Vec<Ways> = self
            .all
            .iter()
            .filter_map(|entry| match &entry.item {
                Item::Loose(ways) => Some(ways.clone()),
                _ => None,
            })
            .collect();
        if ways.is_empty() {
            return Vec::new();
        }
        let headed = self.all.iter().any(|entry| matches!(entry.item, Item::Level(_)));
        let (mut first, mut other) = plan::best(&ways, self.order.as_ref());
        if self.order.is_some() {
            let (free, _) = plan::best(&ways, None);
            let read =
                |planned: &plan::Planned| planned.lines.iter().filter(|l| !l.is_empty()).count();
            let lone = self.order.as_ref().is_some_and(|order| order.called == Called::Big);
            if read(&free) > read(&first) || lone && free.cost < first.cost {
                (first, other) = plan::best(&ways, None);
            }
        }
        let mut questions = Vec::new();
        let mut unsure = false;
        if let Some(second) = other.take() {
            let differing = first
                .lines
                .iter()
                .zip(&second.lines)
                .flat_map(|(one, two)| one.iter().zip(two))
                .find(|(one, two)| said(one) != said(two));
            if let Some((one, two)) = differing {
                let question =
                    SheetQuestion::new("order", which(), vec![said(one), said(two)], &told.answers);
                unsure = question.chosen.is_none();
                if question.chosen == Some(1) {
                    first = second;
                }
                questions.push(question);
            }
        }
        let mut lines = first.lines.into_iter();
        let mut all = Vec::new();
        for entry in std::mem::take(&mut self.all) {
            if !matches!(entry.item, Item::Loose(_)) {
                all.push(entry);
                continue;
            }
            let levels = lines.next().unwrap_or_default();
            if levels.is_empty() || headed {
                all.push(Entry { item: Item::Nothing, ..entry });
                continue;
            }
            for (block, level) in levels.into_iter().enumerate() {
                let item = Item::Level(Box::new(level));
                all.push(Entry { item, block, unsure, ..entry.clone() });
            }
        }
        self.all = all;
        questions
    }

    /// Makes blinds of what a sheet calls limits or bets, and asks where they may be either, or where a blind stands alone.
    pub(super) fn settle(&mut self, sheet: &Sheet, told: &Told) -> Option<SheetQuestion> {
        let text: Vec<String> = sheet.rows.iter().map(|row| folded(&row.text())).collect();
        let limit = words::limit_game(&text.join("\n"));
        let meant = |found: &Found| match found.called {
            Called::Limits => Some([found.clone(), found.by_bets()]),
            // A limit game's figures are its bets on many sheets.
            Called::Unsaid if limit == Some(true) && found.bets.is_none() && found.big > 0 => {
                Some([found.clone(), found.by_bets()])
            }
            Called::One => {
                let small = found.by_big(found.big.saturating_mul(2));
                Some([found.by_big(found.big), Found { called: Called::Blinds, ..small }])
            }
            _ => None,
        };
        let levels = || {
            self.all.iter().filter_map(|entry| match &entry.item {
                Item::Level(found) => Some(found),
                _ => None,
            })
        };
        let open = |found: &Found| found.called != Called::Limits || limit.is_none();
        let asks = levels().filter(|found| open(found)).find_map(|found| meant(found));
        let question = asks.map(|[one, two]| {
            SheetQuestion::new("blinds", which(), vec![said(&one), said(&two)], &told.answers)
        });
        let chosen = question.as_ref().and_then(|question| question.chosen);
        for entry in &mut self.all {
            let Item::Level(found) = &mut entry.item else { continue };
            let asked = open(found);
            let second = if asked { chosen == Some(1) } else { limit == Some(true) };
            if let Some([one, two]) = meant(found) {
                entry.unsure |= asked && chosen.is_none();
                **found = if second { two } else { one };
            } else if found.called == Called::Bets {
                **found = found.by_bets();
            }
        }
        question
    }

    /// Puts blocks that stand side by side one below the other, where the levels rise that way.
    pub(super) fn arrange(&mut self) {
        if self.all.iter().all(|entry| entry.block == 0) {
            return;
        }
        let falls = |all: &[Entry]| {
            let levels: Vec<u64> = all
                .iter()
                .filter_map(|entry| match &entry.item {
                    Item::Level(found) => Some(found.big),
                    _ => None,
                })
                .collect();
            levels.windows(2).filter(|pair| matches!(pair, [one, two] if two < one)).count()
        };
        let mut below = self.all.clone();
        below.sort_by_key(|entry| (entry.table, entry.block));
        if falls(&below) < falls(&self.all) {
            self.all = below;
        }
    }
}

/// The length in a line that heads a part of the schedule: "## Phase 2 (15 min)", "Part 2: 15 minutes".
fn part_of(line: &Lexed, text: &str) -> Option<u32> {
    let word = |token: &Token| matches!(token, Token::Word(word) if words::part_word(word));
    let marked = text.trim_start().starts_with('#');
    if !marked && !line.tokens.iter().take(2).any(word) {
        return None;
    }
    let mut at = (0..line.tokens.len()).filter_map(|at| token::length_at(&line.tokens, at));
    let (seconds, _) = at.next().filter(|_| at.next().is_none())?;
    let figures = line.tokens.iter().filter(|token| matches!(token, Token::Number(_))).count();
    (figures <= 2).then_some(seconds)
}

/// The heading that two rows are together, where the second says of a column what the first does not.
fn two_lines(row: &Row, next: &Row) -> Option<Heading> {
    let wide = row.cells.len().max(next.cells.len());
    let figures = next.cells.iter().any(|cell| cell.chars().any(|c| c.is_ascii_digit()));
    if figures || next.cells.iter().filter(|cell| !cell.is_empty()).count() < 1 {
        return None;
    }
    let says_blinds =
        next.cells.iter().any(|cell| matches!(words::role(cell), Some(Role::Small | Role::Big)));
    if !says_blinds
        || table::heading(&next.cells).is_some_and(|_| {
            next.cells.len() >= row.cells.len()
                && next.cells.first().is_some_and(|first| !first.is_empty())
        })
    {
        return None;
    }
    let cell = |row: &Row, at: usize| row.cells.get(at).cloned().unwrap_or_default();
    let both: Vec<String> = (0..wide)
        .map(|at| match (cell(row, at), cell(next, at)) {
            (above, below) if below.is_empty() => above,
            (_, below) if words::role(&below).is_some() => below,
            (above, _) => above,
        })
        .collect();
    table::heading(&both)
}

/// The question where figures can be read in two ways.
fn which() -> Phrase {
    phrase!("which-reading-is-meant", "The figures can be read in two ways. Which is meant?")
}

/// A level as a choice says it.
fn said(found: &Found) -> Phrase {
    let ante = found.ante.map_or(0, |(ante, _)| ante);
    let minutes = found.length.map(in_minutes);
    match (ante, minutes) {
        (0, None) => Phrase::own(format!("{}/{}", found.small, found.big)),
        (0, Some(minutes)) => phrase!(
            "choice-blinds-minutes",
            "{small}/{big}, {minutes} minutes",
            small = found.small,
            big = found.big,
            minutes,
        ),
        (ante, None) => phrase!(
            "choice-blinds-ante",
            "{small}/{big}, ante {ante}",
            small = found.small,
            big = found.big,
            ante,
        ),
        (ante, Some(minutes)) => phrase!(
            "choice-blinds-ante-minutes",
            "{small}/{big}, ante {ante}, {minutes} minutes",
            small = found.small,
            big = found.big,
            ante,
            minutes,
        ),
    }
}

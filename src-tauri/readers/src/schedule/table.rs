//! A table with a heading: what each column holds, and what a row says.

use super::found::{Called, Found, Plan};
use super::line::{self, Said, are_blinds};
use super::tidy_note;
use super::token::{Lexed, Token, as_length, length_at, lexed, of_day};
use super::words::{self, Role};
use crate::folding::folded;
use crate::sheet::Row;

/// The columns of one block of a table: where a heading says the same again, a second block begins beside the first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Block {
    /// Which column holds what.
    pub(super) columns: Vec<(usize, Role)>,
    /// The first and last column.
    pub(super) reach: (usize, usize),
}

/// What a heading says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Heading {
    /// The blocks, from the left.
    pub(super) blocks: Vec<Block>,
    /// A length that stands in it.
    pub(super) lengths: Vec<Said>,
    /// Headings of columns that a schedule has no place for.
    pub(super) unknown: Vec<String>,
}

impl Block {
    fn has(&self, role: Role) -> bool {
        self.columns.iter().any(|(_, known)| *known == role)
    }

    fn at<'a>(&self, row: &'a Row, role: Role) -> &'a str {
        let column = self.columns.iter().find(|(_, known)| *known == role);
        column.and_then(|(at, _)| row.cells.get(*at)).map_or("", String::as_str)
    }

    /// Whether a level can be read from it.
    fn is_whole(&self) -> bool {
        let blinds = self.has(Role::Blinds) || self.has(Role::Small) && self.has(Role::Big);
        let bets = self.has(Role::SmallBet) && self.has(Role::BigBet)
            || self.has(Role::Bets)
            || self.has(Role::Limits);
        blinds || bets || self.has_big_alone()
    }

    /// Whether it has a big blind, and no column for the small one.
    fn has_big_alone(&self) -> bool {
        self.has(Role::Big) && self.has(Role::Level) && !self.has(Role::Small)
    }

    /// Whether a column holds what players post, so that bets are beside it.
    fn has_posts(&self) -> bool {
        [Role::Blinds, Role::Small, Role::Big, Role::BringIn].iter().any(|role| self.has(*role))
    }
}

/// Whether a cell has a figure, as no heading does but for a length.
fn has_figure(cell: &str) -> bool {
    let line = lexed(cell);
    let mut at: usize = 0;
    while at < line.tokens.len() {
        if let Some((_, count)) = length_at(&line.tokens, at) {
            at = at.saturating_add(count);
            continue;
        }
        if matches!(line.tokens.get(at), Some(Token::Number(_) | Token::Clock(..))) {
            return true;
        }
        at = at.saturating_add(1);
    }
    // A length alone is a cell of a row.
    line.tokens.first().is_some_and(|token| matches!(token, Token::Number(_)))
}

/// The heading in these cells, if they are one.
pub(super) fn heading(cells: &[String]) -> Option<Heading> {
    if cells.iter().any(|cell| has_figure(cell)) {
        return None;
    }
    let roles: Vec<Option<Role>> = cells
        .iter()
        .map(|cell| if cell.chars().count() > 40 { None } else { words::role(cell) })
        .collect();
    // Beside a bring-in "low" and "high" are the bets of stud.
    let stud = roles.contains(&Some(Role::BringIn));
    let roles: Vec<Option<Role>> = cells
        .iter()
        .zip(roles)
        .map(|(cell, role)| match folded(cell).as_str() {
            "low" if stud => Some(Role::SmallBet),
            "high" if stud => Some(Role::BigBet),
            _ => role,
        })
        .collect();
    if roles.iter().flatten().count() < 2 {
        return None;
    }
    let mut blocks: Vec<Block> = Vec::new();
    let mut block = Block::default();
    for (at, role) in roles.iter().enumerate() {
        let Some(role) = role else { continue };
        let repeats = block.has(*role) && !matches!(role, Role::Other | Role::Note | Role::Break);
        // A second ante is the big blind's; else the table begins again beside itself.
        if repeats && block.is_whole() {
            blocks.push(std::mem::take(&mut block));
        } else if repeats {
            continue;
        }
        block.columns.push((at, *role));
    }
    blocks.push(block);
    let mut wide = cells.len();
    for block in blocks.iter_mut().rev() {
        let first = block.columns.first().map_or(0, |(at, _)| *at);
        block.reach = (first, wide.saturating_sub(1));
        wide = first;
    }
    if let Some(first) = blocks.first_mut() {
        first.reach.0 = 0;
    }
    blocks.retain(Block::is_whole);
    if blocks.is_empty() {
        return None;
    }
    let lengths = cells.iter().flat_map(|cell| line::lengths(&lexed(cell))).collect();
    let unknown = cells
        .iter()
        .zip(&roles)
        .filter(|(cell, role)| role.is_none() && !cell.is_empty())
        .map(|(cell, _)| cell.clone())
        .collect();
    Some(Heading { blocks, lengths, unknown })
}

/// The order that a heading in a line of text gives to the figures below.
pub(super) fn plan(text: &str) -> Option<(Plan, Vec<Said>)> {
    if text.chars().count() > 120 {
        return None;
    }
    // A length in the heading is that of all levels.
    let line = lexed(text);
    let at = (0..line.tokens.len()).find(|at| length_at(&line.tokens, *at).is_some());
    let (mut said, mut text) = (line::lengths(&line), folded(text));
    if let Some((at, (seconds, count))) = at.and_then(|at| Some((at, length_at(&line.tokens, at)?)))
    {
        let length = line.said(at, at.saturating_add(count).saturating_sub(1));
        text = text.replace(&folded(&length), " ");
        if said.is_empty() {
            said.push(Said { from: None, to: None, seconds });
        }
    }
    let mut bare = text.clone();
    if let (Some(open), Some(close)) = (text.find('('), text.rfind(')'))
        && open < close
    {
        let inner = text.get(open..=close).unwrap_or_default();
        if inner.chars().any(|c| c.is_ascii_digit()) {
            bare = text.replace(inner, " ");
        }
    }
    if bare.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    let all = words::split(&bare);
    let mut roles: Vec<Role> = Vec::new();
    let mut unknown: usize = 0;
    let mut at: usize = 0;
    while let Some(word) = all.get(at) {
        at = at.saturating_add(1);
        let Some(role) = words::role(word) else {
            unknown = unknown.saturating_add(1);
            continue;
        };
        let follows_size = matches!(roles.last(), Some(Role::Small | Role::Big));
        if role == Role::Blinds && follows_size
            || role == Role::Level && roles.last() == Some(&Role::Level)
        {
            continue;
        }
        // "Level time" is a length.
        if matches!(role, Role::Length | Role::Time)
            && roles.last() == Some(&Role::Level)
            && roles.len() > 1
        {
            roles.pop();
        }
        roles.push(role);
    }
    // A second big blind before the ante is the big blind's ante.
    if roles.iter().filter(|role| **role == Role::Big).count() == 2
        && let Some(at) = roles.windows(2).position(|pair| pair == [Role::Big, Role::Ante])
    {
        roles.splice(at..=at.saturating_add(1), [Role::BigBlindAnte]);
    }
    if unknown > 1 || roles.len() < 2 {
        return None;
    }
    let lone = |wanted: Role| roles.iter().position(|role| *role == wanted).map(|at| (at, at));
    let limits = || lone(Role::Limits).or_else(|| lone(Role::Bets));
    let both = lone(Role::Blinds).or_else(limits);
    let apart = roles
        .windows(2)
        .position(|pair| pair == [Role::Small, Role::Big])
        .map(|at| (at, at.saturating_add(1)));
    // Only a column of big blinds.
    let counted = unknown == 0 && roles.first() == Some(&Role::Level);
    let big = lone(Role::Big).filter(|_| counted && !roles.contains(&Role::Small));
    let (from, to) = apart.or(both).or(big)?;
    let called = match roles.get(from) {
        Some(Role::Limits) => Called::Limits,
        Some(Role::Bets) => Called::Bets,
        Some(Role::Big) if apart.is_none() => Called::Big,
        _ => Called::Blinds,
    };
    let numeric = |role: &&Role| !matches!(role, Role::Begins | Role::Note);
    let head = roles.get(..from)?.iter().filter(numeric).copied().collect();
    let tail: Vec<Role> = roles
        .get(to.saturating_add(1)..)?
        .iter()
        .filter(numeric)
        .filter(|role| !matches!(role, Role::Small | Role::Big | Role::Blinds | Role::Level))
        .copied()
        .collect();
    Some((Plan { head, tail, called }, said))
}

/// What a row of a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cells {
    /// A level.
    Level(Box<Found>),
    /// A break, or what takes place in one.
    Pause(line::Pause),
    /// Neither.
    Nothing,
}

/// Reads the cells of a block in a row.
pub(super) fn row(row: &Row, block: &Block) -> Cells {
    let mine = || {
        let cells = row.cells.iter().enumerate();
        cells.filter(|(at, _)| (block.reach.0..=block.reach.1).contains(at))
    };
    if mine().all(|(_, cell)| cell.is_empty()) {
        return Cells::Nothing;
    }
    let role_of =
        |at: usize| block.columns.iter().find(|(column, _)| *column == at).map(|(_, role)| *role);
    // A break that stands in a column of its own is behind the level.
    let in_break = |at: usize| role_of(at) == Some(Role::Break);
    let says = mine().any(|(at, cell)| !in_break(at) && words::says_break(&folded(cell)));
    let found = level(row, block);
    if let Some(found) = found.as_ref().filter(|_| !says) {
        return Cells::Level(Box::new(found.clone()));
    }
    // "Is break: true".
    let marked = folded(block.at(row, Role::Break));
    if found.is_none()
        && matches!(marked.as_str(), "true" | "yes" | "y" | "x" | "1" | "ja" | "si" | "oui" | "sim")
    {
        let seconds = seconds(block.at(row, Role::Length));
        return Cells::Pause(line::Pause { seconds, is_break: true, ..line::Pause::default() });
    }
    // A lone letter in the column of levels, and a length.
    if found.is_none()
        && matches!(folded(block.at(row, Role::Level)).as_str(), "b" | "p")
        && let Some(seconds) =
            seconds(block.at(row, Role::Length)).or_else(|| seconds(block.at(row, Role::Time)))
    {
        let seconds = Some(seconds);
        return Cells::Pause(line::Pause { seconds, is_break: true, ..line::Pause::default() });
    }
    let joined: Vec<String> = mine().map(|(_, cell)| cell.clone()).collect();
    let Some(mut pause) = line::pause(&lexed(&joined.join("\t"))) else {
        return found.map_or(Cells::Nothing, |found| Cells::Level(Box::new(found)));
    };
    // A remark about a break beside blinds is a remark.
    if let Some(found) = found {
        return Cells::Level(Box::new(found));
    }
    // The column for it knows best.
    let length = [Role::Length, Role::Time]
        .into_iter()
        .find_map(|role| seconds(block.at(row, role)).map(|seconds| (role, seconds)));
    if let Some((role, said)) = length {
        match (role, begins(block.at(row, role))) {
            (Role::Time, Some(_)) if pause.seconds.is_some() => {}
            _ => {
                pause.seconds = Some(said);
                pause.timed = role == Role::Time;
            }
        }
    } else if pause.seconds.is_none() {
        // A number in the column of levels is the row's.
        let level = block.at(row, Role::Level);
        if number(level).is_some_and(|level| Some(level) == pause.bare) && !level.is_empty() {
            pause.bare = None;
        }
    }
    pause.begins =
        begins(block.at(row, Role::Begins)).or_else(|| begins(block.at(row, Role::Time)));
    Cells::Pause(pause)
}

/// The level of a row, if it has blinds, or the posts of stud.
fn level(row: &Row, block: &Block) -> Option<Found> {
    let mut found =
        Found { number: number_of_level(block.at(row, Role::Level)), ..Found::default() };
    let mut rest: Vec<u64> = Vec::new();
    let mut note: Vec<String> = Vec::new();
    let blinds = block.at(row, Role::Blinds);
    if !blinds.is_empty() {
        let line = line::spacings(&lexed(blinds), true).into_iter().next().unwrap_or_default();
        match line::levels(&line, false).into_iter().next() {
            Some(figures) => {
                let mut after = figures.after.clone();
                let pair = match figures.blinds {
                    Some(pair) => Some(pair),
                    None if after.len() >= 2 => {
                        let pair = after.first().copied().zip(after.get(1).copied());
                        after.drain(..2);
                        pair
                    }
                    None => None,
                };
                if figures.broken {
                    return None;
                }
                (found.small, found.big) = pair?;
                found.ante = figures.ante;
                found.length = figures.length;
                rest = after;
                if !figures.note.is_empty() {
                    note.push(figures.note);
                }
            }
            // One number here and the other in the next column, which has no heading.
            None => {
                let at = block.columns.iter().find(|(_, role)| *role == Role::Blinds)?.0;
                let small = number(blinds)?;
                let next = at.saturating_add(1);
                if block.columns.iter().any(|(column, _)| *column == next) {
                    return None;
                }
                (found.small, found.big) = (small, number(row.cells.get(next)?)?);
            }
        }
    } else if block.has(Role::Small) && block.has(Role::Big) {
        let (small, big) = (block.at(row, Role::Small), block.at(row, Role::Big));
        match (number(small), number(big)) {
            // Chips are whole.
            (None, _) if small.chars().any(|c| c.is_ascii_digit()) => return None,
            (None, Some(blind)) if blind > 0 && small.is_empty() && found.number.is_some() => {
                found = found.by_big(blind);
            }
            (small, Some(big)) if big > 0 => {
                found.small = small.unwrap_or(0);
                found.big = big;
            }
            (Some(blind), None) if blind > 0 && big.is_empty() && found.number.is_some() => {
                (found.small, found.big) = (blind, blind.saturating_mul(2));
                found.called = Called::Small;
            }
            _ if block.has(Role::BringIn) || block.has(Role::SmallBet) => {}
            _ => return None,
        }
    } else if block.has_big_alone()
        && let Some(big) = number(block.at(row, Role::Big)).filter(|big| *big > 0)
    {
        found = found.by_big(big);
    }
    let small_bet = number(block.at(row, Role::SmallBet));
    let big_bet = number(block.at(row, Role::BigBet));
    found.bets = small_bet.zip(big_bet).filter(|(small, big)| *small > 0 && *big > 0);
    for role in [Role::Bets, Role::Limits] {
        if found.bets.is_none()
            && let [small, big, ..] = numbers(block.at(row, role)).as_slice()
        {
            found.bets = Some((*small, *big));
        }
    }
    if !block.has_posts()
        && let Some((small, big)) = found.bets.take()
    {
        (found.small, found.big) = (small, big);
        found.called = if block.has(Role::Limits) { Called::Limits } else { Called::Bets };
    }
    if block.has_posts() && found.called == Called::Unsaid {
        found.called = Called::Blinds;
    }
    found.bring_in = number(block.at(row, Role::BringIn)).filter(|bring_in| *bring_in > 0);
    found.hands = number(block.at(row, Role::Hands)).filter(|hands| *hands > 0);
    // "24 hands" in the column of lengths.
    let length = block.at(row, Role::Length);
    let by_hands = found.hands.is_none()
        && words::split(&folded(length)).iter().any(|word| words::hands_word(word));
    if by_hands {
        found.hands = number(length).filter(|hands| *hands > 0);
    }
    let has_blinds = found.big > 0;
    if !has_blinds && (found.bring_in.is_none() || found.bets.is_none()) {
        return None;
    }
    if has_blinds
        && found.small > 0
        && !are_blinds(found.small, found.big)
        && found.small <= found.big
    {
        return None;
    }
    for (role, of_big) in [(Role::BigBlindAnte, true), (Role::Ante, false)] {
        let cell = block.at(row, role);
        let said = number(cell).or_else(|| numbers(cell).first().copied());
        let of_big =
            of_big || words::split(&folded(cell)).iter().any(|word| matches!(*word, "bb" | "bba"));
        if let Some(ante) = said.filter(|ante| *ante > 0) {
            found.ante = Some((ante, of_big));
        } else if words::says_ante(&folded(cell)) && of_big {
            found.ante = Some((found.big, true));
        }
    }
    if found.ante.is_none()
        && let [third, ..] = rest.as_slice()
    {
        found.ante = Some((*third, false));
    }
    for role in [Role::Length, Role::Time] {
        let cell = block.at(row, role);
        if (role == Role::Length || found.length.is_none())
            && !by_hands
            && let Some(length) = seconds(cell)
        {
            found.length = Some(length);
            found.timed = role == Role::Time;
        }
    }
    found.begins =
        begins(block.at(row, Role::Begins)).or_else(|| begins(block.at(row, Role::Time)));
    if let [begin, end] = clocks(block.at(row, Role::Begins)).as_slice()
        && end > begin
        && found.length.is_none()
    {
        found.length = end.checked_sub(*begin);
    }
    let pause = block.at(row, Role::Break);
    if !matches!(
        folded(pause).as_str(),
        "" | "-" | "0" | "no" | "nein" | "non" | "nej" | "false" | "\u{2013}" | "\u{2014}"
    ) {
        found.pause = Some(seconds(pause));
    }
    for (at, cell) in row.cells.iter().enumerate() {
        let inside = (block.reach.0..=block.reach.1).contains(&at);
        let role = block.columns.iter().find(|(column, _)| *column == at).map(|(_, role)| *role);
        let folded = folded(cell);
        let has_words = words::split(&folded)
            .iter()
            .any(|word| word.chars().any(char::is_alphabetic) && !words::plain_word(word));
        if inside && has_words && matches!(role, Some(Role::Note) | None) {
            note.push(tidy_note(cell));
        }
    }
    found.note = note.join(", ");
    Some(found)
}

/// The one number of a cell; thousands may be apart by spaces.
pub(super) fn number(cell: &str) -> Option<u64> {
    match numbers(cell).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

fn numbers(cell: &str) -> Vec<u64> {
    let line = line::spacings(&lexed(cell), true).into_iter().next().unwrap_or_default();
    let whole = |token: &Token| match token {
        Token::Number(number) if number.whole => Some(number.value),
        _ => None,
    };
    line.tokens.iter().filter_map(whole).collect()
}

/// The number in a cell such as `1`, `L1`, `Level 1`, `1.`
fn number_of_level(cell: &str) -> Option<u64> {
    numbers(cell).first().copied()
}

/// The seconds of a cell: minutes where nothing else is said.
pub(super) fn seconds(cell: &str) -> Option<u32> {
    let line: Lexed = lexed(cell);
    let tokens = &line.tokens;
    if let Some(at) = (0..tokens.len()).find(|at| length_at(tokens, *at).is_some()) {
        return length_at(tokens, at).map(|(seconds, _)| seconds);
    }
    match tokens.as_slice() {
        [Token::Clock(first, second, third, None), ..] => Some(as_length(*first, *second, *third)),
        [Token::Number(number)] if number.whole && !number.money => {
            u32::try_from(number.value).ok().and_then(|minutes| minutes.checked_mul(60))
        }
        _ => None,
    }
}

fn clocks(cell: &str) -> Vec<u32> {
    let clock = |token: &Token| match token {
        Token::Clock(first, second, third, half) => Some(of_day(*first, *second, *third, *half)),
        _ => None,
    };
    lexed(cell).tokens.iter().filter_map(clock).collect()
}

/// The first clock of a cell, in seconds of the day.
fn begins(cell: &str) -> Option<u32> {
    clocks(cell).first().copied()
}

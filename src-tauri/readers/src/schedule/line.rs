//! What one line says: the figures of its levels, a break, a length for levels, or nothing of a schedule.

use super::found::{Called, half};
use super::token::{Lexed, Number, Token, as_length, length_at, of_day};
use super::words;
use crate::folding::folded;

/// So many spaces in a line may each be one between thousands.
const MOST_SPACES: usize = 6;
/// A big blind is never more than so many small blinds.
const MOST_RATIO: u64 = 5;

/// The figures of one level as they stand in a line, before anybody knows which of the bare ones is what.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Figures {
    /// The number of the level, where a word or sign says that it is one.
    pub(super) number: Option<u64>,
    /// Bare numbers before the blinds.
    pub(super) before: Vec<u64>,
    /// The blinds, where a sign or words say that they are.
    pub(super) blinds: Option<(u64, u64)>,
    /// Bare numbers behind them, or all where no blinds are marked.
    pub(super) after: Vec<u64>,
    /// How many of those behind are joined to the blinds by the same sign.
    pub(super) joined: usize,
    /// The ante, where brackets or a word say that it is one; and whether a word says the big blind's.
    pub(super) ante: Option<(u64, bool)>,
    /// The length in seconds, where a word says so.
    pub(super) length: Option<u32>,
    /// Clocks before the figures, in seconds of the day.
    pub(super) begins: Vec<u32>,
    /// Clocks behind them, as lengths in seconds.
    pub(super) clocks: Vec<u32>,
    /// Bets of a limit game.
    pub(super) bets: Option<(u64, u64)>,
    /// The bring-in of stud.
    pub(super) bring_in: Option<u64>,
    /// The line's name for the blinds.
    pub(super) called: Called,
    /// Words that are no part of it, as they stand.
    pub(super) note: String,
    /// A number that is none of chips.
    pub(super) broken: bool,
    /// A break that is said behind it in the same line, with its seconds where they are.
    pub(super) pause: Option<Option<u32>>,
    /// How many hands it has, where a word says so.
    pub(super) hands: Option<u64>,
}

/// A length for levels that a line says once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Said {
    /// From this level on, where it says from which.
    pub(super) from: Option<u64>,
    /// To this level.
    pub(super) to: Option<u64>,
    /// The seconds.
    pub(super) seconds: u32,
}

/// A break as it stands in a line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Pause {
    /// The length in seconds, where the line says it.
    pub(super) seconds: Option<u32>,
    /// The length stands in a column that may hold times of day as well.
    pub(super) timed: bool,
    /// A number that is its length or its own number.
    pub(super) bare: Option<u64>,
    /// A clock before the word, in seconds of the day.
    pub(super) begins: Option<u32>,
    /// It is a break; else chips leave, and perhaps in one.
    pub(super) is_break: bool,
    /// What else it says.
    pub(super) note: String,
    /// The line that places it in words, elsewhere in the sheet.
    pub(super) placed: Option<u32>,
}

/// The ways to read the signs of a line: its spaces, and a dash between two numbers before the blinds.
pub(super) fn ways(line: &Lexed, all: bool) -> Vec<Lexed> {
    let spans = line
        .tokens
        .windows(3)
        .any(|three| matches!(three, [Token::Number(_), Token::Sign('-'), Token::Number(_)]));
    let mut ways = spacings(line, all);
    if spans {
        let parted: Vec<Lexed> =
            ways.iter().map(|way| Lexed { parted: true, ..way.clone() }).collect();
        ways.extend(parted);
    }
    ways
}

/// The ways to read the spaces of a line: each between two numbers may be one between thousands.
pub(super) fn spacings(line: &Lexed, all: bool) -> Vec<Lexed> {
    let gaps: Vec<usize> = line
        .tokens
        .windows(2)
        .enumerate()
        .filter(|(_, pair)| matches!(pair, [Token::Number(first), Token::Number(second)] if joins(first, second)))
        .map(|(at, _)| at)
        // "Level 6 400": the number is the level's.
        .filter(|at| {
            let before = word(at.checked_sub(1).and_then(|at| line.tokens.get(at)));
            !before.is_some_and(words::level_word)
        })
        .collect();
    if gaps.is_empty() {
        return vec![line.clone()];
    }
    if all || gaps.len() > MOST_SPACES {
        // "1 25/50" beside "4 150/300": a cell may hold a whole level.
        let several = all && pairs(&line.tokens).len() > 1;
        let apart = several.then(|| line.clone());
        return std::iter::once(merged(line, &gaps)).chain(apart).collect();
    }
    let ways = 1_usize.checked_shl(u32::try_from(gaps.len()).unwrap_or(0)).unwrap_or(1);
    (0..ways)
        .map(|way| {
            let chosen: Vec<usize> = gaps
                .iter()
                .enumerate()
                .filter(|(bit, _)| {
                    let bit = u32::try_from(*bit).unwrap_or(0);
                    way.checked_shr(bit).is_some_and(|rest| rest & 1 == 1)
                })
                .map(|(_, gap)| *gap)
                .collect();
            merged(line, &chosen)
        })
        .collect()
}

/// Whether two numbers with a space between them may be one.
fn joins(first: &Number, second: &Number) -> bool {
    second.spaced
        && second.figures == 3
        && second.whole
        && !second.lettered
        && first.whole
        && !first.lettered
        && (1..=3).contains(&first.figures)
        && first.value > 0
        || second.spaced
            && second.figures == 3
            && first.figures == 3
            && first.value < 1_000
            && first.spaced
}

fn merged(line: &Lexed, gaps: &[usize]) -> Lexed {
    let mut made = Lexed { letters: line.letters.clone(), ..Lexed::default() };
    for (at, token) in line.tokens.iter().enumerate() {
        let place = line.places.get(at).copied().unwrap_or_default();
        let joins_last = at.checked_sub(1).is_some_and(|before| gaps.contains(&before));
        if joins_last
            && let (Some(Token::Number(last)), Token::Number(next)) =
                (made.tokens.last_mut(), token)
        {
            last.value = last.value.saturating_mul(1_000).saturating_add(next.value);
            last.figures = 0;
            if let Some(last) = made.places.last_mut() {
                last.1 = place.1;
            }
            continue;
        }
        made.tokens.push(token.clone());
        made.places.push(place);
    }
    made
}

/// Whether two numbers can be blinds.
pub(super) fn are_blinds(small: u64, big: u64) -> bool {
    big > 0 && small > 0 && small <= big && big <= small.saturating_mul(MOST_RATIO)
}

fn number(token: Option<&Token>) -> Option<Number> {
    match token {
        Some(Token::Number(number)) => Some(*number),
        _ => None,
    }
}

fn word(token: Option<&Token>) -> Option<&str> {
    match token {
        Some(Token::Word(word)) => Some(word),
        _ => None,
    }
}

fn is_sign(token: Option<&Token>, sign: char) -> bool {
    token == Some(&Token::Sign(sign))
}

/// Names of games, which may stand before the blinds.
fn game_word(word: &str) -> bool {
    const GAMES: &[&str] = &[
        "nlh",
        "nlhe",
        "nl",
        "plo",
        "plo8",
        "plo5",
        "o8",
        "lo8",
        "o",
        "holdem",
        "hold'em",
        "hold\u{2019}em",
        "omaha",
        "razz",
        "stud",
        "stud8",
        "horse",
        "badugi",
        "badeucey",
        "badacey",
        "draw",
        "lowball",
        "hi",
        "lo",
        "hi-lo",
        "hilo",
        "big",
        "pot",
        "limit",
        "no-limit",
        "pot-limit",
        "fixed",
        "fl",
        "lhe",
        "8-game",
        "triple",
        "single",
        "td",
        "sd",
        "eight",
        "or",
        "better",
        "e",
        "s",
        "r",
        "h",
        "texas",
        "courchevel",
        "five",
        "seven",
        "card",
    ];
    GAMES.contains(&word)
}

/// Whether a line is of something else that has two numbers in it: a prize, a stack, a buy-in, a date.
fn is_other(tokens: &[Token]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| {
        let after = tokens.get(at.saturating_add(1));
        let more = tokens.get(at.saturating_add(2));
        match token {
            Token::Sign('%') => true,
            // "100/200 + 25" has an ante.
            // "25/50 x 20 min" says how long they last.
            Token::Number(_)
                if (is_sign(after, 'x') || word(after) == Some("x"))
                    && is_sign(at.checked_sub(1).and_then(|at| tokens.get(at)), '/')
                    && (length_at(tokens, at.saturating_add(2)).is_some()
                        || matches!(more, Some(Token::Number(_)))
                            && at.saturating_add(3) == tokens.len()) =>
            {
                false
            }
            Token::Number(_) if is_sign(after, 'x') || is_sign(after, '+') => {
                let before = at.checked_sub(1).and_then(|at| tokens.get(at));
                matches!(more, Some(Token::Number(_)))
                    && !(is_sign(after, '+') && is_sign(before, '/'))
            }
            Token::Number(_) => {
                matches!(word(after), Some("st" | "nd" | "rd" | "th" | "er" | "eme" | "x"))
                    && !matches!(word(more), Some(more) if words::level_word(more))
            }
            _ => false,
        }
    })
}

/// Pairs of numbers with a sign between them that can be blinds: where they begin and end, and how many numbers behind are joined.
fn pairs(tokens: &[Token]) -> Vec<(usize, usize, usize)> {
    let dashes = pairs_by(tokens, '-');
    // "25-50 / 50-100": the strokes are between levels.
    let within = |at: usize| dashes.iter().any(|(from, to, _)| (*from..*to).contains(&at));
    let slashes = pairs_by(tokens, '/');
    if dashes.len() > 1 && slashes.iter().all(|(from, _, _)| within(*from)) {
        return dashes;
    }
    if slashes.is_empty() {
        return dashes;
    }
    // "100/200, limits 200-400": the bets may have another sign.
    let taken = |at: usize| slashes.iter().any(|pair| (pair.0..pair.1).contains(&at));
    let bets =
        dashes.iter().filter(|(from, _, _)| !taken(*from) && is_bets(called(tokens, *from, *from)));
    let mut found: Vec<_> = slashes.iter().chain(bets).copied().collect();
    found.sort_unstable();
    found
}

/// The same by one sign.
fn pairs_by(tokens: &[Token], sign: char) -> Vec<(usize, usize, usize)> {
    let mut found = Vec::new();
    let mut at: usize = 0;
    while at < tokens.len() {
        match pair_at(tokens, at, sign) {
            Some((end, joined)) => {
                found.push((at, end, joined));
                at = end;
            }
            None => at = at.saturating_add(1),
        }
    }
    found
}

/// The name of two figures by the words beside them. The figures begin at one token and end before another.
fn called(tokens: &[Token], begin: usize, end: usize) -> Called {
    let back = |by: usize| begin.checked_sub(by).and_then(|at| tokens.get(at));
    let colon = back(1).filter(|token| matches!(token, Token::Sign(':' | '='))).is_some();
    let at = usize::from(colon).saturating_add(1);
    let behind = || {
        let next = word(tokens.get(end.saturating_add(1)));
        word(tokens.get(end)).filter(|_| end > begin && !next.is_some_and(game_word))
    };
    let said = word(back(at)).filter(|word| words::bets_word(word) || words::blinds_word(word));
    match said.or_else(behind) {
        // "No limit 100/200".
        Some(_) if matches!(word(back(at.saturating_add(1))), Some("no" | "pot")) => Called::Blinds,
        Some("limit" | "limits") => Called::Limits,
        Some(word) if words::bets_word(word) => Called::Bets,
        Some(word) if words::blinds_word(word) => Called::Blinds,
        _ => Called::Unsaid,
    }
}

/// Whether figures that are called so may be bets.
const fn is_bets(called: Called) -> bool {
    matches!(called, Called::Bets | Called::Limits)
}

/// The numbers joined by this sign from here on, where they can be blinds, and an ante before or behind them.
fn pair_at(tokens: &[Token], at: usize, sign: char) -> Option<(usize, usize)> {
    // "Levels 1-4" are levels.
    let before = word(at.checked_sub(1).and_then(|at| tokens.get(at)));
    if sign == '-' && before.is_some_and(words::level_word) {
        return None;
    }
    let mut chain = vec![number(tokens.get(at))?];
    let mut end = at.saturating_add(1);
    // "SB 100 / BB 200 / Ante 25": words may stand between.
    while is_sign(tokens.get(end), sign) {
        let next = end.saturating_add(1);
        let Some(more) = number(tokens.get(next)) else { break };
        // 75 - 150 min would be a span of time.
        if sign == '-' && length_at(tokens, next).is_some() && chain.len() == 1 {
            return None;
        }
        chain.push(more);
        end = next.saturating_add(1);
    }
    let values: Vec<u64> = chain.iter().map(|number| number.value).collect();
    let whole = chain.iter().all(|number| number.whole || sign == '/');
    match values.as_slice() {
        [small, big] | [small, big, _] | [small, big, _, _]
            if whole && are_blinds(*small, *big) =>
        {
            Some((end, values.len().saturating_sub(2)))
        }
        // The ante first: 25/100/200.
        [_, small, big] if whole && are_blinds(*small, *big) => Some((end, 1)),
        [small, big] if sign == '/' && *small == 0 && *big > 0 && before.is_none() => {
            Some((end, 0))
        }
        // Chained dashes begin with the level's number: 1 - 100 - 200.
        _ => None,
    }
}

/// The levels of a line, each with its figures; empty where it is none.
///
/// `bets` says that the heading has bets beside the blinds.
pub(super) fn levels(line: &Lexed, bets: bool) -> Vec<Figures> {
    let tokens = &line.tokens;
    if is_other(tokens) {
        return Vec::new();
    }
    let pairs = pairs(tokens);
    // Chips are whole.
    if pairs
        .iter()
        .flat_map(|pair| pair.0..pair.1)
        .any(|at| number(tokens.get(at)).is_some_and(|number| !number.whole))
    {
        return Vec::new();
    }
    if let [only] = pairs.as_slice() {
        return figures(line, 0, tokens.len(), Some(*only)).into_iter().collect();
    }
    // "3 75/15 20": what a stroke joins are the blinds, and these are none.
    let falls = |three: &[Token]| match three {
        [Token::Number(small), Token::Sign('/'), Token::Number(big)] => {
            small.value > big.value && big.value > 0
        }
        _ => false,
    };
    if pairs.is_empty() && tokens.windows(3).any(falls) {
        return Vec::new();
    }
    if pairs.len() > 1 {
        // Bets beside the blinds, as limit games have them.
        if pairs.len() == 2
            && let (Some(first), Some(second)) = (pairs.first(), pairs.get(1))
            && (bets || has_bets(tokens, first.1, second.1))
        {
            let behind = figures(line, second.0, tokens.len(), Some(*second));
            return figures(line, 0, second.0, Some(*first))
                .zip(behind)
                .map(|(found, behind)| Figures {
                    bets: behind.blinds,
                    length: found.length.or(behind.length),
                    clocks: [found.clocks, behind.clocks].concat(),
                    ante: found.ante.or(behind.ante),
                    bring_in: found.bring_in.or(behind.bring_in),
                    after: [found.after, behind.after].concat(),
                    note: if found.note.is_empty() { behind.note } else { found.note },
                    ..found
                })
                .into_iter()
                .collect();
        }
        // Or before them: "limits 100-200, blinds 50-100".
        if let [first, second] = pairs.as_slice()
            && is_bets(called(tokens, first.0, first.0))
            && has_blinds(tokens, first.1, second.0)
        {
            let bets = figures(line, 0, second.0, Some(*first));
            let blinds = figures(line, first.1, tokens.len(), Some(*second));
            return blinds
                .zip(bets)
                .map(|(blinds, bets)| Figures {
                    bets: bets.blinds,
                    number: bets.number,
                    before: bets.before,
                    ..blinds
                })
                .into_iter()
                .collect();
        }
        return several(line, &pairs);
    }
    // "Level 1  25  50    Level 5  200  400": two columns of levels.
    let counted: Vec<usize> = (0..tokens.len())
        .filter(|at| {
            word(tokens.get(*at)).is_some_and(words::level_word)
                && number(tokens.get(at.saturating_add(1))).is_some()
        })
        .collect();
    if counted.len() > 1 && counted.first() == Some(&0) {
        let ends = counted.iter().skip(1).copied().chain([tokens.len()]);
        let found: Option<Vec<Figures>> =
            counted.iter().zip(ends).map(|(from, to)| figures(line, *from, to, None)).collect();
        if let Some(found) = found {
            return found;
        }
    }
    figures(line, 0, tokens.len(), None).into_iter().collect()
}

/// Whether the words around a second pair say that it is bets.
fn has_bets(tokens: &[Token], from: usize, to: usize) -> bool {
    let near = tokens.iter().take(to.saturating_add(2)).skip(from);
    near.filter_map(|token| word(Some(token)))
        .any(|word| matches!(word, "limit" | "limits" | "bets" | "bet" | "betting"))
}

/// Whether a word between two tokens says that blinds are behind it.
fn has_blinds(tokens: &[Token], from: usize, to: usize) -> bool {
    let near = tokens.iter().take(to).skip(from).filter_map(|token| word(Some(token)));
    near.into_iter().any(|word| words::blinds_word(word) && !words::bets_word(word))
}

/// Several levels in one line. As many bare numbers as stand before the first blinds stand before each.
fn several(line: &Lexed, pairs: &[(usize, usize, usize)]) -> Vec<Figures> {
    let tokens = &line.tokens;
    let first = pairs.first().map_or(0, |pair| pair.0);
    let ahead = tokens.iter().take(first).filter(|token| matches!(token, Token::Number(_))).count();
    let mut all = Vec::new();
    let mut from: usize = 0;
    let mut rescued = false;
    for (index, pair) in pairs.iter().enumerate() {
        let next = pairs.get(index.saturating_add(1));
        let to = next.map_or(tokens.len(), |next| {
            // Back over the number of the next level, and the word before it.
            let mut at = next.0;
            let mut left = ahead;
            while at > pair.1 && left > 0 {
                at = at.saturating_sub(1);
                if matches!(tokens.get(at), Some(Token::Number(_))) {
                    left = left.saturating_sub(1);
                }
            }
            while at > pair.1
                && matches!(tokens.get(at.saturating_sub(1)), Some(Token::Word(word)) if words::level_word(word))
            {
                at = at.saturating_sub(1);
            }
            at
        });
        let mut found = figures(line, from, to, Some(*pair));
        // "Blinds tonight: 5/10, 10/20": what stands before a list is none of it.
        // "Blinds will be 25/50 for the first 30 minutes, then 50/100": so is what stands before a sentence.
        let told =
            || next.is_some_and(|next| (pair.1..next.0).any(|at| length_at(tokens, at).is_some()));
        if found.is_none() && index == 0 && (is_list(tokens, pairs) || told()) {
            rescued = !is_list(tokens, pairs);
            found = figures(line, pair.0, to, Some(*pair));
        }
        // A sentence that says them all, or none of it.
        if found.is_none() && rescued {
            return Vec::new();
        }
        all.extend(found);
        from = to;
    }
    // "25/50, break, 50/100 (20 min levels, 10 min break)": the break at the end says how long the others are.
    let open = |one: &Figures| one.pause == Some(None);
    if let Some((last, before)) = all.split_last_mut()
        && last.pause.is_some()
        && before.iter().any(open)
        && let Some(seconds) = pause_behind(tokens, pairs.last().map_or(0, |pair| pair.1))
    {
        last.pause = None;
        for one in before.iter_mut().filter(|one| open(one)) {
            one.pause = Some(Some(seconds));
        }
    }
    // "25/50, 50/100 (20 min each)": the length at the end is that of all.
    let behind = tokens.iter().skip(pairs.last().map_or(0, |pair| pair.1));
    let each =
        |word: &str| words::each_word(word) || words::every_word(word) || words::level_word(word);
    // "25/50, 50/100, 100/200 (20 min)": so is one in brackets behind a list where no other has any.
    let alone = all.len() > 2
        && is_sign(tokens.last(), ')')
        && all.iter().rev().skip(1).all(|one| one.length.is_none() && one.after.is_empty());
    // "25/50, 50/100 (20 min), break, 100/200, 200/400 (15 min)": each bracket is of those before it.
    let first = all.first().is_some_and(|one| one.length.is_none() && one.after.is_empty());
    let grouped = all.len() > 3
        && first
        && is_sign(tokens.last(), ')')
        && all.iter().filter(|one| one.length.is_some()).count() > 1;
    if (alone || grouped || behind.filter_map(|token| word(Some(token))).any(each))
        && let Some(length) = all.last().and_then(|last| last.length)
    {
        // "10-20, 25-50 (each 12 minutes), 75-150 (each 10 minutes)": each says it of those before it.
        let mut carried = Some(length);
        for one in all.iter_mut().rev() {
            carried = one.length.or(carried);
            one.length = carried;
        }
    }
    all
}

/// Whether blinds stand in a list: behind a colon, or three of them with nothing but signs between the first two.
fn is_list(tokens: &[Token], pairs: &[(usize, usize, usize)]) -> bool {
    let [first, second, rest @ ..] = pairs else { return false };
    let mut between = tokens.iter().take(second.0).skip(first.1);
    let colon = first.0.checked_sub(1).is_some_and(|at| is_sign(tokens.get(at), ':'));
    colon || !rest.is_empty() && between.all(|token| matches!(token, Token::Sign(_)))
}

/// The length of a break that is said from here on, before its word or behind it.
fn pause_behind(tokens: &[Token], from: usize) -> Option<u32> {
    let pause =
        (from..tokens.len()).find(|at| word(tokens.get(*at)).is_some_and(words::break_word))?;
    let before = (from..pause).find_map(|at| {
        length_at(tokens, at).filter(|(_, count)| at.saturating_add(*count) == pause)
    });
    let found = before.or_else(|| (pause..tokens.len()).find_map(|at| length_at(tokens, at)));
    found.map(|(seconds, _)| seconds)
}

/// The figures between two tokens; none where words before them say that it is a sentence.
fn figures(
    line: &Lexed,
    from: usize,
    to: usize,
    pair: Option<(usize, usize, usize)>,
) -> Option<Figures> {
    let tokens = line.tokens.get(..to)?;
    let mut found = Figures::default();
    // Between the levels of one line a break is one; behind the only level it is a remark.
    let many = to < line.tokens.len() || from > 0;
    let mut at = from;
    let mut bracket = false;
    let mut seen = false;
    let mut left: Option<(usize, usize)> = None;
    let mut game: Option<usize> = None;
    let mut strangers: usize = 0;
    let note = |left: &mut Option<(usize, usize)>, at: usize| {
        *left = Some(left.map_or((at, at), |(first, _)| (first, at)));
    };
    let (mut small, mut big, mut one) = (None, None, None);
    while at < to {
        let next = at.saturating_add(1);
        if let Some((begin, end, joined)) = pair
            && at == begin
        {
            let chain: Vec<Number> = (begin..end).filter_map(|at| number(tokens.get(at))).collect();
            let values: Vec<u64> = chain.iter().map(|number| number.value).collect();
            found.broken |= chain.iter().any(|number| !number.whole);
            match values.as_slice() {
                [first, second, rest @ ..] if are_blinds(*first, *second) || rest.is_empty() => {
                    found.blinds = Some((*first, *second));
                    // With the ante before them the last would be above the big blind.
                    if let [third] = rest
                        && third > second
                        && are_blinds(*second, *third)
                        && *first <= *second
                    {
                        found.blinds = Some((*second, *third));
                        found.ante = Some((*first, false));
                    } else {
                        found.after.extend(rest);
                        found.joined = joined;
                    }
                }
                [ante, first, second] => {
                    found.blinds = Some((*first, *second));
                    found.ante = Some((*ante, false));
                }
                _ => return None,
            }
            found.called = called(tokens, begin, end);
            seen = true;
            at = end;
            continue;
        }
        match tokens.get(at)? {
            Token::Sign('(') => bracket = true,
            Token::Sign(')') => bracket = false,
            // A dash alone stands for nothing in a column.
            Token::Sign('-')
                if (seen || found.after.len() >= 2)
                    && left.is_none()
                    && line.stands_alone(at)
                    && matches!(
                        tokens.get(next),
                        None | Some(Token::Number(_) | Token::Sign('-' | '\t'))
                    )
                    && length_at(tokens, next).is_none() =>
            {
                found.after.push(0);
            }
            // Nothing between two borders of cells, and figures behind them.
            Token::Sign('\t')
                if (seen || found.after.len() >= 2)
                    && left.is_none()
                    && is_sign(tokens.get(next), '\t')
                    && (next..to).any(|at| number(tokens.get(at)).is_some()) =>
            {
                found.after.push(0);
            }
            Token::Sign(_) => {}
            Token::Other => {
                if !seen {
                    return None;
                }
            }
            Token::Clock(first, second, third, half) => {
                // "18:00 - 18:20" behind the blinds: from when to when they last.
                let until = match (tokens.get(next), tokens.get(at.saturating_add(2))) {
                    (Some(Token::Sign('-')), Some(Token::Clock(first, second, third, half))) => {
                        Some(of_day(*first, *second, *third, *half))
                    }
                    _ => None,
                };
                let begins = of_day(*first, *second, *third, *half);
                let lasts = until.and_then(|until| until.checked_sub(begins));
                if let Some(seconds) = lasts.filter(|it| seen && (60..=4 * 3_600).contains(it)) {
                    found.length = found.length.or(Some(seconds));
                    at = at.saturating_add(3);
                    continue;
                }
                // "25/50 until 19:30" is when it ends.
                let before = word(at.checked_sub(1).and_then(|at| tokens.get(at)));
                if seen && before.is_some_and(words::until_word) {
                    at = next;
                    continue;
                }
                // "25/50 7:00 PM" is when, and no length.
                if seen && half.is_none() {
                    found.clocks.push(as_length(*first, *second, *third));
                } else {
                    found.begins.push(of_day(*first, *second, *third, *half));
                }
            }
            Token::Number(figure) => {
                let marked = left.is_some() && seen;
                let after_word = word(at.checked_sub(1).and_then(|at| tokens.get(at)));
                let before_sign = at.checked_sub(2).and_then(|at| tokens.get(at));
                let colon = matches!(
                    at.checked_sub(1).and_then(|at| tokens.get(at)),
                    Some(Token::Sign(':' | '='))
                ) || word(at.checked_sub(1).and_then(|at| tokens.get(at)))
                    .is_some_and(words::is_word);
                let said = after_word.or_else(|| if colon { word(before_sign) } else { None });
                if word(tokens.get(next)).is_some_and(words::hands_word) {
                    found.hands = Some(figure.value);
                    at = next.saturating_add(1);
                    continue;
                }
                // "Small blind: 25": the size stands before the word for both.
                let size = at.checked_sub(if colon { 3 } else { 2 });
                let said = said.map(|said| {
                    let size = size.and_then(|at| word(tokens.get(at)));
                    size.filter(|_| words::blinds_word(said)).unwrap_or(said)
                });
                let in_pair_later = pair.is_some_and(|(begin, _, _)| at < begin);
                if marked && left.is_some_and(|(first, _)| tells_when(tokens, first, at)) {
                    note(&mut left, at);
                    at = next;
                    continue;
                }
                if let Some((seconds, count)) = length_at(tokens, at)
                    && !(figure.small_m && pair.is_none() && found.after.is_empty())
                {
                    found.length = found.length.or(Some(seconds));
                    at = at.saturating_add(count);
                    continue;
                }
                let may_span = !line.parted && !said.is_some_and(words::level_word);
                // 30-60 before the blinds: from one minute after the start to another.
                if may_span
                    && is_sign(tokens.get(next), '-')
                    && let Some(until) = number(tokens.get(at.saturating_add(2)))
                    && until.value > figure.value
                    && pair.is_some_and(|(begin, _, _)| at.saturating_add(2) < begin)
                    && span_minutes(tokens, at.saturating_add(3)).is_none()
                {
                    for minutes in [figure.value, until.value] {
                        let minutes = u32::try_from(minutes).unwrap_or(u32::MAX);
                        found.begins.push(minutes.saturating_mul(60));
                    }
                    at = at.saturating_add(3);
                    continue;
                }
                // 0-30 (mins): the same, and said.
                if may_span
                    && is_sign(tokens.get(next), '-')
                    && let Some(until) = number(tokens.get(at.saturating_add(2)))
                    && until.value > figure.value
                    && let Some(minutes) = span_minutes(tokens, at.saturating_add(3))
                {
                    let seconds = until.value.saturating_sub(figure.value).saturating_mul(60);
                    found.length = u32::try_from(seconds).ok();
                    at = minutes;
                    continue;
                }
                let numbers = said.is_some_and(words::level_word)
                    || at == from.saturating_add(1) && counts_level(line, from);
                let alone = said.is_some_and(|word| word == "b" || words::blinds_word(word));
                if numbers && found.number.is_none() && !seen {
                    found.number = Some(figure.value);
                } else if said.is_some_and(words::bring_in_word)
                    || said == Some("in")
                        && word(size.and_then(|at| tokens.get(at))) == Some("bring")
                {
                    found.bring_in = found.bring_in.or(Some(figure.value));
                } else if said.is_some_and(words::completion_word) {
                    // The smaller bet, which stands among the bets.
                } else if alone
                    && pair.is_none()
                    && small.is_none()
                    && one.is_none()
                    && found.after.is_empty()
                {
                    one = Some(figure.value);
                    found.broken |= !figure.whole;
                    found.after.push(figure.value);
                } else if pair.is_none()
                    && said.is_some_and(|word| words::small_word(word) || word == "s" && colon)
                {
                    small = Some(figure.value);
                    found.broken |= !figure.whole;
                    seen = true;
                } else if pair.is_none()
                    && said
                        .is_some_and(|word| words::big_word(word) || word == "b" && small.is_some())
                {
                    big = Some(figure.value);
                    found.broken |= !figure.whole;
                    seen = true;
                } else if marked && (said == Some("a") || word(tokens.get(next)) == Some("a")) {
                    // "For a 10,000 chip stack": no ante.
                    note(&mut left, at);
                } else if said.is_some_and(words::ante_word)
                    || word(tokens.get(next)).is_some_and(words::ante_word)
                        && !number(tokens.get(at.saturating_add(2)))
                            .is_some_and(|_| !in_pair_later && bracket)
                {
                    let said = said.unwrap_or_else(|| word(tokens.get(next)).unwrap_or_default());
                    let of_big = said.starts_with("bb") || is_big_before(tokens, at);
                    found.ante = found.ante.or(Some((figure.value, of_big)));
                } else if seen
                    && found.ante.is_none()
                    && is_sign(at.checked_sub(1).and_then(|at| tokens.get(at)), '+')
                {
                    found.ante = Some((figure.value, false));
                } else if marked {
                    // A number in a remark is the remark's.
                    note(&mut left, at);
                // "(200 BB)" says how deep the stacks are, "(200 BBA)" is an ante.
                } else if bracket
                    && seen
                    && matches!(word(tokens.get(next)), Some("bb" | "bbs"))
                    && !word(tokens.get(at.saturating_add(2))).is_some_and(words::ante_word)
                {
                    note(&mut left, at);
                // "100-200-200 (20)": the ante stands there already.
                } else if bracket
                    && (seen || found.after.len() >= 2)
                    && found.ante.is_none()
                    && (found.joined == 0 || found.after.len() != found.joined)
                {
                    found.ante = Some((figure.value, false));
                } else if in_pair_later {
                    found.before.push(figure.value);
                } else {
                    found.broken |= !figure.whole;
                    found.after.push(figure.value);
                    seen |= pair.is_none() && found.after.len() >= 2;
                }
            }
            Token::Word(said) => {
                if said == "x" && length_at(tokens, next).is_some() {
                    at = next;
                    continue;
                }
                let told = left.is_some_and(|(first, _)| tells_when(tokens, first, at));
                if words::break_word(said) && seen && many && !told {
                    if strangers > 0 {
                        return None;
                    }
                    let rest = (next..to).find_map(|at| length_at(tokens, at));
                    found.pause = Some(rest.map(|(seconds, _)| seconds));
                    return Some(finished(found, line, left));
                }
                // "Small increase": the remark begins with it.
                let sized = seen
                    && pair.is_some()
                    && (words::small_word(said) || words::big_word(said))
                    && word(tokens.get(next)).is_some_and(|next| !words::plain_word(next));
                if seen && left.is_some() || sized {
                    note(&mut left, at);
                } else if words::level_word(said)
                    || words::plain_word(said) && left.is_none()
                    || is_post(tokens, at)
                    || at == from && counts_level(line, from)
                {
                    // It says nothing of its own.
                } else if !seen && found.after.is_empty() && game_word(said) {
                    game.get_or_insert(at);
                    note(&mut left, at);
                } else if seen || found.after.len() >= 2 {
                    note(&mut left, at);
                } else {
                    strangers = strangers.saturating_add(1);
                    note(&mut left, at);
                }
                // Figures go on after a game's name.
                if game.is_some() && !seen && number(tokens.get(next)).is_some() {
                    game = None;
                    if let Some((first, last)) = left.take() {
                        found.note = line.said(first, last);
                    }
                }
            }
        }
        at = next;
    }
    if let (Some(small), Some(big)) = (small, big) {
        if !are_blinds(small, big) {
            return None;
        }
        found.blinds = Some((small, big));
        found.called = Called::Blinds;
        found.before.append(&mut found.after.clone());
        found.after.clear();
    } else if let (None, Some(big)) = (small, big) {
        found.blinds = Some((half(big), big));
        found.called = Called::Big;
        found.before.append(&mut found.after.clone());
        found.after.clear();
    } else if let (Some(one), [_]) = (one, found.after.as_slice()) {
        found.blinds = Some((half(one), one));
        found.called = Called::One;
        found.after.clear();
    }
    if strangers > 0 || (found.blinds.is_none() && found.after.len() < 2) {
        return None;
    }
    Some(finished(found, line, left))
}

/// Whether words say behind which level something comes: "after the third level there are 10 minutes".
fn tells_when(tokens: &[Token], from: usize, to: usize) -> bool {
    let said = || tokens.iter().take(to).skip(from).filter_map(|token| word(Some(token)));
    said().any(words::after_word) && said().any(words::level_word)
}

/// Whether a word of stud, or a lone letter of the blinds with its figure behind it, says what that figure is.
fn is_post(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at.saturating_add(1));
    let before = word(at.checked_sub(1).and_then(|at| tokens.get(at)));
    match word(tokens.get(at)) {
        Some("s" | "b") => matches!(next, Some(Token::Sign(':' | '='))),
        Some("in") => before == Some("bring"),
        Some(word) => {
            words::bring_in_word(word) || words::completion_word(word) || words::bets_word(word)
        }
        None => false,
    }
}

/// Whether a letter that stands with the number behind it says that it is a level's: `N4`, `R4`, `S4`.
fn counts_level(line: &Lexed, at: usize) -> bool {
    matches!(word(line.tokens.get(at)), Some("n" | "r" | "s" | "b" | "lv" | "nv"))
        && line.touches_next(at)
        && number(line.tokens.get(at.saturating_add(1))).is_some_and(|number| number.value < 100)
}

/// The figures with the words that were left over.
fn finished(mut found: Figures, line: &Lexed, left: Option<(usize, usize)>) -> Figures {
    if let Some((first, last)) = left {
        let rest = super::tidy_note(&line.said(first, last));
        found.note = match (found.note.is_empty(), rest.is_empty()) {
            (true, _) => rest,
            (false, true) => found.note,
            (false, false) => format!("{}, {rest}", found.note),
        };
    }
    found
}

/// Whether the words before an ante's number say that it is the big blind's.
fn is_big_before(tokens: &[Token], at: usize) -> bool {
    // "BB ante 200", "big blind ante: 200"; never the big blind's own figure before the ante.
    let before = tokens.iter().take(at).rev();
    let near = before.take_while(|token| !matches!(token, Token::Number(_)));
    near.filter_map(|token| word(Some(token))).any(|word| matches!(word, "bb" | "bba" | "big"))
}

/// Where a word for minutes, perhaps in brackets, ends that stands here.
fn span_minutes(tokens: &[Token], at: usize) -> Option<usize> {
    let at = if is_sign(tokens.get(at), '(') { at.saturating_add(1) } else { at };
    word(tokens.get(at)).filter(|word| words::minutes_word(word))?;
    Some(at.saturating_add(1))
}

/// The break of a line that is one.
pub(super) fn pause(line: &Lexed) -> Option<Pause> {
    let whole: String = line.letters.iter().collect();
    let text = folded(&whole);
    let chips = words::says_chips(&text);
    if !words::says_break(&text) && !chips || words::tells_of_breaks(&text) {
        return None;
    }
    let tokens = &line.tokens;
    // "Break every 60 min" says how often.
    let often = |at: usize| {
        word(tokens.get(at)).is_some_and(words::every_word)
            && length_at(tokens, at.saturating_add(1)).is_some()
    };
    if (0..tokens.len()).any(often) {
        return None;
    }
    let break_at = tokens
        .iter()
        .position(|token| word(Some(token)).is_some_and(words::break_word))
        .unwrap_or(0);
    let mut found = Pause { is_break: words::says_break(&text), ..Pause::default() };
    let mut left: Option<(usize, usize)> = None;
    let mut said_chips = false;
    let mut at: usize = 0;
    let mut clocks: Vec<(usize, u32, Option<u32>)> = Vec::new();
    let mut bare: Vec<(usize, u64)> = Vec::new();
    while let Some(token) = tokens.get(at) {
        let next = at.saturating_add(1);
        match token {
            // 60-70 min: from one minute after the start to another. What is less counts the breaks.
            Token::Number(from)
                if from.value >= 20
                    && is_sign(tokens.get(next), '-')
                    && length_at(tokens, next.saturating_add(1)).is_some_and(|(until, _)| {
                        u64::from(until) > from.value.saturating_mul(60)
                    }) =>
            {
                let (until, count) = length_at(tokens, next.saturating_add(1)).unwrap_or_default();
                let from = u32::try_from(from.value).unwrap_or(0).saturating_mul(60);
                found.seconds = found.seconds.or(until.checked_sub(from));
                at = next.saturating_add(1).saturating_add(count);
                continue;
            }
            Token::Number(_) if length_at(tokens, at).is_some() => {
                let (seconds, count) = length_at(tokens, at).unwrap_or_default();
                found.seconds = found.seconds.or(Some(seconds));
                at = at.saturating_add(count);
                continue;
            }
            Token::Number(figure)
                if !said_chips && !followed_by_chips(line, at) && figure.whole =>
            {
                bare.push((at, figure.value));
            }
            Token::Number(_) => {
                left = Some(left.map_or((at, at), |(first, _)| (first, at)));
            }
            Token::Clock(first, second, third, half) => {
                clocks.push((
                    at,
                    of_day(*first, *second, *third, *half),
                    // Half a day is no part of a length.
                    half.is_none().then(|| as_length(*first, *second, *third)),
                ));
            }
            Token::Word(said) => {
                said_chips |= words::says_chips(said);
                let silent = words::break_word(said) && !matches!(said.as_str(), "dinner")
                    || words::minutes_word(said)
                    || words::length_word(said)
                    || words::level_word(said)
                    || matches!(
                        said.as_str(),
                        "a" | "an"
                            | "the"
                            | "of"
                            | "de"
                            | "di"
                            | "van"
                            | "von"
                            | "af"
                            | "pa"
                            | "x"
                            | "uhr"
                    );
                if !silent {
                    left = Some(left.map_or((at, at), |(first, _)| (first, at)));
                }
            }
            Token::Sign('\t') => said_chips = false,
            _ => {}
        }
        at = next;
    }
    if found.seconds.is_none() {
        match clocks.as_slice() {
            [(_, begin, _), (_, end, _)] if end > begin => {
                found.begins = Some(*begin);
                let length = end.saturating_sub(*begin);
                found.seconds = Some(length).filter(|seconds| *seconds <= 4 * 3_600);
            }
            [(at, begin, _)] if *at < break_at => found.begins = Some(*begin),
            [.., (_, begin, None)] => found.begins = Some(*begin),
            [.., (_, _, length)] => found.seconds = *length,
            [] => {}
        }
    } else {
        found.begins = clocks.first().map(|(_, begin, _)| *begin);
    }
    if found.seconds.is_none() {
        // Behind the word before what stands before it: there it is the number of the row.
        let behind = bare.iter().rev().find(|(at, _)| *at > break_at);
        found.bare = behind.or_else(|| bare.first()).map(|(_, value)| *value);
        // "Breaks: 60/5": which of them is its length nobody says.
        if bare.windows(2).any(|two| match two {
            [(one, _), (next, _)] => {
                one.saturating_add(2) == *next && is_sign(tokens.get(one.saturating_add(1)), '/')
            }
            _ => false,
        }) {
            found.bare = None;
        }
        if behind.is_none() && chips && !words::says_break(&text) {
            found.bare = None;
        }
    }
    if let Some((first, last)) = left {
        found.note = super::tidy_note(&line.said(first, last));
    }
    Some(found)
}

/// Whether a number is of chips, by the word behind it: `25s`, `25 chips`, `25-marker`, `100 => 500`.
fn followed_by_chips(line: &Lexed, at: usize) -> bool {
    let tokens = &line.tokens;
    let after = tokens.get(at.saturating_add(1));
    let hyphen = at.saturating_add(1);
    if is_sign(after, '-')
        && line.touches_next(at)
        && line.touches_next(hyphen)
        && word(tokens.get(hyphen.saturating_add(1))).is_some()
    {
        return true;
    }
    word(after).is_some_and(|word| words::says_chips(word) || matches!(word, "s" | "er" | "ers"))
        || is_sign(after, '=')
        || is_sign(after, '>')
        || is_sign(at.checked_sub(1).and_then(|at| tokens.get(at)), '>')
        || matches!(word(at.checked_sub(1).and_then(|at| tokens.get(at))), Some("t"))
}

/// The lengths that a line says for levels, once for several of them; none where it does not.
pub(super) fn lengths(line: &Lexed) -> Vec<Said> {
    let tokens = &line.tokens;
    let mut all: Vec<Said> = Vec::new();
    let (mut at, mut since): (usize, usize) = (0, 0);
    let mut range: (Option<u64>, Option<u64>) = (None, None);
    // "7:00-7:20", "starts at 21:00": when, and not how long.
    let span = tokens
        .windows(3)
        .any(|three| matches!(three, [Token::Clock(..), Token::Sign('-'), Token::Clock(..)]));
    let when = span || tokens.iter().filter_map(|token| word(Some(token))).any(words::starts_word);
    let about = |word: &str| {
        words::level_word(word)
            || words::blinds_word(word)
            || words::length_word(word)
            || words::structure_word(word)
    };
    while at < tokens.len() {
        // "First 4 levels".
        let first = at.saturating_add(1);
        if word(tokens.get(at)).is_some_and(words::first_word)
            && word(tokens.get(first.saturating_add(1))).is_some_and(words::level_word)
            && let Some(last) = number(tokens.get(first))
                .map(|last| last.value)
                .or_else(|| word(tokens.get(first)).and_then(words::counting_word))
        {
            // "Rebuys for the first 4 levels" are no length.
            let beside = tokens.iter().take(at).skip(at.saturating_sub(4));
            let beside = beside.filter_map(|token| word(Some(token))).any(words::beside_word);
            range = if beside { (None, None) } else { (Some(1), Some(last)) };
            at = first.saturating_add(2);
            continue;
        }
        // "Les 4 premiers niveaux"
        if word(tokens.get(first)).is_some_and(words::first_word)
            && word(tokens.get(first.saturating_add(1))).is_some_and(words::level_word)
            && let Some(last) = number(tokens.get(at)).filter(|last| last.whole && last.value < 100)
        {
            range = (Some(1), Some(last.value));
            at = first.saturating_add(2);
            continue;
        }
        // "Levels 1-8", "from level 9", "level 9+".
        if word(tokens.get(at)).is_some_and(words::level_word)
            && let Some(first) = number(tokens.get(at.saturating_add(1)))
            && length_at(tokens, at.saturating_add(1)).is_none()
        {
            let dash = at.saturating_add(2);
            let joined = is_sign(tokens.get(dash), '-')
                || matches!(
                    word(tokens.get(dash)),
                    Some(
                        "to" | "bis"
                            | "a"
                            | "through"
                            | "thru"
                            | "al"
                            | "ate"
                            | "till"
                            | "tot"
                            | "au"
                    )
                );
            let last = number(tokens.get(dash.saturating_add(1)))
                .filter(|_| joined && length_at(tokens, dash.saturating_add(1)).is_none());
            range = (Some(first.value), last.map(|last| last.value));
            if last.is_none() && !is_sign(tokens.get(dash), '+') && !opens(tokens, at) {
                range.1 = Some(first.value);
            }
            at = if last.is_some() { dash.saturating_add(2) } else { dash };
            continue;
        }
        // "30/60 min levels": of two lengths nobody says which.
        if is_sign(tokens.get(at.saturating_add(1)), '/')
            && number(tokens.get(at)).is_some()
            && length_at(tokens, at.saturating_add(2)).is_some()
        {
            return Vec::new();
        }
        let (seconds, count) = match (length_at(tokens, at), tokens.get(at)) {
            (Some(found), _) => found,
            (None, Some(Token::Clock(first, second, third, None))) if !when => {
                (as_length(*first, *second, *third), 1)
            }
            // "every 15 minutes, every 20 after that"
            (None, Some(Token::Number(minutes)))
                if !all.is_empty()
                    && minutes.whole
                    && (1..=180).contains(&minutes.value)
                    && word(at.checked_sub(1).and_then(|at| tokens.get(at)))
                        .is_some_and(words::every_word)
                    && !word(tokens.get(first)).is_some_and(words::level_word) =>
            {
                (u32::try_from(minutes.value).unwrap_or(0).saturating_mul(60), 1)
            }
            (None, token) => {
                // Other figures between: those of a level.
                if matches!(token, Some(Token::Number(_))) {
                    range = (None, None);
                }
                at = at.saturating_add(1);
                continue;
            }
        };
        let end = at.saturating_add(count);
        // "20 min for the first 4 levels", "20 minutes for levels 1-4": the levels stand behind.
        let behind_it = range.0.is_none().then(|| levels_behind(tokens, end)).flatten();
        if let Some((from, to, next)) = behind_it {
            all.push(Said { from: Some(from), to, seconds });
            (at, since) = (next, next);
            continue;
        }
        let clock = matches!(tokens.get(at), Some(Token::Clock(..)));
        let next: Vec<&str> =
            tokens.iter().skip(end).filter_map(|token| word(Some(token))).take(2).collect();
        let behind = !clock
            && match next.as_slice() {
                // "10 minutes. Second break after level 5."
                [_, second] if words::break_word(second) => false,
                [first, ..] if about(first) || words::each_word(first) => true,
                [first, second] => !words::break_word(first) && about(second),
                _ => false,
            };
        let before = || tokens.iter().take(at).rev().filter_map(|token| word(Some(token)));
        // "The blinds start low and go up every 20 minutes."
        let every =
            before().next().is_some_and(words::every_word) && before().any(words::blinds_word);
        let ahead = every || before().take(5).any(about);
        let other = tokens
            .iter()
            .filter_map(|token| word(Some(token)))
            .any(|word| words::beside_word(word) || words::break_word(word));
        // "The first 4 levels are 20 minutes, after that 15."
        let last = all.last().and_then(|said: &Said| said.to).filter(|_| range.0.is_none());
        let then = tokens.iter().take(at).skip(since).filter_map(|token| word(Some(token)));
        let rest = last.filter(|_| {
            then.into_iter().any(|word| words::then_word(word) || words::after_word(word))
        });
        if behind || (range.0.is_some() || rest.is_some() || ahead) && !other {
            let from = range.0.or_else(|| rest.map(|last| last.saturating_add(1)));
            all.push(Said { from, to: range.1, seconds });
        }
        range = (None, None);
        (at, since) = (end, end);
    }
    // "Level minutes: 10", "Level minutes" and 10 in the next cell.
    if all.is_empty()
        && let Some((Token::Number(minutes), label)) = tokens.split_last()
        && minutes.whole
        && !minutes.lettered
        && !minutes.money
        && (1..=180).contains(&minutes.value)
        && label.iter().all(|token| matches!(token, Token::Word(_) | Token::Sign(':' | '=' | '\t')))
    {
        let said = || label.iter().filter_map(|token| word(Some(token)));
        let level = said().any(|word| words::level_word(word) || words::blinds_word(word));
        let length = said().any(|word| {
            words::minutes_word(word)
                || words::length_word(word)
                || word.starts_with("level") && word.ends_with("dauer")
        });
        if level && length && !said().any(words::break_word) {
            let seconds = u32::try_from(minutes.value).unwrap_or(0).saturating_mul(60);
            all.push(Said { from: None, to: None, seconds });
        }
    }
    // Beside the levels' own the length of the whole evening may stand.
    if all.len() > 1 {
        all.retain(|said| said.seconds <= 2 * 3_600);
    }
    all
}

/// The levels that a length is for, from the token behind it on, and where their words end: "for the first 4 levels".
fn levels_behind(tokens: &[Token], from: usize) -> Option<(u64, Option<u64>, usize)> {
    let joins = |word: &str| {
        words::joining_word(word)
            || matches!(
                word,
                "for"
                    | "in"
                    | "during"
                    | "fur"
                    | "wahrend"
                    | "die"
                    | "pour"
                    | "para"
                    | "durante"
                    | "per"
                    | "i"
                    | "nei"
                    | "nos"
                    | "voor"
                    | "de"
                    | "under"
                    | "til"
            )
    };
    let mut at = from;
    while at < from.saturating_add(3)
        && word(tokens.get(at)).is_some_and(|it| joins(it) && !words::first_word(it))
    {
        at = at.saturating_add(1);
    }
    let next = at.saturating_add(1);
    let counted = |at: usize| {
        let figure =
            number(tokens.get(at)).filter(|number| number.whole).map(|number| number.value);
        figure.or_else(|| word(tokens.get(at)).and_then(words::counting_word))
    };
    let level = |at: usize| word(tokens.get(at)).is_some_and(words::level_word);
    if word(tokens.get(at)).is_some_and(words::first_word) && level(at.saturating_add(2)) {
        return Some((1, Some(counted(next)?), at.saturating_add(3)));
    }
    // "los 4 primeros niveles"
    if word(tokens.get(next)).is_some_and(words::first_word)
        && level(at.saturating_add(2))
        && at > from
    {
        return Some((1, Some(counted(at)?), at.saturating_add(3)));
    }
    let dash = is_sign(tokens.get(at.saturating_add(2)), '-');
    if at > from && level(at) && dash && length_at(tokens, at.saturating_add(3)).is_none() {
        let (first, last) = (counted(next)?, counted(at.saturating_add(3))?);
        return Some((first, Some(last), at.saturating_add(4)));
    }
    // "20 min from level 5"
    let opening = word(tokens.get(from))
        .is_some_and(|it| matches!(it, "from" | "ab" | "des" | "desde" | "dal" | "vanaf" | "fran"));
    let there = from.saturating_add(1);
    if opening && level(there) && !is_sign(tokens.get(there.saturating_add(2)), '-') {
        return Some((counted(there.saturating_add(1))?, None, there.saturating_add(2)));
    }
    None
}

/// Whether a word before a level's number says "from there on".
fn opens(tokens: &[Token], at: usize) -> bool {
    let before = tokens.iter().take(at).skip(at.saturating_sub(2));
    before.filter_map(|token| word(Some(token))).any(|word| {
        matches!(
            word,
            "from"
                | "ab"
                | "des"
                | "desde"
                | "dal"
                | "vanaf"
                | "fran"
                | "after"
                | "nach"
                | "partir"
                | "apres"
        )
    }) || tokens
        .iter()
        .skip(at.saturating_add(2))
        .take(2)
        .filter_map(|token| word(Some(token)))
        .any(|word| matches!(word, "onwards" | "onward" | "on" | "up" | "and" | "ff"))
}

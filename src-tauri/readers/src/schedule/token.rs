//! A line in words, signs and figures.

use super::words;

/// The longest number that is one, in figures.
const MOST_FIGURES: usize = 15;

/// A figure of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Number {
    /// Its value; thousands and millions by their letter are counted.
    pub(super) value: u64,
    /// How many figures it was written with, where it has no sign between thousands: `000` is three.
    pub(super) figures: u8,
    /// False where it has decimals that are not zero: no number of chips.
    pub(super) whole: bool,
    /// A letter behind it says thousands or millions.
    pub(super) lettered: bool,
    /// It ends in a small m: millions, or minutes.
    pub(super) small_m: bool,
    /// A sign of a currency stands before or behind it.
    pub(super) money: bool,
    /// A space parts it from the number before it, and nothing else.
    pub(super) spaced: bool,
}

impl Number {
    /// A number that was said in a word.
    const fn counting(value: u64) -> Self {
        Self {
            value,
            figures: 1,
            whole: true,
            lettered: false,
            small_m: false,
            money: false,
            spaced: false,
        }
    }
}

/// A part of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// A figure.
    Number(Number),
    /// `20:00`, `0:20:00`, `7:30 pm`: its parts, and whether it is after noon, where it says so.
    Clock(u32, u32, Option<u32>, Option<bool>),
    /// A word, folded.
    Word(String),
    /// A sign. The border of a cell is `\t`.
    Sign(char),
    /// A date or another figure that can be no part of a schedule.
    Other,
}

/// A line in tokens, each with the place of its first letter and of the one behind its last.
#[derive(Debug, Clone, Default)]
pub(super) struct Lexed {
    /// The tokens.
    pub(super) tokens: Vec<Token>,
    /// Where each stands in the letters.
    pub(super) places: Vec<(usize, usize)>,
    /// The letters of the line.
    pub(super) letters: Vec<char>,
    /// A dash before the blinds parts the level's number from its length, `5 - 20 min`; else both are a span of time.
    pub(super) parted: bool,
}

impl Lexed {
    /// The letters from one token to another, both of them counted.
    pub(super) fn said(&self, from: usize, to: usize) -> String {
        let (Some((begin, _)), Some((_, end))) = (self.places.get(from), self.places.get(to))
        else {
            return String::new();
        };
        self.letters.get(*begin..*end).map_or_else(String::new, |letters| letters.iter().collect())
    }

    /// Whether a token and the one behind it stand together, `N4`.
    pub(super) fn touches_next(&self, at: usize) -> bool {
        let place = |at: usize| self.places.get(at);
        place(at).zip(place(at.saturating_add(1))).is_some_and(|(one, next)| one.1 == next.0)
    }

    /// Whether space is on both sides of a token.
    pub(super) fn stands_alone(&self, at: usize) -> bool {
        let Some((begin, end)) = self.places.get(at) else { return false };
        let space = |at: Option<usize>| {
            at.and_then(|at| self.letters.get(at)).is_none_or(|letter| letter.is_whitespace())
        };
        space(begin.checked_sub(1)) && space(Some(*end))
    }
}

/// The tokens of a line, or of the cells of a row with a tab between them.
pub(super) fn lexed(text: &str) -> Lexed {
    let letters: Vec<char> = crate::folding::narrow(text).chars().collect();
    let (tokens, places) = tokens(&letters);
    Lexed { tokens, places, letters, parted: false }
}

fn tokens(signs: &[char]) -> (Vec<Token>, Vec<(usize, usize)>) {
    let mut places: Vec<(usize, usize)> = Vec::new();
    let mut all: Vec<Token> = Vec::new();
    let mut at: usize = 0;
    let mut space = false;
    let mut money = false;
    while let Some(sign) = signs.get(at).copied() {
        if sign.is_whitespace() && sign != '\t' {
            space = true;
            at = at.saturating_add(1);
            continue;
        }
        let from = at;
        // ".50" is half a unit.
        let before = at.checked_sub(1).and_then(|at| signs.get(at));
        let point = matches!(sign, '.' | ',')
            && signs.get(at.saturating_add(1)).is_some_and(char::is_ascii_digit)
            && before.is_none_or(|c| c.is_whitespace() || matches!(c, '/' | '(') || is_money(*c));
        if point {
            at = at.saturating_add(1);
        }
        if sign.is_ascii_digit() || point {
            let (token, next) = figure(signs, at);
            let token = match token {
                Token::Number(number) => {
                    let before = matches!(all.last(), Some(Token::Number(_)));
                    let whole = number.whole && !point;
                    Token::Number(Number { money, spaced: space && before, whole, ..number })
                }
                other => other,
            };
            all.push(token);
            at = next;
            money = false;
        } else if is_money(sign) {
            if let (Some(Token::Number(last)), false) = (all.last_mut(), next_is_figure(signs, at))
            {
                last.money = true;
            } else {
                money = true;
            }
            at = at.saturating_add(1);
        } else if sign.is_alphabetic() || sign == '#' {
            let mut word = String::new();
            while let Some(letter) = signs.get(at).copied() {
                if !(letter.is_alphabetic() || letter == '#' || is_inner(signs, at)) {
                    break;
                }
                word.push(letter);
                at = at.saturating_add(1);
            }
            all.push(Token::Word(crate::folding::folded(&word)));
        } else {
            let sign = match sign {
                '\u{2010}'..='\u{2015}' | '\u{2212}' | '~' | '\u{301c}' => '-',
                '\u{2044}' | '\u{2215}' | '\\' => '/',
                '[' | '{' | '\u{3010}' | '\u{300c}' => '(',
                ']' | '}' | '\u{3011}' | '\u{300d}' => ')',
                '\u{d7}' | '*' => 'x',
                other => other,
            };
            all.push(Token::Sign(sign));
            at = at.saturating_add(1);
        }
        space = false;
        while places.len() < all.len() {
            places.push((from, at));
        }
    }
    count_in_figures(&mut all);
    with_levels_first(&all, &places)
}

/// "First level" and "level one" with the number as a figure.
fn count_in_figures(all: &mut [Token]) {
    let level = |token: &Token| matches!(token, Token::Word(word) if words::level_word(word));
    for at in 0..all.len() {
        let before = at.checked_sub(1).and_then(|at| all.get(at));
        let near = before.is_some_and(level)
            || at == 0
                && all.get(1).is_some_and(level)
                && !matches!(all.get(2), Some(Token::Word(word)) if words::counting_word(word).is_some());
        if near
            && let Some(token) = all.get_mut(at)
            && let Token::Word(word) = token
            && let Some(value) = words::counting_word(word)
        {
            *token = Token::Number(Number::counting(value));
        }
    }
}

/// The tokens, with "1st level", "1. Level" and "level 1st" as "level 1".
fn with_levels_first(
    all: &[Token],
    places: &[(usize, usize)],
) -> (Vec<Token>, Vec<(usize, usize)>) {
    let mut made = Vec::new();
    let mut made_places = Vec::new();
    let mut at: usize = 0;
    while at < all.len() {
        let (taken, end) = match ordinal_at(all, places, at) {
            Some((number, Some(level))) => (vec![level, number], level.saturating_add(1)),
            Some((number, None)) => (vec![number], number.saturating_add(2)),
            None => (vec![at], at.saturating_add(1)),
        };
        made.extend(taken.iter().filter_map(|at| all.get(*at)).cloned());
        made_places.extend(taken.iter().filter_map(|at| places.get(*at)));
        at = end;
    }
    (made, made_places)
}

/// Where the number of a level stands that is counted here, and the word behind it that says so, if none before it does.
fn ordinal_at(
    all: &[Token],
    places: &[(usize, usize)],
    at: usize,
) -> Option<(usize, Option<usize>)> {
    let touches = |at: usize| {
        places.get(at).zip(places.get(at.saturating_add(1))).is_some_and(|(a, b)| a.1 == b.0)
    };
    let in_words = at == 0
        && matches!((all.first(), places.first()), (Some(Token::Number(_)), Some((from, to))) if to.saturating_sub(*from) > 2);
    let level =
        |at: usize| matches!(all.get(at), Some(Token::Word(word)) if words::level_word(word));
    let counted = all.get(at) == Some(&Token::Word("\u{7b2c}".into()));
    let number = at.saturating_add(usize::from(counted));
    let Some(Token::Number(first)) = all.get(number) else { return None };
    if !(1..=2).contains(&first.figures) || !first.whole || first.lettered {
        return None;
    }
    let next = number.saturating_add(1);
    let ends = touches(number)
        && match all.get(next) {
            Some(Token::Word(word)) => words::ordinal_word(word),
            sign => sign == Some(&Token::Sign('\u{b0}')),
        };
    if ends && at.checked_sub(1).is_some_and(level) {
        return Some((number, None));
    }
    // "1\u{ba} - 25/50": a row of blinds that is counted so, as no prize is.
    let sign = match all.get(next) {
        Some(Token::Word(word)) => matches!(word.as_str(), "\u{ba}" | "\u{aa}"),
        sign => sign == Some(&Token::Sign('\u{b0}')),
    };
    if at == 0 && ends && sign && !level(next.saturating_add(1)) && has_blinds(all) {
        return Some((number, None));
    }
    let point = all.get(next) == Some(&Token::Sign('.'));
    let behind = next.saturating_add(usize::from(ends || point));
    // "4. Level 3" is the fourth line of a list; "1. Level 25 50" has its blinds there.
    let blinds = || match all.get(behind.saturating_add(1)) {
        Some(Token::Number(next)) => next.value > first.value,
        _ => false,
    };
    // "1 level 20 min" says how long each is.
    let rest = behind.saturating_add(1);
    let each =
        length_at(all, rest).is_some_and(|(_, count)| rest.saturating_add(count) == all.len());
    let joined = touches(number) && !point && !each;
    let said = ends || counted || in_words || at == 0 && (joined || point && blinds());
    (said && level(behind)).then_some((number, Some(behind)))
}

/// Whether two numbers with a stroke between them can be blinds, and the sign for shares is nowhere.
fn has_blinds(all: &[Token]) -> bool {
    let pair = |three: &[Token]| match three {
        [Token::Number(small), Token::Sign('/'), Token::Number(big)] => {
            small.value <= big.value && !small.money && !big.money
        }
        _ => false,
    };
    all.windows(3).any(pair) && !all.contains(&Token::Sign('%'))
}

/// A sign of a currency.
const fn is_money(sign: char) -> bool {
    matches!(sign, '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}' | '\u{ffe5}')
}

fn next_is_figure(signs: &[char], at: usize) -> bool {
    signs.get(at.saturating_add(1)).is_some_and(|sign| sign.is_ascii_digit() || *sign == ' ')
        && signs
            .iter()
            .skip(at.saturating_add(1))
            .find(|sign| !sign.is_whitespace())
            .is_some_and(char::is_ascii_digit)
}

/// An apostrophe or a hyphen within a word.
fn is_inner(signs: &[char], at: usize) -> bool {
    let inner = signs.get(at).is_some_and(|sign| matches!(sign, '\'' | '\u{2019}' | '-'));
    let letter = |at: Option<usize>| {
        at.and_then(|at| signs.get(at)).is_some_and(|sign| sign.is_alphabetic())
    };
    inner && letter(at.checked_sub(1)) && letter(at.checked_add(1))
}

/// The figure that begins here, and where it ends.
fn figure(signs: &[char], from: usize) -> (Token, usize) {
    let digits = |from: usize| {
        signs.iter().skip(from).take_while(|sign| sign.is_ascii_digit()).collect::<String>()
    };
    let sign = |at: usize| signs.get(at).copied();
    let first = digits(from);
    let mut at = from.saturating_add(first.len());
    // A clock: 20:00, 0:20:00, 7:30pm, 19h30 is a length or a time too.
    if sign(at) == Some(':') && sign(at.saturating_add(1)).is_some_and(|c| c.is_ascii_digit()) {
        let second = digits(at.saturating_add(1));
        let mut end = at.saturating_add(1).saturating_add(second.len());
        let mut third = None;
        if sign(end) == Some(':') {
            let more = digits(end.saturating_add(1));
            if more.len() == 2 {
                end = end.saturating_add(3);
                third = more.parse().ok();
            }
        }
        if second.len() == 2
            && let (Ok(first), Ok(second)) = (first.parse(), second.parse())
        {
            let (half, end) = half_of_day(signs, end);
            return (Token::Clock(first, second, third, half), end);
        }
    }
    // As the French write it: 19h30.
    if matches!(sign(at), Some('h' | 'H')) {
        let second = digits(at.saturating_add(1));
        let end = at.saturating_add(3);
        if second.len() == 2
            && !sign(end).is_some_and(char::is_alphanumeric)
            && let (Ok(first), Ok(second)) = (first.parse(), second.parse())
        {
            return (Token::Clock(first, second, None, None), end);
        }
    }
    // Groups of three behind a sign between thousands.
    let mut all = first.clone();
    let mut grouped = false;
    let mut by = None;
    while let Some(between) = sign(at).filter(|c| is_group_sign(*c)) {
        let group = digits(at.saturating_add(1));
        if group.len() != 3
            || all.is_empty()
            || first.len() > 3
            || by.is_some_and(|by| by != between)
        {
            break;
        }
        by = Some(between);
        grouped = true;
        all.push_str(&group);
        at = at.saturating_add(4);
    }
    // Decimals.
    let mut decimals = String::new();
    if let Some('.' | ',') = sign(at) {
        let part = digits(at.saturating_add(1));
        let end = at.saturating_add(1).saturating_add(part.len());
        // Two more signs make it a date.
        if !part.is_empty()
            && sign(end) == Some('.')
            && sign(end.saturating_add(1)).is_some_and(|c| c.is_ascii_digit())
        {
            let year = digits(end.saturating_add(1));
            return (Token::Other, end.saturating_add(1).saturating_add(year.len()));
        }
        if !part.is_empty() && (part.len() <= 2 || !grouped) && part.len() != 3 {
            decimals = part;
            at = end;
        }
    }
    if all.len() > MOST_FIGURES {
        return (Token::Other, at);
    }
    let value: u64 = all.parse().unwrap_or(u64::MAX);
    // 8pm is an hour of the day.
    if !grouped
        && decimals.is_empty()
        && let Some(hour) = u32::try_from(value).ok().filter(|hour| (1..=12).contains(hour))
        && let (half @ Some(_), end) = half_of_day(signs, at)
    {
        return (Token::Clock(hour, 0, None, half), end);
    }
    let alone = !sign(at.saturating_add(1)).is_some_and(char::is_alphabetic);
    // Cents, which are chips like others.
    if matches!(sign(at), Some('c' | '\u{a2}')) && alone && decimals.is_empty() {
        at = at.saturating_add(1);
    }
    let letter = sign(at);
    let alone = !sign(at.saturating_add(1)).is_some_and(char::is_alphabetic);
    let times: u64 = match letter {
        Some('k' | 'K') if alone => 1_000,
        Some('m' | 'M') if alone => 1_000_000,
        _ => 1,
    };
    let trimmed = decimals.trim_end_matches('0');
    let small_m = matches!(letter, Some('m')) && alone;
    let mut number = Number {
        value,
        figures: if grouped { 0 } else { u8::try_from(first.len()).unwrap_or(u8::MAX) },
        whole: trimmed.is_empty(),
        lettered: times > 1,
        small_m,
        money: false,
        spaced: false,
    };
    if times > 1 {
        at = at.saturating_add(1);
        let width = u32::try_from(trimmed.len()).unwrap_or(u32::MAX);
        let unit = 10_u64.checked_pow(width).and_then(|tens| times.checked_div(tens));
        let part: u64 = if trimmed.is_empty() { 0 } else { trimmed.parse().unwrap_or(0) };
        number.whole = unit.is_some_and(|unit| unit > 0);
        number.value =
            value.saturating_mul(times).saturating_add(part.saturating_mul(unit.unwrap_or(0)));
    }
    (Token::Number(number), at)
}

const fn is_group_sign(sign: char) -> bool {
    matches!(sign, ',' | '.' | '\'' | '\u{2019}' | '\u{a0}' | '\u{2009}' | '\u{202f}' | '\u{b7}')
}

/// Whether "am" or "pm" follows, and where that ends.
fn half_of_day(signs: &[char], from: usize) -> (Option<bool>, usize) {
    let rest: String = signs.iter().skip(from).take(6).flat_map(|c| c.to_lowercase()).collect();
    let bare = rest.trim_start().replace('.', "");
    let skipped = rest.len().saturating_sub(rest.trim_start().len());
    let follows = |half: &str| {
        bare.strip_prefix(half).is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    };
    let dots = if rest.trim_start().chars().nth(1) == Some('.') { 4 } else { 2 };
    let end = from.saturating_add(skipped).saturating_add(dots);
    match (follows("am"), follows("pm")) {
        (true, _) => (Some(false), end),
        (_, true) => (Some(true), end),
        _ => (None, from),
    }
}

/// Seconds of a clock as a time of day, or after the start.
pub(super) fn of_day(first: u32, second: u32, third: Option<u32>, after_noon: Option<bool>) -> u32 {
    let hour = match after_noon {
        Some(true) if first < 12 => first.saturating_add(12),
        Some(false) if first == 12 => 0,
        _ => first,
    };
    hour.saturating_mul(3_600)
        .saturating_add(second.saturating_mul(60))
        .saturating_add(third.unwrap_or(0))
}

/// Seconds of a clock as a length: hours, minutes and seconds; of two parts minutes and seconds where hours would be more than any
/// level has.
pub(super) fn as_length(first: u32, second: u32, third: Option<u32>) -> u32 {
    match third {
        Some(third) => of_day(first, second, Some(third), None),
        None if first < 3 => of_day(first, second, None, None),
        None => first.saturating_mul(60).saturating_add(second),
    }
}

/// Whether the tokens from here on are a length said in words, `20 min`, `1 h 30`, `20-minute`, and how many tokens it has.
pub(super) fn length_at(tokens: &[Token], at: usize) -> Option<(u32, usize)> {
    let number = |at: usize| match tokens.get(at) {
        Some(Token::Number(number)) if number.whole || number.lettered => Some(*number),
        _ => None,
    };
    let word = |at: usize| match tokens.get(at) {
        Some(Token::Word(word)) => Some(word.as_str()),
        Some(Token::Sign('\'' | '\u{2019}' | '\u{2032}')) => Some("'"),
        _ => None,
    };
    let found = number(at)?;
    let next = at.saturating_add(1);
    // 10m is ten minutes wherever a length is wanted; as blinds it is taken elsewhere.
    if found.small_m && found.value >= 1_000_000 {
        let minutes = u32::try_from(found.value.checked_div(1_000_000)?).ok()?;
        return (minutes <= 600).then_some((minutes.saturating_mul(60), 1));
    }
    if found.lettered || found.money {
        return None;
    }
    let value = u32::try_from(found.value).ok().filter(|value| *value <= 1_000)?;
    let hyphen = usize::from(
        matches!(tokens.get(next), Some(Token::Sign('-' | '.')))
            && word(next.saturating_add(1))
                .is_some_and(|word| words::minutes_word(word) || words::hours_word(word)),
    );
    let unit = next.saturating_add(hyphen);
    let said = word(unit)?;
    let used = |end: usize| end.saturating_sub(at);
    if words::minutes_word(said) {
        let (minutes, more) = (value.saturating_mul(60), unit.saturating_add(1));
        // "1 min 30 s"
        let behind = more.saturating_add(1);
        let seconds = number(more)
            .filter(|seconds| seconds.value < 60 && !seconds.lettered)
            .filter(|_| word(behind).is_some_and(|word| word == "s" || words::seconds_word(word)))
            .and_then(|seconds| u32::try_from(seconds.value).ok());
        return Some(match seconds {
            Some(seconds) => (minutes.saturating_add(seconds), used(behind.saturating_add(1))),
            None => (minutes, used(more)),
        });
    }
    if words::hours_word(said) {
        let more = unit.saturating_add(1);
        let seconds = value.saturating_mul(3_600);
        if let Some((minutes, count)) = length_at(tokens, more).filter(|(s, _)| *s < 3_600) {
            return Some((seconds.saturating_add(minutes), used(more.saturating_add(count))));
        }
        if let Some(minutes) = number(more).filter(|n| n.value < 60 && n.figures == 2) {
            let minutes = u32::try_from(minutes.value).unwrap_or(0).saturating_mul(60);
            return Some((seconds.saturating_add(minutes), used(more.saturating_add(1))));
        }
        return Some((seconds, used(more)));
    }
    if words::seconds_word(said) && value >= 60 {
        return Some((value, used(unit.saturating_add(1))));
    }
    None
}

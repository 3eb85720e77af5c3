//! The name in a line of a list: without the sign of the list before it, and with the last name told apart where the list does.

use crate::roster_answers::{answer, answered};
use shuffle_up_engine::base::finding::{fold, is_addition, is_mark};
use shuffle_up_engine::base::words::clean_name;

/// What stands around a nickname.
const QUOTES: [char; 6] = ['"', '\u{201c}', '\u{201d}', '\u{201e}', '\u{ab}', '\u{bb}'];

/// In a longer cell, in bytes, nobody looks for what stands behind a name.
const LONGEST_CELL: usize = 400;

/// A name as a list has it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Read {
    /// The name as it is said.
    pub(super) name: String,
    /// The last name in it; empty where the list does not tell.
    pub(super) last: String,
}

impl Read {
    /// A name of two parts.
    pub(super) fn parts(first: &str, last: &str) -> Self {
        let (first, last) = (clean_name(first), clean_name(last));
        // Names in Chinese signs have the last name first.
        let (one, two) =
            if in_signs(&first) && in_signs(&last) { (&last, &first) } else { (&first, &last) };
        let name = clean_name(&format!("{one} {two}"));
        // A last name alone is a whole name, and one that was cut off is none.
        if first.is_empty() || !name.ends_with(two.as_str()) {
            return Self { name, last: String::new() };
        }
        let last = without_additions(&last).to_string();
        Self { name, last }
    }

    /// A last name of two capitals before a first name, as a list of "BERG Anna" has it: "LI Bo".
    pub(super) fn of_short_capitals(cell: &str) -> Option<Self> {
        let (last, first) = cell.trim().split_once(' ')?;
        let short = last.chars().count() == 2 && last.chars().all(char::is_uppercase);
        let capitals = |word: &str| word.len() > 1 && !word.contains(char::is_lowercase);
        let whole = !is_particle(last) && !first.split_whitespace().any(capitals);
        (short && whole && is_words(first)).then(|| Self::parts(first, &uncapitalled(last, first)))
    }

    /// A name in one cell; with a comma it is the last name first, if it is no addition that follows.
    pub(super) fn of(cell: &str) -> Self {
        if let Some((last, first)) = cell.split_once(',')
            && is_words(last)
            && is_words(first)
            && !is_addition(first)
        {
            return Self::parts(first, &uncapitalled(last.trim(), first));
        }
        // "BERG Anna", "Anna BERG": the capitals are the last name.
        let named = without_additions(cell);
        let added = cell.trim().get(named.len()..).unwrap_or("");
        let words: Vec<&str> = named.split_whitespace().collect();
        let capitals = |word: &&&str| {
            word.chars().filter(|c| c.is_alphabetic()).count() >= 3
                && !word.chars().any(char::is_lowercase)
                && word.chars().any(char::is_uppercase)
        };
        // "VAN DER BERG Piet": a particle counts with the capitals that follow it.
        let set = |word: &&&str| capitals(word) || is_addition(word) && words.len() > 2;
        let particle = |word: &&str| !word.chars().any(char::is_lowercase) && is_particle(word);
        let short = |word: &&str| word.len() == 2 && word.chars().all(char::is_uppercase);
        let small = words.iter().take_while(|word| particle(word) || short(word)).count();
        let ahead = words.iter().skip(small).take_while(set).count();
        let ahead = if ahead == 0 { 0 } else { ahead.saturating_add(small) };
        let behind = words.iter().rev().take_while(|word| capitals(word) || particle(word)).count();
        let behind = if words.last().is_some_and(|word| capitals(&word)) { behind } else { 0 };
        if words.len() >= 2 && is_words(cell) && ahead.max(behind) < words.len() {
            let at = if ahead > 0 { ahead } else { words.len().saturating_sub(behind) };
            if let Some((one, two)) = words.split_at_checked(at).filter(|_| ahead.max(behind) > 0) {
                let (last, first) = if ahead > 0 { (one, two) } else { (two, one) };
                let (last, first) = (last.join(" "), first.join(" "));
                // "ANNA B." has her first name first.
                if ahead > 0
                    && first
                        .split_whitespace()
                        .all(|word| word.ends_with('.') && word.chars().count() == 2)
                {
                    return Self { name: clean_name(cell), last: String::new() };
                }
                return Self::parts(&first, &format!("{}{added}", uncapitalled(&last, &first)));
            }
        }
        Self { name: clean_name(cell), last: String::new() }
    }
}

/// A cell without what a list writes around a name: the seat before it, stars behind it, a remark in brackets. A nickname in quotation
/// marks is part of the name, as the person wrote it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Bare {
    /// The name.
    pub(super) name: String,
    /// What stood in brackets or behind a dash.
    pub(super) remarks: Vec<String>,
    /// The reply behind the name: "in", of "Anna: in".
    pub(super) reply: Option<String>,
    /// The sign that marks it.
    pub(super) mark: Option<Mark>,
    /// A bare number behind the name, which may belong to it: "Cem Kaya 500".
    pub(super) figure: Option<String>,
}

/// Words that may stand between a name and the word for when its person comes: "will be late", "30 min late".
const BEFORE_WHEN: [&str; 64] = [
    "arriving",
    "runs",
    "gets",
    "there",
    "arrives",
    "arrive",
    "coming",
    "comes",
    "is",
    "will",
    "be",
    "might",
    "may",
    "running",
    "a",
    "bit",
    "little",
    "slightly",
    "about",
    "approx",
    "approx.",
    "min",
    "min.",
    "mins",
    "minutes",
    "hour",
    "hours",
    "h",
    "kommt",
    "komme",
    "wird",
    "etwas",
    "ein",
    "bisschen",
    "wenig",
    "minuten",
    "std",
    "stunde",
    "ca",
    "ca.",
    "sera",
    "en",
    "un",
    "peu",
    "plus",
    "arrivera",
    "llega",
    "viene",
    "poco",
    "algo",
    "minutos",
    "arriva",
    "minuti",
    "chega",
    "vem",
    "mais",
    "komt",
    "wat",
    "iets",
    "kommer",
    "lite",
    "minuter",
    "llegar\u{e1}",
    "pi\u{f9}",
];

/// Words behind a name that begin to say when somebody comes.
const WHEN: [&str; 32] = [
    "late",
    "later",
    "at",
    "delayed",
    "retard",
    "sp\u{e4}t",
    "versp\u{e4}tet",
    "tardi",
    "ritardo",
    "atrasado",
    "laat",
    "f\u{f6}rsenad",
    "after",
    "around",
    "from",
    "until",
    "ab",
    "um",
    "gegen",
    "erst",
    "sp\u{e4}ter",
    "nachher",
    "tard",
    "vers",
    "m\u{e1}s",
    "luego",
    "tarde",
    "senare",
    "senere",
    "dopo",
    "depois",
    "p\u{f3}\u{17a}niej",
];

/// A sign that a person put to a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// A tick: comes, or has paid.
    Tick,
    /// A cross: does not come.
    Cross,
    /// An hourglass or a question mark: not known yet.
    Wait,
    /// A box without a tick.
    Box,
}

impl Mark {
    /// The sign as it is told.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Self::Tick => "\u{2705}",
            Self::Cross => "\u{274c}",
            Self::Wait => "\u{23f3}",
            Self::Box => "\u{2610}",
        }
    }
}

impl Bare {
    /// The name in a cell.
    pub(super) fn of(cell: &str) -> Self {
        let (cell, mark) = without_marks(without_seat(without_bullet(without_seat(cell))));
        let cell = without_bullet(cell);
        let (cell, reply) = without_reply(cell);
        // Pictures behind a name are none of it.
        let picture = |c: char| {
            c >= '\u{2190}' && !c.is_alphanumeric() && !is_mark(c)
                || c == '\u{fe0f}'
                || c == '\u{200d}'
        };
        let bare = cell.trim_end_matches(|c: char| picture(c) || c.is_whitespace());
        let cell = if bare.chars().any(char::is_alphabetic) { bare } else { cell };
        let (reached, contacts) = without_contacts(cell);
        let mut remarks = Vec::new();
        let mut name = without_brackets(reached, &mut remarks);
        remarks.extend(contacts);
        // "Anna Berg - not paid"
        if let Some((before, after)) = [" - ", " \u{2013} ", " \u{2014} ", "\t", "  "]
            .iter()
            .find_map(|sign| name.split_once(sign))
            && is_words(before)
            && !after.trim().is_empty()
        {
            for said in after.split(" - ").map(str::trim).filter(|said| !said.is_empty()) {
                // "yes +1"
                let guests = said.rsplit_once(" +").filter(|(_, many)| {
                    !many.is_empty() && many.bytes().all(|byte| byte.is_ascii_digit())
                });
                remarks.extend(guests.map(|(_, many)| format!("+{many}")));
                remarks.push(guests.map_or(said, |(said, _)| said).to_string());
            }
            name = before.trim().to_string();
        }
        name = without_courtesy(&name).to_string();
        // "BERG Anna SWE": a sign of a country behind a last name in capitals.
        if let Some((before, sign)) = name.trim().rsplit_once(' ')
            && has_country_behind(before, sign)
        {
            remarks.push(sign.to_string());
            name = before.trim().to_string();
        }
        // "Dora +1", "Bo and guest", "Ida + Cem": herself, and one more.
        if let Some((before, more)) = guest_behind(&name) {
            remarks.push(format!("+{more}"));
            name = before;
        }
        // "Anna $20 paid", "Bo owes $20": what stands behind the name is about money.
        if let Some((before, said)) = money_behind(&name) {
            remarks.extend(said);
            name = before;
        }
        // "Bo 18:30": when he comes.
        if let Some((before, at)) = name.rsplit_once(' ')
            && is_words(before)
            && is_time(at)
        {
            remarks.push(at.to_string());
            name = before.trim().to_string();
        }
        // "Bo Ek ab 21 Uhr", "Cy Li later": when he comes.
        let mut reply = reply;
        let when = name.match_indices(' ').find(|(at, _)| {
            let (before, after) = name.split_at_checked(*at).unwrap_or_default();
            let leads = |word: &&str| {
                BEFORE_WHEN.contains(word) || word.bytes().all(|byte| byte.is_ascii_digit())
            };
            let word = after.split_whitespace().find(|word| !leads(word)).unwrap_or("");
            // "Anna +1 later"
            let alone = before.split_once(" +").map_or(before, |(name, _)| name);
            WHEN.contains(&word) && is_words(alone) && before.starts_with(char::is_uppercase)
        });
        if let (None, Some((at, _))) = (&reply, when)
            && let Some((before, after)) = name.split_at_checked(at)
        {
            reply = Some(after.trim().to_string());
            name = before.to_string();
            if let Some((alone, more)) = guest_behind(&name) {
                remarks.push(format!("+{more}"));
                name = alone;
            }
        }
        // "Cem Kaya 500", "Bo $20": chips, money, or part of the name.
        let bare = |text: &str| {
            let digits = text.trim_matches(['x', 'X']);
            !digits.is_empty()
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && !digits.starts_with('0')
        };
        let mut figure = None;
        if let [said] = remarks.as_slice()
            && bare(said)
        {
            figure = remarks.pop();
        }
        if let Some((before, number)) = name.trim().rsplit_once(' ')
            && is_words(before)
        {
            let digits = bare(number);
            if number.contains(is_money) && number.chars().any(|c| c.is_ascii_digit()) {
                remarks.push(format!("+{number}"));
                name = before.trim().to_string();
            } else if digits && !takes_a_number(before) {
                figure = Some(number.to_string());
                name = before.trim().to_string();
            }
        }
        // "Bo Ek 1 win", "Cy L. 8ish": a figure with small letters behind it.
        let tells = name.match_indices(' ').find(|(at, _)| {
            let (before, after) = name.split_at_checked(*at).unwrap_or_default();
            let after = after.trim_start();
            let small = after.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
            after.starts_with(|c: char| c.is_ascii_digit())
                && small.starts_with(char::is_lowercase)
                && is_words(before)
                && before.starts_with(char::is_uppercase)
                && !takes_a_number(before)
        });
        if let Some((at, _)) = tells.filter(|_| figure.is_none())
            && let Some((before, after)) = name.split_at_checked(at)
        {
            remarks.push(after.trim().to_string());
            name = before.to_string();
        }
        // Nothing is taken off what is no name.
        let plain = |c: char| {
            c.is_alphanumeric()
                || c.is_whitespace()
                || is_mark(c)
                || "'\u{2019}\u{b4}`.,-*\u{2020}\u{2605}\u{2606}!;\u{2713}\u{2714}\u{2705}&"
                    .contains(c)
                || QUOTES.contains(&c)
        };
        if !name.chars().all(plain) || !name.chars().any(char::is_alphabetic) {
            return Self { name: cell.to_string(), reply, mark, ..Self::default() };
        }
        let name = name.trim().trim_end_matches([
            '*', '\u{2020}', '\u{2605}', '\u{2606}', '!', ';', ',', '\u{2713}', '\u{2714}',
            '\u{2705}',
        ]);
        Self { name: name.trim().to_string(), remarks, reply, mark, figure }
    }
}

/// A name without the word before it that only says whom it greets: "Herr Roth", "Mme Martin", "\u{5c71}\u{7530}\u{3055}\u{3093}".
fn without_courtesy(name: &str) -> &str {
    const BEFORE: [&str; 16] = [
        "herr", "frau", "mr", "mrs", "ms", "miss", "monsieur", "madame", "mme", "mlle", "m.",
        "sr.", "sra.", "srta.", "senor", "senora",
    ];
    const BEHIND: [&str; 4] =
        ["\u{3055}\u{3093}", "\u{3055}\u{307e}", "\u{304f}\u{3093}", "\u{69d8}"];
    let name = name.trim();
    if let Some(bare) = BEHIND.iter().find_map(|word| name.strip_suffix(word)) {
        return if bare.trim().is_empty() { name } else { bare.trim() };
    }
    let Some((word, rest)) = name.split_once(' ') else { return name };
    let low = crate::folding::folded(word);
    // The M. of "M. Dupont" may be of a first name.
    let initial = low == "m." && !rest.trim().contains(' ');
    let courtesy = BEFORE.contains(&low.as_str())
        || low.strip_suffix('.').is_some_and(|bare| BEFORE.contains(&bare));
    if courtesy && !initial && is_words(rest) { rest.trim() } else { name }
}

/// Whether three capitals stand behind a last name in capitals and a first name in small letters.
fn has_country_behind(name: &str, sign: &str) -> bool {
    let capitals = |word: &str| word.len() >= 2 && word.chars().all(char::is_uppercase);
    let mut words = name.split_whitespace();
    let (first, last) = (words.next().unwrap_or(""), words.next_back().unwrap_or(""));
    sign.len() == 3
        && capitals(sign)
        && !is_addition(sign)
        && capitals(first)
        && last.contains(char::is_lowercase)
}

/// A name before words about money, and those words: "Anna $20 paid", "Bo owes $20".
fn money_behind(name: &str) -> Option<(String, Vec<String>)> {
    let amount =
        |word: &str| word.contains(is_money) && word.contains(|c: char| c.is_ascii_digit());
    let words: Vec<&str> = name.split_whitespace().collect();
    let at = words.iter().position(|word| amount(word))?;
    let (before, behind) = words.split_at_checked(at)?;
    let told = |word: &&&str| word.len() > 2 && crate::roster_words::paid(word).is_some();
    let many = before.iter().rev().take_while(told).count();
    let (named, verbs) = before.split_at_checked(before.len().saturating_sub(many))?;
    let name = named.join(" ");
    if !is_words(&name) || many == 0 && behind.len() == 1 {
        return None;
    }
    let mut said: Vec<String> = verbs.iter().map(|word| (*word).to_string()).collect();
    let mut rest: Vec<&str> = Vec::new();
    for word in behind {
        if amount(word) {
            said.push(format!("+{word}"));
        } else if told(&word) {
            said.push((*word).to_string());
        } else if word.chars().any(char::is_alphanumeric) {
            rest.push(word);
        }
    }
    said.extend((!rest.is_empty()).then(|| rest.join(" ")));
    Some((name, said))
}

/// A sign of money.
const fn is_money(c: char) -> bool {
    matches!(c, '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}')
}

/// Whether a line is a word that is no name without the number behind it: "Player 10".
pub(super) fn is_numbered(line: &str) -> bool {
    let digits = |number: &str| number.bytes().all(|byte| byte.is_ascii_digit());
    line.trim()
        .rsplit_once(' ')
        .is_some_and(|(word, number)| digits(number) && takes_a_number(word))
}

/// Whether a word is no name without a number behind it.
fn takes_a_number(name: &str) -> bool {
    let word = crate::folding::folded(name);
    let others =
        ["seat", "table", "alternate", "bot", "dealer", "staff", "team", "test", "no", "nr"];
    crate::roster_words::NAME.contains(&word.as_str()) || others.contains(&word.as_str())
}

/// A name and the guest that comes with it: "plus one", "+ guest", "& friend", "mit Begleitung", "+ Cem".
fn guest_behind(name: &str) -> Option<(String, String)> {
    const JOINS: [&str; 14] = [
        " plus ", " + ", " +", " and ", " & ", " with ", " w/ ", " und ", " mit ", " et ",
        " avec ", " y ", " con ", " med ",
    ];
    let found = |join: &&str| {
        let (before, more) = name.split_once(*join)?;
        let more = more.trim();
        let named =
            join.contains('+') && (is_words(more) || more.chars().all(|c| c.is_ascii_digit()));
        (is_words(before) && !more.is_empty() && (named || is_guest(more)))
            .then(|| (before.trim().to_string(), more.to_string()))
    };
    JOINS.iter().find_map(found)
}

/// Whether words are of a guest without a name: "one", "2 guests", "a friend".
pub(super) fn is_guest(text: &str) -> bool {
    const COUNTS: [&str; 18] = [
        "a", "an", "one", "two", "three", "his", "her", "ein", "eine", "einen", "einem", "einer",
        "zwei", "un", "une", "una", "uno", "another",
    ];
    const GUESTS: [&str; 26] = [
        "guest",
        "guests",
        "friend",
        "friends",
        "partner",
        "wife",
        "husband",
        "girlfriend",
        "boyfriend",
        "gast",
        "gaste",
        "begleitung",
        "freund",
        "freundin",
        "frau",
        "mann",
        "ami",
        "amie",
        "amis",
        "invite",
        "invites",
        "amigo",
        "amiga",
        "invitado",
        "invitada",
        "acompanante",
    ];
    let low = crate::folding::folded(text);
    let words: Vec<&str> = low.split_whitespace().collect();
    let counts =
        |word: &&&str| COUNTS.contains(*word) || word.bytes().all(|byte| byte.is_ascii_digit());
    let counted = words.iter().take_while(counts).count();
    let rest = words.get(counted..).unwrap_or_default();
    // "one" and "2" are whole; "a" and "her" need a word.
    let whole = rest.is_empty()
        && counted == 1
        && !matches!(
            low.as_str(),
            "a" | "an" | "his" | "her" | "un" | "une" | "una" | "ein" | "eine"
        );
    whole || !rest.is_empty() && rest.iter().all(|word| GUESTS.contains(word))
}

/// A time of day: "18:30", "18.30", "19h", "7pm".
fn is_time(word: &str) -> bool {
    let number = |text: &str, most: u32| {
        (1..=2).contains(&text.len()) && text.parse::<u32>().is_ok_and(|number| number <= most)
    };
    let low = word.to_lowercase();
    match low.split_once([':', '.', 'h']) {
        Some((hour, minute)) => {
            number(hour, 23) && (minute.len() == 2 && number(minute, 59) || low.ends_with('h'))
        }
        None => {
            let hour = low.strip_suffix("pm").or_else(|| low.strip_suffix("am"));
            hour.is_some_and(|hour| number(hour, 12))
        }
    }
}

/// A cell without what a person answers behind the name: "Anna: in", "Bo = out", "Cem can't come".
fn without_reply(cell: &str) -> (&str, Option<String>) {
    let told = |text: &str| Some(text.trim().to_string());
    let parts = cell.split_once([':', '\u{ff1a}']);
    let parts = parts.filter(|(_, said)| !said.trim().is_empty());
    let equal = || cell.split_once('=').filter(|(_, said)| answered(said).is_some());
    if let Some((name, said)) = parts.or_else(equal).filter(|(name, _)| is_words(name)) {
        return (name.trim(), told(said));
    }
    if cell.len() > LONGEST_CELL {
        return (cell, None);
    }
    let begins_large = cell.chars().next().is_some_and(|c| !c.is_lowercase());
    let found = cell.match_indices(' ').filter(|_| begins_large).find_map(|(at, _)| {
        let (name, said) = cell.split_at_checked(at)?;
        // Letters without a small form, as those of Japanese, are told apart by the word alone.
        let small = said
            .trim()
            .chars()
            .next()
            .is_some_and(|c| c.is_lowercase() || c.is_alphabetic() && !c.is_uppercase());
        let large = |word: &str| is_particle(word) || !word.starts_with(char::is_lowercase);
        let named = is_words(name) && name.split_whitespace().all(large);
        let answers = small && named && answer(said).is_some_and(|answer| !answer.bare);
        answers.then_some((name, said))
    });
    match found {
        Some((name, said)) => {
            (name.trim_end_matches([' ', '-', '\u{2013}', '\u{2014}']), told(said))
        }
        None => (cell, None),
    }
}

/// A cell without the marks before and behind it. A cross counts more than a tick, and a tick more than a box.
pub(super) fn without_marks(cell: &str) -> (&str, Option<Mark>) {
    const MARKS: [(Mark, &[&str]); 4] = [
        (
            Mark::Cross,
            &[
                "\u{274c}",
                "\u{2716}",
                "\u{2717}",
                "\u{2718}",
                "\u{274e}",
                "\u{d7}",
                "\u{1f6ab}",
                "\u{26d4}",
                "\u{1f44e}",
                "\u{2612}",
                "\u{2715}",
            ],
        ),
        (
            Mark::Tick,
            &[
                "\u{2705}",
                "\u{2713}",
                "\u{2714}",
                "\u{2611}",
                "\u{1f44d}",
                "[x]",
                "[X]",
                "[\u{2713}]",
                "[\u{2714}]",
                "\u{1f197}",
                "\u{1f7e2}",
            ],
        ),
        (
            Mark::Wait,
            &[
                "\u{23f3}",
                "\u{231b}",
                "\u{2753}",
                "\u{2754}",
                "\u{1f914}",
                "\u{1f552}",
                "[?]",
                "(?)",
                "\u{1f7e1}",
                "\u{1f937}",
            ],
        ),
        (Mark::Box, &["[ ]", "[]", "\u{2610}", "\u{25a1}"]),
    ];
    let mut rest = bare_of_signs(cell);
    let mut found: Option<Mark> = None;
    loop {
        let struck = rest.strip_prefix("~~").and_then(|rest| rest.strip_suffix("~~"));
        let next = struck.map(|rest| (Mark::Cross, rest)).or_else(|| {
            MARKS.iter().find_map(|(mark, signs)| {
                let cut =
                    |sign: &&str| rest.strip_prefix(*sign).or_else(|| rest.strip_suffix(*sign));
                signs.iter().find_map(cut).map(|rest| (*mark, rest))
            })
        });
        let Some((mark, after)) = next.map(|(mark, rest)| (mark, bare_of_signs(rest))) else {
            break;
        };
        if !after.chars().any(char::is_alphanumeric) {
            break;
        }
        rest = after;
        found = Some(match (found, mark) {
            (Some(Mark::Cross), _) | (_, Mark::Cross) => Mark::Cross,
            (Some(Mark::Wait), _) | (_, Mark::Wait) => Mark::Wait,
            (Some(Mark::Tick), _) | (_, Mark::Tick) => Mark::Tick,
            _ => Mark::Box,
        });
    }
    (rest, found)
}

/// Without white space and the invisible sign that sets a picture in colour.
fn bare_of_signs(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{fe0f}')
}

/// A name without the addresses and numbers by which its person is reached, or chips, and those apart.
fn without_contacts(cell: &str) -> (&str, Vec<String>) {
    let mut rest = cell.trim_end();
    let mut found = Vec::new();
    if cell.len() > LONGEST_CELL {
        return (rest, found);
    }
    loop {
        let words = rest.rsplit_once(|c: char| c.is_whitespace() || c == '<');
        let address = words.filter(|(_, word)| word.contains('@') && word.contains('.'));
        let cut = address.map(|(before, _)| before).or_else(|| {
            // "+49 170 1234567", "45,000": figures behind a space, more than a person has in a name.
            let sign = |c: char| c.is_ascii_digit() || " \u{a0}+()-/.,'".contains(c);
            let tail = rest.trim_end_matches(sign);
            let region = rest.get(tail.len()..)?;
            let (kept, figures) = region.split_at_checked(region.find(char::is_whitespace)?)?;
            let figures = figures.trim_start_matches([' ', '\u{a0}', '-']);
            let many = figures.chars().filter(char::is_ascii_digit).count();
            let before = rest.get(..tail.len().saturating_add(kept.len()))?;
            (many >= 6 || is_amount(figures)).then_some(before)
        });
        let Some(before) = cut.filter(|before| before.chars().any(char::is_alphabetic)) else {
            break;
        };
        let told = rest.get(before.len()..).unwrap_or("");
        let told = told.trim_matches([' ', '<', '>', '-', ',', '\u{a0}']).to_string();
        found.insert(0, told);
        rest = before.trim_end_matches([' ', '<', ',', ';', '-', '\u{2013}', '\u{a0}', '\t']);
    }
    let quoted = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let quoted = quoted.filter(|inner| !found.is_empty() && !inner.contains('"'));
    (quoted.unwrap_or(rest), found)
}

/// Whether this is a number with its thousands apart.
pub(super) fn is_amount(text: &str) -> bool {
    let mut groups = text.split([',', '.', '\'', ' ', '\u{a0}']);
    let figures = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    let first = groups.next().is_some_and(|group| (1..=3).contains(&group.len()) && figures(group));
    let mut thousands = 0_usize;
    for group in groups {
        if group.len() != 3 || !figures(group) {
            return false;
        }
        thousands = thousands.saturating_add(1);
    }
    first && thousands > 0
}

/// Without what stands in brackets, which is kept apart. A cell that is nothing else stays as it is.
fn without_brackets(cell: &str, remarks: &mut Vec<String>) -> String {
    let mut name = cell.to_string();
    for (open, close) in [('(', ')'), ('[', ']'), ('{', '}'), ('\u{ff08}', '\u{ff09}')] {
        while let Some((before, rest)) = name.split_once(open) {
            let (inner, after) = rest.split_once(close).unwrap_or((rest, ""));
            if before.trim().is_empty() && after.trim().is_empty() {
                return name;
            }
            if !inner.trim().is_empty() {
                remarks.push(inner.trim().to_string());
            }
            name = format!("{} {}", before.trim(), after.trim());
        }
    }
    name
}

/// Without the seat before a name: `Seat 3 - `, `Table 1 Seat 3: `, `1.4 `, `S3 `.
pub(super) fn without_seat(cell: &str) -> &str {
    const WORDS: [&str; 20] = [
        "table",
        "tisch",
        "mesa",
        "tavolo",
        "tafel",
        "bord",
        "seat",
        "platz",
        "sitz",
        "siege",
        "place",
        "asiento",
        "plats",
        "stol",
        "posto",
        "stoel",
        "plaats",
        "lugar",
        "\u{5e2d}",
        "\u{30c6}\u{30fc}\u{30d6}\u{30eb}",
    ];
    let mut rest = cell.trim();
    let mut said = false;
    // "T1S2 Anna"
    if let Some((sign, name)) = rest.split_once(' ')
        && let Some((table, seat)) =
            sign.strip_prefix(['T', 't']).and_then(|sign| sign.split_once(['S', 's']))
        && [table.trim_end_matches(['-', '/', '.']), seat]
            .iter()
            .all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    {
        return name.trim();
    }
    // "Player 3: Anna"
    if let Some((label, name)) = rest.split_once([':', '-', '.', ')'])
        && is_numbered(label)
        && label.contains(' ')
        && is_words(name)
    {
        return name.trim();
    }
    loop {
        let word_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(word_end).unwrap_or((rest, ""));
        if !WORDS.contains(&crate::folding::folded(word).as_str()) {
            break;
        }
        let after = after.trim_start_matches([' ', '#', '.', '\u{a0}']);
        let digits = after.chars().take_while(char::is_ascii_digit).count();
        let Some((_, behind)) = after.split_at_checked(digits).filter(|_| digits > 0) else {
            break;
        };
        said = true;
        rest = behind.trim_start_matches(|c: char| {
            c.is_whitespace()
                || matches!(c, '-' | '\u{2013}' | '\u{2014}' | ':' | '.' | ',' | ')' | '/' | '=')
        });
    }
    if said {
        return rest;
    }
    // "1.4 Anna", "12-4 Anna": a table and a seat.
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    let first = digits(cell);
    if (1..=3).contains(&first)
        && let Some((_, after)) = cell.split_at_checked(first)
        && let Some(after) = after.strip_prefix(['.', '-', '/'])
        && (1..=2).contains(&digits(after))
        && let Some((_, name)) = after.split_at_checked(digits(after))
        && name.starts_with(char::is_whitespace)
        && name.chars().any(char::is_alphabetic)
    {
        return name.trim();
    }
    cell
}

/// A last name as it is written, where a list sets it in capitals alone: `BERG, Anna`.
pub(super) fn uncapitalled(last: &str, first: &str) -> String {
    let capitals =
        |text: &str| text.chars().any(char::is_alphabetic) && !text.chars().any(char::is_lowercase);
    if !capitals(last) || capitals(first) || last.chars().filter(|c| c.is_alphabetic()).count() < 2
    {
        return last.to_string();
    }
    let words: Vec<&str> = last.split_whitespace().collect();
    let mut made: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let ends = at.saturating_add(1) == words.len();
        made.push(match fold(word).as_str() {
            "ii" | "iii" | "iv" if at > 0 => (*word).to_string(),
            _ if is_particle(word) && !ends => word.to_lowercase(),
            _ => capitalized(word),
        });
    }
    made.join(" ")
}

/// A word in small letters but for those with which its parts begin: `O'Brien`, `McDonald`.
fn capitalized(word: &str) -> String {
    let mut begins = true;
    let mut made = String::new();
    let scottish = word.starts_with("MC") && word.chars().count() > 4;
    for (at, letter) in word.chars().enumerate() {
        if begins || scottish && at == 2 {
            made.push(letter)
        } else {
            made.extend(letter.to_lowercase())
        }
        begins = !letter.is_alphabetic();
    }
    made
}

/// Whether a word stands before a last name and belongs to it.
pub(super) fn is_particle(word: &str) -> bool {
    const PARTICLES: [&str; 20] = [
        "van", "von", "der", "den", "ter", "ten", "de", "del", "la", "las", "los", "da", "dos",
        "das", "du", "af", "av", "zu", "vom", "zum",
    ];
    PARTICLES.contains(&word.to_lowercase().as_str())
}

/// A name without the additions at its end, such as "III".
pub(super) fn without_additions(name: &str) -> &str {
    let mut rest = name.trim();
    while let Some((before, word)) = rest.rsplit_once(char::is_whitespace)
        && is_addition(word)
    {
        rest = before.trim_end_matches([' ', ',']);
    }
    rest
}

/// Whether a name is written in Chinese signs or in those of Japan.
fn in_signs(name: &str) -> bool {
    !name.is_empty()
        && name.chars().all(
            |c| matches!(c, ' ' | '\u{3005}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}'),
        )
}

/// Whether this is a last name beyond doubt where a comma follows it: one word, or all of it in capitals.
pub(super) fn is_last_name(text: &str, first: &str) -> bool {
    let name = without_additions(text);
    let words: Vec<&str> = name.split_whitespace().collect();
    let small = words.iter().take_while(|word| is_particle(word)).count();
    words.len() == 1
        || small > 0 && words.len().saturating_sub(small) == 1
        || uncapitalled(text, first) != text
}

/// Whether this can be a part of a name: letters, no figures, and no more than four words.
pub(super) fn is_words(text: &str) -> bool {
    let sign = |c: char| {
        c.is_alphabetic() || c.is_whitespace() || "'’´`.-".contains(c) || QUOTES.contains(&c)
    };
    text.chars().any(char::is_alphabetic)
        && text.chars().all(|c| sign(c) || is_mark(c))
        && text.split_whitespace().count() <= 4
}

/// Without the number, dash or dot that a list puts before each name: "1.", "2)", "(3)", "-", "•".
pub(super) fn without_bullet(cell: &str) -> &str {
    let cell = cell.trim();
    let bullets = [
        '\u{2605}', '\u{2606}', '\u{bb}', '\u{25b6}', '\u{2660}', '\u{2665}', '\u{2666}',
        '\u{2663}', '-', '–', '—', '•', '\u{30fb}', '*', '·', '‣', '◦', '▪', '●', '○',
    ];
    if let Some(rest) = cell.strip_prefix(bullets) {
        let rest = rest.trim_start();
        return if rest.chars().any(char::is_alphanumeric) { rest } else { cell };
    }
    // A number in a circle.
    let circled = |c: char| matches!(c, '\u{2460}'..='\u{2473}' | '\u{2776}'..='\u{277f}');
    if let Some(rest) = cell.strip_prefix(circled) {
        return rest.trim_start();
    }
    // "nº 3", "No. 3", "#3": a number that is called one needs no sign behind it.
    let low = cell.to_lowercase();
    let called = ["n\u{ba}.", "n\u{ba}", "n\u{b0}", "n.\u{ba}", "no.", "nr.", "\u{2116}", "#"];
    let open = called.iter().find(|word| low.starts_with(**word)).and_then(|word| {
        let rest = cell.get(word.len()..)?.trim_start();
        rest.starts_with(|c: char| c.is_ascii_digit()).then_some(rest)
    });
    let said = open.is_some();
    let open = open.unwrap_or_else(|| cell.strip_prefix(['(', '[']).unwrap_or(cell));
    let rest = open.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = open.len().saturating_sub(rest.len());
    let signs = [
        '.', ')', ']', ':', '-', '–', '\u{ba}', '\u{aa}', '\u{b0}', '|', '/', '\u{3001}',
        '\u{fe0f}', '\u{20e3}',
    ];
    let ordinal = || ["st ", "nd ", "rd ", "th ", "st. ", "nd. ", "rd. ", "th. "].iter();
    let signed = rest
        .trim_start()
        .strip_prefix(signs)
        .map(|rest| rest.trim_start_matches(signs))
        .or_else(|| ordinal().find_map(|end| rest.strip_prefix(*end)))
        .or_else(|| Some(rest).filter(|rest| said && rest.starts_with(char::is_whitespace)));
    match signed.map(str::trim_start) {
        Some(after) if (1..=5).contains(&digits) && after.chars().any(char::is_alphabetic) => after,
        _ => cell,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_a_list_is_no_part_of_a_name() {
        let table = [
            ("1. Anna Berg", "Anna Berg"),
            ("12) Bo Ek", "Bo Ek"),
            ("(3) Cy Dahl", "Cy Dahl"),
            ("4.Di Ek", "Di Ek"),
            ("5 - Ed Fox", "Ed Fox"),
            ("- Flo Gil", "Flo Gil"),
            ("–Gus Hall", "Gus Hall"),
            ("•\tHal Ives", "Hal Ives"),
            ("* Ida Jay", "Ida Jay"),
            ("50 Cent", "50 Cent"),
            ("2Pac", "2Pac"),
            ("7.3", "7.3"),
            ("Player 10", "Player 10"),
            ("---", "---"),
        ];
        for (cell, name) in table {
            assert_eq!(without_bullet(cell), name, "{cell}");
        }
    }

    #[test]
    fn a_nickname_in_quotation_marks_stays_in_the_name() {
        for name in [
            "Rosa \"La Roca\" Jim\u{e9}nez",
            "Rosa \u{201c}La Roca\u{201d} Jim\u{e9}nez",
            "Bo \u{201e}der Fels\u{201c} Ek",
            "\"Doc\" Holliday",
            "Zo\u{e9} \u{ab}Z\u{bb} Lef\u{e8}vre",
        ] {
            assert_eq!(Bare::of(name), Bare { name: name.into(), ..Bare::default() }, "{name}");
            assert_eq!(Read::of(name).name, name);
        }
        let bare = Bare::of("Rosa \"La Roca\" Jim\u{e9}nez (maybe late)");
        assert_eq!(bare.remarks, ["maybe late"]);
        let turned = Read::of("Jim\u{e9}nez, Rosa \"La Roca\"");
        assert_eq!(turned.name, "Rosa \"La Roca\" Jim\u{e9}nez");
    }

    #[test]
    fn a_comma_puts_the_last_name_first() {
        let table = [
            ("Berg, Anna", "Anna Berg", "Berg"),
            ("van der Berg, Anna Lena", "Anna Lena van der Berg", "van der Berg"),
            ("O’Connor, Seán", "Seán O’Connor", "O’Connor"),
            ("John Smith, Jr.", "John Smith, Jr.", ""),
            ("Anna Berg, 555", "Anna Berg, 555", ""),
            ("Anna Berg", "Anna Berg", ""),
            ("Berg,", "Berg,", ""),
        ];
        for (cell, name, last) in table {
            assert_eq!(Read::of(cell), Read { name: name.into(), last: last.into() }, "{cell}");
        }
    }
}

//! A line as it is typed: `dealer Ana, Bo`, `table 12-16`, `deals 12 Ana`, `push`, `break Bo`, `shift floor Eve`.

use crate::prelude::*;
use crate::said::{Help, Role, Say};
use crate::staff::{Person, Staff};

/// What can be typed, each with its place for a name and a number.
pub const FORMS: [&str; 18] = [
    "dealer NAME, NAME",
    "floor NAME",
    "cashier NAME",
    "brush NAME",
    "table 12-16",
    "broke 12",
    "deals 12 NAME",
    "push",
    "break NAME",
    "back NAME",
    "late NAME",
    "off NAME",
    "cut 2",
    "colour 2",
    "bag NAME, NAME",
    "shift floor NAME",
    "order 12 14 13",
    "close",
];

/// The longest line, in bytes.
const LONGEST: usize = 4_000;
/// The most tables of one line.
const MOST_TABLES: usize = 500;

/// Reads a line.
///
/// # Errors
/// Refused where it is none of [`FORMS`] nor `every 30`, `breaks 3` or `next 15`, and where it names nobody or several.
pub fn read(staff: &Staff, line: &str) -> Result<Say, Refusal> {
    refuse_if(line.len() > LONGEST, not_understood)?;
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let verb = verb.to_lowercase();
    if let Some(role) = role(&verb) {
        let names = apart(rest).map(ToString::to_string).collect();
        return Ok(Say::Come { names, role });
    }
    let here = |person: &Person| person.doing != crate::staff::Doing::Off;
    let people = || -> Result<Vec<u32>, Refusal> {
        refuse_if(rest.is_empty(), not_understood)?;
        apart(rest).map(|name| one(staff, name, here)).collect()
    };
    let number = |typed: &str| typed.parse::<u32>().ok();
    let a_number = || number(rest).ok_or_else(not_understood);
    match verb.as_str() {
        "table" | "tables" | "open" => Ok(Say::OpenTables { tables: tables(rest)? }),
        "broke" => Ok(Say::BreakTables { tables: tables(rest)? }),
        "order" => Ok(Say::Order { tables: tables(rest)? }),
        "deals" => {
            let (table, name) = rest.split_once(char::is_whitespace).ok_or_else(not_understood)?;
            let table = number(table).ok_or_else(not_understood)?;
            Ok(Say::Deal { table, person: one(staff, name.trim(), here)? })
        }
        "push" if rest.is_empty() => Ok(Say::Push {}),
        "break" => Ok(Say::TakeBreak { people: people()? }),
        "back" => Ok(Say::Back { people: people()? }),
        "late" => Ok(Say::Late { person: one(staff, rest, here)? }),
        "off" => Ok(Say::Leave { people: people()? }),
        "cut" => match number(rest) {
            Some(count) => Ok(Say::Cut { count }),
            None => Ok(Say::Leave { people: people()? }),
        },
        "colour" | "color" | "bag" => {
            let with = if verb == "bag" { Help::Bagging } else { Help::ColourUp };
            match number(rest) {
                Some(count) => Ok(Say::AskHelp { with, count }),
                None => Ok(Say::Help { with, people: people()? }),
            }
        }
        "shift" => {
            let (which, name) = rest.split_once(char::is_whitespace).ok_or_else(not_understood)?;
            let role = role(&which.to_lowercase()).ok_or_else(not_understood)?;
            Ok(Say::TakeShift { role, person: one(staff, name.trim(), |_| true)? })
        }
        "every" => Ok(Say::PushEvery { minutes: a_number()? }),
        "breaks" => Ok(Say::BreakAfter { downs: a_number()? }),
        "next" => Ok(Say::NextPush { minutes: a_number()? }),
        "close" if rest.is_empty() => Ok(Say::Close {}),
        _ => Err(not_understood()),
    }
}

fn role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.word() == word)
}

fn not_understood() -> Refusal {
    refuse!(
        BadValue,
        "staff-not-understood",
        "Type “dealer Ana, Bo”, “table 12-16”, “deals 12 Ana”, “push”, “break Bo”, “late Cy”, “off Dee” or “shift floor Eve”."
    )
}

/// Names with commas between them.
fn apart(names: &str) -> impl Iterator<Item = &str> {
    names.split([',', ';', '、']).map(str::trim).filter(|name| !name.is_empty())
}

/// Numbers of tables: `12`, `12 14`, `12-16`.
fn tables(typed: &str) -> Result<Vec<u32>, Refusal> {
    let mut all = Vec::new();
    for word in typed.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
        let (from, to) = word.split_once(['-', '–']).unwrap_or((word, word));
        let (from, to): (u32, u32) = match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) if from <= to => (from, to),
            _ => return Err(not_understood()),
        };
        let count = usize::try_from(to.saturating_sub(from)).unwrap_or(usize::MAX);
        refuse_if(all.len().saturating_add(count) >= MOST_TABLES, not_understood)?;
        all.extend(from..=to);
    }
    refuse_if(all.is_empty(), not_understood)?;
    Ok(all)
}

/// The one person who is meant among those who can be; nobody is guessed.
fn one(staff: &Staff, name: &str, can: impl Fn(&Person) -> bool) -> Result<u32, Refusal> {
    refuse_if(name.is_empty(), not_understood)?;
    let called = staff.called(name);
    let able: Vec<u32> = called
        .iter()
        .copied()
        .filter(|person| staff.people.get(person).is_some_and(&can))
        .collect();
    match (able.as_slice(), called.as_slice()) {
        ([one], _) | ([], [one]) => Ok(*one),
        ([], []) => Err(refuse!(
            Unknown,
            "staff-nobody-called",
            "Nobody of the staff is called {name}. Type “dealer {name}” when they come.",
            name = name.to_string()
        )),
        ([], several) | (several, _) => Err(refuse!(
            BadValue,
            "staff-which",
            "Which one: {names}? Type more of the name.",
            names = names(staff, several).as_slice()
        )),
    }
}

fn names<'a>(staff: &'a Staff, people: &[u32]) -> Vec<&'a str> {
    people.iter().filter_map(|person| Some(staff.people.get(person)?.name.as_str())).collect()
}

//! A line as it is typed: `buy Anna 100`, `more Anna 50 owed`, `out Bo 73.50`, `share even`, `close`.

use crate::game::{Game, Player};
use crate::prelude::*;
use crate::said::{Paid, Say, Share};
use shuffle_up_engine::base::customs::Customs;

/// What can be typed, each with its place for a name and an amount.
pub const FORMS: [&str; 6] = [
    "buy NAME AMOUNT",
    "new NAME AMOUNT",
    "more NAME AMOUNT",
    "out NAME AMOUNT",
    "share even",
    "close",
];

/// The longest line, in bytes.
const LONGEST: usize = 400;

/// Reads a line.
///
/// # Errors
/// Refused where it is none of [`FORMS`], has no amount, or names nobody or several.
pub fn read(game: &Game, line: &str) -> Result<Say, Refusal> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let verb = words.first().map(|verb| verb.to_lowercase()).unwrap_or_default();
    let rest = words.get(1..).unwrap_or_default();
    refuse_if(line.len() > LONGEST, not_understood)?;
    match verb.as_str() {
        "buy" | "new" | "more" => {
            let Parts { name, amount, how } = parts(game, rest)?;
            let paid = match how {
                How::Usual => None,
                How::Cash => Some(Paid::Cash {}),
                How::Owed => Some(Paid::Owed {}),
                How::By(payer) => Some(Paid::By { player: one(game, &payer, |_| true)? }),
            };
            if verb == "more" {
                return Ok(Say::BuyIn { player: one(game, &name, |_| true)?, amount, paid });
            }
            let called = if verb == "new" { Vec::new() } else { game.called(&name) };
            match called.as_slice() {
                [] => Ok(Say::New { name, listed: None, amount, paid }),
                // Only the whole name is surely this player's.
                [player] if game.called_exactly(&name) => {
                    Ok(Say::BuyIn { player: *player, amount, paid })
                }
                some => Err(refuse!(
                    BadValue,
                    "cash-plays-already",
                    "In this game: {names}. Type “more” with that name, or “new” for somebody else.",
                    names = names(game, some).as_slice()
                )),
            }
        }
        "out" => {
            let Parts { name, amount, how } = parts(game, rest)?;
            let paid = match how {
                How::Usual => None,
                How::Cash => Some(true),
                How::Owed => Some(false),
                How::By(_) => return Err(not_understood()),
            };
            Ok(Say::CashOut { player: one(game, &name, |player| player.in_play)?, amount, paid })
        }
        "share" => {
            let name = rest.join(" ");
            let how = match name.to_lowercase().as_str() {
                "" => return Err(not_understood()),
                "even" => Share::Even {},
                "winners" => Share::Winners {},
                _ => Share::By { player: one(game, &name, |_| true)? },
            };
            Ok(Say::Share { how })
        }
        "close" if rest.is_empty() => Ok(Say::Close {}),
        _ => Err(not_understood()),
    }
}

fn not_understood() -> Refusal {
    refuse!(
        BadValue,
        "cash-not-understood",
        "Type “buy Anna 100”, “more Anna 50”, “out Bo 73.50”, “share even” or “close”."
    )
}

/// How an amount is paid, as it is typed behind it.
enum How {
    Usual,
    Cash,
    Owed,
    By(String),
}

struct Parts {
    name: String,
    amount: Money,
    how: How,
}

/// A name, an amount and how it is paid. The name may have figures in it; the amount stands last, or before the way.
fn parts(game: &Game, words: &[&str]) -> Result<Parts, Refusal> {
    let figure = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-');
    let is_by = |at: &usize| {
        let before = at.checked_sub(1).and_then(|before| words.get(before));
        words.get(*at).is_some_and(|word| word.eq_ignore_ascii_case("by"))
            && before.is_some_and(figure)
    };
    let by = (0..words.len()).find(is_by);
    let (front, how) = match (by, words.split_last()) {
        (Some(by), _) => {
            let payer = words.get(by.saturating_add(1)..).unwrap_or_default().join(" ");
            (words.get(..by).unwrap_or_default(), How::By(payer))
        }
        (None, Some((last, front))) if last.eq_ignore_ascii_case("cash") => (front, How::Cash),
        (None, Some((last, front))) if last.eq_ignore_ascii_case("owed") => (front, How::Owed),
        _ => (words, How::Usual),
    };
    let (last, name) = front.split_last().ok_or_else(not_understood)?;
    let amount = amount(game, last).ok_or_else(|| game.no_amount())?;
    refuse_if(name.is_empty(), not_understood)?;
    Ok(Parts { name: name.join(" "), amount, how })
}

fn amount(game: &Game, typed: &str) -> Option<Money> {
    plain_amount(typed, &game.customs(), game.about.as_ref()?.currency.decimals)
}

/// An amount as a country writes it, or with a point or a comma where that cannot be anything else.
pub(crate) fn plain_amount(typed: &str, customs: &Customs, decimals: u8) -> Option<Money> {
    let decimals = usize::from(decimals);
    let split = typed.split_once(['.', ',']);
    let plain = match split {
        Some((whole, part)) if part.len() != 3 && !part.contains(['.', ',']) => {
            format!("{whole}.{part}")
        }
        _ => customs.plain(typed)?,
    };
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let part = part.trim_end_matches('0');
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > decimals {
        return None;
    }
    format!("{whole}{part:0<decimals$}").parse().ok().map(Money)
}

/// The one player who is meant among those who can be; nobody is guessed.
fn one(game: &Game, name: &str, can: impl Fn(&Player) -> bool) -> Result<u32, Refusal> {
    let called = game.called(name);
    let able: Vec<u32> = called
        .iter()
        .copied()
        .filter(|player| game.players.get(player).is_some_and(&can))
        .collect();
    match (able.as_slice(), called.as_slice()) {
        ([one], _) | ([], [one]) => Ok(*one),
        ([], []) => Err(refuse!(
            Unknown,
            "cash-nobody",
            "Nobody in this game is called {name}.",
            name = name.to_string()
        )),
        ([], several) | (several, _) => Err(refuse!(
            BadValue,
            "cash-which",
            "Which one: {names}? Type more of the name.",
            names = names(game, several).as_slice()
        )),
    }
}

fn names<'a>(game: &'a Game, players: &[u32]) -> Vec<&'a str> {
    players.iter().filter_map(|player| Some(game.players.get(player)?.name.as_str())).collect()
}

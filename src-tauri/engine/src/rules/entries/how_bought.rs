//! How an entry is bought, in words: the kind of buy-in and by what it is paid, as they stand in a roster and on the floor
//! line.

use crate::base::ids;
use crate::base::wording::{AsArgument, Chain, Phrase, Value};
use crate::base::words::{clean_name, clean_text};
use crate::rulebook::setup::SetUp;
use crate::state::ledger::Payment;

/// The words for each means of payment, the one that is offered first.
const PAYMENTS: [(Payment, &[&str]); 8] = [
    (Payment::Cash, &["cash"]),
    (Payment::Card, &["card"]),
    (Payment::Transfer, &["transfer"]),
    (Payment::Voucher, &["voucher"]),
    (Payment::Ticket, &["ticket"]),
    (Payment::Comp, &["comp"]),
    (Payment::Other, &["other"]),
    (Payment::Unpaid, &["unpaid", "owes", "owed", "later", "not paid"]),
];

/// The means of payment that a word names.
pub fn payment(word: &str) -> Option<Payment> {
    let word = word.trim().to_lowercase();
    PAYMENTS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(payment, _)| *payment)
}

/// The number of the kind of buy-in with this name; 0 for the usual one.
pub fn kind(setup: &SetUp, name: &str) -> Option<u32> {
    let name = name.trim().to_lowercase();
    if name == "usual" {
        return Some(0);
    }
    (1_u32..)
        .zip(&setup.buy_ins)
        .find(|(_, kind)| kind.name.to_lowercase() == name)
        .map(|(number, _)| number)
}

/// A kind of buy-in, a means of payment, or both, in this order: `student`, `card`, `student card`. Cash and the usual
/// kind where nothing else is said.
pub fn read(setup: &SetUp, words: &str) -> Option<(u32, Payment)> {
    let words = words.trim();
    // A kind that is called like a means of payment is the kind.
    if let Some(kind) = kind(setup, words) {
        return Some((kind, Payment::Cash));
    }
    if let Some(payment) = payment(words) {
        return Some((0, payment));
    }
    words
        .match_indices(char::is_whitespace)
        .filter_map(|(at, _)| words.split_at_checked(at))
        .find_map(|(name, paid)| Some((kind(setup, name)?, payment(paid)?)))
}

/// How something is bought, with what is noted of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct How {
    /// The kind of buy-in: 0 for the usual one.
    pub buy_in: u32,
    /// By what it is paid.
    pub payment: Payment,
    /// The number of a voucher or a ticket, or whatever else is noted.
    pub note: String,
    /// Who pays for the player, where it is somebody else.
    pub by: String,
}

/// What stands after the comma: `student card`, `ticket 17`, `comp floor manager`, and who pays for the player (TCH 8e):
/// `cash by Anna Berg`. None where a word is neither a kind of buy-in nor a means of payment.
pub fn read_noted(setup: &SetUp, words: &str) -> Option<How> {
    let words = words.trim();
    let (words, by) =
        match words.split_once(" by ").or_else(|| Some(("", words.strip_prefix("by ")?))) {
            Some((words, by)) => (words.trim(), clean_name(by)),
            None => (words, String::new()),
        };
    if words.is_empty() && !by.is_empty() {
        return Some(How { by, ..How::default() });
    }
    if let Some((buy_in, payment)) = read(setup, words) {
        return Some(How { buy_in, payment, by, ..How::default() });
    }
    // A note may follow a means of payment that has a number or a reason.
    words
        .match_indices(char::is_whitespace)
        .filter_map(|(at, _)| words.split_at_checked(at))
        .filter_map(|(how, note)| Some((read(setup, how)?, clean_text(note, LONGEST_NOTE))))
        .find(|((_, payment), _)| !matches!(payment, Payment::Cash | Payment::Unpaid))
        .map(|((buy_in, payment), note)| How { buy_in, payment, note, by })
}

/// A name behind which somebody said how it is bought, but with no comma between: `Zoe cash`, `Zoe (card)`, `Zoe ticket 17`. It
/// may be a last name too.
pub fn at_the_end<'a>(setup: &SetUp, typed: &'a str) -> Option<(&'a str, &'a str)> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, ';' | '/' | '(' | ':' | ',');
    typed
        .match_indices(between)
        .filter(|(at, _)| typed.len().saturating_sub(*at) <= LONGEST_NOTE)
        .filter_map(|(at, _)| typed.split_at_checked(at))
        .map(|(name, how)| {
            let edge =
                |sign: char| between(sign) || matches!(sign, ')' | '-' | '\u{2013}' | '\u{2014}');
            (name.trim_end_matches(edge), how.trim_matches(edge))
        })
        .filter(|(name, how)| !name.trim().is_empty() && !how.is_empty())
        .find(|(_, how)| {
            let numbered = how.chars().any(|sign| sign.is_ascii_digit());
            read(setup, how).is_some() || numbered && read_noted(setup, how).is_some()
        })
}

/// The most characters of what is noted of a payment.
pub const LONGEST_NOTE: usize = 100;

/// Every word that can be said, kinds first.
pub fn words(setup: &SetUp) -> Vec<String> {
    let kinds = setup.buy_ins.iter().map(|kind| kind.name.clone());
    let payments = PAYMENTS.iter().filter_map(|(_, words)| words.first());
    kinds.chain(payments.map(ToString::to_string)).collect()
}

/// How an entry is bought in a few words: "student, card"; none for the usual way.
pub fn say(setup: &SetUp, buy_in: u32, payment: Payment) -> Option<Phrase> {
    let kind = ids::position(buy_in).and_then(|index| setup.buy_ins.get(index));
    let kind = kind.map(|kind| kind.name.as_argument());
    let paid = Some(payment).filter(|paid| *paid != Payment::Cash).map(|paid| paid.said());
    let parts: Vec<Value> = kind.into_iter().chain(paid.map(Value::Phrase)).collect();
    (!parts.is_empty()).then(|| Phrase::chain(Chain::Each, parts))
}

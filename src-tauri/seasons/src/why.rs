//! Why a result is worth its points: the formula with the numbers in it, and what came on top.

use crate::formula::{Numbers, assigned, meaning, name_of};
use crate::points::{Preset, Scoring};
use crate::prelude::*;

/// How the points of a result came about.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ResultWhy")]
pub struct Why {
    /// The name of the player.
    pub player: String,
    /// The name of the evening.
    pub evening: String,
    /// When it began.
    pub at: i64,
    /// The formula; empty where a table gives the points.
    pub formula: String,
    /// The same with the numbers of this result in it.
    pub filled: String,
    /// What the letters stand for, and their numbers; those that the formula has.
    pub numbers: Vec<Letter>,
    /// The points of each place that is shared; of the one place where none is.
    pub places: Vec<(u32, Hundredths)>,
    /// The points of the place; absent where they are no number.
    pub for_place: Option<Hundredths>,
    /// Points for having been there.
    pub attending: Hundredths,
    /// Knockouts, shared ones by their share, and what each is worth.
    pub knockouts: (Hundredths, Hundredths),
    /// The most that an evening gives, where it was more.
    pub capped_at: Option<Hundredths>,
    /// What the evening counts.
    pub weight: Hundredths,
    /// What lines of the season gave for this evening.
    pub adjusted: Hundredths,
    /// All of it.
    pub points: Hundredths,
}

/// A letter of a formula.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "WhyLetter")]
pub struct Letter {
    /// The letter.
    pub letter: String,
    /// What it stands for.
    #[ts(type = "string")]
    pub is: Phrase,
    /// Its number here.
    pub number: String,
}

/// A number as it stands in a formula: whole where it is whole.
fn plain(number: f64) -> String {
    Hundredths::rounded(number).map_or_else(
        || number.to_string(),
        |rounded| rounded.to_string().trim_end_matches('0').trim_end_matches('.').to_string(),
    )
}

/// A formula with numbers in the place of its letters, and which letters it has.
fn filled(formula: &str, numbers: &Numbers) -> (String, Vec<Letter>) {
    let (mut text, mut letters): (String, Vec<Letter>) = (String::new(), Vec::new());
    let mut word = String::new();
    let own = assigned(formula);
    for sign in formula.chars().chain([' ']) {
        if sign.is_alphanumeric() || matches!(sign, '.' | '_') {
            word.push(sign);
            continue;
        }
        let known = name_of(&word).filter(|_| !own.contains(&word.to_lowercase()));
        if let Some(name) = known {
            let number = plain(numbers.of(name));
            text.push_str(&number);
            if !letters.iter().any(|letter| letter.letter == name) {
                letters.push(Letter { letter: name.into(), is: meaning(name), number });
            }
        } else {
            text.push_str(&word);
        }
        word.clear();
        text.push(sign);
    }
    (text.trim_end().to_string(), letters)
}

/// Why this player has these points of this evening; nothing where it does not count, or the player was not in it.
pub fn why(season: &Season, evening: &Evening, who: &Who) -> Option<Why> {
    let scoring = Scoring::of(&season.rules);
    let scored = scoring.evening(season, evening)?;
    let one = scored.scored.into_iter().find(|one| one.played.who == *who)?;
    let rules = &season.rules;
    let (formula, (filled, numbers)) = match rules.points.formula() {
        Some(formula) => (formula.to_string(), filled(formula, &one.numbers)),
        None => (String::new(), (String::new(), Vec::new())),
    };
    let places = scoring.by_place(&one, evening);
    let knockouts = Hundredths::rounded(one.numbers.k).unwrap_or_default();
    let before_cap = scoring.before_cap(&one);
    Some(Why {
        player: one.played.name.clone(),
        evening: evening.name.clone(),
        at: evening.at,
        formula,
        filled,
        numbers,
        places,
        for_place: one.for_place,
        attending: rules.attending,
        knockouts: (knockouts, rules.knockout),
        capped_at: rules.cap.filter(|cap| before_cap.is_some_and(|points| points > *cap)),
        weight: scored.weight,
        adjusted: one.adjusted,
        points: one.points,
    })
}

/// Which of the presets an expression is: one that gives the same points for every result of a wide choice. Nothing is made of
/// an expression that is none of ours.
pub fn preset_of(text: &str) -> Option<Preset> {
    let theirs = crate::formula::Formula::read(text).ok()?;
    let presets = [
        Preset::DrNeau,
        Preset::PokerStars,
        Preset::SquareRoot,
        Preset::Linear,
        Preset::Winnings { net: true },
        Preset::Winnings { net: false },
    ];
    presets.into_iter().find(|preset| {
        let ours = preset.formula().and_then(|text| crate::formula::Formula::read(text).ok());
        ours.is_some_and(|ours| {
            tried().all(|numbers| match (ours.of(&numbers), theirs.of(&numbers)) {
                (Some(ours), Some(theirs)) => {
                    Hundredths::rounded(ours) == Hundredths::rounded(theirs)
                }
                _ => false,
            })
        })
    })
}

/// Results of several fields, prices and places.
fn tried() -> impl Iterator<Item = Numbers> {
    let fields = [(2.0, 10.0, 10.0), (9.0, 25.0, 50.0), (16.0, 20.0, 20.0), (150.0, 5.0, 17.5)];
    fields.into_iter().flat_map(|(n, b, e)| {
        [1.0, 2.0, 7.0].into_iter().map(move |r| Numbers {
            n,
            r,
            b,
            e,
            k: 3.0,
            pool: 431.0,
            prize: 77.0,
            paid_to: 3.0,
            total_buy_ins: 431.0,
            ..Numbers::default()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_filled_with_numbers_and_functions_stay() {
        let numbers = Numbers { n: 16.0, r: 2.0, b: 12.5, e: 25.0, ..Numbers::SAMPLE };
        let (text, letters) = filled("sqrt(n * b^2 / e) / (r + 1)", &numbers);
        assert_eq!(text, "sqrt(16 * 12.5^2 / 25) / (2 + 1)");
        let short: Vec<&str> = letters.iter().map(|letter| letter.letter.as_str()).collect();
        assert_eq!(short, ["n", "b", "e", "r"]);
        let is: Vec<&str> = letters.iter().map(|letter| &*letter.is.key).collect();
        assert_eq!(is, ["formula-n", "formula-b", "formula-e", "formula-r"]);
        assert_eq!(filled("round(N)", &numbers).0, "round(16)");
        let script = "assign(\"hits\", numberOfHits * 10)\nhits + rank";
        assert_eq!(filled(script, &numbers).0, "assign(\"hits\", 4 * 10)\nhits + 2");
        assert_eq!(filled("log10(pool) + prize", &numbers).0, "log10(500) + 250");
    }

    #[test]
    fn a_formula_of_ours_is_known_however_it_is_spelt() {
        for (text, preset) in [
            ("n-r+1", Some(Preset::Linear)),
            ("(1 + n) - r", Some(Preset::Linear)),
            ("sqrt((n*b*b)/e)/(r+1.0)", Some(Preset::DrNeau)),
            ("10*(sqrt(n)/sqrt(r))*(1+log10(b+0.25))", Some(Preset::PokerStars)),
            ("n - r", None),
            ("if(r<5,10,0)", None),
            ("buyIns - rank + 1", Some(Preset::Linear)),
            ("", None),
        ] {
            assert_eq!(preset_of(text), preset, "{text}");
        }
    }
}

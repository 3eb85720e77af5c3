//! The points of one evening.
//!
//! Floating-point numbers are at home here and nowhere else: what leaves is rounded to hundredths, half up, once.

#![allow(clippy::float_arithmetic)]

use crate::evening::{Played, among_players};
use crate::formula::{Formula, Numbers};
use crate::prelude::*;
use crate::season::{Deals, Field, Rules};

/// Points for a place: *r* of *n*, with the buy-in *b* and all that the player paid *e*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PointsPreset")]
pub enum Preset {
    /// Nobody has said yet: places have no points, and nobody leads.
    NotChosen,
    /// √(n·b²/e)/(r+1)
    DrNeau,
    /// 10·√n/√r·(1+log₁₀(b+0.25))
    PokerStars,
    /// round(10·√n/√r) − 9
    SquareRoot,
    /// n − r + 1
    #[default]
    Linear,
    /// 200·n among the first eight, 50 for everybody else.
    ShareTable,
    /// The money won, in whole units of the currency; net of what was paid, or not.
    Winnings {
        /// Whether what was paid is taken off.
        net: bool,
    },
    /// The house's own table.
    OwnTable {
        /// For the first places, in order.
        places: Vec<Hundredths>,
        /// For everybody else.
        others: Hundredths,
    },
    /// The house's own formula.
    OwnFormula {
        /// As it was typed.
        text: String,
    },
}

/// How the first eight share, in per cent.
const SHARES: [f64; 8] = [30.0, 20.0, 13.0, 10.0, 9.0, 7.0, 6.0, 5.0];
/// How many shared places are shown with the points of each.
const MOST_SHOWN: u32 = 20;
/// For the others.
const OTHERS: f64 = 50.0;

impl Preset {
    /// The preset as a formula of the house's own would say it; none for a table.
    pub fn formula(&self) -> Option<&str> {
        Some(match self {
            Self::DrNeau => "sqrt(n * b^2 / e) / (r + 1)",
            Self::PokerStars => "10 * sqrt(n) / sqrt(r) * (1 + log10(b + 0.25))",
            Self::SquareRoot => "round(10 * sqrt(n) / sqrt(r)) - 9",
            Self::Linear => "n - r + 1",
            Self::Winnings { net: true } => "prize - e",
            Self::Winnings { net: false } => "prize",
            Self::OwnFormula { text } => text,
            Self::NotChosen | Self::ShareTable | Self::OwnTable { .. } => return None,
        })
    }
}

/// The rules with their formula read, if they have one.
#[derive(Debug, Clone)]
pub struct Scoring<'a> {
    rules: &'a Rules,
    formula: Option<Formula>,
    /// Present where the formula is none: then places have no points.
    pub trouble: Option<Phrase>,
}

/// What a player has of an evening.
#[derive(Debug, Clone, PartialEq)]
pub struct Scored {
    /// The player, and what the evening came to.
    pub played: Played,
    /// How many entries or players the place is of.
    pub of: u32,
    /// The points, with the evening's weight.
    pub points: Hundredths,
    /// Whether the points could not be worked out; then there are none for the place.
    pub no_number: bool,
    /// The points of the place alone, rounded to be shown.
    pub for_place: Option<Hundredths>,
    /// What lines of the season gave for this evening; they are among the points, and have no weight.
    pub adjusted: Hundredths,
    /// The numbers that the points were worked out from.
    pub numbers: Numbers,
}

/// An evening of a season, with the points of everybody in it.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoredEvening<'a> {
    /// The evening.
    pub evening: &'a Evening,
    /// What it counts.
    pub weight: Hundredths,
    /// Everybody, by place.
    pub scored: Vec<Scored>,
}

#[allow(clippy::cast_precision_loss)]
fn number(whole: i64) -> f64 {
    whole as f64
}

fn count(all: usize) -> u32 {
    u32::try_from(all).unwrap_or(u32::MAX)
}

impl<'a> Scoring<'a> {
    /// Reads the formula, if the rules have one.
    pub fn of(rules: &'a Rules) -> Self {
        let read = match &rules.points {
            Preset::OwnFormula { text } => Some(Formula::read(text)),
            _ => None,
        };
        let (formula, trouble) = match read {
            Some(Ok(formula)) => (Some(formula), None),
            Some(Err(trouble)) => (None, Some(trouble.sentence())),
            None if rules.points == Preset::NotChosen => {
                let choose = phrase!("points-not-chosen", "Choose how this season gives points.");
                (None, Some(choose))
            }
            None => (None, None),
        };
        Self { rules, formula, trouble }
    }

    /// Points for a place; none where the numbers give no number.
    pub(crate) fn of_place(&self, numbers: &Numbers) -> Option<f64> {
        let Numbers { n, r, b, e, prize, .. } = *numbers;
        let points = match &self.rules.points {
            Preset::NotChosen => 0.0,
            // Where nobody paid anything there is nothing to weigh.
            Preset::DrNeau if e <= 0.0 => 0.0,
            Preset::DrNeau => libm::sqrt(n * b * b / e) / (r + 1.0),
            Preset::PokerStars => {
                10.0 * libm::sqrt(n) / libm::sqrt(r) * (1.0 + libm::log10(b.max(0.0) + 0.25))
            }
            Preset::SquareRoot => libm::floor(10.0 * libm::sqrt(n) / libm::sqrt(r) + 0.5) - 9.0,
            Preset::Linear => n - r + 1.0,
            Preset::ShareTable => of_table(&SHARES, r).map_or(OTHERS, |share| 2.0 * n * share),
            Preset::Winnings { net } => {
                if *net {
                    prize - e
                } else {
                    prize
                }
            }
            Preset::OwnTable { places, others } => {
                of_table(places, r).copied().unwrap_or(*others).number()
            }
            Preset::OwnFormula { .. } => self.formula.as_ref()?.of(numbers)?,
        };
        points.is_finite().then_some(points)
    }

    /// The places whose points are shared with others: those of the result, or what the rules make of a deal.
    fn shared(&self, place: (u32, u32), deal: u32) -> (u32, u32) {
        match self.rules.deals {
            Deals::Mean if place.1 <= deal => (1, deal),
            Deals::Last if place.1 <= deal => (deal, deal),
            _ => place,
        }
    }

    /// The mean of the points of the places that are shared; of places that win nothing only where these have points, too.
    fn of_places(
        &self,
        played: &Played,
        numbers: Numbers,
        field: u32,
        evening: &Evening,
    ) -> Option<f64> {
        let paid_to = evening.paid_to();
        let (first, last) = self.shared(played.place, evening.deal);
        // More than the whole field cannot share a place, whatever a file says.
        let last = last.clamp(first, first.saturating_add(field));
        let mut sum = 0.0;
        for place in first..=last {
            if !self.rules.paid_only || place <= paid_to {
                sum += self.of_place(&Numbers { r: f64::from(place), ..numbers })?;
            }
        }
        Some(sum / f64::from(last.saturating_sub(first).saturating_add(1)))
    }

    /// The points of each place that a player shares, to be shown.
    pub(crate) fn by_place(&self, scored: &Scored, evening: &Evening) -> Vec<(u32, Hundredths)> {
        let paid_to = evening.paid_to();
        let (first, last) = self.shared(scored.played.place, evening.deal);
        let last = last.clamp(first, first.saturating_add(MOST_SHOWN));
        let of = |place: u32| {
            let counts = !self.rules.paid_only || place <= paid_to;
            let numbers = Numbers { r: f64::from(place), ..scored.numbers };
            let points = if counts { self.of_place(&numbers) } else { Some(0.0) };
            Some((place, points.and_then(Hundredths::rounded)?))
        };
        (first..=last).filter_map(of).collect()
    }

    /// The points of a result before the cap and the weight, to be shown.
    pub(crate) fn before_cap(&self, scored: &Scored) -> Option<Hundredths> {
        let knockouts = self.rules.knockout.number() * scored.numbers.k;
        Some(scored.for_place?.plus(self.rules.attending).plus(Hundredths::rounded(knockouts)?))
    }

    /// The points of a place with those for attending and for knockouts, no more than the rules allow.
    fn with_the_rest(&self, for_place: f64, knockouts: f64) -> f64 {
        let Rules { attending, knockout, cap, .. } = self.rules;
        let points = for_place + attending.number() + knockout.number() * knockouts;
        cap.map_or(points, |cap| points.min(cap.number()))
    }

    /// Everybody's points of an evening, by place; none where the field is too small to count.
    pub fn evening<'e>(&self, season: &Season, evening: &'e Evening) -> Option<ScoredEvening<'e>> {
        let mut all = evening.everybody(&season.matches);
        let of = match self.rules.field {
            Field::Entries => evening.field(),
            Field::Players => {
                among_players(&mut all);
                count(all.len())
            }
        };
        if of == 0 || of < self.rules.smallest_field {
            return None;
        }
        let weight = season.weights.get(&evening.id).copied().unwrap_or(Hundredths::ONE);
        let unit = libm::pow(10.0, f64::from(evening.decimals));
        let money = |amount: i64| number(amount) / unit;
        let paid_to = evening.paid_to();
        let collected = evening.all_collected();
        let all_rebuys = all.iter().map(|played| f64::from(played.rebuys)).sum();
        let whole = self.rules.whole_knockouts;
        let scored = all.into_iter().map(|played| {
            let k = played.knockouts.iter();
            let part = |shared: usize| if whole { 1.0 } else { f64::from(count(shared)) };
            let k = k.map(|(shared, times)| f64::from(*times) / part(*shared)).sum();
            let numbers = Numbers {
                n: f64::from(of),
                r: f64::from(played.place.0),
                b: money(evening.buy_in),
                e: money(played.paid),
                k,
                pool: money(evening.pool),
                prize: money(played.won()),
                bounties: money(played.bounties),
                rebuys: f64::from(played.rebuys),
                add_ons: f64::from(played.add_ons),
                all_rebuys,
                paid_to: f64::from(paid_to),
                total_buy_ins: money(collected.buy_ins),
                total_rebuys: money(collected.rebuys),
                total_add_ons: money(collected.add_ons),
            };
            let for_place = self.of_places(&played, numbers, of, evening);
            let points = self.with_the_rest(for_place.unwrap_or(0.0), k);
            let rounded = Hundredths::rounded(points * weight.number());
            let adjusted = season.adjusted(&evening.id, &played.who);
            Scored {
                of,
                points: rounded.unwrap_or_default().plus(adjusted),
                adjusted,
                no_number: for_place.is_none() || rounded.is_none(),
                for_place: for_place.and_then(Hundredths::rounded),
                numbers,
                played,
            }
        });
        Some(ScoredEvening { evening, weight, scored: scored.collect() })
    }
}

/// What stands in a table for a place.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn of_table<T>(table: &[T], place: f64) -> Option<&T> {
    // A place is a whole number from 1 on.
    table.get((place as usize).checked_sub(1)?)
}

/// What rules give for a place of a sample.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PointsSample")]
pub struct Sample {
    /// The place.
    pub place: u32,
    /// The knockouts and the prize, in whole units, that go with it.
    pub knockouts: u32,
    /// The prize.
    pub prize: u32,
    /// The points; absent where they are no number.
    pub points: Option<Hundredths>,
}

/// The first three places and the last one of twenty, with what each knocked out and won.
const SAMPLES: [(u32, u32, u32); 4] = [(1, 4, 250), (2, 3, 150), (3, 2, 100), (20, 0, 0)];

/// What the rules give for some places; for the sample beside them. None before it is chosen how places give points.
///
/// # Errors
/// The formula is none.
pub fn samples(rules: &Rules) -> Result<Vec<Sample>, Refusal> {
    match &rules.points {
        Preset::NotChosen => return Ok(Vec::new()),
        Preset::OwnFormula { text } => drop(Formula::read(text)?),
        _ => {}
    }
    let scoring = Scoring::of(rules);
    let sample = |(place, knockouts, prize)| {
        let (r, k) = (f64::from(place), f64::from(knockouts));
        let numbers = Numbers { r, k, prize: f64::from(prize), ..Numbers::SAMPLE };
        let counts = !rules.paid_only || r <= numbers.paid_to;
        let for_place = if counts { scoring.of_place(&numbers) } else { Some(0.0) };
        let points = for_place.map(|points| scoring.with_the_rest(points, k));
        Sample { place, knockouts, prize, points: points.and_then(Hundredths::rounded) }
    };
    Ok(SAMPLES.into_iter().map(sample).collect())
}

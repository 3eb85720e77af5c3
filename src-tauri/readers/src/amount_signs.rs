//! Which sign of a list of amounts stands before decimals, and which between thousands: the whole list decides where it can, the
//! person where it cannot.

use crate::question::{Answers, SheetQuestion};
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::wording::{Phrase, phrase};

/// What the figures of a list say of the sign before decimals.
#[derive(Debug, Default)]
pub(crate) struct Signs {
    /// Figures that only a point before decimals explains, and the same for a comma.
    point: bool,
    comma: bool,
    /// The first figure that may be either.
    open: Option<String>,
    /// Figures with a point before three digits, and the same for a comma.
    point_before_three: bool,
    comma_before_three: bool,
}

impl Signs {
    /// Takes in a figure. `is_money` says that it is an amount for certain, `is_percent` that it is a share; `point` is what stands
    /// before decimals in this country.
    pub(crate) fn note(&mut self, figure: &str, is_money: bool, is_percent: bool, point: &str) {
        let (points, commas) = (figure.matches('.').count(), figure.matches(',').count());
        let behind =
            |sign: char| figure.rsplit_once(sign).map_or(0, |(_, rest)| rest.chars().count());
        self.point_before_three |= (points, commas) == (1, 0) && behind('.') == 3;
        self.comma_before_three |= (points, commas) == (0, 1) && behind(',') == 3;
        match (points, commas) {
            (0, 0) => {}
            (points, commas) if points > 0 && commas > 0 => {
                let comma_last = figure.rfind(',') > figure.rfind('.');
                self.comma |= comma_last;
                self.point |= !comma_last;
            }
            (points, 0) if points > 1 => self.comma = true,
            (0, commas) if commas > 1 && is_money => self.point = true,
            (1, 0) if behind('.') < 3 => self.point |= is_money || point == ".",
            (0, 1) if behind(',') < 3 => self.comma |= is_money || point == ",",
            (1, 0) if behind('.') == 3 && point == "." && !is_percent => {
                self.open.get_or_insert(figure.to_string());
            }
            (0, 1) if behind(',') == 3 && point == "," && !is_percent => {
                self.open.get_or_insert(figure.to_string());
            }
            _ => {}
        }
    }

    /// The sign before decimals; absent where nothing says so, figures contradict each other, or the question is open.
    pub(crate) fn decide(
        self,
        customs: &Customs,
        answers: &Answers,
    ) -> (Option<&'static str>, Option<SheetQuestion>) {
        let (point, _) = customs.signs();
        // "12.256" and "9,455" in one list: both stand between thousands.
        let both = self.point_before_three && self.comma_before_three;
        let open = match (self.point, self.comma, self.open) {
            (true, false, _) => return (Some("."), None),
            (false, true, _) => return (Some(","), None),
            (true, true, _) | (false, false, None) => return (None, None),
            (false, false, _) if both => return (None, None),
            (false, false, Some(open)) => open,
        };
        let whole: String = open.chars().filter(char::is_ascii_digit).collect();
        // What is before the sign may be grouped itself, by spaces.
        let (before, behind) = open.rsplit_once(['.', ',']).unwrap_or((&open, ""));
        let before: String = before.chars().filter(char::is_ascii_digit).collect();
        let before = customs.count(before.parse().unwrap_or(0));
        let part = format!("{before}{point}{}", behind.trim_end_matches('0'));
        let asked = SheetQuestion::new(
            "thousands",
            phrase!(
                "thousands-or-decimals",
                "{figure} reads differently in two countries. How much is it?",
                figure = &open
            ),
            vec![
                Phrase::own(customs.count(whole.parse().unwrap_or(0))),
                Phrase::own(part.trim_end_matches(point).to_string()),
            ],
            answers,
        );
        let between = if point == "." { "," } else { "." };
        let decimal = asked.chosen.map(|chosen| if chosen == 0 { between } else { point });
        (decimal, Some(asked))
    }
}

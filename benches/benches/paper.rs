//! Budget: 10,000 seat cards to PDF under 2 s and under 5 MB, by names of many scripts. The same for 20 and 1,000 cards.

use budgets::{best_of, report, words};
use shuffle_up_paper::{Paper, SeatCard, SeatCards, seat_cards};
use std::time::Duration;

const GIVEN: [&str; 11] = [
    "Łukasz",
    "Anna",
    "Christopher-James",
    "Ελένη",
    "Дмитрий",
    "太郎",
    "민준",
    "Nguyễn",
    "محمد",
    "सिद्धार्थ",
    "สมชาย",
];
const FAMILY: [&str; 9] =
    ["Nowak", "Berg", "O’Shaughnessy", "Παππά", "Орлов", "山田", "김", "Haddad", "de la Cruz"];

/// A name; every eighth with rare ideographs spread over their block, so that the fonts are reduced to thousands of
/// glyphs and not to a handful.
fn name(number: usize) -> String {
    let ideograph =
        |number: usize| char::from_u32(0x4e00 + (number as u32 * 7) % 20_000).unwrap_or('山');
    if number % 8 == 5 {
        format!("{} {}{}", FAMILY[5], ideograph(number), ideograph(number + 3))
    } else {
        format!("{} {}", GIVEN[number % GIVEN.len()], FAMILY[number % FAMILY.len()])
    }
}

fn main() {
    for count in [20, 1_000, 10_000] {
        let cards = SeatCards {
            event: "The Autumn Championship, Day One".into(),
            when: "21 Nov 2026 · 12:00".into(),
            draw: "7F3A".into(),
            cards: (0..count)
                .map(|number| SeatCard {
                    player: name(number),
                    table: (number / 9 + 1).to_string(),
                    seat: (number % 9 + 1).to_string(),
                    note: format!("25,000 chips · entry {:05}", number + 1),
                })
                .collect(),
            ..SeatCards::default()
        };
        let bytes = seat_cards(&cards, Paper::A4).to_pdf().len();
        let whole = best_of(3, || seat_cards(&cards, Paper::A4).to_pdf());
        report(&format!("{count} seat cards to PDF"), whole, Duration::from_secs(2));
        let ratio = bytes as f64 / 5e6;
        println!(
            "the same, what they weigh | {:.2} MB | under 5 MB | {ratio:.2}",
            bytes as f64 / 1e6
        );
        println!("  of it laid out in {}", words(best_of(3, || seat_cards(&cards, Paper::A4))));
    }
}

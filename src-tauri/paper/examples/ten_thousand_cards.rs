//! Measures ten thousand seat cards, each of the budget's two parts by itself:
//! `cargo run --release -p shuffle-up-paper --example ten_thousand_cards`.

use std::time::Instant;

use shuffle_up_paper::{Paper, SeatCard, SeatCards, seat_cards};

fn main() {
    let given =
        ["Łukasz", "Anna", "Christopher-James", "Ελένη", "Дмитрий", "太郎", "민준", "Nguyễn"];
    let family =
        ["Nowak", "Berg", "O’Shaughnessy", "Παππά", "Орлов", "山田", "김", "Haddad", "de la Cruz"];
    // Rare ideographs spread over the block, so that the fonts are reduced to thousands of glyphs
    // rather than to a handful.
    let ideograph =
        |number: usize| char::from_u32(0x4e00 + (number as u32 * 7) % 20_000).unwrap_or('山');
    let cards = SeatCards {
        event: "The Autumn Championship, Day One".into(),
        when: "21 Nov 2026 · 12:00".into(),
        draw: "7F3A".into(),
        cards: (0..10_000)
            .map(|number| SeatCard {
                player: if number % 8 == 5 {
                    format!("{} {}{}", family[5], ideograph(number), ideograph(number + 3))
                } else {
                    format!("{} {}", given[number % given.len()], family[number % family.len()])
                },
                table: (number / 9 + 1).to_string(),
                seat: (number % 9 + 1).to_string(),
                note: format!("25,000 chips · entry {:05}", number + 1),
            })
            .collect(),
        ..SeatCards::default()
    };
    for round in ["first", "second"] {
        let start = Instant::now();
        let sheet = seat_cards(&cards, Paper::A4);
        let laid_out = start.elapsed();
        let pdf = sheet.to_pdf();
        println!(
            "{round} time: layout {laid_out:.0?}, with PDF {:.0?}; {} pages, {:.2} MB",
            start.elapsed(),
            sheet.pages.len(),
            pdf.len() as f64 / 1e6,
        );
    }
}

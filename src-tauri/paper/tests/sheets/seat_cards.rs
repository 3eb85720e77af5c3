//! Seat cards: every name stays on its card, whatever it is.

use crate::support::{
    Room, code, describe, draw, extracted, hard_names, nothing_overlaps, piped, room, texts,
};
use shuffle_up_paper::{Ink, Mark, Paper, SeatCards, seat_cards};

const FIGURES: [(&str, &str); 4] = [("1", "8"), ("12", "10"), ("1204", "10"), ("Final table", "9")];

#[test]
fn nothing_overlaps_or_leaves_its_card() {
    for paper in [Paper::A4, Paper::Letter] {
        let left = (paper.width_mm() - 190.0) / 2.0;
        let height = (paper.height_mm() - 20.0) / 5.0;
        for ((table, seat), code) in FIGURES.into_iter().flat_map(|of| [(of, None), (of, code())]) {
            let mut cards = draw(&hard_names(), table, seat);
            cards.code = code;
            cards.event = "The Autumn Championship of the North Sea Coast, Day One C, Deep".into();
            cards.when = "Saturday 21 November 2026 · 12:00".into();
            let sheet = seat_cards(&cards, paper);
            assert_eq!(sheet.pages.len(), cards.cards.len().div_ceil(10));
            for page in &sheet.pages {
                nothing_overlaps(page);
                for text in texts(page) {
                    let text_room = room(text);
                    let column = ((text.x_mm - left) / 95.0).floor();
                    let row = ((text.baseline_mm - 10.0) / height).floor();
                    let card = Room {
                        left: left + column * 95.0 + 6.4,
                        top: 10.0 + row * height + 5.0,
                        right: left + (column + 1.0) * 95.0 - 6.4,
                        bottom: 10.0 + (row + 1.0) * height - 5.0,
                    };
                    assert!(
                        card.holds(&text_room),
                        "{paper:?} {:?} {text_room:?} leaves {card:?}",
                        text.words.text(),
                    );
                }
            }
        }
    }
}

#[test]
fn every_letter_of_a_long_name_is_printed() {
    for name in hard_names() {
        let sheet = seat_cards(&draw(std::slice::from_ref(&name), "1204", "10"), Paper::A4);
        let printed: String = texts(&sheet.pages[0])
            .iter()
            .filter(|text| text.ink == Ink::Black && text.baseline_mm > 20.0)
            .filter(|text| text.size_pt < 20.0)
            .flat_map(|text| text.words.text().chars().collect::<Vec<_>>())
            .collect();
        let mut expected: Vec<char> = name.replace('𓀀', "□").chars().collect();
        let mut printed: Vec<char> = printed.chars().collect();
        // Lines lose the space they break at, and right-to-left names stand in paper order.
        expected.retain(|c| *c != ' ');
        printed.retain(|c| *c != ' ');
        expected.sort_unstable();
        printed.sort_unstable();
        assert_eq!(printed, expected, "{name}");
    }
}

#[test]
fn characters_without_a_glyph_are_reported_once() {
    let names = ["𓀀 Ann 𓀀".to_owned(), "Bob".to_owned()];
    let sheet = seat_cards(&draw(&names, "1", "1"), Paper::A4);
    assert_eq!(sheet.missing(), ['𓀀']);
    let sheet = seat_cards(&draw(&hard_names()[..12], "1", "1"), Paper::A4);
    assert_eq!(sheet.missing(), []);
}

#[test]
fn no_players_give_no_pages() {
    let sheet = seat_cards(&SeatCards::default(), Paper::A4);
    assert!(sheet.pages.is_empty());
    assert!(sheet.to_pdf().starts_with(b"%PDF"));
}

#[test]
fn names_of_every_alphabet_can_be_searched_and_copied() {
    let mut names = hard_names();
    names.truncate(9);
    // Lam with alef is one shape that says two letters; pdftotext turns those two around.
    names[6] = "محمد حسن".to_owned();
    let sheet = seat_cards(&draw(&names, "12", "8"), Paper::A4);
    let Some(text) = extracted(&sheet.to_pdf()) else {
        return;
    };
    // pdftotext wraps right-to-left text into direction marks.
    let text: String = text
        .chars()
        .filter(|c| !matches!(c, '\u{202a}'..='\u{202e}'))
        .map(|c| if c == '\n' { ' ' } else { c })
        .collect();
    for name in &names {
        assert!(text.contains(name.as_str()), "{name} is not in {text}");
    }
    for constant in ["Thursday T1000", "19 Nov 2026 · 19:00", "draw 7F3A", "1,000 chips · entry 01"]
    {
        assert!(text.contains(constant), "{constant}");
    }
}

#[test]
fn fonts_are_embedded_and_reduced() {
    let pdf = seat_cards(&draw(&hard_names()[..12], "1", "1"), Paper::A4).to_pdf();
    assert!(pdf.len() < 60_000, "{} bytes", pdf.len());
    let Some(table) = piped("pdffonts", &["-"], &pdf) else {
        return;
    };
    let fonts: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(fonts.len(), 9, "{table}");
    for font in fonts {
        assert!(font.contains("yes yes yes"), "{font}");
    }
}

#[test]
fn any_text_is_printed_or_reported() {
    // Something of every script that Unicode knows, with whatever else lies between.
    let names: Vec<String> = (0..0x2_0000_u32)
        .step_by(61)
        .filter_map(char::from_u32)
        .collect::<Vec<char>>()
        .chunks(40)
        .map(|letters| letters.iter().collect())
        .collect();
    let sheet = seat_cards(&draw(&names, "1", "1"), Paper::Letter);
    assert!(!sheet.missing().is_empty());
    let pdf = sheet.to_pdf();
    if let Some(text) = extracted(&pdf) {
        assert!(text.contains('□'));
        assert!(!text.contains('\u{fffd}'), "a glyph does not say what it is");
    }
}

/// A draw of a thousand has the code once in its file, and on each card.
#[test]
fn a_file_has_its_code_once() {
    let mut cards = draw(&vec!["Anna Berg".into(); 1_000], "1", "1");
    let without = seat_cards(&cards, Paper::A4).to_pdf().len();
    cards.code = code();
    let sheet = seat_cards(&cards, Paper::A4);
    let codes = sheet.pages.iter().flat_map(|page| &page.marks);
    assert_eq!(codes.filter(|mark| matches!(mark, Mark::Code(_))).count(), 1_000);
    let pdf = sheet.to_pdf();
    assert!(pdf.len() < without + 100_000, "{} against {without}", pdf.len());
    let drawn = pdf.windows(13).filter(|bytes| bytes == b"/Subtype/Form").count();
    assert_eq!(drawn, 1);
    assert!(sheet.to_svg_page(0).unwrap().contains("M0 0h26v1h-26z"));
}

#[test]
fn the_preview_has_the_pages_of_the_sheet_and_no_more() {
    let sheet = seat_cards(&draw(&hard_names(), "1", "1"), Paper::A4);
    assert_eq!(sheet.pages.len(), 3);
    assert!(sheet.to_svg_page(2).is_some());
    assert_eq!(sheet.to_svg_page(3), None);
}

#[test]
fn the_file_says_when_it_was_made() {
    let sheet = seat_cards(&draw(&hard_names()[..1], "1", "1"), Paper::A4).made_at(1_795_118_460);
    if let Some(info) = piped("pdfinfo", &["-rawdates", "-"], &sheet.to_pdf()) {
        assert!(info.contains("D:20261119200100"), "{info}");
        assert!(info.contains("Shuffle Up"), "{info}");
    }
}

#[test]
fn the_same_cards_give_the_same_layout() {
    let cards = draw(&hard_names(), "12", "10");
    assert_eq!(seat_cards(&cards, Paper::A4), seat_cards(&cards, Paper::A4));
}

#[test]
fn a_card_reads_like_this() {
    let names = ["Łukasz Nowak", "Christopher-James O’Shaughnessy", "山田 太郎"].map(str::to_owned);
    insta::assert_snapshot!(describe(&seat_cards(&draw(&names, "2", "10"), Paper::A4)));
}

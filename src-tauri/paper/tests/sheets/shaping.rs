//! Names whose letters take their shape from their neighbours, as a reader of the file finds them.

use crate::support::{draw, extracted, nothing_overlaps};
use shuffle_up_paper::{Paper, seat_cards};

const NAMES: [&str; 9] = [
    "محمد العربي",
    "مُحَمَّد",
    "עומר כהן",
    "שָׁלוֹם",
    "नमस्ते क्षत्रिय",
    "सिद्धार्थ र्मि",
    "สมชาย ดีใจ",
    "น้ำผึ้ง",
    "Łukasz",
];

#[test]
fn shaped_names_can_be_searched_and_copied() {
    let names: Vec<String> = NAMES.map(str::to_owned).to_vec();
    let sheet = seat_cards(&draw(&names, "12", "8"), Paper::A4);
    assert_eq!(sheet.missing(), []);
    for page in &sheet.pages {
        nothing_overlaps(page);
    }
    let pdf = sheet.to_pdf();
    if let Ok(folder) = std::env::var("SHEETS_TO") {
        std::fs::write(format!("{folder}/shaped.pdf"), &pdf).expect("the folder is there");
    }
    let Some(text) = extracted(&pdf) else {
        return;
    };
    // pdftotext wraps right-to-left text into direction marks.
    let text: String = text.chars().filter(|c| !matches!(c, '\u{202a}'..='\u{202e}')).collect();
    for name in NAMES {
        if name.chars().any(is_point) {
            // Readers of files put vowel signs before or after their letter, as they like; the letters are found in order.
            let letters = |text: &str| -> String {
                text.chars().filter(|&c| !is_point(c) && c != ' ').collect()
            };
            assert!(
                text.lines().any(|line| letters(line) == letters(name)),
                "{name} is not in {text}"
            );
        } else {
            assert!(text.contains(name), "{name} is not in {text}");
        }
    }
}

/// The vowel signs of Arabic and Hebrew, which names in everyday use are written without.
const fn is_point(c: char) -> bool {
    matches!(c, '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{652}')
}

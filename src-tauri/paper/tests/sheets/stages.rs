//! Blinds posters and schedule sheets: one column or two, one page or many, on every paper.

use crate::support::{
    Room, code, describe, english, extracted, hard_names, nothing_overlaps, room, texts,
};
use shuffle_up_paper::{
    BlindsPoster, ChipDisc, Ends, HeadFigure, Ink, Mark, Page, Paper, ScheduleSheet, Sheet,
    StageLine, blinds_poster, schedule_sheet,
};

const PAPERS: [Paper; 5] = [Paper::A4, Paper::Letter, Paper::A3, Paper::A2, Paper::Tabloid];

fn level(number: usize, small: &str, big: &str, ante: &str) -> StageLine {
    StageLine {
        level: number.to_string(),
        small: small.into(),
        big: big.into(),
        ante: ante.into(),
        ..StageLine::default()
    }
}

fn pause(chips: &[(&str, &str, [u8; 3])]) -> StageLine {
    let chip = |(value, name, colour): &(&str, &str, [u8; 3])| ChipDisc {
        value: (*value).into(),
        name: (*name).into(),
        colour: *colour,
    };
    StageLine {
        length: "10 min".into(),
        chips: chips.iter().map(chip).collect(),
        ..StageLine::default()
    }
}

const RED: (&str, &str, [u8; 3]) = ("5", "red", [0xc8, 0x37, 0x2d]);
const GREEN: (&str, &str, [u8; 3]) = ("25", "green", [0x2f, 0x8f, 0x5b]);

/// The fifteen levels of the T1000 schedule with their four breaks.
fn t1000() -> Vec<StageLine> {
    let smalls = [
        "10", "15", "20", "25", "50", "75", "100", "150", "200", "300", "400", "500", "600", "800",
        "1,000",
    ];
    let bigs = [
        "20", "30", "40", "50", "100", "150", "200", "300", "400", "600", "800", "1,000", "1,200",
        "1,600", "2,000",
    ];
    let mut stages = Vec::new();
    for (number, (small, big)) in (1..).zip(smalls.into_iter().zip(bigs)) {
        stages.push(level(number, small, big, ""));
        match number {
            3 => stages.push(pause(&[RED])),
            8 => stages.push(pause(&[GREEN])),
            11 | 14 => stages.push(pause(&[])),
            _ => {}
        }
    }
    stages
}

/// As many stages as asked for, a break after every fourth level; large blinds with an ante, or
/// small ones without.
fn stages(count: usize, large: bool) -> Vec<StageLine> {
    let mut number = 0;
    let stage = |position: usize| {
        if position % 5 == 4 {
            return pause(&[RED, GREEN]);
        }
        number += 1;
        if large {
            return level(number, "100,000", "200,000", "200,000");
        }
        level(number, &number.to_string(), &(2 * number).to_string(), "")
    };
    (0..count).map(stage).collect()
}

/// H.O.R.S.E.: a game for each level, with blinds and bets or with the posts of stud; breaks, and a level cut in two.
fn horse(count: usize) -> Vec<StageLine> {
    let games = ["Limit hold’em", "Omaha hi-lo", "Razz", "Seven-card stud", "Stud hi-lo"];
    let mut number = 0;
    let stage = |position: usize| {
        if position % 6 == 5 {
            return pause(&[RED, GREEN]);
        }
        number += 1;
        let turn = (number - 1) % games.len();
        let mut line = match turn {
            0 | 1 => level(number, "10,000", "20,000", ""),
            _ => StageLine { stud: "4,000 + 6,000".into(), ..level(number, "", "", "") },
        };
        line.bets = "20,000 / 40,000".into();
        line.game = games[turn].into();
        if number == 4 {
            line.note = "goes on".into();
        }
        line
    };
    (0..count).map(stage).collect()
}

fn poster(stages: Vec<StageLine>) -> BlindsPoster {
    BlindsPoster {
        ends: Ends {
            title: "Thursday T1000".into(),
            imprint: "19 Nov 2026 · 18:40".into(),
            ..english::blinds_poster().ends
        },
        about: "No-limit hold’em · starting stack 1,000 · levels of 20 min".into(),
        stages,
        after_last: "After the last level the blinds double, level by level, with the same length."
            .into(),
        ..english::blinds_poster()
    }
}

fn schedule(mut stages: Vec<StageLine>) -> ScheduleSheet {
    for stage in &mut stages {
        stage.begins = "19:00".into();
        stage.length = "20 min".into();
    }
    ScheduleSheet {
        ends: Ends {
            event: "Thursday T1000 · 19 November 2026 · No-limit hold’em".into(),
            figures: vec![HeadFigure { label: "Start".into(), value: "19:00".into() }],
            imprint: "Printed 18:40 · log line 26".into(),
            ..english::schedule_sheet().ends
        },
        stages,
        after_last: "After the last level play goes on at the same blinds.".into(),
        ..english::schedule_sheet()
    }
}

/// True for the value of a chip, which alone may stand on something.
fn discs(page: &Page) -> Vec<Room> {
    let disc = |mark: &Mark| match mark {
        Mark::Disc(disc) => Some(Room {
            left: disc.centre_mm.0 - disc.radius_mm,
            top: disc.centre_mm.1 - disc.radius_mm,
            right: disc.centre_mm.0 + disc.radius_mm,
            bottom: disc.centre_mm.1 + disc.radius_mm,
        }),
        Mark::Text(_) | Mark::Rule(_) | Mark::Oval(_) | Mark::Code(_) => None,
    };
    page.marks.iter().filter_map(disc).collect()
}

/// Nothing leaves the margins, no text stands on another, and a disc carries its value only.
fn is_sound(sheet: &Sheet, margin_mm: f32) {
    let margins = Room {
        left: margin_mm,
        top: margin_mm * 0.8,
        right: sheet.width_mm - margin_mm,
        bottom: sheet.height_mm - margin_mm * 0.6,
    };
    for page in &sheet.pages {
        nothing_overlaps(page);
        let discs = discs(page);
        for disc in &discs {
            assert!(margins.holds(disc), "{disc:?}");
        }
        for text in texts(page) {
            let (room, said) = (room(text), text.words.text());
            assert!(margins.holds(&room), "{said:?} {room:?}");
            for disc in &discs {
                let inside = disc.left <= room.left && room.right <= disc.right;
                assert!(inside || !disc.overlaps(&room), "{said:?} on a chip");
            }
        }
        for mark in &page.marks {
            if let Mark::Rule(rule) = mark {
                let (left, right) = (rule.from_mm.0, rule.to_mm.0);
                assert!(left >= margin_mm - 0.01 && right <= sheet.width_mm - margin_mm + 0.01);
            }
        }
    }
}

/// The margin of a poster: it grows with the paper.
fn poster_margin(sheet: &Sheet) -> f32 {
    12.99 * (sheet.width_mm / 210.0).min(sheet.height_mm / 297.0)
}

/// Height of the blinds of a level, in millimetres.
fn figure_mm(sheet: &Sheet, blinds: &str) -> f32 {
    let pages = sheet.pages.iter();
    let mut all = pages.flat_map(|page| texts(page));
    let text = all.find(|text| text.words.text() == blinds);
    text.expect("the blinds are on the poster").size_pt * 0.686 * 25.4 / 72.0
}

#[test]
fn a_poster_reads_like_this() {
    insta::assert_snapshot!(describe(&blinds_poster(&poster(t1000()), Paper::A4)));
}

#[test]
fn fifteen_levels_are_read_across_a_room() {
    let a4 = blinds_poster(&poster(t1000()), Paper::A4);
    assert_eq!(a4.pages.len(), 1);
    assert!(figure_mm(&a4, "10 / 20") >= 9.0);
    // A poster twice as large has figures twice as large.
    let a2 = blinds_poster(&poster(t1000()), Paper::A2);
    let (small, large) = (figure_mm(&a4, "10 / 20"), figure_mm(&a2, "10 / 20"));
    assert!((large / small - 2.0).abs() < 0.03, "{small} {large}");
}

#[test]
fn a_poster_holds_forty_stages_and_flows_beyond() {
    for paper in PAPERS {
        for large in [false, true] {
            for count in [0, 1, 2, 5, 12, 19, 30, 40, 41, 80, 81, 500] {
                let sheet = blinds_poster(&poster(stages(count, large)), paper);
                is_sound(&sheet, poster_margin(&sheet));
                assert_eq!(sheet.pages.len(), count.div_ceil(40).max(1), "{count}");
                let pages = sheet.pages.iter();
                let breaks = pages
                    .flat_map(|page| texts(page))
                    .filter(|text| text.words.text() == "Break")
                    .count();
                assert_eq!(breaks, count / 5, "every break once");
            }
        }
    }
}

#[test]
fn a_long_schedule_stands_in_two_columns() {
    let sheet = blinds_poster(&poster(stages(40, false)), Paper::A4);
    let page = texts(&sheet.pages[0]);
    let heads = page.iter().filter(|text| text.words.text() == "Blinds");
    assert_eq!(heads.count(), 2);
    assert!(figure_mm(&sheet, "1 / 2") > 7.0);
}

#[test]
fn antes_have_a_column_only_where_there_are_any() {
    let says = |sheet: &Sheet, words: &str| {
        let page = texts(&sheet.pages[0]);
        page.iter().any(|text| text.words.text() == words)
    };
    for paper in [Paper::A4, Paper::Letter] {
        assert!(!says(&blinds_poster(&poster(t1000()), paper), "Ante"));
        assert!(!says(&schedule_sheet(&schedule(t1000()), paper), "Ante"));
        let with = stages(10, true);
        assert!(says(&blinds_poster(&poster(with.clone()), paper), "Ante"));
        assert!(says(&schedule_sheet(&schedule(with), paper), "Ante"));
    }
}

#[test]
fn forty_stages_of_mixed_games_stand_clear_of_one_another() {
    for paper in PAPERS {
        for count in [1, 12, 40, 60] {
            let sheet = blinds_poster(&poster(horse(count)), paper);
            is_sound(&sheet, poster_margin(&sheet));
            is_sound(&schedule_sheet(&schedule(horse(count)), paper), 19.9);
        }
    }
    let sheet = blinds_poster(&poster(horse(40)), Paper::A4);
    assert!(figure_mm(&sheet, "10,000 / 20,000") >= 2.5);
    let Some(text) = extracted(&sheet.to_pdf()) else { return };
    for words in ["Razz", "Bets", "20,000 / 40,000", "4,000 + 6,000"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn a_chip_shows_its_value_in_an_ink_that_is_read_on_it() {
    let white = ("1", "white", [0xf5, 0xf3, 0xea]);
    let stages = vec![level(1, "1", "2", ""), pause(&[RED, white]), level(2, "2", "4", "")];
    let sheet = blinds_poster(&poster(stages), Paper::A4);
    let page = &sheet.pages[0];
    let discs = discs(page);
    assert_eq!(discs.len(), 2);
    let on = |disc: &Room| {
        let texts = texts(page).into_iter();
        let mut on = texts.filter(|text| disc.overlaps(&room(text)));
        let value = on.next().expect("a value stands on the chip");
        (value.words.text().into_owned(), value.ink)
    };
    assert_eq!(on(&discs[0]), ("5".to_owned(), Ink::White));
    assert_eq!(on(&discs[1]), ("1".to_owned(), Ink::Black));
    let svg = sheet.to_svg_page(0).expect("there is a page");
    assert!(svg.contains("<circle") && svg.contains("fill=\"#c8372d\""));
}

#[test]
fn a_schedule_fits_a_page_while_it_can_and_flows_beyond() {
    for paper in [Paper::A4, Paper::Letter] {
        for large in [false, true] {
            for count in [0, 1, 19, 25, 26, 30, 31, 40, 100, 500] {
                let sheet = schedule_sheet(&schedule(stages(count, large)), paper);
                is_sound(&sheet, 19.9);
                let one_page = count <= 25;
                assert!(!one_page || sheet.pages.len() == 1, "{count} stages");
            }
        }
    }
}

#[test]
fn words_of_any_length_stay_in_their_columns() {
    for words in hard_names() {
        let mut stages = t1000();
        for stage in &mut stages {
            stage.note = words.clone();
            for chip in &mut stage.chips {
                chip.name = words.clone();
                chip.value = "1,000,000".into();
            }
        }
        for paper in [Paper::A4, Paper::Letter] {
            for code in [None, code()] {
                let mut poster = poster(stages.clone());
                poster.ends.title = words.clone();
                poster.about = words.clone();
                poster.after_last = words.clone();
                poster.code = code;
                let sheet = blinds_poster(&poster, paper);
                is_sound(&sheet, poster_margin(&sheet));
            }
            let mut schedule = schedule(stages.clone());
            schedule.ends.event = words.clone();
            schedule.after_last = words.clone();
            is_sound(&schedule_sheet(&schedule, paper), 19.9);
        }
    }
}

#[test]
fn both_sheets_can_be_searched_and_copied() {
    let sheets =
        [blinds_poster(&poster(t1000()), Paper::A4), schedule_sheet(&schedule(t1000()), Paper::A4)];
    for sheet in sheets {
        let Some(text) = extracted(&sheet.to_pdf()) else {
            return;
        };
        for stage in t1000() {
            assert!(text.contains(&stage.blinds()), "{}: {text}", stage.blinds());
        }
        for words in ["Thursday T1000", "Break", "Coloured up", "red", "25", "green"] {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}

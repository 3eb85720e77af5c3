//! What is printed for the floor: break cards, move slips, table sheets, seating lists, the sign-in sheet, the room map.
//! Whatever a name is, it stays in its place, and every sheet can be read by a machine.

use crate::support::{
    Room, describe, english, extracted, hard_names, nothing_overlaps, room, texts,
};
use shuffle_up_paper::{
    BreakCards, BreakPile, BreakPlayer, Ends, HeadFigure, MapTable, Mark, MoveSlip, MoveSlips,
    Paper, RoomMap, SeatingList, SeatingRow, Sheet, SignInRow, SignInSheet, TableSeat, TableSheet,
    TableSheets, break_cards, move_slips, room_map, seating_list, sign_in_sheet, table_sheets,
};

const OFFICE: [Paper; 2] = [Paper::A4, Paper::Letter];
const POSTERS: [Paper; 5] = [Paper::A4, Paper::Letter, Paper::A3, Paper::A2, Paper::Tabloid];
const IMPRINT: &str = "Printed 21:41 · log line 214";
const LONG_EVENT: &str = "The Autumn Championship of the North Sea Coast, Day One C, Deep Stack";

/// Nothing stands on anything else or nearer to the paper's edge than this.
fn stays_on_paper(sheet: &Sheet, margin_mm: f32) {
    let paper = Room {
        left: margin_mm,
        top: margin_mm,
        right: sheet.width_mm - margin_mm,
        bottom: sheet.height_mm - margin_mm,
    };
    for page in &sheet.pages {
        nothing_overlaps(page);
        for text in texts(page) {
            assert!(paper.holds(&room(text)), "{:?} {:?}", text.words.text(), room(text));
        }
    }
}

fn lines(sheet: &Sheet, page: usize) -> Vec<String> {
    texts(&sheet.pages[page]).iter().map(|text| text.words.text().into_owned()).collect()
}

fn figure(label: &str, value: &str) -> HeadFigure {
    HeadFigure { label: label.into(), value: value.into() }
}

fn breaking(names: &[String], table: &str) -> BreakCards {
    let pile = |table: &str, cards, seats: &[&str]| BreakPile {
        table: table.into(),
        cards,
        seats: seats.iter().map(|seat| (*seat).into()).collect(),
    };
    BreakCards {
        ends: Ends {
            event: "Thursday T1000".into(),
            imprint: IMPRINT.into(),
            ..english::break_cards().ends
        },
        table: table.into(),
        players: (1..)
            .zip(names)
            .map(|(seat, name)| BreakPlayer { seat: seat.to_string(), player: name.clone() })
            .collect(),
        piles: vec![pile("1", 2, &["4", "9"]), pile(table, 1, &["2", "7", "10"])],
        ..english::break_cards()
    }
}

#[test]
fn a_break_has_a_page_for_the_desk_and_a_pile_for_each_draw() {
    let names = ["Anna Berg", "Bo Lund", "Chen Wei"].map(str::to_owned);
    let sheet = break_cards(&breaking(&names, "12"), Paper::A4);
    assert_eq!(sheet.title, "Table 12 breaks");
    assert_eq!(sheet.pages.len(), 3);
    for name in &names {
        assert!(lines(&sheet, 0).contains(name));
        // The cards themselves bear no names.
        assert!(!lines(&sheet, 1).contains(name) && !lines(&sheet, 2).contains(name));
    }
    let count = |page, what: &str| lines(&sheet, page).iter().filter(|line| *line == what).count();
    assert_eq!(count(1, "Table card"), 3);
    assert_eq!((count(1, "1 of 3"), count(1, "3 of 3")), (1, 1));
    assert_eq!(count(2, "Seat card of table 1"), 2);
    assert_eq!(count(2, "Seat card of table 12"), 3);
    assert_eq!((count(2, "1 of 5"), count(2, "5 of 5")), (1, 1));
}

#[test]
fn break_cards_stay_on_their_cards() {
    for paper in OFFICE {
        for table in ["2", "1204", "Feature table by the window"] {
            let mut cards = breaking(&hard_names(), table);
            cards.ends.event = LONG_EVENT.repeat(2);
            cards.short = 7;
            let sheet = break_cards(&cards, paper);
            stays_on_paper(&sheet, 8.0);
            let left = (paper.width_mm() - 190.0) / 2.0;
            let height = (paper.height_mm() - 20.0) / 5.0;
            let cut = sheet.pages.iter().filter(|page| {
                page.marks.iter().any(|mark| {
                    matches!(mark, Mark::Rule(rule)
                    if rule.stroke == shuffle_up_paper::Stroke::Cut)
                })
            });
            let mut pages = 0;
            for page in cut {
                pages += 1;
                for text in texts(page) {
                    let inside = room(text);
                    let column = ((text.x_mm - left) / 95.0).floor();
                    let row = ((text.baseline_mm - 10.0) / height).floor();
                    let card = Room {
                        left: left + column * 95.0 + 6.0,
                        top: 10.0 + row * height + 4.0,
                        right: left + (column + 1.0) * 95.0 - 6.0,
                        bottom: 10.0 + (row + 1.0) * height - 4.0,
                    };
                    assert!(card.holds(&inside), "{:?} leaves its card", text.words.text());
                }
            }
            assert_eq!(pages, 2);
        }
    }
}

#[test]
fn break_cards_read_like_this() {
    let names = ["Łukasz Nowak", "山田 太郎"].map(str::to_owned);
    insta::assert_snapshot!(describe(&break_cards(&breaking(&names, "12"), Paper::A4)));
}

fn slips(names: &[String], (table, seat): (&str, &str), owes: &str) -> MoveSlips {
    MoveSlips {
        event: "Thursday T1000".into(),
        slips: names
            .iter()
            .map(|name| MoveSlip {
                player: name.clone(),
                from: "from table 12, seat 5".into(),
                table: table.into(),
                seat: seat.into(),
                owes: owes.into(),
                time: "21:41".into(),
                why: "Table 12 breaks · move 14".into(),
            })
            .collect(),
        ..english::move_slips()
    }
}

#[test]
fn slips_hold_any_name_on_any_paper() {
    let owed = "Waits until the button has passed: the seat is between the small blind and the button, where nobody is dealt in.";
    for paper in [Paper::Roll80, Paper::A6, Paper::A4, Paper::Letter] {
        for to in [("6", "3"), ("1204", "10"), ("Feature table by the window", "12")] {
            for owes in ["", owed] {
                let mut slips = slips(&hard_names(), to, owes);
                slips.event = LONG_EVENT.into();
                let sheet = move_slips(&slips, paper);
                stays_on_paper(&sheet, 4.0);
                let four = matches!(paper, Paper::A4 | Paper::Letter);
                let each = if four { 4 } else { 1 };
                assert_eq!(sheet.pages.len(), slips.slips.len().div_ceil(each));
                if four {
                    // Nothing lies on the lines along which the page is cut.
                    for text in sheet.pages.iter().flat_map(texts) {
                        let Room { left, right, top, bottom } = room(text);
                        let (x, y) = (paper.width_mm() / 2.0, paper.height_mm() / 2.0);
                        assert!(right < x - 4.0 || left > x + 4.0, "{:?}", text.words.text());
                        assert!(bottom < y - 3.0 || top > y + 3.0, "{:?}", text.words.text());
                    }
                }
            }
        }
    }
}

#[test]
fn table_and_seat_are_never_read_as_one_number() {
    for paper in [Paper::Roll80, Paper::A6] {
        let sheet = move_slips(&slips(&["Anna Berg".into()], ("11", "11"), ""), paper);
        let texts = texts(&sheet.pages[0]);
        let numbers: Vec<Room> =
            texts.iter().filter(|text| text.words.text() == "11").map(|text| room(text)).collect();
        assert_eq!(numbers.len(), 2);
        assert!(numbers[1].left - numbers[0].right > 10.0);
    }
}

#[test]
fn a_roll_is_as_long_as_its_longest_slip() {
    let short = move_slips(&slips(&["Bo".into()], ("1", "2"), ""), Paper::Roll80);
    let long =
        move_slips(&slips(&hard_names(), ("1", "2"), "Dealt in as the big blind."), Paper::Roll80);
    assert!((short.width_mm, long.width_mm) == (80.0, 80.0));
    assert!(short.height_mm >= 80.0 && long.height_mm > short.height_mm);
}

#[test]
fn the_card_of_an_absent_player_says_where_the_chips_are() {
    let slips = MoveSlips {
        labels: english::absent_slips().labels,
        ..slips(&["Anna Berg".into()], ("6", "3"), "")
    };
    insta::assert_snapshot!(describe(&move_slips(&slips, Paper::Roll80)));
}

fn table(names: &[String], number: &str) -> TableSheet {
    let seats = (1..).zip(names).map(|(seat, name)| TableSeat {
        seat: seat.to_string(),
        player: (!name.is_empty()).then(|| name.clone()),
        absent: false,
    });
    TableSheet {
        table: number.into(),
        seats: seats.collect(),
        breaks: "Breaking order: 12, 11, 10, 9, 8, 7, 6, 5, 4".into(),
    }
}

#[test]
fn names_round_a_table_never_touch() {
    let names = hard_names();
    for paper in OFFICE {
        for seats in 2..=12 {
            for number in ["7", "Feature table by the window"] {
                let tables = names.windows(seats).step_by(3).map(|names| table(names, number));
                let sheets = TableSheets {
                    ends: Ends {
                        event: LONG_EVENT.into(),
                        imprint: IMPRINT.into(),
                        ..english::table_sheets().ends
                    },
                    tables: tables.collect(),
                    ..english::table_sheets()
                };
                stays_on_paper(&table_sheets(&sheets, paper), 8.0);
            }
        }
    }
}

#[test]
fn names_round_a_table_stand_outside_it() {
    let sheets =
        TableSheets { tables: vec![table(&hard_names()[..10], "7")], ..english::table_sheets() };
    let sheet = table_sheets(&sheets, Paper::A4);
    let mut ovals = sheet.pages[0].marks.iter().filter_map(|mark| match mark {
        Mark::Oval(oval) => Some(oval),
        _ => None,
    });
    let oval = ovals.next().expect("a table is drawn");
    let ((x, y), radius) = (oval.centre_mm, oval.half_height_mm);
    let straight = oval.half_width_mm - radius;
    assert!(straight > 10.0);
    for text in texts(&sheet.pages[0]) {
        if !hard_names()[..10].contains(&text.words.text().into_owned()) {
            continue;
        }
        // The nearest of its corners to the line down the middle of the table.
        let Room { left, right, top, bottom } = room(text);
        for (corner_x, corner_y) in [(left, top), (left, bottom), (right, top), (right, bottom)] {
            let beyond = ((corner_x - x).abs() - straight).max(0.0);
            let away = beyond.hypot(corner_y - y);
            assert!(away > radius + 0.5, "{:?} stands on the table", text.words.text());
        }
    }
}

#[test]
fn a_table_sheet_reads_like_this() {
    let names = ["Łukasz Nowak", "", "Marta Ruiz", "Christopher-James O’Shaughnessy"];
    let sheets = TableSheets {
        ends: Ends {
            event: "Thursday T1000".into(),
            imprint: IMPRINT.into(),
            ..english::table_sheets().ends
        },
        tables: vec![table(&names.map(str::to_owned), "12")],
        ..english::table_sheets()
    };
    insta::assert_snapshot!(describe(&table_sheets(&sheets, Paper::A4)));
}

/// A list of so many players, nine to a table.
fn seating(names: &[String], count: usize, by_table: bool) -> SeatingList {
    let rows = (0..count).map(|number| SeatingRow {
        player: names[number % names.len()].clone(),
        table: (number / 9 + 1).to_string(),
        seat: (number % 9 + 1).to_string(),
        ..SeatingRow::default()
    });
    let mut rows: Vec<SeatingRow> = rows.collect();
    if !by_table {
        rows.sort_by(|one, other| one.player.cmp(&other.player));
    }
    SeatingList {
        ends: Ends {
            event: LONG_EVENT.into(),
            figures: vec![figure("Players", &count.to_string()), figure("Draw", "7F3A")],
            imprint: IMPRINT.into(),
            ..english::seating_list().ends
        },
        rows,
        by_table,
        ..english::seating_list()
    }
}

#[test]
fn seating_lists_of_any_length_stay_on_paper() {
    let names = hard_names();
    for paper in POSTERS {
        for by_table in [false, true] {
            for count in [0, 1, 9, 47, 120, 300] {
                let sheet = seating_list(&seating(&names, count, by_table), paper);
                stays_on_paper(&sheet, 7.0);
                let foot = sheet.height_mm - (paper.width_mm() * 0.07).max(14.0) + 6.0;
                for text in sheet.pages.iter().flat_map(texts) {
                    let baseline = text.baseline_mm;
                    let above = baseline < foot - 5.0 || (baseline - foot).abs() < 0.01;
                    assert!(above, "{:?} runs into the foot", text.words.text());
                }
            }
        }
    }
}

#[test]
fn a_short_list_is_large_and_takes_one_page() {
    let names: Vec<String> = (b'A'..=b'Z').map(|letter| format!("{}x", letter as char)).collect();
    let size = |count| {
        let sheet = seating_list(&seating(&names, count, false), Paper::A4);
        assert_eq!(sheet.pages.len(), 1, "{count} names");
        let name = texts(&sheet.pages[0]).into_iter().find(|text| text.words.text() == "Ax");
        name.expect("the first name is printed").size_pt
    };
    assert!(size(9) > 17.0);
    assert!(size(9) > size(40) && size(40) > size(120));
    assert!(size(120) > 8.0);
}

#[test]
fn every_player_of_ten_thousand_is_on_the_wall_once() {
    let names: Vec<String> = (0..10_112).map(|number| format!("Player {number:05}")).collect();
    for by_table in [false, true] {
        let sheet = seating_list(&seating(&names, names.len(), by_table), Paper::A4);
        let mut printed: Vec<String> = Vec::new();
        for page in 0..sheet.pages.len() {
            let lines = lines(&sheet, page);
            let mut here: Vec<String> = lines
                .iter()
                .filter(|line| line.len() == 12 && line.starts_with('P'))
                .cloned()
                .collect();
            let foot = format!("page {} of {}", page + 1, sheet.pages.len());
            assert!(lines.iter().any(|line| line.ends_with(&foot)));
            if !by_table {
                let range = format!("{} – {}", here[0], here[here.len() - 1]);
                assert!(lines.contains(&range), "{range}");
                assert!(lines.contains(&"P".to_owned()), "every column begins with its letter");
            }
            printed.append(&mut here);
        }
        printed.sort();
        assert_eq!(printed, names);
    }
}

#[test]
fn a_seating_list_reads_like_this() {
    let names = ["Anna Berg", "Adam Cole", "Łukasz Nowak", "Ελένη Παππά", "山田 太郎", "7 High"];
    let mut list = seating(&names.map(str::to_owned), 6, false);
    list.ends.event = "Thursday T1000".into();
    insta::assert_snapshot!(describe(&seating_list(&list, Paper::A4)));
}

fn sign_in(names: &[String], (table, seat): (&str, &str)) -> SignInSheet {
    let rows = (1..).zip(names).map(|(entry, name)| SignInRow {
        entry: format!("{entry:05}"),
        player: name.clone(),
        table: table.into(),
        seat: seat.into(),
    });
    SignInSheet {
        ends: Ends {
            event: LONG_EVENT.into(),
            figures: vec![figure("Entries", &names.len().to_string())],
            imprint: IMPRINT.into(),
            ..english::sign_in_sheet().ends
        },
        rows: rows.collect(),
        spare_rows: 4,
        ..english::sign_in_sheet()
    }
}

#[test]
fn everybody_finds_a_box_and_a_line() {
    for paper in OFFICE {
        for seat in [("", ""), ("7", "3"), ("1204", "10"), ("Feature table by the window", "12")] {
            let sheet = sign_in_sheet(&sign_in(&hard_names(), seat), paper);
            stays_on_paper(&sheet, 12.0);
            let rows = hard_names().len() + 4;
            let lines = sheet.pages.iter().flat_map(|page| &page.marks).filter(|mark| {
                matches!(mark, Mark::Rule(rule) if (rule.to_mm.0 - rule.from_mm.0 - 56.0).abs() < 0.01)
            });
            assert_eq!(lines.count(), rows);
            let boxes = sheet.pages.iter().flat_map(|page| &page.marks).filter(|mark| {
                matches!(mark, Mark::Rule(rule) if (rule.to_mm.1 - rule.from_mm.1 - 4.6).abs() < 0.01)
            });
            assert_eq!(boxes.count(), rows);
        }
    }
}

fn map(tables: &[(i32, i32)]) -> RoomMap {
    let tables = (1..).zip(tables).map(|(number, &(x, y))| MapTable {
        table: number.to_string(),
        players: "9".into(),
        x,
        y,
    });
    RoomMap {
        ends: Ends {
            event: LONG_EVENT.into(),
            imprint: IMPRINT.into(),
            ..english::room_map().ends
        },
        tables: tables.collect(),
        breaks: "Breaking order: 3, 2".into(),
    }
}

#[test]
fn tables_of_a_map_stand_apart_wherever_they_are() {
    let grid = |count: i32| (0..count).map(|n| (n % 40 * 17, n / 40 * 17)).collect::<Vec<_>>();
    let rooms = [
        vec![],
        vec![(5, 5)],
        vec![(-900, 0), (900, 4)],
        vec![(0, 0), (0, 40), (0, 80), (1_000, 80)],
        vec![(i32::MIN, i32::MIN), (i32::MAX, i32::MAX)],
        vec![(3, 3), (3, 3)],
        grid(37),
        grid(1_124),
    ];
    for paper in POSTERS {
        for room in &rooms {
            let sheet = room_map(&map(room), paper);
            assert_eq!(sheet.pages.len(), 1);
            let ovals: Vec<_> = sheet.pages[0]
                .marks
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Oval(oval) => Some(oval),
                    _ => None,
                })
                .collect();
            assert_eq!(ovals.len(), room.len());
            for (number, one) in ovals.iter().enumerate() {
                let ((x, y), radius) = (one.centre_mm, one.half_height_mm);
                assert!(x - radius > 14.0 && x + radius < sheet.width_mm - 14.0, "{x} {radius}");
                assert!(y - radius > 14.0 && y + radius < sheet.height_mm - 20.0, "{y} {radius}");
                for (place, other) in ovals.iter().enumerate().skip(number + 1) {
                    let apart = (x - other.centre_mm.0).hypot(y - other.centre_mm.1);
                    assert!(room[number] == room[place] || apart > radius * 2.2);
                }
            }
            if room.iter().collect::<std::collections::BTreeSet<_>>().len() == room.len() {
                stays_on_paper(&sheet, 8.0);
            }
        }
    }
}

#[test]
fn a_map_on_a_wall_is_read_from_as_much_further_away() {
    let sizes = |paper| -> Vec<f32> {
        let sheet = room_map(&map(&[(0, 0), (1, 0), (1, 2)]), paper);
        let texts = sheet.pages[0].marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.size_pt),
            _ => None,
        });
        texts.collect()
    };
    let (desk, wall) = (sizes(Paper::A4), sizes(Paper::A2));
    assert!(desk.len() > 6);
    for (desk, wall) in desk.iter().zip(&wall) {
        assert!((wall / desk - 2.0).abs() < 0.02, "{desk} pt became {wall}");
    }
}

#[test]
fn every_sheet_of_the_floor_can_be_searched() {
    let names =
        ["Łukasz Nowak", "Ελένη Παππά", "Дмитрий Орлов", "山田 太郎", "김민준"].map(str::to_owned);
    let tables = TableSheets { tables: vec![table(&names, "12")], ..english::table_sheets() };
    let sheets = [
        break_cards(&breaking(&names, "12"), Paper::A4),
        move_slips(&slips(&names, ("6", "3"), ""), Paper::Roll80),
        move_slips(&slips(&names, ("6", "3"), ""), Paper::A4),
        table_sheets(&tables, Paper::A4),
        seating_list(&seating(&names, 5, false), Paper::A4),
        seating_list(&seating(&names, 5, true), Paper::A4),
        sign_in_sheet(&sign_in(&names, ("6", "3")), Paper::A4),
    ];
    for sheet in sheets {
        assert!(sheet.missing().is_empty());
        let Some(text) = extracted(&sheet.to_pdf()) else { return };
        let text = text.replace('\n', " ");
        for name in &names {
            assert!(text.contains(name.as_str()), "{name} is not in {text}");
        }
    }
    if let Some(text) = extracted(&room_map(&map(&[(0, 0), (1, 0)]), Paper::A4).to_pdf()) {
        assert!(text.contains("Breaking order: 3, 2"));
    }
}

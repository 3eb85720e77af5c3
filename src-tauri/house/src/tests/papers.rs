//! Sheets on disk.

use crate::caller::Role;
use crate::network::DeviceLine;
use crate::office::Office;
use crate::office::room_map::TablePlace;
use crate::office::settings::Setting;
use crate::papers::{self, Filled, SheetKind, SheetPart, SheetWish};
use crate::problem::Problem;
use shuffle_up_engine::actions::chips::found::ExchangeFoundChips;
use shuffle_up_engine::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::penalties::give::GivePenalty;
use shuffle_up_engine::actions::prizes::call_off::CallOff;
use shuffle_up_engine::actions::prizes::deal::{DiscussDeal, MakeDeal};
use shuffle_up_engine::actions::rulings::note::NoteRuling;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::tables::absent::MarkAbsent;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::actions::tables::break_table::BreakTable;
use shuffle_up_engine::actions::tables::rename_table::RenameTable;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::called_off::MoneyBack;
use shuffle_up_engine::state::deal::{Counted, DealKind};
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::penalty::PenaltyKind;
use shuffle_up_engine::views::next_day::next_day;
use shuffle_up_engine::views::prizes::prizes_view;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::{Mark, Paper};
use shuffle_up_staff::view::StaffShift;

/// A sheet as things stand now.
pub(super) fn fill(
    office: &mut Office,
    tournament: TournamentId,
    wish: &SheetWish,
) -> Result<Filled, Problem> {
    let arranged = office.room_map.places.clone();
    papers::fill(&office.snapshot(tournament)?, &arranged, wish)
}

fn wish(sheet: SheetKind, paper: Paper) -> SheetWish {
    SheetWish { sheet, paper, part: SheetPart::Whole }
}

fn drawn(folder: &std::path::Path) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    let mut setup = templates::t1000();
    setup.name = "../Thursday: \u{201c}T1000\u{201d} / home".into();
    let id = office.new_tournament(setup, None).unwrap();
    let names =
        ["Łukasz Nowak", "Ελένη Παππά", "Дмитрий Орлов", "山田 太郎"].map(str::to_string).to_vec();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    (office, id)
}

/// Five tables of the club, a few seats open, table 5 just broken: eight players are on the way.
fn breaking(folder: &std::path::Path) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let names = (1..=41).map(|number| format!("Player {number:02}")).collect();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    for seat in 1..=7 {
        let entry = office.look(id).unwrap().tournament().room.at(Seat::new(2, seat)).unwrap();
        let out = vec![Out { entry, stack: None }];
        office
            .act(id, Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }.into())
            .unwrap();
    }
    let entry = office.look(id).unwrap().tournament().room.at(Seat::new(5, 2)).unwrap();
    office.act(id, MarkAbsent { entry, absent: true, longer: false }.into()).unwrap();
    office.act(id, BreakTable { table: TableNumber(5) }.into()).unwrap();
    (office, id)
}

const KINDS: [SheetKind; 24] = [
    SheetKind::Log,
    SheetKind::BagForms,
    SheetKind::BagSlips,
    SheetKind::CountSheets,
    SheetKind::RaceSheets,
    SheetKind::ChipSummary,
    SheetKind::SeatCards,
    SheetKind::PayoutSheet,
    SheetKind::PrizePoster,
    SheetKind::BlindsPoster,
    SheetKind::ScheduleSheet,
    SheetKind::SignInSheet,
    SheetKind::SeatingByName,
    SheetKind::SeatingByTable,
    SheetKind::TableSheets,
    SheetKind::RoomMap,
    SheetKind::BreakCards,
    SheetKind::MoveSlips,
    SheetKind::AbsentCards,
    SheetKind::Receipt,
    SheetKind::CashReport,
    SheetKind::BesideLaptop,
    SheetKind::Rulings,
    SheetKind::Handover,
];

#[test]
fn every_sheet_is_written_inside_its_own_folder() {
    let folder = tempfile::tempdir().unwrap();
    let papers = folder.path().join("papers");
    let (mut office, id) = breaking(folder.path());
    let mut paths = std::collections::BTreeSet::new();
    for sheet in KINDS {
        for paper in [Paper::A4, Paper::Letter] {
            let printed =
                fill(&mut office, id, &wish(sheet, paper)).unwrap().print(&papers).unwrap();
            let path = std::path::PathBuf::from(&printed.path);
            assert!(
                path.canonicalize().unwrap().starts_with(papers.canonicalize().unwrap()),
                "{}",
                printed.path
            );
            assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));
            assert_eq!(printed.missing, Vec::<String>::new());
            assert!(paths.insert(path), "{sheet:?} replaced another sheet");
        }
    }
    let (mut office, id) = drawn(&folder.path().join("other"));
    office.act(id, DrawSeats {}.into()).unwrap();
    let cards = wish(SheetKind::SeatCards, Paper::A4);
    let printed = fill(&mut office, id, &cards).unwrap().print(&papers).unwrap();
    let path = std::path::PathBuf::from(printed.path).canonicalize().unwrap();
    assert!(path.starts_with(papers.canonicalize().unwrap()));
}

/// While the house is served, what players hold and what hangs on the wall says where phones find it.
#[test]
fn cards_and_posters_have_the_rooms_address_while_the_network_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    office.act(id, DrawSeats {}.into()).unwrap();
    let codes = |office: &mut Office| {
        [SheetKind::SeatCards, SheetKind::BlindsPoster, SheetKind::PrizePoster].map(|kind| {
            let sheet = fill(office, id, &wish(kind, Paper::A4)).unwrap().lay_out();
            let marks = sheet.pages.iter().flat_map(|page| &page.marks);
            marks.filter(|mark| matches!(mark, Mark::Code(_))).count()
        })
    };
    assert_eq!(codes(&mut office), [0, 0, 0]);
    office.phones_at = Some("http://192.168.178.20:8710/".into());
    let [cards, blinds, prizes] = codes(&mut office);
    assert!(cards > 1 && blinds == 1 && prizes == 1, "{cards} {blinds} {prizes}");
}

#[test]
fn walls_take_posters_and_slips_take_rolls_and_nothing_else_does() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let walls = [
        SheetKind::BlindsPoster,
        SheetKind::PrizePoster,
        SheetKind::SeatingByName,
        SheetKind::SeatingByTable,
        SheetKind::RoomMap,
    ];
    let slips =
        [SheetKind::MoveSlips, SheetKind::AbsentCards, SheetKind::Receipt, SheetKind::BagSlips];
    let posters = [Paper::A3, Paper::A2, Paper::Tabloid];
    for (papers, kinds) in [(&posters[..], &walls[..]), (&[Paper::A6, Paper::Roll80], &slips)] {
        for &paper in papers {
            for sheet in KINDS {
                let printed = fill(&mut office, id, &wish(sheet, paper))
                    .and_then(|filled| filled.print(folder.path()));
                match printed {
                    Ok(printed) => {
                        assert!(kinds.contains(&sheet), "{sheet:?} on {paper:?}");
                        assert!(std::fs::read(printed.path).unwrap().starts_with(b"%PDF"));
                    }
                    Err(problem) => {
                        assert!(!kinds.contains(&sheet), "{sheet:?} on {paper:?}");
                        assert_eq!(problem.code, "bad_paper");
                    }
                }
            }
        }
    }
}

#[test]
fn a_sheet_is_looked_at_by_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let cards = wish(SheetKind::TableSheets, Paper::A4);
    let sheet = fill(&mut office, id, &cards).unwrap().lay_out();
    assert_eq!(sheet.pages.len(), 4);
    for (asked, shown) in [(0, 0), (3, 3), (4, 3), (u32::MAX, 3)] {
        let looked = fill(&mut office, id, &cards).unwrap().preview(asked);
        assert_eq!((looked.pages, Some(looked.page)), (4, sheet.to_svg_page(shown)));
    }
}

#[test]
fn a_slip_is_printed_for_everybody_on_the_way_and_again_for_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let slips = |office: &mut Office, kind, part| {
        let wish = SheetWish { sheet: kind, paper: Paper::Roll80, part };
        fill(office, id, &wish).map(|filled| filled.lay_out().pages.len())
    };
    let of_table = |table| SheetPart::Table { table: TableNumber(table) };
    let kind = SheetKind::MoveSlips;
    assert_eq!(slips(&mut office, kind, SheetPart::Whole).unwrap(), 8);
    assert_eq!(slips(&mut office, kind, of_table(5)).unwrap(), 8);
    assert!(
        slips(&mut office, kind, of_table(4)).unwrap_err().sentence.english.contains("on the way")
    );
    let tournament = office.look(id).unwrap().tournament();
    let there = |entry| tournament.absent_since(entry).is_none();
    let arrived: Vec<u32> = (1_u32..)
        .zip(tournament.moves.iter())
        .filter(|(number, said)| *number > 2 && there(said.one.entry))
        .map(|(number, _)| number)
        .take(2)
        .collect();
    office.act(id, Arrived { moves: arrived.clone() }.into()).unwrap();
    assert_eq!(slips(&mut office, kind, SheetPart::Whole).unwrap(), 6);
    // A slip may be lost by a player who has arrived, too.
    let again = SheetPart::Moves { moves: vec![arrived[0], 99, 0] };
    assert_eq!(slips(&mut office, kind, again.clone()).unwrap(), 1);
    assert_eq!(slips(&mut office, SheetKind::AbsentCards, again).unwrap(), 1);
    assert_eq!(slips(&mut office, SheetKind::AbsentCards, SheetPart::Whole).unwrap(), 1);
    let away = office.look(id).unwrap().tournament();
    let entry = *away.entries.iter().find(|(id, _)| away.absent_since(**id).is_some()).unwrap().0;
    office.act(id, MarkAbsent { entry, absent: false, longer: false }.into()).unwrap();
    let nobody = slips(&mut office, SheetKind::AbsentCards, SheetPart::Whole).unwrap_err();
    assert!(nobody.sentence.english.contains("absent 6.4"), "{nobody:?}");

    let said = said(&mut office, id, kind);
    assert!(said.iter().any(|text| text.starts_with("Table 5 breaks · T1000")), "{said:?}");
    // The number of a move is the log's, and no player's.
    assert!(!said.iter().any(|text| text.contains("move 1")), "{said:?}");
    assert!(said.iter().any(|text| text.starts_with("from table 5 seat ")), "{said:?}");
    // HPT, Moving players: with the obligations of the seat.
    assert!(said.iter().any(|text| text.contains("dealt in at once")), "{said:?}");
}

#[test]
fn break_cards_are_for_the_next_table_or_for_the_one_that_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let title = |office: &mut Office, part| {
        let wish = SheetWish { sheet: SheetKind::BreakCards, paper: Paper::A4, part };
        fill(office, id, &wish).map(|filled| filled.lay_out().title)
    };
    assert_eq!(title(&mut office, SheetPart::Whole).unwrap(), "Table 4 breaks");
    let of_table = |table| SheetPart::Table { table: TableNumber(table) };
    assert_eq!(title(&mut office, of_table(2)).unwrap(), "Table 2 breaks");
    assert!(title(&mut office, of_table(5)).unwrap_err().sentence.english.contains("not open"));
}

#[test]
fn sheets_call_a_table_by_its_name_and_say_when_it_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let rename = RenameTable { table: TableNumber(4), name: "Feature table".into() };
    office.act(id, rename.into()).unwrap();
    for kind in [SheetKind::SeatingByName, SheetKind::RoomMap, SheetKind::TableSheets] {
        let said = said(&mut office, id, kind);
        assert!(said.iter().any(|text| text == "Feature table"), "{kind:?}: {said:?}");
    }
    let said = said(&mut office, id, SheetKind::TableSheets);
    let breaks = |words: &str| said.iter().any(|text| text == words);
    assert!(breaks("Feature table breaks first. Breaking order: Feature table"), "{said:?}");
    assert!(breaks("Table 1 does not break. Breaking order: Feature table"), "{said:?}");
}

#[test]
fn a_count_sheet_has_a_line_for_each_seat_and_what_must_be_there() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let sheet = said(&mut office, id, SheetKind::CountSheets);
    for words in ["Table 1", "Expected 4,000", "Łukasz Nowak", "Counted again", "Sum"] {
        assert!(sheet.iter().any(|text| text == words), "{words}: {sheet:?}");
    }
}

/// The slips are blank while stacks are counted, and filled once they are; the list begins with the largest stack.
#[test]
fn bags_have_a_form_a_slip_each_and_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let has = |said: &[String], words: &str| said.iter().any(|text| text == words);
    let form = said(&mut office, id, SheetKind::BagForms);
    for words in ["Table 1", "Expected 4,000", "Łukasz Nowak", "Bag, initials"] {
        assert!(has(&form, words), "{words}: {form:?}");
    }
    let blank = said(&mut office, id, SheetKind::BagSlips);
    assert!(has(&blank, "Counted, player\u{2019}s signature"), "{blank:?}");
    assert!(fill(&mut office, id, &wish(SheetKind::BagList, Paper::A4)).is_err());
    office.act(id, EndDay {}.into()).unwrap();
    let seats = [(1, 1_250, "17"), (2, 750, ""), (3, 1_000, ""), (4, 1_000, "")];
    let bags = seats.map(|(seat, chips, number)| {
        let entry = office.look(id).unwrap().tournament().room.at(Seat::new(1, seat)).unwrap();
        Bagged { entry, chips, number: number.into() }
    });
    office.act(id, BagStacks { bags: bags.into(), again: false }.into()).unwrap();
    let filled = said(&mut office, id, SheetKind::BagSlips);
    assert!(has(&filled, "Bag 17") && has(&filled, "1,250"), "{filled:?}");
    let list = said(&mut office, id, SheetKind::BagList);
    let at = |words: &str| list.iter().position(|text| text == words);
    assert!(at("1,250") < at("1,000") && at("1,000") < at("750"), "{list:?}");
    assert!(at("4,000").is_some() && at("Bag opened (signature)").is_some(), "{list:?}");
    // The cards of the next day say what each stack is worth: 1,250 at a big blind of 20.
    office.act(id, CloseDay::default().into()).unwrap();
    let begins = next_day(office.look(id).unwrap().tournament()).unwrap();
    let next = office.new_tournament((*begins.setup).clone(), Some(begins.enter)).unwrap();
    office.act(next, DrawSeats {}.into()).unwrap();
    let cards = said(&mut office, next, SheetKind::SeatCards);
    assert!(has(&cards, "1,250 chips · 62 BB · bag 17"), "{cards:?}");
    let without_a_bag = cards.iter().filter(|said| said.starts_with("1,000 chips · 50 BB · entry"));
    assert_eq!(without_a_bag.count(), 2, "{cards:?}");
}

#[test]
fn a_race_sheet_is_blank_before_the_race_and_filled_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let blank = said(&mut office, id, SheetKind::RaceSheets);
    let has = |said: &[String], words: &str| said.iter().any(|text| text == words);
    assert!(has(&blank, "Chip race · table 1") && has(&blank, "Bring 25s"), "{blank:?}");
    assert!(has(&blank, "Łukasz Nowak") && !blank.iter().any(|text| text.contains("2nd highest")));
    office.act(id, JumpTo { stage: 3 }.into()).unwrap();
    let cards = [(1, 3, "2c 3c 4c"), (2, 4, "As Ks 5d 6d"), (3, 3, "Kh 9h 2s")];
    let seats = cards.map(|(seat, chips, cards)| SeatCount {
        seat: SeatNumber(seat),
        chips,
        last: false,
        cards: cards.into(),
    });
    let table = TableCount { table: TableNumber(1), seats: seats.into() };
    office.act(id, RaceOff { chip: 5, tables: vec![table] }.into()).unwrap();
    let filled = said(&mut office, id, SheetKind::RaceSheets);
    assert!(has(&filled, "As Ks 5d 6d"), "{filled:?}");
    assert!(has(&filled, "As, highest card; Ks, 2nd highest"), "{filled:?}");
    let summary = said(&mut office, id, SheetKind::ChipSummary);
    assert!(has(&summary, "1 of 1") && has(&summary, "10"), "{summary:?}");
    let entry = office.look(id).unwrap().tournament().room.at(Seat::new(1, 2)).unwrap();
    office.act(id, ExchangeFoundChips { entry, chip: 5, chips: 9 }.into()).unwrap();
    let filled = said(&mut office, id, SheetKind::RaceSheets);
    let found = filled.iter().find(|text| text.starts_with("Found later with")).unwrap();
    assert!(found.contains("9 × 5, 1 × 25 out, 20 in chips leave play."), "{found}");
    let summary = said(&mut office, id, SheetKind::ChipSummary);
    assert!(has(&summary, "5s found later") && has(&summary, "20"), "{summary:?}");
}

#[test]
fn the_record_of_hand_for_hand_has_its_announcement_and_every_hand() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let wish = wish(SheetKind::HandRecord, Paper::A4);
    assert!(
        fill(&mut office, id, &wish)
            .map(drop)
            .unwrap_err()
            .sentence
            .english
            .contains("h4h announces it")
    );
    let rename = RenameTable { table: TableNumber(4), name: "Feature table".into() };
    office.act(id, rename.into()).unwrap();
    office.act(id, GoHandForHand { until: Until::Money {}, pace: None }.into()).unwrap();
    let line = office.look(id).unwrap().revision();
    let entry = office.look(id).unwrap().tournament().room.at(Seat::new(1, 3)).unwrap();
    let name = office.look(id).unwrap().tournament().name(entry).to_string();
    let out = vec![Out { entry, stack: None }];
    office
        .act(id, Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }.into())
        .unwrap();
    let tables = office.look(id).unwrap().tournament().playing_the_hand();
    office.act(id, FinishTables { tables, done: true }.into()).unwrap();
    office.act(id, DealTogether {}.into()).unwrap();
    let said = said(&mut office, id, SheetKind::HandRecord);
    let has = |words: &str| said.iter().any(|text| text.contains(words));
    assert!(has(&format!("line {line} of the log, with 34 left")), "{said:?}");
    for words in [name.as_str(), "34th", "Table 1 · Seat 3", "4 tables", "1–3, Feature"] {
        assert!(has(words), "{words}: {said:?}");
    }
    assert!(has("nobody on this hand"), "{said:?}");
}

#[test]
fn everybody_who_entered_signs_in_with_or_without_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    let before = said(&mut office, id, SheetKind::SignInSheet);
    assert!(before.iter().any(|text| text == "Łukasz Nowak"));
    assert!(!before.iter().any(|text| text == "Seat"), "{before:?}");
    office.act(id, DrawSeats {}.into()).unwrap();
    let after = said(&mut office, id, SheetKind::SignInSheet);
    assert!(after.iter().any(|text| text == "Seat"), "{after:?}");
    let seated = office.look(id).unwrap().tournament().entries.values();
    assert!(seated.into_iter().all(|entry| matches!(entry.standing, Standing::Seated { .. })));
}

#[test]
fn sheets_with_seats_wait_for_the_draw() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    for kind in [
        SheetKind::SeatCards,
        SheetKind::SeatingByName,
        SheetKind::SeatingByTable,
        SheetKind::TableSheets,
        SheetKind::RoomMap,
    ] {
        let problem = fill(&mut office, id, &wish(kind, Paper::A4))
            .and_then(|filled| filled.print(folder.path()))
            .unwrap_err();
        assert!(problem.sentence.english.contains("Draw the seats first"), "{kind:?}");
    }
}

/// What a page of a sheet says, text by text in reading order.
fn said(office: &mut Office, id: TournamentId, kind: SheetKind) -> Vec<String> {
    texts(fill(office, id, &wish(kind, Paper::A4)).unwrap())
}

/// The texts of a sheet.
pub(super) fn texts(filled: Filled) -> Vec<String> {
    let laid = filled.lay_out();
    let marks = laid.pages.iter().flat_map(|page| &page.marks);
    marks
        .filter_map(|mark| match mark {
            Mark::Text(text) => Some(text.words.text().into_owned()),
            Mark::Rule(_) | Mark::Disc(_) | Mark::Oval(_) | Mark::Code(_) => None,
        })
        .collect()
}

#[test]
fn the_poster_says_the_blinds_and_what_leaves_play() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    let said = said(&mut office, id, SheetKind::BlindsPoster);
    for words in [
        "No-limit hold'em · starting stack 1,000 · levels of 20 min",
        "1,000 / 2,000",
        "10 min",
        "Coloured up",
        "red",
    ] {
        assert!(said.iter().any(|text| text == words), "{words}: {said:?}");
    }
    // No level of this schedule has an ante, and all levels last as long.
    assert!(!said.iter().any(|text| text == "Ante" || text == "20 min"), "{said:?}");
}

#[test]
fn the_schedule_shows_times_only_while_they_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    let times = |said: &[String]| {
        let time = |text: &&String| text.len() == 5 && text.as_bytes().get(2) == Some(&b':');
        said.iter().filter(time).count()
    };
    let before = said(&mut office, id, SheetKind::ScheduleSheet);
    assert_eq!(times(&before), 0);
    assert!(
        before.iter().any(|text| text == "Rebuys and late registration close with its first hand")
    );
    assert!(before.iter().any(|text| text.contains("blinds double")));

    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let running = said(&mut office, id, SheetKind::ScheduleSheet);
    assert_eq!(times(&running), 18);
    assert!(running.iter().any(|text| text == "now"));

    office.act(id, PauseClock {}.into()).unwrap();
    assert_eq!(times(&said(&mut office, id, SheetKind::ScheduleSheet)), 0);

    // An announced start tells all of them beforehand, and stands at the head too.
    let mut setup = templates::t1000();
    setup.starts_at = Some(office.now());
    let announced = office.new_tournament(setup, None).unwrap();
    assert_eq!(times(&said(&mut office, announced, SheetKind::ScheduleSheet)), 20);
}

#[test]
fn a_folder_that_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    let blocked = folder.path().join("a file");
    std::fs::write(&blocked, b"").unwrap();
    let problem = fill(&mut office, id, &wish(SheetKind::PayoutSheet, Paper::A4))
        .and_then(|filled| filled.print(&blocked))
        .unwrap_err();
    assert_eq!(problem.code, "folder");
}

#[test]
fn the_room_map_shows_tables_where_they_were_put_and_new_ones_below() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let place = |table, x, y| TablePlace { table, x, y };
    // Nothing is known of table 4; table 9 is not open.
    office
        .room_map
        .arrange(vec![place(1, 8, 2), place(2, 7, 2), place(3, 7, 4), place(9, 0, 0)])
        .unwrap();
    let laid = fill(&mut office, id, &wish(SheetKind::RoomMap, Paper::A4)).unwrap().lay_out();
    let at = |number: &str| {
        let marks = laid.pages[0].marks.iter();
        let texts = marks.filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            Mark::Rule(_) | Mark::Disc(_) | Mark::Oval(_) | Mark::Code(_) => None,
        });
        let mut found = texts.filter(|text| text.words.text() == number);
        let text = found.next().unwrap();
        (text.x_mm + text.width_mm() / 2.0, text.baseline_mm)
    };
    let (one, two, three, four) = (at("1"), at("2"), at("3"), at("4"));
    assert!(two.0 < one.0 && (two.1 - one.1).abs() < 0.01);
    assert!((two.0 - three.0).abs() < 0.01 && two.1 < three.1);
    assert!((four.0 - three.0).abs() < 0.01 && three.1 < four.1);
}

/// The words of a sheet's pages, one line each.
fn words(sheet: &shuffle_up_paper::Sheet) -> Vec<String> {
    let marks = sheet.pages.iter().flat_map(|page| &page.marks);
    let texts = marks.filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.words.text().into_owned()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn a_deal_is_signed_and_bounties_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let mut setup = templates::t1000();
    setup.late_registration_until = None;
    setup.rebuy = None;
    setup.price.bounty = Money(1_000);
    let id = office.new_tournament(setup, None).unwrap();
    let names = ["Anna", "Bo", "Cy"].map(str::to_string).to_vec();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    let deal = wish(SheetKind::DealSheet, Paper::A4);
    let refused = fill(&mut office, id, &deal).map(drop).unwrap_err();
    assert!(refused.sentence.english.contains("count the stacks"), "{}", refused.sentence);
    let out = vec![Out { entry: EntryId(1), stack: None }];
    let bust = Bust { out, order: HandOrder::ByStack, by: Some(EntryId(3)), also: Vec::new() };
    office.act(id, bust.into()).unwrap();
    let stacks =
        [(2, 1_000), (3, 2_000)].map(|(entry, chips)| Counted { entry: EntryId(entry), chips });
    let talk = DiscussDeal { stacks: stacks.to_vec(), left: Money::ZERO, unit: Money::ZERO };
    office.act(id, talk.into()).unwrap();
    let talked = words(&fill(&mut office, id, &deal).unwrap().lay_out());
    assert!(talked.iter().any(|line| line == "By ICM"), "{talked:?}");
    let make = MakeDeal {
        kind: DealKind::Chips,
        stacks: stacks.to_vec(),
        left: Money::ZERO,
        as_counted: false,
        unit: Money::ZERO,
        shares: Vec::new(),
    };
    office.act(id, make.into()).unwrap();
    let made = words(&fill(&mut office, id, &deal).unwrap().lay_out());
    for line in ["Deal", "Bo", "Cy", "Share", "by chips"] {
        assert!(made.iter().any(|said| said == line), "{line}: {made:?}");
    }
    let bounties = wish(SheetKind::BountySheet, Paper::A4);
    let listed = words(&fill(&mut office, id, &bounties).unwrap().lay_out());
    assert!(
        listed.iter().any(|line| line == "Cy") && listed.iter().any(|line| line == "$10"),
        "{listed:?}"
    );
    let payouts = wish(SheetKind::PayoutSheet, Paper::A4);
    let listed = words(&fill(&mut office, id, &payouts).unwrap().lay_out());
    assert!(listed.iter().any(|line| line.contains("share of the deal")), "{listed:?}");
    let told = listed.join(" ");
    assert!(told.contains("The deal, by chips: Cy ") && told.contains(", Bo "), "{told}");
    assert!(told.contains("Nothing was left to play for."), "{told}");
    let slips =
        words(&fill(&mut office, id, &wish(SheetKind::PayoutSlips, Paper::A4)).unwrap().lay_out());
    for line in ["Bo", "Cy", "Share of the deal", "To be paid", "Still in play."] {
        assert!(slips.iter().any(|said| said == line), "{line}: {slips:?}");
    }
}

#[test]
fn the_winner_has_a_certificate_and_whoever_won_a_prize_a_slip_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    for kind in [SheetKind::Certificate, SheetKind::PayoutSlips] {
        let refused = fill(&mut office, id, &wish(kind, Paper::A4)).map(drop).unwrap_err();
        assert_eq!(refused.code, "not_now", "{kind:?}");
    }
    for entry in [1, 2, 3] {
        let out = vec![Out { entry: EntryId(entry), stack: None }];
        let bust = Bust { out, order: HandOrder::ByStack, by: Some(EntryId(4)), also: Vec::new() };
        office.act(id, bust.into()).unwrap();
    }
    let prizes = prizes_view(office.look(id).unwrap().tournament(), 0);
    let won: Vec<_> = prizes.rows.iter().flat_map(|row| &row.holders).collect();
    for paper in [Paper::A4, Paper::Letter, Paper::A6, Paper::Roll80] {
        let slips = fill(&mut office, id, &wish(SheetKind::PayoutSlips, paper)).unwrap().lay_out();
        let said = words(&slips);
        assert_eq!(
            said.iter().filter(|line| *line == "Received, date and signature").count(),
            won.len()
        );
        if matches!(paper, Paper::A6 | Paper::Roll80) {
            assert_eq!(slips.pages.len(), won.len());
        }
    }
    let prize = office.look(id).unwrap().tournament().money(won[0].amount);
    let certificate = |office: &mut Office, part| {
        let wish = SheetWish { sheet: SheetKind::Certificate, paper: Paper::Letter, part };
        words(&fill(office, id, &wish).unwrap().lay_out())
    };
    let without = certificate(&mut office, SheetPart::Whole);
    for line in ["山田 太郎", "Winner", "of 4 entries", "Tournament director"] {
        assert!(without.iter().any(|said| said == line), "{line}: {without:?}");
    }
    assert!(!without.contains(&prize), "{without:?}");
    assert!(certificate(&mut office, SheetPart::WithPrize).contains(&prize), "{prize}");
}

#[test]
fn players_are_told_no_line_of_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    for kind in KINDS {
        let told = said(&mut office, id, kind).iter().any(|text| text.contains("log line"));
        assert_eq!(
            told,
            matches!(kind, SheetKind::Log | SheetKind::CashReport | SheetKind::Handover),
            "{kind:?}"
        );
    }
}

#[test]
fn beside_the_laptop_lies_one_page_with_every_verb_and_every_key_in_the_desks_language() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    for (language, title) in [
        ("en", "Beside the laptop"),
        ("de", "Neben dem Laptop"),
        ("fr", "À côté de l’ordinateur"),
        ("es", "Junto al portátil"),
        ("ja", "手元の早見表"),
    ] {
        office.change_setting(Setting::Language(language.into()));
        for paper in [Paper::A4, Paper::Letter] {
            let sheet = fill(&mut office, id, &wish(SheetKind::BesideLaptop, paper)).unwrap();
            let laid = sheet.lay_out();
            assert_eq!((laid.pages.len(), laid.missing().len()), (1, 0), "{language}");
        }
        let said = said(&mut office, id, SheetKind::BesideLaptop);
        for words in [title, "swap 6.4 6.7", "h4h", "Ctrl K", "Alt P"] {
            assert!(said.iter().any(|line| line == words), "{words} is missing in {said:?}");
        }
    }
}

/// A situation is one page; all of them are a booklet whose every page has the tournament's own book first.
#[test]
fn rulings_are_printed_one_by_one_and_as_a_booklet() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = drawn(folder.path());
    for language in ["en", "de", "fr", "es", "ja"] {
        office.change_setting(Setting::RoomLanguage(language.into()));
        let situation = SheetPart::Ruling { situation: "string-bet".into() };
        let one = SheetWish { part: situation, ..wish(SheetKind::Rulings, Paper::A4) };
        let laid = fill(&mut office, id, &one).unwrap().lay_out();
        assert_eq!((laid.pages.len(), laid.missing().len()), (1, 0), "{language}");
        let laid = fill(&mut office, id, &wish(SheetKind::Rulings, Paper::A4)).unwrap().lay_out();
        assert!((20..=70).contains(&laid.pages.len()), "{language}: {} pages", laid.pages.len());
        assert!(laid.missing().is_empty(), "{language}");
    }
    let unknown = SheetPart::Ruling { situation: "no-such-thing".into() };
    let wish = SheetWish { part: unknown, ..wish(SheetKind::Rulings, Paper::A4) };
    assert!(fill(&mut office, id, &wish).is_err());
}

#[test]
fn an_event_that_was_called_off_has_a_sheet_of_refunds() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let refunds = wish(SheetKind::Refunds, Paper::A4);
    let refused = fill(&mut office, id, &refunds).map(|_| ()).unwrap_err();
    assert_eq!(refused.sentence.english, "The event was not called off.");
    let tournament = office.look(id).unwrap().tournament().clone();
    let off = CallOff {
        back: MoneyBack::InFull,
        fees: true,
        why: "No power".into(),
        stacks: Vec::new(),
        as_counted: false,
    };
    office.act(id, off.into()).unwrap();
    let said = said(&mut office, id, SheetKind::Refunds).join(" ");
    let names = tournament.players.values().map(|player| player.name.as_str());
    for words in names.take(3).chain(["Refunds", "No power", "Gets back"]) {
        assert!(said.contains(words), "{words} is missing in {said}");
    }
}

/// TCH 6b: what a prize in dollars above 5,000 net needs before it is paid, and what may be withheld of it.
#[test]
fn a_payout_sheet_says_which_tax_papers_a_prize_needs() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let mut setup = templates::t1000();
    setup.rules.book = RuleBook::Tch;
    setup.currency.code = "USD".into();
    setup.price.prize = Money(1_500_000);
    let id = office.new_tournament(setup, None).unwrap();
    let names = ["Anna", "Bo", "Cy", "Di"].map(str::to_string).to_vec();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    for entry in [2, 3, 4].map(EntryId) {
        let out = vec![Out { entry, stack: None }];
        let bust = Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() };
        office.act(id, bust.into()).unwrap();
    }
    let net = prizes_view(office.look(id).unwrap().tournament(), 0).rows[0].holders[0].reportable;
    let net = net.expect("the first prize is above 5,000 dollars net");
    let withheld = format!("${}", net.0 * 3 / 1_000);
    let said = said(&mut office, id, SheetKind::PayoutSheet).concat().replace([',', ' '], "");
    for words in ["W-2G", "1042-S", "W-8BEN", &withheld, "TCH6b"] {
        assert!(said.contains(words), "{words} is missing in {said}");
    }
}

#[test]
fn the_next_shift_takes_a_sheet_over() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = breaking(folder.path());
    let tournament = office.look(id).unwrap().tournament().clone();
    let seated = |entry: &EntryId| tournament.seat_of(*entry).is_some();
    let entry = tournament.entries.iter().map(|(entry, _)| *entry).find(seated).unwrap();
    let ruling = NoteRuling {
        matter: "string bet".into(),
        rule: "HPT NL 6".into(),
        entries: vec![entry],
        by: "Kim".into(),
        ..NoteRuling::default()
    };
    let (kind, reason) = (PenaltyKind::Hands { hands: 3 }, "talking".to_string());
    office.act(id, ruling.into()).unwrap();
    office.act(id, GivePenalty { entry, kind, offence: None, reason }.into()).unwrap();
    let said = said(&mut office, id, SheetKind::Handover).join(" ");
    for words in ["string bet", "HPT NL 6", "by Kim", "talking", "0 of 3 hands"] {
        assert!(said.contains(words), "{words} is missing in {said}");
    }
    // Devices stand there once the house is served.
    assert!(!said.contains("Devices in the room"), "{said}");
    let line = |name: &str, role, table: Option<u32>, open, gone_at| DeviceLine {
        id: 1,
        name: name.into(),
        role,
        table: table.map(TableNumber),
        operator: None,
        open,
        last: String::new(),
        at: 0,
        gone_at,
    };
    let mut taken = office.snapshot(id).unwrap();
    let has = |name: &str, until| StaffShift {
        role: shuffle_up_staff::said::Role::Floor.said(),
        name: name.into(),
        from: taken.now,
        until,
    };
    taken.shifts = vec![has("Lou", None), has("Eve", Some(taken.now))];
    let devices = [
        line("Tablet 6", Role::Table, Some(6), true, None),
        line("Kim\u{2019}s phone", Role::Floor, None, false, Some(taken.now)),
    ];
    let wish = wish(SheetKind::Handover, Paper::A4);
    let filled = papers::fill_in_the_room(&taken, &[], &devices, &wish).unwrap();
    let said = texts(filled).join(" ");
    for words in [
        "Devices in the room",
        "Tablet 6",
        "Table 6",
        "connected",
        "Floor",
        "last heard",
        "Shifts",
        "Lou \u{b7} since",
        "Eve \u{b7} ",
    ] {
        assert!(said.contains(words), "{words} is missing in {said}");
    }
}

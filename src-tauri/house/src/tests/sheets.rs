//! Every sheet there is, in every language without a word over another; and on disk as `scripts/pictures` shows it: to be looked at,
//! for a small game, a home game and a large one.

use super::papers::fill;
use crate::office::Office;
use crate::office::settings::Setting;
use crate::papers::{SheetKind, SheetPart, SheetWish};
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rules::tables::due::due_break;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::{Mark, Paper, Sheet};
use std::path::{Path, PathBuf};

const FIRST: [&str; 20] = [
    "Anna",
    "Bo",
    "Chen",
    "Dele",
    "Eva",
    "Francesca",
    "Gustavo",
    "Henrik",
    "Ines",
    "Jürgen",
    "Katarzyna",
    "Łukasz",
    "Mia",
    "Nikolaos",
    "Oluwaseun",
    "Priya",
    "Rosalind",
    "Søren",
    "Tomáš",
    "Yuki",
];
const LAST: [&str; 15] = [
    "Berg",
    "Lund",
    "Wei",
    "Adeyemi",
    "Roth",
    "Lombardi",
    "Herrera",
    "Hale",
    "Christodoulopoulos",
    "Fitzgerald",
    "Nowak",
    "Vandenberghe",
    "Okafor",
    "Takahashi",
    "Müller",
];

/// An evening whose sheets are printed as it goes on.
struct Evening {
    office: Office,
    id: TournamentId,
    /// Where the sheets go; none where they are only laid out.
    folder: Option<PathBuf>,
    papers: Vec<Paper>,
    /// Words that stand over others or beyond the edge of their page.
    crowded: Vec<String>,
}

impl Evening {
    fn say(&mut self, command: Value) {
        let said = command.to_string();
        let command =
            serde_json::from_value(command).unwrap_or_else(|error| panic!("{error}: {said}"));
        if let Err(problem) = self.office.act(self.id, command) {
            panic!("{}: {said}", problem.sentence);
        }
    }

    /// Prints it on every paper that it is for.
    fn print(&mut self, sheet: SheetKind) {
        self.print_part(sheet, SheetPart::Whole);
    }

    fn print_part(&mut self, sheet: SheetKind, part: SheetPart) {
        let mut printed = 0;
        for paper in self.papers.clone() {
            let wish = SheetWish { sheet, paper, part: part.clone() };
            match fill(&mut self.office, self.id, &wish) {
                Ok(filled) => {
                    let laid = filled.lay_out();
                    assert_eq!(laid.missing(), Vec::<char>::new(), "{sheet:?}");
                    self.crowded
                        .extend(crowded(&laid).map(|said| format!("{sheet:?} {paper:?}: {said}")));
                    if let Some(folder) = &self.folder {
                        fill(&mut self.office, self.id, &wish).unwrap().print(folder).unwrap();
                    }
                    printed += 1;
                }
                Err(problem) => {
                    assert_eq!(problem.code, "bad_paper", "{sheet:?}: {}", problem.sentence)
                }
            }
        }
        assert!(printed > 0, "{sheet:?} was printed on no paper");
    }

    fn seated(&mut self) -> Vec<EntryId> {
        let tournament = self.office.look(self.id).unwrap().tournament();
        tournament
            .entries
            .keys()
            .copied()
            .filter(|entry| tournament.seat_of(*entry).is_some())
            .collect()
    }

    fn bust(&mut self, entry: EntryId, by: Option<EntryId>) {
        self.say(json!({ "type": "bust", "out": [{ "entry": entry, "stack": null }], "order": "by_stack", "by": by }));
    }
}

/// Each two texts of a page that stand over each other, and each text that goes beyond an edge.
fn crowded(laid: &Sheet) -> impl Iterator<Item = String> {
    /// So much of a line's height is taken by what stands on it and below it, and so much may touch.
    const ABOVE: f32 = 0.62;
    const BELOW: f32 = 0.18;
    const TOUCH_MM: f32 = 0.3;
    const MM: f32 = 25.4 / 72.0;
    let mut found = Vec::new();
    for (number, page) in laid.pages.iter().enumerate() {
        let mut lines: Vec<(f32, f32, f32, f32, String)> = Vec::new();
        for mark in &page.marks {
            let Mark::Text(text) = mark else { continue };
            let (size, said) = (text.size_pt * MM, text.words.text().to_string());
            let (left, right) = (text.x_mm, text.x_mm + text.width_mm());
            let (top, foot) = (text.baseline_mm - ABOVE * size, text.baseline_mm + BELOW * size);
            if said.trim().is_empty() {
                continue;
            }
            if left < 0.0 || right > laid.width_mm || foot > laid.height_mm {
                found.push(format!("page {}: {said} goes beyond the edge", number + 1));
            }
            let over = |line: &&(f32, f32, f32, f32, String)| {
                let across = right.min(line.1) - left.max(line.0);
                let along = foot.min(line.3) - top.max(line.2);
                across > TOUCH_MM && along > TOUCH_MM
            };
            let below = lines.iter().filter(over);
            found.extend(below.map(|line| format!("page {}: {said} over {}", number + 1, line.4)));
            lines.push((left, right, top, foot, said));
        }
    }
    found.into_iter()
}

fn evening(
    (folder, out): (&Path, Option<PathBuf>),
    players: usize,
    currency: (&str, &str),
    papers: &[Paper],
) -> Evening {
    let mut setup = shuffle_up_engine::rulebook::templates::t1000();
    setup.name = "Thursday Night Poker".into();
    setup.currency.code = currency.0.into();
    setup.locale = Some(currency.1.into());
    setup.starts_at = Some(1_800_000_000_000);
    setup.price.bounty = shuffle_up_engine::base::money::Money(500);
    let mut office = Office::open(&folder.join(format!("house-{players}-{}", currency.1)));
    office.change_setting(Setting::RoomLanguage(currency.1.into()));
    office.change_setting(Setting::Language(currency.1.into()));
    let id = office.new_tournament(setup, None).unwrap();
    let papers = papers.to_vec();
    let mut evening = Evening { office, id, folder: out, papers, crowded: Vec::new() };
    let names: Vec<String> = (0..players)
        .map(|at| format!("{} {}", FIRST[at % 20], LAST[(at + at / 20 * 2) % 15]))
        .collect();
    for some in names.chunks(100) {
        evening.say(json!({ "type": "enter", "names": some }));
    }
    evening
}

#[test]
fn in_every_language_no_word_of_a_sheet_stands_over_another() {
    let folder = tempfile::tempdir().unwrap();
    let papers = [Paper::A4, Paper::A3, Paper::A6, Paper::Roll80];
    for currency in
        [("GBP", "en-GB"), ("EUR", "de-DE"), ("CHF", "fr-CH"), ("EUR", "es-ES"), ("JPY", "ja-JP")]
    {
        let mut evening = evening((folder.path(), None), 36, currency, &papers);
        evening.through();
        assert!(evening.crowded.is_empty(), "{}:\n{}", currency.1, evening.crowded.join("\n"));
    }
}

#[test]
#[ignore = "run by scripts/pictures"]
fn every_sheet_to_look_at() {
    let Some(folder) = std::env::var_os("SHUFFLE_UP_SHEETS").map(PathBuf::from) else {
        panic!("SHUFFLE_UP_SHEETS names the folder");
    };
    let all = [Paper::A4, Paper::Letter, Paper::A2, Paper::Roll80];
    let mut games = vec![(3, ("GBP", "en-GB")), (36, ("USD", "en-US")), (300, ("EUR", "de-DE"))];
    // In a language of one's choice, too.
    if let Ok(tag) = std::env::var("SHUFFLE_UP_SHEETS_LANGUAGE") {
        games = vec![(36, ("EUR", &*tag.leak()))];
    }
    for (players, currency) in games {
        let out = folder.join(players.to_string());
        evening((&folder, Some(out)), players, currency, &all).through();
    }
}

impl Evening {
    /// The whole evening, with each sheet when it would be wanted.
    fn through(&mut self) {
        let evening = self;
        let players = evening.office.look(evening.id).unwrap().tournament().entries.iter().count();
        evening.print(SheetKind::SignInSheet);
        evening.say(json!({ "type": "draw_seats" }));
        for sheet in [
            SheetKind::SeatCards,
            SheetKind::SeatingByName,
            SheetKind::SeatingByTable,
            SheetKind::TableSheets,
            SheetKind::RoomMap,
            SheetKind::BlindsPoster,
            SheetKind::PrizePoster,
            SheetKind::ScheduleSheet,
            SheetKind::FairnessSheet,
            SheetKind::BesideLaptop,
            SheetKind::Receipt,
        ] {
            evening.print(sheet);
        }
        evening.say(json!({ "type": "start_clock" }));
        let mut left = evening.seated();
        let winner = left.remove(0);
        if players > 10 {
            let breaks = loop {
                let entry = left.pop().unwrap();
                evening.bust(entry, Some(winner));
                let tournament = evening.office.look(evening.id).unwrap().tournament();
                if let Some(table) = due_break(tournament) {
                    break table;
                }
            };
            evening.print(SheetKind::BreakCards);
            let away = evening.office.look(evening.id).unwrap().tournament().room.table(breaks);
            let away = away.unwrap().seats().find_map(|(_, who)| who).unwrap();
            evening.say(json!({ "type": "mark_absent", "entry": away, "absent": true }));
            evening.say(json!({ "type": "break_table", "table": breaks }));
            evening.print(SheetKind::MoveSlips);
            evening.print(SheetKind::AbsentCards);
        }
        let breaks = {
            let tournament = evening.office.look(evening.id).unwrap().tournament();
            tournament.setup.schedule.stages.iter().position(|stage| stage.is_break()).unwrap()
        };
        evening.say(json!({ "type": "jump_to", "stage": breaks }));
        evening.print(SheetKind::RaceSheets);
        evening.print(SheetKind::ChipSummary);
        evening.print(SheetKind::CountSheets);
        let mut left = evening.seated();
        left.retain(|entry| *entry != winner);
        // The bubble, where there is one.
        if players > 10 {
            evening.say(json!({ "type": "jump_to", "stage": breaks + 1 }));
            evening.say(json!({ "type": "go_hand_for_hand", "until": { "type": "money" } }));
            evening.bust(left.pop().unwrap(), Some(winner));
            let tournament = evening.office.look(evening.id).unwrap().tournament();
            let tables: Vec<_> = tournament.room.tables().map(|(table, _)| table).collect();
            for table in tables {
                // A table at which somebody went out has finished its hand.
                let done = json!({ "type": "finish_tables", "tables": [table], "done": true });
                let _ = evening.office.act(evening.id, serde_json::from_value(done).unwrap());
            }
            evening.say(json!({ "type": "deal_together" }));
            evening.print(SheetKind::HandRecord);
            evening.say(json!({ "type": "end_hand_for_hand" }));
        }
        while left.len() > 2 {
            let entry = left.pop().unwrap();
            evening.bust(entry, Some(winner));
        }
        evening.print(SheetKind::BountySheet);
        let chips = evening.office.look(evening.id).unwrap().tournament().chips_in_play;
        let third = chips / 10;
        let stacks = json!([
            { "entry": winner, "chips": chips - 4 * third },
            { "entry": left[0], "chips": 3 * third },
            { "entry": left[1], "chips": third },
        ]);
        evening.say(json!({ "type": "discuss_deal", "stacks": stacks, "left": 0 }));
        evening.print(SheetKind::DealSheet);
        evening.say(json!({ "type": "make_deal", "kind": "icm", "stacks": stacks, "left": 0 }));
        evening.say(json!({ "type": "end_here", "by": "deal" }));
        evening.say(json!({ "type": "pay_prize", "entry": left[1] }));
        for sheet in [
            SheetKind::DealSheet,
            SheetKind::PayoutSheet,
            SheetKind::PayoutSlips,
            SheetKind::Certificate,
            SheetKind::CashReport,
            SheetKind::Log,
        ] {
            evening.print(sheet);
        }
        evening.print_part(SheetKind::Certificate, SheetPart::WithPrize);
    }
}

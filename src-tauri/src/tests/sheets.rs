//! Every sheet there is, on disk as `scripts/pictures` shows it: to be looked at, for a small game, a home game and a large one.

use crate::house::House;
use crate::house::settings::PaperSize;
use crate::papers::{SheetKind, SheetPart, SheetWish, fill};
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rules::tables::due::due_break;
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
    house: House,
    id: u32,
    folder: PathBuf,
    papers: Vec<PaperSize>,
}

impl Evening {
    fn say(&mut self, command: Value) {
        let said = command.to_string();
        let command =
            serde_json::from_value(command).unwrap_or_else(|error| panic!("{error}: {said}"));
        if let Err(problem) = self.house.act(self.id, command) {
            panic!("{}: {said}", problem.message);
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
            match fill(&mut self.house, self.id, &wish) {
                Ok(filled) => {
                    let done = filled.print(&self.folder).unwrap();
                    assert_eq!(done.missing, Vec::<String>::new(), "{sheet:?}");
                    printed += 1;
                }
                Err(problem) => {
                    assert_eq!(problem.code, "bad_paper", "{sheet:?}: {}", problem.message)
                }
            }
        }
        assert!(printed > 0, "{sheet:?} was printed on no paper");
    }

    fn seated(&mut self) -> Vec<EntryId> {
        let tournament = self.house.look(self.id).unwrap().tournament();
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

fn evening(folder: &Path, players: usize, currency: (&str, &str), papers: &[PaperSize]) -> Evening {
    let mut setup = shuffle_up_engine::rulebook::templates::t1000();
    setup.name = "Thursday Night Poker".into();
    setup.currency.code = currency.0.into();
    setup.locale = Some(currency.1.into());
    setup.starts_at = Some(1_800_000_000_000);
    setup.price.bounty = shuffle_up_engine::base::money::Money(500);
    let mut house = House::open(&folder.join(format!("house-{players}")));
    let id = house.new_tournament(setup).unwrap();
    let folder = folder.join(players.to_string());
    let mut evening = Evening { house, id, folder, papers: papers.to_vec() };
    let names: Vec<String> = (0..players)
        .map(|at| format!("{} {}", FIRST[at % 20], LAST[(at + at / 20) % 15]))
        .collect();
    for some in names.chunks(100) {
        evening.say(json!({ "type": "enter", "names": some }));
    }
    evening
}

#[test]
#[ignore = "run by scripts/pictures"]
fn every_sheet_to_look_at() {
    let Some(folder) = std::env::var_os("SHUFFLE_UP_SHEETS").map(PathBuf::from) else {
        panic!("SHUFFLE_UP_SHEETS names the folder");
    };
    let all = [PaperSize::A4, PaperSize::Letter, PaperSize::A2, PaperSize::Roll80];
    let games = [
        (3, ("GBP", "en-GB"), &all[..]),
        (36, ("USD", "en-US"), &all),
        (300, ("EUR", "de-DE"), &all),
    ];
    for (players, currency, papers) in games {
        let mut evening = evening(&folder, players, currency, papers);
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
                let tournament = evening.house.look(evening.id).unwrap().tournament();
                if let Some(table) = due_break(tournament) {
                    break table;
                }
            };
            evening.print(SheetKind::BreakCards);
            let away = evening.house.look(evening.id).unwrap().tournament().room.table(breaks);
            let away = away.unwrap().seats().find_map(|(_, who)| who).unwrap();
            evening.say(json!({ "type": "mark_absent", "entry": away, "absent": true }));
            evening.say(json!({ "type": "break_table", "table": breaks }));
            evening.print(SheetKind::MoveSlips);
            evening.print(SheetKind::AbsentCards);
        }
        let breaks = {
            let tournament = evening.house.look(evening.id).unwrap().tournament();
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
            let tournament = evening.house.look(evening.id).unwrap().tournament();
            let tables: Vec<_> = tournament.room.tables().map(|(table, _)| table).collect();
            for table in tables {
                // A table at which somebody went out has finished its hand.
                let done = json!({ "type": "finish_tables", "tables": [table], "done": true });
                let _ = evening.house.act(evening.id, serde_json::from_value(done).unwrap());
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
        let chips = evening.house.look(evening.id).unwrap().tournament().chips_in_play;
        let third = chips / 10;
        let stacks = json!([
            { "entry": winner, "chips": chips - 4 * third },
            { "entry": left[0], "chips": 3 * third },
            { "entry": left[1], "chips": third },
        ]);
        evening.say(json!({ "type": "talk_deal", "stacks": stacks, "left": 0 }));
        evening.print(SheetKind::DealSheet);
        evening.say(json!({ "type": "make_deal", "kind": "icm", "stacks": stacks, "left": 0 }));
        evening.say(json!({ "type": "end_here", "by": "deal" }));
        evening.say(json!({ "type": "hand_over", "entry": left[1] }));
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

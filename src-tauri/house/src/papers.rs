//! The sheets of a tournament: filled from its views, laid out by the paper crate, written to disk.

mod around;
mod bags;
pub mod by_itself;
pub mod card_room;
pub mod cash;
mod chips;
mod customs;
pub mod evening_page;
mod fairness;
mod floor;
mod handover;
mod hands;
mod laptop;
pub mod log;
mod money;
mod prelude;
mod prizes;
pub mod results;
mod rulings;
pub mod season_files;
mod seats;
mod source;
pub mod staff;
mod stages;
mod tickets;

use crate::files::{file_name, write_whole};
use crate::network::DeviceLine;
use crate::office::Snapshot;
use crate::office::room_map::TablePlace;
use crate::prelude::*;
use crate::printing::Printing;
pub use crate::sheet_kind::SheetKind;
use customs::word;
use shuffle_up_engine::base::ids::{EntryId, TableNumber};
use shuffle_up_engine::base::numbers::{to_u32, to_usize};
use shuffle_up_engine::base::random::fingerprint;
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_paper::{
    Paper, SeatCard, SeatCardLabels, SeatCards, Sheet, blinds_poster, break_cards, cash_report,
    certificates, chip_summary, count_sheets, fairness_sheet, hand_record, log_sheet, move_slips,
    parts_sheet, payout_sheet, payout_slips, prize_poster, race_sheets, receipt, room_map,
    schedule_sheet, seat_cards, seating_list, sign_in_sheet, table_sheets,
};
use shuffle_up_rulings::is_situation;
use source::Source;

/// Which part of a kind of sheet is wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SheetPart {
    /// All of it: every table, every move under way; of break cards, the table that breaks next.
    #[default]
    Whole,
    /// What concerns one table: its sheet, its break cards, the slips of those who leave it.
    Table {
        /// The table.
        table: TableNumber,
    },
    /// Slips of these moves, whether they have arrived or not.
    Moves {
        /// The moves' numbers, from 1.
        moves: Vec<u32>,
    },
    /// The receipt of one line of the ledger.
    Bought {
        /// The line's number in the ledger, from 1.
        line: u32,
    },
    /// The payout slip of one player.
    Prize {
        /// The entry that has the prize.
        entry: EntryId,
    },
    /// A certificate that says the prize.
    WithPrize,
    /// What rule books say of one situation.
    Ruling {
        /// The situation, by its id.
        situation: String,
    },
    /// The lines of the log that a filter lets through.
    Lines {
        /// Which lines.
        filter: LineFilter,
    },
}

impl SheetPart {
    /// The one table that it is about.
    fn table(&self) -> Option<TableNumber> {
        match self {
            Self::Table { table } => Some(*table),
            _ => None,
        }
    }

    /// What is added to the file's name, so that one part does not replace another.
    fn file(&self) -> String {
        match self {
            Self::Whole => String::new(),
            Self::WithPrize => "-with-prize".to_string(),
            Self::Ruling { situation } if is_situation(situation) => format!("-{situation}"),
            Self::Ruling { .. } => String::new(),
            Self::Table { table } => format!("-table-{table}"),
            Self::Bought { line } => format!("-{line}"),
            Self::Prize { entry } => format!("-{entry}"),
            Self::Lines { filter } if *filter == LineFilter::default() => String::new(),
            Self::Lines { filter: LineFilter { entry, table, .. } } => {
                let entry = entry.map_or_else(String::new, |entry| format!("-entry-{entry}"));
                let table = table.map_or_else(String::new, |table| format!("-table-{table}"));
                format!("{entry}{table}-part")
            }
            Self::Moves { moves } => {
                let numbers: Vec<String> = moves.iter().take(4).map(u32::to_string).collect();
                format!("-{}", numbers.join("-"))
            }
        }
    }
}

/// What is to be printed, and on what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SheetWish {
    /// The kind of sheet.
    pub sheet: SheetKind,
    /// The paper.
    pub paper: Paper,
    /// Which part of it; all of it where none is named.
    #[serde(default)]
    pub part: SheetPart,
}

/// A sheet on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Printed {
    /// Where the PDF is.
    pub path: String,
    /// Letters that no bundled font has; they stand as boxes on the sheet.
    pub missing: Vec<String>,
}

/// A sheet to look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Preview {
    /// The page asked for, or the last one, as an SVG document; empty without pages.
    pub page: String,
    /// How many pages there are.
    pub pages: u32,
}

/// A sheet with everything that stands on it. To lay it out takes its time, and needs the house no more: the desk goes on.
pub struct Filled {
    lay_out: Box<dyn FnOnce() -> Sheet>,
    /// When it was filled, in seconds since 1970.
    at: i64,
    /// The file that it is written to, below the folder of all sheets.
    file: PathBuf,
}

fn later<T: 'static>(
    filled: T,
    lay_out: fn(&T, Paper) -> Sheet,
    paper: Paper,
) -> Box<dyn FnOnce() -> Sheet> {
    Box::new(move || lay_out(&filled, paper))
}

/// Fills a sheet as things stood, with the tables where they were arranged.
///
/// # Errors
/// A sheet that would be empty, with what must happen first; a paper that is for other sheets.
pub fn fill(
    taken: &Snapshot,
    arranged: &[TablePlace],
    wish: &SheetWish,
) -> Result<Filled, Problem> {
    fill_in_the_room(taken, arranged, &[], wish)
}

/// The same, with the devices that are paired, for the sheet that names them.
///
/// # Errors
/// Those of [`fill`].
pub fn fill_in_the_room(
    taken: &Snapshot,
    arranged: &[TablePlace],
    devices: &[DeviceLine],
    wish: &SheetWish,
) -> Result<Filled, Problem> {
    if !wish.sheet.takes(wish.paper) {
        return Err(problem!(
            bad_paper,
            "wrong-paper",
            "This sheet is not printed on that paper: A3, A2 and Tabloid are for what hangs on a wall, A6 and rolls for slips."
        ));
    }
    let (log, now) = (&*taken.log, taken.now);
    let of = &Source::of(log, now, taken.room_language).served_at(taken.phones_at.as_deref());
    let paper = wish.paper;
    let lay_out = match wish.sheet {
        SheetKind::SeatCards => later(cards_of(of)?, seat_cards, paper),
        SheetKind::Refunds => later(prizes::refunds_of(of)?, payout_sheet, paper),
        SheetKind::PayoutSheet => later(prizes::payouts_of(of)?, payout_sheet, paper),
        SheetKind::PayoutSlips => later(prizes::slips_of(of, &wish.part)?, payout_slips, paper),
        SheetKind::Tickets => later(tickets::slips_of(of, &wish.part)?, payout_slips, paper),
        SheetKind::Certificate => {
            later(prizes::certificates_of(of, &wish.part)?, certificates, paper)
        }
        SheetKind::PrizePoster => later(prizes::poster_of(of)?, prize_poster, paper),
        SheetKind::DealSheet => later(prizes::deal_of(of)?, payout_sheet, paper),
        SheetKind::BountySheet => later(prizes::bounties_of(of)?, payout_sheet, paper),
        SheetKind::BlindsPoster => later(stages::poster_of(of), blinds_poster, paper),
        SheetKind::ScheduleSheet => later(stages::schedule_of(of), schedule_sheet, paper),
        SheetKind::FairnessSheet => later(fairness::proof_of(of)?, fairness_sheet, paper),
        SheetKind::SignInSheet => later(seats::sign_in_of(of)?, sign_in_sheet, paper),
        SheetKind::SeatingByName => later(seats::by_name_of(of)?, seating_list, paper),
        SheetKind::SeatingByTable => later(seats::by_table_of(of)?, seating_list, paper),
        SheetKind::TableSheets => later(seats::tables_of(of, &wish.part)?, table_sheets, paper),
        SheetKind::RoomMap => {
            let places = seats::places(log, arranged);
            later(seats::room_of(of, &places)?, room_map, paper)
        }
        SheetKind::BreakCards => later(floor::breaking_of(of, &wish.part)?, break_cards, paper),
        SheetKind::MoveSlips => later(floor::slips_of(of, &wish.part)?, move_slips, paper),
        SheetKind::RaceSheets => later(chips::races_of(of, &wish.part)?, race_sheets, paper),
        SheetKind::CountSheets => later(chips::counts_of(of, &wish.part)?, count_sheets, paper),
        SheetKind::BagForms => later(bags::forms_of(of, &wish.part)?, count_sheets, paper),
        SheetKind::BagSlips => later(bags::slips_of(of, &wish.part)?, payout_slips, paper),
        SheetKind::BagList => later(bags::stacks_of(of)?, payout_sheet, paper),
        SheetKind::ChipSummary => later(chips::summary_of(of)?, chip_summary, paper),
        SheetKind::HandRecord => later(hands::record_of(of)?, hand_record, paper),
        SheetKind::Receipt => later(money::receipt_of(of, &wish.part)?, receipt, paper),
        SheetKind::CashReport => later(money::report_of(of, &taken.tickets), cash_report, paper),
        SheetKind::Log => later(log::log_of(of, &wish.part)?, log_sheet, paper),
        SheetKind::AbsentCards => later(floor::absent_of(of, &wish.part)?, move_slips, paper),
        SheetKind::BesideLaptop => {
            // It lies beside the laptop, and speaks as that does.
            let of = &Source::of(log, now, taken.language);
            later(laptop::laptop_of(of)?, parts_sheet, paper)
        }
        SheetKind::Rulings => later(rulings::rulings_of(of, &wish.part)?, parts_sheet, paper),
        SheetKind::Handover => {
            // It is read by the staff.
            let of = &Source::of(log, now, taken.language);
            later(handover::handover_of(of, devices, &taken.shifts), parts_sheet, paper)
        }
    };
    let folder = file_name(&log.tournament().setup.name, taken.tournament.0);
    let on = wish.paper.name().to_lowercase();
    let name = format!("{}{}-{on}.pdf", wish.sheet.file(), wish.part.file());
    Ok(Filled { lay_out, at: now.div_euclid(1_000), file: Path::new(&folder).join(name) })
}

impl Filled {
    /// The sheet itself.
    pub fn lay_out(self) -> Sheet {
        (self.lay_out)().made_at(self.at)
    }

    /// A page of it to look at, counted from 0.
    pub fn preview(self, page: u32) -> Preview {
        let laid = self.lay_out();
        let last = laid.pages.len().saturating_sub(1);
        let page = to_usize(page).min(last);
        Preview {
            page: laid.to_svg_page(page).unwrap_or_default(),
            pages: to_u32(laid.pages.len()),
        }
    }

    /// Writes it as PDF into the folder of its tournament, below this one.
    pub fn print(self, folder: &Path) -> Result<Printed, Problem> {
        Ok(self.written(folder)?.0)
    }

    /// Writes it as PDF, as [`Self::print`] does, and sends it to a printer.
    ///
    /// # Errors
    /// A folder that cannot be written; a printer that is not there or does not take the sheet, which is written all the same.
    pub fn print_on(
        self,
        folder: &Path,
        printing: &dyn Printing,
        (printer, paper): (&str, Paper),
    ) -> Result<Printed, Problem> {
        let (printed, height_mm) = self.written(folder)?;
        printing.print(Path::new(&printed.path), printer, paper, height_mm)?;
        Ok(printed)
    }

    /// Writes it as PDF; answers with its height in millimetres, by which a roll is cut.
    fn written(self, folder: &Path) -> Result<(Printed, f32), Problem> {
        let path = folder.join(&self.file);
        let laid = self.lay_out();
        let path = write_whole(path, &laid.to_pdf())?;
        let missing = laid.missing().into_iter().map(|letter| letter.to_string()).collect();
        Ok((Printed { path: path.display().to_string(), missing }, laid.height_mm))
    }
}

/// One card for every seated player, by table and seat.
fn cards_of(of: &Source<'_>) -> Result<SeatCards, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    // Stacks that came out of bags are worth so many big blinds, and no two are the same.
    let level = tournament.clock(of.now).level(&tournament.setup.schedule);
    let later = tournament.setup.begins_with.is_some();
    let big_blind = level.map(|level| level.big).filter(|big| later && *big > 0);
    let bags = tournament.own_bags();
    let mut cards = Vec::new();
    for (number, table) in tournament.room.tables() {
        for (seat, entry) in table.seats() {
            let Some(entry) = entry else { continue };
            let bag = bags.get(&entry).copied().filter(|bag| !bag.is_empty());
            let chips = tournament
                .entries
                .get(&entry)
                .and_then(|found| found.purchases.first())
                .map_or(0, |p| p.chips);
            cards.push(SeatCard {
                player: tournament.name(entry).to_string(),
                table: of.called(number),
                seat: seat.to_string(),
                note: match (big_blind.and_then(|big| chips.checked_div(big)), bag) {
                    (Some(big_blinds), Some(bag)) => word!(
                        customs,
                        "paper-card-note-bag",
                        "{chips} chips · {big_blinds} BB · bag {bag}",
                        chips = customs.count(chips),
                        big_blinds,
                        bag
                    ),
                    (Some(big_blinds), None) => word!(
                        customs,
                        "paper-card-note-blinds",
                        "{chips} chips · {big_blinds} BB · entry {entry}",
                        chips = customs.count(chips),
                        big_blinds,
                        entry = format!("{:02}", entry.0)
                    ),
                    (None, _) => word!(
                        customs,
                        "paper-card-note",
                        "{chips} chips · entry {entry}",
                        chips = customs.count(chips),
                        entry = format!("{:02}", entry.0)
                    ),
                },
            });
        }
    }
    if cards.is_empty() {
        return Err(problem!(
            not_now,
            "draw-first-cards",
            "Draw the seats first; then there are cards to print."
        ));
    }
    let draw = tournament.draws.last().map(|draw| fingerprint(draw.seed)).unwrap_or_default();
    Ok(SeatCards {
        event: tournament.setup.name.clone(),
        when: customs.moment(of.starts()),
        draw,
        cards,
        labels: SeatCardLabels {
            table: customs.table(),
            seat: customs.seat(),
            keep: word!(
                customs,
                "paper-keep-card",
                "Keep this card; hand it over when you leave your seat."
            ),
            draw: word!(customs, "paper-card-draw", "draw {draw}", draw = "{draw}"),
        },
        code: of.phone_code(),
    })
}

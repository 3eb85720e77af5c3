//! Sheets that the house wants printed without asking for them: the slip of a move, the cards of a table that breaks, a receipt.
//!
//! They follow from what was just said. An undo, a redo and a correction print nothing: whoever holds the slip has it.

use super::prelude::*;
use super::{Printed, SheetWish, fill};
use crate::office::Office;
use crate::office::Snapshot;
use crate::office::settings::Settings;
use crate::printing::Printing;
pub use crate::sheet_kind::BY_ITSELF;
use crate::sheet_kind::SheetKind;
use shuffle_up_engine::rules::tables::due::due_break;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::moves::under_way;
use shuffle_up_engine::views::ledger::receipt;

/// How far a tournament was before something was said to it.
#[derive(Debug, Clone, Copy)]
pub struct Before {
    moves: usize,
    ledger: usize,
    breaks: Option<TableNumber>,
}

impl Before {
    /// How far it is now.
    pub fn of(tournament: &Tournament) -> Self {
        Self {
            moves: tournament.moves.len(),
            ledger: tournament.ledger.len(),
            breaks: due_break(tournament),
        }
    }

    /// The parts of this sheet that have come since.
    fn since(self, sheet: SheetKind, tournament: &Tournament) -> Vec<SheetPart> {
        let number = |index: usize| u32::try_from(index.saturating_add(1)).unwrap_or(u32::MAX);
        match sheet {
            SheetKind::MoveSlips => {
                // Whoever had no seat yet has the new one on the receipt.
                let new = under_way(tournament)
                    .into_iter()
                    .filter(|(at, said)| *at >= self.moves && said.sits_at.is_some());
                let moves: Vec<u32> = new.map(|(at, _)| number(at)).collect();
                if moves.is_empty() { Vec::new() } else { vec![SheetPart::Moves { moves }] }
            }
            SheetKind::BreakCards => {
                let breaks = due_break(tournament).filter(|table| self.breaks != Some(*table));
                breaks.map(|table| SheetPart::Table { table }).into_iter().collect()
            }
            SheetKind::Receipt => (self.ledger..tournament.ledger.len())
                .map(number)
                .filter(|line| {
                    let bought = receipt(tournament, *line);
                    bought.is_some_and(|one| !one.cancelled && one.payment != Payment::Unpaid)
                })
                .map(|line| SheetPart::Bought { line })
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// A sheet on its way to the printer, as things stood when it came.
#[derive(Debug, Clone)]
pub struct Coming {
    taken: Snapshot,
    wish: SheetWish,
    printer: Option<String>,
}

/// What is to be printed since then, as the house wants it.
///
/// # Errors
/// An unknown tournament, and a log that cannot be read.
pub fn coming(
    office: &mut Office,
    tournament: TournamentId,
    before: Before,
) -> Result<Vec<Coming>, Problem> {
    if office.settings.by_itself.is_empty() {
        return Ok(Vec::new());
    }
    let taken = office.snapshot(tournament)?;
    let Settings { paper, slip_paper, printer, slip_printer, by_itself, .. } = &office.settings;
    let sheets = by_itself.iter().flat_map(|sheet| {
        let slip = *sheet != SheetKind::BreakCards;
        let (paper, printer) = if slip {
            (slip_paper.unwrap_or(*paper), slip_printer.clone().or_else(|| printer.clone()))
        } else {
            (*paper, printer.clone())
        };
        let parts = before.since(*sheet, taken.log.tournament());
        let taken = taken.clone();
        parts.into_iter().map(move |part| Coming {
            taken: taken.clone(),
            wish: SheetWish { sheet: *sheet, paper, part },
            printer: printer.clone(),
        })
    });
    Ok(sheets.collect())
}

impl Coming {
    /// Writes it as PDF and prints it; where nobody chose a printer, on the one that the system prints on.
    ///
    /// # Errors
    /// As [`super::Filled::print_on`].
    pub fn print(self, folder: &Path, printing: &dyn Printing) -> Result<Printed, Problem> {
        let filled = fill(&self.taken, &[], &self.wish)?;
        let printer =
            self.printer.or_else(|| printing.printers().first_choice()).unwrap_or_default();
        filled.print_on(folder, printing, (&printer, self.wish.paper))
    }
}

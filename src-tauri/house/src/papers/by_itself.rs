//! Sheets that the house wants printed without asking for them: the slip of a move, the cards of a table that breaks, a receipt, the
//! payout slip of a player who goes out in the money.
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
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rules::hand_for_hand::tables_to_rank;
use shuffle_up_engine::rules::prizes::won::Won;
use shuffle_up_engine::rules::tables::due::due_break;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::moves::under_way;
use shuffle_up_engine::views::ledger::receipt;

/// How far a tournament was before something was said to it.
#[derive(Debug, Clone)]
pub struct Before {
    moves: usize,
    ledger: usize,
    breaks: Option<TableNumber>,
    paid: BTreeSet<EntryId>,
}

/// Who has a prize that no other bust-out of the same hand can change; nobody where no slip is wanted.
fn paid(tournament: &Tournament, by_itself: &BTreeSet<SheetKind>) -> BTreeSet<EntryId> {
    if !by_itself.contains(&SheetKind::PayoutSlips) {
        return BTreeSet::new();
    }
    let mut paid: BTreeSet<EntryId> = Won::of(tournament)
        .each()
        .into_iter()
        .filter(|(_, prize)| *prize > Money::ZERO)
        .map(|(entry, _)| entry)
        .collect();
    let goes_on =
        !tournament.playing_the_hand().is_empty() || !tables_to_rank(tournament).is_empty();
    if goes_on {
        let hand = tournament.hands_together;
        let hands = tournament.bust_hands.iter();
        let now = hands.filter(|one| one.together.is_some_and(|one| one.hand == hand));
        for out in now.flat_map(|hand| hand.everybody()) {
            paid.remove(&out.entry);
        }
    }
    paid
}

impl Before {
    /// How far it is now, as to these sheets.
    pub fn of(tournament: &Tournament, by_itself: &BTreeSet<SheetKind>) -> Self {
        Self {
            paid: paid(tournament, by_itself),
            moves: tournament.moves.len(),
            ledger: tournament.ledger.len(),
            breaks: due_break(tournament),
        }
    }

    /// The parts of this sheet that have come since.
    fn since(
        &self,
        sheet: SheetKind,
        tournament: &Tournament,
        by_itself: &BTreeSet<SheetKind>,
    ) -> Vec<SheetPart> {
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
            SheetKind::PayoutSlips => paid(tournament, by_itself)
                .difference(&self.paid)
                .map(|entry| SheetPart::Prize { entry: *entry })
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
    before: &Before,
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
        let parts = before.since(*sheet, taken.log.tournament(), by_itself);
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

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::actions::clock::start::StartClock;
    use shuffle_up_engine::actions::entries::enter::Enter;
    use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
    use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
    use shuffle_up_engine::actions::seating::draw::DrawSeats;
    use shuffle_up_engine::actions::setup::open::OpenTournament;
    use shuffle_up_engine::rulebook::prize_structure::Shares;
    use shuffle_up_engine::rulebook::templates::t1000;

    /// A slip comes for whoever goes out in the money, with the last hand for the winner, too, and never again when it is paid.
    #[test]
    fn a_payout_slip_comes_with_the_bust_out_that_wins_the_prize() {
        let mut setup = t1000();
        setup.prizes.shares = Shares::Percentages { hundredths: vec![6_000, 4_000] };
        let mut log = Log::new();
        let wanted = BTreeSet::from([SheetKind::PayoutSlips]);
        let mut slips = |command: Command, wanted: &BTreeSet<SheetKind>| {
            let before = Before::of(log.tournament(), wanted);
            let line = log.prepare(command, 0, 7, "desk").unwrap();
            log.commit(line);
            let parts = before.since(SheetKind::PayoutSlips, log.tournament(), wanted);
            let entry = |part| match part {
                SheetPart::Prize { entry } => entry.0,
                other => panic!("{other:?}"),
            };
            parts.into_iter().map(entry).collect::<Vec<u32>>()
        };
        let names = ["Anna", "Bo", "Cy", "Dele"].map(String::from).to_vec();
        for command in [
            OpenTournament { setup: Box::new(setup) }.into(),
            Enter { names, ..Enter::default() }.into(),
            DrawSeats {}.into(),
            StartClock {}.into(),
        ] {
            assert!(slips(command, &wanted).is_empty());
        }
        let out = |entry: u32| {
            let out = vec![Out { entry: EntryId(entry), stack: None }];
            Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() }.into()
        };
        assert!(slips(out(1), &wanted).is_empty(), "third and fourth win nothing");
        assert!(slips(out(2), &wanted).is_empty());
        assert_eq!(slips(out(3), &wanted), [3, 4]);
        let paid = PayPrize { entry: EntryId(3), payment: Payment::Cash, less_owed: false };
        assert!(slips(paid.into(), &wanted).is_empty());
    }
}

//! What is noted of a payment: the number of a voucher or a ticket, and who paid for whom (TCH 8e).

use crate::actions::prelude::*;
use crate::base::words::{clean_name, clean_text};
use crate::rules::entries::how_bought::LONGEST_NOTE;
use crate::state::entry::PaymentNote;
use crate::state::ledger::{LedgerKind, LedgerLine};

/// Notes something of how a purchase was paid. Moves no money; what was noted before is replaced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NotePayment {
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0; absent for the latest that stands.
    #[serde(default)]
    pub purchase: Option<u32>,
    /// The number of a voucher or a ticket, or whatever else is noted; possibly empty.
    #[serde(default)]
    pub note: String,
    /// Who paid for the player; empty where it was the player.
    #[serde(default)]
    pub by: String,
}

/// Something was noted of a payment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PaymentNoted {
    /// The entry.
    pub entry: EntryId,
    /// Which of its purchases, counted from 0.
    pub purchase: u32,
    /// The number of a voucher or a ticket, or whatever else is noted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Who paid for the player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// What the ticket is worth by which it is paid, where that is known: where it is less than the price, the rest is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Money>,
}

impl PaymentNoted {
    /// What is noted of a purchase, tidied; nothing where nothing is said of it.
    pub(crate) fn of(entry: EntryId, purchase: u32, note: &str, by: &str) -> Option<Self> {
        let (note, by) = (clean_text(note, LONGEST_NOTE), clean_name(by));
        let said = !note.is_empty() || !by.is_empty();
        said.then_some(Self { entry, purchase, note, by, worth: None })
    }
}

impl Action for NotePayment {
    /// # Errors
    /// Refused for an entry or a purchase that there is not, and for one that was cancelled.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let entry = tournament.entry(self.entry)?;
        let mut standing = entry.standing_purchases().map(|(number, _)| number);
        let found = match self.purchase {
            Some(wanted) => standing.find(|number| *number == wanted),
            None => standing.last(),
        };
        let purchase = found.ok_or_else(|| {
            refuse!(
                Unknown,
                "no-such-purchase-taken",
                "There is no such purchase, or it was cancelled."
            )
        })?;
        let noted = PaymentNoted::of(self.entry, purchase, &self.note, &self.by);
        let (entry, note, by) = (self.entry, String::new(), String::new());
        let nothing = PaymentNoted { entry, purchase, note, by, worth: None };
        Ok(vec![noted.unwrap_or(nothing).into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let noted = effect.first::<PaymentNoted>();
        let what = noted.map_or_else(Phrase::default, |noted| note_said(&noted.note, &noted.by));
        let name = effect.name(self.entry);
        let verb = phrase!("log-paid", "Paid");
        if what.is_nothing() { log_label(verb, name) } else { log_label(verb, beside(name, what)) }
    }
}

/// A note in a few words: "17, by Anna Berg".
pub fn note_said(note: &str, by: &str) -> Phrase {
    let by = (!by.is_empty()).then(|| phrase!("paid-by-another", "paid by {name}", name = by));
    let note = (!note.is_empty()).then(|| Phrase::own(note));
    Phrase::reasons(note.into_iter().chain(by))
}

impl Apply for PaymentNoted {
    fn apply(&self, tournament: &mut Tournament) {
        let key = (self.entry, self.purchase);
        if self.note.is_empty() && self.by.is_empty() {
            tournament.payment_notes.remove(&key);
        } else if tournament.entries.contains_key(&self.entry) {
            let (note, by) = (self.note.clone(), self.by.clone());
            tournament.payment_notes.insert(key, PaymentNote { note, by });
        }
        let Some(worth) = self.worth else { return };
        let entry = tournament.entries.get_mut(&self.entry);
        let Some(bought) = entry.and_then(|entry| entry.purchases.get_mut(to_usize(self.purchase)))
        else {
            return;
        };
        let by_ticket = bought.payment == Payment::Ticket && !bought.cancelled;
        if !by_ticket || !(Money(1)..bought.price.total()).contains(&worth) {
            return;
        }
        (bought.payment, bought.by_ticket) = (Payment::Unpaid, worth);
        let (at, rest) = (bought.at, bought.owes());
        let at = tournament.ledger.last().map_or(at, |line| line.at);
        let (kind, payment) = (LedgerKind::Settled, Payment::Unpaid);
        let line = LedgerLine::moved(at, kind, Some(self.entry), rest, payment);
        let was = Payment::Ticket;
        tournament.ledger.push(LedgerLine { purchase: self.purchase, was, ..line });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn a_payment_keeps_its_number_and_who_paid_for_whom() {
        let mut bench = Bench::registering();
        let entered = bench.floor("n Bob Shaw, ticket 17 by Anna Berg");
        assert_eq!(
            entered.says.english,
            "Bob Shaw \u{b7} $25, ticket \u{b7} 17 \u{b7} paid by Anna Berg for 1,000 chips"
        );
        bench.say(entered.command.unwrap()).unwrap();
        let noted =
            |bench: &Bench| bench.log.tournament().payment_notes.get(&(EntryId(1), 0)).cloned();
        let first = PaymentNote { note: "17".into(), by: "Anna Berg".into() };
        assert_eq!(noted(&bench), Some(first.clone()));
        let comp = NotePayment {
            entry: EntryId(1),
            purchase: None,
            note: "comp of the manager".into(),
            by: String::new(),
        };
        bench.say(comp.clone()).unwrap();
        assert_eq!(noted(&bench).unwrap().note, "comp of the manager");
        assert_eq!(bench.label(), "Paid: Bob Shaw, comp of the manager");
        bench.undo();
        assert_eq!(noted(&bench), Some(first));
        bench.say(NotePayment { note: String::new(), ..comp }).unwrap();
        assert_eq!(noted(&bench), None);
        assert_eq!(bench.label(), "Paid: Bob Shaw");
        let refused = bench.say(NotePayment {
            entry: EntryId(1),
            purchase: Some(4),
            note: "9".into(),
            by: String::new(),
        });
        assert_eq!(refused.unwrap_err().key, "no-such-purchase-taken");
    }
}

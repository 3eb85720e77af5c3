//! Giving an entry back until a hand was dealt to it, and after that by the director's exception; the money is returned and the
//! line stays in the log.

use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rulebook::citations::{Citation, RuleBook, Sources};
use crate::rules::prizes::payouts::no_prize_is_won;
use crate::state::entry::Purchase;
use crate::state::ledger::LedgerKind;

/// Gives an entry back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    /// The entry.
    pub entry: EntryId,
    /// Why the director makes an exception once a hand was dealt to it; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exception: String,
    /// With an exception, the chips that are left of the stack and leave play. Absent for all that it bought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chips: Option<ChipCount>,
}

impl Withdraw {
    /// Gives this entry back before its first hand.
    pub const fn before_a_hand(entry: EntryId) -> Self {
        Self { entry, exception: String::new(), chips: None }
    }
}

/// An entry was given back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Withdrawn {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// The money returned: what had been paid of it.
    pub refund: Money,
    /// The director's reason, where a hand had been dealt to it; empty otherwise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exception: String,
    /// The chips that left play; absent for all that it bought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<u64>,
}

/// The most characters of a reason.
const LONGEST_REASON: usize = 200;

/// No refund once a hand was dealt to the entry.
const NO_REFUNDS: Sources = &[(RuleBook::Hpt, "Players leaving"), (RuleBook::Tch, "8d iii")];

/// Whether an entry may be given back now without an exception; answers what had been paid of it.
///
/// # Errors
/// Refused once a hand was dealt to it (HPT, Players leaving; TCH 8d iii), and for an entry that was given back already.
pub fn may_withdraw(tournament: &Tournament, entry: EntryId) -> Result<Money, Refusal> {
    let found = tournament.entry(entry)?;
    refuse_if(found.standing == Standing::Withdrawn, || {
        refuse!(NotNow, "entry-already-cancelled", "This entry was cancelled already.")
    })?;
    // An alternate who never got a seat has not been dealt a hand.
    let never_played = found.purchases.len() <= 1 && !found.has_played;
    let no_hand = match found.standing {
        Standing::Waiting => never_played,
        Standing::Seated { .. } => found.no_hand_yet && tournament.phase() == Phase::Playing,
        Standing::Out | Standing::Withdrawn => false,
    };
    refuse_if(
        !no_hand && !matches!(tournament.phase(), Phase::Registering | Phase::Drawn),
        || {
            let name = tournament.name(entry);
            match tournament.setup.rules.cite_own(NO_REFUNDS) {
                Some(Citation { book, rule }) => refuse!(
                    HouseRule,
                    "no-refunds-once-first",
                    "No refund: a hand was dealt to {name} ({book} {rule}). The director can make an exception and say why.",
                    name,
                    book,
                    rule
                ),
                None => refuse!(
                    HouseRule,
                    "no-refund-after-a-hand",
                    "No refund: a hand was dealt to {name}. The director can make an exception and say why.",
                    name
                ),
            }
        },
    )?;
    Ok(found.paid_in().minus(found.owes()))
}

impl Withdraw {
    /// What is returned, where the director makes an exception.
    ///
    /// # Errors
    /// Refused for a player who has no stack any more, once a prize was won, and for more chips than were bought.
    fn as_an_exception(&self, tournament: &Tournament) -> Result<Money, Refusal> {
        let found = tournament.entry(self.entry)?;
        refuse_if(!tournament.is_in(self.entry) || tournament.phase() != Phase::Playing, || {
            tournament.unknown_or_out(self.entry)
        })?;
        refuse_if(tournament.left() <= 2, || {
            refuse!(NotNow, "withdraw-two-left", "Only two players are left. One of them must win.")
        })?;
        no_prize_is_won(tournament)?;
        let bought: ChipCount =
            found.standing_purchases().map(|(_, purchase)| purchase.chips).sum();
        let most = if self.chips.is_some() { tournament.chips_in_play } else { bought };
        refuse_if(self.chips.unwrap_or(bought) > most, || {
            refuse!(
                BadValue,
                "withdraw-more-than-in-play",
                "That is more than there is in play. Count the stack again."
            )
        })?;
        Ok(found.paid_in().minus(found.owes()))
    }
}

impl Action for Withdraw {
    /// # Errors
    /// The refusals of [`may_withdraw`]; with a reason for an exception, those of a stack that is gone.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let exception = clean_text(&self.exception, LONGEST_REASON);
        let (refund, exception, chips) = match may_withdraw(tournament, self.entry) {
            Ok(refund) => (refund, String::new(), None),
            Err(_) if !exception.is_empty() && tournament.is_in(self.entry) => {
                (self.as_an_exception(tournament)?, exception, self.chips)
            }
            Err(refusal) => return Err(refusal),
        };
        let (at, entry) = (context.now, self.entry);
        Ok(vec![Withdrawn { at, entry, refund, exception, chips }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let name = effect.name(self.entry);
        let what = match effect.first::<Withdrawn>() {
            Some(withdrawn) if !withdrawn.exception.is_empty() => phrase!(
                "log-withdrawn-by-exception",
                "{name}, {amount} back, exception: {reason}",
                name,
                amount = effect.money(withdrawn.refund),
                reason = withdrawn.exception.clone(),
            )
            .into_argument(),
            _ => name.into_argument(),
        };
        log_label(phrase!("log-withdraw", "Withdraw"), what)
    }
}

impl Apply for Withdrawn {
    fn apply(&self, tournament: &mut Tournament) {
        let seat = tournament.seat_of(self.entry);
        if tournament.entry(self.entry).is_ok_and(|entry| entry.standing == Standing::Withdrawn) {
            return;
        }
        if let (Some(seat), Some(chips)) = (seat, self.chips) {
            tournament.chips_leave(seat.table, chips);
        }
        if let Some(seat) = seat {
            tournament.stack_leaves(seat.table);
        }
        tournament.stand_up(self.entry);
        tournament.end_conduct(self.entry);
        tournament.alternates.retain(|waiting| *waiting != self.entry);
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        entry.standing = Standing::Withdrawn;
        entry.bounty = Money::ZERO;
        entry.absent_since = None;
        for number in numbers(&entry.purchases) {
            let chips_leave = self.chips.is_none() || seat.is_none();
            tournament.cancel_purchase(
                self.entry,
                number,
                LedgerKind::Refund,
                self.at,
                chips_leave,
            );
        }
        tournament.counted_entries = tournament.counted_entries.saturating_sub(1);
    }
}

/// The numbers of purchases, from 0.
pub(crate) fn numbers(purchases: &[Purchase]) -> std::ops::Range<u32> {
    0..to_u32(purchases.len())
}

//! A bust that was somebody else's, or nobody's, put right at the desk while the room stays as it is: what the players did since
//! stays done, and only who is meant changes.

use crate::actions::prelude::*;
use crate::actions::seating::late;
use crate::rules::prizes::bounties::{fell_for_another, never_fell};
use crate::rules::prizes::paid_to::prize_paid;
use crate::rules::prizes::places::winners;
use crate::state::draw::DrawKind;
use crate::state::entry::PurchaseKind;
use crate::state::tournament::BustHand;

/// It was somebody else: another player went out on that hand, at that place. The one who was said to be out has the
/// other's seat, as it is now; nobody else moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectBust {
    /// Who was said to be out.
    pub recorded: EntryId,
    /// Who went out.
    pub out: EntryId,
}

/// Back in, here: a player who was said to be out and is not sits down at an open seat, drawn as for a late registration; nobody
/// else moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackIn {
    /// Who.
    pub entry: EntryId,
}

/// It was another player who went out.
pub type BustCorrected = CorrectBust;

/// A player who was said to be out is in, and waits for the seat that the next event gives.
pub type PlayerBackIn = BackIn;

impl Action for CorrectBust {
    /// # Errors
    /// The refusals of [`may_be_wrong`]; refused for one player twice, and for another who is not in play, who entered after
    /// that hand or who has bought chips since.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let hand = may_be_wrong(tournament, self.recorded)?;
        let (said, name) = (tournament.name(self.recorded), tournament.name(self.out));
        refuse_if(self.recorded == self.out, || {
            refuse!(
                BadValue,
                "name-who-was-out-instead",
                "Name the player who was out instead of {name}.",
                name = said
            )
        })?;
        let other = tournament.entry(self.out)?;
        refuse_if(other.standing == Standing::Out, || {
            refuse!(
                NotNow,
                "out-already-other-hand",
                "{name} is out already, on another hand. Name a player who is still in.",
                name
            )
        })?;
        refuse_if(!other.standing.is_seated(), || {
            refuse!(NotNow, "no-seat-to-go-out-from", "{name} has no seat to go out from.", name)
        })?;
        refuse_if(other.at > hand.at, || {
            refuse!(
                NotNow,
                "entered-after-that-hand",
                "{name} entered after that hand. Name a player who was in then.",
                name
            )
        })?;
        let since =
            other.standing_purchases().find(|(_, bought)| bought.at > hand.at).map(|(_, one)| one);
        if let Some(bought) = since {
            let what = match bought.kind {
                PurchaseKind::AddOn => phrase!("an-add-on", "an add-on"),
                _ => phrase!("a-rebuy", "a rebuy"),
            };
            return Err(refuse!(
                NotNow,
                "bought-after-that-hand",
                "{name} took {what} after that hand. Cancel it first, then say who was out.",
                name,
                what
            ));
        }
        Ok(vec![BustCorrected { recorded: self.recorded, out: self.out }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-correct-bust-was-out",
            "{out} was out, not {said}, who sits at {seat}",
            out = effect.name(self.out),
            said = effect.name(self.recorded),
            seat = effect.tournament.seat_said_of(self.recorded),
        );
        log_label(phrase!("log-correct-bust", "Somebody else"), what)
    }
}

impl Action for BackIn {
    /// # Errors
    /// The refusals of [`may_be_wrong`], and where no seat is open.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let _ = may_be_wrong(tournament, self.entry)?;
        let late = late::seats_with_stacks(tournament, &[self.entry], context.now, context.seed);
        refuse_if(late.seats.is_empty(), || {
            refuse!(
                NoRoom,
                "no-seat-open-open",
                "No seat is open. Open one more table first, or strike the bust in the log."
            )
        })?;
        let drawn =
            late.drawn(tournament, DrawKind::LateRegistration {}, MoveReason::BackIn {}, context);
        Ok([vec![Event::PlayerBackIn(*self)], drawn].concat())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = effect.seated(effect.name(self.entry).into_argument());
        log_label(phrase!("log-back-in", "Back in"), what)
    }
}

/// Whether a bust may be put right with the room as it is; if so, the hand on which the player was said to go out.
///
/// # Errors
/// Refused for a player who is not out or did not lose the chips on a hand, who has entered once more since, for the hand
/// that all tables are playing together, where a deal or the seats of a satellite hang on it, and where the winner is paid.
pub fn may_be_wrong(tournament: &Tournament, entry: EntryId) -> Result<&BustHand, Refusal> {
    let found = tournament.entry(entry)?;
    let name = tournament.name(entry);
    refuse_if(found.standing != Standing::Out, || {
        refuse!(NotNow, "not-out", "{name} is not out.", name)
    })?;
    let out = tournament.hand_out_of(entry);
    let Some((index, hand)) = out.filter(|(_, hand)| hand.lost) else {
        return Err(refuse!(
            NotNow,
            "not-out-on-a-hand",
            "{name} did not bust on a hand. Strike that line in the log.",
            name
        ));
    };
    let own = tournament.players.get(&found.player).map(|player| player.entries.as_slice());
    let mut again = own.unwrap_or_default().iter().filter(|other| **other > entry);
    // By a correction a person of the list can have entered as two players: one of them has the stack (TCH 67).
    let again = again.any(|other| tournament.is_entered(*other))
        || tournament.live_entry(found.player).is_some();
    refuse_if(again, || {
        refuse!(
            NotNow,
            "entered-again-strike",
            "{name} has re-entered since. Strike that entry in the log first.",
            name
        )
    })?;
    let playing_it = hand.together.is_some_and(|together| {
        tournament.hand_for_hand.is_some() && together.hand == tournament.hands_together
    });
    refuse_if(playing_it, || {
        refuse!(
            NotNow,
            "tables-still-hand-undo",
            "The tables are still on that hand. Undo the bust, or strike its line in the log."
        )
    })?;
    refuse_if(tournament.deal.as_ref().is_some_and(|deal| index < deal.hands), || {
        refuse!(
            NotNow,
            "deal-made-these-places",
            "A deal covers these places. Strike the deal in the log first."
        )
    })?;
    refuse_if(tournament.seats_won.is_some(), || {
        refuse!(
            NotNow,
            "satellite-over-seats-won",
            "The satellite is over and its seats are won. Strike its end in the log first."
        )
    })?;
    refuse_if(tournament.ended_here.is_some(), || {
        refuse!(
            NotNow,
            "ended-with-these-places",
            "The tournament ended with these places. Strike its end in the log first."
        )
    })?;
    refuse_if(
        tournament.phase() == Phase::Finished
            && winners(tournament)
                .iter()
                .any(|winner| prize_paid(tournament, *winner) > Money::ZERO),
        || {
            refuse!(
                NotNow,
                "tournament-over-winner-paid",
                "The tournament is over and the winner is paid. Strike that payment in the log first."
            )
        },
    )?;
    Ok(hand)
}

impl Apply for BustCorrected {
    fn apply(&self, tournament: &mut Tournament) {
        let (said, out) = (self.recorded, self.out);
        let hand = tournament.hand_out_of(said).map(|(index, _)| index);
        let Some(index) = hand.filter(|_| tournament.is_in(out)) else { return };
        if let Some(hand) = tournament.bust_hands.get_mut(index) {
            let place = hand.groups.iter_mut().flatten().find(|one| one.entry == said);
            if let Some(place) = place {
                place.entry = out;
            }
            if let Some(together) = hand.together {
                let ranked = tournament.ranked_hands.iter_mut();
                let of_hand = ranked.filter(|((number, _), _)| *number == together.hand);
                for entry in of_hand.flat_map(|(_, groups)| groups.iter_mut().flatten()) {
                    rename(entry, said, out);
                }
            }
        }
        fell_for_another(tournament, index, said, out);
        tournament.take_over(said, out);
        tournament.stack_was_played(said);
        tournament.stack_was_played(out);
        tournament.end_conduct(out);
        tournament.day.bags.remove(&said);
        tournament.seen(said);
    }
}

impl Apply for PlayerBackIn {
    fn apply(&self, tournament: &mut Tournament) {
        let Some((index, hand)) = tournament.hand_out_of(self.entry) else { return };
        let left = hand.everybody().find(|out| out.entry == self.entry).map(|out| out.seat.table);
        if let Some(table) = left {
            tournament.stack_leaves(table);
        }
        tournament.stack_was_played(self.entry);
        tournament.day.bags.remove(&self.entry);
        if let Some(hand) = tournament.bust_hands.get_mut(index) {
            for group in &mut hand.groups {
                group.retain(|out| out.entry != self.entry);
            }
        }
        never_fell(tournament, index, self.entry);
        tournament.wait(self.entry);
        // Whoever has played already is seated before those who have not.
        tournament.alternates.retain(|waiting| *waiting != self.entry);
        tournament.alternates.insert(0, self.entry);
        tournament.seen(self.entry);
        tournament.low_card = None;
    }
}

/// Puts one name for another.
fn rename(entry: &mut EntryId, was: EntryId, is: EntryId) {
    if *entry == was {
        *entry = is;
    }
}

impl Tournament {
    /// The hand on which an entry went out, with its place on the list.
    pub(crate) fn hand_out_of(&self, entry: EntryId) -> Option<(usize, &BustHand)> {
        let of_it = |hand: &BustHand| hand.everybody().any(|out| out.entry == entry);
        self.bust_hands.last_where(usize::MAX, of_it)
    }

    /// Puts one player where another is said to be: on the seat or the list, with the moves that are not done, the missed
    /// blinds and the absence that were noted there. The other is out.
    fn take_over(&mut self, who: EntryId, of: EntryId) {
        let Some(other) = self.entries.get_mut(&of) else { return };
        let (standing, absent_since) = (other.standing, other.absent_since.take());
        let stays_away = std::mem::take(&mut other.stays_away);
        other.standing = Standing::Out;
        if let Some(entry) = self.entries.get_mut(&who) {
            entry.standing = standing;
            entry.absent_since = absent_since;
            entry.stays_away = stays_away;
        }
        if let Standing::Seated { seat } = standing {
            self.room.name_at(seat, who);
        }
        if let Some(waiting) = self.alternates.iter_mut().find(|waiting| **waiting == of) {
            *waiting = who;
        }
        if let Some(missed) = self.missed_blinds.remove(&of) {
            self.missed_blinds.insert(who, missed);
        }
        if let Some(at) = self.announced_rebuys.remove(&of) {
            self.announced_rebuys.insert(who, at);
        }
        self.moves_of(of, who);
    }

    /// The last move that was told to one player, where it is not done yet, is another's.
    fn moves_of(&mut self, told: EntryId, who: EntryId) {
        let last = self.moves.last_where(usize::MAX, |said| said.one.entry == told);
        let Some((index, _)) = last.filter(|(_, said)| !said.arrived) else { return };
        if let Some(said) = self.moves.get_mut(index) {
            said.one.entry = who;
        }
    }
}

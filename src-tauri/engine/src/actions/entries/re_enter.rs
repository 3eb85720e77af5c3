//! Entering once more (TCH 8): a new entry of the same player, with a new number, a new stack and a seat by the process of a
//! late registration. A stack that the player gives up for it leaves play.

use crate::actions::prelude::*;
use crate::actions::seating::late;
use crate::rulebook::setup::closing::OnSale;
use crate::rulebook::setup::price::{Price, ReEntryRule};
use crate::rules::entries::late_registration::takes_more;
use crate::rules::prizes::bounties::fall;
use crate::state::entry::{Entry, Purchase, PurchaseKind};
use crate::state::tournament::{BustHand, OutAt};

/// Takes a re-entry for a player who is out, or who gives up the stack in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReEnter {
    /// An entry of the player: the one that is out, or the one that is given up.
    pub entry: EntryId,
    /// The chips of the stack that is given up, which leave play; absent for a player who is out.
    #[serde(default)]
    pub forfeited: Option<ChipCount>,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
}

/// A re-entry was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReEntered {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry before it.
    pub of: EntryId,
    /// The new entry.
    pub entry: EntryId,
    /// What was paid.
    pub price: Price,
    /// The chips it bought.
    pub chips: u64,
    /// By what it was paid.
    pub payment: Payment,
    /// The chips given up for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeited: Option<u64>,
}

/// Whether a player may enter once more now, and by which rule.
///
/// # Errors
/// Refused without re-entries, after they have closed, beyond the limit, and for a player who is in play where stacks are not
/// given up (TCH 8b).
pub fn may_re_enter(
    tournament: &Tournament,
    entry: EntryId,
    now: Millis,
) -> Result<ReEntryRule, Refusal> {
    let found = tournament.entry(entry)?;
    let Some(rule) = tournament.setup.re_entry else {
        return Err(if tournament.setup.rebuy.is_some() {
            refuse!(
                HouseRule,
                "no-re-entries-r-is-rebuy",
                "This tournament has no re-entries. Type r for a rebuy."
            )
        } else {
            refuse!(HouseRule, "no-re-entries", "This tournament has no re-entries.")
        });
    };
    refuse_if(
        tournament.left() <= 1 && OnSale::ReEntries.open_until(tournament, now).is_some(),
        || tournament.undo_the_end(entry),
    )?;
    tournament
        .begun(|| refuse!(NotNow, "play-not-begun-nobody", "Play has not begun. Nobody is out."))?;
    tournament.not_barred(entry)?;
    let name = tournament.name(entry);
    let live = tournament.live_entry(found.player);
    let waits = live.is_some_and(|live| tournament.seat_of(live).is_none());
    refuse_if(waits, || tournament.waits_with_whole_stack(entry))?;
    refuse_if(live.is_some() && !rule.forfeit, || {
        refuse!(
            HouseRule,
            "enters-again-only-when-out",
            "{name} is in play. Here only a player who is out can re-enter.",
            name
        )
    })?;
    refuse_if(found.standing == Standing::Withdrawn, || {
        refuse!(
            NotNow,
            "entry-cancelled-enter",
            "This entry was cancelled. Enter the player again."
        )
    })?;
    OnSale::ReEntries.not_closed(tournament, now)?;
    takes_more(tournament, 1)?;
    let before = re_entries(tournament, entry);
    if rule.limit.is_some_and(|limit| before >= limit) {
        return Err(match before {
            0 | 1 => refuse!(
                HouseRule,
                "one-re-entry-taken",
                "{name} has taken the one re-entry allowed.",
                name
            ),
            all => refuse!(
                HouseRule,
                "all-re-entries-taken",
                "{name} has taken all {limit} re-entries allowed.",
                name,
                limit = all
            ),
        });
    }
    Ok(rule)
}

/// How often the player of an entry has entered once more.
pub fn re_entries(tournament: &Tournament, entry: EntryId) -> u32 {
    let again = tournament.entries_of(entry).filter(|(_, entry)| {
        entry.standing != Standing::Withdrawn
            && entry
                .purchases
                .first()
                .is_some_and(|purchase| purchase.kind == PurchaseKind::ReEntry)
    });
    to_u32(again.count())
}

impl Action for ReEnter {
    /// # Errors
    /// The refusals of [`may_re_enter`]; refused without the chips that a player in play gives up, and for more of them than
    /// are in play.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let rule = may_re_enter(tournament, self.entry, context.now)?;
        let player = tournament.whose(self.entry);
        let live = player.and_then(|player| tournament.live_entry(player));
        let forfeited = live.and(self.forfeited);
        refuse_if(live.is_some() && forfeited.is_none(), || {
            refuse!(
                BadValue,
                "how-many-chips-given-up",
                "How many chips does {name} give up? Type them: e 6.4 850.",
                name = tournament.name(self.entry)
            )
        })?;
        refuse_if(forfeited.is_some_and(|chips| chips > tournament.chips_in_play), || {
            refuse!(BadValue, "more-all-chips-play", "There are not that many chips in play.")
        })?;
        let (at, of) = (context.now, live.unwrap_or(self.entry));
        let (entry, price, chips, payment) =
            (context.next_entry, rule.price, rule.chips, self.payment);
        let entered = ReEntered { at, of, entry, price, chips, payment, forfeited };
        let entered = [entered.into()];
        let drawn = late::drawn(tournament, &entered, &[entry], MoveReason::ReEntry {}, context);
        Ok(entered.into_iter().chain(drawn).collect())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let paid = effect.first::<ReEntered>().map(|bought| effect.money(bought.price.total()));
        let what = effect.seated(beside(effect.name(self.entry), paid));
        log_label(phrase!("log-re-entry", "Re-entry"), what)
    }
}

impl Apply for ReEntered {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(player) = tournament.whose(self.of) else { return };
        if let Some(chips) = self.forfeited
            && let Some(seat) = tournament.seat_of(self.of)
        {
            tournament.stand_up(self.of);
            tournament.end_conduct(self.of);
            fall(tournament, self.of, &[], None);
            if let Some(given_up) = tournament.entries.get_mut(&self.of) {
                given_up.standing = Standing::Out;
            }
            let groups = vec![vec![OutAt { entry: self.of, seat }]];
            tournament.bust_hands.push(BustHand {
                at: self.at,
                groups,
                together: None,
                lost: false,
            });
            tournament.chips_leave(seat.table, chips);
        }
        tournament.entries.insert(self.entry, Entry::new(player, self.at, self.price.bounty));
        if let Some(player) = tournament.players.get_mut(&player) {
            player.entries.push(self.entry);
        }
        let bought = Purchase {
            payment: self.payment,
            ..Purchase::new(PurchaseKind::ReEntry, self.at, self.price, self.chips)
        };
        tournament.buy(self.entry, bought);
        tournament.alternates.push(self.entry);
        tournament.counted_entries = tournament.counted_entries.saturating_add(1);
    }
}

//! Bounties: paid with each entry and rebuy beside the prize pool, and won by whoever knocks the player out. The winner
//! keeps the own one. Fixed, or half on the head of whoever wins it, or drawn from sealed envelopes.

use crate::rulebook::bounty_kind::BountyKind;
use crate::rules::prizes::places::winners;
use crate::state::bounty::FallenBounty;
use crate::state::mystery::Mystery;
use crate::state::prelude::*;

/// The bounties that one player has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BountiesWon {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// How many, shared ones and the winner's own included.
    pub count: u32,
    /// How much together.
    pub amount: Money,
    /// What is on the player's own head: 0 once out.
    pub on_head: Money,
    /// What has been paid out to the player.
    pub paid: Money,
    /// By what the last of it was paid out.
    pub paid_by: Option<Payment>,
    /// What has not.
    pub owed: Money,
    /// What was paid out and is not due any more, since a correction.
    pub too_much: Money,
}

/// All bounties, reckoned from the hands on which they fell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reckoning {
    /// What each entry has won: how many, and how much.
    pub won: BTreeMap<EntryId, (u32, Money)>,
    /// What is on each head.
    pub heads: BTreeMap<EntryId, Money>,
    /// Every bounty that fell, oldest first: whose, which of that entry's, how much, and who won it.
    pub fallen: Vec<(EntryId, u32, Money, Vec<EntryId>)>,
    /// What is in envelopes, or will be.
    pub in_envelopes: Money,
}

/// Takes the bounty off a player's head, for whoever knocked the player out. A knock-out may win something although nothing
/// was paid for this player: what the player has won onto the head, or an envelope.
pub(crate) fn fall(tournament: &mut Tournament, of: EntryId, by: &[EntryId], with: Option<u32>) {
    let Some(entry) = tournament.entries.get_mut(&of) else { return };
    let amount = std::mem::take(&mut entry.bounty);
    if amount > Money::ZERO || tournament.setup.bounty != BountyKind::Fixed {
        let (by, hand) = (by.to_vec(), tournament.bust_hands.len());
        tournament.bounties.push(FallenBounty { of, by, amount, with, hand, back: false });
    }
}

/// Puts the bounty that fell with a purchase back onto the head, where nobody was said to have won it.
pub(crate) fn put_back(tournament: &mut Tournament, of: EntryId, purchase: u32) {
    let mut turn = 0_u32;
    let mut fell = None;
    for (index, fallen) in tournament.bounties.indexed().filter(|(_, fallen)| fallen.of == of) {
        if fallen.with == Some(purchase) {
            fell = Some((index, turn));
        }
        turn = turn.saturating_add(1);
    }
    let Some((index, turn)) = fell else { return };
    let assigned = tournament.bounties_assigned.iter();
    if assigned.into_iter().any(|assigned| (assigned.of, assigned.turn) == (of, turn)) {
        return;
    }
    if tournament.bounties.get(index).is_some_and(|fallen| fallen.by.is_empty()) {
        back_on_the_head(tournament, index);
    }
}

/// Puts what fell back onto the head that it fell from.
fn back_on_the_head(tournament: &mut Tournament, index: usize) {
    let Some(fallen) = tournament.bounties.get_mut(index) else { return };
    fallen.back = true;
    let amount = std::mem::take(&mut fallen.amount);
    if let Some(entry) = tournament.entries.get_mut(&fallen.of) {
        entry.bounty = entry.bounty.plus(amount);
    }
}

/// The knock-out that fell with a player's last chips on a hand, by its place on the list.
fn fallen_on(tournament: &Tournament, hand: usize, of: EntryId) -> Option<usize> {
    let with_the_last = |fallen: &FallenBounty| {
        (fallen.of, fallen.hand) == (of, hand) && fallen.with.is_none() && !fallen.back
    };
    let mut latest = tournament.bounties.indexed().rev();
    latest.find(|(_, fallen)| with_the_last(fallen)).map(|(index, _)| index)
}

/// Puts the bounty that fell on a hand back onto the head of a player who did not go out on it. An envelope that was opened
/// for it stays opened, for the knock-out that is still to come.
pub(crate) fn never_fell(tournament: &mut Tournament, hand: usize, of: EntryId) {
    let Some(index) = fallen_on(tournament, hand, of) else { return };
    let before = tournament.bounties.indexed().take_while(|(at, _)| *at < index);
    let before = before.filter(|(_, fallen)| fallen.of == of).count();
    back_on_the_head(tournament, index);
    let turn = to_u32(before);
    let opened = tournament.mystery.iter_mut().flat_map(|mystery| &mut mystery.opened);
    for (_, turn, _) in opened.filter(|(who, which, _)| (*who, *which) == (of, turn)) {
        *turn = turn.saturating_add(1);
    }
}

/// The bounty that fell on a hand was another player's: that one falls in its place, with whatever was said of it, and the
/// first one's is on the head again. Whoever was thought to be in has won nothing since: that was the player who is.
pub(crate) fn fell_for_another(
    tournament: &mut Tournament,
    hand: usize,
    said: EntryId,
    out: EntryId,
) {
    let turns = turns(tournament);
    let index = fallen_on(tournament, hand, said);
    let fallen = index.and_then(|index| tournament.bounties.get_mut(index));
    let was = fallen.map_or(Money::ZERO, |fallen| {
        fallen.of = out;
        std::mem::take(&mut fallen.amount)
    });
    let head = tournament.entries.get_mut(&out).map(|entry| std::mem::take(&mut entry.bounty));
    let amount = head.unwrap_or_default();
    if let Some(entry) = tournament.entries.get_mut(&said) {
        entry.bounty = entry.bounty.plus(was);
    }
    match index.and_then(|index| tournament.bounties.get_mut(index)) {
        Some(fallen) => fallen.amount = amount,
        None if amount > Money::ZERO => {
            let (of, by, with, back) = (out, Vec::new(), None, false);
            tournament.bounties.push(FallenBounty { of, by, amount, with, hand, back });
        }
        None => {}
    }
    // What fell at the seat before that hand is of another one: a rebuy has no bust-out of its own to be counted by.
    let on_it_or_since = |fallen: &FallenBounty| {
        fallen.hand > hand || (fallen.hand == hand && fallen.with.is_none())
    };
    let since = |fallen: &FallenBounty| on_it_or_since(fallen) && fallen.by.contains(&out);
    let bounties = &mut tournament.bounties;
    bounties.change_where(since, |fallen| won_by_another(&mut fallen.by, out, said));
    // What was said of a knock-out afterwards goes by whose it is, and which of that player's.
    let now = self::turns(tournament);
    let moved: BTreeMap<(EntryId, u32), (EntryId, u32)> =
        turns.iter().copied().zip(now.iter().copied()).filter(|(was, is)| was != is).collect();
    let fell_since = now.into_iter().zip(tournament.bounties.iter().map(on_it_or_since));
    let fell_since: BTreeMap<(EntryId, u32), bool> = fell_since.collect();
    for assigned in &mut tournament.bounties_assigned {
        let key = (assigned.of, assigned.turn);
        (assigned.of, assigned.turn) = moved.get(&key).copied().unwrap_or(key);
        if fell_since.get(&(assigned.of, assigned.turn)).is_some_and(|since| *since) {
            won_by_another(&mut assigned.by, out, said);
        }
    }
    for (of, turn, _) in tournament.mystery.iter_mut().flat_map(|mystery| &mut mystery.opened) {
        (*of, *turn) = moved.get(&(*of, *turn)).copied().unwrap_or((*of, *turn));
    }
}

/// Names one winner in place of another, once.
fn won_by_another(by: &mut Vec<EntryId>, was: EntryId, is: EntryId) {
    if by.contains(&is) {
        by.retain(|winner| *winner != was);
    }
    by.iter_mut().filter(|winner| **winner == was).for_each(|winner| *winner = is);
}

/// Of every knock-out: whose, and which of that entry's.
fn turns(tournament: &Tournament) -> Vec<(EntryId, u32)> {
    let mut next: BTreeMap<EntryId, u32> = BTreeMap::new();
    let turn = |fallen: &FallenBounty| {
        let next = next.entry(fallen.of).or_default();
        let this = *next;
        *next = next.saturating_add(1);
        (fallen.of, this)
    };
    tournament.bounties.iter().map(turn).collect()
}

/// All bounties as they stand. They are reckoned anew each time, so that a correction far back moves every head that
/// depends on it.
pub fn reckon(tournament: &Tournament) -> Reckoning {
    let kind = tournament.setup.bounty;
    let mut all = Reckoning::default();
    for (id, entry) in tournament.entries.iter() {
        if entry.bounty > Money::ZERO {
            all.heads.insert(*id, entry.bounty);
        }
    }
    // What a player has won onto the own head, beside what was paid for.
    let mut grown: BTreeMap<EntryId, Money> = BTreeMap::new();
    let turns = turns(tournament);
    // Of mystery bounties: what no envelope has given yet.
    let mut left_to_win = collected(tournament);
    for ((index, fallen), (_, this)) in tournament.bounties.indexed().zip(turns) {
        if fallen.back {
            continue;
        }
        let assigned = tournament
            .bounties_assigned
            .iter()
            .rev()
            .find(|assigned| assigned.of == fallen.of && assigned.turn == this);
        let by: Vec<EntryId> = match assigned {
            Some(assigned) => assigned.by.clone(),
            None => fallen.by.clone(),
        };
        let mut amount = fallen.amount.plus(grown.remove(&fallen.of).unwrap_or_default());
        let mut cash = amount;
        if amount == Money::ZERO && kind != BountyKind::Mystery {
            continue;
        }
        match kind {
            BountyKind::Fixed => {}
            BountyKind::Progressive if by.is_empty() => {}
            BountyKind::Progressive => {
                let halves = amount.split(2);
                cash = halves.first().copied().unwrap_or_default();
                let onto = halves.last().copied().unwrap_or_default();
                for (hitman, part) in by.iter().zip(onto.split(by.len())) {
                    let head = grown.entry(*hitman).or_default();
                    *head = head.plus(part);
                }
            }
            BountyKind::Mystery => {
                let sealed = tournament.mystery.as_ref().filter(|mystery| index >= mystery.from);
                let Some(mystery) = sealed else { continue };
                // Where less is collected than was sealed, nobody wins what is not there.
                let opened = mystery.opened(fallen.of, this).unwrap_or_default();
                cash = opened.min(left_to_win);
                left_to_win = left_to_win.minus(cash);
                amount = cash;
            }
        }
        for (hitman, part) in by.iter().zip(cash.split(by.len())) {
            all.wins(*hitman, part);
        }
        all.fallen.push((fallen.of, this, amount, by));
    }
    for (entry, more) in grown {
        // Nobody can win a head of somebody who is out: who was named only then is paid all of it.
        if tournament.seat_of(entry).is_none() && !tournament.alternates.contains(&entry) {
            let (_, sum) = all.won.entry(entry).or_default();
            *sum = sum.plus(more);
            continue;
        }
        let head = all.heads.entry(entry).or_default();
        *head = head.plus(more);
    }
    if kind == BountyKind::Mystery {
        all.heads.clear();
        all.in_envelopes = left_to_win;
    }
    let winners = winners(tournament);
    let own: Vec<Money> = match (kind, &tournament.mystery) {
        // Whatever the others have left in the envelopes is the winner's, once theirs are open.
        (BountyKind::Mystery, Some(mystery))
            if !winners.is_empty() && mystery.closed(&all).is_empty() =>
        {
            std::mem::take(&mut all.in_envelopes).split(winners.len())
        }
        (BountyKind::Mystery, _) => Vec::new(),
        _ => winners.iter().map(|winner| all.heads.remove(winner).unwrap_or_default()).collect(),
    };
    for (winner, own) in winners.iter().zip(own).filter(|(_, own)| *own > Money::ZERO) {
        all.wins(*winner, own);
    }
    all
}

impl Reckoning {
    /// Counts one more bounty that an entry has won.
    fn wins(&mut self, entry: EntryId, amount: Money) {
        let (count, sum) = self.won.entry(entry).or_default();
        *count = count.saturating_add(1);
        *sum = sum.plus(amount);
    }
}

/// All that was collected for bounties: on heads, and fallen.
pub fn collected(tournament: &Tournament) -> Money {
    let on_heads: Money = tournament.entries.values().map(|entry| entry.bounty).sum();
    on_heads.plus(tournament.bounties.iter().map(|fallen| fallen.amount).sum())
}

/// How many bounties each entry has won, and how much they are together; the winner's own is among them.
pub fn won(tournament: &Tournament) -> BTreeMap<EntryId, (u32, Money)> {
    reckon(tournament).won
}

impl Mystery {
    /// The knock-outs whose envelope is still closed, as far as there are envelopes.
    pub fn closed(&self, all: &Reckoning) -> Vec<(EntryId, u32)> {
        let left = self.envelopes.len().saturating_sub(self.opened.len());
        let fallen = all.fallen.iter().map(|(of, turn, _, _)| (*of, *turn));
        fallen.filter(|(of, turn)| self.opened(*of, *turn).is_none()).take(left).collect()
    }
}

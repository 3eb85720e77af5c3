//! Who has won what: the prizes of the places, and what a deal has made of them. Together they are the pool, whoever wins.

use crate::rules::prizes::deal::by_chips;
use crate::rules::prizes::payouts::payouts;
use crate::rules::prizes::places::{Finish, finishes};
use crate::state::deal::Deal;
use crate::state::prelude::*;

/// What has been won so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Won {
    /// The prizes of the places, from first down.
    pub prizes: Vec<Money>,
    /// Who finished where, the highest place first; with whoever has won at the end.
    pub finishes: Vec<Finish>,
    /// What a deal pays now.
    pub deal: Option<Agreed>,
    /// There is a winner.
    is_over: bool,
}

/// What a deal pays now.
///
/// Whoever had been out before it has the prize of the place. The rest of the pool is the deal's: its shares, which stand as
/// long as the pool has them, and what they leave, which is the winner's. So an entry that comes later, or comes back, plays
/// for what the deal has not shared, and nobody is paid what is not there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreed {
    /// What each gets in any case.
    pub shares: BTreeMap<EntryId, Money>,
    /// What the winner gets beside.
    pub rest: Money,
    /// Who is in, or was when the deal was made, and has no share of it.
    pub without: BTreeSet<EntryId>,
}

impl Agreed {
    fn of(tournament: &Tournament, deal: &Deal, prizes: &[Money], finishes: &[Finish]) -> Self {
        let agreed: Vec<(EntryId, Money)> = deal
            .shares
            .iter()
            .filter(|(entry, _)| tournament.is_entered(**entry))
            .map(|(entry, share)| (*entry, *share))
            .collect();
        let has_share: BTreeSet<EntryId> = agreed.iter().map(|(entry, _)| *entry).collect();
        let before: BTreeSet<EntryId> = tournament
            .bust_hands
            .iter()
            .take(deal.hands)
            .flat_map(|hand| hand.everybody().map(|out| out.entry))
            .filter(|entry| !has_share.contains(entry))
            .collect();
        let by_place: Money = finishes
            .iter()
            .flat_map(|finish| finish.entries.iter().zip(finish.shares(prizes)))
            .filter(|(entry, _)| before.contains(entry))
            .map(|(_, prize)| prize)
            .sum();
        let part = prizes.iter().copied().sum::<Money>().minus(by_place);
        let all: Money = agreed.iter().map(|(_, share)| *share).sum();
        let shares = if all <= part {
            agreed.into_iter().collect()
        } else {
            let weights: Vec<ChipCount> =
                agreed.iter().map(|(_, share)| share.0.unsigned_abs()).collect();
            let order: Vec<usize> = (0..weights.len()).collect();
            let less = by_chips(part, &weights, &order);
            agreed.iter().map(|(entry, _)| *entry).zip(less).collect()
        };
        let without = tournament.entries.iter().filter(|(entry, found)| {
            found.standing != Standing::Withdrawn
                && !has_share.contains(entry)
                && !before.contains(entry)
        });
        Self {
            shares,
            rest: Money(part.minus(all).0.max(0)),
            without: without.map(|(entry, _)| *entry).collect(),
        }
    }
}

impl Won {
    /// What has been won so far.
    pub fn of(tournament: &Tournament) -> Self {
        let (prizes, finishes) = (payouts(tournament), finishes(tournament));
        let deal = tournament.deal.as_ref();
        let deal = deal.map(|deal| Agreed::of(tournament, deal, &prizes, &finishes));
        Self { deal, is_over: tournament.phase() == Phase::Finished, prizes, finishes }
    }

    /// What each of these finishers is due, in their order: the share of the places' prizes, or what a deal gives.
    pub fn by(&self, finish: &Finish) -> Vec<Money> {
        let by_place = finish.shares(&self.prizes);
        let Some(deal) = &self.deal else { return by_place };
        let wins = self.is_over && finish.place == 1;
        let rest = if wins { deal.rest } else { Money::ZERO };
        let beside = rest.split(finish.entries.len());
        let entries = finish.entries.iter().zip(by_place).zip(beside);
        entries
            .map(|((entry, by_place), beside)| match deal.shares.get(entry) {
                Some(share) => share.plus(beside),
                None if deal.without.contains(entry) => beside,
                None => by_place,
            })
            .collect()
    }

    /// What every entry is due whose place is certain, or whose share of a deal is; nothing among them for those who have
    /// finished outside the money.
    pub fn each(&self) -> BTreeMap<EntryId, Money> {
        let agreed = self.deal.iter().flat_map(|deal| &deal.shares);
        let mut each: BTreeMap<EntryId, Money> =
            agreed.map(|(entry, share)| (*entry, *share)).collect();
        each.extend(self.placed().map(|(_, entry, due)| (entry, due)));
        each
    }

    /// Everybody who has finished with the finish and what is due, the highest place first.
    pub fn placed(&self) -> impl Iterator<Item = (&Finish, EntryId, Money)> {
        self.finishes.iter().flat_map(|finish| {
            let each = finish.entries.iter().copied().zip(self.by(finish));
            each.map(move |(entry, due)| (finish, entry, due))
        })
    }
}

//! A cash game as it is shown. Every figure is worked out.

use crate::game::{Game, Player};
use crate::log::CashLog;
use crate::prelude::*;
use crate::said::{About, Share};
use crate::settle::payments;
use shuffle_up_engine::base::money::by_weight;
use shuffle_up_engine::base::plain_log::ShownPlainLine;

/// A cash game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CashView {
    /// Its name, stakes and money.
    pub about: About,
    /// Its players, those in play first, each group in the order in which they came.
    pub players: Vec<CashPlayer>,
    /// How many are in play.
    pub in_play: u32,
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// Chips that must be on the table: those bought that were not cashed out.
    pub on_table: Money,
    /// Money in the box; below 0 where more was paid out of it than into it.
    pub in_box: Money,
    /// What does not balance, each in a sentence; empty where all does.
    pub wrong: Vec<Phrase>,
    /// Who pays whom.
    pub settle: SettleUp,
    /// Whether the evening is over.
    pub closed: bool,
    /// The line that undo strikes.
    pub undoable: Option<u32>,
}

/// A player of a cash game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CashPlayer {
    /// The number in the game.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The number on the house's list of players, where it is known.
    pub listed: Option<u32>,
    /// Whether the player is in play.
    pub in_play: bool,
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// The result so far: what was cashed out less what was bought.
    pub net: Money,
    /// A share of the difference, as it was said; 0 without one.
    pub share: Money,
    /// What the player is still to get; below 0 what is still to be paid. The share is in it.
    pub open: Money,
}

/// Who pays whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SettleUp {
    /// These are in play still.
    Waits {
        /// Their names.
        players: Vec<String>,
    },
    /// Chips bought and cashed out differ, and nobody has said who shares it.
    Differs {
        /// Chips cashed out beyond those bought; below 0 where chips are missing.
        by: Money,
        /// The same as a sentence.
        words: Phrase,
        /// What can be chosen without a name.
        ways: Vec<Share>,
    },
    /// These payments clear everybody.
    Pay {
        /// The payments; none where everybody is even.
        payments: Vec<SettlePayment>,
    },
}

/// A payment between two players, or between a player and the box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettlePayment {
    /// Who pays; absent for the box.
    pub from: Option<CashParty>,
    /// Who gets it; absent for the box.
    pub to: Option<CashParty>,
    /// The amount.
    pub amount: Money,
    /// The same as a sentence.
    pub says: Phrase,
}

/// A player in a payment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CashParty {
    /// The number in the game.
    pub player: u32,
    /// The name.
    pub name: String,
}

impl Game {
    /// Each player's share of the difference, once it was said who shares it. They sum to the difference.
    pub fn shares(&self) -> BTreeMap<u32, Money> {
        let difference = self.difference();
        let (Some((how, said)), Some(about)) = (self.shared, &self.about) else {
            return BTreeMap::new();
        };
        if said != difference || self.in_play().next().is_some() {
            return BTreeMap::new();
        }
        let weigh = |id: u32, player: &Player| match how {
            Share::Even {} => u64::from(player.bought > Money::ZERO),
            Share::Winners {} => u64::try_from(player.net().0).unwrap_or(0),
            Share::By { player } => u64::from(id == player),
        };
        let weights: Vec<u64> =
            self.players.iter().map(|(id, player)| weigh(*id, player)).collect();
        let unit = about.unit.0.max(1);
        let units = difference.0.saturating_abs().checked_div(unit).unwrap_or(0);
        let shares = by_weight(u64::try_from(units).unwrap_or(0), &weights);
        let sign = unit.saturating_mul(difference.0.signum());
        let amount = |share: u64| Money(i64::try_from(share).unwrap_or(0).saturating_mul(sign));
        self.players.keys().copied().zip(shares.into_iter().map(amount)).collect()
    }

    /// Who pays whom, as far as it can be said now.
    pub fn settle_up(&self) -> SettleUp {
        let players: Vec<String> = self.in_play().map(|(_, player)| player.name.clone()).collect();
        if !players.is_empty() {
            return SettleUp::Waits { players };
        }
        if let Some(by) = self.unshared() {
            let won = self.players.values().any(|player| player.net() > Money::ZERO);
            let mut ways = vec![Share::Even {}];
            ways.extend(won.then_some(Share::Winners {}));
            return SettleUp::Differs { by, words: self.named_difference(), ways };
        }
        let shares = self.shares();
        let share = |id: &u32| shares.get(id).copied().unwrap_or_default();
        // The box pays out what it holds, and so stands among those who pay.
        let of_box = Money::ZERO.minus(self.in_box());
        let open = self.players.iter().map(|(id, player)| player.open().minus(share(id)));
        let balances: Vec<Money> = [of_box].into_iter().chain(open).collect();
        let mut parties = vec![None];
        parties.extend(
            self.players
                .iter()
                .map(|(id, player)| Some(CashParty { player: *id, name: player.name.clone() })),
        );
        let party = |at: usize| parties.get(at).cloned().flatten();
        let shown = |one: crate::settle::Paying| {
            let (from, to, amount) = (party(one.from), party(one.to), one.amount);
            let says = self.paying(from.as_ref(), to.as_ref(), amount);
            SettlePayment { from, to, amount, says }
        };
        SettleUp::Pay { payments: payments(&balances).into_iter().map(shown).collect() }
    }

    fn paying(&self, from: Option<&CashParty>, to: Option<&CashParty>, amount: Money) -> Phrase {
        let amount = self.money(amount);
        match (from, to) {
            (Some(from), Some(to)) => phrase!(
                "cash-pays",
                "{from} pays {to} {amount}",
                from = from.name.clone(),
                to = to.name.clone(),
                amount = amount
            ),
            (Some(from), None) => phrase!(
                "cash-pays-box",
                "{from} pays {amount} into the box",
                from = from.name.clone(),
                amount = amount
            ),
            (None, to) => phrase!(
                "cash-box-pays",
                "The box pays {to} {amount}",
                to = to.map_or_else(String::new, |to| to.name.clone()),
                amount = amount
            ),
        }
    }

    fn wrong(&self) -> Vec<Phrase> {
        let mut wrong = Vec::new();
        let over = self.difference() > Money::ZERO;
        if self.unshared().is_some() && (over || self.in_play().next().is_none()) {
            wrong.push(self.named_difference());
        }
        let short = self.in_box();
        if short < Money::ZERO {
            wrong.push(phrase!(
                "cash-box-overpaid",
                "The box paid out {amount} more than came in",
                amount = self.money(Money::ZERO.minus(short))
            ));
        }
        wrong
    }
}

/// The game at a glance.
pub fn view(log: &CashLog) -> CashView {
    let game = log.state();
    let shares = game.shares();
    let share = |id: &u32| shares.get(id).copied().unwrap_or_default();
    let mut players: Vec<CashPlayer> = game
        .players
        .iter()
        .map(|(id, player)| CashPlayer {
            player: *id,
            name: player.name.clone(),
            listed: player.listed,
            in_play: player.in_play,
            bought: player.bought,
            cashed: player.cashed,
            net: player.net(),
            share: Money::ZERO.minus(share(id)),
            open: player.open().minus(share(id)),
        })
        .collect();
    players.sort_by_key(|player| !player.in_play);
    CashView {
        about: game.about.clone().unwrap_or_default(),
        in_play: to_u32(game.in_play().count()),
        bought: game.players.values().map(|player| player.bought).sum(),
        cashed: game.players.values().map(|player| player.cashed).sum(),
        on_table: Money::ZERO.minus(game.difference()),
        in_box: game.in_box(),
        wrong: game.wrong(),
        settle: game.settle_up(),
        closed: game.closed,
        undoable: log.undoable(),
        players,
    }
}

/// The lines of a game, the newest first; one that strikes another stands with that one.
pub fn lines(log: &CashLog) -> Vec<ShownPlainLine> {
    let game = log.state();
    log.shown(|said| said.sentence(|amount| game.money(amount)))
}

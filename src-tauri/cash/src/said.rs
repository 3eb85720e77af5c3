//! The commands of a cash game, and the lines that record them.

use crate::prelude::*;

/// What a person says to a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SayCash")]
pub enum Say {
    /// Opens the game: the first line.
    Open {
        /// Its name, stakes and money.
        about: About,
    },
    /// Somebody who has not played yet buys in.
    New {
        /// The name.
        name: String,
        /// The number on the house's list of players, where it is known.
        #[serde(default)]
        listed: Option<u32>,
        /// The chips.
        amount: Money,
        /// How they are paid; absent for the game's usual way.
        #[serde(default)]
        paid: Option<Paid>,
    },
    /// A player of the game buys chips: more of them, or again after cashing out.
    BuyIn {
        /// The player.
        player: u32,
        /// The chips.
        amount: Money,
        /// How they are paid; absent for the game's usual way.
        #[serde(default)]
        paid: Option<Paid>,
    },
    /// A player leaves with these chips.
    CashOut {
        /// The player.
        player: u32,
        /// The chips; 0 for a player who has none left.
        amount: Money,
        /// Whether the box pays them now; absent for the game's usual way.
        #[serde(default)]
        paid: Option<bool>,
    },
    /// How the difference between chips bought and cashed out is shared.
    Share {
        /// By whom.
        how: Share,
    },
    /// Ends the evening: nothing is bought or cashed out any more.
    Close {},
    /// Any of these as it is typed, such as `buy Anna 100`.
    Typed {
        /// The words.
        line: String,
    },
}

/// A game's name, stakes and money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "CashGameAbout")]
pub struct About {
    /// The name.
    pub name: String,
    /// The stakes as they are spoken of, such as "1/2"; possibly empty.
    #[serde(default)]
    pub stakes: String,
    /// The currency.
    pub currency: Currency,
    /// The smallest amount at this table: everything is a multiple of it.
    #[serde(default = "one")]
    pub unit: Money,
    /// Chips are on paper: nobody pays into a box, and all is settled in the end.
    #[serde(default)]
    pub on_paper: bool,
    /// How amounts are written, as a language tag; absent for English.
    #[serde(default)]
    pub locale: Option<String>,
}

/// The smallest unit of a currency.
fn one() -> Money {
    Money(1)
}

impl Default for About {
    fn default() -> Self {
        Self {
            name: String::new(),
            stakes: String::new(),
            currency: Currency { code: "XXX".into(), decimals: 2 },
            unit: one(),
            on_paper: false,
            locale: None,
        }
    }
}

/// How chips are paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "CashPaid")]
pub enum Paid {
    /// Into the box.
    Cash {},
    /// Not yet.
    Owed {},
    /// Another player puts the money into the box.
    By {
        /// The player.
        player: u32,
    },
}

/// Who bears a difference between chips bought and cashed out, or has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "CashShare")]
pub enum Share {
    /// Everybody who played, in equal parts.
    Even {},
    /// Those who won, by what they won.
    Winners {},
    /// One player.
    By {
        /// The player.
        player: u32,
    },
}

/// A player as a line names one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "CashWho")]
pub struct Who {
    /// The number in this game, from 1.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The number on the house's list of players, where it is known.
    #[serde(default)]
    pub listed: Option<u32>,
}

/// The line that keeps what was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "CashSaid")]
pub enum Said {
    /// The game was opened.
    Opened {
        /// Its name, stakes and money.
        about: About,
    },
    /// A player bought chips.
    BoughtIn {
        /// The player.
        who: Who,
        /// The chips.
        amount: Money,
        /// How they were paid.
        paid: Paid,
        /// Who paid, where it was another player.
        #[serde(default)]
        by: Option<Who>,
    },
    /// A player left with chips.
    CashedOut {
        /// The player.
        who: Who,
        /// The chips.
        amount: Money,
        /// Whether the box paid them.
        paid: bool,
    },
    /// How a difference is shared. It holds for this difference and for no other one.
    Shared {
        /// By whom.
        how: Share,
        /// The player, where it is one.
        #[serde(default)]
        by: Option<Who>,
        /// The chips cashed out beyond those bought; below 0 where chips are missing.
        difference: Money,
    },
    /// The evening is over.
    Closed {},
}

impl Said {
    /// The player whom a line is about.
    pub fn who(&self) -> Option<&Who> {
        match self {
            Self::BoughtIn { who, .. } | Self::CashedOut { who, .. } => Some(who),
            Self::Shared { by, .. } => by.as_ref(),
            Self::Opened { .. } | Self::Closed {} => None,
        }
    }

    /// What the line says, its amounts as this game writes them.
    pub fn sentence(&self, money: impl Fn(Money) -> String) -> Phrase {
        match self {
            Self::Opened { about } if about.stakes.is_empty() => {
                phrase!("cash-opened", "{name} begins", name = about.name.clone())
            }
            Self::Opened { about } => phrase!(
                "cash-opened-stakes",
                "{name} begins, {stakes}",
                name = about.name.clone(),
                stakes = about.stakes.clone()
            ),
            Self::BoughtIn { who, amount, paid, by } => {
                let (name, amount) = (who.name.clone(), money(*amount));
                match (paid, by) {
                    (Paid::By { .. }, Some(by)) => phrase!(
                        "cash-bought-by",
                        "{name} buys chips for {amount}, paid by {payer}",
                        name = name,
                        amount = amount,
                        payer = by.name.clone()
                    ),
                    (Paid::Owed {}, _) => phrase!(
                        "cash-bought-owed",
                        "{name} buys chips for {amount} and owes them",
                        name = name,
                        amount = amount
                    ),
                    _ => phrase!(
                        "cash-bought",
                        "{name} buys chips for {amount}, paid into the box",
                        name = name,
                        amount = amount
                    ),
                }
            }
            Self::CashedOut { who, amount, paid: true } => phrase!(
                "cash-out-paid",
                "{name} cashes out {amount} from the box",
                name = who.name.clone(),
                amount = money(*amount)
            ),
            Self::CashedOut { who, amount, paid: false } => phrase!(
                "cash-out-open",
                "{name} cashes out {amount}, to be settled",
                name = who.name.clone(),
                amount = money(*amount)
            ),
            Self::Shared { how, by, difference } => {
                let amount = money(Money(difference.0.saturating_abs()));
                match (how, by) {
                    (Share::By { .. }, Some(by)) => phrase!(
                        "cash-shared-by",
                        "{name} takes the difference of {amount}",
                        name = by.name.clone(),
                        amount = amount
                    ),
                    (Share::Winners {}, _) => phrase!(
                        "cash-shared-winners",
                        "The winners share the difference of {amount}",
                        amount = amount
                    ),
                    _ => phrase!(
                        "cash-shared-even",
                        "Everybody shares the difference of {amount} evenly",
                        amount = amount
                    ),
                }
            }
            Self::Closed {} => phrase!("cash-closed", "The evening is over"),
        }
    }
}

impl Said {
    /// Says the same in a house whose list of players has other numbers.
    pub fn move_to(&mut self, to: impl Fn(u32) -> Option<u32>) {
        let named = match self {
            Self::BoughtIn { who, by, .. } => [Some(who), by.as_mut()],
            Self::CashedOut { who, .. } => [Some(who), None],
            Self::Shared { by, .. } => [by.as_mut(), None],
            Self::Opened { .. } | Self::Closed {} => [None, None],
        };
        for who in named.into_iter().flatten() {
            who.listed = who.listed.and_then(&to);
        }
    }
}

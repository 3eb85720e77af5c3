//! The state of a cash game, and what may be said to it.

use crate::prelude::*;
use crate::said::{About, Paid, Said, Say, Share, Who};
use crate::typed;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::finding::{Answers, Wanted};
use shuffle_up_engine::base::plain_log::{Context, Decides, Folded};
use shuffle_up_engine::base::words::{clean_name, clean_text};

/// The longest name of a game, in characters.
const LONGEST_NAME: usize = 120;
/// The longest stakes, in characters.
const LONGEST_STAKES: usize = 40;
/// The most players of a game.
const MOST_PLAYERS: usize = 500;
/// The largest amount of one line, in minor units.
pub(crate) const LARGEST: i64 = 10_000_000_000;

/// A cash game, as its lines in force say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Game {
    /// Its name, stakes and money; absent before it is opened.
    pub about: Option<About>,
    /// Its players by number.
    pub players: BTreeMap<u32, Player>,
    /// How a difference is shared, and which one.
    pub shared: Option<(Share, Money)>,
    /// Whether the evening is over.
    pub closed: bool,
}

/// A player of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The number on the house's list of players, where it is known.
    pub listed: Option<u32>,
    /// Whether the player has chips, as far as was said.
    pub in_play: bool,
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// Money that the player put into the box, also for others.
    pub gave: Money,
    /// Money that the box paid.
    pub took: Money,
}

impl Player {
    /// The result: what was cashed out less what was bought.
    pub fn net(&self) -> Money {
        self.cashed.minus(self.bought)
    }

    /// What the player is still to get; below 0 what the player still owes.
    pub fn open(&self) -> Money {
        self.net().plus(self.gave).minus(self.took)
    }
}

fn no_such_player() -> Refusal {
    refuse!(Unknown, "cash-no-such-player", "There is no such player in this game.")
}

impl Game {
    /// How this game writes numbers and amounts.
    pub fn customs(&self) -> Customs {
        let about = self.about.as_ref();
        about.map_or_else(Customs::default, |about| {
            Customs::new(&about.currency, about.locale.as_deref())
        })
    }

    /// An amount as a sentence says it.
    pub fn money(&self, amount: Money) -> String {
        self.customs().money(amount)
    }

    /// What the box holds; below 0 where more was paid out of it than into it.
    pub fn in_box(&self) -> Money {
        self.players.values().map(|player| player.gave.minus(player.took)).sum()
    }

    /// Chips cashed out beyond those bought; below 0 for those that are still on the table, or missing.
    pub fn difference(&self) -> Money {
        self.players.values().map(Player::net).sum()
    }

    /// Who is in play.
    pub fn in_play(&self) -> impl Iterator<Item = (u32, &Player)> {
        self.players.iter().filter(|(_, player)| player.in_play).map(|(id, player)| (*id, player))
    }

    fn player(&self, number: u32) -> Result<(Who, &Player), Refusal> {
        let player = self.players.get(&number).ok_or_else(no_such_player)?;
        let who = Who { player: number, name: player.name.clone(), listed: player.listed };
        Ok((who, player))
    }

    /// The players whose names answer to what is typed: the one of this very name, or else all whose name has it somewhere.
    pub fn called(&self, typed: &str) -> Vec<u32> {
        let wanted = Wanted::of(typed);
        let answers = |(id, player): (&u32, &Player)| Some((*id, found(&wanted, typed, player)?));
        let found: Vec<(u32, Answers)> = self.players.iter().filter_map(answers).collect();
        let whole = found.iter().find(|(_, answers)| *answers == Answers::Whole);
        whole.map_or_else(|| found.iter().map(|(id, _)| *id).collect(), |(id, _)| vec![*id])
    }

    /// Whether a player has this very name.
    pub fn called_exactly(&self, typed: &str) -> bool {
        let wanted = Wanted::of(typed);
        let whole = |player: &Player| found(&wanted, typed, player) == Some(Answers::Whole);
        self.players.values().any(whole)
    }

    fn bought(
        &self,
        about: &About,
        who: Who,
        amount: Money,
        paid: Option<Paid>,
    ) -> Result<Said, Refusal> {
        self.amount(about, amount)?;
        let usual = if about.on_paper { Paid::Owed {} } else { Paid::Cash {} };
        let paid = match paid.unwrap_or(usual) {
            Paid::By { player } if player == who.player => Paid::Cash {},
            paid => paid,
        };
        let by = match paid {
            Paid::By { player } => Some(self.player(player)?.0),
            Paid::Cash {} | Paid::Owed {} => None,
        };
        Ok(Said::BoughtIn { who, amount, paid, by })
    }

    fn shared(&self, how: Share) -> Result<Said, Refusal> {
        self.all_out()?;
        let difference = self.difference();
        refuse_if(difference == Money::ZERO, || {
            refuse!(
                NotNow,
                "cash-nothing-to-share",
                "The chips balance; there is nothing to share."
            )
        })?;
        let by = match how {
            Share::By { player } => Some(self.player(player)?.0),
            Share::Winners {} => {
                let won = self.players.values().any(|player| player.net() > Money::ZERO);
                refuse_if(!won, || {
                    refuse!(
                        NotNow,
                        "cash-no-winner",
                        "Nobody has won. Share it evenly, or by a name."
                    )
                })?;
                None
            }
            Share::Even {} => None,
        };
        Ok(Said::Shared { how, by, difference })
    }

    /// The difference that nobody has shared yet.
    pub fn unshared(&self) -> Option<Money> {
        let difference = self.difference();
        let shared = self.shared.is_some_and(|(_, shared)| shared == difference);
        (difference != Money::ZERO && !shared).then_some(difference)
    }

    fn all_out(&self) -> Result<(), Refusal> {
        let left: Vec<&str> = self.in_play().map(|(_, player)| player.name.as_str()).collect();
        refuse_if(!left.is_empty(), || {
            refuse!(
                NotNow,
                "cash-still-in",
                "Still in play: {names}. Cash everybody out first, with 0 where no chips are left.",
                names = left.as_slice()
            )
        })
    }

    fn differs(&self) -> Refusal {
        refuse!(
            NotNow,
            "cash-differs",
            "{words}. Say who shares it: even, winners or a name.",
            words = self.named_difference()
        )
    }

    /// The difference in words.
    pub fn named_difference(&self) -> Phrase {
        let difference = self.difference();
        let amount = self.money(Money(difference.0.saturating_abs()));
        if difference < Money::ZERO {
            phrase!("cash-missing", "Chips for {amount} are missing", amount = amount)
        } else {
            phrase!("cash-too-many", "Chips for {amount} too many were cashed out", amount = amount)
        }
    }

    /// A name that nobody in the game has.
    fn free_name(&self, typed: &str) -> Result<String, Refusal> {
        let name = clean_name(typed);
        refuse_if(name.is_empty(), || {
            refuse!(BadValue, "cash-name", "Type a name, such as “buy Anna 100”.")
        })?;
        refuse_if(self.called_exactly(&name), || {
            refuse!(
                BadValue,
                "cash-name-taken",
                "{name} plays already. Give somebody else another name.",
                name = name.clone()
            )
        })?;
        Ok(name)
    }

    fn amount(&self, about: &About, amount: Money) -> Result<(), Refusal> {
        refuse_if(!(1..=LARGEST).contains(&amount.0), || self.no_amount())?;
        refuse_if(amount.down_to(about.unit) != amount, || {
            refuse!(
                BadValue,
                "cash-unit",
                "Amounts are multiples of {unit} in this game.",
                unit = self.money(about.unit)
            )
        })
    }

    /// The refusal of an amount that is none.
    pub(crate) fn no_amount(&self) -> Refusal {
        refuse!(
            BadValue,
            "cash-amount",
            "Type an amount between {least} and {most}.",
            least = self.money(self.about.as_ref().map_or(Money(1), |about| about.unit)),
            most = self.money(Money(LARGEST))
        )
    }

    /// Takes a line in.
    pub fn apply(&mut self, said: &Said) {
        match said {
            Said::Opened { about } => self.about = Some(about.clone()),
            Said::BoughtIn { who, amount, paid, by } => {
                let amount = bounded(*amount);
                let player = self.there(who);
                player.in_play = true;
                player.bought = player.bought.plus(amount);
                if *paid != (Paid::Owed {}) {
                    let giver = self.there(by.as_ref().unwrap_or(who));
                    giver.gave = giver.gave.plus(amount);
                }
            }
            Said::CashedOut { who, amount, paid } => {
                let amount = bounded(*amount);
                let player = self.there(who);
                player.in_play = false;
                player.cashed = player.cashed.plus(amount);
                if *paid {
                    player.took = player.took.plus(amount);
                }
            }
            Said::Shared { how, by, difference } => {
                if let Some(by) = by {
                    self.there(by);
                }
                self.shared = Some((*how, *difference));
            }
            Said::Closed {} => self.closed = true,
        }
    }

    fn there(&mut self, who: &Who) -> &mut Player {
        self.players.entry(who.player).or_insert_with(|| Player {
            name: who.name.clone(),
            listed: who.listed,
            ..Player::default()
        })
    }
}

impl Decides for Game {
    type Say = Say;

    /// Refused for a game that is not open or is over, a name or an amount that cannot be, a player who is not in play or not in the
    /// game, more out of the box than it holds, and an end before all have cashed out and any difference is shared.
    fn decide(&self, say: Say, context: Context) -> Result<Said, Refusal> {
        let Some(about) = &self.about else {
            let Say::Open { about } = say else {
                return Err(refuse!(
                    NotNow,
                    "cash-open-first",
                    "Open the game first, with its name."
                ));
            };
            return Ok(Said::Opened { about: checked(about)? });
        };
        refuse_if(self.closed, || {
            refuse!(NotNow, "cash-is-closed", "The evening is over. Strike that line to go on.")
        })?;
        match say {
            Say::Open { .. } => Err(refuse!(NotNow, "cash-is-open", "This game is open already.")),
            Say::Typed { line } => self.decide(typed::read(self, &line)?, context),
            Say::New { name, listed, amount, paid } => {
                let name = self.free_name(&name)?;
                refuse_if(self.players.len() >= MOST_PLAYERS, || {
                    refuse!(NoRoom, "cash-full", "A game has at most 500 players.")
                })?;
                self.bought(about, Who { player: context.next, name, listed }, amount, paid)
            }
            Say::BuyIn { player, amount, paid } => {
                let (who, _) = self.player(player)?;
                self.bought(about, who, amount, paid)
            }
            Say::CashOut { player, amount, paid } => {
                let (who, there) = self.player(player)?;
                refuse_if(!there.in_play, || {
                    refuse!(
                        NotNow,
                        "cash-is-out",
                        "{name} has cashed out. A new buy-in comes first.",
                        name = who.name.clone()
                    )
                })?;
                if amount != Money::ZERO {
                    self.amount(about, amount)?;
                }
                let paid = paid.unwrap_or(!about.on_paper) && amount != Money::ZERO;
                refuse_if(paid && amount > self.in_box(), || {
                    refuse!(
                        NotNow,
                        "cash-box-short",
                        "The box holds {amount}. Add “owed” to settle the rest in the end.",
                        amount = self.money(self.in_box())
                    )
                })?;
                Ok(Said::CashedOut { who, amount, paid })
            }
            Say::Share { how } => self.shared(how),
            Say::Close {} => {
                self.all_out()?;
                refuse_if(self.unshared().is_some(), || self.differs())?;
                Ok(Said::Closed {})
            }
        }
    }
}

impl Folded for Game {
    type Said = Said;

    fn highest(said: &Said) -> u32 {
        said.who().map_or(0, |who| who.player)
    }

    /// Nobody cashes out who has not bought in, no name is two players', and nothing follows the end of the evening.
    fn holds(&self, said: &Said) -> bool {
        let one = |who: &Who| {
            let other =
                |(id, player): (&u32, &Player)| *id != who.player && player.name == who.name;
            !self.players.iter().any(other)
        };
        !self.closed
            && match said {
                Said::Opened { .. } => true,
                Said::BoughtIn { who, by, .. } => {
                    one(who) && by.as_ref().is_none_or(|by| self.players.contains_key(&by.player))
                }
                Said::CashedOut { who, .. } => {
                    self.players.get(&who.player).is_some_and(|one| one.in_play)
                }
                Said::Shared { difference, .. } => {
                    self.in_play().next().is_none() && *difference == self.difference()
                }
                Said::Closed {} => self.in_play().next().is_none() && self.unshared().is_none(),
            }
    }

    fn take_in(&mut self, said: &Said, _: Millis) {
        self.apply(said);
    }
}

/// How well a player's name answers. Signs alone, which fold to nothing, answer to themselves.
fn found(wanted: &Wanted, typed: &str, player: &Player) -> Option<Answers> {
    if wanted.is_anybody() {
        return (player.name == clean_name(typed)).then_some(Answers::Whole);
    }
    wanted.found_in_text(&player.name)
}

/// An amount of a line within what a line may say.
fn bounded(amount: Money) -> Money {
    Money(amount.0.clamp(0, LARGEST))
}

/// The name, stakes and money of a game, tidied up.
fn checked(about: About) -> Result<About, Refusal> {
    let About { name, stakes, currency, unit, on_paper, locale } = about;
    let name = clean_text(&name, LONGEST_NAME);
    refuse_if(name.is_empty(), || refuse!(BadValue, "cash-game-name", "Give the game a name."))?;
    let code =
        currency.code.len() == 3 && currency.code.bytes().all(|one| one.is_ascii_uppercase());
    refuse_if(!code || currency.decimals > 4, || {
        refuse!(BadValue, "cash-currency", "A currency has three letters and at most 4 decimals.")
    })?;
    refuse_if(!(1..=LARGEST).contains(&unit.0), || {
        refuse!(BadValue, "cash-smallest", "The smallest amount is above 0.")
    })?;
    let locale = locale.filter(|tag| tag.len() <= 35);
    Ok(About {
        name,
        stakes: clean_text(&stakes, LONGEST_STAKES),
        currency,
        unit,
        on_paper,
        locale,
    })
}

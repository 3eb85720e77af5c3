//! What each line says.

use super::Room;
use super::said::{Broken, KillSaid, PlayerNote, RoomSaid, Why};
use super::state::{Blind, LockReason};
use crate::prelude::*;
use shuffle_up_engine::base::wording::Chain;

impl Room {
    /// What a line says, in this room's words.
    pub fn sentence(&self, said: &RoomSaid) -> Phrase {
        let money = |amount: Money| self.money(amount);
        let game = |number: u32| self.game_name(number);
        match said {
            RoomSaid::Opened { about } => {
                phrase!("cardroom-opened", "{name} opens", name = about.name.clone())
            }
            RoomSaid::SettingsChanged { .. } => {
                phrase!("cardroom-settings", "Settings of the room changed")
            }
            RoomSaid::GameAdded { about, .. } => {
                let plain = |amount| self.settings().currency.plain(amount);
                phrase!("cardroom-game-added", "New game: {game}", game = about.name(plain))
            }
            RoomSaid::PlacardChanged { game: number, .. } => {
                phrase!("cardroom-placard", "Placard of {game} changed", game = game(*number))
            }
            RoomSaid::LimitChanged { game: number, low, high, objections, .. } => phrase!(
                "cardroom-limit-changed",
                "{game}: limit changed to {low}-{high}, objections: {objections}",
                game = game(*number),
                low = money(*low),
                high = money(*high),
                objections = *objections
            ),
            RoomSaid::TableOpened { table, game: number, .. } => phrase!(
                "cardroom-table-opened",
                "Table {number} opens for {game}",
                number = *table,
                game = game(*number)
            ),
            RoomSaid::Started { table, .. } => {
                phrase!("cardroom-started", "Table {number} starts", number = *table)
            }
            RoomSaid::LastHands { table } => {
                phrase!(
                    "cardroom-last-hands",
                    "Table {number} plays its last hands",
                    number = *table
                )
            }
            RoomSaid::Closed { table } => {
                phrase!("cardroom-closed", "Table {number} closes", number = *table)
            }
            RoomSaid::Broke { table, players, .. } => self.broke_says(*table, players),
            RoomSaid::ChairsChanged { table, chairs } => phrase!(
                "cardroom-chairs-changed",
                "Table {number} has {chairs} chairs now",
                number = *table,
                chairs = *chairs
            ),
            RoomSaid::Listed { game: number, who, .. } => phrase!(
                "cardroom-listed",
                "{name} waits for {game}",
                name = who.name.clone(),
                game = game(*number)
            ),
            RoomSaid::OffList { game: number, who } => phrase!(
                "cardroom-off-list",
                "{name} is off the list of {game}",
                name = who.name.clone(),
                game = game(*number)
            ),
            RoomSaid::Called { game: number, who, table } => phrase!(
                "cardroom-called",
                "{name} is called for {game}, table {number}",
                name = who.name.clone(),
                game = game(*number),
                number = *table
            ),
            RoomSaid::Here { who } => {
                phrase!("cardroom-here", "{name} is here", name = who.name.clone())
            }
            RoomSaid::Unseen { who, out: false, .. } => {
                phrase!(
                    "cardroom-unseen",
                    "{name} did not come and is passed over",
                    name = who.name.clone()
                )
            }
            RoomSaid::Unseen { who, out: true, .. } => {
                phrase!(
                    "cardroom-unseen-out",
                    "{name} did not come and is off the list",
                    name = who.name.clone()
                )
            }
            RoomSaid::Declined { table, who, loses_place: false, .. } => phrase!(
                "cardroom-declined",
                "{name} declines table {number} and stays on the list",
                name = who.name.clone(),
                number = *table
            ),
            RoomSaid::Declined { table, who, loses_place: true, .. } => phrase!(
                "cardroom-declined-loses",
                "{name} declines table {number} and loses the place",
                name = who.name.clone(),
                number = *table
            ),
            RoomSaid::Deposited { who, amount } if *amount < Money::ZERO => phrase!(
                "cardroom-deposit-back",
                "{name} gets the deposit of {amount} back",
                name = who.name.clone(),
                amount = money(Money::ZERO.minus(*amount))
            ),
            RoomSaid::Deposited { who, amount } => phrase!(
                "cardroom-deposit",
                "{name} leaves a deposit of {amount}",
                name = who.name.clone(),
                amount = money(*amount)
            ),
            RoomSaid::Locked { table, seat, who, reason } => phrase!(
                "cardroom-locked",
                "Table {number}, seat {seat} is kept for {name}{reason}",
                number = *table,
                seat = *seat,
                name = who.name.clone(),
                reason = kept_for(*reason)
            ),
            RoomSaid::Unlocked { table, seat, who, .. } => phrase!(
                "cardroom-unlocked",
                "Table {number}, seat {seat} is no longer kept for {name}",
                number = *table,
                seat = *seat,
                name = who.name.clone()
            ),
            RoomSaid::Seated { table, seat, who, bought, along, floor, .. } => self.by_the_floor(
                phrase!(
                    "cardroom-seated",
                    "{name} sits at table {number}, seat {seat}, with {amount}",
                    name = who.name.clone(),
                    number = *table,
                    seat = *seat,
                    amount = money(bought.plus(*along))
                ),
                *floor,
            ),
            RoomSaid::Wished { table, who, seat, to } => {
                let wish = match (seat, to) {
                    (_, Some(to)) => phrase!("cardroom-wish-table", "table {number}", number = *to),
                    (Some(seat), None) => {
                        phrase!("cardroom-wish-seat", "seat {seat}", seat = *seat)
                    }
                    (None, None) => phrase!("cardroom-wish-any", "another seat"),
                };
                phrase!(
                    "cardroom-wished",
                    "{name}, table {number}, asks for {wish}",
                    name = who.name.clone(),
                    number = *table,
                    wish = wish
                )
            }
            RoomSaid::Stays { who, .. } => {
                phrase!("cardroom-stays", "{name} asks for no other seat", name = who.name.clone())
            }
            RoomSaid::SeatChanged { table, who, from, to, floor } => self.by_the_floor(
                phrase!(
                    "cardroom-seat-changed",
                    "{name} changes from seat {from} to seat {seat} of table {number}",
                    name = who.name.clone(),
                    from = *from,
                    seat = *to,
                    number = *table
                ),
                *floor,
            ),
            RoomSaid::Moved { who, from, table, seat, why, floor, .. } => {
                let (name, from, table, seat) = (who.name.clone(), *from, *table, *seat);
                let says = match why {
                    Why::MustMove => phrase!(
                        "cardroom-must-move",
                        "{name} moves on from table {from} to table {number}, seat {seat}",
                        name = name,
                        from = from,
                        number = table,
                        seat = seat
                    ),
                    Why::Transfer | Why::OtherGame => phrase!(
                        "cardroom-moved",
                        "{name} changes from table {from} to table {number}, seat {seat}",
                        name = name,
                        from = from,
                        number = table,
                        seat = seat
                    ),
                };
                self.by_the_floor(says, *floor)
            }
            RoomSaid::RefusedMove { who, table, amount, .. } => phrase!(
                "cardroom-refused-move",
                "{name} refuses to move on and leaves table {number} with {amount}",
                name = who.name.clone(),
                number = *table,
                amount = money(*amount)
            ),
            RoomSaid::Left { who, table: Some(table), amount } => phrase!(
                "cardroom-left",
                "{name} leaves table {number} with {amount}",
                name = who.name.clone(),
                number = *table,
                amount = money(*amount)
            ),
            RoomSaid::Left { who, table: None, amount } => phrase!(
                "cardroom-paid-out",
                "{name} gets {amount} for the chips that were kept",
                name = who.name.clone(),
                amount = money(*amount)
            ),
            RoomSaid::Bought { who, table, amount, behind } => {
                let (name, number, amount) = (who.name.clone(), *table, money(*amount));
                if *behind {
                    phrase!(
                        "cardroom-bought-behind",
                        "{name}, table {number}, buys {amount} at the cage; the chips are on their way",
                        name = name,
                        number = number,
                        amount = amount
                    )
                } else {
                    phrase!(
                        "cardroom-bought",
                        "{name}, table {number}, buys {amount} at the cage",
                        name = name,
                        number = number,
                        amount = amount
                    )
                }
            }
            RoomSaid::ChipsCame { who, .. } => phrase!(
                "cardroom-chips-came",
                "The chips of {name} have come",
                name = who.name.clone()
            ),
            RoomSaid::Away { who, minutes, third, .. } => {
                let (name, minutes) = (who.name.clone(), *minutes);
                match (third, minutes) {
                    (true, _) => phrase!(
                        "cardroom-third-man",
                        "{name} is the third one away and must be back for the next blinds",
                        name = name
                    ),
                    (false, Some(minutes)) => {
                        phrase!(
                            "cardroom-away-for",
                            "{name} is away for {minutes} min",
                            name = name,
                            minutes = minutes
                        )
                    }
                    (false, None) => phrase!("cardroom-away", "{name} is away", name = name),
                }
            }
            RoomSaid::Missed { who, blinds, .. } => phrase!(
                "cardroom-missed",
                "{name} misses {blinds}",
                name = who.name.clone(),
                blinds = blinds.iter().map(|blind| blind.says()).collect::<Vec<Phrase>>()
            ),
            RoomSaid::Absent { who, .. } => {
                phrase!("cardroom-absent", "{name} gets an absent button", name = who.name.clone())
            }
            RoomSaid::Back { who, .. } => {
                phrase!("cardroom-back", "{name} is back", name = who.name.clone())
            }
            RoomSaid::Posted { who, amount, .. } => phrase!(
                "cardroom-posted",
                "{name} owes no blind any more ({amount})",
                name = who.name.clone(),
                amount = money(*amount)
            ),
            RoomSaid::PickedUp { who, table, amount, floor } => self.by_the_floor(
                phrase!(
                    "cardroom-picked-up",
                    "The chips of {name} at table {number} are picked up: {amount}",
                    name = who.name.clone(),
                    number = *table,
                    amount = money(*amount)
                ),
                *floor,
            ),
            RoomSaid::PlaysOver { table, seat, who, stack } => phrase!(
                "cardroom-plays-over-seat",
                "{name} plays over at table {number}, seat {seat}, with {amount}",
                name = who.name.clone(),
                number = *table,
                seat = *seat,
                amount = money(*stack)
            ),
            RoomSaid::Collected { table, each, paid, pot, .. } => {
                let all = money(each.times(u64::try_from(paid.len()).unwrap_or(0)));
                let (number, count) = (*table, paid.len());
                if *pot {
                    phrase!(
                        "cardroom-time-pot",
                        "Table {number}: {amount} of time from one pot",
                        number = number,
                        amount = all
                    )
                } else {
                    phrase!(
                        "cardroom-collected",
                        "Table {number}: time of {amount}, players: {count}",
                        number = number,
                        count = count,
                        amount = all
                    )
                }
            }
            RoomSaid::SetupCame { table } => {
                phrase!("cardroom-setup", "Table {number} has a new setup", number = *table)
            }
            RoomSaid::ButtonDrawn { table, cards, who } => {
                let card = cards
                    .iter()
                    .find(|drew| drew.who.player == who.player)
                    .and_then(|drew| drew.card);
                phrase!(
                    "cardroom-button",
                    "{name} has the button of table {number} with {card}",
                    name = who.name.clone(),
                    number = *table,
                    card = card.map_or_else(String::new, String::from)
                )
            }
            RoomSaid::Apart { one, other, apart: true } => phrase!(
                "cardroom-kept-apart",
                "{name} and {other} are kept apart",
                name = one.name.clone(),
                other = other.name.clone()
            ),
            RoomSaid::Apart { one, other, apart: false } => phrase!(
                "cardroom-together",
                "{name} and {other} may sit together",
                name = one.name.clone(),
                other = other.name.clone()
            ),
            RoomSaid::Noted { who, note } => self.note_says(who.name.clone(), note),
            RoomSaid::Kill { table, who, what, amount } => {
                let name = who.as_ref().map_or_else(String::new, |who| who.name.clone());
                match what {
                    KillSaid::LegUp => {
                        phrase!("cardroom-leg-up", "{name} has one leg up", name = name)
                    }
                    KillSaid::Must => {
                        phrase!(
                            "cardroom-must-kill",
                            "{name} must kill for {amount}",
                            name = name,
                            amount = money(*amount)
                        )
                    }
                    KillSaid::Posted => {
                        phrase!("cardroom-kill-posted", "{name} posts the kill", name = name)
                    }
                    KillSaid::Neutral => {
                        phrase!(
                            "cardroom-kill-neutral",
                            "The kill button of table {number} is nobody’s",
                            number = *table
                        )
                    }
                }
            }
            RoomSaid::Barred { who, bar } => match bar.table {
                Some(table) => phrase!(
                    "cardroom-barred-table",
                    "{name} may not play at table {number} for now",
                    name = who.name.clone(),
                    number = table
                ),
                None => phrase!(
                    "cardroom-barred-game",
                    "{name} may not play {game} for now",
                    name = who.name.clone(),
                    game = game(bar.game.unwrap_or(0))
                ),
            },
        }
    }

    fn by_the_floor(&self, says: Phrase, floor: bool) -> Phrase {
        if floor {
            phrase!("cardroom-by-the-floor", "{says}, by decision of the floor", says = says)
        } else {
            says
        }
    }

    fn note_says(&self, name: String, note: &PlayerNote) -> Phrase {
        let tier_of =
            |tier: &u32| self.settings().tiers.get(usize::try_from(*tier).unwrap_or(0)).cloned();
        match note {
            PlayerNote::Tier { tier } => match tier.as_ref().and_then(tier_of) {
                Some(tier) => phrase!(
                    "cardroom-tier",
                    "{name} has a card of {tier}",
                    name = name,
                    tier = tier
                ),
                None => phrase!("cardroom-no-tier", "{name} has no tier", name = name),
            },
            PlayerNote::Seen { on } => phrase!(
                "cardroom-seen",
                "{name}: age and identity seen, {on}",
                name = name,
                on = on.clone()
            ),
            PlayerNote::House { .. } => {
                phrase!("cardroom-house", "{name}: note about the house changed", name = name)
            }
            PlayerNote::Text { text } => {
                phrase!("cardroom-note", "{name}: {text}", name = name, text = text.clone())
            }
        }
    }

    fn broke_says(&self, table: u32, players: &[Broken]) -> Phrase {
        let each = |one: &Broken| {
            let name = one.drew.who.name.clone();
            let card = one.drew.card.map_or_else(String::new, String::from);
            match one.to {
                Some((table, seat)) => phrase!(
                    "cardroom-broke-to",
                    "{name} {card} to table {number}, seat {seat}",
                    name = name,
                    card = card,
                    number = table,
                    seat = seat
                ),
                None => phrase!(
                    "cardroom-broke-list",
                    "{name} {card} to the list",
                    name = name,
                    card = card
                ),
            }
        };
        let parts = players
            .iter()
            .map(|one| shuffle_up_engine::base::wording::AsArgument::into_argument(each(one)));
        let players = Phrase::chain(Chain::Things, parts.collect());
        phrase!(
            "cardroom-broke",
            "Table {number} breaks: {players}",
            number = table,
            players = players
        )
    }
}

impl Blind {
    /// The blind in words.
    pub fn says(self) -> Phrase {
        match self {
            Self::Small => phrase!("cardroom-small-blind", "the small blind"),
            Self::Big => phrase!("cardroom-big-blind", "the big blind"),
            Self::Straddle => phrase!("cardroom-straddle", "the straddle"),
        }
    }
}

fn kept_for(reason: LockReason) -> Option<Phrase> {
    match reason {
        LockReason::Comes => None,
        LockReason::InAPot => Some(phrase!("cardroom-kept-pot", ", who plays a hand elsewhere")),
        LockReason::Drawn => Some(phrase!("cardroom-kept-drawn", ", who drew it and is away")),
        LockReason::Need => Some(phrase!("cardroom-kept-need", ", who needs it")),
    }
}

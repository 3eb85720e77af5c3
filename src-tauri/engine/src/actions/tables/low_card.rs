//! A card to each of several equally full tables: the low card moves a player (HPT, Moving players).

use crate::actions::prelude::*;
use crate::base::random::Chance;
use crate::base::wording::Chain;
use crate::rules::tables::balance::{Step, next_step};
use crate::state::low_card::{Card, LowCardDealt};

/// Deals the cards. The app deals for the dealer of the short table; the seed stays with the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealLowCard {
    /// The short table.
    pub to: TableNumber,
}

impl Action for DealLowCard {
    /// # Errors
    /// Refused for a table that is not open, when no player is due to move there, and where no choice is to be made.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.open_table(self.to)?;
        let fullest = match next_step(tournament, context.now) {
            Some(Step::DealCards { to, among }) if to == self.to => {
                Vec::from_iter(among.iter().copied())
            }
            _ => {
                return Err(refuse!(
                    NotNow,
                    "cards-dealt-only-player",
                    "Deal cards only when a player must move and several tables could give one."
                ));
            }
        };
        let mut chance = Chance::new(context.seed, "low card");
        let mut cards = Vec::with_capacity(fullest.len());
        // Beyond 52 tables a second deck is opened, and so on.
        for tables in fullest.chunks(52) {
            let mut deck: Vec<u8> = (0..52).collect();
            chance.shuffle(&mut deck);
            cards.extend(tables.iter().copied().zip(deck.into_iter().map(Card)));
        }
        Ok(vec![LowCardDealt { to: self.to, cards }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-low-card", "Low card"), low_card(effect))
    }
}

impl Apply for LowCardDealt {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.low_card = Some(self.clone());
    }
}

fn low_card(effect: &Effect<'_>) -> Value {
    let dealt = effect.first::<LowCardDealt>();
    let each =
        dealt.into_iter().flat_map(|dealt| dealt.cards.iter().take(8)).map(|(table, card)| {
            phrase!(
                "log-line",
                "{verb}: {what}",
                verb = effect.tournament.table_said(*table),
                what = card.said()
            )
            .into_argument()
        });
    Phrase::chain(Chain::Each, each.collect()).into_argument()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ace_of_spades_is_high() {
        assert_eq!(&*Card(51).said().english, "A of spades");
        assert_eq!(&*Card(0).said().english, "2 of clubs");
        let dealt = LowCardDealt {
            to: TableNumber(3),
            cards: vec![(TableNumber(1), Card(51)), (TableNumber(2), Card(9))],
        };
        assert_eq!(dealt.low(), Some((TableNumber(2), Card(9))));
    }
}

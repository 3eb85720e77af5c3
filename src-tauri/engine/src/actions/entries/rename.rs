//! Correcting who a player is: the name, the last name in it, the number of the card.

use crate::actions::prelude::*;
use crate::base::finding::FoldedName;
use crate::base::words::clean_name;

/// Corrects a player's name, and the number of the card, at any time; cards and sheets printed from now on carry the new ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// Whose name.
    pub player: PlayerId,
    /// The right name.
    pub name: String,
    /// The last name in it, empty for none; absent to leave it as it is.
    #[serde(default)]
    pub last_name: Option<String>,
    /// The number of the player's card, empty for none; absent to leave it as it is.
    #[serde(default)]
    pub card: Option<String>,
}

/// A name or the number of a card was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Renamed {
    /// Whose name.
    pub player: PlayerId,
    /// The name before, for the log.
    pub was: String,
    /// The right name.
    pub name: String,
    /// The last name in it; absent where nothing was said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_name: Option<String>,
    /// The number of the card; absent where nothing was said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

impl Action for Rename {
    /// # Errors
    /// Refused for an unknown player, for an empty name, and for a last name that is no part of the name.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = clean_name(&self.name);
        refuse_if(name.is_empty(), || {
            refuse!(BadValue, "player-needs-name", "A player needs a name.")
        })?;
        let player = tournament.player(self.player)?;
        let last_name = self.last_name.as_deref().map(clean_name);
        refuse_if(last_name.as_ref().is_some_and(|last| !name.contains(last.as_str())), || {
            refuse!(BadValue, "last-name-part-name", "The last name must be part of the name.")
        })?;
        let card = self.card.as_deref().map(clean_name);
        let was = player.name.clone();
        Ok(vec![Renamed { player: self.player, was, name, last_name, card }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let renamed = effect.first::<Renamed>().map(corrected);
        renamed.unwrap_or_else(|| log_label(phrase!("log-rename", "Rename"), ""))
    }
}

impl Apply for Renamed {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(player) = tournament.players.get_mut(&self.player) {
            player.name.clone_from(&self.name);
            match &self.last_name {
                Some(last) => player.last_name.clone_from(last),
                None if !self.name.contains(&player.last_name) => player.last_name.clear(),
                None => {}
            }
            if let Some(card) = &self.card {
                player.card.clone_from(card);
            }
            player.searched = FoldedName::default();
        }
    }
}

/// What a name or a card is now: a name as it was and is, a card by its number.
fn corrected(renamed: &Renamed) -> LogLabel {
    let Renamed { was, name, card, .. } = renamed;
    let (verb, what) = if was == name {
        log_label(phrase!("log-correct", "Correct"), name)
    } else {
        let what = phrase!("log-renamed", "{was} to {name}", was, name);
        log_label(phrase!("log-rename", "Rename"), what)
    };
    match card.as_deref() {
        None => (verb, what),
        Some("") => (verb, beside(what, phrase!("log-without-a-card", "without a card"))),
        Some(number) => (verb, beside(what, phrase!("log-card-number", "card {number}", number))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::tables::bench::Bench;

    fn entered() -> Bench {
        let mut bench = Bench::registering();
        let list = |text: &str| vec![text.to_string()];
        bench
            .say(Enter {
                names: list("Maria Garcia Lopez"),
                last_names: list("Garcia Lopez"),
                cards: list("4471"),
                ..Enter::default()
            })
            .unwrap();
        bench
    }

    fn who(bench: &Bench) -> (PlayerId, String, String, String) {
        let players = &bench.log.tournament().players;
        let (player, found) =
            players.iter().find(|(_, player)| player.name.contains("Garc")).unwrap();
        (*player, found.name.clone(), found.last_name.clone(), found.card.clone())
    }

    fn correct(bench: &mut Bench, name: &str, last: Option<&str>, card: Option<&str>) -> bool {
        let player = who(bench).0;
        let (last_name, card) = (last.map(String::from), card.map(String::from));
        bench.say(Rename { player, name: name.into(), last_name, card }).is_ok()
    }

    #[test]
    fn a_card_and_a_last_name_are_put_right_after_the_entry() {
        let mut bench = entered();
        // Nothing said of them leaves them as they are.
        assert!(correct(&mut bench, "Mar\u{ed}a Garcia Lopez", None, None));
        let (_, name, last, card) = who(&bench);
        assert_eq!(
            (name.as_str(), last.as_str(), card.as_str()),
            ("Mar\u{ed}a Garcia Lopez", "Garcia Lopez", "4471")
        );
        assert!(correct(&mut bench, "Mar\u{ed}a Garcia Lopez", Some(" Lopez "), Some(" 4417 ")));
        let (_, _, last, card) = who(&bench);
        assert_eq!((last.as_str(), card.as_str()), ("Lopez", "4417"));
        // Lists are in order by what was put right.
        let sorted = who(&bench).0;
        let player = bench.log.tournament().players.get(&sorted).unwrap();
        assert!(player.sorted().starts_with("lopez"));
        // Both can be taken away.
        assert!(correct(&mut bench, "Mar\u{ed}a Garcia Lopez", Some(""), Some("")));
        let (_, _, last, card) = who(&bench);
        assert_eq!((last.as_str(), card.as_str()), ("", ""));
    }

    #[test]
    fn a_last_name_is_a_part_of_the_name() {
        let mut bench = entered();
        assert!(!correct(&mut bench, "Maria Garcia Lopez", Some("Smith"), None));
        // A name that no longer has the last name in it has none.
        assert!(correct(&mut bench, "Maria Garc\u{ed}a", None, None));
        assert_eq!(who(&bench).2, "");
    }

    #[test]
    fn a_correction_without_either_leaves_both_out() {
        let short = r#"{"player":1,"was":"Ann","name":"Anne"}"#;
        let renamed: Renamed = serde_json::from_str(short).unwrap();
        assert_eq!((&renamed.last_name, &renamed.card), (&None, &None));
        assert_eq!(serde_json::to_string(&renamed).unwrap(), short);
    }
}

//! The season that a file names: how it gives points, and what was given or taken by hand.

use crate::deal::won;
use crate::reading::{Player, TdtFile};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_seasons::formula::from_the_tournament_director;
use shuffle_up_seasons::points::Preset;
use shuffle_up_seasons::season::{Adjustment, Deals};
use shuffle_up_seasons::why::preset_of;
use shuffle_up_seasons::{Evening, Hundredths, Rules};

/// Who gave the points of a file's adjustments.
const BY: &str = "The Tournament Director";

impl TdtFile {
    /// The name of the season: the league's and its own; none where the file names neither.
    pub fn season_name(&self) -> Option<String> {
        let names = [self.tournament.league.trim(), self.tournament.season.trim()];
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        (!names.is_empty()).then(|| names.join(" \u{b7} "))
    }

    /// How the season gives points by this file. Without a formula that can be read nobody has said so.
    pub fn rules(&self) -> Rules {
        Rules {
            points: self.points().unwrap_or(Preset::NotChosen),
            knockout: self.points_for_hit().unwrap_or_default(),
            attending: Hundredths(self.tournament.buy_ins.first().map_or(0, |one| one.points)),
            whole_knockouts: self.tournament.whole_hits,
            deals: if won(&self.tournament).points { Deals::Mean } else { Deals::Places },
            ..Rules::default()
        }
    }

    /// The points for a place; none without a formula, or with one that is none here.
    fn points(&self) -> Option<Preset> {
        let text = from_the_tournament_director(&self.tournament.points_for_playing).ok()?;
        Some(preset_of(&text).unwrap_or(Preset::OwnFormula { text }))
    }

    fn points_for_hit(&self) -> Option<Hundredths> {
        self.tournament.points_for_hit.parse().ok().and_then(Hundredths::rounded)
    }

    /// What was understood of the points, and what was not.
    pub(crate) fn say_points(&mut self) {
        let formula = self.tournament.points_for_playing.clone();
        let shown: String = formula.split_whitespace().collect::<Vec<_>>().join(" ");
        if !formula.is_empty() {
            match from_the_tournament_director(&formula) {
                Ok(ours) if preset_of(&ours).is_some() => self.understood.push(phrase!(
                    "tdt-formula-known",
                    "Shuffle Up has the points formula “{formula}”, too.",
                    formula = shown
                )),
                Ok(_) => self.understood.push(phrase!(
                    "tdt-formula-taken",
                    "The points formula is read as it stands: {formula}",
                    formula = shown
                )),
                Err(why) => self.not(|| {
                    phrase!(
                        "tdt-formula-not-read",
                        "The points formula cannot be read: {why} It is “{formula}”.",
                        why,
                        formula = shown
                    )
                }),
            }
        }
        let hit = self.tournament.points_for_hit.clone();
        if !hit.is_empty() && self.points_for_hit().is_none() {
            self.not(|| {
                phrase!(
                    "tdt-hit-formula",
                    "The points for a knockout are no number: “{formula}”. They are not taken.",
                    formula = hit
                )
            });
        }
    }

    /// The points that were given and taken by hand, as lines of the season for this evening. `listed` is the number that each player
    /// of the file has on the list.
    pub fn lines(&self, evening: &Evening, listed: impl Fn(u32) -> Option<u32>) -> Vec<Adjustment> {
        let players = (1u32..).zip(&self.tournament.players);
        let lines = players.filter(|(_, player)| player.points_by_hand != 0);
        let line = |(number, player): (u32, &Player)| {
            Some(Adjustment {
                player: listed(number)?,
                points: Hundredths(player.points_by_hand),
                evening: evening.id.clone(),
                by: BY.into(),
                at: evening.at,
                why: evening.name.clone(),
                struck: None,
            })
        };
        lines.filter_map(line).collect()
    }

    /// What the file is, in a line: who played, and who won.
    pub fn summary(&self) -> Phrase {
        let tournament = &self.tournament;
        let placed = &tournament.places;
        let players = Phrase::count(placed.len(), "player", "players");
        let first = placed.iter().find(|one| one.place == Some(1) && one.place_to == Some(1));
        let winner = first
            .and_then(|first| tournament.players.iter().find(|player| player.uuid == first.uuid));
        match winner {
            _ if placed.is_empty() => {
                phrase!("tdt-summary-setup", "A set-up in which nobody has played.")
            }
            Some(winner) => {
                phrase!(
                    "tdt-summary-won",
                    "{players}, {winner} won.",
                    players,
                    winner = winner.name()
                )
            }
            None => phrase!("tdt-summary-open", "{players}, nobody has won yet.", players),
        }
    }
}

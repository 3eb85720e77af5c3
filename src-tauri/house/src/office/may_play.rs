//! Who may not play is let in by nothing that is said.

use super::prelude::*;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_players::Barred;

impl Office {
    /// Goes on only where nobody is let in who may not play: by an entry, a re-entry or a rebuy, said anywhere. The list is the
    /// house's and changes; the tournament's own log knows nothing of it, and reads the same for ever.
    ///
    /// # Errors
    /// Refused with what may be said at the till.
    pub(super) fn may_play(&self, command: &Command, log: Option<&Log>) -> Result<(), Problem> {
        let again = |entry: EntryId| {
            let tournament = log?.tournament();
            let player = tournament.players.get(&tournament.entries.get(&entry)?.player)?;
            Some((player.listed, player.name.clone(), player.card.clone()))
        };
        let come: Vec<(Option<u32>, String, String)> = match command {
            Command::Enter(enter) => {
                let card = |at: usize| enter.cards.get(at).cloned().unwrap_or_default();
                let number = |at: usize| enter.listed.get(at).copied().filter(|one| *one > 0);
                let names = enter.names.iter().enumerate();
                names.map(|(at, name)| (number(at), name.clone(), card(at))).collect()
            }
            Command::ReEnter(again_in) => again(again_in.entry).into_iter().collect(),
            Command::Rebuy(rebuy) => again(rebuy.entry).into_iter().collect(),
            _ => return Ok(()),
        };
        let today = chrono::Local::now().format("%Y-%m-%d").to_string();
        // A list that cannot be read keeps nobody from playing: the desk says that it cannot be.
        let barred = self.players.look(|list| list.barred_on(&today)).unwrap_or_default();
        for (number, name, card) in come {
            let found = barred.iter().find(|barred| match number {
                Some(number) => barred.bar.player == number,
                None => barred.is_called(&name, &card),
            });
            let Some(Barred { bar, name, .. }) = found else { continue };
            let says = match bar.says.as_str() {
                "" => phrase!("ask-the-director", "Ask the director."),
                says => Phrase::own(says),
            };
            return Err(if bar.until.is_empty() {
                problem!(barred, "may-not-play", "{name} may not play. {says}", name, says)
            } else {
                problem!(
                    barred,
                    "may-not-play-until",
                    "{name} may not play until {day}. {says}",
                    name,
                    day = bar.until.clone(),
                    says
                )
            });
        }
        Ok(())
    }

    /// As `Office::may_play`, in a tournament that is not open yet, too.
    ///
    /// # Errors
    /// As there, and a log that cannot be read.
    pub fn may_play_in(
        &mut self,
        tournament: TournamentId,
        command: &Command,
    ) -> Result<(), Problem> {
        self.log(tournament)?;
        let open = self.open_tournaments.get(&tournament);
        self.may_play(command, open.map(|open| &*open.log))
    }
}

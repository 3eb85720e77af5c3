//! Keeps barred players out: no entry lets them in, and no undo, redo, restore or correction either.

use super::prelude::*;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::state::entry::{Player, PurchaseKind};
use shuffle_up_players::{Barred, PlayerList};

/// Somebody who would be let in: the number of the list, where one is known, the name and the card.
type Comer = (Option<u32>, String, String);

impl Office {
    /// Goes on only where nobody is let in who may not play: by an entry, a re-entry or a rebuy, said anywhere. The list is the
    /// house's and changes; the tournament's own log knows nothing of it, and reads the same for ever.
    ///
    /// # Errors
    /// Refused with what may be said at the till.
    pub(super) fn may_play(
        &self,
        command: &Command,
        tournament: Option<TournamentId>,
    ) -> Result<(), Problem> {
        let again = |entry: EntryId| -> Vec<Comer> {
            let open = tournament.and_then(|id| Some((id, self.open_tournaments.get(&id)?)));
            let comer = open.and_then(|(id, open)| self.comer(id, open.log.tournament(), entry));
            comer.into_iter().collect()
        };
        let come: Vec<Comer> = match command {
            Command::Enter(enter) => {
                let card = |at: usize| enter.cards.get(at).cloned().unwrap_or_default();
                let number = |at: usize| enter.listed.get(at).copied().filter(|one| *one > 0);
                let names = enter.names.iter().enumerate();
                names.map(|(at, name)| (number(at), name.clone(), card(at))).collect()
            }
            Command::ReEnter(again_in) => again(again_in.entry),
            Command::Rebuy(rebuy) => again(rebuy.entry),
            _ => return Ok(()),
        };
        stop(&self.barred_today(), come)
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
        self.may_play(command, Some(tournament))
    }

    /// As [`Office::may_play`], for an undo, a redo or a correction that brings a sale back. A stack that was never given back stays in
    /// play after any correction: the cashier who sold it knew nothing of the bar.
    ///
    /// # Errors
    /// As there, and a log that cannot be read.
    pub(super) fn may_stand_again(
        &mut self,
        tournament: TournamentId,
        line: &Line,
    ) -> Result<(), Problem> {
        if matches!(line.kind, LineKind::Command { .. }) {
            return Ok(());
        }
        let barred = self.barred_today();
        if barred.is_empty() {
            return Ok(());
        }
        let log = &self.log(tournament)?.log;
        let before = sold(log.tournament());
        let mut log = Log::clone(log);
        log.commit(line.clone());
        let after = log.tournament();
        let sold_again = sold(after).into_iter().filter(|one| !before.contains(one));
        let come = sold_again.filter_map(|(entry, _)| self.comer(tournament, after, entry));
        stop(&barred, come)
    }

    /// Who has this entry, by whom the house takes the player for.
    fn comer(&self, id: TournamentId, tournament: &Tournament, entry: EntryId) -> Option<Comer> {
        let player = tournament.entries.get(&entry)?.player;
        let Player { name, card, listed, .. } = tournament.players.get(&player)?;
        let who = self.players.look(PlayerList::who_is_who);
        let number = who.map_or(*listed, |who| who.of(&id.to_string(), player.0, name, *listed));
        // One who left the list with an undone entry may be on it again, barred, under another number.
        let on_list = |number: &u32| {
            let found = self.players.look(|list| list.of_numbers(&[*number]));
            found.is_ok_and(|found| !found.is_empty())
        };
        Some((number.filter(on_list), name.clone(), card.clone()))
    }

    /// Everybody who may not play today. A list that cannot be read keeps nobody from playing: the desk says that it cannot be.
    fn barred_today(&self) -> Vec<Barred> {
        let today = chrono::Local::now().format("%Y-%m-%d").to_string();
        self.players.look(|list| list.barred_on(&today)).unwrap_or_default()
    }
}

/// The entries, re-entries and rebuys that stand, each by its entry and its number there.
fn sold(tournament: &Tournament) -> BTreeSet<(EntryId, u32)> {
    let entries = tournament.entries.iter();
    let bought = entries.flat_map(|(id, entry)| {
        let stand = entry.standing_purchases();
        stand.filter(|(_, one)| one.kind != PurchaseKind::AddOn).map(|(number, _)| (*id, number))
    });
    bought.collect()
}

/// Goes on where nobody of those who come is barred.
fn stop(barred: &[Barred], come: impl IntoIterator<Item = Comer>) -> Result<(), Problem> {
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

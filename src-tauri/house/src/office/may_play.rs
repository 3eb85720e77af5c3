//! Keeps barred players out: no command sells them anything, no stack in play gets their name, and no undo, redo, restore or
//! correction does either.

use super::prelude::*;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::state::entry::{Entry, Player};
use shuffle_up_players::{Barred, Fits, Named, PlayerList, WhoIsWho};

/// Somebody who would be let in: the number of the list, where one is known, the name and the card.
type Comer = (Option<u32>, String, String);

impl Office {
    /// Stops a line that lets a barred player in, whatever its command: a barred player may buy nothing new, and no player in play
    /// may get the name of one. The list is the house's and changes; the
    /// tournament's own log knows nothing of it, and reads the same for ever. A stack that was never given back stays in play after
    /// any correction: the cashier who sold it knew nothing of the bar.
    ///
    /// # Errors
    /// Refused with the words that the till may say.
    pub(crate) fn may_play(
        &self,
        tournament: TournamentId,
        before: &Tournament,
        after: &Tournament,
    ) -> Result<(), Problem> {
        let barred = self.barred_today();
        if barred.is_empty() {
            return Ok(());
        }
        let who = self.who();
        let bought = |id: &EntryId, entry: &Entry| {
            let had = before.entries.get(id);
            entry.standing_purchases().any(|(number, _)| {
                had.is_none_or(|had| had.standing_purchases().all(|(one, _)| one != number))
            })
        };
        let bought = after.entries.iter().filter(|(id, entry)| bought(id, entry));
        let come = bought.filter_map(|(id, _)| self.comer(&who, tournament, after, *id));
        let renamed = after.players.iter().filter_map(|(number, is)| {
            let is = (is.name.as_str(), is.card.as_str());
            self.renamed((&barred, &who), (tournament, before), *number, is)
        });
        stop(&barred, come.chain(renamed))
    }

    /// As [`Office::may_play`], where somebody says which player of the list a stack in play belongs to.
    ///
    /// # Errors
    /// As there, and a log that cannot be read.
    pub(crate) fn may_be(
        &mut self,
        evening: &str,
        player: u32,
        listed: Option<u32>,
    ) -> Result<(), Problem> {
        // An evening that was not played here has no stack in play.
        let Ok(id) = evening.parse() else { return Ok(()) };
        let tournament = self.log(TournamentId(id))?.log.tournament();
        let in_play = in_play(tournament, PlayerId(player));
        let come =
            listed.filter(|_| in_play).map(|number| (Some(number), String::new(), String::new()));
        stop(&self.barred_today(), come)
    }

    /// The stacks in play of an evening whose players the list bars, each with why.
    pub(crate) fn barred_in_play(&mut self, evening: &str) -> BTreeMap<EntryId, Problem> {
        let barred = self.barred_today();
        let id = evening.parse().ok().map(TournamentId).filter(|_| !barred.is_empty());
        // An evening that was not played here has no stack in play.
        let Some((id, Ok(open))) = id.map(|id| (id, self.log(id))) else {
            return BTreeMap::new();
        };
        let (log, who) = (Arc::clone(&open.log), self.who());
        let there = log.tournament();
        let playing = there.players.iter().filter(|(player, _)| in_play(there, **player));
        let stacks = playing.filter_map(|(player, _)| there.live_entry(*player));
        let why = |entry| Some((entry, stop(&barred, self.comer(&who, id, there, entry)).err()?));
        stacks.filter_map(why).collect()
    }

    /// Who a player in play is by a name and a card that are new. Nobody where neither is, and where the player was kept out
    /// before: a name that was only typed wrongly can be put right.
    fn renamed(
        &self,
        (barred, who): (&[Barred], &WhoIsWho),
        (id, before): (TournamentId, &Tournament),
        player: PlayerId,
        (name, card): (&str, &str),
    ) -> Option<Comer> {
        let was = before.players.get(&player)?;
        if (was.name.as_str(), was.card.as_str()) == (name, card) || !in_play(before, player) {
            return None;
        }
        // A first entry has its player's number.
        let (number, was, its_card) = self.comer(who, id, before, EntryId(player.0))?;
        stop(barred, [(number, was, its_card)]).ok()?;
        let named = Named { name: name.into(), card: card.into(), ..Named::default() };
        // The number was that of the player who was called otherwise.
        let is_called = |number: &u32| match self.players.look(|list| list.fits(&named)) {
            Ok(Fits::One(player)) => player.number == *number,
            Ok(Fits::Several(numbers)) => numbers.contains(number),
            _ => false,
        };
        Some((number.filter(is_called), name.into(), card.into()))
    }

    /// Who has this entry, by whom the house takes the player for.
    fn comer(
        &self,
        who: &WhoIsWho,
        id: TournamentId,
        tournament: &Tournament,
        entry: EntryId,
    ) -> Option<Comer> {
        let player = tournament.entries.get(&entry)?.player;
        let Player { name, card, listed, .. } = tournament.players.get(&player)?;
        let number = who.of(&id.to_string(), player.0, name, *listed);
        // One who left the list with an undone entry may be on it again, barred, under another number.
        let on_list = |number: &u32| {
            let found = self.players.look(|list| list.of_numbers(&[*number]));
            found.is_ok_and(|found| !found.is_empty())
        };
        Some((number.filter(on_list), name.clone(), card.clone()))
    }

    /// Who everybody is by now. Where the list cannot be read, everybody is who the tournament says.
    pub(super) fn who(&self) -> WhoIsWho {
        self.players.look(PlayerList::who_is_who).unwrap_or_default()
    }

    /// Stops a barred player at a side game, who is this player of the list, or is called so where the list has none.
    ///
    /// # Errors
    /// Refused with the words that may be said.
    pub(super) fn may_sit_down(&self, listed: Option<u32>, name: &str) -> Result<(), Problem> {
        stop(&self.barred_today(), [(listed, name.to_string(), String::new())])
    }

    /// Everybody who may not play today. A list that cannot be read keeps nobody from playing: the desk says that it cannot be.
    pub(super) fn barred_today(&self) -> Vec<Barred> {
        let today = chrono::Local::now().format("%Y-%m-%d").to_string();
        self.players.look(|list| list.barred_on(&today)).unwrap_or_default()
    }
}

/// Whether a player has a stack in an event that is not over. With a bagged one the player may enter another flight.
fn in_play(tournament: &Tournament, player: PlayerId) -> bool {
    !matches!(tournament.phase(), Phase::Closed | Phase::Finished)
        && tournament.live_entry(player).is_some()
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

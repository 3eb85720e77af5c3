//! Keeps barred players out: no entry lets them in, no stack in play gets their name, and no undo, redo, restore or correction
//! does either.

use super::prelude::*;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::state::entry::{Player, PurchaseKind};
use shuffle_up_players::{Barred, Fits, Named, PlayerList};

/// Somebody who would be let in: the number of the list, where one is known, the name and the card.
type Comer = (Option<u32>, String, String);

impl Office {
    /// Goes on only where nobody is let in who may not play: by an entry, a re-entry, a rebuy or its new buyer, or by the name that
    /// a stack in play gets. The list is the house's and changes; the tournament's own log knows nothing of it, and reads the same
    /// for ever.
    ///
    /// # Errors
    /// Refused with what may be said at the till.
    pub(super) fn may_play(
        &self,
        command: &Command,
        tournament: Option<TournamentId>,
    ) -> Result<(), Problem> {
        let open = tournament.and_then(|id| Some((id, self.open_tournaments.get(&id)?)));
        let again = |entry: EntryId| -> Vec<Comer> {
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
            Command::CorrectBuyer(correct) => again(correct.buyer),
            Command::Rename(rename) => {
                let renamed = open.and_then(|(id, open)| {
                    let before = open.log.tournament();
                    let card = rename.card.as_ref();
                    let card = card.or_else(|| Some(&before.players.get(&rename.player)?.card))?;
                    let is = (rename.name.as_str(), card.as_str());
                    self.renamed(&self.barred_today(), (id, before), rename.player, is)
                });
                renamed.into_iter().collect()
            }
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

    /// As [`Office::may_play`], for an undo, a redo or a correction that brings a sale or a name back. A stack that was never given
    /// back stays in play after any correction: the cashier who sold it knew nothing of the bar.
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
        let before = log.tournament().clone();
        let sold_before = sold(&before);
        let mut log = Log::clone(log);
        log.commit(line.clone());
        let after = log.tournament();
        let sold_again = sold(after).into_iter().filter(|one| !sold_before.contains(one));
        let come = sold_again.filter_map(|(entry, _)| self.comer(tournament, after, entry));
        let is = after.players.iter();
        let renamed = is.filter_map(|(number, is)| {
            let is = (is.name.as_str(), is.card.as_str());
            self.renamed(&barred, (tournament, &before), *number, is)
        });
        stop(&barred, come.chain(renamed))
    }

    /// Who a player in play is by a name and a card that are new. Nobody where neither is, and where the player was kept out
    /// before: a name that was only typed wrongly can be put right.
    fn renamed(
        &self,
        barred: &[Barred],
        (id, before): (TournamentId, &Tournament),
        player: PlayerId,
        (name, card): (&str, &str),
    ) -> Option<Comer> {
        let was = before.players.get(&player)?;
        if (was.name.as_str(), was.card.as_str()) == (name, card) || !in_play(before, player) {
            return None;
        }
        // A first entry has its player's number.
        let (number, was, its_card) = self.comer(id, before, EntryId(player.0))?;
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

/// Whether a player has a stack in an event that is not over.
fn in_play(tournament: &Tournament, player: PlayerId) -> bool {
    tournament.phase() != Phase::Finished && tournament.live_entry(player).is_some()
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

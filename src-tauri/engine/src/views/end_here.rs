//! The end with several players left: who would get what, before it is said, and who got it.

use crate::actions::command::{Action, Command, Context};
use crate::actions::prizes::end_here::{EndHere, may_end_by_deal, may_end_here};
use crate::log::LineKind;
use crate::rules::prizes::places::{everybody_left, winners};
use crate::rules::prizes::won::Won;
use crate::state::deal::Counted;
use crate::state::ended_here::PlacedBy;
use crate::state::prelude::*;
use crate::views::desk::Figures;
use crate::views::players::Allowed;

/// A player, the place and the prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EndRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The first place of those that are shared, or the only one; 0 while it is not known.
    pub place: u32,
    /// The last of them.
    pub place_to: u32,
    /// What the player gets.
    pub prize: Money,
}

/// What an end here would give everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct EndHereView {
    /// How they get their places: as asked, or by the deal where it says them, else shared.
    pub by: PlacedBy,
    /// Whether the tournament may end now with several players left.
    pub allowed: Allowed,
    /// Whether the deal that was made can say the places.
    pub by_deal: Allowed,
    /// Everybody who is left, by their places where these are known, by their seats otherwise.
    pub rows: Vec<EndRow>,
    /// The places are known, so that there are amounts.
    pub complete: bool,
    /// The newest counts of those who are left, whenever they were taken.
    pub last_counts: Vec<Counted>,
    /// The chips counted.
    pub counted: ChipCount,
    /// The chips in play.
    pub in_play: ChipCount,
    /// The chips counted are those in play.
    pub agrees: bool,
}

/// Who would get what if it ended here, so.
pub fn end_here_view(
    tournament: &Tournament,
    by: Option<PlacedBy>,
    stacks: &[Counted],
    now: Millis,
) -> EndHereView {
    let by_deal = may_end_by_deal(tournament);
    let usual = if by_deal.is_ok() { PlacedBy::Deal } else { PlacedBy::Shared };
    let by = by.unwrap_or(usual);
    let stacks = if by == PlacedBy::Chips { stacks.to_vec() } else { Vec::new() };
    let counted = stacks.iter().map(|stack| stack.chips).fold(0, u64::saturating_add);
    let end = EndHere { by, stacks, as_counted: true };
    let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
    let ended = end.decide(tournament, &context).ok().map(|events| {
        let mut after = tournament.clone();
        events.iter().for_each(|event| event.apply(&mut after));
        after
    });
    let rows = match &ended {
        Some(after) => end_rows(after),
        None => everybody_left(tournament)
            .map(|entry| EndRow {
                entry,
                name: tournament.name(entry).to_string(),
                place: 0,
                place_to: 0,
                prize: Money::ZERO,
            })
            .collect(),
    };
    EndHereView {
        by,
        allowed: Allowed::from_verdict(may_end_here(tournament)),
        by_deal: Allowed::from_verdict(by_deal),
        rows,
        complete: ended.is_some(),
        counted,
        last_counts: everybody_left(tournament)
            .filter_map(|entry| Some(Counted { entry, chips: tournament.count_of(entry)?.chips }))
            .collect(),
        in_play: tournament.chips_in_play,
        agrees: counted == tournament.chips_in_play,
    }
}

/// Everybody who was left at the end, first place first, and what they get.
pub(crate) fn end_rows(tournament: &Tournament) -> Vec<EndRow> {
    rows_of(tournament, &winners(tournament))
}

/// The places and prizes of those who have just gone out, by what was said last; nothing before the money, and nothing while
/// tables play a hand together, after which the places are known.
pub fn went_out(tournament: &Tournament, said: &LineKind, figures: &Figures) -> Vec<EndRow> {
    let LineKind::Command { command: Command::Bust(bust), .. } = said else { return Vec::new() };
    let together = tournament.hand_for_hand.is_some() && tournament.phase() == Phase::Playing;
    if together || figures.to_the_money > 0 {
        return Vec::new();
    }
    rows_of(tournament, &bust.out.iter().map(|out| out.entry).collect::<Vec<_>>())
}

/// Those of these entries who have a place, the best one first.
fn rows_of(tournament: &Tournament, entries: &[EntryId]) -> Vec<EndRow> {
    Won::of(tournament)
        .placed()
        .filter(|(_, entry, _)| entries.contains(entry))
        .map(|(finish, entry, prize)| EndRow {
            entry,
            name: tournament.name(entry).to_string(),
            place: finish.place,
            place_to: finish.place_to,
            prize,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::pause::PauseClock;
    use crate::actions::tables::bench::Bench;
    use crate::views::desk::{desk_view, figures};

    /// Before the money the line of the log says all there is to say.
    #[test]
    fn places_and_prizes_are_told_once_in_the_money() {
        let mut bench = Bench::playing(20);
        let all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        let told = |bench: &Bench| {
            desk_view(&bench.log, bench.now(), None)
                .went_out
                .into_iter()
                .map(|row| (row.entry, row.place, row.prize > Money::ZERO))
                .collect::<Vec<_>>()
        };
        for out in all.iter().rev().take(10) {
            bench.bust(*out);
            assert_eq!(told(&bench), []);
        }
        while figures(bench.log.tournament(), 0).to_the_money > 0 {
            bench.bust(everybody_left(bench.log.tournament()).last().unwrap());
        }
        let left: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        let place = u32::try_from(left.len()).unwrap();
        bench.bust(left[0]);
        assert_eq!(told(&bench), [(left[0], place, true)]);
        // Whatever is said after it is told of by its own line.
        bench.say(PauseClock {}).unwrap();
        assert_eq!(told(&bench), []);
    }

    #[test]
    fn the_usual_way_to_end_without_a_deal_is_to_share() {
        let bench = Bench::playing(9);
        let usual = end_here_view(bench.log.tournament(), None, &[], bench.now());
        assert_eq!((usual.by, usual.complete), (PlacedBy::Shared, true));
        let by_deal = end_here_view(bench.log.tournament(), Some(PlacedBy::Deal), &[], bench.now());
        assert_eq!(
            (by_deal.by, by_deal.by_deal.yes, by_deal.complete),
            (PlacedBy::Deal, false, false)
        );
    }
}

//! The end before one player has all the chips: after a deal, or because the host says so. Those who are left get the places
//! that are left, and nobody has to be busted for it.

use crate::actions::hand_for_hand::end::HandForHandEnded;
use crate::actions::prelude::*;
use crate::rules::hand_for_hand::{still_playing, tables_to_rank};
use crate::rules::prizes::places::everybody_left;
use crate::rules::prizes::won::Won;
use crate::state::deal::{Counted, Deal, DealKind};
use crate::state::ended_here::{EndedHere, PlacedBy};
use std::cmp::Reverse;

/// Ends the tournament with all who are left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndHere {
    /// How they get their places.
    pub by: PlacedBy,
    /// The stacks of everybody left, where they are placed by chips.
    #[serde(default)]
    pub stacks: Vec<Counted>,
    /// The count stands although it is not the chips in play.
    #[serde(default)]
    pub as_counted: bool,
}

/// Whether the tournament may end now with all who are left.
///
/// # Errors
/// Refused before play and at the end, while a hand is played together, and while a deal is talked about.
pub fn may_end_here(tournament: &Tournament) -> Result<(), Refusal> {
    tournament.begun(Tournament::shuffle_up_first)?;
    refuse_if(tournament.deal_discussion.is_some(), || {
        refuse!(
            NotNow,
            "deal-still-on-screen",
            "A deal is still on the screen. Make it, or remove it first."
        )
    })?;
    refuse_if(!tournament.playing_the_hand().is_empty(), || {
        let still = still_playing(tournament);
        refuse!(NotNow, "end-here-once-hand-over", "{still}. End here after the hand.", still)
    })?;
    refuse_if(!tables_to_rank(tournament).is_empty(), || {
        refuse!(
            NotNow,
            "say-first-who-had-more",
            "First say which of the players busted on this hand had more chips."
        )
    })
}

/// Whether the places of those who are left may be those of the deal that was made.
///
/// # Errors
/// Refused without a deal, while money is left for the winner, and while somebody is in who has no share.
pub fn may_end_by_deal(tournament: &Tournament) -> Result<(), Refusal> {
    let Some(agreed) = Won::of(tournament).deal else {
        return Err(refuse!(
            NotNow,
            "no-deal-was-made",
            "No deal was made. End by chips, or share the places that are left."
        ));
    };
    if let Some(without) = everybody_left(tournament).find(|who| !agreed.shares.contains_key(who)) {
        return Err(refuse!(
            NotNow,
            "no-share-of-the-deal",
            "{name} has no share of the deal. End by chips, or share the places that are left.",
            name = tournament.name(without)
        ));
    }
    refuse_if(agreed.rest > Money::ZERO, || {
        refuse!(
            NotNow,
            "deal-leaves-for-winner",
            "The deal leaves {amount} for the winner. End by chips, or share it.",
            amount = tournament.money(agreed.rest)
        )
    })
}

/// Everybody left by these stacks and shares, the largest first; those who have the same share their places.
fn by_size(
    tournament: &Tournament,
    size: impl Fn(EntryId) -> (ChipCount, Money),
) -> Vec<Vec<EntryId>> {
    let mut groups: BTreeMap<Reverse<(ChipCount, Money)>, Vec<EntryId>> = BTreeMap::new();
    for entry in everybody_left(tournament) {
        groups.entry(Reverse(size(entry))).or_default().push(entry);
    }
    groups.into_values().collect()
}

/// Everybody left by the stacks of a deal; of equal stacks by what the players agreed on themselves. An odd cent, which nobody could
/// divide, decides no place (RRoP 35).
fn by_the_deal(tournament: &Tournament, deal: Option<&Deal>) -> Vec<Vec<EntryId>> {
    let share = |entry: &EntryId| {
        let share = deal.and_then(|deal| deal.shares.get(entry)).copied();
        share.unwrap_or_default()
    };
    let by_stack = by_size(tournament, |entry| {
        let stacks = deal.into_iter().flat_map(|deal| &deal.stacks);
        let chips = stacks.filter(|stack| stack.entry == entry).map(|one| one.chips);
        (chips.sum(), Money::ZERO)
    });
    if deal.is_none_or(|deal| deal.kind != DealKind::Agreed) {
        return by_stack;
    }
    let mut places: Vec<Vec<EntryId>> = Vec::new();
    for mut equal in by_stack {
        equal.sort_by_key(|entry| Reverse(share(entry)));
        let mut most: Option<Money> = None;
        for entry in equal {
            match (most, places.last_mut()) {
                (Some(most), Some(tied)) if most.minus(share(&entry)) <= Money(1) => {
                    tied.push(entry);
                }
                _ => {
                    most = Some(share(&entry));
                    places.push(vec![entry]);
                }
            }
        }
    }
    places
}

/// The stacks of everybody left, each of them once.
fn counted(
    tournament: &Tournament,
    stacks: &[Counted],
) -> Result<BTreeMap<EntryId, ChipCount>, Refusal> {
    let mut counted = BTreeMap::new();
    for stack in stacks {
        refuse_if(!tournament.is_in(stack.entry), || tournament.unknown_or_out(stack.entry))?;
        refuse_if(stack.chips == 0, || tournament.has_no_chips(stack.entry))?;
        refuse_if(counted.insert(stack.entry, stack.chips).is_some(), || {
            tournament.counted_twice(stack.entry)
        })?;
    }
    refuse_if(everybody_left(tournament).any(|entry| !counted.contains_key(&entry)), || {
        Tournament::count_everybody()
    })?;
    Ok(counted)
}

impl Action for EndHere {
    /// # Errors
    /// The refusals of [`may_end_here`] and [`may_end_by_deal`]; stacks that are not those of everybody left, or that do not
    /// sum to the chips in play, unless the count stands.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_end_here(tournament)?;
        refuse_if(self.by != PlacedBy::Chips && !self.stacks.is_empty(), || {
            refuse!(BadValue, "stacks-only-to-end-by-chips", "Count stacks only to end by chips.")
        })?;
        let places = match self.by {
            PlacedBy::Shared => vec![everybody_left(tournament).collect()],
            PlacedBy::Deal => {
                may_end_by_deal(tournament)?;
                by_the_deal(tournament, tournament.deal.as_ref())
            }
            PlacedBy::Chips => {
                let counted = counted(tournament, &self.stacks)?;
                let sum = counted.values().copied().fold(0, u64::saturating_add);
                refuse_if(sum != tournament.chips_in_play && !self.as_counted, || {
                    tournament.stacks_sum_to(sum)
                })?;
                let of = |entry| counted.get(&entry).copied().unwrap_or_default();
                by_size(tournament, |entry| (of(entry), Money::ZERO))
            }
        };
        let at = context.now;
        let mut events = Vec::new();
        if tournament.hand_for_hand.is_some() {
            events.push(HandForHandEnded { at }.into());
        }
        let unit = tournament.setup.prizes.unit;
        events.push(EndedHere { at, by: self.by, places, unit }.into());
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let ended = effect.first::<EndedHere>();
        let left = ended.map_or(0, |ended| ended.places.iter().map(Vec::len).sum());
        let how = match self.by {
            PlacedBy::Deal => phrase!("log-places-by-the-deal", "places by the deal"),
            PlacedBy::Chips => phrase!("log-places-by-chips", "places by chips"),
            PlacedBy::Shared => phrase!("log-they-share", "they share the places"),
        };
        let players = Phrase::count(left, "player", "players");
        let what = phrase!("log-ended-with", "{players} left, {how}", players, how);
        log_label(phrase!("log-tournament-ended", "Ended"), what)
    }
}

impl EndedHere {
    /// Whether everybody who is in has a place, and nobody else.
    pub(crate) fn places_all(&self, tournament: &Tournament) -> bool {
        let placed: BTreeSet<EntryId> = self.places.iter().flatten().copied().collect();
        placed == everybody_left(tournament).collect()
    }
}

impl Apply for EndedHere {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.ended_here = Some(self.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
    use crate::actions::prizes::deal::{DiscussDeal, MakeDeal};
    use crate::actions::tables::bench::Bench;
    use crate::rules::prizes::payouts::payouts;
    use crate::rules::prizes::places::finishes;
    use crate::state::phase::Phase;

    fn shared() -> EndHere {
        EndHere { by: PlacedBy::Shared, stacks: Vec::new(), as_counted: false }
    }

    fn chips(stacks: &[(EntryId, u64)], as_counted: bool) -> EndHere {
        EndHere { by: PlacedBy::Chips, stacks: of(stacks), as_counted }
    }

    fn of(stacks: &[(EntryId, u64)]) -> Vec<Counted> {
        stacks.iter().map(|(entry, chips)| Counted { entry: *entry, chips: *chips }).collect()
    }

    /// Ten at 25 make 250: 125, 75 and 50. The last three sit there, in the order of their seats.
    fn three_left() -> (Bench, Vec<EntryId>) {
        let mut bench = Bench::playing(10);
        let all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        for entry in &all[3..] {
            bench.bust(*entry);
        }
        (bench, all[..3].to_vec())
    }

    fn places(bench: &Bench) -> Vec<(u32, u32, Vec<EntryId>)> {
        let finishes = finishes(bench.log.tournament()).into_iter().take_while(|one| one.place < 4);
        finishes.map(|one| (one.place, one.place_to, one.entries)).collect()
    }

    fn prizes(bench: &Bench, entries: &[EntryId]) -> Vec<i64> {
        let each = Won::of(bench.log.tournament()).each();
        entries.iter().map(|entry| each.get(entry).copied().unwrap_or_default().0).collect()
    }

    #[test]
    fn all_who_are_left_share_their_places() {
        let (mut bench, left) = three_left();
        bench.say(shared()).unwrap();
        assert_eq!(bench.log.tournament().phase(), Phase::Finished);
        assert_eq!(places(&bench), [(1, 3, left.clone())]);
        // 250 by three: the odd cent is the first one's.
        let got = prizes(&bench, &left);
        assert_eq!(got.iter().sum::<i64>(), 25_000);
        assert!(got.iter().max().unwrap() - got.iter().min().unwrap() <= 1, "{got:?}");
        assert_eq!(bench.label(), "Ended: 3 players left, they share the places");
        bench.undo();
        assert_eq!(bench.log.tournament().phase(), Phase::Playing);
    }

    #[test]
    fn by_chips_the_largest_stack_is_first_and_equal_ones_share() {
        let (mut bench, left) = three_left();
        let (one, two, three) = (left[0], left[1], left[2]);
        let all = bench.log.tournament().chips_in_play;
        let few = [(one, 100), (two, 100), (three, 200)];
        assert_eq!(
            bench.say(chips(&few, false)).unwrap_err().named(),
            "BadValue stacks-sum-to(sum=400, in_play=10,000)"
        );
        assert_eq!(
            bench.say(chips(&few[..2], true)).unwrap_err().named(),
            "BadValue count-chips-everybody-left"
        );
        let twice = [(one, 1), (one, 1), (two, 1), (three, 1)];
        assert_eq!(
            bench.say(chips(&twice, true)).unwrap_err().named(),
            "BadValue counted-twice(name=Player 4)"
        );
        assert_eq!(
            bench.say(chips(&[(one, 0)], true)).unwrap_err().named(),
            "BadValue has-no-chips(name=Player 4)"
        );
        let whole = [(one, 1_000), (two, 1_000), (three, all - 2_000)];
        bench.say(chips(&whole, false)).unwrap();
        assert_eq!(places(&bench), [(1, 1, vec![three]), (2, 3, vec![one, two])]);
        let by_place: Vec<i64> =
            payouts(bench.log.tournament()).iter().map(|prize| prize.0).collect();
        let got = prizes(&bench, &[three, one, two]);
        assert_eq!((got[0], got[1] + got[2]), (by_place[0], by_place[1] + by_place[2]));
    }

    #[test]
    fn by_the_deal_everybody_has_the_agreed_share() {
        let (mut bench, left) = three_left();
        let end = EndHere { by: PlacedBy::Deal, ..shared() };
        assert_eq!(bench.say(end.clone()).unwrap_err().named(), "NotNow no-deal-was-made");
        let stacks = of(&[(left[0], 1), (left[1], 3), (left[2], 2)]);
        let deal = |left| MakeDeal {
            kind: DealKind::Chips,
            stacks: stacks.clone(),
            left: Money(left),
            as_counted: true,
            unit: Money::ZERO,
            shares: Vec::new(),
        };
        bench.say(deal(1_000)).unwrap();
        let why = bench.say(end.clone()).unwrap_err().named();
        assert_eq!(why, "NotNow deal-leaves-for-winner(amount=$10)");
        bench.undo();
        bench.say(deal(0)).unwrap();
        let agreed = prizes(&bench, &left);
        bench.say(end).unwrap();
        assert_eq!(
            places(&bench),
            [(1, 1, vec![left[1]]), (2, 2, vec![left[2]]), (3, 3, vec![left[0]])]
        );
        assert_eq!(prizes(&bench, &left), agreed);
    }

    #[test]
    fn it_is_refused_where_nothing_can_end() {
        let mut bench = Bench::registering();
        assert_eq!(bench.say(shared()).unwrap_err().named(), "NotNow play-not-begun-shuffle");
        bench.say(Enter { names: vec!["A".into(), "B".into()], ..Enter::default() }).unwrap();
        let (mut bench, left) = three_left();
        let stacks = of(&[(left[0], 1), (left[1], 3), (left[2], 2)]);
        bench.say(DiscussDeal { stacks, left: Money::ZERO, unit: Money::ZERO }).unwrap();
        assert_eq!(bench.say(shared()).unwrap_err().named(), "NotNow deal-still-on-screen");
        bench
            .say(DiscussDeal { stacks: Vec::new(), left: Money::ZERO, unit: Money::ZERO })
            .unwrap();
        let counted = EndHere { stacks: of(&[(left[0], 1)]), ..shared() };
        assert_eq!(bench.say(counted).unwrap_err().named(), "BadValue stacks-only-to-end-by-chips");
        bench.say(shared()).unwrap();
        assert_eq!(bench.say(shared()).unwrap_err().named(), "NotNow tournament-over");
        assert!(bench.say(StartClock {}).is_err());

        let mut bench = Bench::playing(20);
        bench.say(GoHandForHand { until: Until::Left { players: 4 }, pace: None }).unwrap();
        let why = bench.say(shared()).unwrap_err().named();
        assert_eq!(
            why,
            "NotNow end-here-once-hand-over(still=tables-still-play-the(tables=tables-numbered(numbers=[1, 2]), turn=hand))"
        );
    }
}

//! Following a table from hand to hand: the next hand is dealt, and button and blinds go on by the house's rule (HPT, Dead
//! button rule; RRoP explanation 1; LR 31; TCH 32). Where the director says button or big blind instead, that is where
//! they were, and following begins anew with the next hand. While a mixed event plays stud the button is frozen (TCH 11b).

use crate::actions::prelude::*;
use crate::actions::tables::draw_button::no_button_in_stud;
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::house_rules::stud_only;
use crate::rulebook::schedule::Posts;
use crate::rules::penalties::count_hand;
use crate::state::last_hand::{Blinds, HandSource, LastHand};

/// The next hand is dealt at these tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealHands {
    /// The tables; with none named, every table whose button or big blind is known.
    pub tables: Vec<TableNumber>,
}

/// The next hand was dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandsDealt {
    /// When, in tournament time.
    pub at: Millis,
    /// The hands.
    pub hands: Vec<DealtHand>,
}

/// The hand dealt at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealtHand {
    /// The table.
    pub table: TableNumber,
    /// Its button and blinds.
    pub hand: Blinds,
    /// The seats of newcomers who are not dealt in yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<SeatNumber>,
    /// Its number at the table, counted from 0, where the games change by hands and the table's hands were counted from the
    /// first one on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

impl DealHands {
    /// The hands that are dealt, at one table or at all of them together.
    ///
    /// # Errors
    /// Refused for a table that is not open, is named twice or has one player, where neither button nor big blind is known, and
    /// where only stud is played.
    pub(crate) fn dealt(
        &self,
        tournament: &Tournament,
        context: &Context,
    ) -> Result<Vec<Event>, Refusal> {
        tournament.each_open_once(&self.tables)?;
        refuse_if(stud_only(&tournament.setup.schedule), no_button_in_stud)?;
        let tournament = &tournament.as_dealt(context.now);
        let hand = |table: TableNumber| {
            let (hand, waiting) = tournament.next_hand(table, context.now)?;
            let number = tournament.number_of_next_hand(table, context.now);
            Some(DealtHand { table, hand, waiting, number })
        };
        let hands: Vec<DealtHand> = if self.tables.is_empty() {
            tournament.room.tables().filter_map(|(table, _)| hand(table)).collect()
        } else {
            let dealt = self.tables.iter().map(|table| {
                let found = tournament.open_table(*table)?;
                refuse_if(found.players() < 2, || {
                    refuse!(
                        NotNow,
                        "table-has-nobody-to-deal-to",
                        "{table} has nobody to deal to.",
                        table = tournament.table_said(*table).capital()
                    )
                })?;
                hand(*table).ok_or_else(|| button_needed(tournament, *table))
            });
            dealt.collect::<Result<_, _>>()?
        };
        match (hands.as_slice(), tournament.room.tables().next()) {
            ([], Some((table, _))) => Err(button_needed(tournament, table)),
            _ => Ok(vec![HandsDealt { at: context.now, hands }.into()]),
        }
    }
}

impl Action for DealHands {
    /// # Errors
    /// Refused outside play, in hand-for-hand, where all tables deal together (TCH P8), and as `DealHands::dealt` says.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(|| {
            refuse!(NotNow, "hands-dealt-during-play", "Deal hands only during play.")
        })?;
        let together = tournament.hand_for_hand.as_ref().is_some_and(|on| on.pace != Pace::Round);
        refuse_if(together, || {
            refuse!(
                HouseRule,
                "hand-for-hand-deals-together",
                "Hand-for-hand is on. Deal the next hand at all tables together (TCH P8)."
            )
        })?;
        self.dealt(tournament, context)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let dealt = effect.first::<HandsDealt>().map(|dealt| dealt.hands.as_slice());
        let what = match dealt.unwrap_or_default() {
            [one] if one.hand.is_frozen() => phrase!(
                "log-stud-dealt",
                "{table}, stud, button stays at {button}",
                table = effect.tournament.table_said(one.table),
                button = one.hand.button,
            ),
            [one] => phrase!(
                "log-hand-dealt",
                "{table}, button {button}, big blind {big}",
                table = effect.tournament.table_said(one.table),
                button = one.hand.button,
                big = one.hand.last_big(),
            ),
            several => Phrase::count(several.len(), "table", "tables"),
        };
        log_label(phrase!("log-deal", "Deal"), what)
    }
}

fn button_needed(tournament: &Tournament, table: TableNumber) -> Refusal {
    refuse!(
        ButtonNeeded,
        "say-where-button-was",
        "Say where the button of {table} was: btn {number} 5. After that it moves by itself.",
        table = tournament.table_said(table),
        number = table
    )
}

impl Apply for HandsDealt {
    fn apply(&self, tournament: &mut Tournament) {
        // Hands that all tables play together are counted there.
        if tournament.hand_for_hand.as_ref().is_none_or(|on| on.pace == Pace::Round) {
            count_hand(tournament, |table| self.hands.iter().any(|dealt| dealt.table == table));
        }
        let at = Some(self.at);
        for dealt in &self.hands {
            let Some(table) = tournament.room.table(dealt.table) else { continue };
            let mut dealt_in = table.occupied();
            dealt_in.retain(|seat| !dealt.waiting.contains(seat));
            let players = dealt_in.iter().filter_map(|seat| table.at(*seat)).collect();
            let (source, button) = (HandSource::Dealt, Some(dealt.hand.button));
            let stud = dealt.hand.is_frozen();
            let blinds = Some(dealt.hand.clone());
            let (out, outs_before) = (None, tournament.bust_hands.len());
            let hand = LastHand {
                source,
                at,
                number: dealt.number,
                button,
                stud,
                blinds,
                dealt_in,
                players,
                out,
                outs_before,
            };
            tournament.room.know_hand(dealt.table, hand);
        }
    }
}

impl Tournament {
    /// Whether the next hand of this table is one of stud, with neither button nor blinds (TCH 11b). Where the games change by
    /// hands, each table counts its own: those dealt at the desk since its first one. A table that was not followed from
    /// there on plays what was last said of it, or a game with blinds.
    pub fn plays_stud(&self, table: TableNumber, now: Millis) -> bool {
        self.room_plays_stud(now) || {
            let next = self.number_of_next_hand(table, now);
            let counted = next.and_then(|number| self.setup.schedule.game_of_hand(number));
            match counted {
                Some(game) => game.posts == Posts::Stud,
                None => {
                    self.changes_by_hands()
                        && self.last_hand(table, now).is_some_and(|hand| hand.stud)
                }
            }
        }
    }

    /// Whether the hand just played at this table was one of stud, as far as the desk knows.
    pub fn played_stud(&self, table: TableNumber, now: Millis) -> bool {
        self.room_plays_stud(now)
            || (self.changes_by_hands() && self.last_hand(table, now).is_some_and(|hand| hand.stud))
    }

    /// Which of the table's hands the next one is, counted from 0, where the games change by hands and it is known.
    pub(crate) fn number_of_next_hand(&self, table: TableNumber, now: Millis) -> Option<u32> {
        let last = self.last_hand(table, now).filter(|_| self.changes_by_hands())?;
        let begun = u32::from(last.at.is_some());
        last.number.map(|number| number.saturating_add(begun))
    }

    pub(crate) fn changes_by_hands(&self) -> bool {
        self.setup.schedule.game_of_hand(0).is_some()
    }

    /// Whether stud alone is dealt at this time, at every table.
    pub fn room_plays_stud(&self, now: Millis) -> bool {
        let schedule = &self.setup.schedule;
        let shown = self.dial.reading(schedule, now).stage;
        // A hand dealt as a break begins is one of the level before it.
        let level = (0..=shown).rev().find(|stage| !schedule.stage(*stage).is_break());
        let games = schedule.games_at(level.unwrap_or(shown));
        stud_only(schedule)
            || (!games.is_empty() && games.iter().all(|game| game.posts == Posts::Stud))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::pause::PauseClock;
    use crate::actions::clock::start::StartClock;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::button::SetButton;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::Seat;
    use crate::state::last_hand::TYPED_TOGETHER;

    const TABLE: TableNumber = TableNumber(1);

    /// Button, small blinds and big blinds of the last hand at table 1.
    fn hand(bench: &Bench) -> (u8, Vec<u8>, Vec<u8>) {
        let hand = bench.log.tournament().hand_known(TABLE, bench.now()).unwrap();
        let numbers = |seats: &[SeatNumber]| seats.iter().map(|seat| seat.0).collect();
        (hand.button.0, numbers(&hand.small), numbers(&hand.big))
    }

    fn deal(bench: &mut Bench) {
        let reading = bench.floor("deal 1");
        bench.say(reading.command.unwrap_or_else(|| panic!("{}", reading.refusal))).unwrap();
    }

    /// HPT, Dead button rule: the big blind busts; the next hand has no small blind, the one after a dead button.
    #[test]
    fn a_followed_table_goes_on_over_a_bust() {
        let mut bench = Bench::playing(20);
        deal(&mut bench);
        assert_eq!(hand(&bench), (2, vec![3], vec![4]), "the first hand had the ace's seat, 1");
        let big = bench.at(1, 4);
        bench.bust(big);
        assert_eq!(bench.log.tournament().known_button(TABLE, bench.now()), Some(SeatNumber(2)));
        assert_eq!(
            bench.log.tournament().next_big_blind(TABLE, bench.now()),
            Some(Seat::new(1, 5))
        );
        deal(&mut bench);
        assert_eq!(hand(&bench), (3, vec![], vec![5]));
        deal(&mut bench);
        assert_eq!(hand(&bench), (4, vec![5], vec![6]));
        assert_eq!(bench.label(), "Deal: table 1, button 4, big blind 6");
        bench.undo();
        assert_eq!(hand(&bench), (3, vec![], vec![5]));
    }

    #[test]
    fn whoever_says_the_button_follows_anew_from_there() {
        let mut bench = Bench::playing(20);
        deal(&mut bench);
        let button = bench.floor("btn 1 7").command.unwrap();
        bench.say(button).unwrap();
        assert!(!bench.log.tournament().is_followed(TABLE, bench.now()));
        deal(&mut bench);
        assert_eq!(hand(&bench), (8, vec![9], vec![10]));
    }

    /// Two bust-outs typed at once are of one hand; two with a hand's time between them are not, and the button has moved on
    /// unseen: it is asked for again.
    #[test]
    fn a_table_left_alone_is_followed_no_longer() {
        let mut bench = Bench::playing(20);
        deal(&mut bench);
        for seat in [5, 6] {
            let out = bench.at(1, seat);
            bench.bust(out);
            assert!(bench.log.tournament().is_followed(TABLE, bench.now()));
        }
        bench.wait(TYPED_TOGETHER);
        let out = bench.at(1, 7);
        bench.bust(out);
        assert_eq!(bench.log.tournament().known_button(TABLE, bench.now()), None);
        assert!(bench.floor("deal 1").refusal.english.contains("btn 1 5"));
        assert!(bench.floor("deal 9").refusal.english.contains("not open"));
    }

    /// The table goes on from the hand that was dealt, after a long think, a pause of the clock or a break.
    #[test]
    fn a_hand_that_was_dealt_goes_on_however_long_it_took() {
        let mut bench = Bench::playing(20);
        deal(&mut bench);
        bench.wait(25 * 60_000);
        let out = bench.at(1, 7);
        bench.bust(out);
        bench.wait(9 * 60_000);
        let reading = bench.floor("deal 1");
        assert_eq!(reading.says.english, "the next hand at table 1: button 3, big blind 5");
        deal(&mut bench);
        assert_eq!(hand(&bench), (3, vec![4], vec![5]));
        bench.say(PauseClock {}).unwrap();
        bench.wait(40 * 60_000);
        bench.say(StartClock {}).unwrap();
        assert_eq!(bench.floor("deal all").says.english, "the next hand at 1 table");
        deal(&mut bench);
        assert_eq!(hand(&bench), (4, vec![5], vec![6]));
        // A move by the button asks where it was: many hands may have been played that nobody said.
        bench.wait(25 * 60_000);
        assert_eq!(bench.log.tournament().known_button(TABLE, bench.now()), None);
    }

    #[test]
    fn all_tables_whose_button_is_known_are_dealt_at_once() {
        let mut bench = Bench::playing(20);
        let all = bench.floor("deal all");
        assert_eq!(all.says.english, "the next hand at 2 tables");
        bench.say(all.command.unwrap()).unwrap();
        assert_eq!(bench.label(), "Deal: 2 tables");
        assert!(bench.log.tournament().is_followed(TableNumber(2), bench.now()));
        assert!(bench.floor("deal").says.english.contains("deal 6"));
    }

    /// HPT: a player moved into the coming small blind posts it; what is met stands with the move.
    #[test]
    fn a_newcomer_takes_the_obligations_of_the_seat() {
        let mut bench = Bench::playing(20);
        deal(&mut bench);
        let big = bench.at(1, 4);
        bench.bust(big);
        let entry = bench.at(2, 1);
        bench.say(MovePlayer { entry, to: Seat::new(1, 4), reason: "balance".into() }).unwrap();
        let told = bench.log.tournament().moves.last().unwrap().one;
        assert_eq!(told.meets, Some(crate::state::moves::Meets::SmallBlind));
        deal(&mut bench);
        assert_eq!(hand(&bench), (3, vec![4], vec![5]));
    }

    /// TCH 11b: in a mixed event whose games change by hands the table's own count freezes the button for the hands of stud, and
    /// play with blinds starts from there; `btn` says of a table that nobody counted that its hand was one of stud.
    #[test]
    fn stud_by_hands_freezes_the_button() {
        use crate::rulebook::schedule::{GameChange, Rotation};
        use crate::rulebook::templates;
        let mut setup = templates::all().into_iter().find(|one| one.id == "horse").unwrap().setup;
        let games: &mut Rotation = setup.schedule.games.as_mut().unwrap();
        assert_eq!(games.change, GameChange::Hands { hands: 8 });
        let mut bench = Bench::of(setup);
        bench.seat(8);
        let button = bench.floor("btn 1 1").command.unwrap();
        bench.say(button).unwrap();
        let mut buttons = Vec::new();
        for _ in 0..41 {
            bench.wait(2 * 60_000);
            deal(&mut bench);
            buttons.push(hand(&bench).0);
            if buttons.len() == 20 {
                assert!(bench.label().contains("stud, button stays at"), "{}", bench.label());
            }
        }
        let frozen = buttons[16];
        // Hands 2 to 17 have blinds and the button moves; the hand before following began was the first.
        assert!(buttons[..15].windows(2).all(|two| two[0] != two[1]), "{buttons:?}");
        assert!(buttons[16..39].iter().all(|button| *button == frozen), "{buttons:?}");
        assert_ne!(buttons[40], buttons[39], "{buttons:?}");
    }

    #[test]
    fn a_table_that_nobody_counted_plays_what_was_said() {
        use crate::rulebook::templates;
        let horse = templates::all().into_iter().find(|one| one.id == "horse").unwrap().setup;
        let mut bench = Bench::of(horse);
        bench.seat(8);
        bench.wait(60 * 60_000);
        for (typed, stud) in [("btn 1 3 stud", true), ("btn 1 3", true)] {
            let said = bench.floor(typed).command.unwrap();
            bench.say(said).unwrap();
            assert_eq!(bench.log.tournament().plays_stud(TABLE, bench.now()), stud);
        }
        deal(&mut bench);
        assert_eq!(hand(&bench), (3, vec![], vec![]));
        let mut one_game = Bench::playing(20);
        let refused = one_game.floor("btn 1 3 stud").refusal.english;
        assert!(refused.contains("Leave \u{201c}stud\u{201d} out"), "{refused}");
        assert!(one_game.say(SetButton { table: TABLE, seat: SeatNumber(3), stud: true }).is_err());
    }

    /// LR 16: in the small blind and on the button the newcomer waits until the button has passed.
    #[test]
    fn lr_a_newcomer_waits_until_the_button_has_passed() {
        use crate::rulebook::citations::RuleBook;
        use crate::rulebook::house_rules::{GameForm, preset};
        let mut bench = Bench::playing(18);
        let mut rules = preset(RuleBook::Lr, GameForm::FullRing);
        rules.seats_per_table = 10;
        rules.initial_seats = bench.log.tournament().setup.rules.initial_seats;
        bench
            .say(crate::actions::setup::change_house_rules::ChangeHouseRules {
                rules: Box::new(rules),
            })
            .unwrap();
        deal(&mut bench);
        let big = bench.at(1, 4);
        bench.bust(big);
        let entry = bench.at(2, 1);
        bench.say(MovePlayer { entry, to: Seat::new(1, 4), reason: "".into() }).unwrap();
        let waits = |bench: &Bench| {
            let hand = bench.log.tournament().last_hand(TABLE, bench.now()).unwrap();
            !hand.players.contains(&entry)
        };
        deal(&mut bench);
        assert_eq!((hand(&bench), waits(&bench)), ((3, vec![], vec![5]), true), "small blind");
        deal(&mut bench);
        assert_eq!((hand(&bench), waits(&bench)), ((4, vec![5], vec![6]), true), "button");
        deal(&mut bench);
        assert_eq!((hand(&bench), waits(&bench)), ((5, vec![6], vec![7]), false), "passed");
    }
}

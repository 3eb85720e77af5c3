//! What the room is about at this moment.

use crate::state::prelude::*;
use crate::views::projector::ProjectorView;

/// What the room is about, before anything that the host asks to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Entries are taken, and nobody has a seat.
    NotStarted,
    /// Everybody has to find a seat: the draw before play, or a redraw until the last player has arrived.
    Seating,
    /// A deal is talked about.
    Deal,
    /// The last table.
    FinalTable,
    /// All tables play hand for hand.
    HandForHand,
    /// A break in which chips leave, until they are off every table.
    ColourUp,
    /// Nothing but play.
    Clock,
    /// It is over.
    Winner,
    /// The event was called off.
    CalledOff,
}

/// What the room is about. On a break the clock says when the next hand may be dealt, whatever is played then.
pub(super) fn moment(view: &ProjectorView) -> Moment {
    let on_break = view.clock.stage.is_break;
    if view.called_off.is_some() {
        Moment::CalledOff
    } else if view.winner.is_some() {
        Moment::Winner
    } else if view.phase == Phase::Drawn || view.redraw {
        Moment::Seating
    } else if view.deal_discussion.is_some() {
        Moment::Deal
    } else if view.phase == Phase::Registering {
        Moment::NotStarted
    } else if on_break {
        if view.colour_ups.is_empty() { Moment::Clock } else { Moment::ColourUp }
    } else if view.hand_for_hand.is_some() {
        Moment::HandForHand
    } else if view.final_table.is_empty() {
        Moment::Clock
    } else {
        Moment::FinalTable
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::base::ids::EntryId;
    use crate::rules::prizes::places::everybody_left;
    use crate::views::projector::projector_view;

    fn now(bench: &Bench) -> Moment {
        projector_view(&bench.log, None, bench.now()).moment
    }

    #[test]
    fn the_room_is_told_where_to_sit_from_the_draw_until_the_first_hand() {
        let mut bench = Bench::registering();
        assert_eq!(now(&bench), Moment::NotStarted);
        let names = (1..=20).map(|number| format!("Player {number}")).collect();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        assert_eq!(now(&bench), Moment::Seating);
        bench.say(StartClock {}).unwrap();
        assert_eq!(now(&bench), Moment::Clock);
    }

    #[test]
    fn the_last_table_is_told_until_the_winner_but_not_on_a_break() {
        let mut bench = Bench::playing(9);
        let mut view = projector_view(&bench.log, None, bench.now());
        assert_eq!(view.moment, Moment::FinalTable);
        view.clock.stage.is_break = true;
        assert_eq!(moment(&view), Moment::Clock);
        let all: Vec<EntryId> = everybody_left(bench.log.tournament()).collect();
        all[1..].iter().for_each(|out| bench.bust(*out));
        assert_eq!(now(&bench), Moment::Winner);
    }

    #[test]
    fn hand_for_hand_yields_to_a_break_and_a_break_to_new_seats() {
        let mut bench = Bench::playing(20);
        bench.say(GoHandForHand { until: Until::Left { players: 9 }, pace: None }).unwrap();
        let mut view = projector_view(&bench.log, None, bench.now());
        assert_eq!(view.moment, Moment::HandForHand);
        view.clock.stage.is_break = true;
        assert_eq!(moment(&view), Moment::Clock);
        view.redraw = true;
        assert_eq!(moment(&view), Moment::Seating);
    }

    #[test]
    fn a_break_in_which_chips_leave_is_about_them() {
        let bench = Bench::playing(20);
        let at = |minute: i64| projector_view(&bench.log, None, bench.now() + minute * 60_000);
        let leaving = (0..600).map(at).find(|view| view.moment == Moment::ColourUp).unwrap();
        assert!(leaving.clock.stage.is_break && !leaving.colour_ups.is_empty());
    }
}

//! What the director can do now, so that the desk offers that and nothing else.

use crate::state::phase::ClockPhase;
use crate::state::prelude::*;
use crate::views::clock::ClockView;

/// Something that a director does. Whether it may be done to one player is answered when the player is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Possible {
    /// Draw seats for everybody.
    Draw,
    /// Draw them once more before the start.
    DrawAgain,
    /// Say when the clock starts by itself.
    PlanStart,
    /// Call that off.
    CancelStart,
    /// Shuffle up and deal.
    Deal,
    /// Take an entry.
    Enter,
    /// Say who is out.
    Bust,
    /// Sell a rebuy.
    Rebuy,
    /// Sell an add-on.
    AddOn,
    /// Sell a re-entry.
    ReEntry,
    /// Break a table.
    BreakTable,
    /// Race chips off.
    ColourUp,
    /// Move a player to another seat.
    MovePlayer,
    /// Exchange two players.
    Swap,
    /// Say where a button is.
    Button,
    /// Agree a deal.
    MakeDeal,
    /// Pay prizes out.
    PayOut,
    /// Say that somebody else was out.
    CorrectBust,
    /// Take a bust-out back.
    BackIn,
    /// Pay one player by name.
    Pay,
    /// Let all tables play each hand together.
    HandForHand,
    /// End that.
    EndHandForHand,
    /// Call time on a player.
    CallTime,
    /// Give a penalty.
    Penalty,
    /// End the tournament with those who are left.
    EndHere,
    /// Call the event off.
    CallOff,
    /// Disqualify a player.
    Disqualify,
    /// Stop the clock.
    Pause,
    /// Start it again.
    Start,
    /// Add or take away time, or say what is left.
    SetTimeLeft,
    /// Take a break.
    TakeBreak,
    /// Go to the next level or break.
    NextStage,
    /// Go to the next break.
    ToBreak,
    /// Go to the level or break before.
    PreviousStage,
    /// Count a hand, in a level that ends by hands.
    CountHand,
    /// Change the blinds that are still to come.
    EditSchedule,
    /// Tick moves as they arrive.
    MoveList,
    /// Deal a hand at every table that waits.
    DealAll,
    /// Prepare the restart of a stopped tournament.
    Restart,
    /// Say which table breaks next.
    BreakingOrder,
    /// Keep players apart or together, or block a seat.
    Arranged,
    /// Sell late registration longer, or close it.
    CloseLateRegistration,
    /// Sell rebuys longer, or close them.
    CloseRebuys,
    /// Sell re-entries longer, or close them.
    CloseReEntries,
    /// Sell add-ons longer, or close them.
    CloseAddOns,
    /// Give an entry back.
    Withdraw,
    /// Change the set-up.
    SetUp,
    /// See who is away and who serves a penalty.
    Away,
    /// Announce the last hands of the day.
    LastHands,
    /// End the day.
    EndDay,
    /// Bag stacks, and close the day.
    Bag,
    /// Give a stack up.
    GiveUp,
}

/// Where the clock can go from here; absent where it cannot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Jumps {
    /// The level or break before.
    pub previous: Option<u32>,
    /// The level or break after.
    pub next: Option<u32>,
    /// The next break.
    pub to_break: Option<u32>,
}

impl Jumps {
    /// The ways that are possible from where the clock is.
    pub fn of(possible: &[Possible], clock: &ClockView) -> Self {
        let here = clock.stage.stage;
        let only = |what, to: Option<u32>| to.filter(|_| possible.contains(&what));
        Self {
            previous: only(Possible::PreviousStage, here.checked_sub(1)),
            next: only(Possible::NextStage, here.checked_add(1)),
            to_break: only(
                Possible::ToBreak,
                clock.next_break.as_ref().map(|ahead| ahead.stage.stage),
            ),
        }
    }
}

/// What can be done with the clock as it is shown, in the order in which an evening goes.
pub fn possible(tournament: &Tournament, clock: &ClockView) -> Vec<Possible> {
    use Possible as P;
    let phase = tournament.phase();
    let (before, playing, over) = (
        matches!(phase, Phase::Registering | Phase::Drawn),
        phase == Phase::Playing,
        phase == Phase::Finished,
    );
    // Once a day has ended, only what its last hand and its bags need goes on, and money.
    let bagging = phase == Phase::Bagging;
    let overnight = bagging || phase == Phase::Closed;
    let together = tournament.hand_for_hand.is_some();
    let running = clock.phase == ClockPhase::Running;
    let setup = &tournament.setup;
    let when = |holds: bool, what: &'static [P]| if holds { what } else { &[] };
    [
        when(phase == Phase::Registering, &[P::Draw]),
        when(phase == Phase::Drawn, &[P::DrawAgain]),
        when(before, &[P::PlanStart]),
        when(before && tournament.start_planned.is_some(), &[P::CancelStart]),
        when(phase == Phase::Drawn, &[P::Deal]),
        // Whoever asks for an entry after they closed is told when that was.
        when(!over && !overnight, &[P::Enter]),
        when(playing || bagging, &[P::Bust]),
        when(playing && setup.rebuy.is_some(), &[P::Rebuy]),
        when(playing && setup.add_on.is_some(), &[P::AddOn]),
        when(playing && setup.re_entry.is_some(), &[P::ReEntry]),
        when(playing, &[P::BreakTable, P::ColourUp]),
        when(playing || phase == Phase::Drawn, &[P::MovePlayer, P::Swap, P::Button]),
        when(playing || over, &[P::MakeDeal]),
        when(playing || overnight || over, &[P::PayOut, P::Pay]),
        when(playing || bagging || over, &[P::CorrectBust, P::BackIn]),
        when(playing && !together, &[P::HandForHand]),
        // The winner may be known before the hand is closed: it can be ended then, too.
        when(together, &[P::EndHandForHand]),
        when(playing, &[P::CallTime, P::Penalty, P::EndHere]),
        when(playing || bagging, &[P::Disqualify, P::GiveUp]),
        when(playing && running, &[P::Pause]),
        when(playing && !running, &[P::Start]),
        when(playing, &[P::SetTimeLeft, P::TakeBreak, P::NextStage]),
        when(playing && clock.next_break.is_some(), &[P::ToBreak]),
        when(playing && clock.stage.stage > 0, &[P::PreviousStage]),
        when(playing && clock.hands.is_some(), &[P::CountHand]),
        when(!over && !overnight, &[P::EditSchedule]),
        when(playing, &[P::MoveList, P::DealAll, P::Restart, P::BreakingOrder, P::Arranged]),
        when(playing, &[P::CloseLateRegistration]),
        when(playing && setup.rebuy.is_some(), &[P::CloseRebuys]),
        when(playing && setup.re_entry.is_some(), &[P::CloseReEntries]),
        when(playing && setup.add_on.is_some(), &[P::CloseAddOns]),
        when(!over && !overnight, &[P::Withdraw]),
        when(!over && !overnight && tournament.counted_entries > 0, &[P::CallOff]),
        when(before, &[P::SetUp]),
        when(playing, &[P::Away]),
        when(playing && tournament.day.last_hands.is_none(), &[P::LastHands]),
        when(playing && !together, &[P::EndDay]),
        when(bagging, &[P::Bag]),
    ]
    .concat()
}

//! Where button and big blind are: said by the director when a rule needs it, for that table only.

use crate::actions::prelude::*;
use crate::actions::tables::draw_button::no_button_in_stud;
use crate::rulebook::house_rules::{ButtonRule, stud_only};

/// Says where a table's button is in the hand just played, or is frozen where the game is stud now. A dead button may stand
/// before an empty seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetButton {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// That hand was one of stud. Only where the games change by hands: elsewhere the level says it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub stud: bool,
}

/// A button was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ButtonSet {
    /// When, in tournament time.
    pub at: Millis,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// Stud was played, and the button is frozen there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stud: bool,
    /// How the button moves in this house, by which it is told who posted.
    pub rule: ButtonRule,
}

impl ButtonSet {
    /// A button that comes with a draw of seats.
    pub const fn drawn(
        tournament: &Tournament,
        at: Millis,
        table: TableNumber,
        seat: SeatNumber,
    ) -> Self {
        Self { at, table, seat, stud: false, rule: tournament.setup.rules.button }
    }
}

/// Says where a table's big blind was in the hand just played, or in the last one with blinds where the game is stud now
/// (TCH 11b). The player may have gone out on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetBigBlind {
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// The hand just played was one of stud. Only where the games change by hands: elsewhere the level says it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub stud: bool,
}

/// A big blind was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BigBlindSet {
    /// When, in tournament time.
    pub at: Millis,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
    /// Stud was played, and this was the last big blind before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stud: bool,
}

/// Whether a table has this seat, and whether it is dealt stud now.
fn has_seat(
    tournament: &Tournament,
    table: TableNumber,
    seat: SeatNumber,
    said: bool,
    now: Millis,
) -> Result<bool, Refusal> {
    refuse_if(stud_only(&tournament.setup.schedule), no_button_in_stud)?;
    tournament.has_seat(tournament.open_table(table)?, Seat { table, seat })?;
    let stud = tournament.played_stud(table, now);
    refuse_if(said && !stud && !tournament.changes_by_hands(), || {
        refuse!(
            BadValue,
            "games-change-with-the-level",
            "The level says which game is played. Leave \u{201c}stud\u{201d} out."
        )
    })?;
    Ok(said || stud)
}

impl Action for SetButton {
    /// # Errors
    /// Refused for a table that is not open, for a seat that it does not have, where only stud is played, and
    /// for a hand of stud where the level says which game is played.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stud = has_seat(tournament, self.table, self.seat, self.stud, context.now)?;
        let at = context.now;
        let rule = tournament.setup.rules.button;
        Ok(vec![ButtonSet { at, table: self.table, seat: self.seat, stud, rule }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let seat = Seat { table: self.table, seat: self.seat };
        log_label(phrase!("log-button", "Button"), effect.tournament.seat_said(seat))
    }
}

impl Action for SetBigBlind {
    /// # Errors
    /// Refused for a table that is not open, for a seat that it does not have, where only stud is played, and
    /// for a hand of stud where the level says which game is played.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stud = has_seat(tournament, self.table, self.seat, self.stud, context.now)?;
        let at = context.now;
        Ok(vec![BigBlindSet { at, table: self.table, seat: self.seat, stud }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let seat = Seat { table: self.table, seat: self.seat };
        log_label(phrase!("log-big-blind", "Big blind"), effect.tournament.seat_said(seat))
    }
}

impl Apply for ButtonSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.button_said(self.table, self.seat, self.stud, self.rule, self.at);
    }
}

impl Apply for BigBlindSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.big_blind_said(self.table, self.seat, self.stud, self.at);
    }
}

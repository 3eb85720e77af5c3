//! Who may ask and say what: one table, looked at before anything is read or decided.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a paired device is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The clock.
    Clock,
    /// A dealer's tablet.
    Table,
    /// The floor.
    Floor,
    /// Entries and payments.
    Registration,
    /// All that a device can do.
    Director,
}

use Role::{Clock, Director, Floor, Registration, Table};

impl Role {
    /// Every role.
    #[cfg(test)]
    pub const ALL: [Self; 5] = [Clock, Table, Floor, Registration, Director];

    /// The role of this word.
    pub fn of(word: &str) -> Option<Self> {
        serde_json::from_value(word.into()).ok()
    }

    /// The word of a role.
    pub fn word(self) -> &'static str {
        match self {
            Clock => "clock",
            Table => "table",
            Floor => "floor",
            Registration => "registration",
            Director => "director",
        }
    }
}

/// Who may say a command, by its name. A command that stands nowhere here is the desk's alone.
pub fn may_say(command: &str) -> &'static [Role] {
    match command {
        "StartClock" | "PauseClock" | "AdjustClock" | "JumpTo" => &[Clock, Floor, Director],
        "CountHands" | "TakeBreak" | "SetTimeLeft" => &[Clock, Director],
        "SetButton" | "SetBigBlind" | "DealHands" | "FinishTables" | "HoldTables" | "CallTime"
        | "SettleTime" | "MarkAbsent" | "Arrived" => &[Table, Floor, Director],
        "Bust" | "MovePlayer" | "BreakTable" | "SwapSeats" | "SitsHere" | "PlayOn"
        | "ChooseTable" | "DealLowCard" | "PutOff" | "DealTogether" | "RankHand"
        | "GoHandForHand" | "EndHandForHand" | "BeginBreak" | "GivePenalty" | "ServePenalty"
        | "EndPenalty" | "NoteMissed" | "RaceOff" | "FinishColourUp" | "OpenTable"
        | "CloseTable" | "CountStacks" => &[Floor, Director],
        "Enter" | "Rename" | "Rebuy" | "AddOn" | "ReEnter" | "Settle" | "WaitForSeat"
        | "SeatAlternates" | "OpenDrawer" | "MoveCash" | "CloseDrawer" => &[Registration, Director],
        "Withdraw" | "VoidPurchase" | "OtherBought" | "HandOver" | "PayBounties" | "DrawSeats"
        | "Redraw" | "OtherMoved" | "SomebodyElse" | "BackIn" | "PlanStart" | "SplitStack"
        | "RemoveStack" | "RemoveNoShow" | "CallColourUp" | "ExchangeFound" | "AdjustStack" => {
            &[Director]
        }
        _ => &[],
    }
}

/// Who may ask a question, by its name.
pub fn may_ask(question: &str, role: Option<Role>) -> bool {
    let public = matches!(
        question,
        "projector"
            | "clock"
            | "seating"
            | "payouts"
            | "announced"
            | "alternates"
            | "room_map"
            | "find_seat"
            | "my_seat"
            | "leaders"
    );
    public
        || match role {
            None => false,
            Some(Clock) => question == "desk",
            Some(Table) => matches!(question, "desk" | "tables_numbered"),
            Some(Floor) => matches!(
                question,
                "desk"
                    | "tables"
                    | "tables_numbered"
                    | "find_tables"
                    | "moves"
                    | "players"
                    | "floor_clocks"
                    | "counts"
                    | "count_text"
                    | "floor_line"
                    | "log"
            ),
            Some(Registration) => matches!(
                question,
                "desk"
                    | "players"
                    | "payments"
                    | "receipt"
                    | "ledger"
                    | "cash_report"
                    | "drawers"
                    | "roster_text"
            ),
            Some(Director) => true,
        }
}

/// Who may make a call, by its name.
pub fn may_call(call: &str, role: Option<Role>) -> bool {
    match call {
        "ask" | "screen" | "logo" | "background" | "room" | "season_on_wall" => true,
        "act" => role.is_some(),
        "request" => role == Some(Table),
        "requests" | "settle_request" => matches!(role, Some(Table | Floor | Director)),
        "undo" => matches!(role, Some(Floor | Director)),
        "message" | "set_message" => matches!(role, Some(Clock | Floor | Director)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::Command;

    /// Every command and who may say it, as it was decided; a new command is the desk's alone until somebody decides otherwise.
    #[test]
    fn every_role_may_say_what_was_decided_and_nothing_else() {
        let mut said = 0;
        for name in Command::NAMES {
            let roles = may_say(name);
            said += usize::from(!roles.is_empty());
            for role in Role::ALL {
                // Whoever may do the least may say nothing about money; the till nothing about the clock or a seat.
                let money = matches!(
                    *name,
                    "Enter"
                        | "Rebuy"
                        | "AddOn"
                        | "ReEnter"
                        | "Settle"
                        | "VoidPurchase"
                        | "HandOver"
                        | "PayBounties"
                        | "Withdraw"
                        | "OtherBought"
                        | "OpenDrawer"
                        | "MoveCash"
                        | "CloseDrawer"
                );
                if roles.contains(&role) {
                    assert!(roles.contains(&Director), "{name}");
                    assert!(!money || matches!(role, Registration | Director), "{role:?} {name}");
                }
            }
        }
        assert!(said > 40);
        // A name that is no command's would be a grant that nobody can see.
        for name in ["StartClock", "FinishTables", "Bust", "Enter", "Withdraw", "ExchangeFound"] {
            assert!(Command::NAMES.contains(&name), "{name}");
        }
        for desks_own in ["OpenTournament", "ChangeHouseRules", "SetPrizes", "MakeDeal", "EndHere"]
        {
            assert!(may_say(desks_own).is_empty(), "{desks_own}");
        }
    }
}

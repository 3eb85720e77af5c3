//! Who may ask and say what: one table, looked at before anything is read or decided.

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

use crate::prelude::*;
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

/// Who may say a command, by its name. What stands nowhere here only the whole desk says: in its own window, or in a director's browser.
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
        // A tournament is opened by a call of its own.
        "OpenTournament" => &[],
        _ if Command::NAMES.contains(&command) => &[Director],
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

/// Who may make a call that devices have answers of their own to, by its name.
pub fn may_call(call: &str, role: Option<Role>) -> bool {
    match call {
        "ask" | "screen" | "logo" | "background" | "room" | "season_on_wall" => true,
        "act" => role.is_some(),
        "request" => role == Some(Table),
        "requests" | "settle_request" => matches!(role, Some(Table | Floor | Director)),
        "undo" => matches!(role, Some(Floor | Director)),
        "redo" | "correct" => role == Some(Director),
        "message" | "set_message" => matches!(role, Some(Clock | Floor | Director)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::{AT_THE_HOUSE, OF_DEVICES, OF_THE_DESK};

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
        assert_eq!(said, Command::NAMES.len() - 1, "a director says whatever the desk says");
        // A name that is no command's would be a grant that nobody can see.
        for name in ["StartClock", "FinishTables", "Bust", "Enter", "Withdraw", "ExchangeFound"] {
            assert!(Command::NAMES.contains(&name), "{name}");
        }
        for directors in ["ChangeHouseRules", "SetPrizes", "MakeDeal", "EndHere", "Withdraw"] {
            assert_eq!(may_say(directors), [Director], "{directors}");
        }
        assert!(may_say("OpenTournament").is_empty() && may_say("NoSuchCommand").is_empty());
    }

    /// Every call that the program knows stands in one place: answered to devices, as the desk's window is, or at the house alone.
    #[test]
    fn every_call_is_somebodys() {
        let calls = [OF_DEVICES, OF_THE_DESK, AT_THE_HOUSE].concat();
        assert!(calls.len() > 80);
        for call in &calls {
            let places = [
                may_call(call, Some(Director)),
                OF_THE_DESK.contains(call),
                AT_THE_HOUSE.contains(call),
            ];
            assert_eq!(places.iter().filter(|is| **is).count(), 1, "{call}: {places:?}");
        }
        for call in OF_THE_DESK.iter().chain(AT_THE_HOUSE) {
            for role in Role::ALL {
                assert!(!may_call(call, Some(role)), "{role:?} {call}");
            }
        }
        let may = |call: &str| Role::ALL.map(|role| may_call(call, Some(role)));
        assert_eq!(may("set_message"), [true, false, true, false, true], "the clock, the floor");
        assert_eq!(may("undo"), [false, false, true, false, true]);
        assert_eq!(may("correct"), [false, false, false, false, true]);
    }
}

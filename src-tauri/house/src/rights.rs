//! Which roles may say which command and ask which question. What a call as a whole is open to stands with the call
//! ([`crate::calls`]). The desk's own window says and asks everything, a window of the room asks everything.

use crate::caller::{Kind, Role};
use shuffle_up_engine::base::ids::{EntryId, TableNumber};
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_engine::{Command, Query};
use shuffle_up_readers::TextQuery;

macro_rules! commands {
    ($($($name:ident)+ => [$($role:ident)*];)+) => {
        /// Who may say a command, by its name. It is known before the command is read.
        pub fn may_say(command: &str) -> &'static [Role] {
            match command {
                $($(stringify!($name))|+ => &[$(Role::$role),*],)+
                _ => &[],
            }
        }

        /// A command that stands in no line does not compile.
        const _: fn(&Command) = |command| match command {
            $($(Command::$name(_))|+ => {})+
        };
    };
}

commands! {
    StartClock PauseClock AdjustClock JumpTo => [Clock Floor Host Director];
    CountHands TakeBreak SetTimeLeft => [Clock Host Director];
    BagStacks OpenBags PlayTimeCard SetButton SetBigBlind DealHands FinishTables HoldTables CallTime EndTimeCall MarkAbsent
        Arrived
        => [Table Floor Host Director];
    Bust MovePlayer BreakTable SwapSeats CorrectSeat PlayOnShort ChooseTable DealLowCard PutOffAdvice DealTogether
        RankHand GoHandForHand EndHandForHand BeginBreak GivePenalty ServePenalty EndPenalty NoteRuling Pick TakePickAway
        NoteMissed AnnounceRebuy ColourUpPlayers SwitchShotClock GiveTimeCards RaceOff FinishColourUp OpenTable CloseEmptyTable CountStacks
        => [Floor Host Director];
    KeepGuests Enter Rename Rebuy AddOn AddOns ReEnter Settle NotePayment WaitForSeat SeatAlternates OpenDrawer TakeDrawer MoveCash
        CloseDrawer
        => [Registration Host Director];
    // What an evening needs beside the floor and the till, from the draw to the last payment.
    DrawSeats DrawButton ResumeAfterGap Redraw CallColourUp ExchangeFoundChips Withdraw RemoveNoShow CancelPurchase
        CorrectBuyer CorrectBust CorrectMove BackIn ChangeClosing CloseHeldMoney SplitStack RemoveStack AssignBounty
        SetOutStacks RemoveUnsoldStack
        SealMystery OpenEnvelope DiscussDeal MakeDeal WinSeats EndHere PayPrize PayBounties CollectOverpaid
        SettleHouse PayOut AnnounceLastHands EndDay CloseDay
        => [Host Director];
    // What changes the event itself, or the room.
    ChangeSetUp ChangeHouseRules TakeCard SetRoomTables LockSeat BlockSeat KeepApart NameDealer PlanStart ChangeSchedule
        PrepareRestart SetBreakingOrder BreakByCards RenameTable ResizeTable ChangeChips AdjustStack SetPrizes SetPool
        CallOff
        => [Director];
    // A tournament is opened by a call of its own.
    OpenTournament => [];
}

macro_rules! questions {
    ($($list:ident: $($name:ident)+ => [$($kind:ident)+];)+) => {
        /// Who may ask a question, by its name.
        fn askers(question: &str) -> &'static [Kind] {
            match question {
                $($(stringify!($name))|+ => &[$(Kind::$kind),*],)+
                _ => &[],
            }
        }

        /// Every question, by its name.
        #[cfg(test)]
        pub const QUESTIONS: &[&str] = &[$($(stringify!($name)),+),+];

        questions!(@arms Query [] $($list: $($name)+;)+);
        questions!(@arms TextQuery [] $($list: $($name)+;)+);
    };
    // A question that stands in no line does not compile.
    (@arms $of:ident [$($arm:ident)*]) => {
        const _: fn(&$of) = |question| match question {
            $($of::$arm { .. } => {})*
        };
    };
    (@arms Query [$($arm:ident)*] Query: $($name:ident)+; $($rest:tt)*) => {
        questions!(@arms Query [$($arm)* $($name)+] $($rest)*);
    };
    (@arms TextQuery [$($arm:ident)*] TextQuery: $($name:ident)+; $($rest:tt)*) => {
        questions!(@arms TextQuery [$($arm)* $($name)+] $($rest)*);
    };
    (@arms $of:ident [$($arm:ident)*] $other:ident: $($name:ident)+; $($rest:tt)*) => {
        questions!(@arms $of [$($arm)*] $($rest)*);
    };
}

questions! {
    Query: Projector Clock Seating Payouts AnnouncedMoves Alternates RoomMap FindSeat MySeat Leaders
        => [Anybody];
    Query: Desk => [Clock Table Floor Registration Host Director];
    Query: TablesNumbered Day => [Table Floor Host Director];
    Query: Players => [Floor Registration Host Director Reader];
    Query: Results => [Director Reader];
    Query: Tables FindTables Moves FloorClocks Handover Counts FloorLine Log => [Floor Host Director];
    Query: Payments Receipt Ledger CashReport Drawers Newcomer Guests
        => [Registration Host Director];
    Query: Prizes Deal EndHere Standings DrawPlan Race => [Host Director];
    Query: PrizeDraft CallOff NextDay ResultsFile FloorCorrections FindLines Correction FloorLineAt SetUp Chips HouseRules
        Schedule ScheduleDraft GenerateSchedule WishStart ScheduleCurve Draw DrawCheck CardDraw
        => [Director];
    TextQuery: CountText => [Floor Host Director];
    TextQuery: RosterText => [Registration Host Director];
    TextQuery: ScheduleText StructureText TextFile RosterFile => [Director];
}

/// Who may ask a question, by the name that it crosses with.
pub fn may_ask(question: &str, kind: Kind) -> bool {
    let askers = askers(&camel(question));
    matches!(kind, Kind::Desk | Kind::Wall | Kind::Director)
        || askers.contains(&Kind::Anybody)
        || askers.contains(&kind)
}

/// Whether a command is about this table and no other: what a tablet says that is for one table.
pub fn is_at(command: &Command, table: TableNumber, tournament: &Tournament) -> bool {
    let sits = |entry: EntryId| tournament.seat_of(entry).is_some_and(|seat| seat.table == table);
    let alone = |tables: &[TableNumber]| tables == [table];
    match command {
        Command::SetButton(said) => said.table == table,
        Command::SetBigBlind(said) => said.table == table,
        Command::DealHands(said) => alone(&said.tables),
        Command::FinishTables(said) => alone(&said.tables),
        Command::HoldTables(said) => alone(&said.tables),
        Command::CallTime(said) => sits(said.entry),
        Command::EndTimeCall(said) => said.entry.is_some_and(sits),
        Command::MarkAbsent(said) => sits(said.entry),
        Command::BagStacks(said) => said.bags.iter().all(|bag| sits(bag.entry)),
        Command::OpenBags(said) => said.entries.iter().copied().all(sits),
        Command::Bust(said) => said.out.iter().all(|out| sits(out.entry)),
        Command::Arrived(said) => said.moves.iter().all(|number| {
            let index = number.checked_sub(1).and_then(|index| usize::try_from(index).ok());
            let moved = index.and_then(|index| tournament.moves.get(index));
            moved.is_none_or(|moved| moved.one.to.table == table)
        }),
        _ => false,
    }
}

/// `start_clock` as the list of commands has it: `StartClock`.
pub fn camel(word: &str) -> String {
    word.split('_')
        .flat_map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Role::{Director, Floor, Host, Registration};

    /// Whoever may do the least may say nothing about money; the till nothing about the clock or a seat.
    #[test]
    fn money_is_for_registration_and_the_director() {
        let mut said = 0;
        for name in Command::NAMES {
            let roles = may_say(name);
            said += usize::from(!roles.is_empty());
            let money = matches!(
                *name,
                "KeepGuests"
                    | "Enter"
                    | "Rebuy"
                    | "AddOn"
                    | "AddOns"
                    | "ReEnter"
                    | "Settle"
                    | "NotePayment"
                    | "CancelPurchase"
                    | "PayPrize"
                    | "PayBounties"
                    | "Withdraw"
                    | "CorrectBuyer"
                    | "OpenDrawer"
                    | "TakeDrawer"
                    | "MoveCash"
                    | "CloseDrawer"
            );
            for role in roles {
                assert!(roles.contains(&Director), "{name}");
                assert!(
                    !money || matches!(role, Registration | Host | Director),
                    "{role:?} {name}"
                );
            }
        }
        assert_eq!(said, Command::NAMES.len() - 1, "a director says whatever the desk says");
        assert!(may_say("OpenTournament").is_empty() && may_say("NoSuchCommand").is_empty());
    }

    /// One phone runs the evening: it says whatever the floor and the till say, and how it ends; the event itself stays as it is.
    #[test]
    fn the_host_says_what_the_floor_and_the_till_say_together() {
        for name in Command::NAMES {
            let roles = may_say(name);
            let either = roles.contains(&Floor) || roles.contains(&Registration);
            assert!(!either || roles.contains(&Host), "{name}");
        }
        for name in ["DrawSeats", "StartClock", "Redraw", "MakeDeal", "PayPrize", "EndHere"] {
            assert!(may_say(name).contains(&Host), "{name}");
        }
        for name in ["ChangeSetUp", "ChangeHouseRules", "ChangeSchedule", "SetPrizes", "SetPool"] {
            assert!(!may_say(name).contains(&Host), "{name}");
        }
        for question in QUESTIONS {
            let either = may_ask(question, Kind::Floor) || may_ask(question, Kind::Registration);
            assert!(!either || may_ask(question, Kind::Host), "{question}");
        }
    }

    #[test]
    fn a_question_is_known_by_the_name_that_it_crosses_with() {
        assert!(may_ask("find_seat", Kind::Anybody) && !may_ask("set_up", Kind::Floor));
        assert!(may_ask("tables_numbered", Kind::Table) && !may_ask("no_such", Kind::Clock));
        assert!(may_ask("players", Kind::Reader) && !may_ask("drawers", Kind::Reader));
    }
}

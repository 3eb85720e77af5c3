//! The sheets with their words in English, as the program fills them from its own files.

use shuffle_up_paper::*;

/// What stands at both ends of a sheet with this title.
fn ends(title: &str) -> Ends {
    Ends { title: title.into(), page: "page {page} of {pages}".into(), ..Ends::default() }
}

fn break_card_labels() -> BreakCardLabels {
    BreakCardLabels {
        steps: vec![
            "Wait for the end of the hand. Cut the cards apart and turn them face down: the table cards on one pile, the seat cards on one pile for each table.".into(),
            "In the order of the seats everybody draws a table card, then a seat card of that table. Note both below; seat cards that are left over stay face down.".into(),
            "Staff draw for a player who is absent, take the chips across, and leave the seat card at the old seat.".into(),
        ],
        short: "Laid out early: {short} more seats must open at the other tables before this one can break. Print the cards again then.".into(),
        players: "Players".into(),
        table_cards: "Table cards".into(),
        seat_cards: "Seat cards".into(),
        table: "Table".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        drawn_table: "Table drawn".into(),
        drawn_seat: "Seat drawn".into(),
        first_pile: "Table card".into(),
        second_pile: "Seat card of table {table}".into(),
        then_seat: "Now draw a seat card of this table.".into(),
        then_move: "Take your chips to this seat and hand the card over there.".into(),
        card: "{card} of {cards}".into(),
    }
}

fn count_sheet_labels() -> CountSheetLabels {
    CountSheetLabels {
        expected: "Expected".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        chips: "Chips".into(),
        again: "Counted again".into(),
        sum: "Sum".into(),
    }
}

fn move_slip_labels() -> MoveSlipLabels {
    MoveSlipLabels {
        title: "Please move".into(),
        table: "Table".into(),
        seat: "Seat".into(),
        keep: "Show this slip to the dealer at the new table.".into(),
    }
}

fn seat_card_labels() -> SeatCardLabels {
    SeatCardLabels {
        table: "Table".into(),
        seat: "Seat".into(),
        keep: "Keep this card; hand it over when you leave your seat.".into(),
        draw: "draw {draw}".into(),
    }
}

fn seating_list_labels() -> SeatingListLabels {
    SeatingListLabels { table: "Table".into(), seat: "Seat".into() }
}

fn stage_labels() -> StageLabels {
    StageLabels {
        level: "Level".into(),
        blinds: "Blinds".into(),
        ante: "Ante".into(),
        stud: "Stud ante + bring-in".into(),
        bets: "Bets".into(),
        game: "Game".into(),
        length: "Length".into(),
        begins: "Begins".into(),
        pause: "Break".into(),
        coloured_up: "Coloured up".into(),
    }
}

fn table_sheet_labels() -> TableSheetLabels {
    TableSheetLabels {
        table: "Table".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        open: "open".into(),
        absent: "absent".into(),
        dealer: "Dealer".into(),
    }
}

pub fn blinds_poster() -> BlindsPoster {
    BlindsPoster { ends: ends(""), labels: stage_labels(), ..BlindsPoster::default() }
}

pub fn break_cards() -> BreakCards {
    BreakCards {
        ends: ends("Table {table} breaks"),
        labels: break_card_labels(),
        ..BreakCards::default()
    }
}

pub fn chip_summary() -> ChipSummary {
    ChipSummary { ends: ends("Chips out and in"), table: "Table".into(), ..ChipSummary::default() }
}

pub fn count_sheets() -> CountSheets {
    CountSheets {
        ends: ends("Count sheets"),
        labels: count_sheet_labels(),
        ..CountSheets::default()
    }
}

pub fn hand_records() -> HandRecords {
    HandRecords {
        ends: ends("Hand-for-hand record"),
        heads: ["Hand", "Dealt", "Clock", "Tables", "Out", "Prize"].map(String::from),
        ..HandRecords::default()
    }
}

pub fn log_sheet() -> LogSheet {
    LogSheet {
        ends: ends("Log"),
        heads: ["Line", "Time", "What was said", "Device"].map(String::from),
        struck: "struck".into(),
        ..LogSheet::default()
    }
}

pub fn move_slips() -> MoveSlips {
    MoveSlips { labels: move_slip_labels(), ..MoveSlips::default() }
}

pub fn payout_sheet() -> PayoutSheet {
    PayoutSheet {
        ends: ends("Payouts"),
        heads: ["Place", "Player", "Prize", "Received (signature)"].map(String::from),
        total_label: "Total".into(),
        director: "Tournament director".into(),
        ..PayoutSheet::default()
    }
}

pub fn race_sheets() -> RaceSheets {
    RaceSheets {
        ends: ends("Chip race · table {table}"),
        heads: ["Seat", "Player", "Odd chips", "Cards", "New chips"].map(String::from),
        ..RaceSheets::default()
    }
}

pub fn room_map() -> RoomMap {
    RoomMap { ends: ends("Room"), ..RoomMap::default() }
}

pub fn schedule_sheet() -> ScheduleSheet {
    ScheduleSheet { ends: ends("Schedule"), labels: stage_labels(), ..ScheduleSheet::default() }
}

pub fn seat_cards() -> SeatCards {
    SeatCards { labels: seat_card_labels(), ..SeatCards::default() }
}

pub fn seating_list() -> SeatingList {
    SeatingList { ends: ends("Seating"), labels: seating_list_labels(), ..SeatingList::default() }
}

pub fn sign_in_sheet() -> SignInSheet {
    SignInSheet {
        ends: ends("Sign-in sheet"),
        heads: ["Entry", "Player", "Table", "Seat", "Buy-in", "Signature"].map(String::from),
        ..SignInSheet::default()
    }
}

pub fn table_sheets() -> TableSheets {
    TableSheets {
        ends: ends("Table sheets"),
        labels: table_sheet_labels(),
        ..TableSheets::default()
    }
}

/// The card that is left at the old seat of a player who is away.
pub fn absent_slips() -> MoveSlips {
    let labels = MoveSlipLabels {
        title: "Your chips are at".into(),
        keep: "Left at the old seat of a player who was away (TCH P16).".into(),
        ..move_slip_labels()
    };
    MoveSlips { labels, ..MoveSlips::default() }
}

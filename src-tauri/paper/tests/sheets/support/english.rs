//! The sheets with their words in English, as the program fills them from its own files.

use shuffle_up_paper::*;

fn break_card_labels() -> BreakCardLabels {
    BreakCardLabels {
        title: "Table {table} breaks".into(),
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
        page: "page {page} of {pages}".into(),
    }
}

fn chip_summary_labels() -> ChipSummaryLabels {
    ChipSummaryLabels {
        title: "Chips out and in".into(),
        table: "Table".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn count_sheet_labels() -> CountSheetLabels {
    CountSheetLabels {
        title: "Count sheets".into(),
        expected: "Expected".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        chips: "Chips".into(),
        again: "Counted again".into(),
        sum: "Sum".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn hand_record_labels() -> HandRecordLabels {
    HandRecordLabels {
        title: "Hand-for-hand record".into(),
        hand: "Hand".into(),
        dealt: "Dealt".into(),
        clock: "Clock".into(),
        tables: "Tables".into(),
        out: "Out".into(),
        prize: "Prize".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn log_sheet_labels() -> LogSheetLabels {
    LogSheetLabels {
        title: "Log".into(),
        number: "Line".into(),
        time: "Time".into(),
        text: "What was said".into(),
        device: "Device".into(),
        struck: "struck".into(),
        page: "page {page} of {pages}".into(),
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

fn payout_labels() -> PayoutLabels {
    PayoutLabels {
        title: "Payouts".into(),
        place: "Place".into(),
        player: "Player".into(),
        prize: "Prize".into(),
        received: "Received (signature)".into(),
        total: "Total".into(),
        director: "Tournament director".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn race_sheet_labels() -> RaceSheetLabels {
    RaceSheetLabels {
        title: "Chip race · table {table}".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        chips: "Odd chips".into(),
        cards: "Cards".into(),
        new: "New chips".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn room_map_labels() -> RoomMapLabels {
    RoomMapLabels { title: "Room".into(), page: "page {page} of {pages}".into() }
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
    SeatingListLabels {
        title: "Seating".into(),
        table: "Table".into(),
        seat: "Seat".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn sign_in_labels() -> SignInLabels {
    SignInLabels {
        title: "Sign-in sheet".into(),
        entry: "Entry".into(),
        player: "Player".into(),
        table: "Table".into(),
        seat: "Seat".into(),
        buy_in: "Buy-in".into(),
        signature: "Signature".into(),
        page: "page {page} of {pages}".into(),
    }
}

fn stage_labels() -> StageLabels {
    StageLabels {
        title: "Schedule".into(),
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
        page: "page {page} of {pages}".into(),
    }
}

fn table_sheet_labels() -> TableSheetLabels {
    TableSheetLabels {
        title: "Table sheets".into(),
        table: "Table".into(),
        seat: "Seat".into(),
        player: "Player".into(),
        open: "open".into(),
        absent: "absent".into(),
        dealer: "Dealer".into(),
        page: "page {page} of {pages}".into(),
    }
}

pub fn blinds_poster() -> BlindsPoster {
    BlindsPoster { labels: stage_labels(), ..BlindsPoster::default() }
}

pub fn break_cards() -> BreakCards {
    BreakCards { labels: break_card_labels(), ..BreakCards::default() }
}

pub fn chip_summary() -> ChipSummary {
    ChipSummary { labels: chip_summary_labels(), ..ChipSummary::default() }
}

pub fn count_sheets() -> CountSheets {
    CountSheets { labels: count_sheet_labels(), ..CountSheets::default() }
}

pub fn hand_records() -> HandRecords {
    HandRecords { labels: hand_record_labels(), ..HandRecords::default() }
}

pub fn log_sheet() -> LogSheet {
    LogSheet { labels: log_sheet_labels(), ..LogSheet::default() }
}

pub fn move_slips() -> MoveSlips {
    MoveSlips { labels: move_slip_labels(), ..MoveSlips::default() }
}

pub fn payout_sheet() -> PayoutSheet {
    PayoutSheet { labels: payout_labels(), ..PayoutSheet::default() }
}

pub fn race_sheets() -> RaceSheets {
    RaceSheets { labels: race_sheet_labels(), ..RaceSheets::default() }
}

pub fn room_map() -> RoomMap {
    RoomMap { labels: room_map_labels(), ..RoomMap::default() }
}

pub fn schedule_sheet() -> ScheduleSheet {
    ScheduleSheet { labels: stage_labels(), ..ScheduleSheet::default() }
}

pub fn seat_cards() -> SeatCards {
    SeatCards { labels: seat_card_labels(), ..SeatCards::default() }
}

pub fn seating_list() -> SeatingList {
    SeatingList { labels: seating_list_labels(), ..SeatingList::default() }
}

pub fn sign_in_sheet() -> SignInSheet {
    SignInSheet { labels: sign_in_labels(), ..SignInSheet::default() }
}

pub fn table_sheets() -> TableSheets {
    TableSheets { labels: table_sheet_labels(), ..TableSheets::default() }
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

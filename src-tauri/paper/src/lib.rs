//! Sheets of a tournament as pages: cards, slips, lists, posters, maps.
//!
//! A sheet is built in two steps that know nothing of each other. A file per kind of sheet
//! (`seat_cards`, `payout_sheet`, ...) places text, rules and discs on pages, in millimetres, using the real
//! widths of the bundled fonts. `pdf` and `svg` then write those pages down; neither decides
//! where anything goes, so the preview and the paper cannot differ.
//!
//! The crate reads no files, asks no clock and knows no poker: its inputs are plain structs whose
//! money, dates and numbers were formatted by the caller.
#![warn(missing_docs)]

mod blinds_poster;
mod break_cards;
mod cash_report;
mod certificate;
mod chip_summary;
mod clean;
mod count_sheets;
mod cut_grid;
mod direction;
mod fairness_sheet;
mod feet;
mod fit;
mod flow;
mod fonts;
mod hand_record;
mod head;
mod kerning;
mod log_sheet;
mod move_slips;
mod paper;
mod parts_sheet;
mod payout_sheet;
mod payout_slips;
mod pdf;
mod pen;
mod prelude;
mod prize_poster;
mod race_sheets;
mod receipt;
mod room_map;
mod schedule_sheet;
mod season_sheet;
mod seat_cards;
mod seating_list;
mod shaping;
mod sheet;
mod sign_in_sheet;
mod square_code;
mod stages;
mod svg;
mod table_sheets;
mod words;

pub use blinds_poster::{BlindsPoster, blinds_poster};
pub use break_cards::{BreakCardLabels, BreakCards, BreakPile, BreakPlayer, break_cards};
pub use cash_report::{CashReport, CashRow, cash_report};
pub use certificate::{Certificate, Certificates, certificates};
pub use chip_summary::{ChipSummary, ChipSummaryRow, chip_summary};
pub use count_sheets::{CountSheet, CountSheetLabels, CountSheets, count_sheets};
pub use fairness_sheet::{FairnessSheet, SeatLine, fairness_sheet};
pub use fonts::{Cut, Face};
pub use hand_record::{HandRecord, HandRecordOut, HandRecordRow, HandRecords, hand_record};
pub use head::{Ends, HeadFigure};
pub use log_sheet::{LogSheet, LogSheetRow, log_sheet};
pub use move_slips::{MoveSlip, MoveSlipLabels, MoveSlips, move_slips};
pub use paper::Paper;
pub use parts_sheet::{LinesPart, PartsSheet, Reads, parts_sheet};
pub use payout_sheet::{PayoutRow, PayoutSheet, payout_sheet};
pub use payout_slips::{PayoutSlip, PayoutSlips, payout_slips};
pub use prize_poster::{PrizeLine, PrizePoster, prize_poster};
pub use race_sheets::{RaceSheet, RaceSheetRow, RaceSheets, race_sheets};
pub use receipt::{Receipt, ReceiptLine, receipt};
pub use room_map::{MapTable, RoomMap, room_map};
pub use schedule_sheet::{ScheduleSheet, schedule_sheet};
pub use season_sheet::{SeasonSheet, SeasonSheetRow, season_sheet};
pub use seat_cards::{SeatCard, SeatCardLabels, SeatCards, seat_cards};
pub use seating_list::{SeatingList, SeatingListLabels, SeatingRow, seating_list};
pub use sheet::{Code, Disc, Ink, Mark, Oval, Page, Rule, Sheet, Stroke, Text};
pub use sign_in_sheet::{SignInRow, SignInSheet, sign_in_sheet};
pub use square_code::SquareCode;
pub use stages::{ChipDisc, StageLabels, StageLine};
pub use table_sheets::{TableSeat, TableSheet, TableSheetLabels, TableSheets, table_sheets};
pub use words::{Run, Words};

/// Millimetres in one typographic point.
pub const MM_PER_PT: f32 = 25.4 / 72.0;

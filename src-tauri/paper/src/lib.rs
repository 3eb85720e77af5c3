//! Sheets of a tournament as pages: seat cards, payout sheets, the blinds poster, the schedule.
//!
//! A sheet is built in two steps that know nothing of each other. A file per kind of sheet
//! (`seat_cards`, `payout_sheet`, ...) places text, rules and discs on pages, in millimetres, using the real
//! widths of the bundled fonts. `pdf` and `svg` then write those pages down; neither decides
//! where anything goes, so the preview and the paper cannot differ.
//!
//! The crate reads no files, asks no clock and knows no poker: its inputs are plain structs whose
//! money, dates and numbers were formatted by the caller.
#![warn(missing_docs)]

mod arabic;
mod blinds_poster;
mod clean;
mod describe;
mod direction;
mod fairness_sheet;
mod fit;
mod fonts;
mod head;
mod kerning;
mod paper;
mod payout_sheet;
mod pdf;
mod pen;
mod schedule_sheet;
mod seat_cards;
mod sheet;
mod stages;
mod svg;
mod words;

pub use blinds_poster::{BlindsPoster, blinds_poster};
pub use fairness_sheet::{FairnessSheet, SeatLine, fairness_sheet};
pub use fonts::{Cut, Face};
pub use head::HeadFigure;
pub use paper::Paper;
pub use payout_sheet::{PayoutLabels, PayoutRow, PayoutSheet, payout_sheet};
pub use schedule_sheet::{ScheduleSheet, schedule_sheet};
pub use seat_cards::{SeatCard, SeatCardLabels, SeatCards, seat_cards};
pub use sheet::{Disc, Ink, Mark, Page, Rule, Sheet, Stroke, Text};
pub use stages::{ChipDisc, StageLabels, StageLine};
pub use words::{Run, Words};

/// Millimetres in one typographic point.
pub const MM_PER_PT: f32 = 25.4 / 72.0;

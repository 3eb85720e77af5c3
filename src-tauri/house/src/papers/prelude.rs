//! What nearly every file that fills sheets is written with, imported at once.

pub(crate) use super::SheetPart;
pub(super) use super::customs::{Customs, word};
pub(super) use super::source::{Source, every_page, figure, joined};
pub(crate) use crate::prelude::*;
pub(crate) use shuffle_up_engine::base::ids::{Millis, TableNumber};
pub(crate) use shuffle_up_engine::base::money::Money;
pub(crate) use shuffle_up_engine::base::numbers::{to_u32, to_u64};
pub(crate) use shuffle_up_paper::{Ends, HeadFigure, ReceiptLine};

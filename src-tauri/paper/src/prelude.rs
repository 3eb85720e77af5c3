//! What nearly every sheet is written with, imported at once: the pen, text that fits, rows on pages, what stands at both ends.

pub(crate) use crate::fit::{Attempt, Block, fit};
pub(crate) use crate::flow::{Column, Flow, LABEL, heads, under};
pub(crate) use crate::fonts::{CAP_HEIGHT, Cut};
pub(crate) use crate::head::{Ends, Head, HeadFigure};
pub(crate) use crate::pen::{Align, Pen, Style};
pub(crate) use crate::square_code::SquareCode;
pub(crate) use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

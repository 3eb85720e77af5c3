//! A page of a list.

use crate::base::numbers::to_usize;

/// The most rows of a page.
pub(super) const ROWS: u32 = 500;
/// The most tables of a page.
pub(super) const TABLES: u32 = 200;

/// The rows of a page: as many as are asked for, and never more than [`ROWS`], after so many that are skipped.
pub(super) fn page<T>(
    rows: impl IntoIterator<Item = T>,
    from: u32,
    count: u32,
) -> impl Iterator<Item = T> {
    rows.into_iter().skip(to_usize(from)).take(to_usize(count.min(ROWS)))
}

//! Which limits and mixes may run beside each other, and who can stop a change of the limit.

use crate::prelude::*;
use crate::room::books::Book;
use crate::room::kinds::Kind;

/// The running limit to which a new one of the same kind is too near: one below that is more than half of it, or one above that is less
/// than twice it (WSOP 70).
pub fn too_near(new: Money, running: &[Money]) -> Option<Money> {
    let near = |other: &&Money| {
        **other != new && if **other < new { new < other.times(2) } else { **other < new.times(2) }
    };
    running.iter().find(near).copied()
}

/// How many games of the main mix a new one shares, and of how many.
pub fn shared(main: &BTreeSet<Kind>, new: &BTreeSet<Kind>) -> (u32, u32) {
    (to_u32(main.intersection(new).count()), to_u32(main.len()))
}

/// Whether a new mix of the same limit is a must-move table of the main game. At just half, WSOP 96 says so and WSOP 70 may be read otherwise:
/// `half` decides.
pub fn is_must_move(shared: (u32, u32), half: bool) -> bool {
    let (shared, of) = (shared.0.saturating_mul(2), shared.1);
    if half { shared >= of } else { shared > of }
}

/// What stops a change of the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// So many objections do.
    Objections(u32),
    /// Names wait for this game, and it has no other table (WSOP 69).
    Names,
}

/// What stops a change of the limit to which so many object (HPT Proc 17, RRoP Proc 17, WSOP 69).
pub fn stops(book: Book, objections: u32, waiting: usize, tables: usize) -> Option<Stopped> {
    if objections >= book.objections() {
        return Some(Stopped::Objections(book.objections()));
    }
    (book.is_wsop() && waiting > 0 && tables <= 1).then_some(Stopped::Names)
}

//! Corrections, undo and redo, and what they may never do.

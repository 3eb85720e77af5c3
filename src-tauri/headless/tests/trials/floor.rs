//! Seats, moves, breaks, buttons and who is told what.

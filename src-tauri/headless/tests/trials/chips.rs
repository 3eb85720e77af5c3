//! Chips, races, hand-for-hand and the clock.

//! Deals, bounties, prizes paid, and what a correction makes of them.

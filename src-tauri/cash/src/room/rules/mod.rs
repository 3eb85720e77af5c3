//! What the books say, as functions of figures: nothing here changes anything.

pub mod absence;
pub mod blinds;
pub mod buy_in;
pub mod collection;
pub mod kills;
pub mod limits;
pub mod lists;
pub mod must_move;

//! Who can still enter, and the words for how an entry is bought.

pub mod how_bought;
pub mod late_registration;

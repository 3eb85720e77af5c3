//! What everything stands on: numbers and names, money, chance, refusals, words.

pub mod by_type;
pub mod csv_cells;
pub mod customs;
pub mod finding;
pub mod ids;
pub mod money;
pub mod numbers;
pub mod plain_log;
pub(crate) mod prelude;
pub mod random;
pub mod refusal;
pub mod sharing;
pub mod types;
pub mod wording;
pub mod words;

//! Who can sit where.

pub mod fit;
pub mod plan;
pub mod sample;

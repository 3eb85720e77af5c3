//! The derives that describe a type to others: to the UI as TypeScript, to scripts as JSON Schema. Without the feature `types`,
//! as in the program that is shipped, they make nothing.

#[cfg(feature = "types")]
pub use {schemars::JsonSchema, ts_rs::TS};

#[cfg(not(feature = "types"))]
pub use shuffle_up_without_types::{JsonSchema, TS};

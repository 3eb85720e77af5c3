//! The engine from outside, as one program: a build waits for each that it links.

mod floors;
mod games;
mod properties;
mod support;

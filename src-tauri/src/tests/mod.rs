//! What only the shell can get wrong: who may call what, the file under the house, the types of the UI.

mod cues;
mod grants;
mod house;
mod money_papers;
mod papers;
mod sleep;
mod templates;
mod twelve_hours;
mod types;

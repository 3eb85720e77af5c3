//! A program around the house that has nothing: no window, no device, no network.

use crate::network::{NetworkChange, NetworkView};
use crate::office::view::DeviceView;
use crate::prelude::*;
use crate::printing::{Printers, Printing};
use crate::shell::{DeviceStates, Monitor, Shell};
use shuffle_up_engine::log::NamesShown;
use shuffle_up_paper::Paper;

pub(super) struct Quiet;

fn nothing() -> Problem {
    Problem::of("nothing", Phrase::own("There is nothing."))
}

impl Printing for Quiet {
    fn printers(&self) -> Printers {
        Printers::default()
    }

    fn print(&self, _: &Path, _: &str, _: Paper, _: f32) -> Result<(), Problem> {
        Err(nothing())
    }
}

impl Shell for Quiet {
    fn devices(&self) -> DeviceStates {
        let missing = DeviceView { ready: false, message: Phrase::own("There is nothing.") };
        DeviceStates {
            sound: missing.clone(),
            speech: missing.clone(),
            wake: missing.clone(),
            printing: missing,
        }
    }

    fn monitors(&self) -> Vec<Monitor> {
        Vec::new()
    }

    fn windows(&self) -> Vec<u32> {
        Vec::new()
    }

    fn bring_to_front(&self, _: u32) -> Result<(), Problem> {
        Ok(())
    }

    fn open_file(&self, _: &str) -> Result<(), Problem> {
        Err(nothing())
    }

    fn show_in_folder(&self, _: &str) -> Result<(), Problem> {
        Err(nothing())
    }

    fn webview(&self) -> Option<String> {
        None
    }

    fn network(&self) -> NetworkView {
        NetworkView {
            on: None,
            addresses: Vec::new(),
            port: 0,
            names: NamesShown::Whole,
            busts_at_once: false,
            screens: Vec::new(),
            operators: Vec::new(),
            published: None,
            interface: false,
            check_in: false,
            tokens: Vec::new(),
        }
    }

    fn change_network(&self, _: NetworkChange) -> Result<(), Problem> {
        Err(nothing())
    }
}

//! What the house needs of the program around it, and cannot do by itself.

use crate::network::{NetworkChange, NetworkView};
use crate::office::screens::Place;
use crate::office::view::{DeviceView, MonitorView};
use crate::prelude::*;
use crate::printing::Printing;

/// A monitor, as the system names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Monitor {
    /// As a window is told.
    pub view: MonitorView,
    /// Where its left edge lies, in physical pixels.
    pub x: i32,
    /// Where its top edge lies, in physical pixels.
    pub y: i32,
}

impl Monitor {
    /// The monitor as it is remembered.
    pub fn place(&self) -> Place {
        let MonitorView { name, width, height, .. } = self.view.clone();
        Place { name, x: self.x, y: self.y, width, height }
    }
}

/// Whether each device works.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceStates {
    /// The sound, without its settings.
    pub sound: DeviceView,
    /// The system's speech.
    pub speech: DeviceView,
    /// The wake lock.
    pub wake: DeviceView,
    /// The printers, for what is printed by itself.
    pub printing: DeviceView,
}

/// The program around the house: its windows, devices and network. What happens in the house it hears
/// ([`crate::happened::Happened`]); here is what a call must have an answer to.
pub trait Shell: Printing + Send + Sync {
    /// Whether each device works.
    fn devices(&self) -> DeviceStates;

    /// The monitors, the director's own first; none where the system tells nothing.
    fn monitors(&self) -> Vec<Monitor>;

    /// The numbers of the room's windows that are open.
    fn windows(&self) -> Vec<u32>;

    /// Brings a window of the room to the front, if it is open.
    ///
    /// # Errors
    /// A window that cannot be reached.
    fn bring_to_front(&self, window: u32) -> Result<(), Problem>;

    /// Opens a file with the system's viewer.
    ///
    /// # Errors
    /// No program answered.
    fn open_file(&self, path: &str) -> Result<(), Problem>;

    /// Shows a file in its folder.
    ///
    /// # Errors
    /// No program answered.
    fn show_in_folder(&self, path: &str) -> Result<(), Problem>;

    /// The version of the system's webview, where it says one.
    fn webview(&self) -> Option<String>;

    /// The house on its own network, as it is served now.
    fn network(&self) -> NetworkView;

    /// Changes how the house is served.
    ///
    /// # Errors
    /// An address or port that cannot be used; what needs a network that is off.
    fn change_network(&self, change: NetworkChange) -> Result<(), Problem>;
}

//! Printers, as the house sees them.

use crate::prelude::*;
use shuffle_up_paper::Paper;

/// The printers of this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Printers {
    /// Their names as the system knows them; none where there is no printer.
    pub names: Vec<String>,
    /// The one that the system prints on where nobody chose.
    pub usual: Option<String>,
}

impl Printers {
    /// The one to print on where nobody chose.
    pub fn first_choice(self) -> Option<String> {
        self.usual.or_else(|| self.names.into_iter().next())
    }
}

/// What prints.
pub trait Printing {
    /// The printers; none where the computer has no printing system, or it does not answer.
    fn printers(&self) -> Printers;

    /// Prints a file on a printer of the list; `height_mm` is where a roll is cut.
    ///
    /// # Errors
    /// A printer that is not there, or one that does not take the file.
    fn print(
        &self,
        file: &Path,
        printer: &str,
        paper: Paper,
        height_mm: f32,
    ) -> Result<(), Problem>;
}

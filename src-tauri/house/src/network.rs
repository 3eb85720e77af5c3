//! The house on its own network, as the desk shows and changes it. Whoever serves it fills the view.

use crate::caller::Role;
use crate::office::network::BrowserScreen;
use crate::office::qr_code::QrPicture;
use crate::prelude::*;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::log::NamesShown;

/// The network as the desk shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NetworkView {
    /// Where the house is served; absent while it is off.
    pub on: Option<ServedView>,
    /// The addresses that can be chosen.
    pub addresses: Vec<String>,
    /// The port that was chosen last.
    pub port: u16,
    /// How much of a name anybody in the room is shown.
    pub names: NamesShown,
    /// A bust-out that a table says takes effect at once.
    pub busts_at_once: bool,
    /// The browsers that are screens.
    pub screens: Vec<ScreenLine>,
    /// Who works at shared devices.
    pub operators: Vec<String>,
    /// The folder that is published; absent where nobody chose one.
    pub published: Option<PublishedView>,
    /// Programs on the network may read.
    pub interface: bool,
    /// Guests may check in on their own phones.
    pub check_in: bool,
    /// What the tokens are for that were given to programs.
    pub tokens: Vec<String>,
}

/// The folder that is published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PublishedView {
    /// Where it is.
    pub folder: String,
    /// When it was written last, in milliseconds since the Unix epoch; absent before the first time since the program started.
    pub written_at: Option<i64>,
    /// Why it cannot be written; empty while it can.
    #[ts(type = "string")]
    pub trouble: Phrase,
}

/// A browser that is a screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ScreenLine {
    /// Its number, which is in its address.
    pub number: u32,
    /// What it shows; absent where nobody has chosen.
    pub screen: Option<BrowserScreen>,
    /// How many browsers have it open.
    pub open: u32,
}

/// The house while it is served.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ServedView {
    /// The address for anybody.
    pub address: String,
    /// The address by name, where the network carries it.
    pub by_name: String,
    /// The address for anybody as a code.
    pub qr: Option<QrPicture>,
    /// The fingerprint of the house's certificate.
    pub fingerprint: String,
    /// The phones that have the page open.
    pub phones: u32,
    /// The paired devices.
    pub devices: Vec<DeviceLine>,
    /// The code that is open.
    pub code: Option<CodeView>,
    /// Who guesses codes or PINs, the last one first.
    pub guesses: Vec<GuessView>,
}

/// Somebody guesses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GuessView {
    /// The digits of a code.
    Code {
        /// From this address.
        address: String,
        /// So many wrong ones.
        times: u32,
    },
    /// The PIN of an operator.
    Pin {
        /// The operator.
        operator: String,
        /// At the device of this name.
        device: String,
        /// So many wrong ones.
        times: u32,
    },
}

/// A paired device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DeviceLine {
    /// Its number.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// The one table that it is for; absent where it is for all of them.
    pub table: Option<TableNumber>,
    /// Who stands there; absent where nobody has said.
    pub operator: Option<String>,
    /// It is connected.
    pub open: bool,
    /// What it did last; empty before it did anything.
    pub last: String,
    /// When that was, or when it was let in, in milliseconds since the Unix epoch.
    pub at: i64,
    /// Since when it is no longer connected; absent while it is, and before it was for the first time.
    pub gone_at: Option<i64>,
}

/// A code that lets a device in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CodeView {
    /// Six digits to type; empty once too many wrong ones were said, and the QR code alone lets in.
    pub digits: String,
    /// The address with a longer code, to be read by the camera.
    pub qr: Option<QrPicture>,
    /// The address at which the digits are typed.
    pub address: String,
    /// The name of the device.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// The one table that it is for; absent where it is for all of them.
    pub table: Option<TableNumber>,
    /// For how many milliseconds the code is still good.
    pub left_ms: u32,
}

/// What the host changes about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NetworkChange {
    /// Turns it on at this address and port.
    On { address: String, port: u16 },
    /// Turns it off: everybody is gone, and every token ends.
    Off,
    /// How much of a name anybody in the room is shown.
    Names { names: NamesShown },
    /// What a browser shows as a screen; nothing once it is no longer needed.
    Screen { number: u32, screen: Option<BrowserScreen> },
    /// A bust-out that a table says takes effect at once; else the floor confirms it.
    BustsAtOnce { at_once: bool },
    /// Opens a code that lets one device in.
    OpenCode {
        role: Role,
        name: String,
        shared: bool,
        tournament: TournamentId,
        /// The one table that a dealer's tablet is for.
        table: Option<TableNumber>,
    },
    /// Ends the open code.
    CloseCode,
    /// Takes a device out.
    EndDevice { id: u32 },
    /// Has programs on the network read, or no longer.
    Interface { on: bool },
    /// Has guests check in on their own phones, or no longer.
    CheckIn { on: bool },
    /// Ends the token of this name.
    EndToken { name: String },
    /// Has the host choose the folder that is published, in a dialog of the system.
    ChooseFolder,
    /// Publishes into this folder, or no longer into any.
    Publish { folder: Option<String> },
    /// Takes an operator on, or gives one another PIN; without a PIN the operator is removed.
    Operator { name: String, pin: Option<String> },
}

//! What the desk shows of the network.

use super::public_address;
use super::roles::Role;
use crate::house::network::BrowserScreen;
use crate::house::qr_code::{QrPicture, QrText};
use crate::prelude::*;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_network::{Connected, Device, LOCAL_NAME, Server, addresses};

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
    /// Six digits to type.
    pub digits: String,
    /// The address with a longer code, to be read by the camera.
    pub qr: Option<QrPicture>,
    /// The address at which the digits are typed.
    pub address: String,
    /// The name of the device.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// For how many milliseconds the code is still good.
    pub left_ms: u32,
}

/// The network as it is now.
pub fn view(desk: &Desk) -> NetworkView {
    let server = desk.network.on();
    let kept = desk.house().network.clone();
    let open = server.as_ref().map(|server| server.connected()).unwrap_or_default();
    let on_page = |page: &str| {
        let count = open.iter().filter(|one| one.page == page).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    };
    let numbers = (1..=crate::house::network::MOST_SCREENS)
        .map(|number| ScreenLine {
            number,
            screen: kept.screens.get(&number).cloned(),
            open: on_page(&format!("/screen/{number}")),
        })
        .filter(|line| line.screen.is_some() || line.open > 0);
    NetworkView {
        on: server.as_ref().map(|server| served(server, on_page("/"), &open)),
        addresses: addresses().iter().map(ToString::to_string).collect(),
        port: kept.port,
        names: kept.names,
        busts_at_once: kept.busts_at_once,
        screens: numbers.collect(),
        operators: kept.operators.iter().map(|operator| operator.name.clone()).collect(),
    }
}

fn code_of(text: &str) -> Option<QrPicture> {
    QrText { text: text.into(), caption: String::new() }.picture()
}

fn served(server: &Server, phones: u32, open: &[Connected]) -> ServedView {
    let at = server.at();
    let address = public_address(server);
    ServedView {
        by_name: format!("http://{LOCAL_NAME}:{}/", at.port()),
        qr: code_of(&address),
        address,
        fingerprint: server.fingerprint(),
        phones,
        devices: devices(server, open),
        code: server.pairing(|pairing| {
            let (code, wish, left) = pairing.code()?;
            let address = format!("https://{at}/pair");
            Some(CodeView {
                // What follows the sign # stays in the browser and is in no log.
                qr: code_of(&format!("{address}#{}", code.secret)),
                digits: code.digits.clone(),
                address,
                name: wish.name.clone(),
                role: Role::of(&wish.role)?,
                left_ms: u32::try_from(left.as_millis()).unwrap_or(0),
            })
        }),
    }
}

fn devices(server: &Server, open: &[Connected]) -> Vec<DeviceLine> {
    let devices: Vec<Device> = server.pairing(|pairing| pairing.devices().cloned().collect());
    devices
        .into_iter()
        .filter_map(|device| {
            Some(DeviceLine {
                id: device.id,
                role: Role::of(&device.role)?,
                open: open.iter().any(|one| one.device == Some(device.id)),
                name: device.name,
                operator: device.operator,
                last: device.last,
                at: device.at,
                gone_at: device.gone_at,
            })
        })
        .collect()
}

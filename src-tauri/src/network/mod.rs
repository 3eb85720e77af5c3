//! The house on its own network: off until the host turns it on, and off again when the program ends.

pub mod files;
pub mod requests;
pub mod roles;
pub mod served;
pub mod view;

use crate::house::network::{BrowserScreen, NetworkSettings, name};
use crate::prelude::*;
use crate::projector;
use roles::Role;
use serde_json::Value;
use served::Served;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_network::{
    Bounds, Certificate, LOCAL_NAME, Options, Pairing, Server, Wish, addresses,
};
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};

/// The server, while there is one.
#[derive(Default)]
pub struct Network(Mutex<Option<Arc<Server>>>);

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
    OpenCode { role: Role, name: String, shared: bool, tournament: u32 },
    /// Ends the open code.
    CloseCode,
    /// Takes a device out.
    EndDevice { id: u32 },
    /// Takes an operator on, or gives one another PIN; without a PIN the operator is removed.
    Operator { name: String, pin: Option<String> },
}

impl Network {
    fn server(&self) -> MutexGuard<'_, Option<Arc<Server>>> {
        locked(&self.0)
    }

    /// The server, where the host has turned it on.
    pub fn on(&self) -> Option<Arc<Server>> {
        self.server().clone()
    }

    /// Tells every open page.
    pub fn tell(&self, event: &str, payload: &impl Serialize) {
        if let Some(server) = self.on() {
            server.tell(event, &serde_json::to_value(payload).unwrap_or(Value::Null));
        }
    }

    /// Ends the devices of a tournament that is over, and a code for another one.
    pub fn end_those_of(&self, tournament: u32) {
        if let Some(server) = self.on() {
            server.end_those_of(tournament);
        }
    }

    /// Turns it off. No socket is open afterwards.
    pub fn turn_off(&self) {
        let server = self.server().take();
        if let Some(server) = server {
            tauri::async_runtime::block_on(server.stop());
        }
    }
}

/// Changes how the house is served.
pub fn change<R: Runtime>(app: &AppHandle<R>, change: NetworkChange) -> Result<(), Problem> {
    let desk = app.state::<Desk>();
    let off = || problem!(off, "network-off", "Turn the network on first.");
    match change {
        NetworkChange::On { address, port } => turn_on(app, &desk, &address, port)?,
        NetworkChange::Off => {
            desk.network.turn_off();
            found_at(app, None);
        }
        NetworkChange::Names { names } => {
            desk.house().set(|kept: &mut NetworkSettings| kept.names = names);
            // Every page asks again, and hears no more than it may.
            desk.network.tell("again", &());
        }
        NetworkChange::Screen { number, screen } => {
            desk.house().change(|kept: &mut NetworkSettings| kept.set_screen(number, screen))?;
            projector::tell_screens(app);
        }
        NetworkChange::BustsAtOnce { at_once } => {
            desk.house().set(|kept: &mut NetworkSettings| kept.busts_at_once = at_once);
        }
        NetworkChange::OpenCode { role, name: called, shared, tournament } => {
            desk.house().look(tournament)?;
            let wish = Wish {
                name: name(&called)?,
                role: role.word().into(),
                belongs_to: tournament,
                shared,
            };
            let server = desk.network.on().ok_or_else(off)?;
            server.pairing(|pairing| pairing.open(wish))?;
        }
        NetworkChange::CloseCode => {
            desk.network.on().ok_or_else(off)?.pairing(Pairing::close);
        }
        NetworkChange::EndDevice { id } => {
            desk.network.on().ok_or_else(off)?.end(|device| device.id == id);
        }
        NetworkChange::Operator { name, pin } => {
            desk.house()
                .change(|kept: &mut NetworkSettings| kept.set_operator(&name, pin.as_deref()))?;
            if let Some(server) = desk.network.on() {
                server.pairing(|pairing| pairing.sign_out_everywhere(&name));
            }
        }
    }
    Ok(())
}

fn turn_on<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    address: &str,
    port: u16,
) -> Result<(), Problem> {
    let ip: IpAddr = address
        .parse()
        .map_err(|_| problem!(address, "choose-address", "Choose an address of this computer."))?;
    let folder = {
        let mut house = desk.house();
        house.change(|kept: &mut NetworkSettings| kept.set_port(port))?;
        house.folder().to_path_buf()
    };
    start(app, &folder, SocketAddr::new(ip, port), Bounds::default())
}

/// Serves the house at this address, in the place of where it was served before.
pub fn start<R: Runtime>(
    app: &AppHandle<R>,
    folder: &Path,
    at: SocketAddr,
    bounds: Bounds,
) -> Result<(), Problem> {
    let desk = app.state::<Desk>();
    desk.network.turn_off();
    found_at(app, None);
    let certificate = Certificate::of(folder, LOCAL_NAME, &addresses()).map_err(|error| {
        tracing::error!(%error, "the certificate cannot be kept");
        problem!(
            certificate,
            "certificate-not-kept",
            "The certificate cannot be kept in the data folder. Free some space, then try again."
        )
    })?;
    let named = !at.ip().is_loopback();
    let options = Options { at, certificate, bounds, named };
    let served = Arc::new(Served::new(app.clone()));
    let started = tauri::async_runtime::block_on(Server::start(options, served));
    let server = started.map_err(|error| {
        tracing::error!(%error, %at, "the house cannot be served");
        match error.kind() {
            ErrorKind::AddrInUse => problem!(
                address,
                "port-in-use",
                "Another program uses this port. Choose another port."
            ),
            ErrorKind::AddrNotAvailable => problem!(
                address,
                "address-gone",
                "This computer no longer has this address. Choose another one."
            ),
            _ => problem!(
                address,
                "address-unusable",
                "This address cannot be used. Choose another address or port."
            ),
        }
    })?;
    let address = public_address(&server);
    *desk.network.server() = Some(Arc::new(server));
    found_at(app, Some(address));
    Ok(())
}

/// Where anybody in the room finds the house.
fn public_address(server: &Server) -> String {
    format!("http://{}/", server.at())
}

/// Paper and the room's screens say where phones find the house now.
fn found_at<R: Runtime>(app: &AppHandle<R>, address: Option<String>) {
    app.state::<Desk>().house().phones_at = address;
    projector::tell_screens(app);
}

//! The house on its own network: off until the host turns it on; on again with the next start where the program ended with it on.

mod files;
mod served;
mod view;

use crate::prelude::*;
use crate::published_folder;
use serde_json::Value;
pub use served::Served;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_house::caller::Role;
use shuffle_up_house::happened::Happened;
use shuffle_up_house::network::{NetworkChange, NetworkView};
use shuffle_up_house::office::network::{NetworkSettings, name};
use shuffle_up_house::problem::did_not_work;
use shuffle_up_network::{
    Bounds, Certificate, Device, Kept, KeptDevices, LOCAL_NAME, Options, Pairing, Refused, Server,
    Wish, addresses,
};
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};

/// The server, while there is one.
#[derive(Default)]
pub struct Network(Mutex<Option<Arc<Server>>>);

impl Network {
    fn server(&self) -> MutexGuard<'_, Option<Arc<Server>>> {
        locked(&self.0)
    }

    /// The server, where the host has turned it on.
    pub fn on(&self) -> Option<Arc<Server>> {
        self.server().clone()
    }

    /// Tells browsers what they have to hear, and ends what is over.
    pub fn hear(&self, happened: &Happened) {
        let Some(server) = self.on() else { return };
        match happened {
            // A token ends with its tournament, and so does a code for it.
            Happened::Over(tournament) => server.end_those_of(tournament.0, works_on),
            // Every page asks again, and hears no more than it may.
            Happened::Names => server.tell("again", &Value::Null),
            // Those that may no longer read are told nothing more.
            Happened::Interface => server.look_again(),
            Happened::DeviceDid { device, what, at } => {
                server.pairing(|pairing| pairing.note(*device, what.clone(), *at));
            }
            Happened::Operator(name) => {
                server.sign_out_everywhere(name);
            }
            _ => {
                if let Some((event, payload)) = happened.news() {
                    server.tell(event, &payload);
                }
            }
        }
    }

    /// Turns it off, as the end of the program does: the devices come back with the next start. No socket is open afterwards.
    pub fn turn_off(&self) {
        let server = self.server().take();
        if let Some(server) = server {
            tauri::async_runtime::block_on(server.stop());
        }
    }
}

/// Whether a device goes on working once its tournament is over.
fn works_on(device: &Device) -> bool {
    Role::of(&device.role).is_some_and(Role::works_after_the_end)
}

/// The network as it is now.
pub fn view<R: Runtime>(app: &AppHandle<R>) -> NetworkView {
    let server = app.state::<Arc<Network>>().on();
    view::view(&app.state::<Arc<House>>(), server.as_deref())
}

/// Changes how the house is served. What is kept of it, the house changes itself.
pub fn change<R: Runtime>(app: &AppHandle<R>, change: NetworkChange) -> Result<(), Problem> {
    let (house, network) = (app.state::<Arc<House>>(), app.state::<Arc<Network>>());
    let on =
        || network.on().ok_or_else(|| problem!(off, "network-off", "Turn the network on first."));
    match change {
        NetworkChange::On { address, port } => turn_on(app, &address, port)?,
        NetworkChange::Off => {
            network.turn_off();
            // The host's "off" is meant: nobody comes back.
            Kept::forget(house.office().folder());
            found_at(&house, None);
        }
        NetworkChange::OpenCode { role, name: called, shared, tournament, table } => {
            house.office().look(tournament)?;
            let wish = Wish {
                name: name(&called)?,
                role: role.word().into(),
                belongs_to: tournament.0,
                place: table.filter(|_| role == Role::Table).map(|table| table.0),
                shared,
            };
            on()?.pairing(|pairing| pairing.open(wish)).map_err(problem_of)?;
        }
        NetworkChange::CloseCode => {
            on()?.pairing(Pairing::close);
        }
        NetworkChange::EndDevice { id } => {
            on()?.end(|device| device.id == id);
        }
        NetworkChange::ChooseFolder => published_folder::choose(app),
        NetworkChange::Names { .. }
        | NetworkChange::Publish { .. }
        | NetworkChange::Interface { .. }
        | NetworkChange::CheckIn { .. }
        | NetworkChange::EndToken { .. }
        | NetworkChange::Screen { .. }
        | NetworkChange::BustsAtOnce { .. }
        | NetworkChange::Operator { .. } => {}
    }
    Ok(())
}

fn turn_on<R: Runtime>(app: &AppHandle<R>, address: &str, port: u16) -> Result<(), Problem> {
    let ip: IpAddr = address
        .parse()
        .map_err(|_| problem!(address, "choose-address", "Choose an address of this computer."))?;
    let folder = {
        let house = app.state::<Arc<House>>();
        let mut office = house.office();
        office.change(|kept: &mut NetworkSettings| kept.set_port(port))?;
        office.folder().to_path_buf()
    };
    start(app, &folder, SocketAddr::new(ip, port), (Bounds::default(), KeptDevices::default()))
}

/// Serves the house where it was served when the program ended or was cut off, to the devices that were let in. A tournament that is
/// over by now lets in none but the host's phone. Where this computer is no longer at that address, the network stays off.
pub fn resume<R: Runtime>(app: &AppHandle<R>, folder: &Path) {
    let house = app.state::<Arc<House>>();
    let (now, played) = {
        let mut office = house.office();
        (office.now(), office.shown_to_the_room())
    };
    let Some(Kept { at, mut devices, .. }) = Kept::read(folder, now) else { return };
    devices.retain(|device| {
        played.iter().any(|line| {
            line.id.0 == device.belongs_to && (line.phase != Phase::Finished || works_on(device))
        })
    });
    match start(app, folder, at, (Bounds::default(), devices)) {
        Ok(()) => tracing::info!(%at, "the house is served as before"),
        Err(problem) => {
            tracing::warn!(message = %problem.sentence, "the house is not served as before")
        }
    }
}

/// Serves the house at the address that the program was started with.
pub fn start_at<R: Runtime>(app: &AppHandle<R>, folder: &Path, at: SocketAddr) {
    if let Err(problem) = start(app, folder, at, (Bounds::default(), KeptDevices::default())) {
        tracing::error!(message = %problem.sentence, %at, "the house is not served");
    }
}

/// Serves the house at this address, in the place of where it was served before.
pub fn start<R: Runtime>(
    app: &AppHandle<R>,
    folder: &Path,
    at: SocketAddr,
    (bounds, devices): (Bounds, KeptDevices),
) -> Result<(), Problem> {
    let (house, network) = (app.state::<Arc<House>>(), app.state::<Arc<Network>>());
    network.turn_off();
    found_at(&house, None);
    let certificate = Certificate::of(folder, LOCAL_NAME, &addresses()).map_err(|error| {
        tracing::error!(%error, "the certificate cannot be kept");
        problem!(
            certificate,
            "certificate-not-kept",
            "The certificate cannot be kept in the data folder. Free some space, then try again."
        )
    })?;
    let named = !at.ip().is_loopback();
    let folder = Some(folder.to_path_buf());
    let options = Options { at, certificate, bounds, named, folder, devices };
    let served = Arc::new(Served::new(app.clone(), house.inner().clone()));
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
    *network.server() = Some(Arc::new(server));
    found_at(&house, Some(address));
    Ok(())
}

/// Where anybody in the room finds the house.
fn public_address(server: &Server) -> String {
    format!("http://{}/", server.at())
}

/// Paper and the room's screens say where phones find the house now.
fn found_at(house: &House, address: Option<String>) {
    house.office().phones_at = address;
    house.announce(Happened::Screens);
}

/// Why the network refused, in words.
fn problem_of(why: Refused) -> Problem {
    match why {
        Refused::PinsWait => {
            problem!(pin, "pins-wait", "Too many wrong PINs for this name. Wait half a minute.")
        }
        Refused::WrongPin => problem!(pin, "pin-of-another", "Name and PIN do not match."),
        Refused::NoLongerPaired => {
            problem!(not_paired, "no-longer-paired", "This device is no longer paired.")
        }
        Refused::NoChance => {
            problem!(code, "no-chance", "The computer could not make a code. Try again.")
        }
        Refused::DevicesFull => problem!(
            code,
            "devices-full",
            "100 devices are paired. Remove one that is no longer needed."
        ),
        Refused::CodeNotOpen => {
            problem!(code, "code-not-open", "This code is not open. Ask at the desk for a new one.")
        }
        Refused::CodesWait => problem!(
            code,
            "codes-wait",
            "Too many wrong codes from this device. Scan the QR code at the desk, or wait five minutes."
        ),
        Refused::Restarted => problem!(
            changed,
            "house-restarted",
            "The program at the desk was started again. Look whether this was entered, then repeat it if it was not."
        ),
        Refused::TooLate => problem!(
            changed,
            "said-too-late",
            "This came too late and was not done. Look again, then repeat it."
        ),
        Refused::NotSecure => problem!(not_secure, "paired-only", "This is for paired devices."),
        Refused::TokenInTheOpen => problem!(
            not_secure,
            "token-in-the-open",
            "Say a token over https, where nobody else on the network reads it."
        ),
        Refused::WrongToken => {
            problem!(not_allowed, "wrong-token", "This token is not good, or no longer.")
        }
        Refused::NotPaired => problem!(not_paired, "not-paired", "Pair this device at the desk."),
        Refused::DidNotWork => did_not_work(),
    }
}

//! What the desk shows of the network.

use super::public_address;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_house::caller::Role;
use shuffle_up_house::house::House;
use shuffle_up_house::network::{
    CodeView, DeviceLine, GuessView, NetworkView, ScreenLine, ServedView,
};
use shuffle_up_house::office::network::MOST_SCREENS;
use shuffle_up_house::office::qr_code::{QrPicture, QrText};
use shuffle_up_network::{Connected, Device, Guessed, LOCAL_NAME, Server, addresses};

/// The network as it is now.
pub fn view(house: &House, server: Option<&Server>) -> NetworkView {
    let (kept, now) = {
        let office = house.office();
        (office.network.clone(), office.now())
    };
    let open = server.map(Server::connected).unwrap_or_default();
    let on_page = |page: &str| {
        let count = open.iter().filter(|one| one.page == page).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    };
    let numbers = (1..=MOST_SCREENS)
        .map(|number| ScreenLine {
            number,
            screen: kept.screens.get(&number).cloned(),
            open: on_page(&format!("/screen/{number}")),
        })
        .filter(|line| line.screen.is_some() || line.open > 0);
    NetworkView {
        on: server.map(|server| served(server, on_page("/"), &open, now)),
        addresses: addresses().iter().map(ToString::to_string).collect(),
        port: kept.port,
        names: kept.names,
        busts_at_once: kept.busts_at_once,
        screens: numbers.collect(),
        operators: kept.operators.iter().map(|operator| operator.name.clone()).collect(),
        published: house.published(),
        interface: kept.interface,
        check_in: kept.check_in,
        tokens: kept.tokens.iter().map(|token| token.name.clone()).collect(),
    }
}

fn code_of(text: &str) -> Option<QrPicture> {
    QrText { text: text.into(), caption: String::new() }.picture()
}

fn guess((of, times): (&Guessed, u32)) -> GuessView {
    match of {
        Guessed::Code { address } => GuessView::Code { address: address.to_string(), times },
        Guessed::Pin { operator, device } => {
            GuessView::Pin { operator: operator.clone(), device: device.clone(), times }
        }
    }
}

fn served(server: &Server, phones: u32, open: &[Connected], now: i64) -> ServedView {
    let at = server.at();
    let address = public_address(server);
    ServedView {
        by_name: format!("http://{LOCAL_NAME}:{}/", at.port()),
        qr: code_of(&address),
        address,
        fingerprint: server.fingerprint(),
        phones,
        devices: devices(server, open),
        guesses: server.pairing(|pairing| pairing.guesses(now).map(guess).collect()),
        code: server.pairing(|pairing| {
            let (code, wish, left) = pairing.code()?;
            let address = format!("http://{at}/let-in");
            Some(CodeView {
                // What follows the sign # stays in the browser and is in no log.
                qr: code_of(&format!("{address}#{}", code.secret)),
                digits: code.digits.clone(),
                address,
                name: wish.name.clone(),
                role: Role::of(&wish.role)?,
                table: wish.place.map(TableNumber),
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
                table: device.place.map(TableNumber),
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

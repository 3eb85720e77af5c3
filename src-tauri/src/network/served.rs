//! What the network serves: the built pages, and the calls of browsers, each of which goes to the house.

use super::files::Files;
use super::problem_of;
use crate::prelude::*;
use serde_json::{Value, json};
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_house::caller::{Caller, Device, Role};
use shuffle_up_house::calls::PICTURES;
use shuffle_up_house::interface;
use shuffle_up_network::{Caller as Browser, File, Outcome, Refused, Told, Wanted};
use tauri::Emitter;

/// The program, as the room has it.
pub struct Served<R: Runtime> {
    app: AppHandle<R>,
    house: Arc<House>,
    files: Files,
}

impl<R: Runtime> Served<R> {
    /// This house, with the pages that were built into the program behind this handle.
    pub fn new(app: AppHandle<R>, house: Arc<House>) -> Self {
        let files = Files::built(&app);
        Self { app, house, files }
    }
}

/// In which language a page is; absent where it says none.
fn language(browser: &Browser) -> Option<Language> {
    Some(browser.language.as_str()).filter(|tag| !tag.is_empty()).map(Language::of)
}

/// Who calls. A device whose role is none that the house knows is anybody.
fn caller(browser: &Browser) -> Caller {
    let language = language(browser);
    let device = browser.device.as_ref().and_then(|device| {
        Some(Device {
            id: device.id,
            role: Role::of(&device.role)?,
            belongs_to: TournamentId(device.belongs_to),
            signed: device.signed(),
            nobody_signed_in: device.shared && device.operator.is_none(),
            table: device.place.map(TableNumber),
            language,
        })
    });
    device.map_or(Caller::Anybody(language, browser.address), Caller::Device)
}

impl<R: Runtime> shuffle_up_network::House for Served<R> {
    fn file(&self, path: &str) -> Option<File> {
        if let Some((kind, bytes)) =
            path.strip_prefix(PICTURES).and_then(|name| self.house.picture(name))
        {
            return Some(File { kind, bytes, zipped: false, acts: false, lasts: true });
        }
        let read =
            |name: &str| self.app.asset_resolver().get(name.to_string()).map(|asset| asset.bytes);
        self.files.at(path, read)
    }

    fn most(&self, browser: &Browser, call: &str) -> usize {
        self.house.most(&caller(browser), call)
    }

    fn call(&self, browser: &Browser, call: &str, arguments: Value) -> Outcome {
        let made = self.house.call(&caller(browser), call, arguments);
        made.map_err(|problem| json!(problem))
    }

    fn refused(&self, browser: &Browser, why: Refused) -> Value {
        let language = language(browser).unwrap_or_else(|| self.house.language());
        json!(problem_of(why).said(language))
    }

    fn may_read(&self) -> bool {
        self.house.may_read()
    }

    fn read(&self, wanted: Wanted) -> Told {
        let Wanted { path, query, token, shown, language } = wanted;
        let language = Some(language.as_str()).filter(|tag| !tag.is_empty()).map(Language::of);
        match self.house.read(&interface::Wanted { path, query, token, shown, language }) {
            interface::Told::Answer { mark, text } => Told::Answer { mark, text },
            interface::Told::Same => Told::Same,
            interface::Told::Nothing => Told::Nothing,
            interface::Told::WrongToken => Told::WrongToken,
            interface::Told::Refused(problem) => Told::Refused(json!(problem)),
        }
    }

    fn events_of(&self, path: &str) -> Option<u32> {
        let (tournament, what) = interface::of_tournament(path)?;
        let listed =
            what == interface::EVENTS && self.house.office().is_listed(TournamentId(tournament));
        listed.then_some(tournament)
    }

    fn operators(&self) -> Vec<String> {
        let office = self.house.office();
        office.network.operators.iter().map(|operator| operator.name.clone()).collect()
    }

    fn knows(&self, operator: &str, pin: &str) -> bool {
        // The office is let go of before the work is done.
        let operators = self.house.office().network.operators.clone();
        operators.iter().find(|one| one.name == operator).is_some_and(|one| one.knows(pin))
    }

    fn changed(&self) {
        if let Err(error) = self.app.emit("network", ()) {
            tracing::error!(%error, "the desk could not be told");
        }
    }

    fn now(&self) -> i64 {
        self.house.office().now()
    }
}

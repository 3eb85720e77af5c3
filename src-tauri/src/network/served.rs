//! What the house answers its room. The windows' own `ask` and `act` are behind it; who may do what is looked at first.

use super::files::Files;
use super::requests::{self, Ranked, Wanted};
use super::roles::{Role, may_ask, may_call, may_say};
use crate::asked::{Asked, Question, Reply};
use crate::calls::{AT_THE_HOUSE, OF_THE_DESK};
use crate::house::{Snapshot, Written};
use crate::ipc::in_words;
use crate::prelude::*;
use crate::{bounds, ipc};
use serde::de::DeserializeOwned;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use shuffle_up_engine::log::{Correction, NamesShown};
use shuffle_up_network::{Caller, Device, File, House as _, Operator, Outcome, Refused};
use shuffle_up_words::Answered;
use std::collections::HashMap;
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};
use tauri::http::HeaderMap;
use tauri::ipc::{CallbackFn, InvokeBody, InvokeError, InvokeResponse};
use tauri::webview::InvokeRequest;
use tauri::{Emitter, Webview};

/// The program, as the room has it.
pub struct Served<R: Runtime> {
    app: AppHandle<R>,
    files: Files,
    shortened: Mutex<HashMap<u32, Shortened>>,
    answers: Mutex<HashMap<String, (Instant, Answered)>>,
}

/// A log whose names are shown in part.
struct Shortened {
    of: Arc<Log>,
    shown: NamesShown,
    log: Arc<Log>,
}

/// Anybody's answer is the same for so long: five hundred phones that ask at once are one question.
const SAME: Duration = Duration::from_millis(100);
/// So many answers are kept for that long.
const ANSWERS: usize = 200;
/// The most bytes of what anybody asks at once.
const PUBLIC_CALL: usize = 4 * 1024;
/// The most questions that anybody asks at once.
const PUBLIC_QUESTIONS: usize = 12;

fn role_of(caller: &Caller) -> Option<Role> {
    caller.device.as_ref().and_then(|device| Role::of(&device.role))
}

fn not_allowed() -> Problem {
    problem!(not_allowed, "device-may-not", "This device may not do that. Ask at the desk.")
}

/// What was asked or said, in the shape of this call.
fn read<T: DeserializeOwned>(arguments: Value) -> Result<T, Problem> {
    serde_json::from_value(arguments).map_err(|error| {
        problem!(invalid, "not-readable", "This cannot be read: {error}", error = error.to_string())
    })
}

/// How much of each name anybody sees of a tournament.
fn shown_to_anybody(desk: &Desk, tournament: u32) -> Result<NamesShown, Problem> {
    let mut house = desk.house();
    if house.shown_to_the_room().iter().any(|line| line.id == tournament) {
        return Ok(house.network.names);
    }
    Err(problem!(unknown, "no-such-tournament", "There is no such tournament."))
}

#[derive(Deserialize)]
struct Ask {
    tournament: u32,
    questions: Vec<Value>,
}

#[derive(Deserialize)]
struct Act {
    tournament: u32,
    command: Value,
    seen: u32,
}

#[derive(Deserialize)]
struct Requested {
    tournament: u32,
    wanted: Wanted,
    seen: u32,
}

#[derive(Deserialize)]
struct Settle {
    tournament: u32,
    id: u32,
    done: bool,
    seen: u32,
    /// Others who went out on the same hand.
    #[serde(default)]
    with: Vec<u32>,
    ranked: Option<Ranked>,
}

#[derive(Deserialize)]
struct Of {
    tournament: u32,
}

#[derive(Deserialize)]
struct Step {
    tournament: u32,
    seen: u32,
}

#[derive(Deserialize)]
struct Correct {
    tournament: u32,
    correction: Correction,
    seen: u32,
}

#[derive(Deserialize)]
struct Message {
    tournament: u32,
    message: String,
}

#[derive(Deserialize)]
struct Numbered {
    number: u32,
}

impl<R: Runtime> Served<R> {
    /// The program behind this handle.
    pub fn new(app: AppHandle<R>) -> Self {
        let files = Files::built(&app);
        Self { app, files, shortened: Mutex::default(), answers: Mutex::default() }
    }

    fn made(&self, caller: &Caller, call: &str, arguments: Value) -> Result<Answered, Problem> {
        let role = role_of(caller);
        if role == Some(Role::Director) && AT_THE_HOUSE.contains(&call) {
            return Err(problem!(
                not_here,
                "only-at-the-house",
                "Only at the house's own computer."
            ));
        }
        if !may_call(call, role) {
            return Err(not_allowed());
        }
        let desk = self.app.state::<Desk>();
        let language = desk.house().language();
        match call {
            // What is asked is said before it is marked, and what anybody may ask before it is kept for all.
            "ask" => self.ask(&desk, role, read(arguments)?),
            "season_on_wall" => self.season(&desk, role, read(arguments)?, language),
            _ => in_words(&self.done(caller, call, arguments)?, language),
        }
    }

    /// What is answered without a sentence of the engine: in a tree of values none could be said any more.
    fn done(&self, caller: &Caller, call: &str, arguments: Value) -> Result<Value, Problem> {
        let role = role_of(caller);
        let desk = self.app.state::<Desk>();
        match call {
            "screen" => {
                let Numbered { number } = read(arguments)?;
                Ok(json!(desk.house().browser_screen(number)?))
            }
            "logo" => Ok(json!(ipc::screens::logo(desk))),
            "background" => Ok(json!(ipc::screens::background(desk))),
            "room" => {
                let mut house = desk.house();
                let rows = house.shown_to_the_room();
                let tournaments: Vec<Value> = rows
                    .into_iter()
                    .map(|row| json!({ "id": row.id, "name": row.name, "phase": row.phase }))
                    .collect();
                Ok(json!({ "tournaments": tournaments, "names": house.network.names }))
            }
            "act" => self.act(&desk, caller, role, read(arguments)?),
            "request" => self.request(&desk, self.device(caller)?, read(arguments)?),
            "requests" => {
                let Of { tournament } = read(arguments)?;
                belongs(self.device(caller)?, role, tournament)?;
                let taken = desk.house().snapshot(tournament)?;
                Ok(json!(desk.requests.view(tournament, &taken.log)))
            }
            "message" => {
                let Of { tournament } = read(arguments)?;
                belongs(self.device(caller)?, role, tournament)?;
                let house = desk.house();
                let now = house.screens.messages.get(&tournament).cloned().unwrap_or_default();
                Ok(json!({ "now": now, "said": house.screens.said }))
            }
            "set_message" => {
                let (device, said) = (self.device(caller)?, read::<Message>(arguments)?);
                belongs(device, role, said.tournament)?;
                let label =
                    phrase!("device-message", "Message: {text}", text = said.message.clone());
                let app = self.app.clone();
                ipc::screens::show_message(&app, &desk, said.tournament, &said.message)?;
                let label = plain(&label, desk.house().language());
                self.note_words(&desk, device, label);
                Ok(Value::Null)
            }
            "settle_request" => self.settle(&desk, self.device(caller)?, role, read(arguments)?),
            "undo" => self.step(&desk, caller, role, read(arguments)?, House::undo),
            "redo" => self.step(&desk, caller, role, read(arguments)?, House::redo),
            "correct" => {
                let (device, said) = (self.device(caller)?, read::<Correct>(arguments)?);
                belongs(device, role, said.tournament)?;
                let signed = device.signed();
                let from = (Some(said.seen), signed.as_str());
                let written = ipc::corrected(&desk, said.tournament, &said.correction, from)?;
                self.note(&desk, device, said.tournament);
                Ok(json!(ipc::undone(&self.app, &desk, said.tournament, written)))
            }
            _ => Err(not_allowed()),
        }
    }

    /// Undoes or redoes, where the line that was seen is still the last one.
    fn step(
        &self,
        desk: &Desk,
        caller: &Caller,
        role: Option<Role>,
        said: Step,
        takes: fn(&mut House, u32, &str) -> Result<Written, Problem>,
    ) -> Result<Value, Problem> {
        let device = self.device(caller)?;
        belongs(device, role, said.tournament)?;
        let written = {
            let mut house = desk.house();
            house.is_the_last(said.tournament, said.seen)?;
            takes(&mut house, said.tournament, &device.signed())?
        };
        self.note(desk, device, said.tournament);
        Ok(json!(ipc::undone(&self.app, desk, said.tournament, written)))
    }

    /// Has the desk's own window asked, with what it is granted: a director's browser is no more than that window.
    fn as_the_desk(&self, caller: &Caller, call: &str, arguments: Value) -> Outcome {
        let said = |problem: Problem| json!(problem.said(ipc::language(&self.app)));
        let device = self.device(caller).map_err(said)?;
        tracing::debug!(call, device = device.signed(), "a director's device calls");
        let window =
            self.app.get_webview_window("desk").ok_or_else(|| said(ipc::did_not_work()))?;
        let request = InvokeRequest {
            cmd: call.into(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: window.url().map_err(|_| said(ipc::did_not_work()))?,
            body: InvokeBody::Json(arguments),
            headers: HeaderMap::default(),
            invoke_key: self.app.invoke_key().to_string(),
        };
        let (done, answer) = sync_channel(1);
        let answered = move |_: _, _: _, response: InvokeResponse, _: _, _: _| {
            // Whoever asked waits for it.
            let _ = done.send(response);
        };
        AsRef::<Webview<R>>::as_ref(&window).clone().on_message(request, Box::new(answered));
        match answer.recv() {
            Ok(InvokeResponse::Ok(body)) => {
                body.deserialize().map_err(|_| said(ipc::did_not_work()))
            }
            Ok(InvokeResponse::Err(InvokeError(problem))) => Err(problem),
            // The call ended without an answer.
            Err(_) => Err(said(ipc::did_not_work())),
        }
    }

    /// The device that may act: paired, and with somebody who has said who it is where several share it.
    fn device<'a>(&self, caller: &'a Caller) -> Result<&'a Device, Problem> {
        let device = caller.device.as_ref().ok_or_else(not_allowed)?;
        if device.shared && device.operator.is_none() {
            return Err(problem!(
                sign_in,
                "sign-in-first",
                "Sign in first, with your name and PIN."
            ));
        }
        Ok(device)
    }

    fn act(
        &self,
        desk: &Desk,
        caller: &Caller,
        role: Option<Role>,
        act: Act,
    ) -> Result<Value, Problem> {
        let named = act.command.get("type").and_then(Value::as_str).map(camel).unwrap_or_default();
        if !role.is_some_and(|role| may_say(&named).contains(&role)) {
            return Err(not_allowed());
        }
        let device = self.device(caller)?;
        belongs(device, role, act.tournament)?;
        let command: Command = read(act.command)?;
        let said =
            ipc::say(&self.app, desk, act.tournament, command, Some((act.seen, &device.signed())))?;
        self.note(desk, device, act.tournament);
        Ok(json!(said))
    }

    /// Takes in what a table asks for; a bust-out takes effect at once where the host wants it so.
    fn request(&self, desk: &Desk, device: &Device, asked: Requested) -> Result<Value, Problem> {
        let Requested { tournament, wanted, seen } = asked;
        belongs(device, None, tournament)?;
        if let Wanted::BustOut { bust } = &wanted {
            let command = Command::from(bust.clone());
            let at_once = desk.house().network.busts_at_once;
            if at_once {
                let signed = device.signed();
                let from = Some((seen, signed.as_str()));
                let said = ipc::say(&self.app, desk, tournament, command, from)?;
                self.note(desk, device, tournament);
                return Ok(json!(said));
            }
            // What the rules refuse is refused now, and what has changed since is shown again.
            desk.house().still_means(tournament, &command, (seen, &device.signed()))?;
        }
        let taken = desk.house().snapshot(tournament)?;
        let from = (device.id, device.signed());
        let id = desk.requests.ask((tournament, &taken.log), from, wanted)?;
        desk.say(&self.app, "requests", tournament);
        Ok(json!({ "id": id }))
    }

    /// Settles a request. A table takes back its own and no other.
    fn settle(
        &self,
        desk: &Desk,
        device: &Device,
        role: Option<Role>,
        settled: Settle,
    ) -> Result<Value, Problem> {
        let Settle { tournament, id, done, seen, with, ranked } = settled;
        belongs(device, role, tournament)?;
        if role == Some(Role::Table) {
            let own = desk.requests.find(tournament, id)?.device == device.id;
            if done || !own || !with.is_empty() {
                return Err(not_allowed());
            }
        }
        let who = device.signed();
        let ids: Vec<u32> = [id].into_iter().chain(with).collect();
        let said = (done, ranked);
        if requests::settle(&self.app, desk, (tournament, &ids), said, (&who, Some(seen)))? {
            self.note(desk, device, tournament);
        }
        Ok(Value::Null)
    }

    /// Notes what a device did, as the log says it.
    fn note(&self, desk: &Desk, device: &Device, tournament: u32) {
        let said = {
            let mut house = desk.house();
            let language = house.language();
            let label = house.look(tournament).ok().and_then(|log| {
                log.label(log.revision()).map(|label| plain(&label.said(), language))
            });
            label.unwrap_or_default()
        };
        self.note_words(desk, device, said);
    }

    /// Notes what a device did in words of our own: the log does not have it.
    fn note_words(&self, desk: &Desk, device: &Device, said: String) {
        let now = desk.house().now();
        if let Some(server) = desk.network.on() {
            server.pairing(|pairing| pairing.note(device.id, said, now));
        }
        self.changed();
    }

    fn ask(&self, desk: &Desk, role: Option<Role>, ask: Ask) -> Result<Answered, Problem> {
        if role.is_none() && ask.questions.len() > PUBLIC_QUESTIONS {
            return Err(problem!(too_large, "ask-for-less", "Ask for less at once."));
        }
        let language = desk.house().language();
        let asked = |question: Value| {
            let named = question["query"]["type"].as_str().unwrap_or("");
            if !may_ask(named, role) {
                return Err(not_allowed());
            }
            if role.is_none() {
                return self.answer_anybody(desk, ask.tournament, question, language);
            }
            let Question { query, shown } = read(question)?;
            let taken = desk.house().snapshot(ask.tournament)?;
            Ok(Asked::new(in_words(&taken.reply(&query), language)?, shown.as_deref()))
        };
        let replies = ask.questions.into_iter().map(|one| Reply::of(asked(one), language));
        to_raw_value(&replies.collect::<Vec<_>>()).map_err(|_| ipc::did_not_work())
    }

    /// What anybody is answered: with no more of a name than the host shows, and once for all who ask in the same moment.
    fn answer_anybody(
        &self,
        desk: &Desk,
        tournament: u32,
        question: Value,
        language: Language,
    ) -> Result<Asked, Problem> {
        let shown = shown_to_anybody(desk, tournament)?;
        let taken = desk.house().snapshot(tournament)?;
        let Question { query, shown: has } = read(question.clone())?;
        let revision = taken.log.revision();
        let key = format!("{tournament} {revision} {shown:?} {language:?} {}", question["query"]);
        let answer = self.same_for_all(key, || {
            let log = self.with_names(&taken, shown);
            in_words(&taken.with_log(log).reply(&query), language)
        })?;
        Ok(Asked::new(answer, has.as_deref()))
    }

    /// The answer that was given to the same question a moment ago, or a new one.
    fn same_for_all(
        &self,
        key: String,
        answer: impl FnOnce() -> Result<Answered, Problem>,
    ) -> Result<Answered, Problem> {
        let kept = locked(&self.answers).get(&key).cloned().filter(|(at, _)| at.elapsed() < SAME);
        if let Some((_, answer)) = kept {
            return Ok(answer);
        }
        let answer = answer()?;
        let mut answers = locked(&self.answers);
        if answers.len() >= ANSWERS {
            answers.retain(|_, (at, _)| at.elapsed() < SAME);
        }
        if answers.len() < ANSWERS {
            answers.insert(key, (Instant::now(), answer.clone()));
        }
        Ok(answer)
    }

    /// The season of a tournament. Anybody sees it with no more of a name than the host shows, and once for all who ask
    /// in the same moment.
    fn season(
        &self,
        desk: &Desk,
        role: Option<Role>,
        asked: Of,
        language: Language,
    ) -> Result<Answered, Problem> {
        let Of { tournament } = asked;
        if role.is_some() {
            return in_words(&ipc::seasons::on_wall(desk, tournament)?, language);
        }
        let shown = shown_to_anybody(desk, tournament)?;
        let key = format!("season {tournament} {shown:?} {language:?}");
        self.same_for_all(key, || {
            let season = ipc::seasons::on_wall(desk, tournament)?;
            in_words(&season.and_then(|season| season.with_names(shown)), language)
        })
    }

    /// The log with so much of each name, made once a line.
    fn with_names(&self, taken: &Snapshot, shown: NamesShown) -> Arc<Log> {
        if shown == NamesShown::Whole {
            return Arc::clone(&taken.log);
        }
        let mut shortened = locked(&self.shortened);
        if let Some(kept) = shortened.get(&taken.tournament)
            && Arc::ptr_eq(&kept.of, &taken.log)
            && kept.shown == shown
        {
            return Arc::clone(&kept.log);
        }
        let log = Arc::new(taken.log.with_names(shown));
        let kept = Shortened { of: Arc::clone(&taken.log), shown, log: Arc::clone(&log) };
        shortened.insert(taken.tournament, kept);
        log
    }
}

/// A device acts in its own tournament; a director's in all of them.
fn belongs(device: &Device, role: Option<Role>, tournament: u32) -> Result<(), Problem> {
    if role == Some(Role::Director) || device.belongs_to == tournament {
        return Ok(());
    }
    Err(not_allowed())
}

/// `start_clock` as the list of commands has it: `StartClock`.
fn camel(word: &str) -> String {
    word.split('_')
        .flat_map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}

impl<R: Runtime> shuffle_up_network::House for Served<R> {
    fn file(&self, path: &str) -> Option<File> {
        let read =
            |name: &str| self.app.asset_resolver().get(name.to_string()).map(|asset| asset.bytes);
        self.files.at(path, read)
    }

    fn most(&self, caller: &Caller, call: &str) -> usize {
        match role_of(caller) {
            None => PUBLIC_CALL,
            Some(_) => bounds::most(call).min(bounds::USUAL),
        }
    }

    fn call(&self, caller: &Caller, call: &str, arguments: Value) -> Outcome {
        if role_of(caller) == Some(Role::Director) && OF_THE_DESK.contains(&call) {
            return self.as_the_desk(caller, call, arguments);
        }
        let made = self.made(caller, call, arguments);
        made.map_err(|problem| json!(problem.said(ipc::language(&self.app))))
    }

    fn refused(&self, why: Refused) -> Value {
        json!(Problem::from(why).said(ipc::language(&self.app)))
    }

    fn operators(&self) -> Vec<Operator> {
        self.app.state::<Desk>().house().network.operators.clone()
    }

    fn changed(&self) {
        if let Err(error) = self.app.emit("network", ()) {
            tracing::error!(%error, "the desk could not be told");
        }
    }

    fn now(&self) -> i64 {
        self.app.state::<Desk>().house().now()
    }
}

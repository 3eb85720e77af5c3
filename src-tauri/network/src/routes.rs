//! What a request is answered. There are four kinds: a built file, the news, a call of the house, and a call about the device
//! itself.

use crate::addresses::network_of;
use crate::connections::Connections;
use crate::gate::{CALLS, CARRIED, CARRIED_SECURELY, Gate, NEWS, READ, only};
use crate::kept::Kept;
use crate::news::{Listeners, stream};
use crate::pairing::{Device, Pairing};
use crate::refused::Refused;
use crate::spoken::{Outcome, Spoken};
use crate::turns::{Turns, Whose};
use crate::under_way;
use crate::{Bounds, Caller, File, House, Told, Wanted, chance, hex, locked};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS,
    AUTHORIZATION, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, ETAG, HeaderName,
    IF_NONE_MATCH, LOCATION, RETRY_AFTER, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use tower_service::Service as _;

/// The number of a call: the same again is the same call.
const CALL_NUMBER: HeaderName = HeaderName::from_static("call-number");
/// The token's name; a browser keeps one that begins so for this host alone, over TLS alone.
const TOKEN: &str = "__Host-device";
/// A browser keeps the token for so long, in seconds; the house ends it sooner.
const KEPT: u32 = 3 * 24 * 3600;
/// Which start of the house answers. A page says it with what it says once, so that a retry after a crash is not said twice.
const HOUSE_RUN: HeaderName = HeaderName::from_static("house-run");
/// When the house answers, and when a page said something, by the house's time in milliseconds.
const HOUSE_TIME: HeaderName = HeaderName::from_static("house-time");
const SAID_AT: HeaderName = HeaderName::from_static("said-at");
/// Whatever was said longer ago is asked again, in milliseconds: the house was held up, or the network was.
const TOO_LATE: i64 = 6_000;
/// Shorter answers are not worth compressing.
const WORTH_ZIPPING: usize = 1_000;
/// The most bytes of a call about the device itself.
const SMALL: usize = 1_024;

/// Everything that answers.
#[derive(Clone)]
pub struct Routes {
    inner: Arc<Inner>,
    router: Router,
}

struct Inner {
    house: Arc<dyn House>,
    bounds: Bounds,
    gate: Gate,
    connections: Arc<Connections>,
    listeners: Arc<Listeners>,
    pairing: Arc<Mutex<Pairing>>,
    spoken: Spoken,
    turns: Turns,
    /// Where the devices are kept, while they are.
    kept: Mutex<Option<(PathBuf, Kept)>>,
    /// This start of the house.
    run: String,
}

/// What is known of a request besides what is in it.
#[derive(Debug, Clone, Copy)]
struct From {
    address: IpAddr,
    secure: bool,
}

/// Who asked, as the head of the request says it. Whether a token is still good is looked at when its call's turn comes.
#[derive(Debug, Clone)]
struct Asked {
    from: From,
    token: Option<String>,
    language: String,
    /// The device that the token was good for when the head came.
    device: Option<u32>,
    /// The page reads answers that are compressed.
    unzips: bool,
    /// When it was said, where the page says so.
    said_at: Option<i64>,
}

impl Routes {
    /// The routes of a house at this address.
    pub fn new(house: Arc<dyn House>, at: SocketAddr, bounds: Bounds) -> Self {
        let inner = Arc::new(Inner {
            house,
            bounds,
            gate: Gate::of(at),
            connections: Arc::default(),
            listeners: Arc::default(),
            pairing: Arc::default(),
            spoken: Spoken::default(),
            turns: Turns::default(),
            kept: Mutex::default(),
            // Without chance to give no device is let in either.
            run: chance::<8>().map_or_else(|_| String::new(), |bytes| hex(&bytes)),
        });
        let router = Router::new()
            .route(NEWS, get(news))
            .route(&format!("{CALLS}{{name}}"), post(call))
            .route(&format!("{READ}{{*path}}"), get(read))
            .fallback(get(file))
            .with_state(Arc::clone(&inner));
        Self { inner, router }
    }

    /// Answers a request that came from this address, over TLS or not.
    pub async fn answer(&self, mut request: Request, address: IpAddr, secure: bool) -> Response {
        let Inner { gate, connections, bounds, .. } = &*self.inner;
        let mut response = match gate.pass(&request, (address, secure), (connections, bounds)) {
            Ok(_) => {
                request.extensions_mut().insert(From { address, secure });
                self.router.clone().call(request).await.into_response()
            }
            Err(StatusCode::TOO_MANY_REQUESTS) => {
                (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "1")]).into_response()
            }
            Err(status) => status.into_response(),
        };
        response.headers_mut().extend(CARRIED);
        if secure {
            response.headers_mut().extend([CARRIED_SECURELY]);
            if let Ok(run) = HeaderValue::from_str(&self.inner.run) {
                response.headers_mut().insert(HOUSE_RUN, run);
            }
            response.headers_mut().insert(HOUSE_TIME, self.inner.house.now().into());
        }
        response
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.inner.connections
    }

    pub(crate) fn bounds(&self) -> &Bounds {
        &self.inner.bounds
    }

    pub(crate) fn listeners(&self) -> &Listeners {
        &self.inner.listeners
    }

    /// Keeps the devices in this folder from now on.
    pub(crate) fn keep_in(&self, folder: PathBuf, kept: Kept) {
        *locked(&self.inner.kept) = Some((folder, kept));
        self.keep();
    }

    /// What is kept stays as it is from now on.
    pub(crate) fn keep_no_more(&self) {
        *locked(&self.inner.kept) = None;
    }

    /// Keeps the devices as they are now.
    pub(crate) fn keep(&self) {
        self.inner.keep();
    }

    /// Works on codes and devices.
    pub fn pairing<T>(&self, work: impl FnOnce(&mut Pairing) -> T) -> T {
        work(&mut locked(&self.inner.pairing))
    }
}

impl Inner {
    /// Who asks, by the head of a request. A token counts over TLS alone.
    fn asked(&self, from: From, headers: &HeaderMap) -> Asked {
        let cookie = only(headers, &COOKIE).filter(|_| from.secure);
        let token = cookie.into_iter().flat_map(|cookie| cookie.split(';')).find_map(|one| {
            let (name, value) = one.trim().split_once('=')?;
            (name == TOKEN).then(|| value.to_string())
        });
        let first = |name: &HeaderName| {
            let said = only(headers, name).unwrap_or_default();
            said.split([',', ';']).next().unwrap_or_default().trim().to_string()
        };
        let encodings = only(headers, &ACCEPT_ENCODING).unwrap_or_default();
        let unzips = encodings.split(',').any(|one| one.trim() == "gzip");
        let language = first(&ACCEPT_LANGUAGE);
        let said_at = only(headers, &SAID_AT).and_then(|at| at.parse().ok());
        let mut asked = Asked { from, token, language, device: None, unzips, said_at };
        asked.device = self.caller(&asked).device.map(|device| device.id);
        asked
    }

    /// Who that is now.
    fn caller(&self, asked: &Asked) -> Caller {
        let token = asked.token.as_deref();
        let device = token.and_then(|token| locked(&self.pairing).with_token(token));
        let address = asked.from.address;
        let address = network_of(address).map_or(address.to_canonical(), IpAddr::V6);
        Caller { device, language: asked.language.clone(), address: Some(address) }
    }

    /// Who that is now, for as long as the call is held: whoever ends a device's right waits for it.
    fn caller_under_way(
        &self,
        asked: &Asked,
    ) -> Result<(Caller, Option<under_way::Call>), Refused> {
        let token = asked.token.as_deref();
        let under_way = token
            .and_then(|token| locked(&self.pairing).under_way(token, asked.from.address))
            .map(|under_way| under_way.begin());
        // Looked at once the call is counted: what ends afterwards waits, what ended before is seen.
        let caller = self.caller(asked);
        if caller.device.as_ref().map(|device| device.id) == asked.device {
            Ok((caller, under_way))
        } else {
            Err(Refused::NoLongerPaired)
        }
    }

    /// Works on something that may take its time, behind those who came before. A turn is as long as the work, also where the page is
    /// gone meanwhile.
    async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        asked: &Asked,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Option<T> {
        let whose = asked.device.map_or(Whose::Guests(asked.from.address), Whose::Device);
        let turn = self.turns.come(whose).await?;
        let inner = Arc::clone(self);
        let worked = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work(&inner)
        });
        worked.await.ok()
    }

    /// Makes a call of the house, by whoever the caller is at this moment.
    fn call(&self, asked: &Asked, name: &str, arguments: Value) -> Outcome {
        if asked.said_at.is_some_and(|at| self.house.now().saturating_sub(at) > TOO_LATE) {
            return Err(self.refused(asked, Refused::TooLate));
        }
        match self.caller_under_way(asked) {
            Ok((caller, _under_way)) => self.house.call(&caller, name, arguments),
            Err(why) => Err(self.refused(asked, why)),
        }
    }

    fn refused(&self, asked: &Asked, why: Refused) -> Value {
        let caller = Caller { language: asked.language.clone(), ..Caller::default() };
        self.house.refused(&caller, why)
    }

    /// Signs somebody in. The PIN is looked at while nobody waits for it.
    fn sign_in(&self, device: u32, operator: &str, pin: &str) -> Result<(), Refused> {
        if !self.house.operators().iter().any(|known| known == operator) {
            return Err(Refused::WrongPin);
        }
        let begun = locked(&self.pairing).begin_sign_in(device, operator)?;
        let knows = self.house.knows(operator, pin);
        let now = self.house.now();
        locked(&self.pairing).end_sign_in((device, operator), &begun, knows, now)
    }

    /// Keeps the devices as they are now; one after the other, so that the last one kept is the last there was.
    fn keep(&self) {
        if let Some((folder, kept)) = &mut *locked(&self.kept) {
            kept.devices = locked(&self.pairing).kept();
            if let Err(error) = kept.write(folder) {
                tracing::error!(%error, "the devices could not be kept");
            }
        }
    }
}

async fn file(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    request: Request,
) -> Response {
    let path = request.uri().path();
    let Some(File { kind, bytes, zipped, acts, lasts }) = inner.house.file(path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if acts && !from.secure {
        // The gate has compared the host with ours.
        let host = only(request.headers(), &axum::http::header::HOST).unwrap_or_default();
        let secure = format!("https://{host}{path}");
        return (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, secure)]).into_response();
    }
    let kept = if lasts { "public, max-age=31536000, immutable" } else { "no-store" };
    // Its name changes with what is in it, so that its name is its mark.
    let mark = HeaderValue::from_str(&format!("\"{path}\"")).ok().filter(|_| lasts);
    if mark.is_some() && request.headers().get(IF_NONE_MATCH) == mark.as_ref() {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)];
    let mut response = (headers, Body::from(Bytes::from_owner(bytes))).into_response();
    if zipped {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    if let Some(mark) = mark {
        response.headers_mut().insert(ETAG, mark);
    }
    response
}

async fn news(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    request: Request,
) -> Response {
    let page = request.uri().query().and_then(|query| query.strip_prefix("page=")).unwrap_or("");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'_');
    // A stream is that of a page that there is.
    let is_page = || inner.house.file(page).is_some_and(|file| file.kind.starts_with("text/html"));
    if page.len() > 40 || !page.bytes().all(plain) || !is_page() {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let asked = inner.asked(from, request.headers());
    let caller = inner.caller(&asked);
    let about = (page.to_string(), inner.bounds.pulse, None);
    let mut response = stream(&inner.house, &inner.listeners, &inner.pairing, &caller, about);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Where the events of something are.
const EVENTS: &str = "/events";
/// What every answer to a program carries besides: a page from anywhere may show it, for as long as programs may read.
const READ_ANYWHERE: [(HeaderName, HeaderValue); 3] = [
    (ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
    (ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("ETag")),
    (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
];

async fn read(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    Path(path): Path<String>,
    request: Request,
) -> Response {
    if !inner.house.may_read() {
        return StatusCode::NOT_FOUND.into_response();
    }
    // What a program sends besides is not read.
    let (head, _) = request.into_parts();
    let query = head.uri.query().unwrap_or_default().to_string();
    let mut response = read_to(&inner, from, (path, query), &head.headers).await;
    for (name, value) in READ_ANYWHERE {
        response.headers_mut().insert(name, value);
    }
    response
}

async fn read_to(
    inner: &Arc<Inner>,
    from: From,
    (path, query): (String, String),
    headers: &HeaderMap,
) -> Response {
    let mut asked = inner.asked(from, headers);
    // A program has the right of its token and none of a device's.
    (asked.token, asked.device) = (None, None);
    let refused = |status: StatusCode, why| {
        let body = inner.refused(&asked, why).to_string();
        (status, [(CONTENT_TYPE, "application/json")], body).into_response()
    };
    let token = only(headers, &AUTHORIZATION).and_then(|said| said.strip_prefix("Bearer "));
    if headers.contains_key(AUTHORIZATION) {
        if !from.secure {
            return refused(StatusCode::FORBIDDEN, Refused::TokenInTheOpen);
        }
        if token.is_none() {
            return refused(StatusCode::UNAUTHORIZED, Refused::WrongToken);
        }
    }
    let shown = only(headers, &IF_NONE_MATCH).map(|mark| mark.trim_matches('"').to_string());
    let wanted = Wanted {
        query,
        token: token.map(|token| token.trim().into()),
        shown,
        language: asked.language.clone(),
        path,
    };
    let path = wanted.path.clone();
    let events = match path.ends_with(EVENTS) {
        true => inner.work(&asked, move |inner| inner.house.events_of(&path)).await.flatten(),
        false => None,
    };
    if let Some(of) = events {
        let (caller, about) = (inner.caller(&asked), (READ.into(), inner.bounds.pulse, Some(of)));
        return stream(&inner.house, &inner.listeners, &inner.pairing, &caller, about);
    }
    let read = inner.work(&asked, move |inner| inner.house.read(wanted)).await;
    match read {
        Some(Told::Answer { mark, text }) => {
            let mut response = told(Ok(text), asked.unzips);
            if let Ok(mark) = HeaderValue::from_str(&format!("\"{mark}\"")) {
                response.headers_mut().insert(ETAG, mark);
            }
            response
        }
        Some(Told::Same) => StatusCode::NOT_MODIFIED.into_response(),
        Some(Told::Nothing) => StatusCode::NOT_FOUND.into_response(),
        Some(Told::WrongToken) => refused(StatusCode::UNAUTHORIZED, Refused::WrongToken),
        Some(Told::Refused(problem)) => {
            let status = match problem["code"].as_str() {
                Some("not_allowed") => StatusCode::FORBIDDEN,
                Some("unknown") => StatusCode::NOT_FOUND,
                _ => StatusCode::CONFLICT,
            };
            (status, [(CONTENT_TYPE, "application/json")], problem.to_string()).into_response()
        }
        None => refused(StatusCode::INTERNAL_SERVER_ERROR, Refused::DidNotWork),
    }
}

async fn call(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    if name.len() > 40 || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
        return StatusCode::NOT_FOUND.into_response();
    }
    let asked = inner.asked(from, request.headers());
    let number = only(request.headers(), &CALL_NUMBER).map(ToString::to_string);
    let another_run = only(request.headers(), &HOUSE_RUN).is_some_and(|run| run != inner.run);
    let own = OWN.contains(&name.as_str());
    let most = if own { SMALL } else { inner.house.most(&inner.caller(&asked), &name) };
    let body = tokio::time::timeout(inner.bounds.body_time, whole(request.into_body(), most));
    let arguments = match body.await {
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
        Ok(Err(status)) => return status.into_response(),
        Ok(Ok(bytes)) => match serde_json::from_slice::<Value>(&bytes) {
            Ok(arguments @ Value::Object(_)) => arguments,
            _ => return StatusCode::BAD_REQUEST.into_response(),
        },
    };
    if own {
        return about_itself(&inner, &asked, (&name, &arguments)).await;
    }
    let Asked { device, unzips, .. } = asked;
    if device.is_some() && number.is_some() && another_run {
        return told(Err::<Value, _>(inner.refused(&asked, Refused::Restarted)), unzips);
    }
    let work = {
        let inner = Arc::clone(&inner);
        async move {
            let asks = asked.clone();
            let made = inner.work(&asked, move |inner| inner.call(&asks, &name, arguments));
            made.await.unwrap_or_else(|| Err(inner.refused(&asked, Refused::DidNotWork)))
        }
    };
    let answered = match (device, number) {
        (Some(device), Some(number)) => inner.spoken.once(device, number, work).await,
        _ => Some(work.await),
    };
    match answered {
        Some(answered) => told(answered, unzips),
        None => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// All of a body that has no more than so many bytes.
async fn whole(body: Body, most: usize) -> Result<Vec<u8>, StatusCode> {
    let (mut pieces, mut bytes) = (body.into_data_stream(), Vec::new());
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|_| StatusCode::BAD_REQUEST)?;
        if bytes.len() + piece.len() > most {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        bytes.extend_from_slice(&piece);
    }
    Ok(bytes)
}

/// The calls about the device itself, over TLS alone.
const OWN: [&str; 5] = ["pair", "me", "sign_in", "sign_out", "leave"];

async fn about_itself(
    inner: &Arc<Inner>,
    asked: &Asked,
    (name, arguments): (&str, &Value),
) -> Response {
    let tell = |answer: Value| told(Ok(answer), asked.unzips);
    let refused = |why| told(Err::<Value, _>(inner.refused(asked, why)), asked.unzips);
    if !asked.from.secure {
        return refused(Refused::NotSecure);
    }
    let text = |key: &str| arguments.get(key).and_then(Value::as_str).unwrap_or("").to_string();
    if name == "pair" {
        let (code, from) = (text("code"), asked.from.address);
        let let_in = locked(&inner.pairing).let_in(&code, from, inner.house.now());
        // A guest who goes on guessing tells the desk nothing new.
        if !matches!(let_in, Err(Refused::CodesWait)) {
            inner.house.changed();
        }
        return match let_in {
            Ok((device, token)) => {
                tracing::info!(device = device.name, role = device.role, "a device was paired");
                inner.kept().await;
                let cookie = format!(
                    "{TOKEN}={token}; Path=/; Max-Age={KEPT}; Secure; HttpOnly; SameSite=Strict"
                );
                ([(SET_COOKIE, cookie)], tell(me(inner, Some(&device)))).into_response()
            }
            Err(why) => refused(why),
        };
    }
    // Who it is by now: the body may have taken its time.
    let Some(device) = inner.caller(asked).device else {
        return match name {
            "me" => tell(me(inner, None)),
            _ => refused(Refused::NotPaired),
        };
    };
    match name {
        "sign_in" => {
            let (id, who, pin) = (device.id, text("name"), text("pin"));
            let tried = inner.work(asked, move |inner| inner.sign_in(id, &who, &pin)).await;
            if let Some(Err(why)) = tried {
                // The desk may have to say that somebody guesses.
                inner.house.changed();
                return refused(why);
            }
        }
        "sign_out" => locked(&inner.pairing).sign_out(device.id),
        "leave" => {
            drop(locked(&inner.pairing).end(|other| other.id == device.id));
            inner.listeners.end();
            inner.kept().await;
        }
        _ => return tell(me(inner, Some(&device))),
    }
    inner.house.changed();
    let now = locked(&inner.pairing).device(device.id).cloned();
    tell(me(inner, now.as_ref()))
}

impl Inner {
    /// Keeps the devices as they are now, on a thread that may wait for the disk.
    async fn kept(self: &Arc<Self>) {
        let inner = Arc::clone(self);
        if let Err(error) = tokio::task::spawn_blocking(move || inner.keep()).await {
            tracing::error!(%error, "the devices could not be kept");
        }
    }
}

/// What a device is told of itself; the operators where it must choose one.
fn me(inner: &Inner, device: Option<&Device>) -> Value {
    let operators: Vec<String> = match device {
        Some(device) if device.shared => inner.house.operators(),
        _ => Vec::new(),
    };
    json!({ "device": device, "operators": operators })
}

fn told(answered: Result<impl Display, Value>, unzips: bool) -> Response {
    let (status, body) = match answered {
        Ok(answer) => (StatusCode::OK, answer.to_string()),
        Err(problem) => (StatusCode::CONFLICT, problem.to_string()),
    };
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    let zipped = Some(&body).filter(|body| unzips && body.len() >= WORTH_ZIPPING).and_then(zip);
    let Some(zipped) = zipped else { return (status, headers, body).into_response() };
    (status, headers, [(CONTENT_ENCODING, "gzip")], zipped).into_response()
}

fn zip(text: &String) -> Option<Vec<u8>> {
    let mut zipped = GzEncoder::new(Vec::new(), Compression::fast());
    zipped.write_all(text.as_bytes()).ok()?;
    zipped.finish().ok()
}

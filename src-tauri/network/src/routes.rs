//! What a request is answered. There are four kinds: a built file, the news, a call of the house, and a call about the device
//! itself.

use crate::connections::Connections;
use crate::gate::{CALLS, CARRIED, CARRIED_SECURELY, Gate, NEWS, only};
use crate::news::{Listeners, stream};
use crate::pairing::{Device, Pairing};
use crate::refused::Refused;
use crate::spoken::Spoken;
use crate::{Bounds, Caller, File, House, locked};
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HeaderName, LOCATION, RETRY_AFTER,
    SET_COOKIE,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use serde_json::{Value, json};
use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;
use tower_service::Service as _;

/// The number of a call: the same again is the same call.
const CALL_NUMBER: HeaderName = HeaderName::from_static("call-number");
/// The token's name; a browser keeps one that begins so for this host alone, over TLS alone.
const TOKEN: &str = "__Host-device";
/// A browser keeps the token for so long, in seconds; the house ends it sooner.
const KEPT: u32 = 3 * 24 * 3600;
/// So many calls of anybody are worked on at once: the desk's own are never behind a queue of phones.
const PUBLIC_AT_ONCE: usize = 2;
/// So many calls of paired devices.
const PAIRED_AT_ONCE: usize = 4;
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
    public: Semaphore,
    paired: Semaphore,
}

/// What is known of a request besides what is in it.
#[derive(Debug, Clone, Copy)]
struct From {
    secure: bool,
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
            public: Semaphore::new(PUBLIC_AT_ONCE),
            paired: Semaphore::new(PAIRED_AT_ONCE),
        });
        let router = Router::new()
            .route(NEWS, get(news))
            .route(&format!("{CALLS}{{name}}"), post(call))
            .fallback(get(file))
            .with_state(Arc::clone(&inner));
        Self { inner, router }
    }

    /// Answers a request that came from this address, over TLS or not.
    pub async fn answer(&self, mut request: Request, address: IpAddr, secure: bool) -> Response {
        let Inner { gate, connections, bounds, .. } = &*self.inner;
        let mut response = match gate.pass(&request, (address, secure), (connections, bounds)) {
            Ok(_) => {
                request.extensions_mut().insert(From { secure });
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

    /// Works on codes and devices.
    pub fn pairing<T>(&self, work: impl FnOnce(&mut Pairing) -> T) -> T {
        work(&mut locked(&self.inner.pairing))
    }
}

impl Inner {
    /// Who asks. A token counts over TLS alone.
    fn caller(&self, from: From, request: &Request) -> Caller {
        let cookie = only(request.headers(), &COOKIE).filter(|_| from.secure);
        let token = cookie.into_iter().flat_map(|cookie| cookie.split(';')).find_map(|one| {
            let (name, value) = one.trim().split_once('=')?;
            (name == TOKEN).then_some(value)
        });
        let device = token.and_then(|token| locked(&self.pairing).with_token(token));
        Caller { device }
    }

    /// Works on something that may take its time, behind those who came before.
    async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        caller: &Caller,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Option<T> {
        let turn = if caller.device.is_some() { &self.paired } else { &self.public };
        let _turn = turn.acquire().await.ok()?;
        let inner = Arc::clone(self);
        tokio::task::spawn_blocking(move || work(&inner)).await.ok()
    }
}

async fn file(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    request: Request,
) -> Response {
    let path = request.uri().path();
    let Some(File { kind, gzip, acts, lasts }) = inner.house.file(path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if acts && !from.secure {
        // The gate has compared the host with ours.
        let host = only(request.headers(), &axum::http::header::HOST).unwrap_or_default();
        let secure = format!("https://{host}{path}");
        return (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, secure)]).into_response();
    }
    let kept = if lasts { "public, max-age=31536000, immutable" } else { "no-store" };
    let headers = [(CONTENT_TYPE, kind), (CONTENT_ENCODING, "gzip"), (CACHE_CONTROL, kept)];
    (headers, Body::from(gzip.to_vec())).into_response()
}

async fn news(
    State(inner): State<Arc<Inner>>,
    Extension(from): Extension<From>,
    request: Request,
) -> Response {
    let page = request.uri().query().and_then(|query| query.strip_prefix("page=")).unwrap_or("");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'_');
    if page.len() > 40 || !page.bytes().all(plain) {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let caller = inner.caller(from, &request);
    let about = (page.to_string(), inner.bounds.pulse);
    let mut response = stream(&inner.house, &inner.listeners, &inner.pairing, &caller, about);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
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
    let caller = inner.caller(from, &request);
    let number = only(request.headers(), &CALL_NUMBER).map(ToString::to_string);
    let own = OWN.contains(&name.as_str());
    let most = if own { SMALL } else { inner.house.most(&caller, &name) };
    let body = tokio::time::timeout(inner.bounds.body_time, to_bytes(request.into_body(), most));
    let arguments = match body.await {
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
        Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Ok(Ok(bytes)) => match serde_json::from_slice::<Value>(&bytes) {
            Ok(arguments @ Value::Object(_)) => arguments,
            _ => return StatusCode::BAD_REQUEST.into_response(),
        },
    };
    if own {
        return about_itself(&inner, from, &caller, (&name, &arguments)).await;
    }
    let device = caller.device.as_ref().map(|device| device.id);
    let work = {
        let inner = Arc::clone(&inner);
        async move {
            let asked = caller.clone();
            let made = inner.work(&caller, move |inner| inner.house.call(&asked, &name, arguments));
            made.await.unwrap_or_else(|| Err(inner.house.refused(Refused::DidNotWork)))
        }
    };
    let answered = match (device, number) {
        (Some(device), Some(number)) => inner.spoken.once(device, number, work).await,
        _ => Some(work.await),
    };
    match answered {
        Some(answered) => told(answered),
        None => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// The calls about the device itself, over TLS alone.
const OWN: [&str; 5] = ["pair", "me", "sign_in", "sign_out", "leave"];

async fn about_itself(
    inner: &Arc<Inner>,
    from: From,
    caller: &Caller,
    (name, arguments): (&str, &Value),
) -> Response {
    let refused = |why| told(Err::<Value, _>(inner.house.refused(why)));
    if !from.secure {
        return refused(Refused::NotSecure);
    }
    let text = |key: &str| arguments.get(key).and_then(Value::as_str).unwrap_or("").to_string();
    if name == "pair" {
        let let_in = locked(&inner.pairing).let_in(&text("code"), inner.house.now());
        inner.house.changed();
        return match let_in {
            Ok((device, token)) => {
                tracing::info!(device = device.name, role = device.role, "a device was paired");
                let cookie = format!(
                    "{TOKEN}={token}; Path=/; Max-Age={KEPT}; Secure; HttpOnly; SameSite=Strict"
                );
                ([(SET_COOKIE, cookie)], told(Ok(me(inner, Some(&device))))).into_response()
            }
            Err(why) => refused(why),
        };
    }
    let Some(device) = &caller.device else {
        return match name {
            "me" => told(Ok(me(inner, None))),
            _ => refused(Refused::NotPaired),
        };
    };
    match name {
        "sign_in" => {
            let (id, who, pin) = (device.id, text("name"), text("pin"));
            let tried = inner.work(caller, move |inner| {
                let knows = || inner.house.knows(&who, &pin);
                locked(&inner.pairing).sign_in(id, &who, knows)
            });
            if let Some(Err(why)) = tried.await {
                return refused(why);
            }
        }
        "sign_out" => locked(&inner.pairing).sign_out(device.id),
        "leave" => {
            locked(&inner.pairing).end(|other| other.id == device.id);
            inner.listeners.end();
        }
        _ => return told(Ok(me(inner, Some(device)))),
    }
    inner.house.changed();
    let now = locked(&inner.pairing).device(device.id).cloned();
    told(Ok(me(inner, now.as_ref())))
}

/// What a device is told of itself; the operators where it must choose one.
fn me(inner: &Inner, device: Option<&Device>) -> Value {
    let operators: Vec<String> = match device {
        Some(device) if device.shared => inner.house.operators(),
        _ => Vec::new(),
    };
    json!({ "device": device, "operators": operators })
}

fn told(answered: Result<impl Display, Value>) -> Response {
    let (status, body) = match answered {
        Ok(answer) => (StatusCode::OK, answer.to_string()),
        Err(problem) => (StatusCode::CONFLICT, problem.to_string()),
    };
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (status, headers, body).into_response()
}

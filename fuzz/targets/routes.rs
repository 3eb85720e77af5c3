//! A request to the house as it is served: a line with method and path, lines of headers, an empty line, a body. The first byte says
//! whether it came over TLS.
#![no_main]

use axum::body::{Body, to_bytes};
use axum::http::Request;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use shuffle_up_network::{Bounds, Caller, File, House, Outcome, Refused, Routes, Wish};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use tokio::runtime::{Builder, Runtime};

/// A house in which nobody may do anything.
struct Closed;

impl House for Closed {
    fn file(&self, path: &str) -> Option<File> {
        let acts = path == "/clock";
        let file = File { kind: "text/html", bytes: Arc::from(*b"page"), zipped: false, acts, lasts: false };
        (path == "/" || acts).then_some(file)
    }

    fn most(&self, _: &Caller, _: &str) -> usize {
        4_096
    }

    fn call(&self, caller: &Caller, _: &str, _: Value) -> Outcome {
        assert!(caller.device.is_none(), "nobody knows a token");
        Err(json!({ "code": "not_allowed", "message": "No." }))
    }

    fn refused(&self, _: &Caller, why: Refused) -> Value {
        json!({ "code": "refused", "message": format!("{why:?}") })
    }

    fn operators(&self) -> Vec<String> {
        Vec::new()
    }

    fn knows(&self, _: &str, _: &str) -> bool {
        false
    }

    fn changed(&self) {}

    fn now(&self) -> i64 {
        0
    }
}

const AT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8710);

static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_current_thread().enable_time().build().expect("a runtime"));

static ROUTES: LazyLock<Routes> = LazyLock::new(|| {
    let bounds = Bounds { burst: u32::MAX, each_second: u32::MAX, ..Bounds::default() };
    let routes = Routes::new(Arc::new(Closed), AT, bounds);
    let wish = Wish { name: "Till".into(), role: "floor".into(), belongs_to: 1, place: None, shared: true };
    routes.pairing(|pairing| pairing.open(wish)).expect("a code");
    routes
});

/// The request that these bytes spell; none where a server would not have passed it on.
fn request(input: &[u8]) -> Option<Request<Body>> {
    let end = input.windows(2).position(|two| two == b"\n\n").unwrap_or(input.len());
    let body = input.get(end + 2..).unwrap_or_default().to_vec();
    let mut lines = input[..end].split(|byte| *byte == b'\n');
    let mut first = lines.next()?.splitn(2, |byte| *byte == b' ');
    let mut request = Request::builder().method(first.next()?).uri(first.next()?);
    for line in lines {
        let mut parts = line.splitn(2, |byte| *byte == b':');
        request = request.header(parts.next()?, parts.next()?.trim_ascii());
    }
    request.body(Body::from(body)).ok()
}

fuzz_target!(|input: &[u8]| {
    let Some((tls, rest)) = input.split_first() else { return };
    let Some(request) = request(rest) else { return };
    let news = request.uri().path() == "/news";
    let status = RUNTIME.block_on(async {
        let answer = ROUTES.answer(request, AT.ip(), tls % 2 == 1).await;
        let status = answer.status();
        // The news has no end.
        if !news {
            let _ = to_bytes(answer.into_body(), 1 << 20).await.expect("a short answer");
        }
        status
    });
    assert!(!status.is_server_error(), "{status}");
    ROUTES.pairing(|pairing| assert_eq!(pairing.devices().count(), 0, "somebody was let in"));
});

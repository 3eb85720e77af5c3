//! What a request must be before anything looks at what it wants: addressed to this house, from one of its own pages, and not
//! one of too many.

use crate::connections::Connections;
use crate::{Bounds, LOCAL_NAME};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use std::net::{IpAddr, SocketAddr};

/// The policy of the program's windows, and that no page frames ours.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; font-src 'self'; style-src 'self'; script-src 'self'; \
     connect-src 'self'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// What every answer carries.
pub const CARRIED: [(HeaderName, HeaderValue); 4] = [
    (HeaderName::from_static("content-security-policy"), HeaderValue::from_static(POLICY)),
    (HeaderName::from_static("x-content-type-options"), HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("referrer-policy"), HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// What every answer over TLS carries besides. Over plain HTTP browsers ignore it, and say so.
pub const CARRIED_SECURELY: (HeaderName, HeaderValue) = (
    HeaderName::from_static("cross-origin-opener-policy"),
    HeaderValue::from_static("same-origin"),
);

/// The names by which the house is asked for. Any other is somebody's own name for this address (DNS rebinding).
#[derive(Debug, Clone)]
pub struct Gate(Vec<String>);

impl Gate {
    /// The gate of a house at this address.
    pub fn of(at: SocketAddr) -> Self {
        let mut hosts = vec![at.to_string(), format!("{LOCAL_NAME}:{}", at.port())];
        // A browser leaves a scheme's own port out.
        if matches!(at.port(), 80 | 443) {
            let ip = match at.ip() {
                IpAddr::V4(ip) => ip.to_string(),
                IpAddr::V6(ip) => format!("[{ip}]"),
            };
            hosts.extend([ip, LOCAL_NAME.to_string()]);
        }
        Self(hosts)
    }

    /// Lets a request in; answers the host that it asked for.
    ///
    /// # Errors
    /// What it is answered instead.
    pub fn pass<B>(
        &self,
        request: &Request<B>,
        (from, secure): (IpAddr, bool),
        (connections, bounds): (&Connections, &Bounds),
    ) -> Result<String, StatusCode> {
        let headers = request.headers();
        let host = only(headers, &HOST).ok_or(StatusCode::BAD_REQUEST)?.to_ascii_lowercase();
        if !self.0.contains(&host) || request.uri().authority().is_some() {
            return Err(StatusCode::MISDIRECTED_REQUEST);
        }
        let path = request.uri().path();
        let read = path.starts_with(READ);
        let file = !read && !path.starts_with(NEWS) && !path.starts_with(CALLS);
        if !connections.may_ask(from, file, bounds) {
            return Err(StatusCode::TOO_MANY_REQUESTS);
        }
        if path.len() > LONGEST_PATH {
            return Err(StatusCode::URI_TOO_LONG);
        }
        let own = format!("{}://{host}", if secure { "https" } else { "http" });
        let foreign = headers.contains_key(ORIGIN) && only(headers, &ORIGIN) != Some(own.as_str());
        match *request.method() {
            // What programs read, pages from elsewhere may show.
            Method::GET if foreign && !read => Err(StatusCode::FORBIDDEN),
            Method::GET => Ok(host),
            // Every browser says where a page that posts is from.
            Method::POST if foreign || !headers.contains_key(ORIGIN) => Err(StatusCode::FORBIDDEN),
            Method::POST if only(headers, &CONTENT_TYPE) != Some("application/json") => {
                Err(StatusCode::UNSUPPORTED_MEDIA_TYPE)
            }
            Method::POST => Ok(host),
            _ => Err(StatusCode::METHOD_NOT_ALLOWED),
        }
    }
}

/// Where the news is.
pub const NEWS: &str = "/news";
/// What programs read begins so.
pub const READ: &str = "/api/v1/";
/// Every call of the house begins so. All other paths are those of built files.
pub const CALLS: &str = "/call/";
/// Every path of ours is shorter.
const LONGEST_PATH: usize = 200;

/// The one value of a header; none where it is there twice, or is not text.
pub fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

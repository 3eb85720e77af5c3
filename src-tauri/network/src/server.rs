//! One port on one address: plain HTTP for anybody, and TLS for paired devices, told apart by the first byte.

use crate::bounds::{HEAD, HEADERS};
use crate::connections::Connection;
use crate::kept::Kept;
use crate::local_name::LocalName;
use crate::news::Connected;
use crate::pairing::{Device, KeptDevices, Pairing};
use crate::patient::Patient;
use crate::under_way::UnderWay;
use crate::{Bounds, Certificate, House, Routes, locked};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::Value;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

/// Where and how to serve.
#[derive(Debug, Clone)]
pub struct Options {
    /// The address that the host chose, with its port; 0 for any that is free.
    pub at: SocketAddr,
    /// The house's own certificate.
    pub certificate: Certificate,
    /// How much a device may have of the house.
    pub bounds: Bounds,
    /// Announce the name on the local network besides.
    pub named: bool,
    /// Where the devices are kept, so that they outlive the program.
    pub folder: Option<PathBuf>,
    /// Those that did.
    pub devices: KeptDevices,
}

/// What ends with the server.
struct Running {
    accepting: JoinHandle<()>,
    _name: Option<LocalName>,
}

/// A house that is served.
pub struct Server {
    at: SocketAddr,
    certificate: Certificate,
    routes: Routes,
    stop: watch::Sender<bool>,
    running: Mutex<Option<Running>>,
}

impl Server {
    /// Opens the port and serves until it is stopped.
    ///
    /// # Errors
    /// The address is not this computer's, or the port is taken.
    pub async fn start(options: Options, house: Arc<dyn House>) -> io::Result<Self> {
        let listener = TcpListener::bind(options.at).await?;
        let at = listener.local_addr()?;
        let since = house.now();
        let routes = Routes::new(house, at, options.bounds);
        if let Some(folder) = options.folder {
            routes.pairing(|pairing| pairing.let_in_again(options.devices));
            let devices = KeptDevices::default();
            routes.keep_in(folder, Kept { at, since, devices });
        }
        let (stop, stopped) = watch::channel(false);
        let certificate = options.certificate;
        let accepting =
            tokio::spawn(accept(listener, routes.clone(), certificate.clone(), stopped));
        tracing::info!(%at, "the house is served to its room");
        let name = if options.named { LocalName::announce(at) } else { None };
        let running = Mutex::new(Some(Running { accepting, _name: name }));
        Ok(Self { at, certificate, routes, stop, running })
    }

    /// Where the house is served.
    pub fn at(&self) -> SocketAddr {
        self.at
    }

    /// The fingerprint of the certificate.
    pub fn fingerprint(&self) -> String {
        self.certificate.fingerprint()
    }

    /// Tells every open page.
    pub fn tell(&self, event: &str, payload: &Value) {
        self.routes.listeners().tell(event, payload);
    }

    /// The pages that are open.
    pub fn connected(&self) -> Vec<Connected> {
        self.routes.listeners().connected()
    }

    /// Works on the open code and the devices that were let in.
    pub fn pairing<T>(&self, work: impl FnOnce(&mut Pairing) -> T) -> T {
        self.routes.pairing(work)
    }

    /// Has every open stream look whether it may go on.
    pub fn look_again(&self) {
        self.routes.listeners().end();
    }

    /// Takes devices out: their tokens and their open streams end at once. What they said before is done when this answers, and
    /// nothing afterwards.
    pub fn end(&self, which: impl Fn(&Device) -> bool) -> bool {
        let ended = self.take_out(which);
        ended.iter().for_each(|under_way| under_way.wait());
        !ended.is_empty()
    }

    fn take_out(&self, which: impl Fn(&Device) -> bool) -> Vec<Arc<UnderWay>> {
        let ended = self.routes.pairing(|pairing| pairing.end(which));
        if !ended.is_empty() {
            self.routes.listeners().end();
            self.routes.keep();
        }
        ended
    }

    /// Ends what belongs to something that is over: its devices, but for those that work on, and a code that would let in one more.
    /// What ended it may be a call of such a device, so that none is waited for.
    pub fn end_those_of(&self, belongs_to: u32, works_on: impl Fn(&Device) -> bool) {
        self.routes.pairing(|pairing| pairing.close_that_of(belongs_to));
        drop(self.take_out(|device| device.belongs_to == belongs_to && !works_on(device)));
    }

    /// An operator works here no more, or has another PIN: nobody acts under that name once this answers.
    pub fn sign_out_everywhere(&self, operator: &str) {
        let signed_out = self.routes.pairing(|pairing| pairing.sign_out_everywhere(operator));
        signed_out.iter().for_each(|under_way| under_way.wait());
    }

    /// Closes the port and every connection. No socket is open afterwards, and nothing is done that was said before. The devices stay
    /// kept: whoever means their end forgets them too ([`Kept::forget`]).
    pub async fn stop(&self) {
        let Some(running) = locked(&self.running).take() else { return };
        self.routes.keep_no_more();
        let ended = self.routes.pairing(|pairing| pairing.end(|_| true));
        let _ = self.stop.send(true);
        if let Err(error) = running.accepting.await {
            tracing::error!(%error, "the port was not closed in order");
        }
        let waits = move || ended.iter().for_each(|under_way| under_way.wait());
        if let Err(error) = tokio::task::spawn_blocking(waits).await {
            tracing::error!(%error, "the last calls were not waited for");
        }
        tracing::info!(at = %self.at, "the house is no longer served");
    }
}

/// After an error that is not one browser's, such as too many open files, the port rests for so long.
const REST: Duration = Duration::from_millis(200);

async fn accept(
    listener: TcpListener,
    routes: Routes,
    certificate: Certificate,
    mut stopped: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        let came = tokio::select! {
            // Told to, or nobody is left who could.
            _ = stopped.changed() => break,
            Some(_) = connections.join_next() => continue,
            came = listener.accept() => came,
        };
        match came {
            Ok((stream, from)) => {
                let address = from.ip().to_canonical();
                // One who has too many is not answered: an answer would cost more than the connection.
                let paired = || routes.pairing(|pairing| pairing.is_at(address));
                if let Some(connection) =
                    routes.connections().come(address, routes.bounds(), paired)
                {
                    connections.spawn(greet(
                        stream,
                        (address, connection),
                        routes.clone(),
                        certificate.clone(),
                    ));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    connections.shutdown().await;
}

/// The first byte of a TLS handshake.
const HANDSHAKE: u8 = 0x16;

async fn greet(
    stream: TcpStream,
    (address, _connection): (IpAddr, Connection),
    routes: Routes,
    certificate: Certificate,
) {
    let Bounds { head_time, unread_time, .. } = *routes.bounds();
    let _ = stream.set_nodelay(true);
    let greeted = tokio::time::timeout(head_time, async {
        let mut first = [0];
        let secure = stream.peek(&mut first).await? > 0 && first == [HANDSHAKE];
        let stream = Patient::new(stream, unread_time);
        Ok::<_, io::Error>(if secure {
            (None, Some(certificate.acceptor().accept(stream).await?))
        } else {
            (Some(stream), None)
        })
    });
    match greeted.await {
        Ok(Ok((Some(plain), _))) => serve(plain, address, false, routes).await,
        Ok(Ok((_, Some(secure)))) => serve(secure, address, true, routes).await,
        // A browser that says nothing, or that does not take the certificate, is nobody's trouble.
        _ => {}
    }
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    address: IpAddr,
    secure: bool,
    routes: Routes,
) {
    let head_time = routes.bounds().head_time;
    let service = service_fn(|request: hyper::Request<hyper::body::Incoming>| {
        let routes = routes.clone();
        async move {
            let request = request.map(axum::body::Body::new);
            Ok::<_, Infallible>(routes.answer(request, address, secure).await)
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_buf_size(HEAD)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = served.await {
        tracing::debug!(%error, %address, "a connection ended");
    }
}

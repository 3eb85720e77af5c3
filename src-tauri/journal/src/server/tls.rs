//! Connections to a server that is not this computer: encrypted, and only to a server whose certificate is trusted.

use std::fmt;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;

/// The server could not show that it is the one meant.
#[derive(Debug)]
pub(super) struct NotTrusted(pub(super) String);

impl fmt::Display for NotTrusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotTrusted {}

/// Makes connections safe; one without certificates makes none.
#[derive(Clone)]
pub(super) struct Tls(pub(super) Option<Arc<ClientConfig>>);

/// The same for one server.
pub(super) struct ToServer(Option<Arc<ClientConfig>>, String);

impl<S> MakeTlsConnect<S> for Tls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type TlsConnect = ToServer;
    type Error = NotTrusted;

    fn make_tls_connect(&mut self, domain: &str) -> Result<ToServer, NotTrusted> {
        Ok(ToServer(self.0.clone(), domain.to_owned()))
    }
}

impl<S> TlsConnect<S> for ToServer
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Stream<S>;
    type Error = NotTrusted;
    type Future = Pin<Box<dyn Future<Output = Result<Stream<S>, NotTrusted>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let Self(Some(config), domain) = self else {
                return Err(NotTrusted("no certificate to know the server by".to_owned()));
            };
            let name =
                ServerName::try_from(domain).map_err(|error| NotTrusted(error.to_string()))?;
            let connected = TlsConnector::from(config).connect(name, stream).await;
            connected
                .map(|stream| Stream(Box::new(stream)))
                .map_err(|error| NotTrusted(error.to_string()))
        })
    }
}

/// A safe connection.
pub(super) struct Stream<S>(Box<client::TlsStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_read(context, into)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut *self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_shutdown(context)
    }
}

//! The built files by the paths under which a browser asks for them. A path is compared as it came; none reaches the disk.

use crate::prelude::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use shuffle_up_network::File;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::OnceLock;

/// The built files, each compressed when it is asked for first.
pub struct Files(BTreeMap<String, OnceLock<Option<File>>>);

/// The page behind a path, and whether it acts.
fn page(path: &str) -> Option<(&'static str, bool)> {
    let number = |from: &str| {
        let digits = path.strip_prefix(from)?;
        let short = (1..=6).contains(&digits.len());
        (short && digits.bytes().all(|digit| digit.is_ascii_digit())).then_some(())
    };
    match path {
        "/" => Some(("/phone.html", false)),
        // Anybody may read what the browser will warn of; the page that lets a device in comes after it.
        "/let-in" => Some(("/device.html", false)),
        "/pair" | "/clock" | "/table" | "/floor" | "/register" | "/host" => {
            Some(("/device.html", true))
        }
        "/desk" => Some(("/index.html", true)),
        _ if number("/table/").is_some() => Some(("/device.html", true)),
        _ if number("/screen/").is_some() => Some(("/projector.html", false)),
        _ => None,
    }
}

/// What a phone asks for by a name of its own to put a page on its home screen.
const ON_HOME_SCREEN: [&str; 3] = ["/app.webmanifest", "/app-icon-192.png", "/app-icon-512.png"];

fn kind(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1 {
        "html" => Some("text/html; charset=utf-8"),
        "js" => Some("text/javascript"),
        "css" => Some("text/css"),
        "woff2" => Some("font/woff2"),
        "ttf" => Some("font/ttf"),
        "webmanifest" => Some("application/manifest+json"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        _ => None,
    }
}

impl Files {
    /// The files that were built into the program.
    pub fn built<R: Runtime>(app: &AppHandle<R>) -> Self {
        let names = app.asset_resolver().iter().map(|(name, _)| name.into_owned()).collect();
        Self::named(names)
    }

    /// Files of these names.
    pub fn named(names: Vec<String>) -> Self {
        Self(names.into_iter().map(|name| (name, OnceLock::new())).collect())
    }

    /// The file behind a path, read by its own name.
    pub fn at(&self, path: &str, read: impl FnOnce(&str) -> Option<Vec<u8>>) -> Option<File> {
        let (name, acts, lasts) = match page(path) {
            Some((name, acts)) => (name, acts, false),
            // A page has an address of its own, and is not asked for by its file's name.
            None if path.starts_with("/assets/") => (path, false, true),
            None if ON_HOME_SCREEN.contains(&path) => (path, false, false),
            None => return None,
        };
        let kept = self.0.get(name)?;
        let file = kept.get_or_init(|| {
            let mut zipped = GzEncoder::new(Vec::new(), Compression::best());
            zipped.write_all(&read(name)?).ok()?;
            let bytes = zipped.finish().ok()?.into();
            Some(File { kind: kind(name)?, bytes, zipped: true, acts: false, lasts })
        });
        file.clone().map(|file| File { acts, ..file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_a_page_or_to_what_it_loads_and_nowhere_else() {
        let names =
            ["/phone.html", "/device.html", "/projector.html", "/index.html", "/assets/a.js"];
        let names = names.into_iter().chain(ON_HOME_SCREEN);
        let files = Files::named(names.map(String::from).collect());
        let read = |path: &str| files.at(path, |name| Some(name.as_bytes().to_vec()));
        for (path, acts) in [
            ("/", false),
            ("/screen/2", false),
            ("/table", true),
            ("/table/12", true),
            ("/desk", true),
            ("/host", true),
            ("/let-in", false),
            ("/app.webmanifest", false),
            ("/app-icon-192.png", false),
        ] {
            assert_eq!(read(path).map(|file| file.acts), Some(acts), "{path}");
        }
        assert!(
            read("/assets/a.js").is_some_and(|file| file.lasts && file.kind == "text/javascript")
        );
        for path in [
            "/index.html",
            "/phone.html",
            "/assets/b.js",
            "/assets/../phone.html",
            "/screen/",
            "/screen/x",
            "/screen/1/2",
            "/screen/%31",
            "/table/1234567",
            "",
            "/desk.html",
        ] {
            assert!(read(path).is_none(), "{path}");
        }
    }
}

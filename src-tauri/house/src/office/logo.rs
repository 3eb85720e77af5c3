//! The host's logo: a picture in the data folder, bounded and looked at before it is taken.

use super::own_file::OwnFile;
use super::prelude::*;
use imagesize::ImageType;
use shuffle_up_readers::{NoBytes, file_bytes};

/// The largest file.
const MOST_BYTES: usize = 4 * 1024 * 1024;
/// Where it is kept.
pub const LOGO: OwnFile = OwnFile {
    called: "logo",
    endings: &["png", "jpg", "webp"],
    most_bytes: MOST_BYTES,
    media: |bytes| kind(bytes).map(|(_, media)| media),
};
/// The most pixels on a side: a webview would need too much memory for more.
const MOST_PIXELS: usize = 6_000;

/// What a picture is, by its first bytes and not by its name.
fn kind(bytes: &[u8]) -> Option<(&'static str, &'static str)> {
    // An SVG is a program as much as a picture, and so none of these.
    match imagesize::image_type(bytes).ok()? {
        ImageType::Png => Some(("png", "image/png")),
        ImageType::Jpeg => Some(("jpg", "image/jpeg")),
        ImageType::Webp => Some(("webp", "image/webp")),
        #[allow(unreachable_patterns)]
        _ => None,
    }
}

/// A picture that was looked at: its bytes, and how the name of its file ends.
#[derive(Debug)]
pub struct Picture {
    bytes: Vec<u8>,
    ending: &'static str,
}

/// Looks at a picture without decoding it.
///
/// # Errors
/// Refused where it is too large, or no PNG, JPEG or WebP picture.
pub fn look_at(base64: &str) -> Result<Picture, Problem> {
    let no_picture = || {
        problem!(
            picture,
            "logo-format",
            "This is not a PNG, JPEG or WebP picture. Save the logo as one of them."
        )
    };
    let bytes = file_bytes(base64, MOST_BYTES).map_err(|none| match none {
        NoBytes::TooLarge => {
            problem!(
                too_large,
                "picture-too-large",
                "The picture is larger than 4 MB. Save it smaller."
            )
        }
        NoBytes::NotWhole => no_picture(),
    })?;
    let (ending, _) = kind(&bytes).ok_or_else(no_picture)?;
    let size = imagesize::blob_size(&bytes).map_err(|_| no_picture())?;
    if size.width == 0 || size.height == 0 {
        return Err(no_picture());
    }
    if size.width > MOST_PIXELS || size.height > MOST_PIXELS {
        return Err(problem!(
            too_large,
            "picture-too-wide",
            "The picture has {width} × {height} pixels; at most {most} on a side are allowed. Save it smaller.",
            width = size.width,
            height = size.height,
            most = MOST_PIXELS
        ));
    }
    Ok(Picture { bytes, ending })
}

impl Office {
    /// Writes a logo into the folder and answers the name that the look should keep.
    pub fn keep_logo(&self, picture: Option<&Picture>) -> Result<Option<String>, Problem> {
        picture.map(|picture| keep(self.folder(), picture, self.now())).transpose()
    }
}

/// Writes a logo into the folder and answers its name.
pub(crate) fn keep(folder: &Path, picture: &Picture, at: i64) -> Result<String, Problem> {
    LOGO.write(folder, picture.ending, &picture.bytes, at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;

    /// The head of a PNG of this size; what follows is not looked at here.
    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes.extend([8, 6, 0, 0, 0]);
        bytes.resize(64, 0);
        bytes
    }

    #[test]
    fn a_picture_is_kept_shown_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let keep = |bytes: Vec<u8>, at| {
            keep(folder, &look_at(&STANDARD.encode(bytes)).unwrap(), at).unwrap()
        };
        let first = keep(png(400, 200), 1);
        assert_eq!(first, "logo-1.png");
        assert!(LOGO.as_address(folder, &first).unwrap().starts_with("data:image/png;base64,"));
        let second = keep(png(40, 20), 2);
        assert!(LOGO.as_address(folder, &first).is_some(), "the settings may still name it");
        LOGO.remove_others(folder, Some(&second));
        assert_eq!(LOGO.as_address(folder, &first), None);
        assert!(LOGO.as_address(folder, &second).is_some());
    }

    /// A house's file from elsewhere may name any path as its logo: nothing but a logo of the house is shown or removed.
    #[test]
    fn a_name_that_the_program_did_not_give_is_neither_shown_nor_removed() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("inside");
        std::fs::create_dir(&inside).unwrap();
        let secret = folder.path().join("secret.png");
        let names = [
            secret.display().to_string(),
            "../secret.png".to_string(),
            "tournaments.shuffle-up".to_string(),
            "logo-1.png/../../secret.png".to_string(),
            "logo-.png".to_string(),
            "logo-1.shuffle-up".to_string(),
            String::new(),
        ];
        for name in names {
            std::fs::write(&secret, png(4, 4)).unwrap();
            std::fs::write(inside.join("tournaments.shuffle-up"), png(4, 4)).unwrap();
            assert!(!LOGO.is_one(&name), "{name}");
            assert_eq!(LOGO.as_address(&inside, &name), None, "{name}");
            LOGO.remove_others(&inside, Some(&name));
            assert!(secret.exists() && inside.join("tournaments.shuffle-up").exists(), "{name}");
        }
    }

    #[test]
    fn what_is_no_bounded_picture_is_refused() {
        let refused = |bytes: &[u8]| look_at(&STANDARD.encode(bytes)).unwrap_err().sentence;
        assert!(
            refused(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
                .english
                .contains("PNG, JPEG or WebP")
        );
        assert!(refused(b"GIF89a\x01\0\x01\0").english.contains("PNG, JPEG or WebP"));
        assert!(refused(b"").english.contains("PNG, JPEG or WebP"));
        assert!(refused(&png(6_001, 10)).english.contains("6001 × 10"));
        assert!(refused(&png(0, 10)).english.contains("PNG, JPEG or WebP"));
        assert!(refused(&vec![0; MOST_BYTES + 1]).english.contains("4 MB"));
    }

    #[test]
    fn a_name_never_leads_out_of_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("secret.png"), png(4, 4)).unwrap();
        let inside = folder.path().join("inside");
        std::fs::create_dir(&inside).unwrap();
        assert_eq!(LOGO.as_address(&inside, "../secret.png"), None);
        assert_eq!(
            LOGO.as_address(&inside, &folder.path().join("secret.png").display().to_string()),
            None
        );
    }
}

//! Looking at a file that cannot be trusted or not be written to, through a private copy.

use crate::prelude::*;
use std::fs::File;

use crate::private_copy::PrivateCopy;
use crate::reach::Note;
use crate::schema::{self, Migration};
use crate::{Opened, ReadOnly, check, connection};

/// Opens a private copy to look at.
pub(crate) fn view(
    path: &Path,
    lock: Option<File>,
    because: ReadOnly,
    steps: &[Migration],
) -> Result<Opened<JournalFile>, JournalError> {
    let copy = PrivateCopy::of(path)?;
    let detail = |error: JournalError| match (error, &because) {
        (error @ (JournalError::Newer { .. } | JournalError::DevelopmentBuild { .. }), _) => error,
        (_, ReadOnly::Damaged { detail, .. }) => JournalError::damaged(path, detail.clone()),
        (error, _) => JournalError::damaged(path, error.code()),
    };
    let connection =
        look(&copy.path(), path, steps).map_err(|error| detail(error).with_backup(path))?;
    // A protected file can be damaged too, and that is what the director must hear.
    let because = match check::structure(&connection, path, steps)
        .and_then(|()| check::rows(&connection, path))
    {
        Err(JournalError::Damaged { detail, .. })
            if !matches!(because, ReadOnly::Damaged { .. }) =>
        {
            ReadOnly::Damaged { path: path.to_owned(), detail, lost: 0 }
        }
        _ => because,
    };
    let because = match because {
        ReadOnly::Damaged { path, detail, .. } => {
            let lost = lost(&connection, &path);
            ReadOnly::Damaged { path, detail, lost }
        }
        because => because,
    };
    let journal = JournalFile {
        private_copy: Some(copy),
        read_only: Some(because.clone()),
        ..JournalFile::over(connection, path, lock)
    };
    Ok(Opened { journal, cut_off: false, read_only: Some(because), set_aside: None })
}

/// How many of the last lines that were said are not there, as far as it was noted how far they went.
fn lost(connection: &Connection, path: &Path) -> u32 {
    let Some((tournament, said)) = Note::read(path).and_then(|note| note.last) else { return 0 };
    let there = crate::append::last_line(connection, tournament).ok().flatten();
    there.map_or(0, |(there, _)| said.saturating_sub(there))
}

fn look(copy: &Path, path: &Path, steps: &[Migration]) -> Result<Connection, JournalError> {
    let mut connection = connection::connect(copy)?;
    let version = schema::stated_version(&connection).about(path)?;
    schema::must_be_known(path, version, steps)?;
    schema::migrate(&mut connection, steps).about(path)?;
    connection.pragma_update(None, "query_only", true).about(path)?;
    crate::tournaments::all(&connection).about(path)?;
    Ok(connection)
}

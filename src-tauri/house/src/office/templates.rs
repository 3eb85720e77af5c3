//! The host's own templates, kept in the journal's file beside the settings.

use super::prelude::*;
use crate::files::write_whole;
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::{self, Template};
use shuffle_up_journal::Journal;
use shuffle_up_readers::template_file;

/// The key under which the journal keeps them.
pub(super) const KEY: &str = "templates";
/// How many are kept, deleted ones included; then the one deleted first is forgotten.
const MOST: usize = 200;

/// A template of the host's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OwnTemplate {
    /// The template.
    #[serde(flatten)]
    pub template: Template,
    /// What makes it different from the bundled one that is nearest.
    #[ts(type = "string")]
    pub differs: Phrase,
    /// Hidden from the list; it can be put back.
    pub deleted: bool,
}

/// What a new tournament can start from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TemplatesView {
    /// Those that come with the program.
    pub bundled: Vec<Template>,
    /// The host's own, deleted ones included.
    pub own: Vec<OwnTemplate>,
    /// Why some of the host's own are not among them; empty when all are.
    #[ts(type = "string")]
    pub unread: Phrase,
}

/// A template as it lies in the file: as text, so that one from a newer version is kept although it is not understood.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct StoredTemplate {
    id: u32,
    deleted: bool,
    file: String,
}

/// All of them, in the order in which they were saved.
#[derive(Debug, Default)]
pub struct OwnTemplates {
    kept: Vec<StoredTemplate>,
    read: Vec<OwnTemplate>,
    unread: Phrase,
}

fn id_of(number: u32) -> String {
    format!("own-{number}")
}

impl OwnTemplates {
    /// The templates in the file.
    ///
    /// # Errors
    /// The journal's own, and a list that cannot be understood; then nothing may be written over it.
    fn read(journal: &Journal) -> Result<Self, Problem> {
        let Some(text) = journal.get_setting(KEY)? else { return Ok(Self::default()) };
        let kept = serde_json::from_str(&text).map_err(|error| {
            tracing::error!(%error, "the templates cannot be understood");
            problem!(newer_version, "newer-templates", "Your templates were written by a newer version of Shuffle Up. Open them there; nothing was changed.")
        })?;
        Ok(Self::of(kept))
    }

    fn of(kept: Vec<StoredTemplate>) -> Self {
        let bundled = templates::all();
        let read: Vec<OwnTemplate> = kept
            .iter()
            .take(MOST)
            .filter_map(|kept| {
                let template = template_file::read(&kept.file, &id_of(kept.id)).ok()?;
                let differs = templates::differences(&template.setup, &bundled);
                Some(OwnTemplate { template, differs, deleted: kept.deleted })
            })
            .collect();
        let unread = match kept.len().saturating_sub(read.len()) {
            0 => Phrase::default(),
            1 => phrase!(
                "template-unread",
                "This version cannot read one of your templates. Nothing in the file was changed."
            ),
            several => phrase!(
                "templates-unread",
                "This version cannot read {several} of your templates. Nothing in the file was changed.",
                several = several
            ),
        };
        Self { kept, read, unread }
    }
}

impl Office {
    /// What a new tournament can start from. They are many times the rest of what the desk knows of the house, and are
    /// wanted when a tournament is made.
    pub fn templates(&self) -> TemplatesView {
        TemplatesView {
            bundled: templates::all(),
            own: self.own_templates(),
            unread: self.own.unread.clone(),
        }
    }

    /// The host's own templates, deleted ones included. None where they cannot be read.
    pub fn own_templates(&self) -> Vec<OwnTemplate> {
        self.own.read.clone()
    }

    /// Reads the templates of the file that was opened.
    pub(super) fn read_templates(&mut self) {
        let read = self
            .journal
            .as_ref()
            .map(OwnTemplates::read)
            .unwrap_or_else(|| Ok(OwnTemplates::default()));
        self.own = read.unwrap_or_else(|problem| OwnTemplates {
            unread: problem.sentence,
            ..OwnTemplates::default()
        });
    }

    /// Saves a tournament's set-up as a template; answers its id.
    ///
    /// # Errors
    /// An unknown tournament, a name that is empty, a full list, and the journal's errors.
    pub fn save_template(
        &mut self,
        tournament: TournamentId,
        name: &str,
        about: &str,
    ) -> Result<String, Problem> {
        let setup = self.look(tournament)?.tournament().setup.clone();
        self.add(Template::checked("", name, about, setup)?)
    }

    /// Takes in a template's file; answers its id.
    ///
    /// # Errors
    /// A file that is no template or could not be played, a full list, and the journal's errors.
    pub fn import_template(&mut self, text: &str) -> Result<String, Problem> {
        self.add(template_file::read(text, "")?)
    }

    /// Takes in the templates of another house that are not here yet, as they lay in its file; answers how many. Those that this
    /// version cannot read, and deleted ones, are left there.
    ///
    /// # Errors
    /// A full list, and the journal's errors.
    pub(super) fn take_templates(&mut self, text: &str) -> Result<u32, Problem> {
        let theirs: Vec<StoredTemplate> = serde_json::from_str(text).unwrap_or_default();
        let mut taken = 0_u32;
        for kept in theirs.into_iter().take(MOST).filter(|kept| !kept.deleted) {
            let Ok(template) = template_file::read(&kept.file, "") else { continue };
            if self.take_template_once(template)?.is_some() {
                taken = taken.saturating_add(1);
            }
        }
        Ok(taken)
    }

    /// Takes in a template, unless one with its name and set-up is there; answers its id.
    ///
    /// # Errors
    /// As [`Office::import_template`].
    pub(super) fn take_template_once(
        &mut self,
        template: Template,
    ) -> Result<Option<String>, Problem> {
        let same = |own: &OwnTemplate| {
            own.template.setup == template.setup && own.template.name == template.name
        };
        if self.own.read.iter().any(same) {
            return Ok(None);
        }
        self.add(template).map(Some)
    }

    /// Takes in a template, unless one with its set-up is there under whatever name: of a league's evenings all are alike. Answers
    /// the name, and the id of a new one.
    ///
    /// # Errors
    /// As [`Office::import_template`].
    pub(super) fn take_setup_once(
        &mut self,
        template: Template,
    ) -> Result<(String, Option<String>), Problem> {
        // The fixed amounts of one evening are not what tells two set-ups apart.
        let fixed = |setup: &SetUp| matches!(setup.prizes.shares, Shares::Amounts { .. });
        let same = |own: &&OwnTemplate| {
            let there = &own.template.setup;
            let both_fixed = fixed(there) && fixed(&template.setup);
            let prizes = if both_fixed { &there.prizes } else { &template.setup.prizes };
            let SetUp { name, template: called, .. } = there.clone();
            let prizes = prizes.clone();
            !own.deleted
                && *there == SetUp { name, template: called, prizes, ..template.setup.clone() }
        };
        if let Some(own) = self.own.read.iter().find(same) {
            return Ok((own.template.name.clone(), None));
        }
        let name = template.name.clone();
        Ok((name, Some(self.add(template)?)))
    }

    /// Gives a template another name and other words about it.
    ///
    /// # Errors
    /// An unknown template, an empty name, and the journal's errors.
    pub fn rename_template(&mut self, id: &str, name: &str, about: &str) -> Result<(), Problem> {
        let setup = self.template(id)?.setup;
        let text = template_file::write(&Template::checked(id, name, about, setup)?)?;
        self.change_template(id, |kept| kept.file = text)
    }

    /// Hides a template from the list, or puts it back.
    ///
    /// # Errors
    /// An unknown template, and the journal's errors.
    pub fn delete_template(&mut self, id: &str, deleted: bool) -> Result<(), Problem> {
        self.change_template(id, |kept| kept.deleted = deleted)
    }

    /// Writes a template, bundled or own, as a file into this folder; answers where it is.
    ///
    /// # Errors
    /// An unknown template, and a folder that cannot be written.
    pub fn export_template(&self, folder: &Path, id: &str) -> Result<PathBuf, Problem> {
        let template = self.template(id)?;
        let text = template_file::write(&template)?;
        let name = shuffle_up_engine::results::file_name(&template.name);
        let path = folder.join(format!("{name}.json"));
        write_whole(path, text.as_bytes())
    }

    /// The template with this id, bundled or own.
    fn template(&self, id: &str) -> Result<Template, Problem> {
        let own = self.own.read.iter().map(|own| &own.template).cloned();
        own.chain(templates::all())
            .find(|template| template.id == id)
            .ok_or_else(|| problem!(unknown, "no-such-template", "There is no such template."))
    }

    fn add(&mut self, template: Template) -> Result<String, Problem> {
        let mut kept = self.kept()?;
        let id = kept.iter().map(|kept| kept.id).max().unwrap_or(0).saturating_add(1);
        if kept.len() >= MOST {
            let oldest = kept.iter().position(|kept| kept.deleted).ok_or_else(|| {
                problem!(
                    full,
                    "templates-full",
                    "There are 200 templates. Delete one, then save this one."
                )
            })?;
            kept.remove(oldest);
        }
        kept.push(StoredTemplate { id, deleted: false, file: template_file::write(&template)? });
        self.keep(kept)?;
        Ok(id_of(id))
    }

    fn change_template(
        &mut self,
        id: &str,
        change: impl FnOnce(&mut StoredTemplate),
    ) -> Result<(), Problem> {
        let mut kept = self.kept()?;
        let found = kept
            .iter_mut()
            .find(|kept| id_of(kept.id) == id)
            .ok_or_else(|| problem!(unknown, "no-own-template", "You have no such template."))?;
        change(found);
        self.keep(kept)
    }

    /// The list as it lies in the file now, so that a list that is not understood is never written over.
    fn kept(&mut self) -> Result<Vec<StoredTemplate>, Problem> {
        Ok(OwnTemplates::read(self.journal()?)?.kept)
    }

    fn keep(&mut self, kept: Vec<StoredTemplate>) -> Result<(), Problem> {
        let text = serde_json::to_string(&kept).map_err(|error| {
            problem!(
                unexpected,
                "templates-not-written",
                "The templates could not be written: {error}",
                error = error.to_string()
            )
        })?;
        self.journal()?.put_setting(KEY, &text)?;
        self.own = OwnTemplates::of(kept);
        Ok(())
    }
}

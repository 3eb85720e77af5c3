//! The TypeScript types of the shell and the readers, as of the engine, are made from Rust; this fails when they drift.
//!
//! `UPDATE_TYPES=1 cargo test -p shuffle-up types` writes them anew.

use crate::caller::Called;
use crate::desk::Revision;
use crate::devices::printers::Printers;
use crate::given::Given;
use crate::house::announcements::AnnouncementChange;
use crate::house::backups::BackupContents;
use crate::house::past::{PastFile, TakenFile};
use crate::house::room_map::TablePlace;
use crate::house::seasons::{SeasonDraft, SeasonLine, SeasonOnWall, SeasonSaid, SeasonView};
use crate::house::settings::Setting;
use crate::house::statistics::{Over, PlayerPage, StatisticsView};
use crate::house::templates::TemplatesView;
use crate::house::transfer::ImportedTournament;
use crate::house::view::{HouseView, ScreenView};
use crate::network::NetworkChange;
use crate::network::requests::{Ranked, RequestView, Wanted};
use crate::network::view::NetworkView;
use crate::papers::season_files::SeasonForm;
use crate::papers::{Preview, Printed, SheetWish};
use crate::problem::SaidProblem;
use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_engine::{Command, Refusal};
use shuffle_up_players::{Duplicate, Imported, ListedPage};
use shuffle_up_readers::{AnyAnswer, AnyQuery};
use shuffle_up_seasons::finale::{Finalist, Stacks};
use shuffle_up_seasons::head_to_head::HeadToHead;
use shuffle_up_seasons::why::Why;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

fn made_into(folder: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    HouseView::export_all(&config).unwrap();
    TemplatesView::export_all(&config).unwrap();
    Setting::export_all(&config).unwrap();
    TablePlace::export_all(&config).unwrap();
    AnnouncementChange::export_all(&config).unwrap();
    ScreenView::export_all(&config).unwrap();
    Preview::export_all(&config).unwrap();
    Printed::export_all(&config).unwrap();
    Printers::export_all(&config).unwrap();
    SheetWish::export_all(&config).unwrap();
    Revision::export_all(&config).unwrap();
    Called::export_all(&config).unwrap();
    ListedPage::export_all(&config).unwrap();
    Duplicate::export_all(&config).unwrap();
    Imported::export_all(&config).unwrap();
    BackupContents::export_all(&config).unwrap();
    ImportedTournament::export_all(&config).unwrap();
    Given::export_all(&config).unwrap();
    SaidProblem::export_all(&config).unwrap();
    NetworkView::export_all(&config).unwrap();
    NetworkChange::export_all(&config).unwrap();
    RequestView::export_all(&config).unwrap();
    Ranked::export_all(&config).unwrap();
    Wanted::export_all(&config).unwrap();
    SeasonLine::export_all(&config).unwrap();
    SeasonView::export_all(&config).unwrap();
    SeasonDraft::export_all(&config).unwrap();
    SeasonSaid::export_all(&config).unwrap();
    SeasonOnWall::export_all(&config).unwrap();
    SeasonForm::export_all(&config).unwrap();
    Why::export_all(&config).unwrap();
    HeadToHead::export_all(&config).unwrap();
    Finalist::export_all(&config).unwrap();
    Stacks::export_all(&config).unwrap();
    StatisticsView::export_all(&config).unwrap();
    PlayerPage::export_all(&config).unwrap();
    Over::export_all(&config).unwrap();
    PastFile::export_all(&config).unwrap();
    TakenFile::export_all(&config).unwrap();
    // The engine's own test makes most of these too; here they are made to know a file that nothing makes any more.
    Command::export_all(&config).unwrap();
    AnyQuery::export_all(&config).unwrap();
    AnyAnswer::export_all(&config).unwrap();
    Refusal::export_all(&config).unwrap();
    Template::export_all(&config).unwrap();
    Cue::export_all(&config).unwrap();
    CueLine::export_all(&config).unwrap();
}

fn names(folder: &Path) -> BTreeSet<OsString> {
    std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name()).collect()
}

/// What no Rust type makes is left over from one that is gone.
#[test]
fn every_type_of_the_ui_is_made_from_rust() {
    let committed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ui/src/shared/types");
    let fresh = tempfile::tempdir().unwrap();
    made_into(fresh.path());
    let (made, kept) = (names(fresh.path()), names(&committed));
    let stale: Vec<_> = kept.difference(&made).collect();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        for name in stale {
            std::fs::remove_file(committed.join(name)).unwrap();
        }
        return;
    }
    assert!(stale.is_empty(), "no type makes {stale:?}; run with UPDATE_TYPES=1");
}

#[test]
fn the_ui_has_the_shells_types() {
    let committed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ui/src/shared/types");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        made_into(&committed);
    }
    let fresh = tempfile::tempdir().unwrap();
    made_into(fresh.path());
    for file in std::fs::read_dir(fresh.path()).unwrap() {
        let file = file.unwrap();
        let made = std::fs::read_to_string(file.path()).unwrap();
        let kept = std::fs::read_to_string(committed.join(file.file_name())).unwrap_or_default();
        assert_eq!(kept, made, "{:?} has drifted; run with UPDATE_TYPES=1", file.file_name());
    }
}

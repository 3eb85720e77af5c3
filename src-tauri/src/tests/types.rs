//! The UI's types are made from Rust, all into one file; this fails when they drift. `./update` makes it.

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
use shuffle_up_engine::Command;
use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_players::{Duplicate, Imported, ListedPage};
use shuffle_up_readers::{AnyAnswer, AnyQuery};
use shuffle_up_seasons::finale::{Finalist, Stacks};
use shuffle_up_seasons::head_to_head::HeadToHead;
use shuffle_up_seasons::why::Why;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by their names.
struct Made {
    config: Config,
    seen: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Made {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What TypeScript has of its own, such as a number, has no place among the files of `ts-rs`.
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let name = T::ident(&self.config);
        let declaration =
            format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let before = self.declared.insert(name.clone(), declaration.clone());
        assert!(before.is_none_or(|before| before == declaration), "two types are called {name}");
        T::visit_dependencies(self);
    }
}

fn made() -> String {
    let mut made = Made {
        config: Config::new().with_large_int("number"),
        seen: HashSet::new(),
        declared: BTreeMap::new(),
    };
    made.visit::<HouseView>();
    made.visit::<TemplatesView>();
    made.visit::<Setting>();
    made.visit::<TablePlace>();
    made.visit::<AnnouncementChange>();
    made.visit::<ScreenView>();
    made.visit::<Preview>();
    made.visit::<Printed>();
    made.visit::<Printers>();
    made.visit::<SheetWish>();
    made.visit::<Revision>();
    made.visit::<Called>();
    made.visit::<ListedPage>();
    made.visit::<Duplicate>();
    made.visit::<Imported>();
    made.visit::<BackupContents>();
    made.visit::<ImportedTournament>();
    made.visit::<Given>();
    made.visit::<SaidProblem>();
    made.visit::<NetworkView>();
    made.visit::<NetworkChange>();
    made.visit::<RequestView>();
    made.visit::<Ranked>();
    made.visit::<Wanted>();
    made.visit::<SeasonLine>();
    made.visit::<SeasonView>();
    made.visit::<SeasonDraft>();
    made.visit::<SeasonSaid>();
    made.visit::<SeasonOnWall>();
    made.visit::<SeasonForm>();
    made.visit::<Why>();
    made.visit::<HeadToHead>();
    made.visit::<Finalist>();
    made.visit::<Stacks>();
    made.visit::<StatisticsView>();
    made.visit::<PlayerPage>();
    made.visit::<Over>();
    made.visit::<PastFile>();
    made.visit::<TakenFile>();
    made.visit::<Command>();
    made.visit::<AnyQuery>();
    made.visit::<AnyAnswer>();
    made.visit::<Template>();
    made.visit::<Cue>();
    made.visit::<CueLine>();
    let declared: Vec<String> = made.declared.into_values().collect();
    format!("// Made from the types of Rust by ./update. Do not edit.\n\n{}", declared.join("\n"))
}

#[test]
fn the_ui_has_the_types_of_rust() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src/shared/types.ts");
    let made = made();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "ui/src/shared/types.ts has drifted: ./update");
}

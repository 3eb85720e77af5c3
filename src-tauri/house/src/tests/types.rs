//! The UI's types and its list of calls are made from Rust; this fails when they drift. `./update` makes them.

use crate::caller::Kind;
use crate::calls::{CALLS, described};
use crate::calls::{LinePreview, WaitingLists};
use crate::check_ins::{CheckInView, CheckedIn, ComesInAs};
use crate::given::DroppedFile;
use crate::happened::{Called, Revision};
use crate::network::{NetworkChange, NetworkView};
use crate::office::announcements::AnnouncementChange;
use crate::office::backups::BackupContents;
use crate::office::card_room::CardRoomRow;
use crate::office::cash::CashGameRow;
use crate::office::past::{PastFile, PastImport, TakenFile};
use crate::office::people::PeopleView;
use crate::office::room_map::TablePlace;
use crate::office::seasons::{
    SeasonDraft, SeasonLine, SeasonOnWall, SeasonSaid, SeasonView, TriedSeason,
};
use crate::office::series::SeriesRow;
use crate::office::settings::Setting;
use crate::office::staff::StaffRow;
use crate::office::statistics::{Over, PlayerPage, StatisticsView};
use crate::office::templates::TemplatesView;
use crate::office::tickets::TicketsView;
use crate::office::transfer::{Given, ImportedTournament};
use crate::office::view::{HouseView, ScreenView};
use crate::papers::season_files::SeasonForm;
use crate::papers::{Preview, Printed, SheetWish};
use crate::printing::Printers;
use crate::problem::SaidProblem;
use crate::requests::{Ranked, RequestView, Wanted};
use shuffle_up_cash::Say as SayCash;
use shuffle_up_cash::room::view::{CardRoomView, RoomPhone, RoomTableView};
use shuffle_up_cash::room::{RoomAbout, RoomSay};
use shuffle_up_cash::said::About as CashGameAbout;
use shuffle_up_cash::view::CashView;
use shuffle_up_engine::Command;
use shuffle_up_engine::base::plain_log::ShownPlainLine;
use shuffle_up_engine::calculators::Sum;
use shuffle_up_engine::calculators::kinds::SumKind;
use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_engine::views::outlook::OutlookView;
use shuffle_up_players::{Bar, Duplicate, Imported, ListedPage};
use shuffle_up_readers::{AnyAnswer, AnyQuery};
use shuffle_up_rulings::{FoundRuling, RulingPage};
use shuffle_up_seasons::finale::{Finalist, Stacks};
use shuffle_up_seasons::head_to_head::HeadToHead;
use shuffle_up_seasons::why::Why;
use shuffle_up_series::view::{GoesOn, PlacesPage, SeriesView, ShownSeriesLine};
use shuffle_up_series::{Rules as SeriesRules, Say};
use shuffle_up_staff::Say as SayStaff;
use shuffle_up_staff::money::StaffShare;
use shuffle_up_staff::said::About as StaffAbout;
use shuffle_up_staff::view::{ShareBy, StaffView, StaffWall, TablePush};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
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
    made.visit::<Bar>();
    made.visit::<Duplicate>();
    made.visit::<Imported>();
    made.visit::<PeopleView>();
    made.visit::<BackupContents>();
    made.visit::<ImportedTournament>();
    made.visit::<Given>();
    made.visit::<DroppedFile>();
    made.visit::<SaidProblem>();
    made.visit::<NetworkView>();
    made.visit::<NetworkChange>();
    made.visit::<RequestView>();
    made.visit::<CheckInView>();
    made.visit::<CheckedIn>();
    made.visit::<ComesInAs>();
    made.visit::<Ranked>();
    made.visit::<Wanted>();
    made.visit::<SeasonLine>();
    made.visit::<SeasonView>();
    made.visit::<SeasonDraft>();
    made.visit::<TriedSeason>();
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
    made.visit::<TicketsView>();
    made.visit::<SeriesRow>();
    made.visit::<SeriesRules>();
    made.visit::<SeriesView>();
    made.visit::<PlacesPage>();
    made.visit::<GoesOn>();
    made.visit::<ShownSeriesLine>();
    made.visit::<Say>();
    made.visit::<CashGameRow>();
    made.visit::<CashGameAbout>();
    made.visit::<CashView>();
    made.visit::<ShownPlainLine>();
    made.visit::<LinePreview>();
    made.visit::<SayCash>();
    made.visit::<CardRoomRow>();
    made.visit::<RoomAbout>();
    made.visit::<CardRoomView>();
    made.visit::<WaitingLists>();
    made.visit::<RoomTableView>();
    made.visit::<RoomPhone>();
    made.visit::<RoomSay>();
    made.visit::<StaffShare>();
    made.visit::<StaffRow>();
    made.visit::<StaffAbout>();
    made.visit::<StaffView>();
    made.visit::<SayStaff>();
    made.visit::<ShareBy>();
    made.visit::<TablePush>();
    made.visit::<StaffWall>();
    made.visit::<PastFile>();
    made.visit::<TakenFile>();
    made.visit::<PastImport>();
    made.visit::<Command>();
    made.visit::<AnyQuery>();
    made.visit::<AnyAnswer>();
    made.visit::<Template>();
    made.visit::<Cue>();
    made.visit::<CueLine>();
    made.visit::<FoundRuling>();
    made.visit::<RulingPage>();
    made.visit::<Sum>();
    made.visit::<SumKind>();
    made.visit::<OutlookView>();
    let declared: Vec<String> = made.declared.into_values().collect();
    format!("// Made from the types of Rust by ./update. Do not edit.\n\n{}", declared.join("\n"))
}

/// Holds a file of the UI to what is made; `./update` writes it.
fn held(file: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/shared").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "ui/src/shared/{file} has drifted: ./update");
}

#[test]
fn the_ui_has_the_types_of_rust() {
    held("types.ts", &made());
}

/// `smallest_chip` as a page has it: `smallestChip`.
fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |all, part| {
        let (head, rest) = part.split_at(1);
        all + &head.to_uppercase() + rest
    })
}

/// The calls as the pages have them: each with its arguments and its answer.
fn calls() -> String {
    let config = Config::new().with_large_int("number");
    let mut named = BTreeSet::new();
    let mut lines = String::new();
    let mut once = String::new();
    for call in described(&config) {
        if call.once {
            once.push_str(&format!("  \"{}\",\n", call.name));
        }
        let arguments = call.arguments.iter().map(|(name, of)| {
            // What may be left out is null or absent.
            let optional = if of.ends_with("| null") { "?" } else { "" };
            format!("{}{optional}: {of}", camel(name))
        });
        let arguments = arguments.collect::<Vec<_>>().join("; ");
        let arguments =
            if arguments.is_empty() { "{}".into() } else { format!("{{ {arguments} }}") };
        let answer = if call.answer == "null" { "void" } else { &call.answer };
        for word in arguments
            .split(|sign: char| !sign.is_alphanumeric())
            .chain(answer.split(|sign: char| !sign.is_alphanumeric()))
        {
            if word.starts_with(|sign: char| sign.is_uppercase()) {
                named.insert(word.to_string());
            }
        }
        let about = call.about.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
        lines.push_str(&format!(
            "  /** {about} */\n  {}: {{ with: {arguments}; answer: {answer} }};\n",
            call.name
        ));
    }
    let own = [
        "Array",
        "Marked",
        "Question",
        "Replies",
        "Requested",
        "RoomView",
        "MessageView",
        "Written",
    ];
    let of_types =
        named.iter().filter(|name| !own.contains(&name.as_str())).cloned().collect::<Vec<_>>();
    let walls = CALLS.iter().filter(|call| call.by.contains(&Kind::Wall));
    let walls: String = walls.map(|call| format!("  \"{}\",\n", call.name)).collect();
    let imports: String = of_types.iter().map(|name| format!("  {name},\n")).collect();
    format!(
        "// Every call of the house. Made from its list by ./update. Do not edit.\n\n\
         import type {{\n{imports}  AnyAnswer,\n  AnyQuery,\n  NamesShown,\n  Phase,\n  Problem,\n}} from \"./types\";\n\n\
         /** An answer with its mark; absent where the page shows what has that mark. */\n\
         export interface Marked<T> {{\n  mark: string;\n  answer: T | null;\n}}\n\
         export interface Question {{\n  query: AnyQuery;\n  shown: string | null;\n}}\n\
         export type Replies = (Marked<AnyAnswer> | {{ refusal: Problem }})[];\n\
         /** The number of the line that was written. */\n\
         export interface Written {{\n  revision: number;\n}}\n\
         export type Requested = {{ id: number }} | {{ revision: number }};\n\
         export interface RoomTournament {{\n  id: number;\n  name: string;\n  phase: Phase;\n}}\n\
         export interface RoomView {{\n  tournaments: RoomTournament[];\n  names: NamesShown;\n  check_in: boolean;\n}}\n\
         export interface MessageView {{\n  now: string;\n  said: string[];\n}}\n\n\
         export interface Calls {{\n{lines}}}\n\n\
         /** What a window of the room may call: to look, and nothing else. */\n\
         export const callsOfTheWall: readonly (keyof Calls)[] = [\n{walls}];\n\n\
         /** What a browser may make again after a lost answer: it carries a number by which it is known as the same call. */\n\
         export const callsMadeOnce: readonly (keyof Calls)[] = [\n{once}];\n"
    )
}

#[test]
fn the_ui_has_every_call() {
    held("calls.ts", &calls());
}

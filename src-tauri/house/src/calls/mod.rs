//! The calls: one list, and one way through it. Whoever calls, a window or a browser, [`House::call`] looks at who it is, then at
//! what is asked.

mod backups;
mod card_room;
mod cash;
mod check_ins;
mod house;
mod line_preview;
mod listed;
mod network;
mod paper;
mod play;
mod requests;
mod rulings;
mod screens;
mod seasons;
mod series;
mod settings;
mod staff;
mod templates;
mod tickets;
mod tournaments;

use crate::caller::{Caller, Device, Kind, Role};
use crate::check_ins::{CheckInView, CheckedIn, ComesInAs};
use crate::given::DroppedFile;
use crate::house::House;
use crate::network::{NetworkChange, NetworkView};
use crate::office::announcements::AnnouncementChange;
use crate::office::backups::BackupContents;
use crate::office::card_room::CardRoomRow;
use crate::office::cash::CashGameRow;
use crate::office::look::Look;
use crate::office::no_such_tournament;
use crate::office::past::{self, PastFile, PastImport, TakenFile, UndoTaken};
use crate::office::people::PeopleView;
use crate::office::room_map::TablePlace;
use crate::office::screens::Layout;
use crate::office::seasons::{
    SeasonDraft, SeasonLine, SeasonOnWall, SeasonSaid, SeasonView, TriedSeason,
};
use crate::office::series::SeriesRow;
use crate::office::settings::Setting;
use crate::office::settings_file;
use crate::office::staff::StaffRow;
use crate::office::statistics::{Over, PlayerPage, StatisticsView};
use crate::office::templates::TemplatesView;
use crate::office::tickets::TicketsView;
use crate::office::transfer::{self, Given, ImportedTournament};
use crate::office::view::{HouseView, ScreenView};
use crate::office::{DEVICE, Written};
use crate::papers::season_files::SeasonForm;
use crate::papers::{Preview, Printed, SheetWish};
use crate::prelude::*;
use crate::printing::Printers;
use crate::problem::{SaidProblem, did_not_work};
use crate::question::{Marked, Question, Replies};
use crate::requests::{Ranked, RequestView, Wanted};
use crate::rights::{camel, may_say};
use crate::{bounds, public};
pub(crate) use card_room::WaitingLists;
pub(crate) use house::RoomView;
pub(crate) use line_preview::LinePreview;
use requests::Requested;
use screens::MessageView;
pub use screens::PICTURES;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use shuffle_up_cash::Say as SayCash;
use shuffle_up_cash::room::view::{CardRoomView, RoomName, RoomPhone, RoomTableView};
use shuffle_up_cash::room::{RoomAbout, RoomSay};
use shuffle_up_cash::said::About as CashGameAbout;
use shuffle_up_cash::view::CashView;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::plain_log::ShownPlainLine;
use shuffle_up_engine::calculators::Sum;
use shuffle_up_engine::calculators::kinds::SumKind;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::results::ResultsForm;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_engine::rules::clock::generator::ScheduleWish;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::house_rules::HouseRulesView;
use shuffle_up_engine::views::log::LineFilter;
use shuffle_up_engine::views::outlook::OutlookView;
use shuffle_up_engine::views::schedule_curve::Generated;
use shuffle_up_paper::Paper;
use shuffle_up_players::{Bar, Duplicate, Imported, ListedPage, ListedPlayer};
use shuffle_up_rulings::{FoundRuling, RulingPage};
use shuffle_up_seasons::Who;
use shuffle_up_seasons::finale::{Finalist, Stacks};
use shuffle_up_seasons::head_to_head::HeadToHead;
use shuffle_up_seasons::why::Why;
use shuffle_up_series::view::{GoesOn, PlacesPage, SeriesView, ShownSeriesLine};
use shuffle_up_series::{Rules as SeriesRules, Say};
use shuffle_up_staff::Say as SayStaff;
use shuffle_up_staff::money::StaffShare;
use shuffle_up_staff::said::About as StaffAbout;
use shuffle_up_staff::view::{ShareBy, StaffView, StaffWall, TablePush};
use shuffle_up_words::{Answered, answered};
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Room for a command, a set-up, a form, in bytes.
pub const USUAL: usize = 4 * 1024 * 1024;
/// Two hundred thousand entries by name, or a roster's file in base64.
const LIST: usize = 16 * 1024 * 1024;
/// A picture of 10 MB in base64.
const PICTURE: usize = 14 * 1024 * 1024;
/// A picture of 4 MB in base64.
const LOGO: usize = 6 * 1024 * 1024;
/// A sound of 20 MB in base64.
const SOUND: usize = 28 * 1024 * 1024;

/// How large a file of so many bytes is in base64, with its name.
const fn base64(bytes: usize) -> usize {
    bytes / 3 * 4 + 4096
}

/// A call there is.
#[derive(Debug)]
pub struct Call {
    /// Its name.
    pub name: &'static str,
    /// Who may make it. What anybody may, every browser may.
    pub by: &'static [Kind],
    /// The most bytes that it may carry.
    pub most: usize,
    /// It is about the room and no tournament.
    of_the_room: bool,
    answer: fn(&House, &Caller, Value) -> Result<Answered, Problem>,
}

macro_rules! second {
    ($first:ident, $second:expr) => {
        $second
    };
}

macro_rules! calls {
    ($(
        $(#[doc = $doc:literal])+
        $module:ident::$name:ident $([$caller:ident])? ($($argument:ident: $type:ty),* $(,)?) -> $answer:ty,
            by $($kind:ident)+ $(@$room:ident)?, up to $most:expr $(, $once:ident)?;
    )+) => {
        /// Every call that there is.
        pub const CALLS: &[Call] = &[$(Call {
            name: stringify!($name),
            by: &[$(Kind::$kind),+],
            most: $most,
            of_the_room: false $(|| !stringify!($room).is_empty())?,
            answer: |house, caller, arguments| {
                #[derive(Deserialize)]
                #[serde(rename_all = "camelCase")]
                struct Arguments {
                    $($argument: $type,)*
                }
                let Arguments { $($argument),* } = read(arguments)?;
                let answer: $answer = $module::$name(house, $(second!($caller, caller),)? $($argument),*)?;
                answer.in_words(house.language_of(caller))
            },
        }),+];

        /// Each call with what it is for, its arguments and its answer as the pages have them.
        #[cfg(test)]
        pub(crate) fn described(config: &ts_rs::Config) -> Vec<Described> {
            vec![$(Described {
                name: stringify!($name),
                about: &[$($doc),+],
                arguments: vec![$((stringify!($argument), <$type as TS>::name(config))),*],
                answer: <$answer as PageType>::typed(config),
                once: [$(stringify!($once))?].contains(&"once"),
            }),+]
        }
    };
}

include!("list.rs");

/// A call as the pages have it.
#[cfg(test)]
pub(crate) struct Described {
    pub name: &'static str,
    pub about: &'static [&'static str],
    pub arguments: Vec<(&'static str, String)>,
    pub answer: String,
    pub once: bool,
}

/// The call of this name.
pub fn find(name: &str) -> Option<&'static Call> {
    CALLS.iter().find(|call| call.name == name)
}

impl Call {
    fn is_open_to(&self, kind: Kind) -> bool {
        let browser = !matches!(kind, Kind::Desk | Kind::Wall);
        self.by.contains(&kind) || (browser && self.by.contains(&Kind::Anybody))
    }

    fn is_public(&self) -> bool {
        self.by.contains(&Kind::Anybody)
    }
}

fn not_allowed() -> Problem {
    problem!(not_allowed, "device-may-not", "This device may not do that. Ask at the desk.")
}

/// What was said, in the shape of this call.
fn read<T: DeserializeOwned>(arguments: Value) -> Result<T, Problem> {
    serde_json::from_value(arguments).map_err(|error| unreadable(&error.to_string()))
}

fn unreadable(error: &str) -> Problem {
    problem!(invalid, "not-readable", "This cannot be read: {error}", error = error)
}

/// What a call answers.
trait Answer {
    /// As it crosses, with its sentences in this language.
    fn in_words(self, language: Language) -> Result<Answered, Problem>;
}

impl<T: Serialize> Answer for T {
    fn in_words(self, language: Language) -> Result<Answered, Problem> {
        in_words(&self, language)
    }
}

/// An answer as it crosses, with its sentences in this language.
fn in_words(answer: &impl Serialize, language: Language) -> Result<Answered, Problem> {
    answered(answer, language).map_err(|error| {
        tracing::error!(%error, "an answer could not be written");
        did_not_work()
    })
}

/// An answer of this type that is in words already, and is not gone through once more.
struct InWords<T>(Answered, PhantomData<T>);

impl<T> InWords<T> {
    fn new(answer: Answered) -> Self {
        Self(answer, PhantomData)
    }
}

impl<T> Answer for InWords<T> {
    fn in_words(self, _: Language) -> Result<Answered, Problem> {
        Ok(self.0)
    }
}

/// What a type is called in the pages.
#[cfg(test)]
trait PageType {
    fn typed(config: &ts_rs::Config) -> String;
}

#[cfg(test)]
impl<T: TS> PageType for T {
    fn typed(config: &ts_rs::Config) -> String {
        T::name(config)
    }
}

#[cfg(test)]
impl<T: TS> PageType for InWords<T> {
    fn typed(config: &ts_rs::Config) -> String {
        T::name(config)
    }
}

/// A file that was written, by its path.
fn path(written: PathBuf) -> String {
    written.display().to_string()
}

impl House {
    /// Makes a call. Who may make it is looked at before anything is read, and every answer and refusal is in the caller's language.
    ///
    /// # Errors
    /// What the caller may not do, what cannot be read, and whatever the call itself refuses.
    pub fn call(
        &self,
        caller: &Caller,
        name: &str,
        arguments: Value,
    ) -> Result<Answered, SaidProblem> {
        // A page that has nothing to say says so.
        let arguments = if arguments.is_null() { Value::Object(Map::new()) } else { arguments };
        let call = self.allowed(caller, name, &arguments);
        // Whoever calls is answered even where the call ends in a panic; the log is on disk.
        let answer = call.and_then(|call| {
            let called = catch_unwind(AssertUnwindSafe(|| (call.answer)(self, caller, arguments)));
            called.unwrap_or_else(|_| Err(did_not_work()))
        });
        answer.map_err(|problem| problem.said(self.language_of(caller)))
    }

    /// The most bytes that this caller may hand over in this call.
    pub fn most(&self, caller: &Caller, name: &str) -> usize {
        let most = find(name).map_or(USUAL, |call| call.most);
        match caller {
            Caller::Desk | Caller::Wall(_) => most,
            Caller::Device(_) => most.min(USUAL),
            Caller::Anybody(..) | Caller::Reader(_) => public::CALL,
        }
    }

    fn allowed(
        &self,
        caller: &Caller,
        name: &str,
        arguments: &Value,
    ) -> Result<&'static Call, Problem> {
        let kind = caller.kind();
        let call = find(name).ok_or_else(not_allowed)?;
        if !call.is_open_to(kind) {
            return Err(match kind {
                Kind::Director if call.by == [Kind::Desk] => {
                    problem!(not_here, "only-at-the-house", "Only at the house's own computer.")
                }
                _ => not_allowed(),
            });
        }
        if let Caller::Device(device) = caller
            && !call.is_public()
        {
            self.may_act(device, call, arguments)?;
        }
        bounds::check(name, call.most, arguments)?;
        Ok(call)
    }
}

impl House {
    /// Whether a paired device may make a call that is not open to everybody: with such a command, by somebody who has signed in, and in
    /// its own tournament, while that is on the list. A director's device acts in all that are on it, and puts one back on it.
    fn may_act(&self, device: &Device, call: &Call, arguments: &Value) -> Result<(), Problem> {
        if call.name == "act" {
            let named = arguments["command"]["type"].as_str().map(camel).unwrap_or_default();
            if !may_say(&named).contains(&device.role) {
                return Err(not_allowed());
            }
        }
        if device.nobody_signed_in {
            return Err(problem!(
                sign_in,
                "sign-in-first",
                "Sign in first, with your name and PIN."
            ));
        }
        // A call that says no tournament is about the whole house.
        let within = arguments["tournament"]
            .as_u64()
            .and_then(|id| u32::try_from(id).ok().map(TournamentId));
        let of_the_house = within.is_none() || call.name == "restore_tournament";
        if (device.role == Role::Director && of_the_house) || call.of_the_room {
            return Ok(());
        }
        let own = within.filter(|id| device.acts_in(*id)).ok_or_else(not_allowed)?;
        if self.office().is_listed(own) { Ok(()) } else { Err(no_such_tournament()) }
    }
}

impl Caller {
    /// The name under which something is said, as the log has it.
    fn signed(&self) -> &str {
        self.device().map_or(DEVICE, |device| &device.signed)
    }

    /// The line that a paired device had seen as the last one, and its name; nothing for the desk's own window, which is believed.
    fn having_seen(&self, seen: Option<u32>) -> Result<Option<(u32, &str)>, Problem> {
        let Some(device) = self.device() else { return Ok(None) };
        let seen = seen.ok_or_else(|| unreadable("missing field `seen`"))?;
        Ok(Some((seen, &device.signed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of calls are what a page says, and a name that stands in two lines would be answered by the first.
    #[test]
    fn every_call_has_a_name_of_its_own_and_somebody_who_may_make_it() {
        let names: BTreeSet<&str> = CALLS.iter().map(|call| call.name).collect();
        assert_eq!(names.len(), CALLS.len());
        for call in CALLS {
            let walls = [
                "ask",
                "background",
                "logo",
                "portrait",
                "screen",
                "season_on_wall",
                "staff_wall",
                "waiting_lists",
            ];
            assert_eq!(call.is_open_to(Kind::Wall), walls.contains(&call.name), "{}", call.name);
            // Whatever the desk does the director's browser may do too, or it is done at the house's own computer alone.
            let director = call.is_open_to(Kind::Director) || call.name == "request";
            assert!(director || call.by == [Kind::Desk], "{}", call.name);
        }
    }

    #[test]
    fn files_have_room() {
        let most = |name: &str| find(name).unwrap().most;
        assert!(most("import_tournament") > transfer::LARGEST / 3 * 4);
        assert!(most("take_photo") > 10_000_000 / 3 * 4);
        assert!(most("import_past") > past::LARGEST / 3 * 4);
        assert_eq!(most("set_message"), USUAL);
    }
}

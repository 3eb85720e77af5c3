// Every call that there is. From this one list come the dispatcher, what each caller may do, how much a call may carry, the grants of
// the windows (`src-tauri/build.rs` reads it too), and what the pages know of it (`ui/src/shared/calls.ts`). A call is its line here and
// the function that the line names; `[caller]` hands the function who calls, and what anybody may do every paired device may. A call
// `@room` is about the room and no tournament: paired devices of its roles make it whichever tournament they were let in to. A call that
// is made `once` is the same call when a page makes it again after a lost answer.
calls! {
    /// Says a command to a tournament. A paired device says which line it has seen as the last one.
    play::act[caller](tournament: TournamentId, command: Command, seen: Option<u32>) -> Written,
        by Desk Clock Table Floor Registration Host Director, up to LIST, once;
    /// Asks a tournament whatever a window wants to know; the replies are in the order of the questions.
    play::ask[caller](tournament: TournamentId, questions: Vec<Question>) -> InWords<Replies>,
        by Desk Wall Anybody, up to LIST;
    /// Puts lines further back right.
    play::correct[caller](tournament: TournamentId, correction: Correction, seen: Option<u32>) -> Written,
        by Desk Director, up to USUAL, once;
    /// Undoes the last line in force.
    play::undo[caller](tournament: TournamentId, seen: Option<u32>) -> Written,
        by Desk Floor Host Director, up to USUAL, once;
    /// Restores what was undone last.
    play::redo[caller](tournament: TournamentId, seen: Option<u32>) -> Written,
        by Desk Host Director, up to USUAL, once;

    /// What tables ask of the floor, the first request first.
    requests::requests(tournament: TournamentId) -> Vec<RequestView>,
        by Desk Table Floor Host Director, up to USUAL;
    /// Asks the floor for something. A bust-out takes effect at once where the host wants it so.
    requests::request[caller](tournament: TournamentId, wanted: Wanted, seen: u32) -> Requested,
        by Table, up to USUAL, once;
    /// Does what a table wants, or says no; several are of one hand, in an order that is said.
    requests::settle_request[caller](
        tournament: TournamentId, id: u32, done: bool, seen: Option<u32>, with: Option<Vec<u32>>, ranked: Option<Ranked>,
    ) -> (),
        by Desk Table Floor Host Director, up to USUAL, once;

    /// A guest asks to be let in, with a name and the phone's secret. A repeated call is the same guest.
    check_ins::check_in[caller](tournament: TournamentId, name: String, secret: String) -> CheckedIn,
        by Anybody, up to USUAL;
    /// How the guest with this secret stands, and whether check-in is open.
    check_ins::checked_in[caller](tournament: TournamentId, secret: String) -> CheckedIn,
        by Anybody, up to USUAL;
    /// Takes the guest with this secret from the queue.
    check_ins::leave_check_in[caller](tournament: TournamentId, secret: String) -> (),
        by Anybody, up to USUAL;
    /// The queue at the door, the first guest first.
    check_ins::check_ins[caller](tournament: TournamentId) -> Vec<CheckInView>,
        by Desk Registration Host Director, up to USUAL;
    /// Lets a waiting guest in and gives the entry. Where several people fit, `comes_as` says which.
    check_ins::let_in[caller](
        tournament: TournamentId, id: u32, comes_as: Option<ComesInAs>, payment: Payment, seen: Option<u32>,
    ) -> EntryId,
        by Desk Registration Host Director, up to USUAL, once;
    /// Turns a waiting guest away.
    check_ins::turn_away(tournament: TournamentId, id: u32) -> (),
        by Desk Registration Host Director, up to USUAL, once;

    /// The house as a whole.
    house::house() -> HouseView,
        by Desk Director, up to USUAL;
    /// What anybody in the room may look at, those in play first, and how much of names is shown.
    house::room() -> RoomView,
        by Anybody, up to USUAL;
    /// What became of the files that the program was opened with, since this was asked last.
    house::given() -> Vec<Given>,
        by Desk, up to USUAL;
    /// The next file that was dropped on the desk's window; none after the last one.
    house::dropped() -> Option<DroppedFile>,
        by Desk, up to USUAL;
    /// Closes the desk, and with it the program, whether a clock runs or not.
    house::close_desk() -> (),
        by Desk, up to USUAL;

    /// Opens a tournament and gives its number, with these players in it if there are some: both or neither.
    tournaments::new_tournament(setup: Box<SetUp>, enter: Option<Enter>) -> TournamentId,
        by Desk Director, up to USUAL, once;
    /// Hides a tournament from the list.
    tournaments::delete_tournament(tournament: TournamentId) -> (),
        by Desk Director, up to USUAL;
    /// Shows a hidden tournament again.
    tournaments::restore_tournament(tournament: TournamentId) -> (),
        by Desk Director, up to USUAL;
    /// Opens the sample tournament in full swing and gives its number.
    tournaments::open_sample() -> TournamentId,
        by Desk Director, up to USUAL, once;
    /// Writes a tournament as a file of its own and gives its path.
    tournaments::export_tournament(tournament: TournamentId) -> String,
        by Desk, up to USUAL;
    /// Writes the whole house as one file and gives its path.
    tournaments::export_house() -> String,
        by Desk, up to USUAL;
    /// Writes the tournaments of a year that are over as one file, takes them off the list, and gives its path.
    tournaments::archive_year(year: i32) -> String,
        by Desk, up to USUAL;
    /// Puts the tournaments of a year on the list again.
    tournaments::bring_back_year(year: i32) -> (),
        by Desk, up to USUAL;
    /// Takes in a tournament's file, always as a new one.
    tournaments::import_tournament(name: String, base64: String) -> ImportedTournament,
        by Desk, up to base64(transfer::LARGEST);

    /// What a new tournament can start from.
    templates::templates() -> TemplatesView,
        by Desk Director, up to USUAL;
    /// Makes a schedule from a wish, before there is a tournament to ask; numbers are written by this language tag.
    templates::generate_schedule(wish: ScheduleWish, locale: Option<String>) -> Generated,
        by Desk Director, up to USUAL;
    /// The house rules of a set-up line by line, before there is a tournament to ask.
    templates::house_rules_of(setup: Box<SetUp>) -> HouseRulesView,
        by Desk Director, up to USUAL;
    /// What an evening with this set-up and so many players will be like, before there is a tournament to ask.
    templates::outlook[caller](setup: Box<SetUp>, players: u32) -> InWords<OutlookView>,
        by Desk Director, up to USUAL;
    /// Saves a tournament's set-up as a template and gives its id.
    templates::save_template(tournament: TournamentId, name: String, about: String) -> String,
        by Desk Director, up to USUAL, once;
    /// Gives a template of the host's another name and other words.
    templates::rename_template(id: String, name: String, about: String) -> (),
        by Desk Director, up to USUAL;
    /// Hides a template of the host's from the list.
    templates::delete_template(id: String) -> (),
        by Desk Director, up to USUAL;
    /// Puts a template that was deleted back.
    templates::restore_template(id: String) -> (),
        by Desk Director, up to USUAL;
    /// Writes a template as a file and gives its path.
    templates::export_template(id: String) -> String,
        by Desk, up to USUAL;
    /// Takes in the text of a template's file and gives the template's id.
    templates::import_template(text: String) -> String,
        by Desk Director, up to USUAL, once;

    /// The situations that answer to what is typed, the best first; what the tournament's own book decides stands with each.
    rulings::find_rulings[caller](tournament: Option<TournamentId>, search: String) -> Vec<FoundRuling>,
        by Desk Anybody, up to USUAL;
    /// What the rule books say of a situation, the tournament's own first; null for one that there is not.
    rulings::ruling[caller](tournament: Option<TournamentId>, id: String) -> Option<RulingPage>,
        by Desk Anybody, up to USUAL;
    /// What comes of a sum such as `pot 500 300a 1200`, by the tournament's own book; null where it is none.
    rulings::calculate[caller](tournament: Option<TournamentId>, typed: String) -> InWords<Option<Sum>>,
        by Desk Anybody, up to USUAL;

    /// Which sums there are, and what each needs.
    rulings::sum_kinds[caller]() -> InWords<Vec<SumKind>>,
        by Desk Anybody, up to USUAL;

    /// Saves a sheet as PDF.
    paper::print_paper(tournament: TournamentId, wish: SheetWish) -> Printed,
        by Desk, up to USUAL;
    /// The printers of this computer, and the one it prints on where nobody chose.
    paper::printers() -> Printers,
        by Desk, up to USUAL;
    /// Saves a sheet as PDF and sends it to a printer.
    paper::print_on(tournament: TournamentId, wish: SheetWish, printer: String) -> Printed,
        by Desk, up to USUAL;
    /// Writes lines of the log as CSV and gives the path.
    paper::export_log(tournament: TournamentId, filter: LineFilter) -> String,
        by Desk, up to USUAL;
    /// Writes the results, or the standings so far, as a file and gives its path.
    paper::export_results(tournament: TournamentId, form: ResultsForm) -> String,
        by Desk, up to USUAL;
    /// One page of a sheet as it will be printed, counted from 0; `shown` is the mark of the page that the window has.
    paper::preview_paper(tournament: TournamentId, wish: SheetWish, page: u32, shown: Option<String>) -> Marked<Preview>,
        by Desk Director, up to USUAL;
    /// Opens a sheet that was written with the system's viewer; shows a template in its folder.
    paper::show_paper(path: String) -> (),
        by Desk, up to USUAL;

    /// Shows a tournament to the room: on this monitor, or on the next free one, or in an ordinary window.
    screens::open_projector(tournament: Option<TournamentId>, monitor: Option<String>, layout: Option<Layout>) -> (),
        by Desk, up to USUAL;
    /// Changes what a window of the room shows, of which tournament and where.
    screens::change_projector(id: u32, tournament: Option<TournamentId>, layout: Layout, monitor: Option<String>) -> (),
        by Desk, up to USUAL;
    /// Closes a window of the room and forgets it.
    screens::close_projector(id: u32) -> (),
        by Desk, up to USUAL;
    /// What a screen is to show: the desk says which window it means by `id`, a browser its number.
    screens::screen[caller](id: Option<u32>, number: Option<u32>) -> ScreenView,
        by Desk Wall Anybody, up to USUAL;
    /// The logo as the address of a picture; null without one.
    screens::logo[caller]() -> Option<String>,
        by Desk Wall Anybody, up to USUAL;
    /// Takes a picture as the logo, its bytes in base64, or takes the logo away.
    screens::set_logo(base64: Option<String>) -> (),
        by Desk Director, up to LOGO;
    /// The picture behind every scene as an address; null without one.
    screens::background[caller]() -> Option<String>,
        by Desk Wall Anybody, up to USUAL;
    /// Takes a picture to stand behind every scene, its bytes in base64, or takes it away.
    screens::set_background(base64: Option<String>) -> (),
        by Desk Director, up to PICTURE;
    /// Changes the look of the screens.
    screens::set_look(look: Look) -> (),
        by Desk Director, up to USUAL;
    /// What a tournament's screens say now, and what was said last.
    screens::message(tournament: TournamentId) -> MessageView,
        by Clock Floor Host Director, up to USUAL;
    /// Sets the message on a tournament's screens; an empty one takes it away.
    screens::set_message[caller](tournament: TournamentId, message: String) -> (),
        by Desk Clock Floor Host Director, up to USUAL, once;
    /// Where the tables stand; nothing where nobody has arranged them.
    screens::room_map() -> Vec<TablePlace>,
        by Desk Director, up to USUAL;
    /// Puts every table in its place; no places take the arrangement away.
    screens::arrange_room(places: Vec<TablePlace>) -> (),
        by Desk Director, up to USUAL;

    /// The house on its own network.
    network::network() -> NetworkView,
        by Desk, up to USUAL;
    /// Changes how the house is served.
    network::change_network(change: NetworkChange) -> NetworkView,
        by Desk, up to USUAL;
    /// Makes a token with which a program reads whole names, and gives it this once.
    network::make_token(name: String) -> String,
        by Desk, up to USUAL, once;

    /// Changes a setting of the house.
    settings::set_setting(setting: Setting) -> HouseView,
        by Desk Director, up to USUAL;
    /// Puts what holds now in the place of settings in the file that cannot be read.
    settings::replace_unread(key: String) -> HouseView,
        by Desk, up to USUAL;
    /// Writes the settings of the house as a file and gives its path.
    settings::export_settings() -> String,
        by Desk, up to USUAL;
    /// Takes settings out of a file's text and gives the text of those before, which takes it back.
    settings::import_settings(text: String) -> String,
        by Desk, up to settings_file::LARGEST;
    /// Changes how cues are called.
    settings::change_announcements(change: AnnouncementChange) -> HouseView,
        by Desk Director, up to SOUND;
    /// Has a cue heard as it would be called now, with the sound and the words that the house has chosen for it.
    settings::try_cue(tournament: TournamentId, cue: Cue) -> (),
        by Desk Director, up to USUAL;

    /// A page of the player list.
    listed::find_listed(search: String, from: u32, count: u32) -> ListedPage,
        by Desk Director, up to USUAL;
    /// Keeps a player on the player list and gives the number.
    listed::keep_listed(player: ListedPlayer) -> u32,
        by Desk Director, up to USUAL, once;
    /// Bars a player of the player list, or changes how.
    listed::bar_listed(bar: Bar) -> (),
        by Desk Director, up to USUAL;
    /// Lets a player play again.
    listed::unbar_listed(player: u32) -> (),
        by Desk Director, up to USUAL;
    /// Everybody on the player list who may not play.
    listed::bars_listed() -> Vec<Bar>,
        by Desk Director, up to USUAL;
    /// Deletes players of the player list.
    listed::delete_listed(numbers: Vec<u32>) -> (),
        by Desk Director, up to USUAL;
    /// Puts deleted players back on the player list.
    listed::restore_listed(numbers: Vec<u32>) -> (),
        by Desk Director, up to USUAL;
    /// Makes two players of the player list one.
    listed::merge_listed(into: u32, other: u32) -> (),
        by Desk Director, up to USUAL;
    /// Parts two players who were made one.
    listed::part_listed(other: u32) -> (),
        by Desk Director, up to USUAL;
    /// Who may be on the player list twice.
    listed::duplicates_listed() -> Vec<Duplicate>,
        by Desk Director, up to USUAL;
    /// Takes a CSV file into the player list, its bytes in base64.
    listed::import_listed(base64: String) -> Imported,
        by Desk Director, up to LIST, once;
    /// Takes an import back: those it added go, those it completed are as they were.
    listed::take_back_import(added: Vec<u32>, before: Vec<ListedPlayer>) -> (),
        by Desk Director, up to USUAL;
    /// Takes a photo of a player, its bytes in base64, and gives the number to keep the player with.
    listed::take_photo(base64: String) -> u32,
        by Desk Director, up to PICTURE, once;
    /// A photo by its number, as an address; null where there is none.
    listed::photo(number: u32) -> Option<String>,
        by Desk Director, up to USUAL;
    /// The largest photo of a player of the player list, as an address; null where there is none.
    listed::portrait(player: u32) -> Option<String>,
        by Desk Wall Director, up to USUAL;
    /// Writes the player list as CSV and gives its path.
    listed::export_listed() -> String,
        by Desk, up to USUAL;
    /// Whom the player list took for one person over the evenings of the house, and whom it could not tell.
    listed::people(search: String) -> PeopleView,
        by Desk Director, up to USUAL;
    /// Says who somebody is in an evening: a player of the list, or, without a number, somebody new on it. Gives the line.
    listed::say_who(evening: String, player: u32, listed: Option<u32>) -> u32,
        by Desk Director, up to USUAL, once;
    /// Strikes a line that says who somebody is, or has it count again.
    listed::take_back_who(evening: String, line: u32, struck: bool) -> (),
        by Desk Director, up to USUAL;
    /// The numbers on the player list of those who played a tournament, by their numbers in it.
    listed::played_as(tournament: TournamentId) -> BTreeMap<u32, u32>,
        by Desk Director, up to USUAL;
    /// Puts the players of a tournament onto the player list and gives how many are new.
    listed::list_entered(tournament: TournamentId) -> u32,
        by Desk Director, up to USUAL;

    /// Every backup with what is in it, the newest first.
    backups::backups() -> Vec<BackupContents>,
        by Desk, up to USUAL;
    /// Makes a backup now.
    backups::back_up() -> (),
        by Desk, up to USUAL;
    /// Puts a backup in the place of the file; what it replaces is kept.
    backups::restore_backup(path: String) -> HouseView,
        by Desk, up to USUAL;
    /// Goes on with what can be read of a damaged file, which is kept.
    backups::salvage() -> HouseView,
        by Desk, up to USUAL;
    /// Writes what helps whoever is to help, without names unless they are wanted, and gives its path.
    backups::save_diagnostics(names: bool) -> String,
        by Desk, up to USUAL;

    /// The seasons of the house.
    seasons::seasons() -> Vec<SeasonLine>,
        by Desk Director, up to USUAL;
    /// A season with its table; one that is to be made where the number is 0. `shown` is the mark of what the window has.
    seasons::season(number: u32, running: bool, shown: Option<String>) -> Marked<SeasonView>,
        by Desk Director, up to USUAL;
    /// Keeps a season as it was typed and gives its number.
    seasons::keep_season(number: u32, draft: SeasonDraft) -> u32,
        by Desk Director, up to USUAL, once;
    /// Says something to a season, as a line of it.
    seasons::say_to_season(number: u32, said: SeasonSaid) -> (),
        by Desk Director, up to USUAL, once;
    /// Deletes a season, or puts it back.
    seasons::delete_season(number: u32, deleted: bool) -> (),
        by Desk Director, up to USUAL;
    /// What rules come to before they are kept: the points of some places, and the first of the table.
    seasons::try_season(number: u32, draft: SeasonDraft) -> TriedSeason,
        by Desk Director, up to USUAL;
    /// Why a player has these points of an evening.
    seasons::season_why(number: u32, evening: String, who: Who) -> Option<Why>,
        by Desk Director, up to USUAL;
    /// Two players of a season against each other.
    seasons::season_head_to_head(number: u32, one: Who, other: Who) -> HeadToHead,
        by Desk Director, up to USUAL;
    /// The stacks with which a finale begins.
    seasons::season_finale(number: u32, stacks: Stacks, places: Option<u32>, smallest_chip: i64) -> Vec<Finalist>,
        by Desk Director, up to USUAL;
    /// Writes the table of a season as a file and gives its path.
    seasons::export_season(number: u32, form: SeasonForm) -> String,
        by Desk, up to USUAL;
    /// The season that a tournament counts for, as the room sees it; null where there is none.
    seasons::season_on_wall[caller](tournament: TournamentId) -> InWords<Option<SeasonOnWall>>,
        by Desk Wall Anybody, up to USUAL;
    /// The tickets that a tournament has handed out, and those that are good for it: out, used or expired.
    tickets::tickets(tournament: TournamentId) -> TicketsView,
        by Desk Director, up to USUAL;
    /// All series of several flights and days, the newest first.
    series::all_series() -> Vec<SeriesRow>,
        by Desk Director, up to USUAL;
    /// Opens a series, with these rules or the usual ones, and gives its number.
    series::new_series[caller](name: String, rules: Option<Box<SeriesRules>>) -> u32,
        by Desk Director, up to USUAL, once;
    /// A series at a glance: its flights, money, chip leaders, forecast, and what is to be settled.
    series::series[caller](number: u32) -> InWords<SeriesView>,
        by Desk Director, up to USUAL;
    /// Places over all flights from this row on, those who are in first.
    series::series_places(number: u32, from: u32, count: u32) -> PlacesPage,
        by Desk Director, up to USUAL;
    /// Who comes to the day of all flights together, and with which stack; the largest first.
    series::series_going_on(number: u32) -> Vec<GoesOn>,
        by Desk Director, up to USUAL;
    /// The lines of a series, the newest first.
    series::series_lines(number: u32) -> Vec<ShownSeriesLine>,
        by Desk Director, up to USUAL;
    /// Says something to a series.
    series::say_to_series[caller](number: u32, say: Say) -> (),
        by Desk Director, up to USUAL, once;
    /// Strikes a line of a series, or restores one that was struck.
    series::strike_series_line[caller](number: u32, line: u32, restore: bool) -> (),
        by Desk Director, up to USUAL, once;
    /// Makes and draws the next day of all flights together, with everybody who has a bag. Called again it gives the same tournament.
    series::draw_series_day[caller](number: u32, name: String) -> TournamentId,
        by Desk Director, up to USUAL, once;
    /// Takes a series off the list, or puts it back on it.
    series::delete_series(number: u32, deleted: bool) -> (),
        by Desk Director, up to USUAL;
    /// All cash games, the newest first.
    cash::cash_games() -> Vec<CashGameRow>,
        by Desk Host Director @room, up to USUAL;
    /// Opens a cash game and gives its number.
    cash::new_cash_game[caller](about: CashGameAbout) -> u32,
        by Desk Host Director @room, up to USUAL, once;
    /// A cash game: who is in play, each result, the box, what does not balance, and who pays whom.
    cash::cash_game(number: u32) -> CashView,
        by Desk Host Director @room, up to USUAL;
    /// The lines of a cash game, the newest first.
    cash::cash_lines(number: u32) -> Vec<ShownPlainLine>,
        by Desk Host Director @room, up to USUAL;
    /// What a line of a cash game would do, or why it is refused.
    cash::preview_cash_line[caller](number: u32, say: SayCash) -> LinePreview,
        by Desk Host Director @room, up to USUAL;
    /// Says something to a cash game.
    cash::say_to_cash_game[caller](number: u32, say: SayCash) -> (),
        by Desk Host Director @room, up to USUAL, once;
    /// Strikes a line of a cash game, or restores one that was struck.
    cash::strike_cash_line[caller](number: u32, line: u32, restore: bool) -> (),
        by Desk Host Director @room, up to USUAL, once;
    /// Takes a cash game off the list, or puts it back on it.
    cash::delete_cash_game(number: u32, deleted: bool) -> (),
        by Desk Director, up to USUAL;
    /// All card rooms, the newest first.
    card_room::card_rooms() -> Vec<CardRoomRow>,
        by Desk Director, up to USUAL;
    /// Opens a card room and gives its number.
    card_room::new_card_room[caller](about: RoomAbout) -> u32,
        by Desk Director, up to USUAL, once;
    /// A card room: its games with their tables and lists, what is due now, and the money.
    card_room::card_room(number: u32) -> CardRoomView,
        by Desk Floor Host Director @room, up to USUAL;
    /// The lines of a card room, the newest first.
    card_room::card_room_lines(number: u32) -> Vec<ShownPlainLine>,
        by Desk Director, up to USUAL;
    /// The waiting lists and open seats of the card room that is open, as walls and phones show them; null while none is open.
    card_room::waiting_lists[caller]() -> InWords<Option<WaitingLists>>,
        by Desk Wall Anybody, up to USUAL;
    /// Players of that card room by what is typed. Where the house shows less of names, only a whole name finds its player.
    card_room::find_on_lists[caller](search: String) -> Vec<RoomName>,
        by Desk Anybody, up to USUAL;
    /// What a player of that card room sees: the place on each list, the call, the seat.
    card_room::my_place[caller](player: u32) -> Option<RoomPhone>,
        by Desk Anybody, up to USUAL;
    /// A table of that card room with its seats and the names that are called for it; null where it has no such table, or where the
    /// device's own tournament has one of that number.
    card_room::card_room_table[caller](table: u32) -> Option<RoomTableView>,
        by Desk Table Floor Host Director @room, up to USUAL;
    /// Says to that card room what the dealer of one of its tables may say: who is away, came back, missed a blind.
    card_room::say_at_card_room_table[caller](table: u32, say: RoomSay) -> (),
        by Desk Table Floor Host Director @room, up to USUAL, once;
    /// What a line of a card room would do, or why it is refused.
    card_room::preview_card_room_line[caller](number: u32, say: RoomSay) -> LinePreview,
        by Desk Director, up to USUAL;
    /// Says something to a card room.
    card_room::say_to_card_room[caller](number: u32, say: RoomSay) -> (),
        by Desk Floor Host Director @room, up to USUAL, once;
    /// Strikes a line of a card room, or restores one that was struck.
    card_room::strike_card_room_line[caller](number: u32, line: u32, restore: bool) -> (),
        by Desk Director, up to USUAL, once;
    /// Takes a card room off the list, or puts it back on it.
    card_room::delete_card_room(number: u32, deleted: bool) -> (),
        by Desk Director, up to USUAL;
    /// Saves the settle-up of a cash game as PDF.
    cash::print_cash_game(number: u32, paper: Paper) -> Printed,
        by Desk, up to USUAL;
    /// Saves the waiting lists and the seats of a card room as PDF.
    card_room::print_card_room(number: u32, paper: Paper) -> Printed,
        by Desk, up to USUAL;
    /// All evenings of the staff, the newest first.
    staff::staff_evenings() -> Vec<StaffRow>,
        by Desk Floor Host Director @room, up to USUAL;
    /// Opens an evening of the staff and gives its number.
    staff::new_staff_evening[caller](about: StaffAbout) -> u32,
        by Desk Host Director @room, up to USUAL, once;
    /// The staff of an evening: the line-up, the next push, who is free, downs, hours, shifts, and what to do now.
    staff::staff_evening(number: u32) -> StaffView,
        by Desk Floor Host Director @room, up to USUAL;
    /// The lines of the staff, the newest first.
    staff::staff_lines(number: u32) -> Vec<ShownPlainLine>,
        by Desk Floor Host Director @room, up to USUAL;
    /// What a line of the staff would do, or why it is refused.
    staff::preview_staff_line[caller](number: u32, say: SayStaff) -> LinePreview,
        by Desk Floor Host Director @room, up to USUAL;
    /// Says something to the staff: a push, a break, a shift.
    staff::say_to_staff[caller](number: u32, say: SayStaff) -> (),
        by Desk Floor Host Director @room, up to USUAL, once;
    /// Strikes a line of the staff, or restores one that was struck.
    staff::strike_staff_line[caller](number: u32, line: u32, restore: bool) -> (),
        by Desk Floor Host Director @room, up to USUAL, once;
    /// Takes an evening of the staff off the list, or puts it back on it.
    staff::delete_staff_evening(number: u32, deleted: bool) -> (),
        by Desk Director, up to USUAL;
    /// Saves the line-up, the shifts and the hours of an evening as PDF.
    staff::print_staff(number: u32, paper: Paper) -> Printed,
        by Desk, up to USUAL;
    /// Who deals a table and who comes at the next push; null where no line-up has it.
    staff::table_push(table: u32) -> Option<TablePush>,
        by Desk Table Floor Host Director @room, up to USUAL;
    /// The line-up and the next push of the evening that goes on, as walls show it; null where none goes on.
    staff::staff_wall[caller]() -> Option<StaffWall>,
        by Desk Wall Anybody, up to USUAL;
    /// Shares staff money by the downs or the hours of an evening.
    staff::staff_shares(number: u32, amount: Money, by: ShareBy) -> Vec<StaffShare>,
        by Desk Director, up to USUAL;
    /// Shares staff money by downs or hours: a line each, such as `Anna 12` or `Bo 7:30`.
    staff::staff_money(amount: Money, lines: String) -> Vec<StaffShare>,
        by Desk Director, up to USUAL;
    /// What the house and its players have done.
    seasons::statistics(over: Over) -> StatisticsView,
        by Desk Director, up to USUAL;
    /// What a player has done; null for one who is nobody.
    seasons::player_page(over: Over, who: Who) -> Option<PlayerPage>,
        by Desk Director, up to USUAL;
    /// Takes in a file of another program, or the results of a past evening.
    seasons::import_past(file: PastFile) -> TakenFile,
        by Desk, up to base64(past::LARGEST);
    /// The names of past evenings that are nobody on the player list.
    seasons::past_names() -> BTreeSet<String>,
        by Desk Director, up to USUAL;
    /// Puts those names onto the player list and gives what takes that back.
    seasons::enlist_past() -> UndoTaken,
        by Desk Director, up to USUAL;
    /// Takes names off the player list again.
    seasons::take_back_past(undo: UndoTaken) -> (),
        by Desk, up to USUAL;
    /// Every file that came in, the newest first.
    seasons::past_imports() -> Vec<PastImport>,
        by Desk, up to USUAL;
    /// Takes files back that came in at any time, and evenings of which nobody kept what brought them.
    seasons::take_imports_back(numbers: Vec<u32>, evenings: Vec<String>) -> (),
        by Desk, up to USUAL;
}

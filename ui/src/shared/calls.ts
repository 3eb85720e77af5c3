// Every call of the house. Made from its list by ./update. Do not edit.

import type {
  AnnouncementChange,
  BackupContents,
  Bar,
  CardRoomRow,
  CardRoomView,
  CashGameAbout,
  CashGameRow,
  CashView,
  CheckInView,
  CheckedIn,
  ComesInAs,
  Command,
  Correction,
  Cue,
  DroppedFile,
  Duplicate,
  Enter,
  EntryId,
  Finalist,
  FoundRuling,
  Generated,
  Given,
  GoesOn,
  HeadToHead,
  HouseRulesView,
  HouseView,
  Imported,
  ImportedTournament,
  Layout,
  LineFilter,
  LinePreview,
  ListedPage,
  ListedPlayer,
  Look,
  Money,
  NetworkChange,
  NetworkView,
  OutlookView,
  Over,
  Paper,
  PastFile,
  PastImport,
  Payment,
  PeopleView,
  PlayerPage,
  Preview,
  Printed,
  Printers,
  Ranked,
  RequestView,
  ResultWhy,
  ResultsForm,
  RoomAbout,
  RoomName,
  RoomPhone,
  RoomSay,
  RoomTableView,
  RulingPage,
  SayCash,
  SaySeries,
  SayStaff,
  ScheduleWish,
  ScreenView,
  SeasonDraft,
  SeasonForm,
  SeasonLine,
  SeasonOnWall,
  SeasonSaid,
  SeasonView,
  SeriesPlacesPage,
  SeriesRow,
  SeriesRules,
  SeriesView,
  SetUp,
  Setting,
  ShareBy,
  SheetWish,
  ShownPlainLine,
  ShownSeriesLine,
  Stacks,
  StaffAbout,
  StaffRow,
  StaffShare,
  StaffView,
  StaffWall,
  StatisticsView,
  Sum,
  SumKind,
  TablePlace,
  TablePush,
  TakenFile,
  TemplatesView,
  TicketsView,
  TournamentId,
  TriedSeason,
  UndoTaken,
  WaitingLists,
  Wanted,
  Who,
  AnyAnswer,
  AnyQuery,
  NamesShown,
  Phase,
  Problem,
} from "./types";

/** An answer with its mark; absent where the page shows what has that mark. */
export interface Marked<T> {
  mark: string;
  answer: T | null;
}
export interface Question {
  query: AnyQuery;
  shown: string | null;
}
export type Replies = (Marked<AnyAnswer> | { refusal: Problem })[];
/** The number of the line that was written. */
export interface Written {
  revision: number;
}
export type Requested = { id: number } | { revision: number };
export interface RoomTournament {
  id: number;
  name: string;
  phase: Phase;
}
export interface RoomView {
  tournaments: RoomTournament[];
  names: NamesShown;
  check_in: boolean;
}
export interface MessageView {
  now: string;
  said: string[];
}

export interface Calls {
  /** Says a command to a tournament. A paired device says which line it has seen as the last one. */
  act: { with: { tournament: TournamentId; command: Command; seen?: number | null }; answer: Written };
  /** Asks a tournament whatever a window wants to know; the replies are in the order of the questions. */
  ask: { with: { tournament: TournamentId; questions: Array<Question> }; answer: Replies };
  /** Puts lines further back right. */
  correct: { with: { tournament: TournamentId; correction: Correction; seen?: number | null }; answer: Written };
  /** Undoes the last line in force. */
  undo: { with: { tournament: TournamentId; seen?: number | null }; answer: Written };
  /** Restores what was undone last. */
  redo: { with: { tournament: TournamentId; seen?: number | null }; answer: Written };
  /** What tables ask of the floor, the first request first. */
  requests: { with: { tournament: TournamentId }; answer: Array<RequestView> };
  /** Asks the floor for something. A bust-out takes effect at once where the host wants it so. */
  request: { with: { tournament: TournamentId; wanted: Wanted; seen: number }; answer: Requested };
  /** Does what a table wants, or says no; several are of one hand, in an order that is said. */
  settle_request: { with: { tournament: TournamentId; id: number; done: boolean; seen?: number | null; with?: Array<number> | null; ranked?: Ranked | null }; answer: void };
  /** A guest asks to be let in, with a name and the phone's secret. A repeated call is the same guest. */
  check_in: { with: { tournament: TournamentId; name: string; secret: string }; answer: CheckedIn };
  /** How the guest with this secret stands, and whether check-in is open. */
  checked_in: { with: { tournament: TournamentId; secret: string }; answer: CheckedIn };
  /** Takes the guest with this secret from the queue. */
  leave_check_in: { with: { tournament: TournamentId; secret: string }; answer: void };
  /** The queue at the door, the first guest first. */
  check_ins: { with: { tournament: TournamentId }; answer: Array<CheckInView> };
  /** Lets a waiting guest in and gives the entry. Where several people fit, `comes_as` says which. */
  let_in: { with: { tournament: TournamentId; id: number; comesAs?: ComesInAs | null; payment: Payment; seen?: number | null }; answer: EntryId };
  /** Turns a waiting guest away. */
  turn_away: { with: { tournament: TournamentId; id: number }; answer: void };
  /** The house as a whole. */
  house: { with: {}; answer: HouseView };
  /** What anybody in the room may look at, those in play first, and how much of names is shown. */
  room: { with: {}; answer: RoomView };
  /** What became of the files that the program was opened with, since this was asked last. */
  given: { with: {}; answer: Array<Given> };
  /** The next file that was dropped on the desk's window; none after the last one. */
  dropped: { with: {}; answer: DroppedFile | null };
  /** Closes the desk, and with it the program, whether a clock runs or not. */
  close_desk: { with: {}; answer: void };
  /** Opens a tournament and gives its number, with these players in it if there are some: both or neither. */
  new_tournament: { with: { setup: SetUp; enter?: Enter | null }; answer: TournamentId };
  /** Hides a tournament from the list. */
  delete_tournament: { with: { tournament: TournamentId }; answer: void };
  /** Shows a hidden tournament again. */
  restore_tournament: { with: { tournament: TournamentId }; answer: void };
  /** Opens the sample tournament in full swing and gives its number. */
  open_sample: { with: {}; answer: TournamentId };
  /** Writes a tournament as a file of its own and gives its path. */
  export_tournament: { with: { tournament: TournamentId }; answer: string };
  /** Writes the whole house as one file and gives its path. */
  export_house: { with: {}; answer: string };
  /** Writes the tournaments of a year that are over as one file, takes them off the list, and gives its path. */
  archive_year: { with: { year: number }; answer: string };
  /** Puts the tournaments of a year on the list again. */
  bring_back_year: { with: { year: number }; answer: void };
  /** Takes in a tournament's file, always as a new one. */
  import_tournament: { with: { name: string; base64: string }; answer: ImportedTournament };
  /** What a new tournament can start from. */
  templates: { with: {}; answer: TemplatesView };
  /** Makes a schedule from a wish, before there is a tournament to ask; numbers are written by this language tag. */
  generate_schedule: { with: { wish: ScheduleWish; locale?: string | null }; answer: Generated };
  /** The house rules of a set-up line by line, before there is a tournament to ask. */
  house_rules_of: { with: { setup: SetUp }; answer: HouseRulesView };
  /** What an evening with this set-up and so many players will be like, before there is a tournament to ask. */
  outlook: { with: { setup: SetUp; players: number }; answer: OutlookView };
  /** Saves a tournament's set-up as a template and gives its id. */
  save_template: { with: { tournament: TournamentId; name: string; about: string }; answer: string };
  /** Gives a template of the host's another name and other words. */
  rename_template: { with: { id: string; name: string; about: string }; answer: void };
  /** Hides a template of the host's from the list. */
  delete_template: { with: { id: string }; answer: void };
  /** Puts a template that was deleted back. */
  restore_template: { with: { id: string }; answer: void };
  /** Writes a template as a file and gives its path. */
  export_template: { with: { id: string }; answer: string };
  /** Takes in the text of a template's file and gives the template's id. */
  import_template: { with: { text: string }; answer: string };
  /** The situations that answer to what is typed, the best first; what the tournament's own book decides stands with each. */
  find_rulings: { with: { tournament?: TournamentId | null; search: string }; answer: Array<FoundRuling> };
  /** What the rule books say of a situation, the tournament's own first; null for one that there is not. */
  ruling: { with: { tournament?: TournamentId | null; id: string }; answer: RulingPage | null };
  /** What comes of a sum such as `pot 500 300a 1200`, by the tournament's own book; null where it is none. */
  calculate: { with: { tournament?: TournamentId | null; typed: string }; answer: Sum | null };
  /** Which sums there are, and what each needs. */
  sum_kinds: { with: {}; answer: Array<SumKind> };
  /** Saves a sheet as PDF. */
  print_paper: { with: { tournament: TournamentId; wish: SheetWish }; answer: Printed };
  /** The printers of this computer, and the one it prints on where nobody chose. */
  printers: { with: {}; answer: Printers };
  /** Saves a sheet as PDF and sends it to a printer. */
  print_on: { with: { tournament: TournamentId; wish: SheetWish; printer: string }; answer: Printed };
  /** Writes lines of the log as CSV and gives the path. */
  export_log: { with: { tournament: TournamentId; filter: LineFilter }; answer: string };
  /** Writes the results, or the standings so far, as a file and gives its path. */
  export_results: { with: { tournament: TournamentId; form: ResultsForm }; answer: string };
  /** One page of a sheet as it will be printed, counted from 0; `shown` is the mark of the page that the window has. */
  preview_paper: { with: { tournament: TournamentId; wish: SheetWish; page: number; shown?: string | null }; answer: Marked<Preview> };
  /** Opens a sheet that was written with the system's viewer; shows a template in its folder. */
  show_paper: { with: { path: string }; answer: void };
  /** Shows a tournament to the room: on this monitor, or on the next free one, or in an ordinary window. */
  open_projector: { with: { tournament?: TournamentId | null; monitor?: string | null; layout?: Layout | null }; answer: void };
  /** Changes what a window of the room shows, of which tournament and where. */
  change_projector: { with: { id: number; tournament?: TournamentId | null; layout: Layout; monitor?: string | null }; answer: void };
  /** Closes a window of the room and forgets it. */
  close_projector: { with: { id: number }; answer: void };
  /** What a screen is to show: the desk says which window it means by `id`, a browser its number. */
  screen: { with: { id?: number | null; number?: number | null }; answer: ScreenView };
  /** The logo as the address of a picture; null without one. */
  logo: { with: {}; answer: string | null };
  /** Takes a picture as the logo, its bytes in base64, or takes the logo away. */
  set_logo: { with: { base64?: string | null }; answer: void };
  /** The picture behind every scene as an address; null without one. */
  background: { with: {}; answer: string | null };
  /** Takes a picture to stand behind every scene, its bytes in base64, or takes it away. */
  set_background: { with: { base64?: string | null }; answer: void };
  /** Changes the look of the screens. */
  set_look: { with: { look: Look }; answer: void };
  /** What a tournament's screens say now, and what was said last. */
  message: { with: { tournament: TournamentId }; answer: MessageView };
  /** Sets the message on a tournament's screens; an empty one takes it away. */
  set_message: { with: { tournament: TournamentId; message: string }; answer: void };
  /** Where the tables stand; nothing where nobody has arranged them. */
  room_map: { with: {}; answer: Array<TablePlace> };
  /** Puts every table in its place; no places take the arrangement away. */
  arrange_room: { with: { places: Array<TablePlace> }; answer: void };
  /** The house on its own network. */
  network: { with: {}; answer: NetworkView };
  /** Changes how the house is served. */
  change_network: { with: { change: NetworkChange }; answer: NetworkView };
  /** Makes a token with which a program reads whole names, and gives it this once. */
  make_token: { with: { name: string }; answer: string };
  /** Changes a setting of the house. */
  set_setting: { with: { setting: Setting }; answer: HouseView };
  /** Puts what holds now in the place of settings in the file that cannot be read. */
  replace_unread: { with: { key: string }; answer: HouseView };
  /** Writes the settings of the house as a file and gives its path. */
  export_settings: { with: {}; answer: string };
  /** Takes settings out of a file's text and gives the text of those before, which takes it back. */
  import_settings: { with: { text: string }; answer: string };
  /** Changes how cues are called. */
  change_announcements: { with: { change: AnnouncementChange }; answer: HouseView };
  /** Has a cue heard as it would be called now, with the sound and the words that the house has chosen for it. */
  try_cue: { with: { tournament: TournamentId; cue: Cue }; answer: void };
  /** A page of the player list. */
  find_listed: { with: { search: string; from: number; count: number }; answer: ListedPage };
  /** Keeps a player on the player list and gives the number. */
  keep_listed: { with: { player: ListedPlayer }; answer: number };
  /** Bars a player of the player list, or changes how. */
  bar_listed: { with: { bar: Bar }; answer: void };
  /** Lets a player play again. */
  unbar_listed: { with: { player: number }; answer: void };
  /** Everybody on the player list who may not play. */
  bars_listed: { with: {}; answer: Array<Bar> };
  /** Deletes players of the player list. */
  delete_listed: { with: { numbers: Array<number> }; answer: void };
  /** Puts deleted players back on the player list. */
  restore_listed: { with: { numbers: Array<number> }; answer: void };
  /** Makes two players of the player list one. */
  merge_listed: { with: { into: number; other: number }; answer: void };
  /** Parts two players who were made one. */
  part_listed: { with: { other: number }; answer: void };
  /** Who may be on the player list twice. */
  duplicates_listed: { with: {}; answer: Array<Duplicate> };
  /** Takes a CSV file into the player list, its bytes in base64. */
  import_listed: { with: { base64: string }; answer: Imported };
  /** Takes an import back: those it added go, those it completed are as they were. */
  take_back_import: { with: { added: Array<number>; before: Array<ListedPlayer> }; answer: void };
  /** Takes a photo of a player, its bytes in base64, and gives the number to keep the player with. */
  take_photo: { with: { base64: string }; answer: number };
  /** A photo by its number, as an address; null where there is none. */
  photo: { with: { number: number }; answer: string | null };
  /** The largest photo of a player of the player list, as an address; null where there is none. */
  portrait: { with: { player: number }; answer: string | null };
  /** Writes the player list as CSV and gives its path. */
  export_listed: { with: {}; answer: string };
  /** Whom the player list took for one person over the evenings of the house, and whom it could not tell. */
  people: { with: { search: string }; answer: PeopleView };
  /** Says who somebody is in an evening: a player of the list, or, without a number, somebody new on it. Gives the line. */
  say_who: { with: { evening: string; player: number; listed?: number | null }; answer: number };
  /** Strikes a line that says who somebody is, or has it count again. */
  take_back_who: { with: { evening: string; line: number; struck: boolean }; answer: void };
  /** The numbers on the player list of those who played a tournament, by their numbers in it. */
  played_as: { with: { tournament: TournamentId }; answer: { [key in number]: number } };
  /** Puts the players of a tournament onto the player list and gives how many are new. */
  list_entered: { with: { tournament: TournamentId }; answer: number };
  /** Every backup with what is in it, the newest first. */
  backups: { with: {}; answer: Array<BackupContents> };
  /** Makes a backup now. */
  back_up: { with: {}; answer: void };
  /** Puts a backup in the place of the file; what it replaces is kept. */
  restore_backup: { with: { path: string }; answer: HouseView };
  /** Goes on with what can be read of a damaged file, which is kept. */
  salvage: { with: {}; answer: HouseView };
  /** Writes what helps whoever is to help, without names unless they are wanted, and gives its path. */
  save_diagnostics: { with: { names: boolean }; answer: string };
  /** The seasons of the house. */
  seasons: { with: {}; answer: Array<SeasonLine> };
  /** A season with its table; one that is to be made where the number is 0. `shown` is the mark of what the window has. */
  season: { with: { number: number; running: boolean; shown?: string | null }; answer: Marked<SeasonView> };
  /** Keeps a season as it was typed and gives its number. */
  keep_season: { with: { number: number; draft: SeasonDraft }; answer: number };
  /** Says something to a season, as a line of it. */
  say_to_season: { with: { number: number; said: SeasonSaid }; answer: void };
  /** Deletes a season, or puts it back. */
  delete_season: { with: { number: number; deleted: boolean }; answer: void };
  /** What rules come to before they are kept: the points of some places, and the first of the table. */
  try_season: { with: { number: number; draft: SeasonDraft }; answer: TriedSeason };
  /** Why a player has these points of an evening. */
  season_why: { with: { number: number; evening: string; who: Who }; answer: ResultWhy | null };
  /** Two players of a season against each other. */
  season_head_to_head: { with: { number: number; one: Who; other: Who }; answer: HeadToHead };
  /** The stacks with which a finale begins. */
  season_finale: { with: { number: number; stacks: Stacks; places?: number | null; smallestChip: number }; answer: Array<Finalist> };
  /** Writes the table of a season as a file and gives its path. */
  export_season: { with: { number: number; form: SeasonForm }; answer: string };
  /** The season that a tournament counts for, as the room sees it; null where there is none. */
  season_on_wall: { with: { tournament: TournamentId }; answer: SeasonOnWall | null };
  /** The tickets that a tournament has handed out, and those that are good for it: out, used or expired. */
  tickets: { with: { tournament: TournamentId }; answer: TicketsView };
  /** All series of several flights and days, the newest first. */
  all_series: { with: {}; answer: Array<SeriesRow> };
  /** Opens a series, with these rules or the usual ones, and gives its number. */
  new_series: { with: { name: string; rules?: SeriesRules | null }; answer: number };
  /** A series at a glance: its flights, money, chip leaders, forecast, and what is to be settled. */
  series: { with: { number: number }; answer: SeriesView };
  /** Places over all flights from this row on, those who are in first. */
  series_places: { with: { number: number; from: number; count: number }; answer: SeriesPlacesPage };
  /** Who comes to the day of all flights together, and with which stack; the largest first. */
  series_going_on: { with: { number: number }; answer: Array<GoesOn> };
  /** The lines of a series, the newest first. */
  series_lines: { with: { number: number }; answer: Array<ShownSeriesLine> };
  /** Says something to a series. */
  say_to_series: { with: { number: number; say: SaySeries }; answer: void };
  /** Strikes a line of a series, or restores one that was struck. */
  strike_series_line: { with: { number: number; line: number; restore: boolean }; answer: void };
  /** Makes and draws the next day of all flights together, with everybody who has a bag. Called again it gives the same tournament. */
  draw_series_day: { with: { number: number; name: string }; answer: TournamentId };
  /** Takes a series off the list, or puts it back on it. */
  delete_series: { with: { number: number; deleted: boolean }; answer: void };
  /** All cash games, the newest first. */
  cash_games: { with: {}; answer: Array<CashGameRow> };
  /** Opens a cash game and gives its number. */
  new_cash_game: { with: { about: CashGameAbout }; answer: number };
  /** A cash game: who is in play, each result, the box, what does not balance, and who pays whom. */
  cash_game: { with: { number: number }; answer: CashView };
  /** The lines of a cash game, the newest first. */
  cash_lines: { with: { number: number }; answer: Array<ShownPlainLine> };
  /** What a line of a cash game would do, or why it is refused. */
  preview_cash_line: { with: { number: number; say: SayCash }; answer: LinePreview };
  /** Says something to a cash game. */
  say_to_cash_game: { with: { number: number; say: SayCash }; answer: void };
  /** Strikes a line of a cash game, or restores one that was struck. */
  strike_cash_line: { with: { number: number; line: number; restore: boolean }; answer: void };
  /** Takes a cash game off the list, or puts it back on it. */
  delete_cash_game: { with: { number: number; deleted: boolean }; answer: void };
  /** All card rooms, the newest first. */
  card_rooms: { with: {}; answer: Array<CardRoomRow> };
  /** Opens a card room and gives its number. */
  new_card_room: { with: { about: RoomAbout }; answer: number };
  /** A card room: its games with their tables and lists, what is due now, and the money. */
  card_room: { with: { number: number }; answer: CardRoomView };
  /** The lines of a card room, the newest first. */
  card_room_lines: { with: { number: number }; answer: Array<ShownPlainLine> };
  /** The waiting lists and open seats of the card room that is open, as walls and phones show them; null while none is open. */
  waiting_lists: { with: {}; answer: WaitingLists | null };
  /** Players of that card room by what is typed. Where the house shows less of names, only a whole name finds its player. */
  find_on_lists: { with: { search: string }; answer: Array<RoomName> };
  /** What a player of that card room sees: the place on each list, the call, the seat. */
  my_place: { with: { player: number }; answer: RoomPhone | null };
  /** A table of that card room with its seats and the names that are called for it; null where it has no such table, or where the device's own tournament has one of that number. */
  card_room_table: { with: { table: number }; answer: RoomTableView | null };
  /** Says to that card room what the dealer of one of its tables may say: who is away, came back, missed a blind. */
  say_at_card_room_table: { with: { table: number; say: RoomSay }; answer: void };
  /** What a line of a card room would do, or why it is refused. */
  preview_card_room_line: { with: { number: number; say: RoomSay }; answer: LinePreview };
  /** Says something to a card room. */
  say_to_card_room: { with: { number: number; say: RoomSay }; answer: void };
  /** Strikes a line of a card room, or restores one that was struck. */
  strike_card_room_line: { with: { number: number; line: number; restore: boolean }; answer: void };
  /** Takes a card room off the list, or puts it back on it. */
  delete_card_room: { with: { number: number; deleted: boolean }; answer: void };
  /** Saves the settle-up of a cash game as PDF. */
  print_cash_game: { with: { number: number; paper: Paper }; answer: Printed };
  /** Saves the waiting lists and the seats of a card room as PDF. */
  print_card_room: { with: { number: number; paper: Paper }; answer: Printed };
  /** All evenings of the staff, the newest first. */
  staff_evenings: { with: {}; answer: Array<StaffRow> };
  /** Opens an evening of the staff and gives its number. */
  new_staff_evening: { with: { about: StaffAbout }; answer: number };
  /** The staff of an evening: the line-up, the next push, who is free, downs, hours, shifts, and what to do now. */
  staff_evening: { with: { number: number }; answer: StaffView };
  /** The lines of the staff, the newest first. */
  staff_lines: { with: { number: number }; answer: Array<ShownPlainLine> };
  /** What a line of the staff would do, or why it is refused. */
  preview_staff_line: { with: { number: number; say: SayStaff }; answer: LinePreview };
  /** Says something to the staff: a push, a break, a shift. */
  say_to_staff: { with: { number: number; say: SayStaff }; answer: void };
  /** Strikes a line of the staff, or restores one that was struck. */
  strike_staff_line: { with: { number: number; line: number; restore: boolean }; answer: void };
  /** Takes an evening of the staff off the list, or puts it back on it. */
  delete_staff_evening: { with: { number: number; deleted: boolean }; answer: void };
  /** Saves the line-up, the shifts and the hours of an evening as PDF. */
  print_staff: { with: { number: number; paper: Paper }; answer: Printed };
  /** Who deals a table and who comes at the next push; null where no line-up has it. */
  table_push: { with: { table: number }; answer: TablePush | null };
  /** The line-up and the next push of the evening that goes on, as walls show it; null where none goes on. */
  staff_wall: { with: {}; answer: StaffWall | null };
  /** Shares staff money by the downs or the hours of an evening. */
  staff_shares: { with: { number: number; amount: Money; by: ShareBy }; answer: Array<StaffShare> };
  /** Shares staff money by downs or hours: a line each, such as `Anna 12` or `Bo 7:30`. */
  staff_money: { with: { amount: Money; lines: string }; answer: Array<StaffShare> };
  /** What the house and its players have done. */
  statistics: { with: { over: Over }; answer: StatisticsView };
  /** What a player has done; null for one who is nobody. */
  player_page: { with: { over: Over; who: Who }; answer: PlayerPage | null };
  /** Takes in a file of another program, or the results of a past evening. */
  import_past: { with: { file: PastFile }; answer: TakenFile };
  /** The names of past evenings that are nobody on the player list. */
  past_names: { with: {}; answer: Array<string> };
  /** Puts those names onto the player list and gives what takes that back. */
  enlist_past: { with: {}; answer: UndoTaken };
  /** Takes names off the player list again. */
  take_back_past: { with: { undo: UndoTaken }; answer: void };
  /** Every file that came in, the newest first. */
  past_imports: { with: {}; answer: Array<PastImport> };
  /** Takes files back that came in at any time, and evenings of which nobody kept what brought them. */
  take_imports_back: { with: { numbers: Array<number>; evenings: Array<string> }; answer: void };
}

/** What a window of the room may call: to look, and nothing else. */
export const callsOfTheWall: readonly (keyof Calls)[] = [
  "ask",
  "screen",
  "logo",
  "background",
  "portrait",
  "season_on_wall",
  "waiting_lists",
  "staff_wall",
];

/** What a browser may make again after a lost answer: it carries a number by which it is known as the same call. */
export const callsMadeOnce: readonly (keyof Calls)[] = [
  "act",
  "correct",
  "undo",
  "redo",
  "request",
  "settle_request",
  "let_in",
  "turn_away",
  "new_tournament",
  "open_sample",
  "save_template",
  "import_template",
  "set_message",
  "make_token",
  "keep_listed",
  "import_listed",
  "take_photo",
  "say_who",
  "keep_season",
  "say_to_season",
  "new_series",
  "say_to_series",
  "strike_series_line",
  "draw_series_day",
  "new_cash_game",
  "say_to_cash_game",
  "strike_cash_line",
  "new_card_room",
  "say_at_card_room_table",
  "say_to_card_room",
  "strike_card_room_line",
  "new_staff_evening",
  "say_to_staff",
  "strike_staff_line",
];

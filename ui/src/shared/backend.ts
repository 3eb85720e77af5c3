/**
 * The only way to the shell: one typed function for each of its commands, and one for each of its events.
 *
 * In a plain browser there is no shell; then `preview` answers with an invented tournament, so that every page can
 * be looked at without building the program. A build for the program has none of it.
 */

import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Bridge } from "./bridge";
import { callsOfTheWall } from "./calls";
import type * as calls from "./calls";
import type { Calls } from "./calls";
import type * as types from "./types";
import { inRoom, previewed } from "./place";
import { asRefusal } from "./refusal";

const shell: Bridge = {
  call: (name, args) => invoke(name, args),
  hear: (event, heard) => listen(event, (message) => heard(message.payload as never)),
};

/** A frame of the desk, with the bridge that the desk gave it. */
export type Frame = HTMLIFrameElement & { bridge?: Bridge };
const lent = typeof window === "undefined" ? undefined : (window.frameElement as Frame | null)?.bridge;
/** This page is a small picture on the desk. */
export const framed = lent !== undefined;

const bridge: Promise<Bridge> = lent
  ? Promise.resolve(lent)
  : // Said here once more, where the build sees that what is shipped never asks for it and leaves it out.
    import.meta.env.MODE !== "production" && previewed
    ? import("./preview").then(({ preview }) => preview)
    : inRoom
      ? import("./room-transport").then(({ room }) => room)
      : Promise.resolve(shell);

async function cross<T>(name: string, args: Record<string, unknown>): Promise<T> {
  try {
    return await (await bridge).call<T>(name, args);
  } catch (problem) {
    throw asRefusal(problem);
  }
}

/** A call of the house, with what its list says that it takes and answers. */
function call<Name extends keyof Calls>(
  name: Name,
  ...[args]: object extends Calls[Name]["with"] ? [args?: Calls[Name]["with"]] : [args: Calls[Name]["with"]]
): Promise<Calls[Name]["answer"]> {
  return cross(name, { ...args });
}

type Query = types.AnyQuery;
type Answer = types.AnyAnswer;
/** The query of this type, with its arguments. */
type QueryOf<T extends Query["type"]> = Extract<Query, { type: T }>;
/** Two queries share the answer "roster"; every other one is answered under its own name. */
type AnswerName<T extends Query["type"]> = T extends "roster_text" | "roster_file" ? "roster" : T;
/** The view that answers a query of this type. */
export type ViewOf<T extends Query["type"]> = Extract<Answer, { type: AnswerName<T> }>["view"];

/**
 * Says something to a tournament; resolves to the new revision once it is on disk. `seen` is the last line that this page has
 * shown: what a paired device says is shown again instead where it means something else by now. The desk's own window is believed.
 */
export const act = (tournament: number, command: types.Command, seen: number) =>
  said("act", { tournament, command, seen });

/** The revision that a saying leads to. */
const said = async <Name extends "act" | "correct" | "undo" | "redo">(
  name: Name,
  args: Calls[Name]["with"],
): Promise<number> => (await cross<Calls[Name]["answer"]>(name, args)).revision;

/** A view with its mark: by that it is known again, and need not cross to the window a second time. */
export interface Marked<View> {
  view: View;
  mark: string;
}

/** A question that has not crossed yet. */
interface Asking {
  query: Query;
  shown: string | null;
  replied: (asked: calls.Marked<Answer>) => void;
  failed: (problem: unknown) => void;
}

const asking = new Map<number, Asking[]>();

/** Whatever is asked in one turn of the page crosses to the shell together: a crossing costs more than most answers. */
function askTogether(tournament: number, query: Query, shown: string | null): Promise<calls.Marked<Answer>> {
  return new Promise((replied, failed) => {
    const together = asking.get(tournament) ?? [];
    if (together.length === 0) {
      asking.set(tournament, together);
      queueMicrotask(() => {
        asking.delete(tournament);
        const questions = together.map(({ query, shown }) => ({ query, shown }));
        call("ask", { tournament, questions }).then(
          (replies) =>
            replies.forEach((reply, index) => {
              if ("refusal" in reply) together[index]?.failed(reply.refusal);
              else together[index]?.replied(reply);
            }),
          (problem: unknown) => together.forEach((one) => one.failed(problem)),
        );
      });
    }
    together.push({ query, shown, replied, failed });
  });
}

/** Asks a tournament; the view's type follows from the query's. */
export async function ask<T extends Query["type"]>(
  tournament: number,
  query: QueryOf<T> & { type: T },
): Promise<ViewOf<T>> {
  return (await askAgain<T>(tournament, query, null)).view;
}

/** Asks, and gives back the very view that is held where the answer is the same. */
export async function askAgain<T extends Query["type"]>(
  tournament: number,
  query: QueryOf<T> & { type: T },
  held: Marked<ViewOf<T>> | null,
): Promise<Marked<ViewOf<T>>> {
  const shown = held?.mark ?? null;
  const { mark, answer } = await askTogether(tournament, query, shown);
  if (answer === null && held !== null) return held;
  return { view: answer?.view as ViewOf<T>, mark };
}

/** Puts lines further back right. */
export const correct = (tournament: number, correction: types.Correction, seen: number) =>
  said("correct", { tournament, correction, seen });

/** Strikes the last line in force. */
export const undo = (tournament: number, seen: number) => said("undo", { tournament, seen });

/** Restores the line struck last. */
export const redo = (tournament: number, seen: number) => said("redo", { tournament, seen });

export const house = () => call("house");
/** The same, asked by the program when it made the window: the answer is there once the scripts are (`FIRST_QUESTION`). */
export const houseAtOpening = (): Promise<types.HouseView> => {
  const { houseAtOpening } = window as { houseAtOpening?: Promise<types.HouseView> };
  return houseAtOpening?.catch((problem) => Promise.reject(asRefusal(problem))) ?? house();
};

/** Opens a tournament and gives its number, with these players in it if there are some: both or neither. */
export const newTournament = (setup: types.SetUp, enter: types.Enter | null = null) =>
  call("new_tournament", { setup, enter });
/** What a new tournament can start from. */
export const templates = () => call("templates");
/** What an evening with this set-up and so many players will be like. */
export const outlook = (setup: types.SetUp, players: number) => call("outlook", { setup, players });
/** Makes a schedule from a wish, before there is a tournament to ask. */
export const generateSchedule = (wish: types.ScheduleWish, locale: string | null) =>
  call("generate_schedule", { wish, locale });

/** The house rules of a set-up line by line, before there is a tournament to ask. */
export const houseRulesOf = (setup: types.SetUp) => call("house_rules_of", { setup });

/** Saves a tournament's set-up as a template and gives its id. */
export const saveTemplate = (tournament: number, name: string, about: string) =>
  call("save_template", { tournament, name, about });
export const renameTemplate = (id: string, name: string, about: string) =>
  call("rename_template", { id, name, about });
export const deleteTemplate = (id: string) => call("delete_template", { id });
export const restoreTemplate = (id: string) => call("restore_template", { id });
/** Writes a template as a file and gives its path. */
export const exportTemplate = (id: string) => call("export_template", { id });
/** Takes in the text of a template's file and gives the template's id. */
export const importTemplate = (text: string) => call("import_template", { text });

export const deleteTournament = (tournament: number) => call("delete_tournament", { tournament });
export const restoreTournament = (tournament: number) => call("restore_tournament", { tournament });
/** Opens the sample tournament in full swing and gives its number. */
export const openSample = () => call("open_sample");

/** The printers of this computer, and the one it prints on where nobody chose. */
export const printers = () => call("printers");

/** Saves a sheet as PDF and sends it to a printer. */
export const printOn = (tournament: number, wish: types.SheetWish, printer: string) =>
  call("print_on", { tournament, wish, printer });

/** Saves a sheet as PDF. */
export const printPaper = (tournament: number, wish: types.SheetWish) =>
  call("print_paper", { tournament, wish });

/** Writes the results, or the standings so far, as a file and gives its path. */
export const exportResults = (tournament: number, form: types.ResultsForm) =>
  call("export_results", { tournament, form });

/** One page of a sheet as it will be printed, counted from 0; the very one that is held where it is the same. */
export async function previewPaper(
  tournament: number,
  wish: types.SheetWish,
  page: number,
  held: Marked<types.Preview> | null,
): Promise<Marked<types.Preview>> {
  const shown = held?.mark ?? null;
  const asked = { tournament, wish, page, shown };
  const { mark, answer } = await call("preview_paper", asked);
  if (answer === null && held !== null) return held;
  return { view: answer ?? { page: "", pages: 0 }, mark };
}

export const showPaper = (path: string) => call("show_paper", { path });

/** Shows a tournament to the room: on this monitor, or on the next free one, or in an ordinary window. */
export const openProjector = (
  tournament: number | null,
  monitor: string | null = null,
  layout: types.Layout | null = null,
) => call("open_projector", { tournament, monitor, layout });
/** Changes what a window of the room shows, of which tournament and where. */
export const changeProjector = ({ id, tournament, layout, monitor }: types.ProjectorLine) =>
  call("change_projector", { id, tournament, layout, monitor });
export const closeProjector = (id: number) => call("close_projector", { id });
export type { RoomTournament } from "./calls";
/** What anybody in the room may look at, those in play first, and how much of names is shown. */
export const room = () => call("room");
/** A paired device, as it is told of itself. */
export interface Device {
  name: string;
  role: types.Role;
  /** The tournament that it was let in to. */
  belongs_to: number;
  /** The one table that a dealer's tablet is for; null where it is for all of them. */
  place: number | null;
  /** Several people share it, and each says who it is. */
  shared: boolean;
  operator: string | null;
}
/** This device, where it is paired, and who may sign in where several share it. */
export interface Me {
  device: Device | null;
  operators: string[];
}
export const me = () => cross<Me>("me", {});
/** Pairs this device by the six digits, or by the long code. */
export const pair = (code: string) => cross<Me>("pair", { code });
export const signIn = (name: string, pin: string) => cross<Me>("sign_in", { name, pin });
export const signOut = () => cross<Me>("sign_out", {});
/** What tables ask of the floor, the first request first. */
export const requests = (tournament: number) => call("requests", { tournament });
/** Asks the floor for something, from a table that has seen this line as the last one. */
export const request = (tournament: number, wanted: types.Wanted, seen: number) =>
  call("request", { tournament, wanted, seen });
/** Does what a table wants, or says no. At a paired device several are of one hand `with` this one, in an order that is said. */
export const settleRequest = (
  tournament: number,
  id: number,
  done: boolean,
  seen: number,
  also: { with?: number[]; ranked?: types.Ranked | null } = {},
) => call("settle_request", { tournament, id, done, seen, ...also });
/** A guest asks to be let in, with a secret of this phone; said again it is the same guest. */
export const checkIn = (tournament: number, name: string, secret: string) =>
  call("check_in", { tournament, name, secret });
/** What became of the guest with this secret, and whether anybody checks in. */
export const checkedIn = (tournament: number, secret: string) => call("checked_in", { tournament, secret });
export const leaveCheckIn = (tournament: number, secret: string) =>
  call("leave_check_in", { tournament, secret });
/** Who waits to be let in, the first one first. */
export const checkIns = (tournament: number) => call("check_ins", { tournament });
/** Lets a guest in who waits; without saying as whom where there is only one whom it may be. */
export const letIn = (
  tournament: number,
  id: number,
  comesAs: types.ComesInAs | null,
  payment: types.Payment,
  seen: number,
) => call("let_in", { tournament, id, comesAs, payment, seen });
export const turnAway = (tournament: number, id: number) => call("turn_away", { tournament, id });
/** The house on its own network. */
export const network = () => call("network");
export const changeNetwork = (change: types.NetworkChange) => call("change_network", { change });
export const makeToken = (name: string) => call("make_token", { name });
/** What this window of the room is to show. */
export const screen = () => call("screen");
/** What a small picture of a screen can do: what the screen itself can, and nothing else. `end` ends what it hears. */
export function bridgeOfScreen(id: number): { bridge: Bridge; end: () => void } {
  const looking = new Set<string>(callsOfTheWall);
  const heard: (() => void)[] = [];
  const bridge: Bridge = {
    call: (name, args) =>
      looking.has(name)
        ? cross(name, name === "screen" ? { id } : args)
        : Promise.reject(asRefusal(`A screen cannot call ${name}.`)),
    hear: (event, then) => {
      const end = hear(event, then);
      heard.push(end);
      return Promise.resolve(end);
    },
  };
  return { bridge, end: () => heard.forEach((end) => end()) };
}
/** The logo as the address of a picture; null without one. */
export const logo = () => call("logo");
/** The picture behind every scene as an address; null without one. */
export const background = () => call("background");
/** Takes a picture to stand behind every scene, its bytes in base64, or takes it away. */
export const setBackground = (base64: string | null) => call("set_background", { base64 });
/** Takes a picture as the logo, its bytes in base64, or takes the logo away. */
export const setLogo = (base64: string | null) => call("set_logo", { base64 });
export const setLook = (look: types.Look) => call("set_look", { look });
export type { MessageView as Message } from "./calls";
/** What a paired device is told of it. The desk has it in `house`. */
export const message = (tournament: number) => call("message", { tournament });
/** Sets the message on a tournament's screens; an empty one takes it away. */
export const setMessage = (tournament: number, message: string) =>
  call("set_message", { tournament, message });

export const setSetting = (setting: types.Setting) => call("set_setting", { setting });
/** Puts what holds now in the place of settings in the file that cannot be read. */
export const replaceUnread = (key: string) => call("replace_unread", { key });
/** Writes the settings of the house as a file and gives its path. */
export const exportSettings = () => call("export_settings");
/** Takes settings out of a file's text and gives the text of those before, which takes it back. */
export const importSettings = (text: string) => call("import_settings", { text });
/** Where the tables stand; nothing where nobody has arranged them. */
export const roomMap = () => call("room_map");
/** Puts every table in its place; no places take the arrangement away. */
export const arrangeRoom = (places: types.TablePlace[]) => call("arrange_room", { places });
/** Changes how cues are called. */
export const changeAnnouncements = (change: types.AnnouncementChange) =>
  call("change_announcements", { change });
/** Has a cue heard as it would be called in this tournament now. */
export const tryCue = (tournament: number, cue: types.Cue) => call("try_cue", { tournament, cue });
/** A page of the house's own list of players, by name. */
export const findListed = (search: string, from: number, count: number) =>
  call("find_listed", { search, from, count });
/** Keeps a player, a new one with the number 0; gives the number. */
export const keepListed = (player: types.ListedPlayer) => call("keep_listed", { player });
/** Who may not play: bars a player, lets one play again, and everybody who is barred. */
export const barListed = (bar: types.Bar) => call("bar_listed", { bar });
export const unbarListed = (player: number) => call("unbar_listed", { player });
export const barsListed = () => call("bars_listed");
export const deleteListed = (numbers: number[]) => call("delete_listed", { numbers });
export const restoreListed = (numbers: number[]) => call("restore_listed", { numbers });
/** Makes two players one, and parts them again. */
export const mergeListed = (into: number, other: number) => call("merge_listed", { into, other });
export const partListed = (other: number) => call("part_listed", { other });
/** Whom the player list took for one person, and whom it could not tell; whoever answers to the search. */
export const people = (search: string) => call("people", { search });
/** Says who somebody is in an evening: a player of the list, or, with null, somebody new on it. Gives the line. */
export const sayWho = (evening: string, player: number, listed: number | null) =>
  call("say_who", { evening, player, listed });
/** Takes such a line back, or has it count again. */
export const takeBackWho = (evening: string, line: number, struck: boolean) =>
  call("take_back_who", { evening, line, struck });
/** The numbers on the player list of those who played a tournament, by their numbers in it. */
export const playedAs = (tournament: number) => call("played_as", { tournament });
export const duplicatesListed = () => call("duplicates_listed");
export const importListed = (base64: string) => call("import_listed", { base64 });
/** Takes an import back: those it added go, those it completed are as they were. */
export const takeBackImport = (added: number[], before: types.ListedPlayer[]) =>
  call("take_back_import", { added, before });
/** Takes a picture in and gives its number, with which a player is then kept. */
export const takePhoto = (base64: string) => call("take_photo", { base64 });
/** A photo as an address for a page; null where there is none. */
export const photo = (number: number) => call("photo", { number });
/** The largest photo of a player of the house's list as an address; null where there is none. */
export const portrait = (player: number) => call("portrait", { player });
/** Writes lines of the log as CSV and gives the path. */
export const exportLog = (tournament: number, filter: types.LineFilter) =>
  call("export_log", { tournament, filter });
/** Writes the list of players as CSV and gives the path. */
export const exportListed = () => call("export_listed");
/** Puts the players of a tournament onto the house's list; gives how many are new there. */
export const listEntered = (tournament: number) => call("list_entered", { tournament });
/** The seasons of the house. */
export const seasons = () => call("seasons");
/** A season with its table; one that is to be made where the number is 0. No answer where the mark is that of what is shown. */
export const season = (number: number, running: boolean, shown: string | null) =>
  call("season", { number, running, shown });
/** Keeps a season, a new one with the number 0; gives the number. */
export const keepSeason = (number: number, draft: types.SeasonDraft) =>
  call("keep_season", { number, draft });
/** Says something to a season, as a line of it. */
export const sayToSeason = (number: number, said: types.SeasonSaid) =>
  call("say_to_season", { number, said });
/** Deletes a season, or puts it back. */
export const deleteSeason = (number: number, deleted: boolean) => call("delete_season", { number, deleted });
/** What rules come to before they are kept. */
export const trySeason = (number: number, draft: types.SeasonDraft) => call("try_season", { number, draft });
/** Why a player has these points of an evening. */
export const seasonWhy = (number: number, evening: string, who: types.Who) =>
  call("season_why", { number, evening, who });
export const seasonHeadToHead = (number: number, one: types.Who, other: types.Who) =>
  call("season_head_to_head", { number, one, other });
/** The season that a tournament counts for, as the room sees it. */
export const seasonOnWall = (tournament: number) => call("season_on_wall", { tournament });
/** The situations that answer to what is typed, the best first, each with what the tournament's own book decides. */
export const findRulings = (tournament: number | null, search: string) =>
  call("find_rulings", { tournament, search });
/** What the rule books say of a situation, the tournament's own first. */
export const ruling = (tournament: number | null, id: string) => call("ruling", { tournament, id });
/** What comes of a sum such as `pot 500 300a 1200`; null where it is none. */
export const calculate = (tournament: number | null, typed: string) =>
  call("calculate", { tournament, typed });
/** Which sums there are, and what each needs. */
export const sumKinds = () => call("sum_kinds", {});
/** The series of several flights and days, those off the list too. */
export const tickets = (tournament: number) => call("tickets", { tournament });
export const allSeries = () => call("all_series");
/** Opens a series with the usual rules; gives the number. */
export const newSeries = (name: string) => call("new_series", { name });
export const series = (number: number) => call("series", { number });
/** A page of the places over all flights. */
export const seriesPlaces = (number: number, from: number, count: number) =>
  call("series_places", { number, from, count });
/** Who comes to the day of all flights together, the largest stack first. */
export const seriesGoingOn = (number: number) => call("series_going_on", { number });
export const seriesLines = (number: number) => call("series_lines", { number });
/** Says something to a series, as a line of it. */
export const sayToSeries = (number: number, say: types.SaySeries) => call("say_to_series", { number, say });
/** Strikes a line of a series, or restores one that was struck. */
export const strikeSeriesLine = (number: number, line: number, restore: boolean) =>
  call("strike_series_line", { number, line, restore });
/** Makes and draws the next day of all flights together; gives its tournament, which is the same one while it is not closed. */
export const drawSeriesDay = (number: number, name: string) => call("draw_series_day", { number, name });
/** Deletes a series, or puts it back. */
export const deleteSeries = (number: number, deleted: boolean) => call("delete_series", { number, deleted });
/** The cash games of the house, those off the list too. */
export const cashGames = () => call("cash_games");
/** Opens a cash game; gives the number. */
export const newCashGame = (about: types.CashGameAbout) => call("new_cash_game", { about });
export const cashGame = (number: number) => call("cash_game", { number });
export const cashLines = (number: number) => call("cash_lines", { number });
/** What a line of a cash game would do, or why it is refused. */
export const previewCashLine = (number: number, say: types.SayCash) =>
  call("preview_cash_line", { number, say });
/** Says something to a cash game, as a line of it. */
export const sayToCashGame = (number: number, say: types.SayCash) =>
  call("say_to_cash_game", { number, say });
/** Strikes a line of a cash game, or restores one that was struck. */
export const strikeCashLine = (number: number, line: number, restore: boolean) =>
  call("strike_cash_line", { number, line, restore });
/** Takes a cash game off the list, or puts it back. */
export const deleteCashGame = (number: number, deleted: boolean) =>
  call("delete_cash_game", { number, deleted });
/** The staff's evenings, those off the list too. */
export const staffEvenings = () => call("staff_evenings");
/** Opens an evening of the staff; gives the number. */
export const newStaffEvening = (about: types.StaffAbout) => call("new_staff_evening", { about });
export const staffEvening = (number: number) => call("staff_evening", { number });
export const staffLines = (number: number) => call("staff_lines", { number });
/** What a line of the staff would do, or why it is refused. */
export const previewStaffLine = (number: number, say: types.SayStaff) =>
  call("preview_staff_line", { number, say });
/** Says something to the staff, as a line of its evening. */
export const sayToStaff = (number: number, say: types.SayStaff) => call("say_to_staff", { number, say });
/** Strikes a line of the staff, or restores one that was struck. */
export const strikeStaffLine = (number: number, line: number, restore: boolean) =>
  call("strike_staff_line", { number, line, restore });
/** Takes an evening of the staff off the list, or puts it back. */
export const deleteStaffEvening = (number: number, deleted: boolean) =>
  call("delete_staff_evening", { number, deleted });
/** Saves the waiting lists and the seats of a card room as PDF. */
export const printCardRoom = (number: number, paper: types.Paper) =>
  call("print_card_room", { number, paper });
/** Saves the line-up, the shifts and the hours of an evening as PDF. */
export const printStaff = (number: number, paper: types.Paper) => call("print_staff", { number, paper });
/** Who deals a table and who comes at the next push; null where no line-up has it. */
export const tablePush = (table: number) => call("table_push", { table });
/** Shares staff money by the downs or the hours of an evening. */
export const staffShares = (number: number, amount: number, by: types.ShareBy) =>
  call("staff_shares", { number, amount, by });
/** Shares staff money by downs or hours, a line each. */
export const staffMoney = (amount: number, lines: string) => call("staff_money", { amount, lines });
/** The card rooms of the house, those off the list too. */
export const cardRooms = () => call("card_rooms");
/** Opens a card room; gives the number. */
export const newCardRoom = (about: types.RoomAbout) => call("new_card_room", { about });
export const cardRoom = (number: number) => call("card_room", { number });
/** The waiting lists and open seats of the card room that is open; null while none is. */
export const waitingLists = () => call("waiting_lists");
/** Players of that card room by what is typed. */
export const findOnLists = (search: string) => call("find_on_lists", { search });
/** What a player of that card room sees. */
export const myPlace = (player: number) => call("my_place", { player });
/** A table of that card room; null where it has no such table. */
export const cardRoomTable = (table: number) => call("card_room_table", { table });
/** Says what the dealer of a table of that card room may say. */
export const sayAtCardRoomTable = (table: number, say: types.RoomSay) =>
  call("say_at_card_room_table", { table, say });
/** The line-up and the next push of the dealers; null while no evening of theirs goes on. */
export const staffWall = () => call("staff_wall");
export const cardRoomLines = (number: number) => call("card_room_lines", { number });
/** What a line of a card room would do, or why it is refused. */
export const previewCardRoomLine = (number: number, say: types.RoomSay) =>
  call("preview_card_room_line", { number, say });
/** Says something to a card room, as a line of it. */
export const sayToCardRoom = (number: number, say: types.RoomSay) =>
  call("say_to_card_room", { number, say });
/** Strikes a line of a card room, or restores one that was struck. */
export const strikeCardRoomLine = (number: number, line: number, restore: boolean) =>
  call("strike_card_room_line", { number, line, restore });
/** Takes a card room off the list, or puts it back. */
export const deleteCardRoom = (number: number, deleted: boolean) =>
  call("delete_card_room", { number, deleted });
/** Saves the settle-up of a cash game as PDF. */
export const printCashGame = (number: number, paper: types.Paper) =>
  call("print_cash_game", { number, paper });
/** Writes the table of a season as a file and gives the path. */
export const exportSeason = (number: number, form: types.SeasonForm) =>
  call("export_season", { number, form });
/** What the house and its players have done. */
export const statistics = (over: types.Over) => call("statistics", { over });
/** What a player has done; null for one who has played nothing of it. */
export const playerPage = (over: types.Over, who: types.Who) => call("player_page", { over, who });
/** The stacks with which the finale of a season begins. */
export const seasonFinale = (
  number: number,
  stacks: types.Stacks,
  places: number | null,
  smallestChip: number,
) => call("season_finale", { number, stacks, places, smallestChip });
/** Takes in a file of another program, or the results of a past evening. */
export const importPast = (file: types.PastFile) => call("import_past", { file });
/** The names of past evenings that are nobody on the player list. */
export const pastNames = () => call("past_names");
/** Puts those names onto the player list. */
export const enlistPast = () => call("enlist_past");
/** Every file that came in, the newest first. */
export const pastImports = () => call("past_imports");
/** Takes files back that came in at any time, and evenings of which nobody kept what brought them. */
export const takeImportsBack = (numbers: number[], evenings: string[]) =>
  call("take_imports_back", { numbers, evenings });
/** Takes names off the player list again. */
export const takeBackPast = (undo: types.UndoTaken) => call("take_back_past", { undo });
/** Every backup with what is in it, the newest first. */
export const backups = () => call("backups");
export const backUp = () => call("back_up");
/** Puts a backup in the place of the file; what it replaces is kept. */
export const restoreBackup = (path: string) => call("restore_backup", { path });
/** Goes on with what can be read of a damaged file, which is kept. */
export const salvage = () => call("salvage");

/** Writes a tournament as a file of its own and gives its path. */
export const exportTournament = (tournament: number) => call("export_tournament", { tournament });
/** Writes the whole house as one file and gives its path. */
export const exportHouse = () => call("export_house");
/** Writes the tournaments of a year that are over as one file, takes them off the list, and gives its path. */
export const archiveYear = (year: number) => call("archive_year", { year });
/** Puts the tournaments of a year on the list again. */
export const bringBackYear = (year: number) => call("bring_back_year", { year });
/** Takes in a tournament's file, always as a new one. */
export const importTournament = (name: string, base64: string) => call("import_tournament", { name, base64 });
/** What became of the files that the program was opened with, since this was asked last. */
export const given = () => call("given");
/** The next file that was dropped on the desk's window; null after the last one. */
export const dropped = () => call("dropped");
export type DroppedFile = types.DroppedFile;
/** Closes the desk, and with it the program. */
export const closeDesk = () => call("close_desk");
/** Writes what helps whoever is to help, without names unless they are wanted, and gives its path. */
export const saveDiagnostics = (names: boolean) => call("save_diagnostics", { names });

/** Subscribes now and returns what ends the subscription, even if it is ended before it is established. */
function hear<T>(event: string, heard: (payload: T) => void): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  void bridge
    .then((open) => open.hear<T>(event, heard))
    .then((unhear) => {
      if (ended) unhear();
      else end = unhear;
    });
  return () => {
    ended = true;
    end?.();
  };
}

/** Hears that something happened in a tournament. Returns what ends the subscription. */
export const onRevision = (heard: (revision: types.Revision) => void) => hear("revision", heard);
/** Hears that something about the house changed: ask `house()` again. */
export const onHouse = (heard: () => void) => hear("house", heard);
/** Hears that the program was opened with a file: ask `given()`. */
export const onGiven = (heard: () => void) => hear("given", heard);
/** Hears that files were dropped on the desk's window: ask `dropped()`. */
export const onDropped = (heard: () => void) => hear("dropped", heard);
/** Hears that the desk's window was to close over a running clock: `closeDesk()` closes it. */
export const onClosing = (heard: () => void) => hear("closing", heard);
/** Hears a cue for the room. */
export const onCue = (heard: (cue: types.Called) => void) => hear("cue", heard);
/** Hears that a window of the room may have something else to show: ask `screen()` again. */
export const onScreen = (heard: () => void) => hear("screen", heard);
/** Hears that tables ask for something else in this tournament: ask `requests()` again. */
export const onRequests = (heard: (tournament: number) => void) => hear("requests", heard);
/** Hears that other guests wait to be let in to this tournament: ask `checkIns()` or `checkedIn()` again. */
export const onCheckIns = (heard: (tournament: number) => void) => hear("check_ins", heard);
/** Hears that something about the network changed: ask `network()` again. */
export const onNetwork = (heard: () => void) => hear("network", heard);
/** Hears that the house is no longer heard, and since when. A window of the program always hears it. */
export const onLost = (heard: (since: number) => void) => hear("lost", heard);
/** Hears that the house is heard again. */
export const onFound = (heard: () => void) => hear("found", heard);
/** Hears that something may have been missed: ask again for all that is shown. */
export const onAgain = (heard: () => void) => hear("again", heard);

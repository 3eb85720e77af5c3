/**
 * A stand-in for the shell in a plain browser: an invented tournament at the moment that the address asks for.
 *
 * What the engine says is out of `answers/`; what the shell says itself is invented here. Of the commands only those
 * that lead to another such moment have an effect.
 */

import type { Bridge } from "../bridge";
import type { ProjectorLine, TablePlace } from "../house";
import type { AnyQuery as Query, Command, SeasonView, TriedSeason } from "../types";
import { changeAnnouncements } from "./announcements";
import { answer, choose } from "./answers";
import told from "./answers/house.json";
import { backups, deleteTemplate, house, renameTemplate, set, templates } from "./house";
import { duplicatesListed, findListed, importListed, people, photo, portrait } from "./listed";
import { page } from "./paper";
import { asked, cue, layout } from "./scene";
import * as screens from "./screens";
import * as cash from "./cash";
import * as staff from "./staff";
import * as series from "./series";

type Heard = (payload: never) => void;
const listeners = new Map<string, Set<Heard>>();

function say(event: string, payload: unknown): void {
  for (const heard of listeners.get(event) ?? []) heard(payload as never);
}

let revision = 412;
let places: TablePlace[] = [];

/** The moments that commands lead to. */
const THEN: Partial<Record<Command["type"], string>> = {
  draw_seats: "seating",
  start_clock: "running",
  pause_clock: "paused",
};

function act(command: Command): { revision: number } {
  const then = THEN[command.type];
  if (then !== undefined) choose(then);
  revision += 1;
  queueMicrotask(() => say("revision", { tournament: 1, revision }));
  return { revision };
}

async function view(query: Query): Promise<unknown> {
  return (await answer(query)).view;
}

/** Each question is answered or refused by itself. */
const reply = (query: Query): Promise<unknown> =>
  answer(query).then(
    (answer) => ({ mark: "", answer }),
    (refusal: unknown) => ({ refusal }),
  );

const HOME = "/home/host/Documents/Shuffle Up";
/** Later, as the shell does it: what is said comes after the answer. */
const tell = (...events: string[]): void => queueMicrotask(() => events.forEach((event) => say(event, null)));

/** What the shell answers without looking; a call that is nowhere here is answered with nothing. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  ...told,
  given: [],
  dropped: null,
  import_tournament: { id: 3, name: "Thursday T1000", lines: 214, again: true },
  room: {
    tournaments: [{ id: 1, name: "Thursday T1000", phase: "playing" }],
    names: "whole",
    check_in: asked.has("door"),
  },
  printers: { names: ["Office_Laser", "TM-T88VI"], usual: "Office_Laser" },
  print_on: { path: "/home/host/Documents/seat-cards.pdf", missing: [] },
  print_card_room: { path: `${HOME}/Card rooms/1 Club/lists.pdf`, missing: [] },
  print_staff: { path: `${HOME}/Staff/1 Friday/line-up.pdf`, missing: [] },
  print_cash_game: { path: `${HOME}/Cash games/2 Kitchen table/settle-up.pdf`, missing: [] },
  print_paper: { path: "/home/host/Documents/seat-cards.pdf", missing: [] },
  new_tournament: 1,
  open_sample: 1,
  keep_season: 1,
  new_series: 1,
  new_cash_game: 2,
  new_staff_evening: 1,
  take_photo: 2,
  list_entered: 12,
  say_who: 1,
  played_as: {},
  save_template: "own-1",
  import_template: "own-1",
  import_settings: "{}",
  export_tournament: `${HOME}/Tournaments/3 Thursday T1000 2026-11-21 20-57-03.tournament`,
  save_diagnostics: `${HOME}/Diagnostics 2026-11-21 20-57-03.txt`,
  export_listed: `${HOME}/Players.csv`,
  export_template: `${HOME}/Templates/First Saturday.json`,
  export_settings: `${HOME}/Settings.json`,
  export_house: `${HOME}/House/House 2026-11-21 20-57-03.shuffle-up`,
};

type Args = Record<string, any>;

const SEASONS = { 0: told.season_0, 1: told.season_1, 2: told.season_2 };
const seasonOf = (number: number) => SEASONS[number as keyof typeof SEASONS];

/** Rules that are tried give what the season has already, and each place a point more than the one below it. */
function tried(number: number): TriedSeason {
  const { rows, evenings } = (seasonOf(number).answer as unknown as SeasonView).table;
  const of = [1, 2, 3, 20].map((place) => ({
    place,
    knockouts: Math.max(0, 5 - place),
    prize: Math.max(0, 300 - 50 * place),
    points: 2100 - 100 * place,
  }));
  return { samples: of, rows: rows.slice(0, 8), evenings: evenings.length };
}

/** What a call does or looks up. */
const CALLS: Readonly<Record<string, (args: Args, name: string) => unknown>> = {
  ask: ({ questions }) => Promise.all(questions.map(({ query }: { query: Query }) => reply(query))),
  act: ({ command }) => act(command),
  undo: () => ({ revision }),
  redo: () => ({ revision }),
  set_setting: ({ setting }) => (set(setting), tell("house"), house()),
  change_announcements: ({ change }) => (changeAnnouncements(change), tell("house"), house()),
  replace_unread: house,
  house,
  restore_backup: house,
  salvage: house,
  room_map: () => places,
  arrange_room: (args) => void (places = args["places"]),
  backups,
  templates,
  house_rules_of: ({ setup }) => view({ type: "house_rules", draft: setup.rules }),
  generate_schedule: ({ wish }) => view({ type: "generate_schedule", wish }),
  find_listed: ({ search, from, count }) => findListed(search, from, count),
  duplicates_listed: duplicatesListed,
  bars_listed: () => [],
  people,
  import_listed: importListed,
  keep_listed: ({ player }) => player.number || 601,
  photo: ({ number }) => photo(number),
  portrait: ({ player }) => portrait(player),
  season: ({ number }) => seasonOf(number),
  try_season: ({ number }) => tried(number),
  export_season: ({ form }) => `${HOME}/Seasons/Autumn league.${form}`,
  tickets: () => ({ rows: [], out: 0, owed: 0 }),
  all_series: () => series.list,
  series: ({ number }) => (number === 2 ? series.view : series.empty),
  series_places: ({ number, from, count }) =>
    number === 2 ? series.places(from, count) : { rows: [], of: 0 },
  series_going_on: ({ number }) => (number === 2 ? series.goingOn : []),
  series_lines: ({ number }) => (number === 2 ? series.lines : series.lines.slice(-1)),
  say_to_series: ({ say }) => series.say(say),
  card_rooms: () => (asked.has("empty") ? [] : [told.card_room_row]),
  // The usual pages are those of a house without a side game.
  waiting_lists: () => (asked.has("cash") || layout === "lists" ? told.waiting_lists : null),
  card_room_table: () => (asked.has("cash") ? told.card_room_table : null),
  staff_wall: () => staff.wall,
  staff_evenings: () => staff.list,
  table_push: ({ table }) => staff.tablePush(table),
  staff_evening: () => staff.view,
  staff_lines: () => staff.lines,
  preview_staff_line: ({ say }) => staff.preview(say.line),
  staff_shares: ({ amount }) => staff.shares(amount),
  cash_games: () => cash.list,
  cash_game: ({ number }) => cash.view(number),
  cash_lines: () => cash.lines,
  preview_cash_line: ({ say }) => cash.preview(say.line),
  find_rulings: ({ search }) =>
    told.find_rulings.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase())),
  sum_kinds: () => told.sum_kinds,
  calculate: ({ typed }) => (/^pot \d/.test(typed) ? told.sum : null),
  import_past: ({ file }) => ({ ...told.import_past, name: file.name }),
  delete_template: ({ id }) => deleteTemplate(id, true),
  restore_template: ({ id }) => deleteTemplate(id, false),
  rename_template: ({ id, name, about }) => renameTemplate(id, name, about),
  screen: ({ id }) => screens.screen(id),
  me: (_, name) => screens.device(name),
  pair: (_, name) => screens.device(name),
  sign_in: (_, name) => screens.device(name),
  sign_out: (_, name) => screens.device(name),
  network: () => screens.network(undefined),
  change_network: ({ change }) => screens.network(change),
  make_token: ({ name }) => (tell("network"), screens.makeToken(name)),
  requests: screens.requests,
  check_ins: screens.checkIns,
  checked_in: () => ({ type: asked.has("door") ? "open" : "closed" }),
  logo: screens.logo,
  background: screens.background,
  open_projector: ({ monitor, layout }) => screens.openWindow(1, monitor, layout),
  change_projector: (line) => (screens.changeWindow(line as ProjectorLine), tell("house", "screen")),
  close_projector: ({ id }) => screens.closeWindow(id),
  message: () => ({
    now: screens.messages.get(1) ?? "",
    said: ["Dinner is served", "Late registration closes"],
  }),
  set_message: ({ tournament, message }) => (screens.say(tournament, message), tell("house", "screen")),
  set_logo: ({ base64 }) => void (screens.look.logo = base64 === null ? null : "logo-1.png"),
  set_background: ({ base64 }) => screens.setBackground(base64 !== null),
  set_look: ({ look }) => {
    if (look.facts.length === 0)
      throw { code: "facts", message: "Choose one to 6 figures for the foot of the screen." };
    Object.assign(screens.look, look);
  },
  archive_year: ({ year }) => `${HOME}/House/House archive ${year}.shuffle-up`,
  export_log: ({ form }) => `${HOME}/1 First Saturday/First Saturday standings.${form}`,
  export_results: ({ form }) => `${HOME}/1 First Saturday/First Saturday standings.${form}`,
  preview_paper: (args) => ({ mark: "", answer: page(args["wish"], args["page"]) }),
};

export const preview: Bridge = {
  call: async <T>(name: string, args: Record<string, unknown>): Promise<T> =>
    ((await CALLS[name]?.(args, name)) ?? ANSWERS[name] ?? null) as T,
  hear: async <T>(event: string, heard: (payload: T) => void): Promise<() => void> => {
    const set = listeners.get(event) ?? new Set<Heard>();
    listeners.set(event, set.add(heard as Heard));
    return () => void set.delete(heard as Heard);
  },
};

if (cue !== null) {
  const text = cue || "Level 8. Blinds 150, 300. Big-blind ante 300.";
  // Not before there is a screen to show it on, however long that takes to open.
  const opening = setInterval(() => {
    if (document.querySelector(".screen footer") === null) return;
    clearInterval(opening);
    say("cue", { tournament: 1, kind: "level_up", text });
  }, 50);
}

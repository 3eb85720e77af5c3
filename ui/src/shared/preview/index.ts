/**
 * A stand-in for the shell in a plain browser: an invented tournament at the moment that the address asks for.
 *
 * What the engine says is out of `answers/`; what the shell says itself is invented here. Of the commands only those
 * that lead to another such moment have an effect.
 */

import type { Bridge } from "../bridge";
import type { Layout, ListedPlayer, Look, ProjectorLine, Setting, SheetWish, TablePlace } from "../house";
import type { AnnouncementChange } from "../types/AnnouncementChange";
import type { Command } from "../types/Command";
import type { AnyQuery as Query } from "../types/AnyQuery";
import type { NetworkChange } from "../types/NetworkChange";
import type { SetUp } from "../types/SetUp";
import type { ScheduleWish } from "../types/ScheduleWish";
import { changeAnnouncements } from "./announcements";
import { answer, choose } from "./answers";
import told from "./answers/house.json";
import { backups, deleteTemplate, house, renameTemplate, set, templates } from "./house";
import { duplicatesListed, findListed, importListed, photo, portrait } from "./listed";
import { page } from "./paper";
import { cue } from "./scene";
import * as screens from "./screens";

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

async function respond(name: string, args: Record<string, unknown>): Promise<unknown> {
  switch (name) {
    case "ask":
      return Promise.all((args["questions"] as { query: Query }[]).map(({ query }) => reply(query)));
    case "act":
      return act(args["command"] as Command);
    case "set_setting":
      set(args["setting"] as Setting);
      queueMicrotask(() => say("house", null));
      return house();
    case "room_map":
      return places;
    case "arrange_room":
      places = args["places"] as TablePlace[];
      return null;
    case "change_announcements":
      changeAnnouncements(args["change"] as AnnouncementChange);
      queueMicrotask(() => say("house", null));
      return house();
    case "replace_unread":
    case "house":
    case "restore_backup":
    case "salvage":
      return house();
    case "backups":
      return backups();
    case "export_tournament":
      return "/home/host/Documents/Shuffle Up/Tournaments/3 Thursday T1000 2026-11-21 20-57-03.tournament";
    case "import_tournament":
      return { id: 3, name: "Thursday T1000", lines: 214, again: true };
    case "given":
      return [];
    case "save_diagnostics":
      return "/home/host/Documents/Shuffle Up/Diagnostics 2026-11-21 20-57-03.txt";
    case "templates":
      return templates();
    case "house_rules_of":
      return view({ type: "house_rules", draft: (args["setup"] as SetUp).rules });
    case "generate_schedule":
      return view({ type: "generate", wish: args["wish"] as ScheduleWish });
    case "find_listed":
      return findListed(args["search"] as string, args["from"] as number, args["count"] as number);
    case "duplicates_listed":
      return duplicatesListed();
    case "import_listed":
      return importListed();
    case "season":
      return { 0: told.season_0, 1: told.season_1, 2: told.season_2 }[args["number"] as number];
    case "keep_season":
      return 1;
    case "try_formula":
      return 2000;
    case "export_season":
      return `/home/host/Documents/Shuffle Up/Seasons/Autumn league.${args["form"] as string}`;
    case "seasons":
    case "season_why":
    case "season_finale":
    case "season_head_to_head":
    case "season_on_wall":
    case "statistics":
    case "player_page":
    case "past_imports":
    case "past_names":
      return told[name];
    case "import_past":
      return { ...told.import_past, name: (args["file"] as { name: string }).name };
    case "photo":
      return photo(args["number"] as number);
    case "portrait":
      return portrait(args["player"] as number);
    case "take_photo":
      return 2;
    case "keep_listed":
      return (args["player"] as ListedPlayer).number || 601;
    case "export_listed":
      return "/home/host/Documents/Shuffle Up/Players.csv";
    case "list_entered":
      return 12;
    case "delete_template":
    case "restore_template":
      return deleteTemplate(args["id"] as string, name === "delete_template");
    case "rename_template":
      return renameTemplate(args["id"] as string, args["name"] as string, args["about"] as string);
    case "save_template":
    case "import_template":
      return "own-1";
    case "export_template":
      return "/home/host/Documents/Shuffle Up/Templates/First Saturday.json";
    case "undo":
    case "redo":
      return { revision };
    case "screen":
      return screens.screen(args["id"] as number | undefined);
    case "me":
    case "pair":
    case "sign_in":
    case "sign_out":
      return screens.device(name);
    case "room":
      return { tournaments: [{ id: 1, name: "Thursday T1000", phase: "playing" }], names: "whole" };
    case "network":
    case "change_network":
      return screens.network(args["change"] as NetworkChange | undefined);
    case "requests":
      return screens.requests();
    case "logo":
      return screens.logo();
    case "background":
      return screens.background();
    case "open_projector":
      screens.openWindow(1, args["monitor"] as string | null, args["layout"] as Layout | null);
      return null;
    case "change_projector":
      screens.changeWindow(args as unknown as ProjectorLine);
      queueMicrotask(() => (say("house", null), say("screen", null)));
      return null;
    case "close_projector":
      screens.closeWindow(args["id"] as number);
      return null;
    case "message":
      return { now: screens.messages.get(1) ?? "", said: ["Dinner is served", "Late entry closes"] };
    case "set_message":
      screens.say(args["tournament"] as number, args["message"] as string);
      queueMicrotask(() => (say("house", null), say("screen", null)));
      return null;
    case "set_logo":
      screens.look.logo = args["base64"] === null ? null : "logo-1.png";
      return null;
    case "set_background":
      screens.setBackground(args["base64"] !== null);
      return null;
    case "set_look":
      if ((args["look"] as Look).facts.length === 0)
        throw { code: "facts", message: "Choose one to 6 figures for the foot of the screen." };
      Object.assign(screens.look, args["look"]);
      return null;
    case "new_tournament":
    case "open_sample":
      return 1;
    case "printers":
      return { names: ["Office_Laser", "TM-T88VI"], usual: "Office_Laser" };
    case "print_on":
    case "print_paper":
      return { path: "/home/host/Documents/seat-cards.pdf", missing: [] };
    case "export_settings":
      return "/home/host/Documents/Shuffle Up/Settings.json";
    case "export_house":
      return "/home/host/Documents/Shuffle Up/House/House 2026-11-21 20-57-03.shuffle-up";
    case "archive_year":
      return `/home/host/Documents/Shuffle Up/House/House archive ${args["year"] as number}.shuffle-up`;
    case "import_settings":
      return "{}";
    case "export_log":
    case "export_results":
      return `/home/host/Documents/Shuffle Up/1 First Saturday/First Saturday standings.${args["form"] as string}`;
    case "preview_paper":
      return { mark: "", answer: page(args["wish"] as SheetWish, args["page"] as number) };
    default:
      return null;
  }
}

export const preview: Bridge = {
  call: async <T>(name: string, args: Record<string, unknown>): Promise<T> =>
    (await respond(name, args)) as T,
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

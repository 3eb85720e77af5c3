import * as backend from "$shared/backend";
import { answers } from "$shared/finding";
import { findPlayers } from "$shared/find-players";
import { inRoom } from "$shared/place";
import type { Command, Possible, ProjectorLine, Theme } from "$shared/types";
import { whyNot } from "$shared/refusal";
import { strings, words } from "../words";
import { openSample, takeTour } from "../help/sample";
import { RESULTS, SHEETS } from "../rooms/paper/sheets";
import { LAYOUTS } from "../rooms/projector/layouts";
import { house } from "../state/house.svelte";
import { KEYS } from "../state/keys";
import {
  type ClockTask,
  navigation,
  type RoomName,
  ROOMS,
  ROOMS_BY_LETTER,
} from "../state/navigation.svelte";
import { asChosen } from "../state/paid-out.svelte";
import type { OpenTournament } from "../state/tournament.svelte";
import type { PaletteItem } from "./items";

/** Everything that can be done from where the desk is now. What is not allowed now is not offered. */
export function actionsFor(tournament: OpenTournament | null): PaletteItem[] {
  return [
    ...(tournament === null ? [] : tournamentActions(tournament)),
    ...houseActions(),
    ...tournamentSwitches(tournament),
  ].map((item) => ({ ...item, also: otherNames(item.id) }));
}

/** What people call an action beside its own name, in the language of the moment. */
function otherNames(id: string): string[] {
  const also = words.also as Readonly<Record<string, string>>;
  return also[id.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())]?.split(", ") ?? [];
}

function action(id: string, label: string, run: () => void, key?: string): PaletteItem {
  return { id, group: "actions", label, detail: "", run, ...(key === undefined ? {} : { key }) };
}

/** An action that leads to where the cursor is then: a field of a room, or what opens over the desk. */
function over(id: string, label: string, run: () => void, key?: string): PaletteItem {
  return { ...action(id, label, run, key), takesCursor: true };
}

/** An action that goes on in a field of the clock's room. */
const toClock = (id: string, label: string, task: ClockTask): PaletteItem =>
  over(id, label, () => navigation.toClock(task));

function toRoom(room: RoomName, key: string | undefined): PaletteItem {
  return {
    ...action(`room-${room}`, words.rooms[room], () => navigation.go(room), key),
    group: "rooms",
  };
}

/** What an action does that calls the house, and shows in the bar why it could not. */
type Call = (how: () => Promise<unknown>) => () => void;

function tournamentActions(tournament: OpenTournament): PaletteItem[] {
  const desk = tournament.desk;
  if (desk === null) return [];
  const says = words.actions;
  const act = (command: Command) => () => void tournament.press(command);
  const call: Call = (how) => () =>
    void whyNot(async () => {
      await how();
      await house.refresh();
    }).then((why) => (tournament.refusal = why));

  const items: PaletteItem[] = [];
  for (const [index, advice] of desk.advice.slice(0, 3).entries()) {
    const command = advice.command;
    if (command !== null)
      items.push(action(`advice-${index}`, `${advice.verb}: ${advice.title}`, act(asChosen(command))));
  }
  const [first] = desk.advice;
  for (const [index, { words: until, command }] of desk.put_off.choices.entries())
    items.push(
      action(`later-${index}`, `${words.putOff.later({ until })}: ${first?.title ?? ""}`, act(command)),
    );
  for (const [index, { title, show_again }] of desk.put_off.waiting.entries())
    if (show_again !== null)
      items.push(action(`due-again-${index}`, words.putOff.dueAgain({ what: title }), act(show_again)));
  const toFloor = (id: string, label: string, text: string, key?: string): PaletteItem =>
    over(id, label, () => navigation.toFloor?.(text), key);
  const jump = (stage: number | null): (() => void) => act({ type: "jump_to", stage: stage ?? 0 });
  /** How each is done from here. What a room alone does is found as that room. */
  const ways: Record<Possible, PaletteItem[]> = {
    draw: [action("draw", says.draw, act({ type: "draw_seats" }))],
    "draw-again": [action("draw-again", says.drawAgain, act({ type: "draw_seats" }))],
    "plan-start": [toClock("plan-start", says.planStart, "start_at")],
    "cancel-start": [action("cancel-start", says.cancelStart, act({ type: "plan_start", at: null }))],
    deal: [action("deal", words.deal, act({ type: "start_clock" }), KEYS.clock)],
    enter: [
      toFloor("enter", says.enter, "n "),
      over("guest-list", words.room.guests.title, () => {
        navigation.guests = true;
        navigation.go("players");
      }),
    ],
    bust: [toFloor("bust", says.bust, "")],
    rebuy: [toFloor("rebuy", says.rebuy, "r ")],
    "add-on": [toFloor("add-on", says.addOn, "a ")],
    "re-entry": [toFloor("re-entry", says.reEntry, "e ")],
    "break-table": [toFloor("break-table", says.breakTable, "b ")],
    "colour-up": [action("colour-up", says.colourUp, () => navigation.go("chips"))],
    "move-player": [toFloor("move-player", says.movePlayer, "m ")],
    swap: [toFloor("swap", says.swap, "swap ")],
    button: [toFloor("button", says.button, "btn ")],
    "make-deal": [action("make-deal", says.makeDeal, () => navigation.toDeal())],
    "pay-out": [action("pay-out", says.payOut, () => navigation.go("prizes"))],
    "correct-bust": [toFloor("correct-bust", says.correctBust, "not ")],
    "back-in": [toFloor("back-in", says.backIn, "back ")],
    pay: [toFloor("pay", says.pay, "pay ")],
    "hand-for-hand": [
      action(
        "hand-for-hand",
        says.handForHand,
        act({ type: "go_hand_for_hand", until: { type: "money" }, pace: null }),
      ),
    ],
    "end-hand-for-hand": [
      action("end-hand-for-hand", says.endHandForHand, act({ type: "end_hand_for_hand" })),
    ],
    "call-time": [toFloor("call-time", says.callTime, "t ", KEYS.time)],
    penalty: [toFloor("penalty", says.penalty, "p ")],
    "end-here": [toFloor("end-here", says.endHere, "end here")],
    "call-off": [toFloor("call-off", says.callOff, "calloff ")],
    disqualify: [toFloor("disqualify", says.disqualify, "dq ")],
    "give-up": [toFloor("give-up", says.giveUp, "giveup ")],
    "last-hands": [toFloor("last-hands", says.lastHands, "day last")],
    "end-day": [toFloor("end-day", says.endDay, "day end")],
    bag: [toFloor("bag", says.bag, "bag "), toFloor("close-day", says.closeDay, "day close")],
    pause: [action("pause", says.pauseClock, act({ type: "pause_clock" }), KEYS.clock)],
    start: [action("start", says.startClock, act({ type: "start_clock" }), KEYS.clock)],
    "set-time-left": [
      action("add-minute", says.addMinute, act({ type: "adjust_clock", by_ms: 60_000 })),
      action("take-minute", says.takeMinute, act({ type: "adjust_clock", by_ms: -60_000 })),
      toClock("set-time-left", says.setTimeLeft, "time_left"),
    ],
    "take-break": [toClock("take-break", says.takeBreak, "break")],
    "next-stage": [action("next-stage", says.nextStage, jump(desk.jumps.next))],
    "to-break": [action("to-break", says.toBreak, jump(desk.jumps.to_break))],
    "previous-stage": [action("previous-stage", says.previousStage, jump(desk.jumps.previous))],
    "count-hand": [action("count-hand", says.countHand, act({ type: "count_hands", hands: 1 }), KEYS.hand)],
    "edit-schedule": [
      toClock("edit-schedule", says.editSchedule, "edit"),
      toClock("paste-schedule", says.pasteSchedule, "paste"),
      toClock("generate-schedule", says.generateSchedule, "generate"),
    ],
    "move-list": [over("move-list", says.moveList, () => navigation.toMoves(), KEYS.moves)],
    "deal-all": [action("deal-all", says.dealAll, act({ type: "deal_hands", tables: [] }))],
    restart: [action("restart", says.restart, act({ type: "prepare_restart" }))],
    "breaking-order": [over("breaking-order", says.breakingOrder, () => navigation.toTables("order"))],
    arranged: [over("arranged", says.arranged, () => navigation.toTables("seats"))],
    "close-late-registration": [toFloor("close-late-registration", says.closeLateRegistration, "late ")],
    "close-rebuys": [toFloor("close-rebuys", says.closeRebuys, "rebuys ")],
    "close-re-entries": [toFloor("close-re-entries", says.closeReEntries, "reentries ")],
    "close-add-ons": [toFloor("close-add-ons", says.closeAddOns, "addons ")],
    withdraw: [toFloor("withdraw", says.withdraw, "withdraw ")],
    "set-up": [action("set-up", says.setUp, () => navigation.go("house_rules"))],
    away: [toFloor("goes-home", says.goesHome, "home ")],
  };
  items.push(...desk.possible.flatMap((what) => ways[what]));
  if (desk.undo !== null)
    items.push(action("undo", `${words.undo}: ${desk.undo.label}`, () => void tournament.undo(), KEYS.undo));
  if (desk.redo !== null) {
    items.push(action("redo", `${words.redo}: ${desk.redo.label}`, () => void tournament.redo(), KEYS.redo));
  }
  items.push(
    ...SHEETS.map((sheet) =>
      action(sheet, says.printSheet({ sheet: words.room.paper.sheetNames[sheet] }), () =>
        navigation.print(sheet),
      ),
    ),
    ...(inRoom ? [] : fileActions(tournament, call)),
    ...screenActions(tournament, call),
  );
  return [
    ...items,
    ...ROOMS.map((room, index) => toRoom(room, index < 9 ? `Alt ${index + 1}` : undefined)),
    ...ROOMS_BY_LETTER.filter((room) =>
      room === "away" ? desk.possible.includes("away") : desk.hand_for_hand !== null,
    ).map((room) => toRoom(room, KEYS[room])),
  ];
}

/** What is written as a file on the house's own computer. */
function fileActions(tournament: OpenTournament, call: Call): PaletteItem[] {
  const says = words.actions;
  return [
    ...RESULTS.map((form) =>
      action(
        `results-${form}`,
        says.exportResults({ form: words.room.paper.resultNames[form] }),
        call(async () => backend.showPaper(await backend.exportResults(tournament.id, form))),
      ),
    ),
    action(
      "export-tournament",
      says.exportTournament,
      call(async () => backend.showPaper(await backend.exportTournament(tournament.id))),
    ),
  ];
}

/** What the room's screens of this tournament can be told without leaving the room that the desk is in. */
function screenActions(tournament: OpenTournament, call: Call): PaletteItem[] {
  const says = words.screens.actions;
  const lines = (house.view?.projectors ?? []).filter((line) => line.tournament === tournament.id);
  const shown = house.view?.messages.find((line) => line.tournament === tournament.id)?.text;
  const say = (text: string) => call(() => backend.setMessage(tournament.id, text));
  const each = (how: (line: ProjectorLine) => Promise<void>) => call(() => Promise.all(lines.map(how)));
  const windows = [
    action(
      "open-projector",
      says.open,
      call(() => backend.openProjector(tournament.id)),
    ),
    ...(lines.length === 0
      ? []
      : [
          action(
            "close-projector",
            says.close,
            each((line) => backend.closeProjector(line.id)),
          ),
          ...LAYOUTS.map((layout) =>
            action(
              `layout-${layout}`,
              says.layout({ layout: words.screens.layouts[layout] }),
              each((line) => backend.changeProjector({ ...line, layout })),
            ),
          ),
        ]),
  ];
  return [
    ...(inRoom ? [] : windows),
    over("message", says.message, () => navigation.toMessage(), KEYS.message),
    ...(shown === undefined ? [] : [action("message-away", says.takeAway({ text: shown }), say(""))]),
    ...(house.view?.said ?? [])
      .filter((text) => text !== shown)
      .map((text) => action(`say-${text}`, says.say({ text }), say(text))),
  ];
}

function houseActions(): PaletteItem[] {
  const says = words.actions;
  const muted = house.view?.sound.muted ?? false;
  const theme = (value: Theme) => () => void house.set({ type: "theme", value });
  return [
    action("new", says.newTournament, () => (navigation.place = { type: "new" })),
    action("listed", words.house.listed.title, () => (navigation.place = { type: "players" })),
    action("seasons", words.house.seasons.title, () => (navigation.place = { type: "seasons" })),
    action("series", words.house.series.title, () => (navigation.place = { type: "series" })),
    action("cash", words.house.cash.title, () => (navigation.place = { type: "cash" })),
    action("staff", words.house.staff.title, () => (navigation.place = { type: "staff" })),
    action("card_rooms", words.house.cardroom.title, () => (navigation.place = { type: "card_rooms" })),
    action("statistics", words.house.statistics.title, () => (navigation.place = { type: "statistics" })),
    action("backups", words.house.backups.title, () => (navigation.place = { type: "backups" })),
    action(
      "diagnostics",
      words.house.backups.diagnostics.save,
      () => (navigation.place = { type: "backups" }),
    ),
    action("house", says.tournaments, () => (navigation.place = { type: "house" }), KEYS.house),
    action("mute", muted ? says.unmute : says.mute, () => house.mute(), KEYS.mute),
    action(
      "speech",
      house.view?.speech.on === true ? says.speechOff : says.speechOn,
      () => void house.announce({ type: "speech", on: house.view?.speech.on !== true }),
    ),
    over("settings", words.settings.title, () => (navigation.settings = true), KEYS.settings),
    over("help", says.help, () => (navigation.help = true), KEYS.help),
    over("rulings", words.rulings.title, () => navigation.rule(), KEYS.rulings),
    over("sums", words.rulings.sums, () => navigation.rule(null, true)),
    over("tour", says.tour, () => void takeTour()),
    action("sample", says.sample, () => void openSample()),
    action("dark", says.dark, theme("dark")),
    action("light", says.light, theme("light")),
    action("system", says.system, theme("system")),
  ];
}

function tournamentSwitches(open: OpenTournament | null): PaletteItem[] {
  return (house.view?.tournaments ?? [])
    .filter((line) => !line.deleted && !line.archived && line.id !== open?.id)
    .map((line) => ({
      id: `tournament-${line.id}`,
      group: "tournaments",
      label: line.name,
      detail: strings.entries(line.entries),
      run: () => navigation.enter(line),
    }));
}

/** The players who match, each leading to the floor line, or to the list once they have no seat. */
export async function playersFor(tournament: OpenTournament, typed: string): Promise<PaletteItem[]> {
  if (typed.trim() === "") return [];
  const [page, guests] = await Promise.all([
    findPlayers(tournament.id, typed.trim(), 8),
    backend.ask(tournament.id, { type: "guests", search: typed.trim(), from: 0, count: 4 }),
  ]);
  // Ctrl K enters a guest who is expected.
  const expected = guests.rows.flatMap((guest): PaletteItem[] => {
    const { comes } = guest;
    if (comes === null || !guests.entry.yes) return [];
    return [
      {
        id: `guest-${guest.guest}`,
        group: "players",
        label: guest.name,
        detail: words.room.guests.comesIn({ says: guest.says }),
        run: () => void tournament.press(comes),
      },
    ];
  });
  const players = page.rows.map((row): PaletteItem => {
    const seat = row.seat;
    return {
      id: `player-${row.entry}`,
      group: "players",
      label: row.name,
      detail:
        seat !== null
          ? `${strings.tableSeat(seat.table, seat.seat)} · ${words.toFloor}`
          : row.place !== null
            ? strings.places(row.place, row.place_to ?? row.place)
            : "",
      run: () => {
        if (seat !== null && navigation.toFloor !== null) {
          navigation.toFloor(`${seat.table}.${seat.seat}`);
        } else {
          navigation.search = row.name;
          navigation.go("players");
        }
      },
    };
  });
  return [...players, ...expected];
}

/** From so many letters on the palette looks into rules and rulings: fewer are the beginning of nearly everything. */
const SAID = 3;

/** The lines of the house rules whose title answers to what is typed, each leading to itself among them. */
export async function rulesFor(tournament: OpenTournament, typed: string): Promise<PaletteItem[]> {
  if ([...typed.trim()].length < SAID) return [];
  const { lines } = await backend.ask(tournament.id, { type: "house_rules", draft: null });
  const found = lines.filter((line) => answers(line.title, typed) !== null);
  return found.map((line) => ({
    id: `rule-${line.topic}`,
    group: "rooms",
    label: line.title,
    detail: `${words.rooms.house_rules} · ${line.choices[line.chosen]?.choice ?? ""}`,
    run: () => {
      navigation.wantedRule = line.title;
      navigation.go("house_rules");
    },
  }));
}

/** The rulings that answer to what is typed, with what the tournament's own book decides. */
export async function rulingsFor(tournament: OpenTournament | null, typed: string): Promise<PaletteItem[]> {
  if ([...typed.trim()].length < SAID) return [];
  const found = await backend.findRulings(tournament?.id ?? null, typed.trim());
  return found.slice(0, 5).map(({ id, title, decision }) => ({
    id: `ruling-${id}`,
    group: "rulings",
    label: title,
    detail: decision,
    takesCursor: true,
    run: () => navigation.rule(id),
  }));
}

import type { SheetKind, SheetPart, TournamentLine } from "$shared/types";

/** The rooms of the house, in the order of their number keys. */
export const ROOMS = [
  "clock",
  "players",
  "tables",
  "chips",
  "prizes",
  "paper",
  "log",
  "house_rules",
  "projector",
  "sound",
] as const;

/** Where each stands in the rail: what is played, what the room shows and hears, and the evening as a whole. */
export const MAP = [
  { name: "play", rooms: ["tables", "players", "clock", "prizes", "chips"] },
  { name: "room", rooms: ["projector", "sound", "paper"] },
  { name: "evening", rooms: ["house_rules", "log"] },
] as const satisfies { name: string; rooms: (typeof ROOMS)[number][] }[];

/** Rooms without a number: each has a letter of its own. */
export const ROOMS_BY_LETTER = ["hand_for_hand", "away"] as const;

export type RoomName = (typeof ROOMS)[number] | (typeof ROOMS_BY_LETTER)[number];

/** What the palette sends a director to the clock's room for. */
export type ClockTask = "edit" | "paste" | "generate" | "time_left" | "break" | "start_at";

/** Where the desk is: the list of tournaments, the players of the house, its seasons, series, cash games, card rooms, staff and statistics, its backups, the form for a new one, or a room of the one that is open. */
type Place =
  | { type: "house"; /** With the question about an evening like the last one. */ again?: boolean }
  | { type: "players" }
  | { type: "seasons" }
  | { type: "series" }
  | { type: "cash" }
  | { type: "staff" }
  | { type: "card_rooms" }
  | { type: "statistics" }
  | { type: "backups" }
  | { type: "new" }
  | { type: "tournament"; id: number };

/** The tournament that the shell opened the window for, as with `--sample`. */
function askedFor(): number | null {
  const asked =
    typeof location === "undefined" ? null : new URLSearchParams(location.search).get("tournament");
  return asked === null ? null : Number(asked);
}

const asked = askedFor();

class Navigation {
  place = $state.raw<Place>(asked === null ? { type: "house" } : { type: "tournament", id: asked });
  room = $state<RoomName>(asked === null ? "players" : "tables");
  palette = $state(false);
  help = $state(false);
  /** The rulings lie over the desk, with the page of this situation open. */
  rulings = $state(false);
  ruling = $state<string | null>(null);
  /** The sums are unfolded in it. */
  sums = $state(false);
  settings = $state(false);
  /** The tour over the desk is on. */
  tour = $state(false);
  /** The cash game that is opened for players who have gone out of a tournament; its page takes it up and clears it. */
  sideGame = $state.raw<{ number: number; names: string[] } | null>(null);
  /** What the players' room searches for; the palette sets it when a player is chosen. */
  search = $state("");
  /** What the rules' room searches for; the palette sets it when a rule is chosen. */
  wantedRule = $state("");
  /** The room of the players opens with the guest list. */
  guests = $state(false);
  /** Whose lines the log's room shows; everybody's where it is nobody. */
  logOf = $state.raw<{ entry: number; name: string } | null>(null);
  /** The sheet that the paper room shows when it is entered for that one, and which part of it. */
  sheet = $state<SheetKind | null>(null);
  sheetPart = $state.raw<SheetPart>({ type: "whole" });
  /** What the clock's room is entered for; the room takes it up and clears it. */
  clockTask = $state<ClockTask | null>(null);
  /** What the tables' room is entered for; the room takes it up and clears it. */
  tablesTask = $state<"order" | "seats" | null>(null);
  /** The prizes' room is entered for its page about a deal, or about the structure; the room takes it up and clears it. */
  prizesTask = $state<"deal" | "structure" | null>(null);
  /** What the projector's room is entered for; the room takes it up and clears it. */
  screenTask = $state<"message" | null>(null);
  /** What to do with a line for the floor; the floor line sets it while it is on the desk. */
  toFloor: ((text: string) => void) | null = null;
  /** Puts the cursor into the room itself; a room that has a place for it sets this while it is shown. */
  enterRoom: (() => void) | null = null;
  /** Puts the cursor into the move list, while that is shown. */
  enterMoves: (() => void) | null = null;
  /** What stands on the floor line. */
  floorText = $state.raw<() => string>(() => "");
  /** The next Enter is for the floor line itself. */
  floorBusy = $state.raw<() => boolean>(() => false);
  /** Puts the cursor into the field in which the advice line asks for a number. */
  focusAnswer(): void {
    document.querySelector<HTMLInputElement>("[data-testid=advice-number]")?.focus();
  }

  /** Puts the cursor into the floor line. */
  focusFloor: () => void = () => undefined;

  /** Whether something lies over the desk that has the keys. */
  get covered(): boolean {
    return this.palette || this.help || this.rulings || this.settings || this.tour;
  }

  /** Opens a tournament of the list in the room where most is done in its phase. */
  enter({ id, phase }: Pick<TournamentLine, "id" | "phase">): void {
    const bags = phase === "bagging" || phase === "closed";
    this.open(
      id,
      bags ? "chips" : phase === "playing" ? "tables" : phase === "finished" ? "prizes" : "players",
    );
  }

  /** Opens another tournament in the room in which the desk is. */
  across(id: number): void {
    this.open(id, this.room === "hand_for_hand" ? "tables" : this.room);
  }

  open(id: number, room: RoomName): void {
    this.search = "";
    this.logOf = null;
    this.room = room;
    this.place = { type: "tournament", id };
  }

  /** Asked for the room that it is in already, the desk puts the cursor into it. */
  go(room: RoomName): void {
    if (this.room === room) this.enterRoom?.();
    this.room = room;
  }

  /** Goes to the move list, with the cursor in it. */
  toMoves(): void {
    this.room = "tables";
    requestAnimationFrame(() => this.enterMoves?.());
  }

  toTables(task: "order" | "seats"): void {
    this.tablesTask = task;
    this.room = "tables";
  }

  toDeal(): void {
    this.prizesTask = "deal";
    this.room = "prizes";
  }

  toClock(task: ClockTask): void {
    this.clockTask = task;
    this.room = "clock";
  }

  toMessage(): void {
    this.screenTask = "message";
    this.room = "projector";
  }

  toLog(of: { entry: number; name: string }): void {
    this.logOf = of;
    this.room = "log";
  }

  /** Opens the rulings, at the page of a situation if one is named, or with the sums unfolded. */
  rule(situation: string | null = null, sums = false): void {
    this.sums = sums;
    this.ruling = situation;
    this.rulings = true;
  }

  print(sheet: SheetKind, part: SheetPart = { type: "whole" }): void {
    this.sheet = sheet;
    this.sheetPart = part;
    this.room = "paper";
  }
}

export const navigation = new Navigation();

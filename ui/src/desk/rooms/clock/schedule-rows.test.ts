import { describe, expect, it } from "vitest";
import type { Stage } from "$shared/types";
import * as rows from "./schedule-rows";

const noLimit = { bets: null, stud: null, hands: null, goes_on: false };

const MINUTE = 60_000;
const level = (small: number, big: number, chips = 0, length_ms = 20 * MINUTE): Stage => ({
  type: "level",
  small,
  big,
  ante: chips === 0 ? { type: "none" } : { type: "big_blind", chips },
  ...noLimit,
  length_ms,
  note: "",
});
const pause: Stage = { type: "break", length_ms: 10 * MINUTE, note: "Food is served" };
const truth: Stage[] = [level(25, 50), level(50, 100, 100), pause, level(1_000, 2_000, 2_000)];
const QUIET = { limit: false, stud: false, hands: false };
const all = truth.map(rows.rowOf);

const told = (list: readonly rows.Row[]): string[] =>
  list.map((row) =>
    row.type === "break" ? `break ${row.minutes}` : `${row.small}/${row.big} ${row.minutes}`,
  );
const row = (position: number): rows.Row => all[position] as rows.Row;

describe("a row of the schedule", () => {
  it("comes from a stage and becomes the same stage again", () => {
    expect(all.map(rows.stageOf)).toEqual(truth);
    expect(row(3).small).toBe("1,000");
  });

  it("keeps a length that is not whole minutes, to the millisecond, until it is edited", () => {
    const odd = rows.rowOf(level(25, 50, 0, 1_230_400), 0);
    expect(odd.minutes).toBe("20:30");
    expect(rows.stageOf(odd)?.length_ms).toBe(1_230_400);
    expect(rows.stageOf(rows.edited(odd, "minutes", "21"))?.length_ms).toBe(21 * MINUTE);
    expect(rows.stageOf(rows.edited(odd, "minutes", "20:30"))?.length_ms).toBe(1_230_400);
  });

  it("understands what is typed, and names the cells that it does not", () => {
    const typed = rows.edited(rows.edited(row(1), "small", "25k"), "big", "fifty");
    expect(rows.faultsOf(typed)).toEqual(["big"]);
    expect(rows.stageOf(typed)).toBeNull();
    expect(rows.stageOf(rows.edited(typed, "big", "50k"))).toMatchObject({ small: 25_000, big: 50_000 });
  });

  it("has an amount of ante only with an ante, proposed for a big-blind ante", () => {
    expect(rows.columnsOf(row(0), QUIET)).not.toContain("ante");
    expect(rows.edited(row(0), "anteKind", "big_blind").ante).toBe("50");
    expect(rows.faultsOf(rows.edited(row(0), "anteKind", "per_player"))).toEqual(["ante"]);
    expect(rows.stageOf(rows.edited(row(1), "anteKind", "none"))).toMatchObject({ ante: { type: "none" } });
  });

  it("is tidied where it is a number and left alone where it is none", () => {
    expect(rows.tidied(rows.edited(row(0), "small", "2.5k"), "small").small).toBe("2,500");
    expect(rows.tidied(row(0), "small")).toBe(row(0));
    expect(rows.tidied(rows.edited(row(0), "small", "x"), "small").small).toBe("x");
  });
});

describe("the rows of the schedule", () => {
  it("number the levels past the breaks", () => {
    expect(rows.levelNumbers(all)).toEqual([1, 2, null, 3]);
  });

  it("take a new level or break after any of them, as long as its like", () => {
    expect(told(rows.added(all, 0, "break"))[1]).toBe("break 10");
    const level = rows.added(all, 2, "level")[3];
    expect(level).toMatchObject({ small: "", big: "", anteKind: "big_blind", minutes: "20" });
    expect(new Set(rows.added(all, 2, "level").map(({ id }) => id)).size).toBe(5);
    expect(told(rows.added(all.slice(0, 2), 1, "break")).at(-1)).toBe("break 10");
  });

  it("repeat a level with everything doubled, past a break", () => {
    const twice = rows.doubled(all, 2)[3];
    expect(twice).toMatchObject({ type: "level", small: "100", big: "200", ante: "200", minutes: "20" });
  });

  it("move up and down, never among those that have been played", () => {
    expect(told(rows.moved(all, 2, 1, 0))).toEqual(["25/50 20", "50/100 20", "1,000/2,000 20", "break 10"]);
    expect(rows.moved(all, 2, -1, 2)).toEqual(all);
    expect(rows.moved(all, 3, 1, 0)).toEqual(all);
    expect(told(rows.removed(all, 2))).toEqual(["25/50 20", "50/100 20", "1,000/2,000 20"]);
  });

  it("are replaced by a paste after those that have been played", () => {
    const pasted = rows.afterPlayed(truth, 1, [level(5, 10), level(10, 20)]);
    expect(told(pasted)).toEqual(["25/50 20", "5/10 20", "10/20 20"]);
    expect(new Set(pasted.map(({ id }) => id)).size).toBe(3);
  });

  it("go back to what was played when play catches up with an edit", () => {
    const changed = all.map((same) => (same.type === "level" ? rows.edited(same, "small", "5") : same));
    const caughtUp = rows.settled(changed, truth, 2);
    expect(caughtUp.map((same) => same.small)).toEqual(["25", "50", "", "5"]);
    expect(told(rows.settled(all.slice(0, 1), truth, 3))).toEqual(["25/50 20", "50/100 20", "break 10"]);
    expect(rows.settled(all, truth, 3).every((same, position) => same === all[position])).toBe(true);
  });

  it("lead from a cell to the next one like it", () => {
    expect(rows.nextWith(all, 1, 1, "small", 0, QUIET)).toBe(3);
    expect(rows.nextWith(all, 1, 1, "minutes", 0, QUIET)).toBe(2);
    expect(rows.nextWith(all, 1, -1, "minutes", 1, QUIET)).toBeUndefined();
  });
});

describe("limit, stud and hands", () => {
  const plain = level(50, 100) as Extract<Stage, { type: "level" }>;
  const limit = { ...plain, bets: { small: 100, big: 200 } };
  const razz: Stage = {
    ...plain,
    small: 0,
    big: 0,
    bets: { small: 100, big: 200 },
    stud: { ante: 10, bring_in: 25 },
    hands: 12,
  };
  const rest = { ...limit, goes_on: true };
  const mixed = [limit, pause, rest, razz].map(rows.rowOf);
  const studRow = mixed[3] as rows.Row;

  it("come and go unchanged, stud without blinds", () => {
    expect(mixed.map(rows.stageOf)).toEqual([limit, pause, rest, razz]);
    expect(studRow).toMatchObject({ small: "", big: "", bringIn: "25", hands: "12" });
  });

  it("have columns only where they are used or asked for", () => {
    expect(rows.kindsOf(all, QUIET)).toEqual(QUIET);
    expect(rows.kindsOf(all, { ...QUIET, stud: true })).toEqual({ limit: true, stud: true, hands: false });
    expect(rows.kindsOf(mixed, QUIET)).toEqual({ limit: true, stud: true, hands: true });
    const quiet = rows.columnsOf(row(0), QUIET);
    expect(quiet).toEqual(["small", "big", "anteKind", "minutes", "note"]);
  });

  it("are taken out of what is yet to come", () => {
    const left = rows.without(rows.without(mixed, "stud", 1), "limit", 1);
    expect(left.map((same) => same.smallBet)).toEqual(["100", "", "", ""]);
    expect(rows.kindsOf(left, QUIET).stud).toBe(false);
  });

  it("name the half that is missing", () => {
    expect(rows.faultsOf(rows.edited(studRow, "bringIn", ""))).toEqual(["bringIn"]);
    expect(rows.faultsOf(rows.edited(studRow, "small", "50"))).toEqual(["big"]);
    expect(rows.faultsOf(rows.edited(row(0), "smallBet", "100"))).toEqual(["bigBet"]);
    expect(rows.faultsOf(rows.edited(row(0), "hands", "many"))).toEqual(["hands"]);
  });

  it("double with the rest, and a new level ends as its like does", () => {
    const twice = rows.doubled(mixed, 3)[4];
    expect(twice).toMatchObject({ small: "", smallBet: "200", bigBet: "400", studAnte: "20", bringIn: "50" });
    expect(rows.added(mixed, 3, "level")[4]).toMatchObject({ hands: "12", smallBet: "", goesOn: false });
    expect(rows.doubled(mixed, 2)[3]?.goesOn).toBe(false);
  });

  it("keep the number of a level that goes on", () => {
    expect(rows.levelNumbers(mixed)).toEqual([1, null, 1, 2]);
  });
});

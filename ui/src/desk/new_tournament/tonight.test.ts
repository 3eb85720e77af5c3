import type { SetUp } from "$shared/types";
import { describe, expect, it } from "vitest";
import { decimalsOf, keepTyped, newTonight, setUpFrom, stackOf, tonightOf } from "./tonight";

const noLimit = { bets: null, stud: null, hands: null, goes_on: false };

const price = { prize: 2_500, fee: 0, bounty: 0, staff: 0, league: 0 };
const base: SetUp = {
  name: "T1000 home game",
  game: "No-limit hold'em",
  starts_at: null,
  currency: { code: "USD", decimals: 2 },
  price,
  locale: null,
  buy_ins: [],
  late_price: null,
  early_bird: null,
  rebuy: { price, chips: 1_000, limit: 1, until: { type: "level", level: 4 }, at_most: 0 },
  add_on: null,
  re_entry: null,
  late_registration_until: { type: "level", level: 4 },
  starting_stack: 1_000,
  stack_chips: [15, 13, 6, 0],
  chip_lot: 50,
  stacks_expected: null,
  chips: [],
  schedule: {
    stages: [
      {
        type: "level",
        small: 10,
        big: 20,
        ante: { type: "none" },
        ...noLimit,
        length_ms: 1_200_000,
        note: "",
      },
      { type: "break", length_ms: 600_000, note: "" },
      {
        type: "level",
        small: 15,
        big: 30,
        ante: { type: "none" },
        ...noLimit,
        length_ms: 1_200_000,
        note: "",
      },
    ],
    after_last: "double",
    games: null,
  },
  tables: null,
  rules: {
    book: "hpt",
    form: "full_ring",
    initial_seats: "card_draw",
    button: "dead",
    tighter: { tables: 0, near_money: false, restart_tables: 0 },
    halt_at: null,
    moved_in: "plays",
    seats_per_table: 10,
    preferred_size: 9,
    first_button: "ace",
    tolerance: 1,
    mover: "same_position",
    from_table: "low_card",
    to_seat: "eliminated_seat",
    redraws: [],
    ante_order: "blind_first",
    hold_breaks: { type: "while_entries" },
    race: "high_cards",
    hand_for_hand: { pace: "hand_for_hand", off_s: 120, advised_from: 0 },
    calling_time: { seconds: 60, warnings: [10], count_from: 0, not_before: 0 },
    absence: { type: "split_after", minutes: 20 },
    no_show: { due: { type: "level", level: 2 }, money: { type: "forfeited" } },
  },
  prizes: { shares: { type: "percentages", hundredths: [10_000] }, unit: 500 },
  pool: { guarantee: 0, added: 0, withheld: [], goods: [], report_above: null },
  bounty: "fixed",
};
const now = new Date(2026, 10, 20, 18, 0).getTime();

describe("tonight's set-up", () => {
  it("is the template when nothing is changed", () => {
    expect(setUpFrom(base, tonightOf(base), now)).toEqual(base);
  });

  it("asks what a seat is worth where seats are the prizes", () => {
    const satellite: SetUp = { ...base, prizes: { shares: { type: "seats", value: 25_000 }, unit: 0 } };
    const fields = tonightOf(satellite);
    expect(fields.seatWorth).toBe("250");
    expect(setUpFrom(satellite, fields, 0)).toEqual(satellite);
    const made = setUpFrom(satellite, { ...fields, seatWorth: "530" }, 0) as SetUp;
    expect(made.prizes.shares).toEqual({ type: "seats", value: 53_000 });
    const named = setUpFrom(satellite, { ...fields, seatEvent: " Main Event " }, 0) as SetUp;
    expect(named.prizes.shares).toEqual({
      type: "seats",
      value: 25_000,
      ticket: { event: "Main Event" },
    });
    expect(setUpFrom(satellite, { ...fields, seatWorth: "two" }, 0)).toEqual({
      field: "seatWorth",
      why: "amount",
    });
  });

  it("carries a price and a stack on to the rebuy that costs and buys the same", () => {
    const made = setUpFrom(
      base,
      { ...tonightOf(base), prize: "40", fee: "2.50", bounty: "10", stack: "2,000" },
      now,
    ) as SetUp;
    const dearer = { prize: 4_000, fee: 250, bounty: 1_000, staff: 0, league: 0 };
    expect(made.price).toEqual(dearer);
    expect(made.rebuy).toEqual({
      price: dearer,
      chips: 2_000,
      limit: 1,
      until: { type: "level", level: 4 },
      at_most: 0,
    });
    expect(made.stack_chips).toEqual([]);
  });

  it("knows the chips of the template's own stack and of no other", () => {
    const chip = (value: number) => ({ value, name: "", colour: "", spots: "", owned: 0 });
    const chips = [5, 25, 100, 500].map(chip);
    const parts = stackOf({ ...base, chips }, 1_000);
    expect(parts?.map((part) => [part.each, part.chip.value])).toEqual([
      [15, 5],
      [13, 25],
      [6, 100],
    ]);
    expect(stackOf({ ...base, chips }, 10_000)).toBeNull();
  });

  it("takes add-ons, re-entries and other buy-ins as they are typed", () => {
    const guest = { name: "Guests", prize: "30", fee: "5", chips: "800", before: null };
    const more = {
      ...tonightOf(base),
      addOns: true,
      addOnPrice: "10",
      addOnChips: "2,000",
      reEntries: true,
      reEntryLimit: "",
      rebuyUntil: "",
      kinds: [guest],
    };
    const made = setUpFrom(base, more, now) as SetUp;
    expect(made.add_on).toMatchObject({ chips: 2_000, limit: 1, price: { prize: 1_000 } });
    expect(made.re_entry).toMatchObject({ limit: null, until: { type: "level", level: 4 } });
    expect(made.rebuy?.until).toEqual({ type: "first_break" });
    expect(made.buy_ins).toMatchObject([{ name: "Guests", price: { prize: 3_000, fee: 500 }, chips: 800 }]);
    const unnamed = setUpFrom(base, { ...more, kinds: [{ ...guest, name: " " }] }, now);
    expect(unnamed).toEqual({ field: "kinds", why: "kind" });
  });

  it("makes a host's evening of 25 of three things typed or pressed", () => {
    // $20 + $5, rebuys through level 3 as the template has them, an add-on: price, fee, switch. With New, Create, the pasted
    // list and the draw these are nine actions.
    const typed = { prize: "20", fee: "5", addOns: true };
    const made = setUpFrom(base, { ...tonightOf(base), ...typed }, now) as SetUp;
    const twenty = { ...price, prize: 2_000, fee: 500 };
    expect(made.price).toEqual(twenty);
    expect(made.rebuy).toMatchObject({ price: twenty, limit: 1, until: { type: "level", level: 4 } });
    expect(made.add_on).toMatchObject({ price: { prize: 2_000, fee: 0 }, chips: 1_000 });
  });

  it("prices an add-on like the buy-in until a price is typed", () => {
    const withAddOn = { ...tonightOf(base), addOns: true };
    expect([withAddOn.addOnPrice, withAddOn.addOnChips]).toEqual(["", ""]);
    const made = (changes: object) => setUpFrom(base, { ...withAddOn, ...changes }, now) as SetUp;
    expect(made({ prize: "40", stack: "2000" }).add_on).toMatchObject({
      price: { prize: 4_000 },
      chips: 2_000,
    });
    const own = made({ prize: "40", addOnPrice: "15" });
    expect(own.add_on?.price.prize).toBe(1_500);
    expect(tonightOf(own).addOnPrice).toBe("15");
  });

  it("keeps what it does not show of re-entries and other buy-ins", () => {
    const own = { prize: 3_000, fee: 100, bounty: 500, staff: 50, league: 25 };
    const rich: SetUp = {
      ...base,
      price: { ...price, staff: 100 },
      buy_ins: [{ name: "Guests", price: { ...own, staff: 100 }, chips: 900 }],
      late_price: { ...own, staff: 100 },
      early_bird: { chips: 50, until: { type: "time", at: now } },
      re_entry: { price: own, chips: 700, limit: 2, until: { type: "first_break" }, forfeit: true },
      late_registration_until: { type: "time", at: now + 3_600_000 },
    };
    expect(setUpFrom(rich, tonightOf(rich), now)).toEqual(rich);
    const dearer = setUpFrom(rich, { ...tonightOf(rich), staff: "2", bounty: "7" }, now) as SetUp;
    expect(dearer.buy_ins[0]?.price).toEqual({ ...own, staff: 200 });
    expect(dearer.late_price).toEqual({ ...own, staff: 200 });
    expect(dearer.re_entry?.price).toEqual(own);
  });

  it("closes at a level, at the first break, or at a time, past midnight too", () => {
    const evening = { ...tonightOf(base), start: "19:30" };
    const until = (lateUntil: string) => setUpFrom(base, { ...evening, lateUntil }, now);
    const at = (day: number, hour: number, minute: number) => ({
      late_registration_until: { type: "time", at: new Date(2026, 10, day, hour, minute).getTime() },
    });
    expect(until("21:30")).toMatchObject(at(20, 21, 30));
    expect(until("0:15")).toMatchObject(at(21, 0, 15));
    expect(until("Break")).toMatchObject({ late_registration_until: { type: "first_break" } });
    // Through level 6 closes with the first hand of the seventh.
    expect(until("6")).toMatchObject({ late_registration_until: { type: "level", level: 7 } });
    expect(tonightOf(until("6") as SetUp).lateUntil).toBe("6");
    // More digits than there are levels are a time of day.
    expect(until("2130")).toMatchObject(at(20, 21, 30));
    expect(until("22")).toMatchObject({ late_registration_until: { type: "level", level: 23 } });
    const levels = Array.from({ length: 130 }, () => base.schedule.stages[0]!);
    const endless = { ...base, schedule: { ...base.schedule, stages: levels } };
    expect(setUpFrom(endless, { ...evening, lateUntil: "130" }, now)).toMatchObject({
      late_registration_until: { type: "level", level: 131 },
    });
    expect(until(" ")).toMatchObject({ late_registration_until: null });
    for (const slip of ["25:00", "0", "later", "2590", "190"]) {
      expect(until(slip)).toEqual({ field: "lateUntil", why: "closing" });
    }
    const timed = until("21:30") as SetUp;
    expect(tonightOf(timed).lateUntil).toBe("21:30");
    const emptied = setUpFrom(timed, { ...tonightOf(timed), lateUntil: "" }, now) as SetUp;
    expect(emptied.late_registration_until).toBeNull();
  });

  it("charges more once play has begun", () => {
    const late = setUpFrom(base, { ...tonightOf(base), latePrize: "30" }, now) as SetUp;
    expect(late.late_price).toEqual({ ...price, prize: 3_000 });
    expect(tonightOf(late).lateFee).toBe("0");
    const same = setUpFrom(late, { ...tonightOf(late), latePrize: "", lateFee: "" }, now) as SetUp;
    expect(same.late_price).toBeNull();
    const slip = setUpFrom(base, { ...tonightOf(base), lateFee: "x" }, now);
    expect(slip).toEqual({ field: "lateFee", why: "amount" });
  });

  it("takes a language tag as it is usually written, and no other word", () => {
    const tagged = setUpFrom(base, { ...tonightOf(base), locale: "de-ch" }, now) as SetUp;
    expect(tagged.locale).toBe("de-CH");
    const slip = setUpFrom(base, { ...tonightOf(base), locale: "in German" }, now);
    expect(slip).toEqual({ field: "locale", why: "locale" });
  });

  it("changes the levels and leaves the breaks", () => {
    const made = setUpFrom(base, { ...tonightOf(base), levelMinutes: "15" }, now) as SetUp;
    expect(made.schedule.stages.map((stage) => stage.length_ms)).toEqual([900_000, 600_000, 900_000]);
  });

  it("never prefers a table larger than the tables are", () => {
    const made = setUpFrom(base, { ...tonightOf(base), seats: "8" }, now) as SetUp;
    expect(made.rules).toMatchObject({ seats_per_table: 8, preferred_size: 8 });
  });

  it("announces a start today", () => {
    const made = setUpFrom(base, { ...tonightOf(base), start: "19:30" }, now) as SetUp;
    expect(made.starts_at).toBe(new Date(2026, 10, 20, 19, 30).getTime());
    const typed = ["1930", "7.30pm", "19.30"].map(
      (start) => setUpFrom(base, { ...tonightOf(base), start }, now) as SetUp,
    );
    for (const { starts_at } of typed) expect(starts_at).toBe(made.starts_at);
    const late = new Date(2026, 10, 20, 23, 30).getTime();
    const night = setUpFrom(base, { ...tonightOf(base), start: "0:15" }, late) as SetUp;
    expect(night.starts_at).toBe(new Date(2026, 10, 21, 0, 15).getTime());
    expect(setUpFrom(base, { ...tonightOf(base), start: "soon" }, now)).toEqual({
      field: "start",
      why: "time",
    });
  });

  it("knows the decimals of a currency", () => {
    expect(decimalsOf("USD")).toBe(2);
    expect(decimalsOf("JPY")).toBe(0);
  });

  it("names the field that is wrong", () => {
    expect(setUpFrom(base, { ...tonightOf(base), fee: "two" }, now)).toEqual({ field: "fee", why: "amount" });
    expect(setUpFrom(base, { ...tonightOf(base), seats: "few" }, now)).toEqual({
      field: "seats",
      why: "whole",
    });
    expect(setUpFrom(base, { ...tonightOf(base), name: " " }, now)).toEqual({ field: "name", why: "name" });
  });
});

describe("another template", () => {
  const before = newTonight(base, Date.UTC(2026, 10, 23, 12));
  const other = { ...tonightOf({ ...base, name: "Turbo", starting_stack: 5_000 }), levelMinutes: "10" };

  it("keeps what was typed, and brings the rest of its own", () => {
    const typed = { ...before, prize: "40", start: "20:15" };
    const kept = keepTyped(before, typed, other);
    expect(kept).toEqual({ ...other, prize: "40", start: "20:15" });
    expect([kept.name, kept.stack, kept.levelMinutes]).toEqual(["Turbo", "5000", "10"]);
  });

  it("keeps a field that was emptied, and no worth of a seat where none is played for", () => {
    const typed = { ...before, lateUntil: "", seatWorth: "200" };
    const kept = keepTyped(before, typed, other);
    expect([kept.lateUntil, kept.seatWorth]).toEqual(["", ""]);
  });

  it("says tonight in its name", () => {
    expect(before.name).toMatch(/^T1000 home game, .*23/);
  });
});

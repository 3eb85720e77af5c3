import type { AgainOffer, ListedPlayer, NewcomerView } from "$shared/types";
import { describe, expect, it } from "vitest";
import { type Answering, choices, isList, onEnter as entered } from "./newcomer";

const listed = (number: number, name: string): ListedPlayer => ({
  number,
  name,
  last_name: "",
  city: "",
  country: "",
  unnamed: false,
  nickname: "",
  contact: "",
  notes: "",
  membership: "",
  photo: 0,
  played: 0,
  last_played: "",
});
const anna = listed(1, "Ánna Berg");
const sean = listed(2, "Seán O’Connor");

const answering = (known: ListedPlayer[], here: Partial<NewcomerView> = {}): Answering => ({
  known,
  here: { says: "", again: [], listed: [], ...here },
});
const onEnter = (typed: string, known: ListedPlayer[], marked: number) =>
  entered(typed, answering(known), marked);
const offer = (label: string): AgainOffer => ({
  label,
  price: 30_000,
  command: { type: "re_enter", entry: 1, forfeited: null, payment: "cash" },
});

describe("Enter in the field for a name", () => {
  it("enters nobody while what is typed begins a name that is known, unless a line is marked", () => {
    expect(onEnter("anna b", [anna], -1)).toBeNull();
    expect(onEnter("berg", [anna], -1)).toBeNull();
    expect(onEnter("anna b", [anna], 0)).toEqual({ who: "known", player: anna });
    expect(onEnter("anna b", [anna], 1)).toEqual({ who: "new", name: "anna b" });
  });

  it("enters a name of one or two letters, unless somebody known may be meant", () => {
    expect(onEnter("Bo", [], -1)).toEqual({ who: "new", name: "Bo" });
    expect(onEnter("A", [sean], -1)).toEqual({ who: "new", name: "A" });
    expect(onEnter("an", [anna], -1)).toBeNull();
    expect(onEnter("金", [], -1)).toEqual({ who: "new", name: "金" });
  });

  it("enters somebody new at once where nobody known is meant", () => {
    expect(onEnter(" Zoe Adams ", [], -1)).toEqual({ who: "new", name: "Zoe Adams" });
    // Somewhere inside a name is not its beginning.
    expect(onEnter("Connor", [sean], -1)).toEqual({ who: "new", name: "Connor" });
    expect(onEnter("  ", [], -1)).toBeNull();
  });

  it("enters the one known who is called just as it is typed, and asks which of two", () => {
    const other = listed(3, "Ánna Berg");
    const longer = listed(4, "Ánna Bergström");
    expect(onEnter("Ánna Berg", [anna, longer], -1)).toEqual({ who: "known", player: anna });
    expect(onEnter("Ánna Berg", [anna, other], -1)).toBeNull();
  });

  it("takes a name typed again for that player, whatever its marks and case, and no short one for a longer", () => {
    const bo = listed(5, "Bo");
    const boris = listed(6, "Boris");
    expect(onEnter("anna berg", [anna, listed(7, "Ánna Bergström")], -1)).toEqual({
      who: "known",
      player: anna,
    });
    expect(onEnter("bo", [bo, boris], -1)).toEqual({ who: "known", player: bo });
    expect(onEnter("anna berg", [anna, listed(3, "Anna Berg")], -1)).toBeNull();
  });

  it("shows those known first and somebody new last", () => {
    expect(choices("ann", answering([anna])).map((line) => line.who)).toEqual(["known", "new"]);
    expect(choices("", answering([]))).toEqual([]);
  });

  it("enters nobody who is in already, and offers the way back to who is out", () => {
    const plays = answering([anna], {
      says: "Ánna Berg is in already; a new player of the same name?",
      listed: [{ listed: 1, says: "table 18 seat 1", again: [] }],
    });
    expect(entered("Ánna Berg", plays, -1)).toBeNull();
    expect(entered("Nobody Else", answering([]), -1)).toEqual({ who: "new", name: "Nobody Else" });
    const out = answering([anna], {
      says: "Ánna Berg is out; in again, or a new player of the same name?",
      again: [offer("Re-entry: Ánna Berg")],
      listed: [{ listed: 1, says: "out", again: [offer("Re-entry: Ánna Berg")] }],
    });
    expect(choices("Ánna Berg", out).map((line) => line.who)).toEqual(["again", "new"]);
    expect(entered("Ánna Berg", out, -1)).toBeNull();
    expect(entered("Ánna Berg", out, 0)).toEqual({ who: "again", offer: offer("Re-entry: Ánna Berg") });
  });

  it("takes several lines for a list and not for a name", () => {
    expect(isList("1. Anna Berg\n2. José Ramírez")).toBe(true);
    expect(isList("Anna Berg\n")).toBe(false);
  });
});

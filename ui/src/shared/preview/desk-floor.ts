/** A floor line that understands a seat or part of a name, in an invented room. */

import type { FloorReading } from "../types/FloorReading";
import { english } from "../strings/en";
import { seated, tables } from "./room";

const none: FloorReading = {
  verb: "Bust",
  says: "",
  command: null,
  refusal: "",
  completions: [],
  ask_order: [],
  hitmen: [],
};

export function floorLine(text: string): FloorReading {
  const words = text.split("+").map((word) => word.trim().toLocaleLowerCase());
  const found = words.map((word) =>
    tables.flatMap(({ table, seats }) =>
      seats
        .filter((seat) => seat.entry !== null && word !== "")
        .filter((seat) => `${table}.${seat.seat}` === word || seat.name.toLocaleLowerCase().includes(word))
        .map((seat) => ({ entry: seat.entry ?? 0, name: seat.name, table, seat: seat.seat })),
    ),
  );
  const last = found.at(-1) ?? [];
  if (last.length === 0) return { ...none, refusal: `Nobody in play is called “${words.at(-1) ?? ""}”.` };
  if (last.length > 1) {
    const completions = last.slice(0, 8).map((player) => ({
      insert: [...words.slice(0, -1), `${player.table}.${player.seat}`].join("+"),
      label: player.name,
      detail: english.tableSeat(player.table, player.seat),
    }));
    return { ...none, completions };
  }
  const out = found.flatMap((players) => players.slice(0, 1));
  const place = english.ordinal(seated - out.length + 1);
  const first = out[0];
  if (out.length > 1 || first === undefined) {
    return { ...none, says: `${out.map((player) => player.name).join(" and ")} on one hand`, ask_order: out };
  }
  return {
    ...none,
    says: `${first.name}, ${english.tableSeat(first.table, first.seat)} · finishes ${place}`,
    command: {
      type: "bust",
      out: [{ entry: first.entry, stack: null }],
      order: "by_stack",
      by: null,
      also: [],
    },
  };
}

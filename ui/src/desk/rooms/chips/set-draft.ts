/** The chip set while it is edited: every cell as typed, read into a set in one place. */

import type { ChipSet } from "$shared/types";

const CELLS = ["value", "name", "owned", "each"] as const;
export type Cell = (typeof CELLS)[number];

export interface DraftChip extends Record<Cell, string> {
  /** Keeps its fields when another colour is put before it. */
  id: number;
  colour: string;
  /** Empty for the usual spots. */
  spots: string;
}

export interface SetDraft {
  chips: DraftChip[];
  stacks: string;
  lot: string;
}

export function draftOf(set: ChipSet): SetDraft {
  return {
    chips: set.chips.map((chip, index) => ({
      id: index,
      value: String(chip.value),
      name: chip.name,
      owned: chip.owned === 0 ? "" : String(chip.owned),
      each: String(set.stack_chips[index] ?? 0),
      colour: chip.colour,
      spots: chip.spots,
    })),
    stacks: set.stacks === null ? "" : String(set.stacks),
    lot: String(set.lot),
  };
}

/** A whole number as it is typed, with or without marks between its thousands; 0 for nothing, null for no number. */
export const whole = (text: string): number | null => {
  const digits = text.replaceAll(/[\s.,'’]/g, "");
  return digits === "" ? 0 : /^\d{1,11}$/.test(digits) ? Number(digits) : null;
};

/** The draft with the stack that is proposed, each count by its value. */
export function withStack(draft: SetDraft, values: number[], proposal: number[]): SetDraft {
  const chips = draft.chips.map((chip) => {
    const index = values.indexOf(whole(chip.value) ?? 0);
    return { ...chip, each: String(proposal[index] ?? 0) };
  });
  return { ...draft, chips };
}

/** The cells that hold no number, by the colour's id. */
export function faultsOf(draft: SetDraft): { id: number; cell: Cell }[] {
  return draft.chips.flatMap((chip) =>
    CELLS.filter((cell) => cell !== "name" && whole(chip[cell]) === null).map((cell) => ({
      id: chip.id,
      cell,
    })),
  );
}

/** The set that the draft says, the smallest value first; null while a cell holds no number. */
export function setOf(draft: SetDraft): ChipSet | null {
  const [stacks, lot] = [whole(draft.stacks), whole(draft.lot)];
  if (faultsOf(draft).length > 0 || stacks === null || lot === null) return null;
  const lines = draft.chips
    .map((chip) => ({
      chip: {
        value: whole(chip.value) ?? 0,
        name: chip.name,
        colour: chip.colour,
        spots: chip.spots,
        owned: whole(chip.owned) ?? 0,
      },
      each: whole(chip.each) ?? 0,
    }))
    .sort((one, other) => one.chip.value - other.chip.value);
  return {
    chips: lines.map(({ chip }) => chip),
    stack_chips: lines.map(({ each }) => each),
    lot,
    stacks: draft.stacks.trim() === "" ? null : stacks,
  };
}

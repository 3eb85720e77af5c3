/** An invented schedule: twenty minutes a level, a break after every fourth, the small chips coloured up there. */

import type { Chip } from "../types/Chip";
import type { ChipView } from "../types/ChipView";
import type { Level } from "../types/Level";
import type { StageView } from "../types/StageView";

export const chipSet: Chip[] = [
  { value: 5, name: "red", colour: "#c8352b", spots: "", owned: 400 },
  { value: 25, name: "green", colour: "#1f8a4c", spots: "", owned: 350 },
  { value: 100, name: "black", colour: "#22262b", spots: "#e3b71f", owned: 150 },
  { value: 500, name: "purple", colour: "#6b3fa0", spots: "#8fd3f0", owned: 50 },
  { value: 1000, name: "yellow", colour: "#e3b71f", spots: "", owned: 0 },
  { value: 5000, name: "orange", colour: "#df7a1c", spots: "", owned: 0 },
  { value: 25000, name: "light blue", colour: "#6db6d9", spots: "", owned: 0 },
];

/** A level that time ends, of a game without limit: what most levels do not have. */
export const noLimit: Pick<Level, "bets" | "stud" | "hands" | "goes_on"> = {
  bets: null,
  stud: null,
  hands: null,
  goes_on: false,
};

const MINUTE = 60_000;
const blinds: [number, number, number][] = [
  [5, 10, 0],
  [10, 20, 0],
  [15, 30, 0],
  [25, 50, 0],
  [50, 100, 100],
  [75, 150, 150],
  [100, 200, 200],
  [150, 300, 300],
  [200, 400, 400],
  [300, 600, 600],
  [500, 1000, 1000],
  [1000, 2000, 2000],
];

function level(stage: number, number: number, [small, big, ante]: [number, number, number]): StageView {
  return {
    stage,
    level: number,
    is_break: false,
    small,
    big,
    ante,
    big_blind_ante: ante > 0,
    ...noLimit,
    games: [],
    length_ms: 20 * MINUTE,
    note: "",
    colour_up: [],
    extension: false,
  };
}

function pause(stage: number, colour_up: ChipView[]): StageView {
  return { ...level(stage, 0, [0, 0, 0]), level: null, is_break: true, length_ms: 15 * MINUTE, colour_up };
}

/** Levels and breaks in order. */
export const stages: StageView[] = [];
for (const [index, amounts] of blinds.entries()) {
  stages.push(level(stages.length, index + 1, amounts));
  if ((index + 1) % 4 === 0 && index + 1 < blinds.length) {
    stages.push(pause(stages.length, index + 1 === 4 ? chipSet.slice(0, 1) : chipSet.slice(1, 3)));
  }
}

/** The position of a level by its number. */
export const positionOf = (number: number): number => stages.findIndex((stage) => stage.level === number);
export const firstBreak = stages.findIndex((stage) => stage.is_break);
export const lastBreak = stages.findLastIndex((stage) => stage.is_break);

import { type Answers, answers } from "$shared/finding";
import { KEYS, type KeyName } from "../state/keys";
import { navigation, type RoomName, ROOMS, ROOMS_BY_LETTER } from "../state/navigation.svelte";
import { words } from "../words";

/** One line of the help. */
export interface Entry {
  /** What is typed or pressed, or what it is called. */
  name: string;
  means: string;
  /** Where it is done, and what is typed for it on the floor line. */
  room?: RoomName;
  typed?: string;
}

export type Part = keyof typeof words.help.parts;
interface Section {
  part: Part;
  entries: Entry[];
}

/** Everything that the help knows, by its parts. */
export function everything(): Section[] {
  const says = words.help.text;
  return [
    {
      part: "tasks",
      entries: says.tasks.map(({ ask, does, typed, room }) => ({
        name: ask,
        means: does,
        typed,
        ...(room === "" ? {} : { room: room as RoomName }),
      })),
    },
    ...(["floor", "cardroom", "cash", "staff"] as const).map((part) => ({
      part,
      entries: says[part].map(({ typed, does }) => ({ name: typed, means: does })),
    })),
    {
      part: "keys",
      entries: (Object.keys(KEYS) as KeyName[]).map((key) => ({ name: KEYS[key], means: says.keys[key] })),
    },
    {
      part: "rooms",
      entries: [
        ...[...ROOMS, ...ROOMS_BY_LETTER].map((room) => ({
          name: words.rooms[room],
          means: says.rooms[room],
        })),
        ...(["seasons", "series", "cardroom", "cash", "staff", "statistics"] as const).map((room) => ({
          name: words.house[room].title,
          means: says.rooms[room],
        })),
      ],
    },
    {
      part: "glossary",
      entries: says.glossary.map(({ word, means }) => ({ name: word, means })),
    },
  ];
}

const RANK: Record<Answers, number> = { whole: 0, begins: 1, words: 2, inside: 3 };

/** How well a line answers: by its name first, then by what it means. */
function rank({ name, means }: Entry, typed: string): number | null {
  const named = answers(name, typed);
  if (named !== null) return RANK[named];
  const said = answers(means, typed);
  return said === null ? null : 4 + RANK[said];
}

/** The lines that answer to what is typed; the part and the line with the best answer first. Nothing typed means all. */
export function found(sections: Section[], typed: string): Section[] {
  if (typed.trim() === "") return sections;
  return sections
    .map(({ part, entries }) => {
      const lines = entries
        .flatMap((entry) => {
          const how = rank(entry, typed);
          return how === null ? [] : [{ entry, how }];
        })
        .sort((one, other) => one.how - other.how);
      return { part, best: lines[0]?.how ?? 99, entries: lines.map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => one.best - other.best)
    .map(({ part, entries }) => ({ part, entries }));
}

/** Whether a tournament is open to print the sheet beside the laptop from. */
export function printable(): boolean {
  return navigation.place.type === "tournament";
}

import type { Command } from "./Command";
import type { EntryId } from "./EntryId";

export type FloorReading = { verb: string, says: string, command: Command | null, refusal: string, completions: Array<{insert: string, label: string, detail: string}>, ask_order: Array<{entry: EntryId, name: string}>, };

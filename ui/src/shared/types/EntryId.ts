

export type EntryId = number;

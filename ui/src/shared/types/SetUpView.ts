import type { Allowed } from "./Allowed";
import type { SetUp } from "./SetUp";
import type { StackLine } from "./StackLine";

export type SetUpView = { setup: SetUp, change: Allowed, predicted_minutes: [number, number] | null, stack: Array<StackLine>, };

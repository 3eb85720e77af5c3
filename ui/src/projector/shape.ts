import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The window's width by its height, for the few things that a style sheet cannot decide: how many rows make a page. */
export const ratio = (): number => (innerWidth.current ?? 16) / (innerHeight.current ?? 9);

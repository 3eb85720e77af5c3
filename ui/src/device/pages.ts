/** Which pages there are, and which of them a role has; the first is where it begins. */

import type { Role } from "$shared/types/Role";
import type { Component } from "svelte";

export type PageName = "clock" | "register";

export const PAGES: Record<PageName, () => Promise<{ default: Component }>> = {
  clock: () => import("./ClockPage.svelte"),
  register: () => import("./RegisterPage.svelte"),
};

const OF: Record<Role, PageName[]> = {
  clock: ["clock"],
  table: [],
  floor: ["clock"],
  registration: ["register"],
  director: ["clock", "register"],
};

export const pagesOf = (role: Role): PageName[] => OF[role];

/** The page of an address: `/table/12` is a page of tables. `?page=` stands for it where the address is the file's. */
export function pageAt({ pathname, search }: Pick<Location, "pathname" | "search">): string[] {
  const path = new URLSearchParams(search).get("page") ?? pathname;
  return path.split("/").filter((part) => part !== "");
}

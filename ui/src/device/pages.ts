/** Which pages there are, and which of them a role has; the first is where it begins. */

import type { Role } from "$shared/types";
import type { Component } from "svelte";

type PageName = "clock" | "table" | "floor" | "register" | "host";

export const PAGES: Record<PageName, () => Promise<{ default: Component }>> = {
  clock: () => import("./ClockPage.svelte"),
  table: () => import("./TablePage.svelte"),
  floor: () => import("./FloorPage.svelte"),
  register: () => import("./RegisterPage.svelte"),
  host: () => import("./HostPage.svelte"),
};

const OF: Record<Role, PageName[]> = {
  clock: ["clock"],
  table: ["table"],
  floor: ["floor", "table", "clock"],
  registration: ["register"],
  host: ["host"],
  director: ["floor", "register", "table", "clock"],
};

export const pagesOf = (role: Role): PageName[] => OF[role];

/** The parts of an address: `/table/12` is a page of tables. `?page=` stands for it where the address is the file's. */
export function pageAt({ pathname, search }: Pick<Location, "pathname" | "search">): string[] {
  const path = new URLSearchParams(search).get("page") ?? pathname;
  return path.split("/").filter((part) => part !== "");
}

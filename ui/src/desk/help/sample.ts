import * as backend from "$shared/backend";
import { whyNot } from "$shared/refusal";
import { house } from "../state/house.svelte";
import { navigation } from "../state/navigation.svelte";

/** Opens the sample tournament. Why it cannot be opened stands where the house says such things. */
export async function openSample(): Promise<boolean> {
  const why = await whyNot(async () => navigation.open(await backend.openSample(), "tables"));
  if (why !== "") house.refusal = why;
  return why === "";
}

/** The tour goes over the desk that is open, or over the sample. */
export async function takeTour(): Promise<void> {
  if (navigation.place.type !== "tournament" && !(await openSample())) return;
  navigation.tour = true;
}

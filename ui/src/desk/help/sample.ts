import * as backend from "$shared/backend";
import { house } from "../state/house.svelte";
import { navigation } from "../state/navigation.svelte";

/** Opens the sample tournament. Why it cannot be opened stands where the house says such things. */
export async function openSample(): Promise<boolean> {
  try {
    navigation.open(await backend.openSample(), "tables");
    return true;
  } catch (problem) {
    house.refusal = backend.asRefusal(problem).message;
    return false;
  }
}

/** The tour goes over the desk that is open, or over the sample. */
export async function takeTour(): Promise<void> {
  if (navigation.place.type !== "tournament" && !(await openSample())) return;
  navigation.tour = true;
}

import type { HouseView } from "$shared/types";

/** Something about the machine that the director should know once. */
interface HouseNotice {
  /** What it is about; one notice each. */
  about: "sound" | "speech" | "wake" | "printer" | "monitor";
  /** The house's own words; empty where the desk says it. */
  message: string;
}

/** What is not ready, the most urgent first. Speech is missed only where somebody wants it. */
export function noticesOf(view: HouseView): HouseNotice[] {
  const notices: HouseNotice[] = [];
  if (!view.printing.ready) notices.push({ about: "printer", message: view.printing.message });
  if (!view.sound.ready) notices.push({ about: "sound", message: view.sound.message });
  if (view.speech.on && !view.speech.ready) notices.push({ about: "speech", message: view.speech.message });
  if (!view.wake.ready) notices.push({ about: "wake", message: view.wake.message });
  if (view.monitors.length < 2) notices.push({ about: "monitor", message: "" });
  return notices;
}

import { asRefusal } from "$shared/refusal";
import * as backend from "$shared/backend";
import { navigation } from "./navigation.svelte";

/** What a file that was dropped on the window may hold. */
export type Content = "players" | "schedule" | "prizes" | "results";

/** What the room that is open takes from a file; nothing where a file may be anything. */
export function contentOf(place: string, room: string): Content | null {
  if (place === "seasons") return "results";
  if (place !== "tournament") return null;
  const rooms: Record<string, Content> = { players: "players", clock: "schedule", prizes: "prizes" };
  return rooms[room] ?? null;
}

/** Files of The Tournament Director are past events, wherever they are dropped. */
export const isPast = (name: string): boolean => /\.tdt$/iu.test(name);

/** The bytes of a file that the program has read. */
export function fileOf({ name, base64, changed_at }: backend.DroppedFile): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { lastModified: changed_at });
}

/** Files that were dropped on the window, until the panel that they are meant for takes them. */
class Dropped {
  /** Of which nobody has said what they hold. */
  asked = $state.raw<File[]>([]);
  held = $state.raw<{ content: Content; files: File[] } | null>(null);
  refusal = $state("");

  /** Files that the program was told of: a window of it is not told by the page. */
  async hear(): Promise<void> {
    const files: File[] = [];
    let more = true;
    while (more) {
      try {
        const next = await backend.dropped();
        more = next !== null;
        if (next !== null) files.push(fileOf(next));
      } catch (problem) {
        const { code, message } = asRefusal(problem);
        this.refusal = message;
        // Behind a file that cannot be read another may wait; any other refusal would only be repeated.
        more = code === "bad_value";
      }
    }
    if (files.length > 0) this.drop(files);
  }

  drop(files: File[]): void {
    this.refusal = "";
    const past = files.filter(({ name }) => isPast(name));
    const others = files.filter(({ name }) => !isPast(name));
    const content = contentOf(navigation.place.type, navigation.room);
    if (past.length > 0) this.into("results", content === "results" ? files : past);
    else if (content !== null) this.into(content, files);
    if (past.length === 0 ? content === null : content !== "results") this.asked = others;
  }

  /** Opens the panel for files of this kind, which takes them. */
  into(content: Content, files: File[]): void {
    this.asked = [];
    this.held = { content, files };
    if (content === "results") navigation.place = { type: "seasons" };
    else if (content === "schedule") {
      navigation.room = "clock";
      navigation.clockTask = "paste";
    } else if (content === "prizes") {
      navigation.room = "prizes";
      navigation.prizesTask = "structure";
    } else navigation.room = "players";
  }

  /** What is here for this panel; it is the panel's then. */
  take(content: Content): File[] {
    if (this.held?.content !== content) return [];
    const { files } = this.held;
    this.held = null;
    return files;
  }
}

export const dropped = new Dropped();

import * as backend from "$shared/backend";
import type { HouseView, Setting, TemplatesView } from "$shared/house";
import { applyLook } from "$shared/look";
import type { AnnouncementChange } from "$shared/types/AnnouncementChange";

/** The house as the desk knows it: the tournaments in the file, the devices, the settings. One for the window. */
class House {
  view = $state.raw<HouseView | null>(null);
  /** Many times the rest of it, so they are read where a tournament is made. */
  templates = $state.raw<TemplatesView>({ bundled: [], own: [] });
  refusal = $state("");

  /** Asks whenever the house says that something changed, for as long as the window is open. */
  listen(): void {
    backend.onHouse(() => void this.refresh());
  }

  refresh(): Promise<void> {
    return this.#take(backend.house());
  }

  async readTemplates(): Promise<void> {
    try {
      this.templates = await backend.templates();
    } catch (problem) {
      this.refusal = backend.asRefusal(problem).message;
    }
  }

  set(setting: Setting): Promise<void> {
    return this.#take(backend.setSetting(setting));
  }

  /** Changes how cues are called. Answers why not, or nothing: the reason belongs beside what was changed. */
  async announce(change: AnnouncementChange): Promise<string> {
    try {
      this.view = await backend.changeAnnouncements(change);
      return "";
    } catch (problem) {
      return backend.asRefusal(problem).message;
    }
  }

  restoreBackup(path: string): Promise<void> {
    return this.#take(backend.restoreBackup(path));
  }

  salvage(): Promise<void> {
    return this.#take(backend.salvage());
  }

  async #take(answer: Promise<HouseView>): Promise<void> {
    try {
      this.view = await answer;
      this.refusal = "";
      applyLook(this.view.settings);
    } catch (problem) {
      this.refusal = backend.asRefusal(problem).message;
    }
  }
}

export const house = new House();

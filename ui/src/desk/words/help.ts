/** The words of the help, the tour and the settings; the help's own texts are shared with the sheet beside the laptop. */

import type english from "../../../../assets/help/en.json";
import { Leaflet, type Written } from "$shared/book.svelte";
import { parts, say, under } from "./say";

type HelpText = typeof english;

const here: Written<HelpText> = import.meta.glob("../../../../assets/help/{en,en-US}.json", {
  import: "default",
  eager: true,
});
const help = new Leaflet(
  here,
  import.meta.glob<HelpText>(
    ["../../../../assets/help/*.json", "!../../../../assets/help/{en,en-US,keys}.json"],
    {
      import: "default",
    },
  ),
  (_, [text]) => text as HelpText,
);

export const deskHelp = under("help", {
  get text() {
    return help.text;
  },
  parts: under("help-parts"),
});

export const deskTour = under("tour", parts("tour", "stops"));

export const deskSettings = under("settings", {
  ...parts("settings", "themes", "text-sizes"),
  hintsAbout: (faded: number): string =>
    faded === 0 ? say("settings-hints-about") : say("settings-hints-faded", { faded }),
  /** Each by its own name. */
  languages: {
    "en-US": "English (US)",
    en: "English (UK)",
    de: "Deutsch",
    fr: "Français",
    es: "Español",
    ja: "日本語",
  },
});

/** What people call an action or a room beside its own name, by the item of the palette; separated by commas. */
export const deskAlso = under("also");

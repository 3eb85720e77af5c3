/** The words of the help, the tour and the settings; the help's own texts are shared with the sheet beside the laptop. */

import type english from "../../../../assets/help/en.json";
import { Leaflet, namesOf, type Written } from "$shared/book.svelte";
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

/** What each language calls itself, English first. A language is a folder of `assets/words` with this file. */
const about: Written<string> = import.meta.glob("../../../../assets/words/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const languages = namesOf(about);

export const deskHelp = under("help", {
  get text() {
    return help.text;
  },
  parts: under("help-parts"),
});

export const deskTour = under("tour", parts("tour", "stops"));

export const deskSettings = under("settings", {
  ...parts("settings", "themes", "text-sizes", "tools-opens"),
  hintsAbout: (faded: number): string =>
    faded === 0 ? say("settings-hints-about") : say("settings-hints-faded", { faded }),
  languages,
});

/** What people call an action or a room beside its own name, by the item of the palette; separated by commas. */
export const deskAlso = under("also");

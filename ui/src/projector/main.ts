import "./projector.css";
import { mount } from "svelte";
import Projector from "./Projector.svelte";

/** A text measured in a stand-in font would be fitted to the wrong width; a missing font must not keep the room waiting. */
const PATIENCE_MS = 1_500;
const fonts = Promise.all(
  ["400 1em 'Archivo Variable'", "700 1em 'Archivo Variable'"].map((font) => document.fonts.load(font)),
);
const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));

// Behind a stream the picture of the camera is the ground.
if (new URLSearchParams(location.search).has("bare")) document.documentElement.dataset.bare = "";

const target = document.getElementById("projector");
void Promise.race([fonts, patience]).finally(() => {
  if (target) mount(Projector, { target });
});

/** Opens the director's desk. */

import "./desk.css";
import { mount } from "svelte";
import Desk from "./Desk.svelte";
import { browser } from "./state/browser.svelte";
import { house } from "./state/house.svelte";

const target = document.getElementById("desk");
void browser.begin().then(async (may) => {
  if (!may || target === null) return;
  house.listen();
  // Once the house has answered, or said why not: so the first picture is whole, and of the theme that was chosen.
  await house.open();
  mount(Desk, { target });
  void house.refresh();
});

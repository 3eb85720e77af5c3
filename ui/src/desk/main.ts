/** Opens the director's desk. */

import "$shared/base.css";
import "./desk.css";
import { mount } from "svelte";
import Desk from "./Desk.svelte";
import { house } from "./state/house.svelte";

const target = document.getElementById("desk");
house.listen();
// Once the house has answered, or said why not: so the first picture is whole, and of the theme that was chosen.
if (target !== null) void house.refresh().then(() => mount(Desk, { target }));

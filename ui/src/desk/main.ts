/** Opens the director's desk. */

import "$shared/base.css";
import "./desk.css";
import { mount } from "svelte";
import Desk from "./Desk.svelte";

const target = document.getElementById("desk");
if (target !== null) mount(Desk, { target });

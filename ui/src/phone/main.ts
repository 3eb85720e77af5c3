/** The page that anybody in the room opens on a phone. */

import "./phone.css";
import { mount } from "svelte";
import Phone from "./Phone.svelte";

const target = document.getElementById("phone");
if (target !== null) mount(Phone, { target });

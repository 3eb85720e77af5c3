/** The page that anybody in the room opens on a phone. */

import "$shared/small-screen.css";
import { useLanguage } from "$shared/say.svelte";
import { mount } from "svelte";
import Phone from "./Phone.svelte";

const target = document.getElementById("phone");
// Each phone speaks its own language, and English where that cannot be fetched.
if (target !== null) void useLanguage(navigator.language).finally(() => mount(Phone, { target }));

/** The pages of paired devices: one program, and the address says which page. */

import "$shared/small-screen.css";
import "./device.css";
import { useLanguage } from "$shared/say.svelte";
import { mount } from "svelte";
import Device from "./Device.svelte";

const target = document.getElementById("device");
if (target !== null) void useLanguage(navigator.language).finally(() => mount(Device, { target }));

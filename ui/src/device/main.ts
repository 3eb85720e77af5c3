/** The pages of paired devices, and the one that comes before a device is let in: one program, and the address says which page. */

import "$shared/small-screen.css";
import "./device.css";
import { useLanguage } from "$shared/say.svelte";
import { mount } from "svelte";
import Device from "./Device.svelte";
import { pageAt } from "./pages";

const target = document.getElementById("device");
if (target !== null)
  void useLanguage(navigator.language).finally(async () => {
    const before = pageAt(location)[0] === "let-in";
    mount(before ? (await import("./LetInPage.svelte")).default : Device, { target });
  });

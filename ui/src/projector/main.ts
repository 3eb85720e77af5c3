import "$shared/base.css";
import "./projector.css";
import { mount } from "svelte";
import Projector from "./Projector.svelte";

// The room is dark unless the address says otherwise: a bright hall may want the light theme.
const asked = new URLSearchParams(location.search);
if (asked.get("theme") === "light") document.documentElement.dataset["theme"] = "light";

const target = document.getElementById("projector");
if (target) mount(Projector, { target, props: { tournament: Number(asked.get("tournament") ?? 1) } });

import "$shared/base.css";
import { mount } from "svelte";
import Desk from "./Desk.svelte";

const target = document.getElementById("desk");
if (target) mount(Desk, { target });

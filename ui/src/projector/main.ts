import "$shared/base.css";
import { mount } from "svelte";
import Projector from "./Projector.svelte";

const target = document.getElementById("projector");
if (target) mount(Projector, { target });

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { dress, profile } from "./lib/profile.svelte";
import { speech } from "./lib/speech.svelte";

dress();
await speech.speak(profile.language).catch(() => undefined); // without words there are keys, and a way to try again
mount(App, { target: document.getElementById("app")! });

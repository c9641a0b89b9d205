import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { dress, profile } from "./lib/profile.svelte";
import { i18n } from "./lib/i18n.svelte";

dress();
await i18n.setLanguage(profile.language).catch(() => undefined); // without words there are keys, and a way to try again
mount(App, { target: document.getElementById("app")! });

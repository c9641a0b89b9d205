import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyTheme, profile } from "./lib/profile.svelte";
import { i18n } from "./lib/i18n.svelte";

const FONTS = ["400 1em 'Kibitz Sans'", "600 1em 'Kibitz Sans'", "700 1em 'Kibitz Serif'"]; // on their way since the page began
const PATIENCE_MS = 600;

/** Letters that are there before anything is drawn move nothing; on a slow line, others stand in for them. */
async function letters(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(FONTS.map((font) => document.fonts?.load(font))), late]);
}

applyTheme();
// without words there are keys, and a way to try again
await Promise.allSettled([i18n.setLanguage(profile.language), letters()]);
mount(App, { target: document.getElementById("app")! });

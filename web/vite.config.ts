/** The build of the browser table: plain files, each with its compressed sisters, for `kibitz serve` to hand out. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Files are compressed once, here, and not at every request. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: () => {
      for (const path of filesBelow(folder).filter((name) => WORTH_IT.test(name))) {
        const data = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${path}.br`, brotliCompressSync(data, quality));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

/** The signs of `Icon.svelte` come with the document: they are drawn, not run. */
function icons(): Plugin {
  const symbol = ([name, path]: [string, string]): string => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  return {
    name: "icons",
    transformIndexHtml: () => {
      const paths = JSON.parse(readFileSync(new URL("src/lib/icons.json", import.meta.url), "utf8")) as Record<string, string>;
      return [{ tag: "svg", attrs: { class: "icons" }, children: Object.entries(paths).map(symbol).join(""), injectTo: "body-prepend" }];
    },
  };
}

/** Pages are drawn in the browser alone: what Svelte would need to take over a page drawn by the server is left out. */
function drawnHereOnly(): Plugin {
  return {
    name: "drawn-here-only",
    apply: "build",
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler: (code) => code.replace("export let hydrating = false", "export const hydrating = false").replace("hydrating = value", ""),
    },
  };
}

/** What is needed at the same time comes in one file: each costs headers, and letters compress better together. */
const GROUPS = [
  { name: "moods", test: /mood\.css/, priority: 4 },
  { name: "common", test: /src\/(lib\/|table\/Avatar)|node_modules\/(svelte|@fluent|clsx|esm-env)|vite\/preload/, minShareCount: 7, priority: 3 },
  {
    name: "board",
    test: /src\/(lib\/(?!clipboard|download)[a-z]|table\/([a-z]|Board|Seat(Face)?\.|Pile|Card\w*(?<!Sheet|Layers|Sets|InFull|Preview)\.)|games\/(index|plain\/names)|score\/(finale|rounds))/,
    minShareCount: 2,
    priority: 2,
  },
  { name: "absolute", test: /src\/games\/absolute\/(?!AbsoluteCover|mood|symbols)/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), icons(), drawnHereOnly(), compressed()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});

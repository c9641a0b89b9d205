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

/** What several pages share comes in one file: a request costs more than a few letters that a page does not need. */
const COMMON = {
  name: "common",
  test: /src\/(lib|table)\/[a-z]|src\/lib\/(Icon|Later|Lynx|Bar)\.|node_modules\/(svelte|@fluent|clsx|esm-env)|vite\/preload/,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [COMMON] } } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});

/** Unpack Chromium and the libraries it may lack into the folder for temporary files; say where it lies. */
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

const path = await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
console.log(path);

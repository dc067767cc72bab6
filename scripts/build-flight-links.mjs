// Writes which of the sandbox's airports have nonstop flights. The result is committed: run it
// again when airports, cities, airlines or the rules of links change.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import "./register-typescript.mjs";

const load = createRequire(import.meta.url);
const flights = "../backend/suppliers/sandbox/flights";
const { listSites } = load(`${flights}/airport-sites.ts`);
const { toLinkTable } = load(`${flights}/choose-links.ts`);
const { linkFile } = load(`${flights}/network.ts`);

writeFileSync(linkFile, toLinkTable(listSites()));

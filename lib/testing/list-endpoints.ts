import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Endpoint } from "@/lib/api/contract/endpoint";

const folder = resolve("lib/api/contract");
// Not `import()`: Playwright compiles what is required, and leaves dynamic imports to Node.
const load = createRequire(`${folder}/`) as (path: string) => object;

/** Every call of the contract, by the name of its constant without "Endpoint". */
export function listEndpoints(): Map<string, Endpoint> {
  const modules = readdirSync(folder)
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => load(`${folder}/${name}`));
  const exported = modules.flatMap((module) => Object.entries(module) as [string, Endpoint][]);
  return new Map(
    exported.flatMap(([name, value]) =>
      name.endsWith("Endpoint") ? [[name.replace(/Endpoint$/, ""), value]] : [],
    ),
  );
}

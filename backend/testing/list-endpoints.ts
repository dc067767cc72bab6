import { readdirSync } from "node:fs";
import type { Endpoint } from "@/lib/api/contract/endpoint";

const folder = "lib/api/contract";

/** Every call of the contract, by the name of its constant without "Endpoint". */
export async function listEndpoints(): Promise<Map<string, Endpoint>> {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((name) => !name.endsWith(".test.ts"))
      .map(
        (name) => import(`../../lib/api/contract/${name.replace(/\.ts$/, "")}`) as Promise<object>,
      ),
  );
  const exported = modules.flatMap((module) => Object.entries(module) as [string, Endpoint][]);
  return new Map(
    exported.flatMap(([name, value]) =>
      name.endsWith("Endpoint") ? [[name.replace(/Endpoint$/, ""), value]] : [],
    ),
  );
}

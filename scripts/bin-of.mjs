import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The script behind a package's command, to be run with this Node instead of through npx. */
export function binOf(name, command = name) {
  const { bin } = JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8"));
  return join("node_modules", name, typeof bin === "string" ? bin : bin[command]);
}

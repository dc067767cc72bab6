import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The settings that tell Next what the build has made of `next.config.ts`. Without them each
 * renderer compiles that file at its start, with two compilers that stay in memory (30 MB). Next's
 * own standalone server passes it by this variable, as `next({ conf })` doesn't reach its router.
 * @throws if there is no build
 */
export function readBuiltConfig(): Record<string, string> {
  const file = join(".next", "required-server-files.json");
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: unknown };
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}

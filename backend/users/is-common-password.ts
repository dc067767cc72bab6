import { readFileSync } from "node:fs";
import { join } from "node:path";

let known: ReadonlySet<string> | undefined;

/**
 * Whether the password is a common one, ignoring case (ASVS 6.2.4). The list is read from the
 * working directory: bundles contain no data files.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(
      join(process.cwd(), "backend/reference-data/data/common-passwords.txt"),
      "utf8",
    ).split("\n"),
  );
  return known.has(password.toLowerCase());
}

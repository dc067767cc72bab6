import { readFileSync } from "node:fs";

/** The page's own words in its language, by their path in the messages. */
export function wordsOf(language: string): (path: string) => string {
  const all: unknown = JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
  return (path) =>
    String(
      path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], all),
    );
}

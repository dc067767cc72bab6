import { foldLetters } from "@/lib/api/contract/fold-letters";

/** Names of pages beside those of stories. */
const pages = ["new", "share"];
/** As `slugSchema`, with room for a number. */
const maximum = 70;

/**
 * The name in an address that a title makes, with a number behind it where it is taken. `otherwise`
 * is for titles without letters of the Latin alphabet.
 */
export function toSlug(
  title: string,
  { taken, otherwise }: { taken: readonly string[]; otherwise: string },
): string {
  const words = foldLetters(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maximum)
    .replace(/^-+|-+$/g, "");
  const name = words || otherwise;
  const used = new Set([...taken, ...pages]);
  let number = 1;
  while (used.has(number === 1 ? name : `${name}-${number}`)) number += 1;
  return number === 1 ? name : `${name}-${number}`;
}

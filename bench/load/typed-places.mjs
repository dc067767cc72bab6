import { readFileSync } from "node:fs";

const file = new URL("../../backend/suggestions/testing/place-queries.tsv", import.meta.url);
const [, ...rows] = readFileSync(file, "utf8").trim().split("\n");
/** What stands in the field after each letter, from the second on. */
const typed = rows.flatMap((row) => {
  const [name] = row.split("\t");
  return Array.from(name, (_, index) => name.slice(0, index + 1)).slice(1);
});

/** Bodies of `auto-suggest`: places in nine languages, misspelt ones too, a letter more each. */
export const toTyped = (number) => ({
  text: typed[number % typed.length],
  isManageLocation: false,
});

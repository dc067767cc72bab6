import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@/lib/api/contract/languages";
import timeZones from "./data/time-zones.json";
import type { PlaceNames } from "./place";

/**
 * Rows of a committed table, its header first. Read from the working directory: bundles contain no
 * data files.
 * @throws if the file is missing, because an installation without it can't work
 */
const readAll = (name: `${string}.tsv`): string[][] =>
  readFileSync(join(process.cwd(), "backend/reference-data/data", name), "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t"));

/** As `readAll`, without the header. */
export const readTable = (name: `${string}.tsv`): string[][] => readAll(name).slice(1);

/** As `readTable`, each row by the names of its columns. */
export function readRecords(name: `${string}.tsv`): Partial<Record<string, string>>[] {
  const [columns = [], ...rows] = readAll(name);
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index]])),
  );
}

/** What a row says of the names in other languages, whose columns are called by their codes. */
export const toPlaceNames = (row: Partial<Record<string, string>>): PlaceNames =>
  Object.fromEntries(
    languageCodes.flatMap((code) => (row[code] ? [[code, row[code]] as const] : [])),
  );

/** Tables reference a time zone by its index in `time-zones.json`. */
export const toTimeZone = (index: string | undefined): string => timeZones[Number(index)] ?? "UTC";

export const toAliases = (list: string | undefined): string[] =>
  list ? list.split(",").flatMap((alias) => alias.trim() || []) : [];

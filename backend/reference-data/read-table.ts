import { readFileSync } from "node:fs";
import { join } from "node:path";
import timeZones from "./data/time-zones.json";

/**
 * Rows of a committed table, without its header. Read from the working directory: bundles contain
 * no data files.
 * @throws if the file is missing, because an installation without it can't work
 */
export function readTable(name: "cities.tsv" | "airports.tsv"): string[][] {
  const lines = readFileSync(
    join(process.cwd(), "backend/reference-data/data", name),
    "utf8",
  ).split("\n");
  return lines.slice(1, -1).map((line) => line.split("\t"));
}

/** Tables reference a time zone by its index in `time-zones.json`. */
export const toTimeZone = (index: string | undefined): string => timeZones[Number(index)] ?? "UTC";

export const toAliases = (list: string | undefined): string[] =>
  list ? list.split(",").flatMap((alias) => alias.trim() || []) : [];

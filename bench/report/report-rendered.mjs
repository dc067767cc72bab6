import { renderedPages } from "../load/rendered-pages.mjs";
import { toFactor, toKilobytes, toMs, toShare } from "./format.mjs";
import { toAims, toTable } from "./to-table.mjs";

const titles = [
  "",
  "processor time",
  "× an empty page",
  "renderer",
  "door",
  "backend",
  "document",
  "of it flight data",
];

/** The result of `measureRendered`, as Markdown. */
export function reportRendered({ figures, sizes }) {
  const { empty } = figures;
  const toTimes = (name) =>
    empty.cpuMs === null || figures[name].cpuMs === null ? null : figures[name].cpuMs / empty.cpuMs;
  const orDash = (value, toText) => (value === null || value === undefined ? "–" : toText(value));
  const rows = Object.entries(renderedPages).map(([name, { title }]) => [
    title,
    orDash(figures[name].cpuMs, toMs),
    orDash(toTimes(name), toFactor),
    ...["renderer", "door", "backend"].map((part) =>
      orDash(figures[name].cpuMs && figures[name].cpuMsOfParts[part], toMs),
    ),
    toKilobytes(sizes[name].document),
    toKilobytes(sizes[name].flight),
  ]);
  const ofEmpty = ["empty page that Next renders", orDash(empty.cpuMs, toMs), "1"];
  const table = toTable(titles, [[...ofEmpty, "", "", "", toKilobytes(empty.bytes), ""], ...rows]);
  const aims = Object.entries(renderedPages)
    .filter(([name, { most }]) => most !== undefined && toTimes(name) !== null)
    .map(([name, { title, most }]) => ({
      text: `${title} at most ${most} × an empty page`,
      value: toTimes(name),
      most,
      shown: toFactor(toTimes(name)),
    }));
  const failed = Object.entries(figures).filter(([, run]) => run.failed > 0);
  const warnings = failed.map(([name, run]) => `${name}: ${toShare(run.failed)} were not 200`);
  const note = warnings.length > 0 ? `\n\nTo keep in mind: ${warnings.join("; ")}.` : "";
  return { markdown: `${table}\n\n${toAims(aims)}${note}` };
}

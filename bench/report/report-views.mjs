import { toFactor, toKilobytes } from "./format.mjs";
import { toAims, toTable } from "./to-table.mjs";

const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"];
const sumBytes = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
const describe = (requests) =>
  requests.length === 0 ? "0" : `${requests.length} · ${toKilobytes(sumBytes(requests))}`;

/** The result of `measureViews`, as Markdown. */
export function reportViews(views) {
  const empty = views.at(-1);
  const rows = views.map(({ name, first, second, scriptBytes }) => [
    name,
    `**${first.length}** · ${toKilobytes(sumBytes(first))}`,
    ...kinds.map((kind) => describe(first.filter((request) => request.kind === kind))),
    describe(first.filter((request) => !kinds.includes(request.kind))),
    describe(second),
    `${toKilobytes(scriptBytes)}${name === empty.name ? "" : ` (${toFactor(scriptBytes / empty.scriptBytes)})`}`,
  ]);
  const titles = [
    "Page",
    "first view",
    "documents",
    "styles",
    "scripts",
    "fonts",
    "pictures",
    "others",
    "second view",
    "scripts as gzip",
  ];
  const aims = views.slice(0, -1).flatMap(({ name, first, scriptBytes }) => [
    {
      text: `requests of a first view of ${name} at most 20`,
      value: first.length,
      most: 20,
      shown: String(first.length),
    },
    {
      text: `scripts of ${name} at most 1.3 × an empty page's`,
      value: scriptBytes / empty.scriptBytes,
      most: 1.3,
      shown: toFactor(scriptBytes / empty.scriptBytes),
    },
  ]);
  return { markdown: `${toTable(titles, rows)}\n\n${toAims(aims)}` };
}

import { toCount, toMegabytes, toShare } from "./format.mjs";
import { toAims, toTable } from "./to-table.mjs";

const most = { atRest: 500, afterLoad: 800 };
const titles = [
  "",
  "30 s after the first start",
  "30 s after a later one",
  "after a minute of load",
  "a minute later",
];

/** The result of `measureMemory`, as Markdown. */
export function reportMemory({ renderers, answers, failed, ...moments }) {
  const { atFirst, atRest, afterLoad, later } = moments;
  const inOrder = [atFirst, atRest, afterLoad, later];
  const total = (parts) => parts.door + parts.renderers;
  const row = (title, read) => [
    title,
    ...inOrder.map((parts) => (parts ? toMegabytes(read(parts)) : "–")),
  ];
  const table = toTable(titles, [
    row("front door, backend and database", ({ door }) => door),
    row(`${toCount(renderers)} rendering processes`, (parts) => parts.renderers),
    row("all", total),
  ]);
  const aims = [
    [`at rest, after the first start, at most ${toMegabytes(most.atRest)}`, atFirst, most.atRest],
    [`at rest at most ${toMegabytes(most.atRest)}`, atRest, most.atRest],
    [`after the load at most ${toMegabytes(most.afterLoad)}`, afterLoad, most.afterLoad],
  ]
    .filter(([, parts]) => parts)
    .map(([text, parts, limit]) => ({
      text,
      value: total(parts),
      most: limit,
      shown: toMegabytes(total(parts)),
    }));
  const load = `The load: ${toCount(answers)} pages.`;
  const warning = failed > 0 ? ` To keep in mind: ${toShare(failed)} were not 200.` : "";
  return { markdown: [table, toAims(aims), `${load}${warning}`].filter(Boolean).join("\n\n") };
}

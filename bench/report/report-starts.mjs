import { toCount, toMs } from "./format.mjs";
import { toTable } from "./to-table.mjs";

/** The result of `measureStarts`, as Markdown. */
export function reportStarts({ first, again, empty, fills, hits }) {
  const toSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const starts = [
    ["the very first start, with migrations and the demo's seed", toSeconds(first)],
    ["a later start", toSeconds(again)],
    ["`next start` of an empty page", toSeconds(empty)],
  ];
  const answers = [
    ["nobody asked before: rendered, then kept", toMs(fills)],
    ["asked again", `${toMs(hits)} (${toCount(fills / hits)} × faster)`],
  ];
  return {
    markdown: `${toTable(["From the start of the process to the first whole home page", ""], starts)}\n\n${toTable(["One visitor, a new connection, the whole page", ""], answers)}`,
  };
}

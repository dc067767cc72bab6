import { toCount, toDifference, toMegabytes, toMs, toShare } from "./format.mjs";
import { toAims, toTable } from "./to-table.mjs";

/** The result of `measureAgencies`, as Markdown. */
export function reportAgencies(installations) {
  const [few, many] = installations;
  const row = (label, read, format, compare = (value, base) => toDifference(value / base - 1)) => [
    label,
    format(read(few)),
    format(read(many)),
    compare(read(many), read(few)),
  ];
  const inMegabytes = (value, base) =>
    `${value < base ? "−" : "+"}${toMegabytes(Math.abs(value - base))}`;
  const none = () => "";
  const total = ({ memory }) => memory.door + memory.renderer + memory.backend;
  const rows = [
    row("first look-up of an agency, one visitor: p50", ({ first }) => first.p50, toMs),
    row("p99", ({ first }) => first.p99, toMs),
    row("home rendered: p50", ({ uncached }) => uncached.p50, toMs),
    row("p99", ({ uncached }) => uncached.p99, toMs),
    row("home kept where it fits: p50", ({ cached }) => cached.p50, toMs),
    row("p99", ({ cached }) => cached.p99, toMs),
    row("of these from the page cache", ({ cached }) => cached.hits, toShare, none),
    row("what came from the page cache: p50", ({ cached }) => cached.hitP50, toMs),
    row("memory: front door", ({ memory }) => memory.door, toMegabytes, inMegabytes),
    row("renderer", ({ memory }) => memory.renderer, toMegabytes, inMegabytes),
    row("backend with its database", ({ memory }) => memory.backend, toMegabytes, inMegabytes),
    row("all", total, toMegabytes, inMegabytes),
  ];
  const slower = (read) => read(many) / read(few) - 1;
  const aims = [
    ["at most 10 % more of p50, rendered", slower(({ uncached }) => uncached.p50)],
    ["at most 10 % more of p50, kept", slower(({ cached }) => cached.p50)],
  ].map(([text, value]) => ({ text, value, most: 0.1, shown: toDifference(value) }));
  const memory = {
    text: "at most 300 MB more",
    value: total(many) - total(few),
    most: 300,
    shown: inMegabytes(total(many), total(few)),
  };
  const failed = installations.flatMap(({ count, ...runs }) =>
    ["uncached", "cached"]
      .filter((name) => runs[name].failed > 0)
      .map(
        (name) =>
          `${toShare(runs[name].failed)} of ${toCount(count)} agencies' ${name} answers were not 200`,
      ),
  );
  const warnings = failed.length > 0 ? `\n\nTo keep in mind: ${failed.join("; ")}.` : "";
  return {
    markdown: `${toTable(["", ...installations.map(({ count }) => `${toCount(count)} agencies`), ""], rows)}\n\n${toAims([...aims, memory])}${warnings}`,
  };
}

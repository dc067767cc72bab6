import { toChart } from "./to-chart.mjs";
import { toCount, toFactor, toKilobytes, toMs, toShare } from "./format.mjs";
import { toAims, toTable } from "./to-table.mjs";

const titles = [
  "",
  "requests/s",
  "spread",
  "× its base",
  "processor time",
  "× its base",
  "p50",
  "p99",
  "bytes",
];

/** The result of `measureHome`, as Markdown and as a chart. */
export function reportHome(figures) {
  const row = (label, name, base) => toRow(label, figures[name], figures[base]);
  const kept = [
    row("as browsers ask: bare `node:http`, the same Brotli", "bare", "bare"),
    row("home from the page cache", "cached", "bare"),
    row("equal page under Next's ISR, gzip as it comes", "isr", "bare"),
    row("not encoded: bare `node:http`, the same bytes", "barePlain", "barePlain"),
    row("home from the page cache", "cachedPlain", "barePlain"),
    row("equal page under Next's ISR", "isrPlain", "barePlain"),
  ];
  const rendered = [
    row("empty page that Next renders for each visitor", "empty", "empty"),
    row("home rendered for a visitor", "uncached", "empty"),
    row("home rendered for a signed-in traveller", "signedIn", "empty"),
  ];
  const markdown = `${toTable(titles, kept)}\n\n${toTable(titles, rendered)}\n\n${toAims(toHomeAims(figures))}${toWarnings(figures)}`;
  return { markdown, charts: { "performance-home.svg": toHomeChart(figures) } };
}

function toRow(label, run, base) {
  const { rate, spread, cpuMs, p50, p99, bytes } = run;
  const ratio = (value) => (run === base ? "1" : value === null ? "–" : toFactor(value));
  const cpuRatio = cpuMs === null ? null : cpuMs / base.cpuMs;
  return [
    label,
    toCount(rate),
    toShare(spread),
    ratio(rate / base.rate),
    cpuMs === null ? "–" : `${cpuMs.toFixed(3)} ms`,
    ratio(cpuRatio),
    toMs(p50),
    toMs(p99),
    toKilobytes(bytes),
  ];
}

/**
 * The lower of two ratios counts: by requests, and by the server's processor time, which a busy
 * generator can't distort.
 */
function toHomeAims({ bare, cached, isr, barePlain, cachedPlain, isrPlain }) {
  const compare = (run, base) => {
    const byTime = run.cpuMs === null || base.cpuMs === null ? Infinity : base.cpuMs / run.cpuMs;
    return Math.min(run.rate / base.rate, byTime);
  };
  const aim = (text, value, least) => ({ text, value, least, shown: toFactor(value) });
  return [
    aim(
      "cached home at least 0.5 × bare `node:http` (aim 0.7), as browsers ask",
      compare(cached, bare),
      0.5,
    ),
    aim("the same, not encoded", compare(cachedPlain, barePlain), 0.5),
    aim("cached home at least 25 × Next's ISR, as browsers ask", compare(cached, isr), 25),
    aim("the same, not encoded", compare(cachedPlain, isrPlain), 25),
  ];
}

function toWarnings(figures) {
  const warnings = Object.entries(figures).flatMap(([name, { failed, busy, hits }]) => [
    ...(failed > 0 ? [`${name}: ${toShare(failed)} of the answers were not 200`] : []),
    ...(busy > 0.9
      ? [
          `${name}: the load generator was ${toShare(busy)} busy, so that the server could do more; its processor time is the better measure`,
        ]
      : []),
    ...(name.startsWith("cached") && hits < 0.99
      ? [`${name}: only ${toShare(hits)} of the answers came from the page cache`]
      : []),
  ]);
  return warnings.length > 0 ? `\n\nTo keep in mind: ${warnings.join("; ")}.` : "";
}

const toHomeChart = (figures) =>
  toChart(
    "Requests per second on one processor, as browsers ask",
    [
      ["bare node:http, the same bytes", "bare"],
      ["home from the page cache", "cached", true],
      ["equal page under Next's ISR", "isr"],
      ["empty page that Next renders", "empty"],
      ["home rendered for a visitor", "uncached", true],
      ["home for a signed-in traveller", "signedIn", true],
    ].map(([label, name, isOwn = false]) => ({
      label,
      value: figures[name].rate,
      text: toCount(figures[name].rate),
      isOwn,
    })),
  );

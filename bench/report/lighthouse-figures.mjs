import { sumScripts } from "../figures/sum-scripts.mjs";
import { toFactor, toKilobytes } from "./format.mjs";
import { toTable } from "./to-table.mjs";

const toSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

const columns = [
  { title: "Performance", category: "performance" },
  { title: "Accessibility", category: "accessibility" },
  { title: "Best practices", category: "best-practices" },
  { title: "SEO", category: "seo" },
  { title: "LCP, simulated", audit: "largest-contentful-paint", format: toSeconds },
  {
    title: "LCP, slowed down",
    audit: "largest-contentful-paint",
    isSlowed: true,
    format: toSeconds,
  },
  { title: "CLS", audit: "cumulative-layout-shift", format: (value) => value.toFixed(3) },
  { title: "TBT", audit: "total-blocking-time", format: (ms) => `${Math.round(ms)} ms` },
  { title: "Bytes", ofRequests: sumBytes, format: toKilobytes },
  {
    title: "Script, gzip",
    ofRequests: (requests, folder) =>
      sumScripts(
        requests.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => url),
        folder,
      ),
    format: toKilobytes,
    isCompared: true,
  },
  { title: "Requests", ofRequests: (requests) => requests.length },
];

/**
 * A page's figures by column: scores of 100, milliseconds, bytes on the wire. `slowed` is the
 * report of a load with real throttling; `folder` is the app whose build was served.
 */
export function toFigures({ categories, audits }, slowed, folder) {
  const requests = audits["network-requests"].details.items.filter(({ url }) =>
    url.startsWith("http"),
  );
  return columns.map(({ category, audit, isSlowed, ofRequests }) => {
    if (category) return Math.round(categories[category].score * 100);
    return audit
      ? (isSlowed ? slowed.audits : audits)[audit].numericValue
      : ofRequests(requests, folder);
  });
}

/** Column by column; for an even number of runs the worse one of the middle. */
export const toMedian = (runs) =>
  columns.map(({ category }, column) => {
    const values = runs
      .map((figures) => figures[column])
      .sort((a, b) => (category ? b - a : a - b));
    return values[Math.floor(values.length / 2)];
  });

/**
 * Pages by name with their figures, as Markdown; some columns are compared with those of the page
 * `base`.
 */
export const toPageTable = (pages, base) =>
  toTable(
    ["Page", ...columns.map(({ title }) => title)],
    [...pages].map(([name, figures]) => [
      name,
      ...columns.map((column, index) =>
        toCell(column, figures[index], name === base ? null : pages.get(base)[index]),
      ),
    ]),
  );

const toCell = ({ format = String, isCompared }, value, base) =>
  format(value) + (isCompared && base !== null ? ` (${toFactor(value / base)})` : "");

function sumBytes(requests) {
  return requests.reduce((total, { transferSize }) => total + (transferSize ?? 0), 0);
}

import { toChart } from "./to-chart.mjs";

const bars = [
  { label: "bare <node>", value: 60_000, text: "60,000", isOwn: false },
  { label: "ours", value: 30_000, text: "30,000", isOwn: true },
];
const widths = (svg) =>
  [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));

test("bars are proportional to their values", () => {
  const [first, second] = widths(toChart("Speed", bars));
  expect(first / second).toBeCloseTo(2);
});

test("labels are text, never markup, and are accessible", () => {
  const svg = toChart("Speed", bars);
  expect(svg).toContain("bare &lt;node>");
  expect(svg).toContain('aria-label="Speed. bare &lt;node>: 60,000. ours: 30,000"');
});

test("follows the reader's colour scheme", () =>
  expect(toChart("Speed", bars)).toContain("prefers-color-scheme:dark"));

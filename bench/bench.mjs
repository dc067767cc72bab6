// `npm run bench`: how fast the built site is, compared with bare Node and Next, and the memory it
// takes. About fourteen minutes; it never fails because of timing.
// ONLY=home,rendered,agencies,views,starts,memory selects parts; WRITE=1 puts tables and charts
// into docs/performance.md; QUICK=1 only checks that everything works.
import { readFileSync, writeFileSync } from "node:fs";
import { buildIfNeeded } from "../scripts/build-if-needed.mjs";
import { dayAhead } from "../scripts/testbed/day-ahead.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { describeProcessors } from "../scripts/testbed/processors.mjs";
import { measureAgencies } from "./figures/measure-agencies.mjs";
import { measureHome } from "./figures/measure-home.mjs";
import { measureMemory } from "./figures/measure-memory.mjs";
import { measureRendered } from "./figures/measure-rendered.mjs";
import { measureStarts } from "./figures/measure-starts.mjs";
import { measureViews } from "./figures/measure-views.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { replaceSection } from "./report/replace-section.mjs";
import { reportAgencies } from "./report/report-agencies.mjs";
import { reportHome } from "./report/report-home.mjs";
import { reportMemory } from "./report/report-memory.mjs";
import { reportRendered } from "./report/report-rendered.mjs";
import { reportStarts } from "./report/report-starts.mjs";
import { reportViews } from "./report/report-views.mjs";

const page = "docs/performance.md";
const parts = {
  home: { measure: measureHome, report: reportHome },
  rendered: { measure: measureRendered, report: reportRendered },
  agencies: { measure: measureAgencies, report: reportAgencies },
  views: { measure: measureViews, report: reportViews },
  starts: { measure: measureStarts, report: reportStarts },
  memory: { measure: measureMemory, report: reportMemory },
};
const chosen = process.env.ONLY?.split(",") ?? Object.keys(parts);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`ONLY knows ${Object.keys(parts).join(", ")}, not ${unknown.join(", ")}`);

exitOnSignals();
buildIfNeeded();
for (const name of chosen) {
  console.error(`${name} …`);
  const startedAt = performance.now();
  const machine = describeMachine(describeProcessors());
  const { markdown, charts = {} } = parts[name].report(await parts[name].measure());
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const content = `Measured on ${dayAhead(0)} in ${seconds} s (${machine}).\n\n${markdown}`;
  console.log(`\n${content}`);
  if (process.env.WRITE !== "1") continue;
  writeFileSync(page, replaceSection(readFileSync(page, "utf8"), name, content));
  for (const [file, svg] of Object.entries(charts)) writeFileSync(`docs/pictures/${file}`, svg);
}

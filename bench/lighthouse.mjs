// `npm run bench:lighthouse`: Lighthouse's mobile preset on public pages, compared with an empty
// Next page, as a Markdown table. RUNS=5 for more runs (the median counts), PAGES="/about /faqs"
// for other pages of the agency AGENCY.
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { buildIfNeeded } from "../scripts/build-if-needed.mjs";
import { chromiumArguments, requireChromium } from "../scripts/find-chromium.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { serveSite } from "../scripts/testbed/serve-site.mjs";
import { renderedPages } from "./load/rendered-pages.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { serveNext } from "./servers/serve-next.mjs";
import { toFigures, toMedian, toPageTable } from "./report/lighthouse-figures.mjs";

const runs = Number(process.env.RUNS ?? 3);
const agency = process.env.AGENCY ?? "voyara";
// Hotel results are rendered for each visitor.
const results = renderedPages.results.path.replace("&stream=false", "");
const paths = (process.env.PAGES ?? `/ /about /faqs /destination/lisbon ${results}`).split(" ");
const debuggingPort = 9_222 + (process.pid % 1_000);

exitOnSignals();
buildIfNeeded();
const servers = [await serveSite({ host: `${agency}.localhost` }), await serveNext()];
const [site, empty] = servers;
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [`--remote-debugging-port=${debuggingPort}`, ...chromiumArguments],
});

try {
  const pages = [
    ...paths.map((path) => ({
      name: path === results ? renderedPages.results.title : path,
      url: `http://${agency}.localhost:${site.port}${path}`,
      folder: ".",
    })),
    { name: "empty Next page", ...empty },
  ];
  const reports = new Map(pages.map(({ name }) => [name, []]));
  // Round by round, so that a busy moment of the machine affects every page alike.
  for (let round = 1; round <= runs; round++) {
    for (const { name, url, folder } of pages) {
      console.error(`run ${round} of ${runs}: ${url}`);
      reports.get(name).push(await measure(url, folder));
    }
  }
  const medians = new Map([...reports].map(([name, figures]) => [name, toMedian(figures)]));
  console.log(
    `${describeMachine(`Chromium ${browser.version()}`, `median of ${runs}`)}\n\n${toPageTable(medians, "empty Next page")}`,
  );
} finally {
  await browser.close();
  await Promise.all(servers.map(({ stop }) => stop()));
}

async function measure(url, folder) {
  const report = await ask(url, {});
  const slowed = await ask(url, { throttlingMethod: "devtools", onlyCategories: ["performance"] });
  for (const finding of toFindings(report)) console.error(`  ${finding}`);
  return toFigures(report, slowed, folder);
}

/** A trace that missed the beginning of the navigation has no figures: measured again. */
async function ask(url, options, attempts = 3) {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: "json",
    logLevel: "error",
    ...options,
  });
  const failure = result ? result.lhr.runtimeError : { code: "", message: "no result" };
  if (!result || failure) {
    if (failure?.code === "NO_NAVSTART" && attempts > 1) return ask(url, options, attempts - 1);
    throw new Error(`Lighthouse failed on ${url}: ${failure?.message}`);
  }
  return result.lhr;
}

/** Failed audits outside of performance, where the machine can also be the reason. */
function toFindings({ categories, audits }) {
  return Object.values(categories)
    .filter(({ id, score }) => id !== "performance" && score < 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ weight, id: audit }) => weight > 0 && audits[audit].score === 0)
        .map((ref) => `${id}: ${ref.id}`),
    );
}

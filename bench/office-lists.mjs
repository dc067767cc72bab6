// `npm run bench:office`: how long the backend takes for the lists of an agency with ten thousand
// bookings among thirty thousand, on PGlite and, where it is installed, on PostgreSQL; how long the
// built site takes for the pages of the desk; and what an export of all of them costs it and
// everybody else.
// REQUESTS=40 for fewer calls, BOOKINGS=1000 for a smaller agency; ONLY=lists without the site,
// which is built for it; WRITE=1 puts the tables into docs/performance.md.
import { readFileSync, writeFileSync } from "node:fs";
import { buildIfNeeded } from "../scripts/build-if-needed.mjs";
import { bundlePrograms } from "../scripts/bundle-programs.mjs";
import { requirePostgres, startPostgres } from "../scripts/postgres.mjs";
import { run } from "../scripts/run.mjs";
import { ask } from "../scripts/testbed/ask.mjs";
import { dayAhead } from "../scripts/testbed/day-ahead.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { quantile } from "../scripts/testbed/quantiles.mjs";
import { readProcesses, sumOf } from "../scripts/testbed/read-processes.mjs";
import { serveBackend } from "../scripts/testbed/serve-backend.mjs";
import { serveSite } from "../scripts/testbed/serve-site.mjs";
import { signIn } from "../scripts/testbed/sign-in.mjs";
import { createAsk, measureCalls, timeColumns } from "./load/measure-calls.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { replaceSection } from "./report/replace-section.mjs";
import { toAims, toTable } from "./report/to-table.mjs";

const requests = Number(process.env.REQUESTS ?? 200);
const bookings = Number(process.env.BOOKINGS ?? 10_000);
const hasSite = process.env.ONLY !== "lists";
const agency = "voyara";
const page = "docs/performance.md";
const list = "/api/agency/bookings";
/** Of which a page shows a hundred: near the end of the list. */
const pagesToDeepOne = Math.floor((bookings / 100) * 0.9);
const pollMs = 50;

exitOnSignals();
if (hasSite) buildIfNeeded();
// Bundled as in production: a TypeScript loader would slow down every function.
await bundlePrograms(["bench/servers/seed-office.ts", "backend/main.ts"], {
  outdir: "dist/bench",
  outbase: ".",
});

const secretsKey = Buffer.alloc(32, 7).toString("base64");
const programs = requirePostgres();
const postgres = programs ? await startPostgres(programs) : null;
const databases = [
  { name: "PGlite", url: "" },
  ...(postgres ? [{ name: "PostgreSQL", url: await postgres.createDatabase("office") }] : []),
];

/** The session of a demo user, as calls of the backend carry it. */
async function openSession(settings, role) {
  const body = { email: `${role}@${agency}.localhost`, password: "wander-Far-2026" };
  const answer = await createAsk(settings)(agency, "/api/user/login", body)();
  return { authorization: `Bearer ${JSON.parse(answer).accessToken}` };
}

const query = (values) => `${list}?${new URLSearchParams(values)}`;

/** The address of a page so many pages of a hundred behind the first. */
async function findDeepPage(ask) {
  let after;
  for (let pages = 0; pages < pagesToDeepOne; pages++) {
    const address = query({ size: "100", ...(after ? { after } : {}) });
    const { next } = JSON.parse(await ask(agency, address)());
    if (!next) throw new Error(`the list ended after ${pages} pages`);
    after = next;
  }
  return query({ after });
}

async function measureLists({ settings, pid }) {
  const asOwner = createAsk(settings, await openSession(settings, "owner"));
  const asAgent = createAsk(settings, await openSession(settings, "agent"));
  const first = JSON.parse(await asOwner(agency, list)());
  if (first.total !== bookings) throw new Error(`${first.total} bookings instead of ${bookings}`);
  const [{ reference }] = first.bookings;
  const [{ id: agent }] = first.agents;
  const deepPage = await findDeepPage(asOwner);
  const of = (ask, path, body) => () => ask(agency, path, body);
  const calls = [
    ["first page", of(asOwner, list)],
    ["a hundred on a page", of(asOwner, query({ size: "100" }))],
    ["first page, own sales", of(asAgent, list)],
    ["by departure", of(asOwner, query({ sort: "departure" }))],
    ["a page near the end, by its cursor", of(asOwner, deepPage)],
    ["search with hits", of(asOwner, query({ q: "almeida" }))],
    ["search for a reference", of(asOwner, query({ q: reference.toLowerCase() }))],
    ["search without a hit", of(asOwner, query({ q: "nobody has this name" }))],
    [
      "state, service and dates",
      of(
        asOwner,
        query({
          ...{ state: "confirmed,held", service: "hotels" },
          ...{ from: dayAhead(0), to: dayAhead(60) },
        }),
      ),
    ],
    ["one agent's", of(asOwner, query({ agent }))],
    ["days of booking", of(asOwner, query({ bookedFrom: dayAhead(-30), bookedTo: dayAhead(0) }))],
    ["due", of(asOwner, query({ due: "any" }))],
    ["count and note of an export", of(asOwner, `${list}/exports`, {})],
    ["dashboard", of(asOwner, "/api/agency/dashboard")],
    ["dashboard of a year", of(asOwner, "/api/agency/dashboard?period=365d")],
  ];
  return measureCalls(
    calls.map(([name, toRequest]) => [name, toRequest, 1]),
    requests,
    { readCpuMs: () => sumOf(readProcesses(pid), "cpuMs") },
  );
}

/** Runs `work` over and over until `isOver`. Resolves to the times in ms. */
async function repeatUntil(isOver, work) {
  const times = [];
  while (!isOver()) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

/** Whole pages of the desk, as the owner. */
function measurePages({ port, host, cookie }) {
  const pages = [
    ["bookings", "/bookings"],
    ["bookings, searched", "/bookings?q=almeida"],
    ["bookings, filtered", "/bookings?state=confirmed&service=hotels"],
    ["dashboard", "/dashboard"],
    ["dashboard of a year", "/dashboard?period=365d"],
    ["team", "/users/agents"],
    ["searches", "/searches"],
    ["audit", "/settings/audit"],
  ];
  const load = (path) => async () => {
    const { status, body } = await ask({ port, host, path, headers: { cookie } });
    if (status !== 200 || !body.toString().endsWith("</html>"))
      throw new Error(`${path} answered ${status}, ${body.length} bytes`);
  };
  return measureCalls(
    pages.map(([name, path]) => [name, () => load(path), 1]),
    requests,
  );
}

/**
 * The pages of the desk on the built site, then an export of everything, with an admin reading the
 * list meanwhile.
 */
async function measureSite(backend) {
  const site = await serveSite({ env: { ...backend.settings, SEED_DEMO: "false" } });
  try {
    const host = `${agency}.localhost:${site.port}`;
    const cookie = await signIn({ port: site.port, host, role: "owner" });
    const pages = await measurePages({ port: site.port, host, cookie });
    const other = createAsk(backend.settings, await openSession(backend.settings, "admin"));
    const download = async () => {
      const path = "/bookings/export";
      const file = await ask({ port: site.port, host, path, headers: { cookie } });
      if (file.status !== 200) throw new Error(`the export answered ${file.status}`);
      const lines = file.body.toString().split("\r\n").length - 1;
      if (lines < bookings) throw new Error(`the file has ${lines} lines`);
      return { firstMs: file.firstMs, allMs: file.milliseconds };
    };
    const megabytes = () =>
      [site, backend].reduce((sum, { pid }) => sum + sumOf(readProcesses(pid), "megabytes"), 0);
    // Compiled, and with the memory of a site that has run for a while.
    for (let number = 0; number < 3; number++) await download();
    const before = megabytes();
    let [isOver, most] = [false, before];
    const watch = setInterval(() => (most = Math.max(most, megabytes())), pollMs);
    const others = repeatUntil(() => isOver, other(agency, list));
    const { firstMs, allMs } = await download();
    isOver = true;
    clearInterval(watch);
    const othersP95 = quantile(await others, 0.95);
    return { pages, firstMs, allMs, grownBy: most - before, othersP95 };
  } finally {
    await site.stop();
  }
}

const ms = (value) => `${value.toFixed(0)} ms`;
const rows = [];
const pageRows = [];
const exported = [];
const aims = [];
for (const { name, url } of databases) {
  const env = { SECRETS_KEY: secretsKey, DATABASE_URL: url };
  const dataDir = makeFolder("office");
  console.error(`${name}: bookings …`);
  run(process.execPath, ["dist/bench/bench/servers/seed-office.mjs", String(bookings)], {
    env: { NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    failure: "the bookings could not be written",
  });
  const backend = await serveBackend({ program: "dist/bench/backend/main.mjs", dataDir, env });
  try {
    const measured = await measureLists(backend);
    rows.push(...measured.map(([call, , ...times]) => [`${name}: ${call}`, ...times]));
    // The dashboard sums over bookings: it is bound as a page.
    const lists = measured.filter(([call]) => !call.startsWith("dashboard"));
    const slowest = Math.max(...lists.map(([, , , p95]) => Number.parseFloat(p95)));
    const aim = (text, value, most, shown) =>
      aims.push({ text: `${name}: ${text}`, value, most, shown });
    aim("p95 of every list call at most 100 ms", slowest, 100, ms(slowest));
    if (!hasSite) continue;
    const { pages, firstMs, allMs, grownBy, othersP95 } = await measureSite(backend);
    pageRows.push(...pages.map(([path, , ...times]) => [`${name}: ${path}`, ...times]));
    const slowestPage = Math.max(...pages.map(([, , , p95]) => Number.parseFloat(p95)));
    aim("p95 of every page at most 500 ms", slowestPage, 500, ms(slowestPage));
    exported.push([name, ms(firstMs), ms(allMs), `${grownBy.toFixed(0)} MB`, ms(othersP95)]);
    aim("first byte of the export within 1 s", firstMs, 1_000, ms(firstMs));
    aim("memory grown by at most 50 MB", grownBy, 50, `${grownBy.toFixed(0)} MB`);
    aim("others' calls meanwhile, p95 at most 300 ms", othersP95, 300, ms(othersP95));
  } finally {
    await backend.stop();
  }
}
await postgres?.stop();

const siteTables = () => [
  toTable(["Page", ...timeColumns], pageRows),
  toTable(
    ["Export of all", "first byte", "whole file", "memory grown by", "others' p95 meanwhile"],
    exported,
  ),
];
const content = [
  `Measured on ${dayAhead(0)} (${describeMachine()}; ${requests} calls each, one after the other).`,
  toTable(["Call", ...timeColumns, "processor time"], rows),
  ...(hasSite ? siteTables() : []),
  toAims(aims),
].join("\n\n");
console.log(content);
if (process.env.WRITE === "1")
  writeFileSync(page, replaceSection(readFileSync(page, "utf8"), "office", content));

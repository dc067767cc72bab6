import type { APIRequestContext } from "playwright/test";
import { findFreePort } from "../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { openApiProxy, pathOf } from "./open-api-proxy";
import { runAgencyCommand } from "./run-agency-command";
import { sendPurge } from "./send-purge";
import { startBackend, startSite, type StartedProgram, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// A separate site with two rendering processes, and its backend behind a proxy that counts calls.
// Pages have a query, so that each is rendered for its request.
const token = "token-of-the-shared-reads";
const processes = 2;
const dataDir = makeFolder("shared-reads-backend");
const agencies = ["heron", "otter"] as const;
type AgencyName = (typeof agencies)[number];
const image = "/assets/inventory/hotels/old-town-2";

const command = (words: string[], file: object) =>
  void runAgencyCommand([...words, "-"], file, { dataDir });
const update = (subdomain: AgencyName, changes: object) =>
  command(["update"], { subdomain, ...changes });

/** What pages are made of: where it shows, the call that reads it, and how operators set it. */
const contents: {
  page: string;
  call: string;
  set: (agency: AgencyName, text: string) => void;
}[] = [
  {
    page: "/about",
    call: "/api/agency/about-us",
    set: (agency, text) =>
      update(agency, {
        about: {
          en: { isEnabled: true, title: "About us", image: null, content: `<p>${text}</p>` },
        },
      }),
  },
  {
    page: "/faqs",
    call: "/api/agency/faqs",
    set: (agency, text) =>
      update(agency, {
        faq: {
          en: {
            isEnabled: true,
            headerMessage: "Questions",
            questions: [{ question: "Who are you?", answer: text }],
          },
        },
      }),
  },
  {
    page: "/privacy-policy",
    call: "/api/agency/policies",
    set: (agency, text) =>
      update(agency, { policies: { en: { privacyPolicy: `<p>${text}</p>` } } }),
  },
  {
    page: "/blog",
    call: "/api/blogs",
    set: (agency, text) =>
      command(["blogs", "set", agency], {
        slug: "by-the-river",
        image,
        author: "Ana",
        publishedAt: "2026-03-01T09:00:00Z",
        texts: { en: { title: text, summary: "Upstream.", content: "<p>By the weir.</p>" } },
      }),
  },
  {
    page: "/destination",
    call: "/api/destinations",
    set: (agency, text) =>
      command(["destinations", "set", agency], {
        slug: "faro",
        image,
        countryCode: "PT",
        lat: 37,
        long: -8,
        airportLat: 37,
        airportLong: -8,
        texts: { en: { name: text, summary: "The coast.", content: "<p>By the sea.</p>" } },
      }),
  },
  {
    page: "/login",
    call: "/api/agency",
    set: (agency, text) => update(agency, { agencyName: text }),
  },
];
const seasons = ["spring", "autumn"] as const;
type Season = (typeof seasons)[number];
const toText = (agency: AgencyName, page: string, season: Season) =>
  `The ${agency} on ${page.slice(1)} in ${season}`;

let backend: StartedProgram;
let proxy: Awaited<ReturnType<typeof openApiProxy>>;
let site: StartedSite;
/** What the about page says in the API's place. */
let about: string | null = null;
const calls: { host: string; path: string }[] = [];
const countCalls = (agency: AgencyName, path: string) =>
  calls.filter((call) => call.host === `${agency}.localhost` && call.path === path).length;

let visits = 0;
async function look(request: APIRequestContext, agency: AgencyName, page: string) {
  const answer = await request.get(`http://localhost:${site.port}${page}?visit=${(visits += 1)}`, {
    headers: { host: `${agency}.localhost:${site.port}`, cookie: "" },
  });
  expect([page, answer.status()]).toEqual([page, 200]);
  return answer.text();
}
/** Of many visitors at once, as many as occupy every process. */
const lookTogether = (request: APIRequestContext, agency: AgencyName, page: string) =>
  Promise.all(Array.from({ length: 4 * processes }, () => look(request, agency, page)));

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  // Hooks have their own limit.
  test.setTimeout(240_000);
  const port = await findFreePort();
  backend = await startBackend({
    DATA_DIR: dataDir,
    BACKEND_TOKEN: token,
    SEED_DEMO: "false",
    PURGE_URLS: `http://127.0.0.1:${port}`,
  });
  proxy = await openApiProxy({
    address: backend.address,
    intercept: (call, response) => {
      const [host, path] = [String(call.headers["x-agency-host"]), pathOf(call)];
      calls.push({ host, path });
      if (about === null || path !== "/api/agency/about-us") return false;
      const page = { isEnabled: true, title: "About us", image: null, content: `<p>${about}</p>` };
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ data: [page] }));
      return true;
    },
  });
  site = await startSite({
    DATA_DIR: makeFolder("shared-reads-site"),
    PORT: String(port),
    RENDER_PROCESSES: String(processes),
    RENDER_CONCURRENCY: "64",
    MAIN_API_URL: proxy.url,
    RESORT_API_URL: `${proxy.url}/resort`,
    BACKEND_TOKEN: token,
  });
  for (const subdomain of agencies) {
    command(["create"], {
      subdomain,
      agencyName: subdomain,
      primaryColor: "#0b7285",
      isAbousUsEnable: true,
      isFaqEnable: true,
      displayTopDestinations: true,
      privacyPolicy: "<p>Nothing is kept.</p>",
    });
    for (const { page, set } of contents) set(subdomain, toText(subdomain, page, "spring"));
  }
});
test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  proxy?.close();
});

for (const { page, call, set } of contents) {
  test(`${page}: every process keeps it, and shows an operator's change on its next page`, async ({
    request,
  }) => {
    const expectAll = async (agency: AgencyName, shown: Season) => {
      for (const html of await lookTogether(request, agency, page))
        for (const season of seasons)
          expect(html.includes(toText(agency, page, season))).toBe(season === shown);
    };
    /** Until every process has read it once more than that. */
    const expectReads = (agency: AgencyName, { after, shown }: { after: number; shown: Season }) =>
      expect
        .poll(async () => {
          await expectAll(agency, shown);
          return countCalls(agency, call) - after;
        })
        .toBe(processes);
    // Whatever earlier tests have left is dropped.
    await sendPurge([...agencies], { port: site.port, token });
    const before = agencies.map((agency) => countCalls(agency, call));
    for (const [index, agency] of agencies.entries())
      await expectReads(agency, { after: before[index] ?? 0, shown: "spring" });

    const [changed, other] = agencies;
    const [ofChanged, ofOther] = [countCalls(changed, call), countCalls(other, call)];
    set(changed, toText(changed, page, "autumn"));
    await expectReads(changed, { after: ofChanged, shown: "autumn" });
    await expectAll(other, "spring");
    expect(countCalls(other, call)).toBe(ofOther);
    set(changed, toText(changed, page, "spring"));
  });
}

test("a purge alone: every process reads again, for that agency alone", async ({ request }) => {
  const [purged, other] = agencies;
  const expectAll = async (agency: AgencyName, text: string) => {
    for (const html of await lookTogether(request, agency, "/about")) expect(html).toContain(text);
  };
  about = "In the first year.";
  await sendPurge([...agencies], { port: site.port, token });
  for (const agency of agencies) await expectAll(agency, about);
  const before = countCalls(purged, "/api/agency/about-us");
  about = "In the second year.";
  for (const agency of agencies) await expectAll(agency, "In the first year.");
  await sendPurge([`${purged}:about`], { port: site.port, token });
  await expect
    .poll(async () => {
      await expectAll(purged, "In the second year.");
      return countCalls(purged, "/api/agency/about-us") - before;
    })
    .toBe(processes);
  await expectAll(other, "In the first year.");
  about = null;
  await sendPurge([...agencies], { port: site.port, token });
});

test("what is kept of one agency never shows at another", async ({ request }) => {
  await sendPurge([...agencies], { port: site.port, token });
  // Read by both agencies' first visitors at once, then kept; few enough for nobody to wait.
  for (const _round of ["read", "kept"])
    for (const { page } of contents)
      await Promise.all(
        agencies.map(async (agency) => {
          for (const html of await lookTogether(request, agency, page)) {
            expect(html).toContain(toText(agency, page, "spring"));
            for (const other of agencies.filter((name) => name !== agency))
              expect(html).not.toContain(`The ${other} on`);
          }
        }),
      );
});

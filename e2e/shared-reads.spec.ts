import type { APIRequestContext } from "playwright/test";
import { pathOf } from "./open-api-proxy";
import { runAgencyCommand } from "./run-agency-command";
import { test, type SecondSite } from "./second-site";
import { expect } from "./test";

// Pages have a query, so that each is rendered for its request.
const agencies = ["heron", "otter"] as const;
type AgencyName = (typeof agencies)[number];
const image = "/assets/inventory/hotels/old-town-2";

/** What pages are made of: where it shows, the call that reads it, and what operators set. */
const contents: {
  page: string;
  call: string;
  of: "agency" | "blogs" | "destinations";
  file: (text: string) => object;
}[] = [
  {
    page: "/about",
    call: "/api/agency/about-us",
    of: "agency",
    file: (text) => ({
      about: {
        en: { isEnabled: true, title: "About us", image: null, content: `<p>${text}</p>` },
      },
    }),
  },
  {
    page: "/faqs",
    call: "/api/agency/faqs",
    of: "agency",
    file: (text) => ({
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
    of: "agency",
    file: (text) => ({ policies: { en: { privacyPolicy: `<p>${text}</p>` } } }),
  },
  {
    page: "/blog",
    call: "/api/blogs",
    of: "blogs",
    file: (text) => ({
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
    of: "destinations",
    file: (text) => ({
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
    of: "agency",
    file: (text) => ({ agencyName: text }),
  },
];
const seasons = ["spring", "autumn"] as const;
type Season = (typeof seasons)[number];
const toText = (agency: AgencyName, page: string, season: Season) =>
  `The ${agency} on ${page.slice(1)} in ${season}`;

/** What the about page says in the API's place. */
let about: string | null = null;
const calls: { host: string; path: string }[] = [];
const countCalls = (agency: AgencyName, path: string) =>
  calls.filter((call) => call.host === `${agency}.localhost` && call.path === path).length;

/** Of many visitors at once, as many as occupy every process. */
async function lookTogether(
  { request, site }: { request: APIRequestContext; site: SecondSite },
  agency: AgencyName,
  page: string,
): Promise<string[]> {
  const look = async () => {
    const path = `${page}?visit=${(visits += 1)}`;
    const answer = await request.get(`http://localhost:${site.port}${path}`, {
      headers: { host: `${agency}.localhost:${site.port}`, cookie: "" },
    });
    expect([page, answer.status()]).toEqual([page, 200]);
    return answer.text();
  };
  return Promise.all(Array.from({ length: 4 * site.processes }, look));
}
let visits = 0;

test.beforeAll(({ site }) => {
  for (const subdomain of agencies) {
    const start = ({ page, file }: (typeof contents)[number]) =>
      file(toText(subdomain, page, "spring"));
    const { dataDir } = site;
    const agency = {
      subdomain,
      primaryColor: "#0b7285",
      isAbousUsEnable: true,
      isFaqEnable: true,
      displayTopDestinations: true,
      privacyPolicy: "<p>Nothing is kept.</p>",
    };
    const own = contents.filter(({ of }) => of === "agency").map(start);
    runAgencyCommand(["create", "-"], Object.assign(agency, ...own), { dataDir });
    for (const content of contents.filter(({ of }) => of !== "agency"))
      runAgencyCommand([content.of, "set", subdomain, "-"], start(content), { dataDir });
  }
});
test.beforeEach(({ site }) => {
  site.intercept = (call, response) => {
    const [host, path] = [String(call.headers["x-agency-host"]), pathOf(call)];
    calls.push({ host, path });
    if (about === null || path !== "/api/agency/about-us") return false;
    const page = { isEnabled: true, title: "About us", image: null, content: `<p>${about}</p>` };
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ data: [page] }));
    return true;
  };
});

for (const { page, call, of, file } of contents) {
  test(`${page}: every process keeps it, and shows an operator's change on its next page`, async ({
    request,
    site,
  }) => {
    const visitors = { request, site };
    const expectAll = async (agency: AgencyName, shown: Season) => {
      for (const html of await lookTogether(visitors, agency, page))
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
        .toBe(site.processes);
    // Drops what earlier tests have left.
    await site.purge(...agencies);
    const before = agencies.map((agency) => countCalls(agency, call));
    for (const [index, agency] of agencies.entries())
      await expectReads(agency, { after: before[index] ?? 0, shown: "spring" });

    const [changed, other] = agencies;
    const [ofChanged, ofOther] = [countCalls(changed, call), countCalls(other, call)];
    const text = file(toText(changed, page, "autumn"));
    const [words, changes] =
      of === "agency"
        ? [["update"], { subdomain: changed, ...text }]
        : [[of, "set", changed], text];
    runAgencyCommand([...words, "-"], changes, { dataDir: site.dataDir });
    await expectReads(changed, { after: ofChanged, shown: "autumn" });
    await expectAll(other, "spring");
    expect(countCalls(other, call)).toBe(ofOther);
  });
}

test("a purge alone: every process reads again, for that agency alone", async ({
  request,
  site,
}) => {
  const visitors = { request, site };
  const [purged, other] = agencies;
  const expectAll = async (agency: AgencyName, text: string) => {
    for (const html of await lookTogether(visitors, agency, "/about")) expect(html).toContain(text);
  };
  about = "In the first year.";
  await site.purge(...agencies);
  for (const agency of agencies) await expectAll(agency, about);
  const before = countCalls(purged, "/api/agency/about-us");
  about = "In the second year.";
  for (const agency of agencies) await expectAll(agency, "In the first year.");
  await site.purge(`${purged}:about`);
  await expect
    .poll(async () => {
      await expectAll(purged, "In the second year.");
      return countCalls(purged, "/api/agency/about-us") - before;
    })
    .toBe(site.processes);
  await expectAll(other, "In the first year.");
  about = null;
  await site.purge(...agencies);
});

test("what is kept of one agency never shows at another", async ({ request, site }) => {
  const visitors = { request, site };
  await site.purge(...agencies);
  // Read by both agencies' first visitors at once, then kept; few enough that none waits.
  for (const _round of ["read", "kept"])
    for (const { page } of contents)
      await Promise.all(
        agencies.map(async (agency) => {
          for (const html of await lookTogether(visitors, agency, page)) {
            expect(html).toContain(`The ${agency} on ${page.slice(1)} in`);
            for (const other of agencies.filter((name) => name !== agency))
              expect(html).not.toContain(`The ${other} on`);
          }
        }),
      );
});

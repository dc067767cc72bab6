import { expect, test } from "playwright/test";
import { demoPassword, demoUsers, type DemoRole } from "@/backend/db/seed/demo-users";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { PricedService } from "@/backend/testing/marker-suppliers";
import { browserCalls, dealCalls } from "./prices/call-samples";
import { crawlPages, toSeen, type Seen } from "./prices/crawl";
import { makeBrowserCalls, makeUpstreamCalls } from "./prices/make-calls";
import { findMarkers, markersFor } from "./prices/marker-prices";
import { openMarkerSite, type MarkerSite } from "./prices/open-marker-site";
import { openVisit, type Visit } from "./prices/site-client";

type Role = "visitor" | DemoRole | "agent in client view";
/** Who shares another's account comes first: everybody ends with deleting theirs. */
const roles: Role[] = ["visitor", "agent in client view", ...demoUsers.map(({ role }) => role)];
const accountEnds = ["POST /api/user/change-password", "POST /api/user/delete"];
/**
 * Voyara shows visitors prices, Solmar doesn't; their settings decide which services have deals.
 */
const agencies: {
  name: string;
  other: string;
  allowNonLoginFlow: boolean;
  services: PricedService[];
}[] = [
  {
    name: "voyara",
    other: "solmar",
    allowNonLoginFlow: true,
    services: ["hotels", "cars", "activities", "resorts", "flights"],
  },
  {
    name: "solmar",
    other: "voyara",
    allowNonLoginFlow: false,
    services: ["hotels", "activities", "cars", "flights"],
  },
];
/** As in decision 016, independent of the code. */
const signedInTiers: Record<Exclude<Role, "visitor">, PriceTier> = {
  traveller: "traveller",
  restricted: "traveller",
  agent: "agent",
  sales: "agent",
  owner: "agent",
  admin: "agent",
  "agent in client view": "traveller",
};
const toTier = (role: Role, { allowNonLoginFlow }: { allowNonLoginFlow: boolean }): PriceTier =>
  role === "visitor" ? (allowNonLoginFlow ? "public" : "hidden") : signedInTiers[role];

test.describe.configure({ timeout: 180_000 });
let site: MarkerSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await openMarkerSite();
});
test.afterAll(() => site?.close());

async function visitAs(role: Role, agency: string): Promise<Visit> {
  const visit = openVisit({ port: site.port, agency });
  if (role === "visitor") return visit;
  const isClientView = role === "agent in client view";
  const user = isClientView ? "agent" : role;
  const body = JSON.stringify({ email: `${user}@${agency}.localhost`, password: demoPassword });
  expect((await visit.write("/api/user/login", { body })).status, `${role} signs in`).toBe(200);
  if (isClientView) {
    const form = { type: "application/x-www-form-urlencoded", body: "isOn=yes&return=%2F" };
    expect((await visit.write("/client-view", form)).status).toBe(303);
  }
  return visit;
}

/** What nobody may see anywhere, and what this user may not. */
function findSecrets(
  text: string,
  { role, agency, other, tokens }: { role: Role; agency: string; other: string; tokens: string[] },
): string[] {
  const worksHere = role !== "visitor" && role !== "traveller";
  const colleagues = worksHere
    ? []
    : demoUsers
        .filter((user) => user.role !== role)
        .map((user) => `${user.role}@${agency}.localhost`);
  const foreign = demoUsers.map((user) => `${user.role}@${other}.localhost`);
  const words = [...site.secrets, ...tokens, ...foreign, ...colleagues, "$argon2", "$2b$"];
  return words
    .filter((word) => text.includes(word))
    .concat(/"(?:\w*_)?(?:password_?hash|token_?hash|accessToken)"/i.exec(text) ?? []);
}

/** Cases where a response form leaks what it must not, or lacks what it must show. */
const toFound = (seen: Seen[], form: Seen["form"]) =>
  [...new Set(seen.filter((each) => each.form === form).flatMap(({ markers }) => markers))].sort();

// Before the crawl, which ends with everybody deleting their account.
for (const agency of agencies) {
  test(`${agency.name} shows each role its prices at first paint, and crawlers the public ones`, async () => {
    const [service = "hotels"] = agency.services;
    for (const role of roles) {
      const visit = await visitAs(role, agency.name);
      const { text } = await visit.get("/");
      const shown = findMarkers(text.replace(/<script.*?<\/script>/gs, ""));
      expect([role, shown.sort()]).toEqual([
        role,
        markersFor(toTier(role, agency), [service]).sort(),
      ]);
      const structured = [
        ...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ]
        .map(([, json]) => json)
        .join("\n");
      expect([role, findMarkers(structured)]).toEqual([
        role,
        agency.allowNonLoginFlow ? [`${service} traveller`] : [],
      ]);
    }
  });
}

for (const agency of agencies) {
  for (const role of roles) {
    const tier = toTier(role, agency);
    const allowed = markersFor(tier, agency.services).sort();

    test(`${role} of ${agency.name} finds only the right prices in every page and response, and no secrets`, async () => {
      const visit = await visitAs(role, agency.name);
      const [pages, upstream] = [
        await crawlPages(visit),
        await makeUpstreamCalls(site, { agency: agency.name, visit }),
      ];
      const inYen = toSeen("html", "/ in yen", await visit.get("/", { cookie: "currency=JPY.JP" }));
      const deals = await makeBrowserCalls(visit, dealCalls);
      const isOwn = (call: string) =>
        role !== "agent in client view" || !accountEnds.includes(call);
      const calls = await makeBrowserCalls(
        visit,
        Object.fromEntries(Object.entries(browserCalls).filter(([call]) => isOwn(call))),
      );
      const seen = [...pages, ...upstream, inYen, ...deals, ...calls];

      const leaks = seen.flatMap(({ form, path, markers }) =>
        markers.filter((name) => !allowed.includes(name)).map((name) => `${form} ${path}: ${name}`),
      );
      expect(leaks, "prices that are not theirs").toEqual([]);
      for (const form of ["html", "rsc", "json"] as const)
        expect([form, toFound(seen, form)]).toEqual([form, allowed]);
      expect(toFound(deals, "json"), "in the browser's calls").toEqual(allowed);
      for (const service of ["hotels", "cars"] as const)
        for (const call of ["search", "{id}/offers"]) {
          const name = `POST /api/${service}/${call}`;
          const answers = deals.filter(({ path }) => path === name);
          expect([name, toFound(answers, "json")]).toEqual([
            name,
            markersFor(tier, [service]).sort(),
          ]);
        }

      const who = { role, agency: agency.name, other: agency.other, tokens: visit.tokens };
      const leakedSecrets = seen.flatMap(({ form, path, answer }) =>
        findSecrets(answer.text, who).map((secret) => `${form} ${path}: ${secret}`),
      );
      expect(leakedSecrets, "secrets").toEqual([]);
      expect(pages.length).toBeGreaterThan(70);
      expect(
        seen
          .filter(({ answer }) => answer.status >= 500)
          .map(({ form, path, answer }) => `${form} ${path}: ${answer.status}`),
      ).toEqual([]);
    });
  }
}

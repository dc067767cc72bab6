import { expect, test } from "playwright/test";
import { demoPassword, demoUsers } from "@/backend/demo/demo-users";
import { deskPages } from "@/lib/api/contract/desk-pages";
import { browserCalls, dealCalls } from "./call-samples";
import { crawlPages, toSeen, type Seen } from "./crawl";
import { makeBrowserCalls, makeUpstreamCalls } from "./make-calls";
import { findMarkers, markersFor } from "./marker-prices";
import { openMarkerSite, type MarkerSite } from "./open-marker-site";
import { openVisit, type SiteClient } from "./site-client";
import { looksEverywhere, toTier, viewers, type PricedAgency, type Viewer } from "./viewers";

const accountEnds = ["POST /api/user/change-password", "POST /api/user/delete"];
/** What people's data and the desk stand under, which depend on the role and not on its tier. */
const personalFolders = new Set([
  ...deskPages.filter(({ id }) => id !== "bookNow").map(({ path }) => path.split("/")[1]),
  ...["mytrip", "saved"],
]);
const isPersonal = (path: string) => personalFolders.has(path.split(/[/?]/)[1]);

/** Cases where a response form leaks what it must not, or lacks what it must show. */
const toFound = (seen: Seen[], form: Seen["form"]) =>
  [...new Set(seen.filter((each) => each.form === form).flatMap(({ markers }) => markers))].sort();

/** Starts a marker site for the calling spec, and has the bodies of its tests. */
export function openPriceCrawl(agency: PricedAgency) {
  // In order, in one worker: a site takes long to start, and accounts end in the last calls.
  test.describe.configure({ mode: "default", timeout: 300_000 });
  let site: MarkerSite;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await openMarkerSite();
  });
  test.afterAll(() => site?.close());

  async function visitAs(viewer: Viewer): Promise<SiteClient> {
    const visit = openVisit({ port: site.port, agency: agency.name });
    const isClientView = viewer === "agent in client view";
    if (viewer !== "visitor") {
      const user = isClientView ? "agent" : viewer;
      const email = `${user}@${agency.name}.localhost`;
      const body = JSON.stringify({ email, password: demoPassword });
      expect((await visit.write("/api/user/login", { body })).status, `${viewer} signs in`).toBe(
        200,
      );
    }
    if (isClientView) {
      const form = { type: "application/x-www-form-urlencoded", body: "isOn=yes&return=%2F" };
      expect((await visit.write("/client-view", form)).status).toBe(303);
    }
    return visit;
  }

  /** What no user may see anywhere, and what this one may not. */
  function findSecrets(text: string, { viewer, tokens }: { viewer: Viewer; tokens: string[] }) {
    const worksHere = viewer !== "visitor" && viewer !== "traveller";
    const colleagues = worksHere
      ? []
      : demoUsers
          .filter((user) => user.role !== viewer)
          .map((user) => `${user.role}@${agency.name}.localhost`);
    const foreign = demoUsers.map((user) => `${user.role}@${agency.other}.localhost`);
    const words = [...site.secrets, ...tokens, ...foreign, ...colleagues, "$argon2", "$2b$"];
    return words
      .filter((word) => text.includes(word))
      .concat(/"(?:\w*_)?(?:password_?hash|token_?hash|accessToken)"/i.exec(text) ?? []);
  }

  /** Before the others, which end with everybody deleting their account. */
  async function checkFirstPaint() {
    const tiersOf = (some: readonly Viewer[]) => new Set(some.map((one) => toTier(one, agency)));
    expect(tiersOf(agency.everywhere), "tiers that look everywhere").toEqual(tiersOf(viewers));
    const [service = "hotels"] = agency.services;
    for (const viewer of viewers) {
      const visit = await visitAs(viewer);
      const { text } = await visit.get("/");
      const shown = findMarkers(text.replace(/<script.*?<\/script>/gs, ""));
      expect([viewer, shown.sort()]).toEqual([
        viewer,
        markersFor(toTier(viewer, agency), [service]).sort(),
      ]);
      const structured = [
        ...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ]
        .map(([, json]) => json)
        .join("\n");
      expect([viewer, findMarkers(structured)]).toEqual([
        viewer,
        agency.allowNonLoginFlow ? [`${service} traveller`] : [],
      ]);
    }
  }

  /** Every page and response if the viewer stands for a tier, else what depends on the role. */
  async function checkViewer(viewer: Viewer) {
    const isEverywhere = looksEverywhere(viewer, agency);
    const tier = toTier(viewer, agency);
    const allowed = markersFor(tier, agency.services).sort();
    const visit = await visitAs(viewer);
    const pages = await crawlPages(visit, isEverywhere ? undefined : isPersonal);
    const upstream = await makeUpstreamCalls(site, { agency: agency.name, visit });
    const deals = await makeBrowserCalls(visit, dealCalls);
    const seen = [...pages, ...upstream, ...deals];
    if (isEverywhere) {
      seen.push(toSeen("html", "/ in yen", await visit.get("/", { cookie: "currency=JPY.JP" })));
      const isOwn = (call: string) =>
        viewer !== "agent in client view" || !accountEnds.includes(call);
      const own = Object.entries(browserCalls).filter(([call]) => isOwn(call));
      seen.push(...(await makeBrowserCalls(visit, Object.fromEntries(own))));
    }

    const leaks = seen.flatMap(({ form, path, markers }) =>
      markers.filter((name) => !allowed.includes(name)).map((name) => `${form} ${path}: ${name}`),
    );
    expect(leaks, "prices that are not theirs").toEqual([]);
    for (const form of isEverywhere ? (["html", "rsc", "json"] as const) : (["json"] as const))
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

    const leakedSecrets = seen.flatMap(({ form, path, answer }) =>
      findSecrets(answer.text, { viewer, tokens: visit.tokens }).map(
        (secret) => `${form} ${path}: ${secret}`,
      ),
    );
    expect(leakedSecrets, "secrets").toEqual([]);
    expect(pages.length).toBeGreaterThan(isEverywhere ? 70 : 30);
    expect(
      seen
        .filter(({ answer }) => answer.status >= 500)
        .map(({ form, path, answer }) => `${form} ${path}: ${answer.status}`),
    ).toEqual([]);
  }
  return { checkFirstPaint, checkViewer, visitAs };
}

import { createHash } from "node:crypto";
import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

// The fixture fails on every violation of a page's policy: the browser reports it as an error.
test.use({ expectedErrors: /status of 404/ });

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const strict = /object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/;
/** As served: these scripts vouch for what they load later. */
const scriptsOf = (html: string) => [
  ...html.matchAll(/<script(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs),
];
const scriptSources = (policy: string | undefined) =>
  /script-src ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ") ?? [];
/** The hashes of inline scripts, as `lib/security-policy` writes them. */
const hashesOf = (html: string) => {
  const inline = scriptsOf(html).filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ""));
  return [
    ...new Set(
      inline.map(
        ([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
      ),
    ),
  ].toSorted();
};
/** Hydrated: the list of currencies needs scripts; without them there is only a link. */
async function openCurrencies(page: Page): Promise<void> {
  await page.locator("header button[popovertarget=currency-menu]:visible").first().click();
  await expect(page.locator("#currency-menu").getByRole("option").nth(10)).toBeAttached();
}

for (const path of [
  "/login",
  "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14",
  "/find-booking",
  "/no-such-page",
]) {
  test(`${path} is private, and allows its scripts by a fresh nonce on the first and on the second load`, async ({
    page,
  }) => {
    const nonces = new Set<string | undefined>();
    for (let load = 0; load < 2; load++) {
      const response = await page.goto(siteUrl("voyara", path));
      const headers = response?.headers() ?? {};
      const sources = scriptSources(headers["content-security-policy"]);
      const nonce = /^'nonce-(.+)'$/.exec(sources[0] ?? "")?.[1];
      nonces.add(nonce);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      });
      expect(headers["content-security-policy"]).toMatch(strict);
      expect(sources.slice(1)).toContain("'strict-dynamic'");
      expect(sources).not.toContain("'unsafe-inline'");
      const scripts = scriptsOf((await response?.text()) ?? "");
      expect(scripts.length).toBeGreaterThan(3);
      for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
      await openCurrencies(page);
    }
    expect(nonces.size).toBe(2);
  });
}

for (const path of [
  "/",
  "/ar?tab=Activities",
  "/about",
  "/booknow/hotels",
  "/destination/lisbon",
  "/hotel-details?id=sandbox-h-null-island-plain",
]) {
  test(`${path} is shared, and allows its inline scripts by hash on the first and on the second load`, async ({
    page,
  }) => {
    for (let load = 0; load < 2; load++) {
      const response = await page.goto(siteUrl("voyara", path));
      const headers = response?.headers() ?? {};
      expect(headers).toMatchObject({ ...always, "cache-control": "private, no-cache" });
      expect(headers["content-security-policy"]).toMatch(strict);
      const html = (await response?.text()) ?? "";
      const hashes = hashesOf(html);
      expect(hashes.length).toBeGreaterThan(0);
      expect(scriptSources(headers["content-security-policy"])).toEqual(["'self'", ...hashes]);
      expect(html).not.toContain("nonce=");
      await openCurrencies(page);
    }
  });
}

test("a missing story is one shared error page with script hashes for simultaneous requests, and rendered for each later one", async ({
  page,
  request,
}) => {
  const path = "/blog/no-such-story";
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => requestSite(request, "voyara", path)),
  );
  expect(
    answers.filter((answer) => answer.headers()["cache-status"]?.endsWith("; collapsed")).length,
  ).toBeGreaterThan(0);
  for (const answer of answers) {
    expect([
      answer.status(),
      answer.headers()["cache-control"],
      answer.headers()["cdn-cache-control"],
    ]).toEqual([404, "private, no-store", undefined]);
    expect(await answer.text()).toContain("The page you&#x27;re looking for is not found.");
  }
  for (let load = 0; load < 2; load++) {
    const response = await page.goto(siteUrl("voyara", path));
    const headers = response?.headers() ?? {};
    expect(headers).toMatchObject({
      ...always,
      "cache-control": "private, no-store",
      "cache-status": "front-door; fwd=miss",
    });
    expect(headers["content-security-policy"]).toMatch(strict);
    const html = (await response?.text()) ?? "";
    expect(html).not.toContain("nonce=");
    expect(scriptSources(headers["content-security-policy"])).toEqual([
      "'self'",
      ...hashesOf(html),
    ]);
    await openCurrencies(page);
  }
});

test("robots.txt, sitemap and manifest belong to the requested host", async ({ request }) => {
  for (const agency of ["voyara", "solmar", "harbour"]) {
    const ask = async (path: string) => (await requestSite(request, agency, path)).text();
    const home = siteUrl(agency, "");
    expect(await ask("/robots.txt")).toContain(`Sitemap: ${home}/sitemap.xml`);
    const sitemap = await ask("/sitemap-pages.xml");
    expect(sitemap).toContain(`<loc>${home}/</loc>`);
    for (const [, address] of sitemap.matchAll(/(?:<loc>|href=")(http[^<"]+)/g))
      expect(address).toMatch(new RegExp(`^${home}/`));
    expect(JSON.parse(await ask("/manifest.webmanifest"))).toMatchObject({
      start_url: "/",
      name: expect.stringMatching(new RegExp(agency, "i")),
    });
  }
});

import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

// The fixture fails on every breach of a page's policy: the browser reports it as an error.
test.use({ expectedErrors: /status of 404/ });

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1];

for (const path of ["/", "/ar?tab=Cars", "/login", "/booknow/hotels", "/no-such-page"]) {
  test(`${path} keeps its policy on the first load and on the second`, async ({ page }) => {
    const nonces = new Set<string | undefined>();
    for (let load = 0; load < 2; load++) {
      const response = await page.goto(siteUrl("voyara", path));
      const headers = response?.headers() ?? {};
      const nonce = nonceOf(headers["content-security-policy"]);
      nonces.add(nonce);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cache-control": "private, no-store",
      });
      expect(headers["content-security-policy"]).toMatch(/object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/);
      // As served: what these scripts load later needs no nonce of its own ('strict-dynamic').
      const scripts = [...((await response?.text()) ?? "").matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      await page.getByRole("banner").locator("button:visible").first().click();
    }
    expect(nonces.size).toBe(2);
  });
}

test("robots.txt, sitemap and manifest are of the host that was asked", async ({ request }) => {
  for (const agency of ["voyara", "solmar", "harbour"]) {
    const ask = async (path: string) => (await requestSite(request, agency, path)).text();
    const home = siteUrl(agency, "");
    expect(await ask("/robots.txt")).toContain(`Sitemap: ${home}/sitemap.xml`);
    const sitemap = await ask("/sitemap-pages.xml");
    expect(sitemap).toContain(`<loc>${home}/</loc>`);
    for (const [, address] of sitemap.matchAll(/(?:<loc>|href=")(http[^<"]+)/g)) expect(address).toMatch(new RegExp(`^${home}/`));
    expect(JSON.parse(await ask("/manifest.webmanifest"))).toMatchObject({ start_url: "/", name: expect.stringMatching(new RegExp(agency, "i")) });
  }
});

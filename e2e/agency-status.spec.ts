import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

// Chromium logs a document with such a status as an error.
test.use({ expectedErrors: /status of (404|503)/ });

const inactive = "Agency is inactive, Please contact the administrator";

for (const { agency, status, text } of [
  { agency: "nobody", status: 404, text: "Agency not found!" },
  { agency: "dormant", status: 503, text: inactive },
]) {
  test(`${agency} has no site: ${status} for every path`, async ({ request }) => {
    for (const path of [
      "/",
      "/es",
      "/login",
      "/no-such-page",
      "/booknow/hotels",
      "/?lng=es",
      "/robots.txt",
      "/sitemap.xml",
      "/manifest.webmanifest",
    ]) {
      const answer = await requestSite(request, agency, path);
      expect([path, answer.status(), answer.headers()["x-robots-tag"]]).toEqual([
        path,
        status,
        "noindex",
      ]);
      expect(await answer.text()).toContain(`>${text}</h1>`);
    }
    for (const options of [{ method: "HEAD" }, { headers: { RSC: "1" }, params: { _rsc: "" } }]) {
      expect((await requestSite(request, agency, "/", options)).status()).toBe(status);
    }
    for (const options of [
      { method: "GET" },
      { method: "POST", headers: { origin: siteUrl(agency, "") }, data: {} },
    ]) {
      const answer = await requestSite(request, agency, "/api/user/login", options);
      expect([answer.status(), (await answer.json()).error]).toEqual([status, text]);
    }
  });

  test(`${agency} shows why, over everything and to everybody`, async ({ page }) => {
    await page.goto(siteUrl(agency));
    await expect(page.getByRole("alertdialog", { name: text })).toBeVisible();
    await expect(page.getByRole("link")).toHaveCount(0);
    await expectAccessible(page);
  });
}

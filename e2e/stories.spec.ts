import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog links to an article, with its metadata", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/blog"));
    await expect(page).toHaveTitle("Blog - Voyara Travel");
    await page.getByRole("link", { name: "Three unhurried days in Lisbon" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Three unhurried days in Lisbon",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      siteUrl("voyara", "/blog/three-unhurried-days-in-lisbon"),
    );
    await expect(page.locator('link[hreflang="es"]')).toHaveAttribute(
      "href",
      siteUrl("voyara", "/es/blog/three-unhurried-days-in-lisbon"),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      /\/old-town-2-960\.webp$/,
    );
    const types = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => (JSON.parse(text) as { "@type": string })["@type"],
    );
    expect(types).toEqual(expect.arrayContaining(["Article", "BreadcrumbList"]));
  });

  test("a shared article shows its image and links to the whole article", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/es/blog/share?slug=how-to-pack-for-two-climates"));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      /\/mountains-2-960\.webp$/,
    );
    await page.getByRole("link", { name: "Leer el artículo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Una sola maleta para dos climas",
    );
  });

  test("a destination has its text, its map and deals around it, tab by tab", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/"));
    await page
      .getByRole("region", { name: "Top destinations" })
      .getByRole("link", { name: "Copenhagen" })
      .click();
    await expect(
      page.getByRole("img", { name: "Map with Copenhagen in the middle" }),
    ).toBeVisible();
    const deals = page.getByRole("region", { name: "Product Deals" });
    await expect(deals.getByRole("article").first()).toContainText(/Copenhagen|København/);
    await deals.getByRole("link", { name: "Activities" }).click();
    await expect(page).toHaveURL(siteUrl("voyara", "/destination/copenhagen?tab=Activities"));
    await expect(deals.getByRole("article").first()).toContainText("Per person");
  });
});

test("a missing story is a 404, and destinations don't exist if an agency displays none", async ({
  request,
}) => {
  const statusOf = async (agency: string, path: string) =>
    (await requestSite(request, agency, path)).status();
  for (const path of [
    "/blog/nothing",
    "/blog/share",
    "/blog/share?slug=..",
    "/destination/nothing",
    "/destination/share?slug=x",
    "/url/nothing",
  ])
    expect([path, await statusOf("voyara", path)]).toEqual([path, 404]);
  for (const path of ["/destination", "/top-destination", "/destination/lisbon"])
    expect([path, await statusOf("harbour", path)]).toEqual([path, 404]);
  expect(await statusOf("voyara", "/top-destination")).toBe(200);
  // Another agency's article and link.
  expect(await statusOf("harbour", "/blog/three-unhurried-days-in-lisbon")).toBe(404);
  expect(await statusOf("solmar", "/url/lisbon-demo-link-00001")).toBe(404);
});

test("a short link redirects within the site, an expired one to the page that says so", async ({
  request,
}) => {
  const locationOf = async (path: string) => {
    const answer = await requestSite(request, "voyara", path);
    return [answer.status(), answer.headers().location];
  };
  expect(await locationOf("/url/lisbon-demo-link-00001")).toEqual([
    307,
    "/destination/lisbon?tab=Hotels#routeType=url",
  ]);
  expect(await locationOf("/es/url/lisbon-demo-link-00001")).toEqual([
    307,
    "/es/destination/lisbon?tab=Hotels#routeType=url",
  ]);
  const gone = await requestSite(request, "voyara", "/es/url/expired-demo-link-0001");
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toMatch(
    /<title>Este enlace ha caducado - Voyara Travel<\/title>.*<h1[^>]*>Este enlace ha caducado</s,
  );
});

test("a short link is where sign-in returns to, and logging out clears it", async ({ page }) => {
  const remembered = () =>
    page.evaluate(() => [
      sessionStorage.getItem("routeType"),
      sessionStorage.getItem("deepLinkUrl"),
    ]);
  await page.goto(siteUrl("voyara", "/es/url/lisbon-demo-link-00001"));
  await expect(page).toHaveURL(siteUrl("voyara", "/es/destination/lisbon?tab=Hotels"));
  expect(await remembered()).toEqual(["url", "/es/destination/lisbon?tab=Hotels"]);
  await page.goto(siteUrl("voyara", "/login"));
  await page.waitForLoadState("networkidle");
  await page.getByLabel("E-mail").fill("traveller@voyara.localhost");
  await page.getByLabel("Password", { exact: true }).fill("wander-Far-2026");
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/es/destination/lisbon?tab=Hotels"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Sesión iniciada/ }).click();
  await page
    .getByRole("region", { name: "Tu cuenta" })
    .getByRole("link", { name: "Cerrar sesión" })
    .click();
  await expect(page).toHaveURL(siteUrl("voyara", "/es"));
  expect(await remembered()).toEqual([null, null]);
});

test("the sitemap lists stories with their dates", async ({ request }) => {
  const mapOf = async (kind: string) =>
    (await requestSite(request, "voyara", `/sitemap-${kind}.xml`)).text();
  expect(await mapOf("destinations")).toMatch(
    /<loc>[^<]*\/destination\/lisbon<\/loc><lastmod>\d{4}-/,
  );
  expect(await mapOf("destinations")).toContain("/top-destination</loc>");
  expect(await mapOf("blog")).toContain(
    "/es/blog/a-first-cruise-without-surprises</loc><lastmod>2025-02-13T08:00:00.000Z</lastmod>",
  );
});

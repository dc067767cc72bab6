import { parse } from "parse5";
import { siteUrl } from "./agencies";
import { readHead } from "./read-head";
import {
  attributeOf,
  elementIn,
  elementsIn,
  linkIn,
  readPage,
  textOf,
  type PageNode,
} from "./read-page";
import { requestSite } from "./request-site";
import { expect, test } from "./test";
import { untilHydrated } from "./until-hydrated";

test("the blog links to an article, with its metadata", async ({ request }) => {
  const blog = await readHead(request, "voyara", "/blog");
  expect(blog.title).toBe("Blog - Voyara Travel");
  const path = linkIn(parse(blog.html), "Three unhurried days in Lisbon");
  const { html, canonical, alternates, meta, data } = await readHead(request, "voyara", path);
  expect(textOf(elementIn(parse(html), "h1"))).toBe("Three unhurried days in Lisbon");
  expect(canonical).toBe(siteUrl("voyara", "/blog/three-unhurried-days-in-lisbon"));
  expect(alternates["es"]).toBe(siteUrl("voyara", "/es/blog/three-unhurried-days-in-lisbon"));
  expect(meta.get("og:image")).toMatch(/\/old-town-2-960\.webp$/);
  expect(data.map((each) => each["@type"])).toEqual(
    expect.arrayContaining(["Article", "BreadcrumbList"]),
  );
});

test("a shared article shows its image and links to the whole article", async ({ request }) => {
  const shared = "/es/blog/share?slug=how-to-pack-for-two-climates";
  const { html, meta } = await readHead(request, "voyara", shared);
  expect(meta.get("og:image")).toMatch(/\/mountains-2-960\.webp$/);
  const article = await readPage(request, "voyara", linkIn(parse(html), "Leer el artículo"));
  expect(textOf(elementIn(article.page, "h1"))).toBe("Una sola maleta para dos climas");
});

test("a destination has its text, its map and deals around it, tab by tab", async ({ request }) => {
  const regionIn = (page: PageNode, name: string) => {
    const heading = elementsIn(page, "h2").find((each) => textOf(each) === name);
    const id = heading && attributeOf(heading, "id");
    const region = elementsIn(page).find((each) => attributeOf(each, "aria-labelledby") === id);
    if (!id || !region) throw new Error(`no region "${name}"`);
    return region;
  };
  const { page: home } = await readPage(request, "voyara", "/");
  const path = linkIn(regionIn(home, "Top destinations"), "Copenhagen");
  const { page } = await readPage(request, "voyara", path);
  expect(elementsIn(page).map((each) => attributeOf(each, "aria-label"))).toContain(
    "Map with Copenhagen in the middle",
  );
  const deals = regionIn(page, "Product Deals");
  expect(textOf(elementIn(deals, "article"))).toMatch(/Copenhagen|København/);
  const tab = linkIn(deals, "Activities");
  expect(tab).toBe("/destination/copenhagen?tab=Activities");
  const activities = await readPage(request, "voyara", tab);
  expect(textOf(elementIn(regionIn(activities.page, "Product Deals"), "article"))).toMatch(
    /For \d (?:person|people), /,
  );
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
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill("traveller@voyara.localhost");
  await page.getByLabel("Password", { exact: true }).fill("wander-Far-2026");
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/es/destination/lisbon?tab=Hotels"));
  await untilHydrated(page);
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

import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { attributeOf, elementIn, elementsIn, readPage, textOf } from "./read-page";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { inTurn } from "./full-run";
import { expect, test } from "./test";
import { untilHydrated } from "./until-hydrated";

for (const { agency, name, language } of [
  { agency: "voyara", name: "Voyara Travel", language: "en" },
  { agency: "solmar", name: "Solmar Viajes", language: "es" },
]) {
  test(`${agency} shows its own brand`, async ({ request }) => {
    const { page } = await readPage(request, agency, "/");
    expect(textOf(elementIn(page, "title"))).toContain(name);
    expect(attributeOf(elementIn(page, "html"), "lang")).toBe(language);
    const images = elementsIn(elementIn(page, "header"), "img");
    expect(images.map((image) => attributeOf(image, "alt"))).toContain(name);
  });

  test(`${agency} signs its own agents in`, async ({ page }) => {
    await signIn(page, agency, "agent");
    await page.goto(siteUrl(agency));
    await expect(page.locator("#account-menu")).toContainText(`agent@${agency}.localhost`);
  });
}

for (const [agency, order] of Object.entries({
  voyara: ["deals", "top-destinations", "highlights"],
  nordlys: ["top-destinations", "deals", "highlights"],
  harbour: ["highlights", "deals"],
})) {
  test(`${agency} orders the sections of its home page`, async ({ request }) => {
    const { page } = await readPage(request, agency, "/");
    const sections = elementsIn(elementIn(page, "main"), "section");
    const ids = sections.flatMap((section) => attributeOf(section, "aria-labelledby") ?? []);
    expect(ids).toEqual(order);
  });
}

test("each agency says for itself why to book there, what can be checked, and what cards it takes", async ({
  request,
}) => {
  const reasons: string[] = [];
  const brands: string[] = [];
  const facts: [string, number][] = [];
  for (const [agency, path] of Object.entries({
    voyara: "/",
    nordlys: "/en",
    harbour: "/",
    solmar: "/en",
  })) {
    const { page } = await readPage(request, agency, path);
    for (const section of elementsIn(page, "section"))
      if (attributeOf(section, "aria-labelledby") === "highlights")
        reasons.push(...elementsIn(section, "h3").map(textOf));
    for (const list of elementsIn(page, "ul"))
      if (attributeOf(list, "aria-label") === "Accepted payment brands")
        brands.push(elementsIn(list, "li").map(textOf).join());
      else if (attributeOf(list, "class")?.includes("trust-facts"))
        facts.push([agency, elementsIn(list, "li").length]);
  }
  expect(reasons).toHaveLength(12);
  expect(new Set(reasons).size).toBe(12);
  expect(facts).toEqual([
    ["voyara", 3],
    ["harbour", 1],
  ]);
  expect(brands).toHaveLength(4);
  expect(new Set(brands).size).toBe(3);
});

test("an agency centres its headline if it wants to", async ({ page }) => {
  for (const [agency, align] of [
    ["solmar", "center"],
    ["voyara", "start"],
  ] as const) {
    await page.goto(siteUrl(agency));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-align", align);
  }
});

/** Until the fonts that the page needs have come, and it is drawn with them. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  });

/** Where the hero's picture, headline and search stand. */
async function measureHero(page: Page) {
  const hero = page.locator("main section").first();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error("it has no box");
    return box;
  };
  return {
    image: await boxOf(hero.locator("img").first()),
    title: await boxOf(hero.getByRole("heading", { level: 1 })),
    search: await boxOf(hero.locator("form").first()),
    width: await page.evaluate(() => document.documentElement.clientWidth),
  };
}

for (const scheme of inTurn(["light", "dark"] as const))
  test(`heroes are composed in four ways, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const agency of ["voyara", "solmar"]) {
      await page.goto(siteUrl(agency));
      const { image, title, width } = await measureHero(page);
      expect(image.width).toBe(width);
      expect(title.y).toBeGreaterThan(image.y);
    }
    await page.goto(siteUrl("nordlys"));
    const split = await measureHero(page);
    expect(split.image.width).toBe(split.width / 2);
    expect(split.title.x + split.title.width).toBeLessThanOrEqual(split.image.x);
    await page.goto(siteUrl("harbour"));
    const card = await measureHero(page);
    expect(card.image.x).toBeGreaterThan(0);
    expect(card.image.width).toBeLessThan(card.width);
    expect(card.title.y + card.title.height).toBeLessThan(card.image.y + card.image.height);
    expect(card.search.y).toBeGreaterThan(card.title.y + card.title.height);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("each hero fits, and its search takes a touch", async ({ page }) => {
    for (const agency of ["voyara", "nordlys", "harbour"]) {
      await page.goto(siteUrl(agency));
      const { image, title, search, width } = await measureHero(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(search.y).toBeGreaterThan(title.y + title.height);
      expect(image.height).toBeGreaterThan(150);
      await untilHydrated(page);
      const second = page.locator("main section").first().getByRole("link").nth(1);
      await second.tap();
      await expect(second).toHaveAttribute("aria-current", /./);
    }
  });
});

const titleFonts = {
  voyara: ["outfit", "Outfit"],
  solmar: ["fraunces", "Fraunces"],
  nordlys: ["josefin-sans", "Josefin Sans"],
  harbour: ["cormorant-garamond", "Cormorant Garamond"],
} as const;

for (const [agency, [file, family]] of inTurn(Object.entries(titleFonts)))
  test(`${agency} sets its titles in its own font, and loads no other's`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      const name = /\/([a-z-]+)-latin[^/]*\.woff2$/.exec(request.url())?.[1];
      if (name) fonts.push(name);
    });
    await page.goto(siteUrl(agency));
    await untilDrawn(page);
    expect([...new Set(fonts)].sort()).toEqual(["figtree", file].sort());
    expect(await page.evaluate((name) => document.fonts.check(`600 2rem "${name}"`), family)).toBe(
      true,
    );
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveCSS("font-family", new RegExp(`^"?${family}"?, `));
    await expect(page.locator("body")).toHaveCSS("font-family", /^"Figtree Variable"/);
  });

test("Arabic is set in the site's Arabic font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("noto-sans-arabic")) fonts.push(request.url());
  });
  await page.goto(siteUrl("voyara", "/ar"));
  await untilDrawn(page);
  expect(fonts).toHaveLength(1);
  expect(
    await page.evaluate(() => document.fonts.check('1rem "Noto Sans Arabic Variable"', "\u0633")),
  ).toBe(true);
});

for (const path of inTurn(["/", "/destination/lisbon", "/faqs"]))
  test(`nothing moves on ${path} when its fonts arrive`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry) moved.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$/, (route) => released.then(() => route.continue()));
    await page.goto(siteUrl("voyara", path), { waitUntil: "domcontentloaded" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await untilHydrated(page);
    release();
    // Two frames later the last movement is counted.
    await untilDrawn(page);
    const moved = await page.evaluate(() =>
      (Reflect.get(window, "moved") as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(await page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
    expect(moved).toBeLessThan(0.02);
    await page.close();
  });

test.describe("titles whose font comes late", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [agency, [, family]] of inTurn(Object.entries(titleFonts)))
    test(`keep their lines when it arrives: ${agency}`, async ({ page }) => {
      const isDrawnWith = () =>
        page.evaluate((name) => document.fonts.check(`600 2rem "${name}"`), family);
      const measure = async () => {
        const heights = [];
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 1440, height: 900 },
        ]) {
          await page.setViewportSize(viewport);
          await untilDrawn(page);
          const titles = page.getByRole("main").locator("h1, h2.text-title");
          heights.push(
            await titles.evaluateAll((all) =>
              all.map((each) => each.getBoundingClientRect().height),
            ),
          );
        }
        return heights;
      };
      const fonts = /-latin-600-normal/;
      await page.route(fonts, (route) => route.abort());
      await page.goto(siteUrl(agency));
      const before = await measure();
      expect(await isDrawnWith()).toBe(false);
      await page.unroute(fonts);
      await page.reload();
      expect(before).toEqual(await measure());
      expect(await isDrawnWith()).toBe(true);
    });
});

test("Arabic titles have the Arabic font alone", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/ar"));
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /^"Figtree Variable".*"Noto Sans Arabic Variable"/);
});

test("an unknown host is 404, an inactive agency 503", async ({ request }) => {
  expect((await requestSite(request, "nobody")).status()).toBe(404);
  expect((await requestSite(request, "dormant")).status()).toBe(503);
});

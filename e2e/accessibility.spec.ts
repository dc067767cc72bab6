import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { inTurn, isFullRun } from "./full-run";
import { errorPages, inLanguage, publicPages } from "./public-pages";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 4(?:03|04|10)/ });
test.describe.configure({ mode: "parallel" });

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
type Look = { scheme: "light" | "dark"; screen: keyof typeof screens };
const looks: Look[] = [
  { scheme: "light", screen: "phone" },
  { scheme: "light", screen: "desktop" },
  { scheme: "dark", screen: "desktop" },
  { scheme: "dark", screen: "phone" },
];
/** Two positions later both scheme and screen differ. */
const lookOf = (index: number): Look =>
  looks[index % looks.length] ?? { scheme: "light", screen: "phone" };

async function expectFit(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, "nothing sticks out sideways").toBeLessThanOrEqual(window ?? 0);
}

/** Opened as a visitor would: collapsed content is checked, too. */
async function expectGood(
  page: Page,
  agency: string,
  { path, scheme, screen, isRepeated = false }: { path: string; isRepeated?: boolean } & Look,
) {
  await test.step(`${path}, ${scheme}, ${screen}`, async () => {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(siteUrl(agency, path));
    await page.evaluate(() =>
      document.querySelectorAll("main details").forEach((entry) => entry.setAttribute("open", "")),
    );
    if (isFullRun || !isRepeated) await expectAccessible(page);
    await expectFit(page);
  });
}

const pages = [...publicPages, ...Object.keys(errorPages)];
/** Pages that axe sees elsewhere: another page of the same parts, or the specs of a service. */
const repeated = new Set([
  "/cookies-policy",
  "/disclaimer",
  "/user-terms-and-conditions",
  "/top-destination",
  "/no-such-page",
  "/url/expired-demo-link-0001",
  "/booknow/hotels",
  "/booknow/flights",
  "/hotel-reviews?id=sandbox-h-null-island-plain",
]);
const half = Math.ceil(pages.length / 2);

const halves = { first: pages.slice(0, half), second: pages.slice(half) };

// Each half in one of the two directions.
for (const variants of inTurn([
  [["en", "first"] as const, ["ar", "second"] as const],
  [["ar", "first"] as const, ["en", "second"] as const],
]))
  for (const [language, part] of variants)
    test(`public pages in ${language}, the ${part} half`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const [index, each] of halves[part].entries())
        await expectGood(page, "voyara", {
          path: language === "en" ? each : inLanguage(language, each),
          isRepeated: repeated.has(each),
          ...lookOf(language === "en" ? index : index + 2),
        });
    });

test("what has the keyboard's focus is outlined", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/faqs"));
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    const [name, style, width] = await page.evaluate(() => {
      const { activeElement } = document;
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement ?? document.body);
      return [
        activeElement?.outerHTML.slice(0, 200),
        outlineStyle,
        Number.parseFloat(outlineWidth),
      ];
    });
    expect([name, style]).toEqual([name, "solid"]);
    expect([name, width]).toEqual([name, 2]);
  }
});

test("a page in each other language", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [index, language] of ["pt", "es", "da", "no", "de", "fr", "sv"].entries()) {
    const path = inLanguage(language, "/faqs");
    await expectGood(page, "voyara", { path, isRepeated: true, ...lookOf(index) });
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  }
});

for (const [agency, paths] of Object.entries({
  voyara: ["/es?tab=Cars", "/ar/booknow/hotels/search?place=Porto&adults=2"],
  solmar: ["/", "/en?tab=Activities", "/ar"],
  nordlys: ["/"],
  harbour: ["/", "/fr?tab=Flights", "/signup"],
})) {
  // Colours and layout are independent: two of the four pairs cover each scheme and each screen.
  for (const [turn, look] of inTurn([...[lookOf(0), lookOf(2)].entries()])) {
    test(`${agency}, ${look.scheme}, ${look.screen}`, async ({ page }) => {
      test.slow();
      for (const [index, path] of paths.entries()) {
        // In both schemes axe sees the colours of each agency once, and its other pages in one.
        const isRepeated = path !== "/" && index % 2 !== turn;
        await expectGood(page, agency, { path, isRepeated, ...look });
      }
    });
  }
}

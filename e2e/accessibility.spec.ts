import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
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
  { path, scheme, screen }: { path: string } & Look,
) {
  await test.step(`${path}, ${scheme}, ${screen}`, async () => {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(siteUrl(agency, path));
    await page.evaluate(() =>
      document.querySelectorAll("main details").forEach((entry) => entry.setAttribute("open", "")),
    );
    await expectAccessible(page);
    await expectFit(page);
  });
}

const pages = [...publicPages, ...Object.keys(errorPages)];
const half = Math.ceil(pages.length / 2);

for (const [part, paths] of Object.entries({
  first: pages.slice(0, half),
  second: pages.slice(half),
})) {
  for (const language of ["en", "ar"]) {
    test(`public pages in ${language}, the ${part} half`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const [index, each] of paths.entries())
        await expectGood(page, "voyara", {
          path: language === "en" ? each : inLanguage(language, each),
          ...lookOf(language === "en" ? index : index + 2),
        });
    });
  }
}

test("a page in each other language", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [index, language] of ["pt", "es", "da", "no", "de", "fr", "sv"].entries())
    await expectGood(page, "voyara", { path: inLanguage(language, "/faqs"), ...lookOf(index) });
});

for (const [agency, paths] of Object.entries({
  voyara: ["/es?tab=Cars", "/ar/booknow/hotels/search?place=Porto&adults=2"],
  solmar: ["/", "/en?tab=Activities", "/ar"],
  harbour: ["/", "/fr?tab=Flights", "/signup"],
})) {
  // Colours and layout are independent: two of the four pairs cover each scheme and each screen.
  for (const look of [lookOf(0), lookOf(2)]) {
    test(`${agency}, ${look.scheme}, ${look.screen}`, async ({ page }) => {
      test.slow();
      for (const path of paths) await expectGood(page, agency, { path, ...look });
    });
  }
}

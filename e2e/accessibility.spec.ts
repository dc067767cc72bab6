import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 404/ });
test.describe.configure({ mode: "parallel" });

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
// Colours and layout don't depend on each other: two of the four pairs show each scheme and each screen.
const looks = [
  { scheme: "light", screen: "phone" },
  { scheme: "dark", screen: "desktop" },
] as const;

async function expectFit(page: Page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(content, "nothing sticks out sideways").toBeLessThanOrEqual(window ?? 0);
}

for (const [agency, paths] of Object.entries({
  voyara: ["/", "/ar", "/es?tab=Cars", "/login", "/ar/booknow/hotels/search?place=Porto&adults=2", "/no-such-page"],
  solmar: ["/", "/en?tab=Activities", "/ar"],
  harbour: ["/", "/fr?tab=Flights"],
})) {
  for (const { scheme, screen } of looks) {
    test(`${agency}, ${scheme}, ${screen}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(screens[screen]);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(siteUrl(agency, path));
          await expectAccessible(page);
          await expectFit(page);
        });
      }
    });
  }
}

// Takes the screenshots of README.md and docs/agency-desk.md of a running site: `npm start`, then
// `node scripts/take-screenshots.mjs`; names such as `hotels-voyara` take only those.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumArguments, findChromium } from "./find-chromium.mjs";

const port = process.env.PORT ?? 3000;
const folder = new URL("../docs/pictures/", import.meta.url).pathname;
const devices = {
  desktop: { viewport: { width: 1440, height: 1500 }, width: 960 },
  phone: { viewport: { width: 390, height: 1300 }, isMobile: true, hasTouch: true, width: 390 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const pages = [
  ...["voyara", "solmar", "harbour"].map((agency) => ({
    name: `home-${agency}`,
    agency,
    path: "/",
  })),
  {
    name: "hotels-voyara",
    agency: "voyara",
    path: "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14",
  },
  // With the demo's year of bookings.
  { name: "desk-bookings", agency: "voyara", role: "owner", path: "/bookings" },
  {
    name: "desk-booking",
    agency: "voyara",
    role: "owner",
    path: "/bookings?due=change",
    opens: 'a[href*="/bookings/F-"]',
  },
  { name: "desk-support", agency: "voyara", role: "owner", path: "/settings/support" },
];
/** Only where it is shown in a document. */
const isShown = ({ role }, deviceName) => !role || deviceName === "desktop";
const names = process.argv.slice(2);
for (const { name, agency, role, path, opens } of pages.filter(
  (each) => names.length === 0 || names.includes(each.name),
)) {
  for (const [deviceName, { width, ...device }] of Object.entries(devices)) {
    if (!isShown({ role }, deviceName)) continue;
    const page = await browser.newPage(device);
    const origin = `http://${agency}.localhost:${port}`;
    if (role) {
      await page.goto(`${origin}/disclaimer`);
      await page.evaluate(
        (body) =>
          fetch("/api/user/login", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        { email: `${role}@${agency}.localhost`, password: "wander-Far-2026" },
      );
    }
    await page.goto(origin + path, { waitUntil: "networkidle" });
    if (opens) {
      const address = await page.locator(opens).first().getAttribute("href");
      await page.goto(new URL(address, origin).href, { waitUntil: "networkidle" });
    }
    await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toFile(`${folder}${name}-${deviceName}.webp`);
    await page.close();
  }
}
await browser.close();

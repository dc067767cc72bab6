// Takes the README's screenshots of a running site: `npm start`, then
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
];
const names = process.argv.slice(2);
for (const { name, agency, path } of pages.filter(
  (each) => names.length === 0 || names.includes(each.name),
)) {
  for (const [deviceName, { width, ...device }] of Object.entries(devices)) {
    const page = await browser.newPage(device);
    await page.goto(`http://${agency}.localhost:${port}${path}`, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toFile(`${folder}${name}-${deviceName}.webp`);
    await page.close();
  }
}
await browser.close();

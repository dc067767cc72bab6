// Takes the README's pictures of a running site: `npm start`, then `node scripts/take-screenshots.mjs`.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "./find-chromium.mjs";

const port = process.env.PORT ?? 3000;
const folder = new URL("../docs/pictures/", import.meta.url).pathname;
const devices = {
  desktop: { viewport: { width: 1440, height: 1500 }, width: 960 },
  phone: { viewport: { width: 390, height: 1300 }, isMobile: true, hasTouch: true, width: 390 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"] });
for (const agency of ["voyara", "solmar", "harbour"]) {
  for (const [name, { width, ...device }] of Object.entries(devices)) {
    const page = await browser.newPage(device);
    await page.goto(`http://${agency}.localhost:${port}/`, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toFile(`${folder}home-${agency}-${name}.webp`);
    await page.close();
  }
}
await browser.close();

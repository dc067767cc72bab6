import { expect, test } from "playwright/test";
import { openPriceCrawl } from "./prices/open-price-crawl";
import { voyara, viewers } from "./prices/viewers";

const { checkFirstPaint, checkViewer, visitAs } = openPriceCrawl(voyara);

test(
  "voyara shows each role its prices at first paint, and crawlers the public ones",
  checkFirstPaint,
);

test("an activity that is no sample is found by search engines, without a day and a party", async () => {
  const visit = await visitAs("visitor");
  const path = "/booknow/activities/result-details/marker-activity";
  expect((await visit.get("/sitemap.xml")).text).toContain("/sitemap-activities.xml");
  expect((await visit.get("/sitemap-activities.xml")).text).toContain(`${path}</loc>`);
  const bare = (await visit.get(path)).text;
  expect(bare).not.toContain("noindex");
  expect(bare).toContain(`<link rel="canonical"`);
  expect(bare).toContain("application/ld+json");
  expect((await visit.get(`${path}?band=adult.2`)).text).toContain("noindex");
});

for (const viewer of viewers)
  test(`${viewer} of voyara finds only the right prices in pages and responses, and no secrets`, () =>
    checkViewer(viewer));

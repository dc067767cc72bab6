import { test } from "playwright/test";
import { openPriceCrawl } from "./prices/open-price-crawl";
import { voyara, viewers } from "./prices/viewers";

const { checkFirstPaint, checkViewer } = openPriceCrawl(voyara);

test(
  "voyara shows each role its prices at first paint, and crawlers the public ones",
  checkFirstPaint,
);

for (const viewer of viewers)
  test(`${viewer} of voyara finds only the right prices in pages and responses, and no secrets`, () =>
    checkViewer(viewer));

import { test } from "playwright/test";
import { openPriceCrawl } from "./prices/open-price-crawl";
import { solmar, viewers } from "./prices/viewers";

const { checkFirstPaint, checkViewer } = openPriceCrawl(solmar);

test(
  "solmar shows each role its prices at first paint, and crawlers the public ones",
  checkFirstPaint,
);

for (const viewer of viewers)
  test(`${viewer} of solmar finds only the right prices in pages and responses, and no secrets`, () =>
    checkViewer(viewer));

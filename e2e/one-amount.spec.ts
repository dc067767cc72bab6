import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { beside } from "./beside";
import { control, fillDate, pay, submit } from "./checkout-form";
import { readVoucher } from "./read-voucher";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

// One figure from the first price that a buyer sees to the voucher: no page makes another of it.
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const agency = "voyara";
const main = (page: Page) => page.getByRole("main");
const articles = (page: Page) => main(page).getByRole("article");
const escapeRegExp = (text: string) => text.replace(/[.$]/g, "\\$&");

/** From the checkout to the voucher: `amount` is due, and then paid, on every page. */
async function expectPaid(page: Page, amount: string) {
  await expect(page.locator(".pay-bar bdi").first()).toHaveText(amount);
  await expect(page.locator("form button[type=submit] bdi")).toHaveText(amount);
  await control(page, "phone").fill("+351 210 000 000");
  await control(page, "accepted").check();
  await submit(page);

  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await expect(main(page).locator("h1 + p")).toHaveText(amount);
  await pay(page, "4242424242424242");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your booking is confirmed");
  await expect(beside(main(page), /^Total$/)).toHaveText(amount);
  await expect(beside(main(page), /^Paid$/)).toHaveText(amount);

  const text = await readVoucher(page);
  expect(text).toMatch(new RegExp(`Total\\s+${escapeRegExp(amount)}(?![\\d.,])`));
  expect(text).toMatch(new RegExp(`Paid\\s+${escapeRegExp(amount)}(?![\\d.,])`));
}

/** A car's card in the results, on whichever page it stands. */
async function findCard(page: Page, id: string): Promise<Locator> {
  for (;;) {
    const card = articles(page).filter({ has: page.locator(`a[href*="id=${id}"]`) });
    if ((await card.count()) > 0) return card.first();
    const next = main(page).locator("a[rel=next]");
    const more = (await next.count()) > 0 ? await next.first().getAttribute("href") : null;
    if (!more) throw new Error(`${id} isn't in the results`);
    await page.goto(siteUrl(agency, more));
  }
}

test("a car's deal costs on every page what its card says", async ({ page }) => {
  await signIn(page, agency, "traveller");
  await page.goto(siteUrl(agency, "/?tab=Car Rentals"));
  // Whose price is paid at once: what the desk takes is no part of what is charged.
  const paths = await articles(page)
    .locator('a[href*="/booknow/cars/result-details"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const amounts = await articles(page)
    .filter({ has: page.locator('a[href*="/booknow/cars/result-details"]') })
    .locator("dd.deal-price-total bdi")
    .allInnerTexts();
  expect(amounts).toHaveLength(paths.length);
  let [amount, path] = ["", ""];
  for (const [index, one] of paths.entries()) {
    await page.goto(siteUrl(agency, one));
    const first = articles(page).first();
    if ((await beside(first, "Leaves your card at the desk").innerText()) !== "$0") continue;
    [amount, path] = [amounts[index] ?? "", one];
    break;
  }
  expect(amount).toMatch(/^\$[\d,]+(?:\.\d\d)?$/);
  const deal = new URL(siteUrl(agency, path));

  const search = new URL(deal);
  search.pathname = search.pathname.replace("result-details", "search");
  search.searchParams.delete("id");
  search.searchParams.delete("shown");
  search.searchParams.set("sort", "price");
  search.searchParams.set("payment", "now");
  await page.goto(search.href);
  await expect(articles(page).first()).toBeVisible();
  const id = deal.searchParams.get("id") ?? "";
  const card = await findCard(page, id);
  await expect(card.locator("dd[data-total] bdi").first()).toHaveText(amount);
  await card.getByRole("link").first().click();

  await expect(page).toHaveURL(/\/booknow\/cars\/result-details\?/);
  // The page's own article: the cheapest cover stands first in it.
  const cover = articles(page).first();
  await expect(cover.locator("dd[data-total] bdi").first()).toHaveText(amount);
  await cover
    .getByRole("button", { name: /^Reserve/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booknow\/cars\/reservation-details\?quote=/);
  await expect(page.locator("dl[aria-busy] bdi").first()).toHaveText(amount);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/booknow\/cars\/checkout\?quote=/);
  const age = Number(deal.searchParams.get("driverAge"));
  const year = Number((deal.searchParams.get("pickUpDate") ?? "").slice(0, 4));
  await fillDate(page, "birthDate0", `${year - age}-01-01`);
  await expectPaid(page, amount);
});

test("a hotel costs on every page what its card in the results says", async ({ page }) => {
  await signIn(page, agency, "traveller");
  // Where hotels take no city tax: what is paid there is no part of what is charged.
  await page.goto(
    siteUrl(agency, "/booknow/hotels/search?place=London&placeLat=51.51&placeLong=-0.13"),
  );
  await expect(articles(page).first()).toBeVisible();
  const link = articles(page).first().getByRole("link").first();
  const amount = await articles(page).first().locator(".hotel-price-total bdi").first().innerText();
  expect(amount).toMatch(/^\$[\d,]+(?:\.\d\d)?$/);
  await link.click();
  await expect(page).toHaveURL(/\/booknow\/hotels\/search-details\?/);
  const rate = page.locator("[data-total]").filter({ hasText: amount, visible: true }).first();
  await expect(rate.locator("bdi").first()).toHaveText(amount);
  await rate
    .locator("xpath=ancestor::li[1]")
    .getByRole("button", { name: /^Reserve/ })
    .click();
  await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
  await expectPaid(page, amount);
});

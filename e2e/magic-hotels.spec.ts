import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { fillContact, pay, submit } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { createQuote, openCheckout } from "./open-quote";
import { expect, test } from "./test";

// What goes wrong after the buyer has agreed, on the screens they see then; what goes wrong before
// is in checkout.spec.ts.
test.use({ expectedErrors: /status of 409/ });
test.describe.configure({ mode: "parallel" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const success = "4242424242424242";

async function book(page: Page, hotel: string) {
  await openCheckout(page, "voyara", "hotels", { word: hotel });
  // Another guest than that of checkout.spec.ts, who books some of the same.
  await fillContact(page, "ana.magic@example.com");
  await submit(page);
}

test("a hotel that refuses after the payment: nothing is reserved, and the money is back", async ({
  page,
}) => {
  await book(page, "refused");
  await pay(page, success);
  await expect(heading(page)).toHaveText("The booking didn’t work out");
  await expect(page.getByRole("main")).toContainText("The hotel couldn't take the booking.");
  await expect(page.getByRole("main")).toContainText(
    /We have sent .\$[\d.,]+. back, the way you paid\./,
  );
  await expectAccessible(page);
});

test("a hotel that booked and didn't answer is asked: the booking is found confirmed", async ({
  page,
}) => {
  await book(page, "timeout-after-booking");
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed", { timeout: 45_000 });
});

test("a declined card can be followed by another one", async ({ page }) => {
  await book(page, "plain");
  await pay(page, "4000000000000002");
  await expect(page.getByRole("main")).toContainText("The card was declined");
  await expectAccessible(page);
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("the last room goes to one, and the other is told that nothing was charged", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await openCheckout(other, "voyara", "hotels", { word: "last-room" });
  await book(page, "last-room");
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await fillContact(other);
  await submit(other);
  await expect(heading(other)).toHaveText("Somebody was faster: this room is gone");
  await other.close();
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  await expect(createQuote(page, "voyara", "hotels", { word: "last-room" })).rejects.toThrow();
});

test("a hotel that cancelled and didn't answer is asked: the booking is cancelled once, and the money comes back", async ({
  page,
}) => {
  await book(page, "cancel-timeout");
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  const { searchParams } = new URL(page.url());
  await page.goto(siteUrl("voyara", `/find-booking?${searchParams.toString()}`));
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Cancel and refund/ })
    .click();
  await expect(page.getByRole("main")).toContainText(/Refunded\$[\d,.]+/, { timeout: 45_000 });
});

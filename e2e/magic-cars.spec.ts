import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillDate, pay, submit } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { createQuote, fillCheckout } from "./open-quote";
import { readVoucher } from "./read-voucher";
import { expect, test } from "./test";

// What goes wrong with a car after the buyer has agreed, on the screens they see then.
test.use({ expectedErrors: /status of (?:409|422)/ });
test.describe.configure({ mode: "parallel" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const success = "4242424242424242";

async function book(page: Page, car: string) {
  await fillCheckout(page, "voyara", "cars", { word: car });
  await submit(page);
}

test("a car whose company refuses after the payment: nothing is reserved, the money is back", async ({
  page,
}) => {
  await book(page, "refused");
  await pay(page, success);
  await expect(heading(page)).toHaveText("The booking didn’t work out");
  await expect(main(page)).toContainText(/We have sent .\$[\d.,]+. back, the way you paid\./);
  await expectAccessible(page);
});

test("a company that booked and didn't answer is asked: the booking is found confirmed", async ({
  page,
}) => {
  await book(page, "timeout-after-booking");
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed", { timeout: 45_000 });
});

test("another price while it is held is said before anything is charged, and nothing typed is lost", async ({
  page,
}) => {
  await book(page, "price-change-at-hold");
  await expect(heading(page)).toHaveText("The price has changed");
  await page.getByRole("button", { name: "Continue at the new price" }).click();
  await expect(control(page, "email")).toHaveValue("ana@example.com");
  // A birth date isn't kept in the browser: it is entered again.
  await expect(control(page, "birthDate0-year")).toBeVisible();
});

test("the last car goes to one, and the other is told that nothing was charged", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await fillCheckout(other, "voyara", "cars", { word: "last-car" });
  await book(page, "last-car");
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await submit(other);
  await expect(heading(other)).toHaveText("Somebody was faster: this car is gone");
  await other.close();
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  await expect(createQuote(page, "voyara", "cars", { word: "last-car" })).rejects.toThrow();
});

test("a birth date that contradicts the age of the price is refused, and nothing is lost", async ({
  page,
}) => {
  await fillCheckout(page, "voyara", "cars", { word: "plain" });
  await fillDate(page, "birthDate0", "2001-05-31");
  await submit(page);
  await expect(main(page).getByRole("alert")).toContainText("the driver isn’t 40 at pick-up");
  await expect(control(page, "phone")).toHaveValue("+351 210 000 000");
  await expect(control(page, "birthDate0-year")).toHaveValue("2001");
  await expectAccessible(page);
});

test("a car paid at the desk: the mailed code, nothing charged, and the voucher says so", async ({
  page,
}) => {
  const email = "ana.desk@example.com";
  await fillCheckout(page, "voyara", "cars", { word: "pay-at-desk", ahead: 70 });
  await control(page, "email").fill(email);
  await submit(page);
  await expect(heading(page)).toHaveText("Enter your code");
  const mail = await expect
    .poll(async () =>
      (await listMails("voyara", email)).find(({ kind }) => kind === "confirmOrder"),
    )
    .toBeDefined()
    .then(async () =>
      (await listMails("voyara", email)).find(({ kind }) => kind === "confirmOrder"),
    );
  await page.getByLabel("6-digit code").fill(/(\d{3} \d{3})/.exec(mail?.text ?? "")?.[1] ?? "");
  await page.getByRole("button", { name: /^Confirm/ }).click();
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  await expect(main(page)).toContainText(/Due at the desk\$[\d,.]+/);
  await expect(main(page)).toContainText(/for the deposit of \u2066?\$[\d,.]+/);
  await expect(main(page)).not.toContainText("Pay now");
  await expectAccessible(page);
  const voucher = await readVoucher(page);
  const [, total] = /Total\s+(\$[\d,.]+)/.exec(voucher) ?? [];
  expect(voucher).toMatch(/Paid\s+\$0(?![\d.,])/);
  expect(/at the desk\s+(\$[\d,.]+)/.exec(voucher)?.[1]).toBe(total);
  const { searchParams } = new URL(page.url());
  await page.goto(siteUrl("voyara", `/find-booking?${searchParams.toString()}`));
  await expect(page.getByRole("button", { name: "Cancel booking" })).toBeVisible();
});

import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, pay, submit } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { newAddress } from "./new-address";
import { fillCheckout, openCheckout } from "./open-quote";
import { expect, test } from "./test";

// What goes wrong with an activity after the buyer has agreed, on the screens they see then.
test.use({ expectedErrors: /status of (?:409|422)/ });
test.describe.configure({ mode: "parallel" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const success = "4242424242424242";
const islandPage = (word: string, date: string) =>
  siteUrl(
    "voyara",
    `/booknow/activities/result-details/sandbox-a-null-island-${word}?date=${date}&band=adult.1`,
  );

test("the last place goes to one, and the other is told that nothing was charged", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await fillCheckout(page, "voyara", "activities", { word: "last-place" });
  // Held at the quote: no second one can be had on this start.
  await other.goto(islandPage("last-place", dayAhead(40)));
  await expect(main(other)).toContainText("Not enough places are left");
  await other.close();
  await submit(page);
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("a guide who must agree: nothing is charged before, and the yes asks for the payment", async ({
  page,
}) => {
  test.slow();
  const email = newAddress();
  await page.goto(islandPage("accepts-later", dayAhead(40)));
  await main(page)
    .getByRole("button", { name: /^Ask: nothing is charged now: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\?quote=/);
  for (const [name, value] of Object.entries({
    ...{ firstName: "Ana", lastName: "Silva", email, phone: "+351 210 000 000" },
    ...{ person0FirstName: "Ana", person0LastName: "Silva" },
  }))
    await control(page, name).fill(value);
  await control(page, "accepted").check();
  await expect(page.locator("form button[type=submit]").first()).toContainText(
    "nothing is charged now",
  );
  await expectAccessible(page);
  await submit(page);
  await expect(heading(page)).toHaveText("Enter your code");
  const findMail = async (kind: string) =>
    (await listMails("voyara", email)).find((mail) => mail.kind === kind);
  await expect.poll(() => findMail("confirmOrder")).toBeDefined();
  const code = /(\d{3} \d{3})/.exec((await findMail("confirmOrder"))?.text ?? "")?.[1] ?? "";
  await page.getByLabel("6-digit code").fill(code);
  await page.locator("form button[type=submit]").first().click();
  await expect(heading(page)).toHaveText("We’ve asked for your places");
  await expect(main(page)).toContainText("Nothing has been charged");
  await expectAccessible(page);
  // The page changes by itself once the guide has said yes.
  await expect(heading(page)).toHaveText(
    "Your places are kept for you: only the payment is missing",
    { timeout: 60_000 },
  );
  await main(page).getByRole("button", { name: "Go to the payment" }).click();
  await pay(page, success);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("another price while it is held is said before the form, which goes on from there", async ({
  page,
}) => {
  await openCheckout(page, "voyara", "activities", { word: "price-change-at-hold" });
  await expect(heading(page)).toHaveText("The price has changed");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue at the new price" }).click();
  await expect(control(page, "person0FirstName")).toBeVisible();
});

test("keys alone change the party, choose a day, reserve and pay", async ({ page }) => {
  test.slow();
  await page.goto(
    siteUrl("voyara", `/booknow/activities/result-details/sandbox-a-null-island-plain`),
  );
  await expect(main(page).getByRole("table")).toBeVisible();
  const adults = main(page).getByRole("combobox").first();
  await adults.focus();
  await page.keyboard.press("ArrowDown");
  await expect(adults).toHaveValue("adult.2");
  await main(page).getByRole("button", { name: "Update" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/band=adult\.2/);
  const day = main(page).getByRole("table").getByRole("link").nth(3);
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(main(page)).toContainText("For 2 people");
  const reserve = main(page).getByRole("button", { name: /^Reserve: / });
  await reserve.first().press("Enter");
  await expect(page).toHaveURL(/\/checkout\?quote=/);
  for (const [name, text] of Object.entries({
    ...{ firstName: "Ana", lastName: "Silva", email: newAddress(), phone: "+351 210 000 000" },
    ...{ person0FirstName: "Ana", person0LastName: "Silva" },
  }))
    await control(page, name).pressSequentially(text);
  // The second option is the meeting point.
  await control(page, "pickUp").press("ArrowDown");
  await control(page, "pickUp").press("ArrowDown");
  await control(page, "accepted").press("Space");
  await page.locator("form button[type=submit]").first().press("Enter");
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole("textbox").pressSequentially(success);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

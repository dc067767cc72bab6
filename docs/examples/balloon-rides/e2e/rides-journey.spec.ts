import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillContact, pay, submit } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rides = (page: Page) => page.getByRole("main").getByRole("article");
const email = "rides@example.com";

/** Like the page whose other address this is, no search engine lists it. */
async function expectUnlisted(page: Page) {
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
}

test("a ride from its search to the money back, and at the agency's desk", async ({ page }) => {
  test.slow();
  await page.goto(siteUrl("voyara", "/booknow/rides"));
  await expectAccessible(page);
  await control(page, "place").selectOption("goreme");
  await control(page, "date").fill(dayAhead(40));
  await control(page, "people").selectOption("3");
  await page.getByRole("button", { name: "Search rides" }).click();
  await expect(heading(page)).toHaveText("Balloon rides: Göreme");
  await expect(rides(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^Shared basket/ }).check();
  await expect(rides(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Sunrise with others" }).click();

  await expect(heading(page)).toHaveText("Sunrise with others");
  const second = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /07:10/ }) });
  await expect(second).toContainText("4 baskets left");
  await expectAccessible(page);
  await second.getByRole("button", { name: /^Reserve/ }).click();

  await expect(page).toHaveURL(/\/booknow\/rides\/checkout\?quote=/);
  // What links from elsewhere call it.
  const { search } = new URL(page.url());
  await page.goto(siteUrl("voyara", `/booknow/rides/bookings/checkout${search}`));
  await expectUnlisted(page);
  await fillContact(page, email);
  for (const rider of [0, 1, 2]) await control(page, `rider${rider}FirstName`).fill(`Ana ${rider}`);
  for (const rider of [0, 1, 2]) {
    await control(page, `weight${rider}`).fill("176");
    if (rider > 0) await control(page, `weight${rider}-unit`).selectOption("lb");
  }
  await control(page, "rider1FirstName").fill("");
  await control(page, "question10").fill("Ode to Joy");
  await control(page, "pickUp").selectOption("pickUp");
  await control(page, "pickUpPlace").fill("12 Rose Street");
  await submit(page);
  const problems = page.getByRole("alert").getByRole("link");
  await expect(problems).toHaveText([
    "Person 1: Choose the unit of “Weight”.",
    "Person 2: Enter the first name.",
  ]);
  await control(page, "weight0-unit").selectOption("lb");
  await control(page, "rider1FirstName").fill("Ana 1");
  await expectAccessible(page);
  await submit(page);
  await pay(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL(/\/confirm-payment\?reference=B-/);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  const paid = new URL(page.url()).searchParams;
  const reference = paid.get("reference") ?? "";
  await page.goto(
    siteUrl("voyara", `/booknow/rides/confirmation/${reference}?key=${paid.get("key")}`),
  );
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  await expectUnlisted(page);
  for (const [file, start] of Object.entries({ voucher: "%PDF-", calendar: "BEGIN" })) {
    const link = page.locator(`a[href*="/booknow/rides/${file}?"]`).first();
    const href = (await link.getAttribute("href")) ?? "";
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), href);
    expect(text.slice(0, 5)).toBe(start);
  }
  const mailOf = async (kind: string) =>
    (await listMails("voyara", email)).find((mail) => mail.kind === kind);
  await expect.poll(() => mailOf("bookingConfirmed")).toBeDefined();

  const desk = await page.context().browser()?.newPage();
  if (!desk) throw new Error("there is a browser");
  await signIn(desk, "voyara", "owner");
  await desk.goto(siteUrl("voyara", "/bookings?service=rides"));
  await desk.getByRole("main").locator(`a[href*="${reference}"]`).first().click();
  await expect(desk.getByRole("main")).toContainText("Ana 2");
  await expect(desk.getByRole("main")).toContainText("Balloon field, Göreme");
  await expect(desk.getByRole("main")).toContainText("12 Rose Street");
  await expect(desk.getByRole("main")).toContainText("Ode to Joy");
  await expect(desk.getByRole("main")).not.toContainText("176");
  await expectAccessible(desk);
  await desk.close();

  await page.goto(siteUrl("voyara", "/find-booking"));
  await control(page, "reference").fill(reference);
  await control(page, "email").fill(email);
  await submit(page);
  await expect(page).toHaveURL(/\/find-booking\?reference=.*key=/);
  await expect(page.getByRole("main")).toContainText("Be at the field half an hour");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /\d/ }).last().click();
  await expect(page.getByRole("main")).toContainText("Refunded");
  await expect.poll(() => mailOf("bookingCancelled")).toBeDefined();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("rides are searched, and a visitor who may see no prices sees none", async ({ page }) => {
    await page.goto(siteUrl("solmar", "/en/booknow/rides"));
    await control(page, "place").selectOption("luxor");
    await page.getByRole("button", { name: "Search rides" }).click();
    await expect(heading(page)).toHaveText("Balloon rides: Luxor");
    await expect(rides(page)).toHaveCount(2);
    await expect(page.getByRole("main")).not.toContainText(/[$€]/);
    await page.getByRole("link", { name: "A balloon of your own", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("Sign in to see prices");
    await expect(page.getByRole("main")).not.toContainText(/[$€]/);
  });
});

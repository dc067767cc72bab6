import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { openPayment } from "./open-payment";
import { readBooking } from "./read-booking";
import { requestSite } from "./request-site";
import { expect, test } from "./test";
import { untilReady } from "./until-ready";

const stateOf = async (page: Page, placed: Parameters<typeof readBooking>[1]) =>
  (await readBooking(page.request, placed)).state;

test.describe.configure({ mode: "parallel" });

const phone = { width: 390, height: 844 };
const card = (page: Page) => page.locator("#card-number");
const payButton = (page: Page) => page.locator("form button[type=submit]");
const choose = (page: Page, end: string) =>
  page.locator("main button[aria-pressed]").filter({ hasText: end }).click();
const step = (page: Page) => page.locator("main h2[tabindex]");

async function pay(page: Page, end: string) {
  await choose(page, end);
  await payButton(page).click();
}

async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test("on a phone: only test cards are sent, a declined one can be followed by another, and 3-D Secure is asked", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const placed = await openPayment(page, "voyara", { ahead: 41 });
  await expect(page.getByRole("main")).toContainText("This is a sample payment page.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && sent.push(`${request.url()} ${request.postData()}`),
  );
  await payButton(page).click();
  await expect(
    page.getByText("Enter the number of a test card, or choose one below."),
  ).toBeVisible();
  await card(page).fill("4111 1111 1111 1111");
  await payButton(page).click();
  await expect(page.getByText("That isn't a test card.")).toBeVisible();
  await expect(card(page)).toBeFocused();
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await pay(page, "0002");
  await expect(page.getByRole("alert").filter({ hasText: "The card was declined" })).toBeVisible();
  await expectAccessible(page);
  await pay(page, "3220");
  await expect(step(page)).toHaveText("Confirm with your bank");
  await expect(step(page)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The card was declined" })).toBeVisible();
  await pay(page, "3220");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page).toHaveURL(/\/booknow\/hotels\/confirm-payment\?/);
  await expect.poll(() => stateOf(page, placed)).toBe("confirmed");
  expect(sent.join("\n")).not.toContain("41111111");

  await page.goto(siteUrl("voyara", placed.path));
  await expect(step(page)).toHaveText("Payment received");
  await expect(card(page)).toHaveCount(0);
});

test.describe("without a response", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("the page says not to pay again, and leads to a booking that finds out", async ({
    page,
  }) => {
    const placed = await openPayment(page, "voyara", { ahead: 43 });
    await pay(page, "0119");
    await expect(step(page)).toHaveText("We don't know yet whether you paid");
    await expect(page.getByRole("main")).toContainText("Please don't pay again");
    await expect(card(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Continue to your booking" }).click();
    await expect(page).toHaveURL(/\/confirm-payment\?/);
    await expect.poll(() => stateOf(page, placed), { timeout: 40_000 }).toBe("confirmed");
  });
});

test("a payment that is final a little later redirects at once, and the booking follows", async ({
  page,
}) => {
  const placed = await openPayment(page, "voyara", { ahead: 45 });
  await pay(page, "0077");
  await expect(page).toHaveURL(/\/confirm-payment\?/);
  await expect.poll(() => stateOf(page, placed), { timeout: 40_000 }).toBe("confirmed");
});

test("cancelling leads back to the booking, which can still be paid", async ({ page }) => {
  const placed = await openPayment(page, "voyara", { ahead: 47 });
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page).toHaveURL(/\/confirm-payment\?.*payment=cancelled/);
  expect(await stateOf(page, placed)).toBe("paying");
  await page.goto(siteUrl("voyara", placed.path));
  await pay(page, "4242 4242");
  await expect(page).toHaveURL(/\/confirm-payment\?/);
  await expect.poll(() => stateOf(page, placed)).toBe("confirmed");
});

test("what isn't paid is given back, from its confirmation on", async ({ page }) => {
  await openPayment(page, "voyara", { ahead: 55 });
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await page.getByRole("link", { name: "Give it back" }).click();
  await page.waitForURL(/cancel=ask/);
  // The dialog moves when it becomes modal.
  await untilReady(page);
  const dialog = page.getByRole("dialog", { name: "Give this back?" });
  await dialog.getByRole("button", { name: "Give it back" }).click();
  await expect(page.getByRole("main")).toContainText("Given back, nothing paid");
  await expect(dialog).toBeHidden();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`in Arabic, ${colorScheme}: right to left, but not the card's number`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone, colorScheme });
    const page = await context.newPage();
    await openPayment(page, "voyara", { prefix: "/ar", ahead: colorScheme === "dark" ? 49 : 51 });
    expect(new URL(page.url()).pathname).toMatch(/^\/ar\/sandbox-payment\//);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await choose(page, "3220");
    expect(await card(page).evaluate((input) => getComputedStyle(input).direction)).toBe("ltr");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await payButton(page).click();
    await expect(step(page)).toHaveText("أكِّد لدى مصرفك");
    await expectAccessible(page);
    await page.getByRole("button", { name: "موافقة" }).click();
    await expect(page).toHaveURL(/\/ar\/booknow\/hotels\/confirm-payment\?/);
    await context.close();
  });

test("is only its own agency's, and in no frame, index or referrer", async ({ page, request }) => {
  const { path } = await openPayment(page, "voyara", { ahead: 53 });
  const own = await requestSite(request, "voyara", path);
  const headers = own.headers();
  expect([own.status(), headers["referrer-policy"], headers["cache-control"]]).toEqual([
    200,
    "no-referrer",
    expect.stringContaining("no-store"),
  ]);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(await own.text()).toMatch(/<meta name="robots" content="noindex/);
  for (const [agency, other] of [
    ["nordlys", path],
    ["solmar", path],
    ["voyara", `/sandbox-payment/${"x".repeat(43)}`],
    ["voyara", "/sandbox-payment/x"],
  ] as const)
    expect([agency, other, (await requestSite(request, agency, other)).status()]).toEqual([
      agency,
      other,
      404,
    ]);
  const post = (agency: string) =>
    requestSite(request, agency, `/api${path.replace("payment", "payments")}/pay`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      data: { card: "4242424242424242" },
    });
  expect((await post("nordlys")).status()).toBe(404);
  await page.reload();
  await expect(card(page)).toBeVisible();
});

test("events are trusted by their signature alone, whatever their origin", async ({ request }) => {
  const send = (gateway: string, options: Parameters<typeof requestSite>[3] = {}) =>
    requestSite(request, "voyara", `/api/payment-events/${gateway}`, {
      method: "POST",
      data: '{"id":"evt_1","checkout":"x"}',
      ...options,
    });
  const statuses = [
    await send("sandbox"),
    await send("sandbox", {
      headers: { "sec-fetch-site": "cross-site", "sandbox-signature": `t=1,v1=${"0".repeat(64)}` },
    }),
    await send("stripe", { headers: { "stripe-signature": "t=1,v1=0" } }),
    await send("paypal"),
    await send("sandbox", { data: "x".repeat(90_001) }),
    await send("sandbox", { method: "GET", data: undefined }),
  ].map((response) => response.status());
  expect(statuses).toEqual([400, 400, 400, 400, 413, 405]);
});

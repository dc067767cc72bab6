import type { Browser, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { sessionCookieOf, signIn, type Role } from "./sign-in";
import { expect, test } from "./test";
import { untilReady } from "./until-ready";

test.use({ expectedErrors: /status of 404/ });
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");
/** A name for the guests of one test, so that its list holds nothing of others. */
const newName = (name: string, workerIndex: number) => `${name}${workerIndex}x${Date.now()}`;

/** Booked by a signed-in user, or by a guest. */
async function sell(browser: Browser, by: Role | null, lastName: string, ahead?: number) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  if (by) await signIn(page, "voyara", by);
  const booked = await bookHotel(page, "voyara", { lastName, ...(ahead && { ahead }) });
  await context.close();
  return booked;
}
async function openList(page: Page, path: string) {
  await page.goto(siteUrl("voyara", path));
}
async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}

test("owners see every sale, agents their own, and restricted ones no margin", async ({
  page,
  browser,
}, { workerIndex }) => {
  const name = newName("Reach", workerIndex);
  const sold: Record<string, string> = {};
  for (const by of ["agent", "restricted", "sales"] as const)
    sold[by] = (await sell(browser, by, name)).reference;
  sold.guest = (await sell(browser, null, name)).reference;
  const seen = async (as: Role) => {
    await page.context().clearCookies();
    await signIn(page, "voyara", as);
    await openList(page, `/bookings?q=${name}`);
    const text = await main(page).getByRole("table").innerText();
    const columns = await main(page).getByRole("columnheader").allInnerTexts();
    return {
      sales: Object.keys(sold).filter((who) => text.includes(sold[who] ?? "")),
      hasAgents: columns.includes("Agent"),
      hasMargins: columns.includes("Margin"),
    };
  };
  expect(await seen("owner")).toEqual({
    sales: ["agent", "restricted", "sales", "guest"],
    hasAgents: true,
    hasMargins: true,
  });
  await expect(page).toHaveTitle(/^Bookings \(4\)/);
  await expect(main(page).getByRole("heading", { name: "4 bookings" })).toBeVisible();
  for (const [as, hasMargins] of [
    ["agent", true],
    ["sales", true],
    ["restricted", false],
  ] as const)
    expect(await seen(as)).toEqual({ sales: [as], hasAgents: false, hasMargins });
  await expect(main(page)).not.toContainText("Margin");
});

test("owners choose an agent, and what is left can be lifted and sorted by keyboard", async ({
  page,
  browser,
}, { workerIndex }) => {
  const name = newName("Keys", workerIndex);
  const later = await sell(browser, "agent", name, 120);
  const sooner = await sell(browser, "sales", name, 100);
  await signIn(page, "voyara", "owner");
  await openList(page, `/bookings?q=${name}`);
  const rows = main(page).getByRole("row").filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await main(page).getByRole("link", { name: "Departing first" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=departure/);
  await expect(rows.first()).toContainText(sooner.reference);
  await expect(main(page).getByRole("link", { name: "Departing first" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.getByRole("button", { name: /^Filters/ }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("complementary", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("Enter");
  await sheet.getByLabel("Agent").selectOption("Amir Haddad");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Show bookings" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(later.reference);
  await expect(page).toHaveURL(/sort=departure/);
  await main(page).getByRole("link", { name: "Remove filter: Agent: Amir Haddad" }).press("Enter");
  await expect(rows).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is searched, filtered and paged", async ({ page, browser }, { workerIndex }) => {
    const name = newName("Plain", workerIndex);
    const booked = [];
    const context = await browser.newContext({ javaScriptEnabled: true });
    const buyer = await context.newPage();
    await signIn(buyer, "voyara", "agent");
    for (let ahead = 0; ahead < 11; ahead++)
      booked.push(await bookHotel(buyer, "voyara", { lastName: name, ahead: 100 + ahead }));
    await context.close();
    await signIn(page, "voyara", "owner");
    await page.goto(siteUrl("voyara", "/bookings"));
    await page.getByRole("searchbox", { name: "Search bookings" }).fill(name);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(main(page).getByRole("heading", { name: "11 bookings" })).toBeVisible();

    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("Per page").selectOption("10");
    await page.getByRole("button", { name: "Show bookings" }).click();
    const links = main(page).getByRole("row").getByRole("link");
    await expect(links).toHaveCount(10);
    await main(page).getByRole("link", { name: "Next page" }).click();
    await expect(links).toHaveCount(1);
    await main(page).getByRole("link", { name: "Previous page" }).click();
    await expect(links).toHaveCount(10);

    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("Cancelled", { exact: true }).check();
    await page.getByRole("button", { name: "Show bookings" }).click();
    await expect(main(page).getByRole("heading", { name: "No booking matches" })).toBeVisible();
    await main(page).getByRole("link", { name: "Remove filter: State: Cancelled" }).click();
    await expect(links).toHaveCount(10);
    expect(booked).toHaveLength(11);
  });

  test("a view is saved, shared, renamed and deleted", async ({ page }, info) => {
    const view = newName("View", info.workerIndex);
    await signIn(page, "voyara", "owner");
    await page.goto(siteUrl("voyara", "/bookings?due=payment&sort=departure"));
    await page.getByText("Save this view").click();
    await page.getByLabel("Name of the view").fill(view);
    await page.getByLabel("Share with everybody at the agency").check();
    await page.getByRole("button", { name: "Save view" }).click();
    const tabs = main(page).getByRole("navigation", { name: "Saved views" });
    await expect(tabs.getByRole("link", { name: view })).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/due=payment/);

    await page.context().clearCookies();
    await signIn(page, "voyara", "agent");
    await page.goto(siteUrl("voyara", "/bookings"));
    await tabs.getByRole("link", { name: view }).click();
    await expect(page).toHaveURL(/due=payment&sort=departure/);
    await expect(page.getByText("Change this view")).toHaveCount(0);

    await page.context().clearCookies();
    await signIn(page, "voyara", "admin");
    await page.goto(siteUrl("voyara", "/bookings?due=payment&sort=departure"));
    await page.getByText("Change this view").click();
    await page.getByLabel("Name of the view").fill(`${view} renamed`);
    await page.getByRole("button", { name: "Rename" }).click();
    await expect(tabs.getByRole("link", { name: `${view} renamed` })).toBeVisible();
    await page.getByText("Change this view").click();
    await page.getByRole("button", { name: "Delete view" }).click();
    await expect(main(page).getByRole("link", { name: view })).toHaveCount(0);
  });

  test("some are selected and cancelled, and what can't be is said", async ({
    page,
    browser,
  }, info) => {
    const name = newName("Chosen", info.workerIndex);
    const { reference } = await sell(browser, "agent", name);
    const kept = await sell(browser, "agent", name, 130);
    await signIn(page, "voyara", "agent");
    await page.goto(siteUrl("voyara", `/bookings?q=${name}`));
    await main(page).getByRole("row").getByLabel(`Select ${reference}`).check();
    await main(page).getByRole("button", { name: "Cancel selected" }).click();
    await expect(main(page)).not.toContainText(kept.reference);
    await main(page).getByRole("button", { name: "Cancel 1 booking" }).click();
    await expect(main(page).getByRole("heading", { name: "1 booking is cancelled" })).toBeVisible();
    await page.goto(
      siteUrl("voyara", `/bookings/cancel?reference=${reference}&reference=H-22222222`),
    );
    await expect(main(page).getByRole("heading", { name: "2 bookings stay" })).toBeVisible();
    await expect(main(page)).toContainText("It is cancelled already.");
    await expect(main(page)).toContainText("It isn’t among your bookings.");
    await expect(main(page).getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
  });

  test("a sale is assigned, and noted for the agency alone", async ({ page, browser }, info) => {
    const name = newName("Notes", info.workerIndex);
    const { reference, key } = await sell(browser, null, name);
    await signIn(page, "voyara", "owner");
    await page.goto(siteUrl("voyara", `/bookings/${reference}`));
    await expect(main(page)).toContainText("Without an account");
    await page.getByLabel("Assign to").selectOption("Soren Dahl");
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(main(page).getByText("The sale is assigned.")).toBeVisible();
    await page.getByLabel("New note").fill("Wants a late check-out");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(main(page).getByRole("listitem").filter({ hasText: "late" })).toContainText(
      "Olivia Marsh",
    );
    await page.getByLabel("New note").fill("Your shuttle leaves from gate 4");
    await page.getByLabel("Share with the client").check();
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("button", { name: "Mail the confirmation again" }).click();
    await expect(main(page).getByText("The mail is on its way.")).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, "voyara", "sales");
    await page.goto(siteUrl("voyara", `/bookings/${reference}`));
    await expect(main(page)).toContainText("Wants a late check-out");
    await expect(page.getByLabel("Assign to")).toHaveCount(0);

    await page.context().clearCookies();
    await page.goto(siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`));
    await expect(main(page)).toContainText(reference);
    await expect(main(page)).toContainText("Your shuttle leaves from gate 4");
    await expect(main(page)).not.toContainText("late check-out");
    await expect(main(page)).not.toContainText("Soren");
  });
});

for (const [prefix, count] of [
  ["", "1 booking"],
  ["/ar", "حجز واحد"],
] as const)
  test(`fits a phone and is accessible at ${prefix || "/en"}`, async ({ page, browser }, info) => {
    const name = newName("Phone", info.workerIndex);
    const { reference } = await sell(browser, "agent", name);
    await signIn(page, "voyara", "owner");
    await openList(page, `${prefix}/bookings?q=${name}`);
    await expect(main(page).getByRole("heading", { name: count })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const card = main(page).getByRole("listitem").filter({ hasText: reference });
    await expect(card).toBeVisible();
    // The total and the margin.
    expect((await card.innerText()).match(/\d[.,]\d\d(?!\d)/g)).toHaveLength(2);
    await expect(main(page).getByRole("table")).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(siteUrl("voyara", `${prefix}/bookings?q=${name}&state=cancelled`));
    await expectNoSidewaysScroll(page);
    await page.goto(siteUrl("voyara", `${prefix}/bookings/${reference}`));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("several are assigned at once, then cancelled with one yes, each at its own refund", async ({
  page,
  browser,
}, { workerIndex }) => {
  const name = newName("Several", workerIndex);
  const free = await sell(browser, "agent", name, 90);
  const other = await sell(browser, "sales", name, 95);
  const third = await sell(browser, null, name, 100);
  await signIn(page, "voyara", "owner");
  await openList(page, `/bookings?q=${name}`);
  const columns = main(page).getByRole("columnheader");
  await expect(columns.filter({ hasText: "Booked" })).toHaveCount(0);
  await main(page).getByRole("button", { name: "Columns" }).click();
  await main(page).getByLabel("Booked", { exact: true }).check();
  await expect(columns.filter({ hasText: "Booked" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await main(page).getByLabel("Select all on this page").check();
  await expect(main(page).getByText("3 selected")).toBeVisible();
  await expectAccessible(page);
  await main(page).getByLabel("Assign to").selectOption("Soren Dahl");
  await main(page).getByRole("button", { name: "Assign", exact: true }).click();
  await expect(main(page).getByText("3 bookings are assigned")).toBeVisible();
  await expect(main(page).getByRole("cell", { name: "Soren Dahl" })).toHaveCount(3);
  await expect(columns.filter({ hasText: "Booked" })).toHaveCount(1);
  await untilReady(page);

  await main(page).getByLabel("Select all on this page").check();
  await main(page).getByRole("button", { name: "Cancel selected" }).click();
  await untilReady(page);
  await expect(
    main(page).getByRole("heading", { name: "3 bookings can be cancelled" }),
  ).toBeVisible();
  await expect(main(page).getByText("Cancellation fee")).toHaveCount(3);
  await expectAccessible(page);

  // Meanwhile one of them is cancelled elsewhere: the others are, too, and it isn't twice.
  const elsewhere = await browser.newContext();
  const sales = await elsewhere.newPage();
  await signIn(sales, "voyara", "sales");
  await sales.goto(siteUrl("voyara", `/bookings/${other.reference}`));
  await sales.getByRole("button", { name: "Cancel booking" }).click();
  await sales.getByRole("button", { name: /^Cancel and refund/ }).click();
  await expect(main(sales).getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await elsewhere.close();

  await main(page).getByRole("button", { name: "Cancel 3 bookings" }).click();
  await expect(main(page).getByRole("heading", { name: "3 bookings are cancelled" })).toBeVisible({
    timeout: 30_000,
  });
  for (const { reference } of [free, other, third])
    await expect(main(page)).toContainText(reference);
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Back to the bookings" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/bookings\\?q=${name}`));

  await page.goto(siteUrl("voyara", `/bookings/${free.reference}`));
  const timeline = main(page).locator("section").filter({ hasText: "Timeline" });
  await expect(
    timeline.getByRole("listitem").filter({ hasText: "Cancellation asked" }),
  ).toContainText("Olivia Marsh");
});

test("the file holds what the list holds, for who may see it, and is for no other site", async ({
  page,
  request,
  browser,
}, { workerIndex }) => {
  const name = newName("File", workerIndex);
  const sold = [];
  for (const by of ["agent", "restricted", "sales"] as const)
    sold.push((await sell(browser, by, name)).reference);
  await signIn(page, "voyara", "owner");
  await openList(page, `/bookings?q=${name}`);
  const href = await main(page).getByRole("link", { name: "Export as CSV" }).getAttribute("href");
  const take = async (as: Role | null, headers: Record<string, string> = {}) =>
    requestSite(request, "voyara", href ?? "", {
      headers: {
        ...(as ? { cookie: await sessionCookieOf(request, "voyara", as) } : {}),
        ...headers,
      },
    });
  const file = await take("owner");
  expect([file.status(), file.headers()]).toMatchObject([
    200,
    {
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    },
  ]);
  const linesOf = async (answer: typeof file) => (await answer.text()).split("\r\n");
  const [head = "", ...lines] = await linesOf(file);
  expect(head.startsWith("\ufeffReference,State,Service,")).toBe(true);
  expect(head).toContain(",Net,Margin,");
  expect(lines.pop()).toBe("");
  expect(lines.map((line) => line.slice(0, 10)).sort()).toEqual(sold.sort());
  const [ofRestricted = "", ...own] = await linesOf(await take("restricted"));
  expect(ofRestricted).not.toMatch(/Net|Margin/);
  expect(own).toHaveLength(2);
  for (const as of ["traveller", null] as const) expect((await take(as)).status()).toBe(404);
  expect((await take("owner", { "sec-fetch-site": "cross-site" })).status()).toBe(403);
});

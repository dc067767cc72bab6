import ICAL from "ical.js";
import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import type { Booked } from "./order-quote";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 4(?:04|09|29)/ });
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole("main");
const filePaths = ({ reference, key }: Partial<Booked>) =>
  ["voucher", "calendar", "receipt"].map(
    (file) => `/booknow/hotels/${file}?reference=${reference}${key ? `&key=${key}` : ""}`,
  );

async function cookiesOf(page: Page, agency: string): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(siteUrl(agency));
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

async function fillSearch(page: Page, { reference, email }: { reference: string; email: string }) {
  await page.locator("form [name=reference]").fill(reference);
  await page.locator("form [name=email]").fill(email);
  await page.locator("form button[type=submit]").click();
}

async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test("a guest finds a booking by reference and e-mail alone, and whichever is wrong the answer is the same", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { reference } = await bookHotel(page, "voyara", { email: "nina@example.com" });
  await page.goto(siteUrl("voyara", "/find-booking"));
  await expectAccessible(page);
  await page.locator("form button[type=submit]").click();
  await expect(main(page).getByRole("alert")).toContainText("Enter your booking reference.");
  await expect(main(page).getByRole("alert")).toContainText("Enter your e-mail address.");
  const answers = [];
  for (const wrong of [
    { reference, email: "somebody@example.com" },
    { reference: "H-22222222", email: "nina@example.com" },
  ]) {
    await fillSearch(page, wrong);
    await expect(main(page).getByRole("alert")).toContainText("We find no booking");
    answers.push(await main(page).getByRole("alert").innerText());
  }
  expect(answers[0]).toBe(answers[1]);
  // As users type it from a printout.
  await fillSearch(page, {
    reference: ` ${reference.toLowerCase().replace("-", " ")} `,
    email: "Nina@Example.com",
  });
  await expect(page).toHaveURL(/\/find-booking\?reference=H-\w{8}&key=/);
  await expect(main(page)).toContainText(reference);
  await expect(main(page)).toContainText("A quiet room, please");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const headers = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    return [answer.headers.get("referrer-policy"), answer.headers.get("cache-control")];
  });
  expect(headers).toEqual(["no-referrer", "private, no-store"]);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});

for (const [prefix, size] of [
  ["", phone],
  ["/ar", { width: 1280, height: 900 }],
] as const) {
  test(`a guest cancels in two steps and sees the refund arrive, in ${prefix || "/en"}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { reference, key } = await bookHotel(page, "voyara", { prefix });
    const address = siteUrl("voyara", `${prefix}/find-booking?reference=${reference}&key=${key}`);
    await page.goto(address);
    const paid = await main(page).locator("dl bdi[dir=ltr]").allInnerTexts();
    const open = main(page).getByRole("button", {
      name: prefix ? "إلغاء الحجز" : "Cancel booking",
    });
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("dd")).toHaveCount(3);
    await expectAccessible(page);
    const [, , refund = "nothing"] = await dialog.locator("dd").allInnerTexts();
    expect(paid).toContain(refund);
    // Nothing has happened yet, and leaving it changes nothing.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.reload();
    await open.click();
    const confirm = dialog
      .getByRole("button")
      .filter({ hasText: prefix ? "إلغاء وإعادة" : "Cancel and refund" });
    await confirm.click();
    await expect(dialog).toBeHidden();
    const progress = main(page)
      .locator("ol")
      .filter({ hasText: prefix ? "طُلب الإلغاء" : "Cancellation requested" });
    await expect(progress.getByRole("listitem")).toHaveCount(4);
    await expect(progress.getByRole("listitem").last()).toContainText(
      prefix ? /^\s*تم: ?تم رد/ : /^done: .* refunded/,
      { timeout: 30_000 },
    );
    await expect(open).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Once more by the call itself: it is cancelled already, and nothing goes back twice.
    const again = await page.evaluate(
      async ({ reference, key }) => {
        const body = JSON.stringify({ key, expectedRefund: { amount: 0, currency: "USD" } });
        const answer = await fetch(`/api/bookings/${reference}/cancel`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        return [answer.status, (await answer.json()).booking.state];
      },
      { reference, key },
    );
    expect(again).toEqual([200, "refunded"]);
  });
}

test("a refund that has changed since it was shown asks for a yes of its own", async ({ page }) => {
  const { reference, key } = await bookHotel(page, "voyara");
  await page.goto(siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`));
  await main(page).getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("dialog");
  // Shown an amount that isn't it any more.
  await dialog.locator("input[name=amount]").evaluate((input: HTMLInputElement) => {
    input.value = String(Number(input.value) + 1_000);
  });
  await dialog.getByRole("button").filter({ hasText: "Cancel and refund" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The refund has changed");
  await expect(dialog.getByRole("alert")).toContainText("Nothing has been cancelled yet.");
  await dialog.getByRole("button").filter({ hasText: "Cancel and refund" }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText("Booking cancelled");
});

test("the voucher is a PDF with both numbers, and the calendar one event of the stay", async ({
  page,
  request,
}) => {
  const booked = await bookHotel(page, "voyara");
  const [voucher = "", calendar = ""] = filePaths(booked);
  for (const [prefix, word] of [
    ["", "Hotel voucher"],
    ["/de", "Hotel-Voucher"],
  ] as const) {
    const pdf = await requestSite(request, "voyara", `${prefix}${voucher}`);
    expect(pdf.status()).toBe(200);
    expect(pdf.headers()).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
      mergePages: true,
    });
    expect(text).toContain(booked.reference);
    expect(text).toMatch(/HCN|\d{5,}/);
    expect(text).toContain(word);
    expect(text).toContain("Nina Berg");
    expect(text).not.toContain(booked.key);
  }
  for (const path of [voucher, calendar]) {
    const elsewhere = path.replace("/hotels/", "/cars/");
    expect((await requestSite(request, "voyara", elsewhere)).status()).toBe(404);
  }
  const ics = await requestSite(request, "voyara", calendar);
  expect([ics.status(), ics.headers()["content-type"], ics.headers()["cache-control"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  const events = new ICAL.Component(ICAL.parse(await ics.text()))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  expect(events[0]?.description).toContain(booked.reference);
  expect(await ics.text()).not.toContain(booked.key);
});

test("a receipt says what was paid, and a message about a booking knows which", async ({
  page,
  request,
}) => {
  await signIn(page, "voyara", "traveller");
  const { reference } = await bookHotel(page, "voyara", { ahead: 64 });
  await page.goto(siteUrl("voyara", `/mytrip/mytrips/${reference}`));
  const receipt = main(page).getByRole("link", { name: "Receipt (PDF)" });
  const paid = await main(page).locator("dl > div", { hasText: "Paid" }).locator("bdi").innerText();
  const pdf = await requestSite(request, "voyara", (await receipt.getAttribute("href")) ?? "", {
    headers: await cookiesOf(page, "voyara"),
  });
  expect(pdf.status()).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
    mergePages: true,
  });
  expect(text).toContain(reference);
  expect(text.replace(/\s+/g, " ")).toContain(`Paid online ${paid}`);
  await main(page).getByRole("link", { name: "Write to us about this booking" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue(`Booking ${reference}:`);
});

test("another agency, another traveller and a wrong key find nothing, whatever they ask for", async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, "voyara", "traveller");
  const { reference, key } = await bookHotel(page, "voyara");
  const others = await browser.newContext();
  const other = await others.newPage();
  await signIn(other, "voyara", "agent");
  const agents = await cookiesOf(other, "voyara");
  await others.close();
  const wrong = key.replace(/^./, (letter) => (letter === "a" ? "b" : "a"));
  const notFound = async (agency: string, path: string, headers: Record<string, string> = {}) =>
    expect([
      agency,
      path,
      (await requestSite(request, agency, path, { headers })).status(),
    ]).toEqual([agency, path, 404]);
  for (const path of filePaths({ reference, key })) await notFound("solmar", path);
  await notFound("solmar", `/find-booking?reference=${reference}&key=${key}`);
  for (const path of [
    ...filePaths({ reference }),
    ...filePaths({ reference, key: wrong }),
    `/find-booking?reference=${reference}&key=${wrong}`,
  ]) {
    await notFound("voyara", path);
    await notFound("voyara", path, agents);
  }
  await notFound("voyara", `/bookings/${reference}`, agents);
  await notFound("voyara", "/bookings/H-22222222", agents);
  const own = await cookiesOf(page, "voyara");
  for (const path of filePaths({ reference }))
    expect([path, (await requestSite(request, "voyara", path, { headers: own })).status()]).toEqual(
      [path, 200],
    );
  await notFound("voyara", "/mytrip/mytrips/H-22222222", own);
});

test("a traveller's trips stand in their tabs, each with all of it behind it", async ({ page }) => {
  await signIn(page, "solmar", "traveller");
  const { reference } = await bookHotel(page, "solmar", { prefix: "/en", ahead: 65 });
  const cancelled = await bookHotel(page, "solmar", { prefix: "/en", ahead: 70 });
  await page.goto(siteUrl("solmar", `/en/mytrip/mytrips/${cancelled.reference}`));
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button")
    .filter({ hasText: "Cancel and refund" })
    .click();
  await expect(main(page)).toContainText("Booking cancelled");

  await page.goto(siteUrl("solmar", "/en/mytrip/mytrips"));
  const card = main(page).getByRole("listitem").filter({ hasText: reference });
  await expect(card).toContainText("3 guests");
  await expect(main(page)).not.toContainText(cancelled.reference);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancelled" }).click();
  await expect(
    main(page).getByRole("listitem").filter({ hasText: cancelled.reference }),
  ).toBeVisible();
  await expect(main(page)).not.toContainText(reference);
  await page.goto(siteUrl("solmar", "/en/mytrip/mytrips"));
  await card.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/mytrip/mytrips/${reference}$`));
  await expect(page.getByRole("link", { name: "Voucher (PDF)" })).toBeVisible();
  await expectAccessible(page);
  expect(await main(page).innerText()).not.toMatch(/wholesale|markup/i);
  await page.goto(siteUrl("solmar", `/ar/mytrip/mytrips/${reference}`));
  await expect(main(page).locator("bdi[lang=en]")).toHaveText(/\broom\b/i);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("an agent books for a client: each sees their own voucher, and the table what it brings", async ({
  page,
  request,
}) => {
  await signIn(page, "voyara", "agent");
  const booked = await bookHotel(page, "voyara", { lastName: "Clientson", isForClient: true });
  await page.goto(siteUrl("voyara", "/bookings"));
  const row = page.getByRole("row").filter({ hasText: booked.reference });
  await expect(row).toContainText("Nina Clientson");
  await expect(page.getByRole("columnheader", { name: "Margin" })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${booked.reference}$`));
  await expect(main(page)).toContainText("Wholesale rate");
  await expectAccessible(page);

  const cookie = await cookiesOf(page, "voyara");
  const textOf = async (path: string, headers: Record<string, string> = {}) => {
    const pdf = await requestSite(request, "voyara", path, { headers: { ...headers } });
    expect([path, pdf.status()]).toEqual([path, 200]);
    return (
      await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
        mergePages: true,
      })
    ).text;
  };
  const [own = ""] = filePaths({ reference: booked.reference });
  const [clients = ""] = filePaths(booked);
  expect(await textOf(own, cookie)).toContain("Wholesale rate");
  for (const text of [
    await textOf(`${own}&view=client`, cookie),
    await textOf(clients),
    await textOf(clients, cookie),
  ])
    expect(text).not.toMatch(/Wholesale rate|Agency markup/);
});

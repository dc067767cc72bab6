import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillContact, pay, submit } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { createQuote, openCheckout } from "./open-quote";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 4(?:04|09)/ });
test.describe.configure({ mode: "parallel" });

const phone = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test("a guest books and pays on a phone: what was shown is what is charged, and the page keeps its address to itself", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const id = await openCheckout(page, "voyara", "hotels", { word: "plain" });
  await expect(heading(page)).toHaveText("Complete your booking");
  await expect(page.getByRole("timer")).toHaveText(/^(?:30:00|29:\d\d)$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText("License no. 1234 (sample)")).toBeVisible();
  const bar = page.locator(".pay-bar");
  await expect(bar).toBeInViewport();
  const total = await bar.locator("bdi").first().innerText();
  // City tax is paid at the hotel.
  const due = await page.locator("form button[type=submit] bdi").innerText();
  const fold = page.getByRole("button", { name: "Show what you book" });
  await expect(fold).toContainText(total);
  await fold.click();
  await expect(page.getByRole("complementary")).toContainText("You are charged in");
  await expectAccessible(page);

  await fillContact(page);
  await control(page, "bed").selectOption("large");
  await submit(page);
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await expect(page.getByRole("main")).toContainText(due);
  await pay(page, "4242424242424242");
  await expect(page).toHaveURL(/\/booknow\/hotels\/confirm-payment\?reference=/);
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  const main = page.getByRole("main");
  await expect(main).toContainText(/[A-Z]-[2-9A-HJ-NP-Z]{8}/);
  await expect(main).toContainText("The hotel's confirmation number");
  await expect(main).toContainText("One large bed");
  await expect(main.locator("aside")).toContainText(`Total${total}Paid${due}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(heading(page)).toHaveText("Your booking is confirmed");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  expect(
    await page.evaluate(() =>
      fetch(location.href).then((answer) => answer.headers.get("referrer-policy")),
    ),
  ).toBe("no-referrer");
  expect(await page.evaluate(() => sessionStorage.getItem("checkoutDraft"))).toBeNull();

  await page.goto(siteUrl("voyara", `/booknow/hotels/checkout?quote=${id}`));
  await expect(heading(page)).toHaveText("This is booked already");
  await page.getByRole("link", { name: "Open the booking" }).click();
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("who leaves the payment page is told how long the room is held, and can still pay", async ({
  page,
}) => {
  await openCheckout(page, "voyara", "hotels", { word: "plain", ahead: 60 });
  await fillContact(page);
  await submit(page);
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page).toHaveURL(/\/confirm-payment\?/);
  await expect(page.getByRole("main")).toContainText("We keep your room for you until");
  await expectAccessible(page);
  await page.getByRole("button", { name: /Go to the payment|Try again/ }).click();
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("signed in, in Spanish and on a desktop: filled in from the profile, errors keep what was typed, two clicks book once", async ({
  page,
}) => {
  await signIn(page, "solmar", "traveller");
  await openCheckout(page, "solmar", "hotels", {
    word: "plain",
    ahead: 80,
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [5] },
    ],
  });
  await expect(heading(page)).toHaveText("Completa tu reserva");
  await expect(control(page, "email")).toHaveValue("traveller@solmar.localhost");
  await expect(page.getByRole("complementary")).toContainText("MXN");
  await expectAccessible(page);
  await submit(page);
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(summary.locator("..")).toBeFocused();
  await control(page, "phone").fill("0034600000000");
  await control(page, "guest1FirstName").fill("Eva");
  await control(page, "requests").fill("Una habitación tranquila.");
  await page.reload();
  await expect(control(page, "phone")).toHaveValue("0034600000000");
  await expect(control(page, "guest1FirstName")).toHaveValue("Eva");
  await expect(control(page, "requests")).toHaveValue("Una habitación tranquila.");
  await page.goto(siteUrl("solmar", "/faqs"));
  await page.goBack();
  await expect(control(page, "guest1FirstName")).toHaveValue("Eva");
  await expect(control(page, "accepted")).not.toBeChecked();

  await control(page, "guest1LastName").fill("Dias");
  await control(page, "accepted").check();
  const bookings: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/api/bookings") && bookings.push(request.postData() ?? ""),
  );
  await page.locator("form button[type=submit]").dblclick();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  expect(bookings).toHaveLength(1);
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("Tu reserva está confirmada");
  expect(new URL(page.url()).searchParams.has("key")).toBe(false);
});

test("a price that changed is asked about anew, in Arabic as well, and the yes lasts", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openCheckout(page, "voyara", "hotels", { word: "price-change", prefix: "/ar" });
  await expect(heading(page)).toHaveText("لقد تغيّر السعر");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("form[method=post]")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "المتابعة بالسعر الجديد" }).click();
  await expect(heading(page)).toHaveText("أكمل حجزك");
  await page.reload();
  await expect(heading(page)).toHaveText("أكمل حجزك");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a price that changes when the room is to be held stops at the new one", async ({ page }) => {
  await openCheckout(page, "voyara", "hotels", { word: "price-change-at-hold" });
  await fillContact(page);
  await submit(page);
  await expect(heading(page)).toHaveText("The price has changed");
  await page.getByRole("button", { name: "Continue at the new price" }).click();
  await expect(control(page, "email")).toHaveValue("ana@example.com");
  await expect(control(page, "accepted")).not.toBeChecked();
});

test("a room that is gone when it is to be held: nothing is charged, and there is a way on", async ({
  page,
}) => {
  await openCheckout(page, "voyara", "hotels", { word: "sold-out-at-hold" });
  await fillContact(page);
  await submit(page);
  await expect(heading(page)).toHaveText("Somebody was faster: this room is gone");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Nothing has been booked or charged.");
  await expect(page.getByRole("link", { name: "Other hotels for these dates" })).toHaveAttribute(
    "href",
    /^\/booknow\/hotels\/search\?/,
  );
  await expectAccessible(page);
});

test("a guest who books the same once more is told so, keeps the form and books it on purpose", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [stay, email] = [{ word: "plain", ahead: 171 }, "ana.twice@example.com"];
  await openCheckout(page, "voyara", "hotels", stay);
  await fillContact(page, email);
  await submit(page);
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("Your booking is confirmed");

  await openCheckout(page, "voyara", "hotels", stay);
  await fillContact(page, email);
  await control(page, "requests").fill("A quiet room.");
  await submit(page);
  const warning = page.getByRole("main").getByRole("alert");
  await expect(warning).toContainText("The link to that booking is in its mail.");
  await expect(warning.getByRole("link")).toHaveCount(0);
  await expect(warning.locator("..")).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(control(page, "requests")).toHaveValue("A quiet room.");
  await expect(control(page, "accepted")).toBeChecked();
  await expect(warning).toContainText("Nothing new was booked or charged.");
  await warning.getByRole("button", { name: "Book again" }).click();
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("Your booking is confirmed");
});

test("signed in, the same once more leads to the first one", async ({ page }) => {
  await signIn(page, "solmar", "traveller");
  const fill = async () => {
    await openCheckout(page, "solmar", "hotels", { word: "plain", ahead: 173 });
    await control(page, "phone").fill("0034600000000");
    await control(page, "accepted").check();
    await submit(page);
  };
  await fill();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await fill();
  const warning = page.getByRole("main").getByRole("alert");
  await expect(warning).toContainText("Ya has reservado esto");
  await expectAccessible(page);
  await warning.getByRole("link", { name: /^reserva H-/ }).click();
  await expect(page).toHaveURL(/\/confirm-payment\?reference=H-[2-9A-Z]{8}$/);
  await page.getByRole("button", { name: /Ir al pago|Intentar de nuevo/ }).click();
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("Tu reserva está confirmada");
});

test("a hotel that doesn't answer at once is waited for", async ({ page }) => {
  await openCheckout(page, "voyara", "hotels", { word: "slow" });
  await fillContact(page);
  await submit(page);
  await expect(page.getByRole("main")).toContainText("please don't close this page");
  await expect(page).toHaveURL(/\/sandbox-payment\//, { timeout: 40_000 });
});

test("a hotel that confirms later: pending says not to book again, and the page finds the confirmation", async ({
  page,
}) => {
  await openCheckout(page, "voyara", "hotels", { word: "pending" });
  await fillContact(page);
  await submit(page);
  await pay(page, "4242424242424242");
  await expect(heading(page)).toHaveText("We are waiting for the hotel: please don't book again");
  await expect(heading(page)).toHaveText("Your booking is confirmed", { timeout: 45_000 });
});

test("when the time is up the price is asked for again, and what was typed is kept", async ({
  page,
}) => {
  await page.clock.install();
  await openCheckout(page, "voyara", "hotels", { word: "plain", ahead: 100 });
  await control(page, "firstName").fill("Ana");
  await page.clock.fastForward("25:01");
  await expect(page.getByRole("status").filter({ hasText: "5 minutes left" })).toBeAttached();
  await page.clock.fastForward("05:00");
  await expect(heading(page)).toHaveText("The time for this price is up");
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check the price again" }).click();
  await expect(heading(page)).toHaveText("Complete your booking");
  await expect(control(page, "firstName")).toHaveValue("Ana");
});

test.describe("with nothing to pay now", () => {
  /** An order of a visitor that waits for its code, and what its mail has. */
  async function order(page: Page, ahead: number, email: string) {
    await openCheckout(page, "voyara", "hotels", { word: "plain", ahead, payment: "atProperty" });
    await expect(page.locator("form button[type=submit]")).toHaveText("Book now, pay at the hotel");
    await fillContact(page);
    await control(page, "email").fill(email);
    await submit(page);
    await expect(heading(page)).toHaveText("Enter your code");
    const [mail] = await listMails("voyara", email);
    expect(mail).toMatchObject({ kind: "confirmOrder" });
    return {
      code: /(\d{3} \d{3})/.exec(mail?.text ?? "")?.[1] ?? "",
      link: mail ? linkIn(mail) : "",
    };
  }
  const typeCode = async (page: Page, code: string) => {
    await page.getByLabel("6-digit code").fill(code);
    await page.getByRole("button", { name: "Confirm booking" }).click();
  };

  test("a visitor proves the address by a mailed code; a wrong one costs nothing but a try", async ({
    page,
  }) => {
    const { code } = await order(page, 120, "ana.code@example.com");
    await expect(page.getByLabel("6-digit code")).toBeFocused();
    await expectAccessible(page);
    await typeCode(page, code.startsWith("000") ? "111 111" : "000 000");
    await expect(page.getByText("4 tries are left.")).toBeVisible();
    await expect(page.getByLabel("6-digit code")).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await typeCode(page, code);
    await expect(heading(page)).toHaveText("Your booking is confirmed");
    await expect(page.getByRole("main").locator("aside")).toContainText("Due at the hotel");
    // Back is no second booking: it leads to the same one.
    const confirmation = page.url();
    await page.goBack();
    await expect(page).toHaveURL(confirmation);
  });

  test("the mail's link does the same on another device, without script, and the first page goes along", async ({
    page,
    browser,
  }) => {
    const { link } = await order(page, 123, "ana.link@example.com");
    const phone = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await phone.goto(siteUrl("voyara", link));
    await expect(phone.locator("h1")).toHaveText("Confirm your booking");
    await phone.getByRole("button", { name: "Confirm booking" }).click();
    await expect(phone).toHaveURL(/\/confirm-payment\?/);
    await phone.close();
    await expect(heading(page)).toHaveText("Your booking is confirmed");
  });

  test("the same once more is told of by its code and its link, and booked on purpose without script", async ({
    page,
    browser,
  }) => {
    const email = "ana.again@example.com";
    const { code } = await order(page, 132, email);
    await typeCode(page, code);
    await expect(heading(page)).toHaveText("Your booking is confirmed");
    const again = await order(page, 132, email);
    await typeCode(page, again.code);
    const warning = page.getByRole("main").getByRole("alert");
    await expect(warning).toContainText("The same was booked with this e-mail address");
    await expectAccessible(page);

    const plain = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await plain.goto(siteUrl("voyara", again.link));
    await plain.getByRole("button", { name: "Confirm booking" }).click();
    await expect(plain.getByRole("main").getByRole("alert")).toContainText(
      "Nothing new was booked.",
    );
    await plain.getByRole("button", { name: "Book again" }).click();
    await expect(plain).toHaveURL(/\/confirm-payment\?/);
    await expect(plain.locator("h1")).toHaveText("Your booking is confirmed");
    await plain.close();
    await expect(heading(page)).toHaveText("Your booking is confirmed");
  });

  test("nothing typed is lost when another address is used", async ({ page }) => {
    await order(page, 126, "ana.typo@example.com");
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText("Please wait a minute before the next mail.")).toBeVisible();
    await page.getByRole("link", { name: "Use another address" }).click();
    await expect(heading(page)).toHaveText("Complete your booking");
    await expect(control(page, "firstName")).toHaveValue("Ana");
    await control(page, "email").fill("ana.right@example.com");
    await control(page, "accepted").check();
    await submit(page);
    await expect(page.getByText("ana.right@example.com")).toBeVisible();
    expect((await listMails("voyara", "ana.right@example.com")).map(({ kind }) => kind)).toEqual([
      "confirmOrder",
    ]);
  });

  test("somebody signed in is booked at once", async ({ page }) => {
    await signIn(page, "voyara", "traveller");
    await openCheckout(page, "voyara", "hotels", {
      word: "plain",
      ahead: 129,
      payment: "atProperty",
    });
    await control(page, "phone").fill("+351 210 000 000");
    await control(page, "accepted").check();
    await submit(page);
    await expect(heading(page)).toHaveText("Your booking is confirmed");
  });
});

test("an agent sees net and markup, until the screen is turned to the client", async ({ page }) => {
  await signIn(page, "voyara", "agent");
  await openCheckout(page, "voyara", "hotels", { word: "plain", ahead: 140 });
  const summary = page.getByRole("complementary");
  await expect(summary).toContainText("Your agency's markup");
  await control(page, "firstName").fill("Nina");
  await summary.getByRole("button", { name: "Client view" }).click();
  const end = page.getByRole("banner").getByRole("button", { name: "Client view is on: end it" });
  await expect(end).toBeVisible();
  await expect(summary).not.toContainText("markup");
  await expect(control(page, "firstName")).toHaveValue("Nina");
  await expect(page.getByRole("checkbox", { name: "I'm booking for a client" })).not.toBeChecked();
  await end.click();
  await expect(summary).toContainText("Your agency's markup");
});

test("quotes and bookings of others aren't there; where visitors don't book they sign in and come back", async ({
  page,
  request,
}) => {
  const id = await createQuote(page, "voyara", "hotels", { word: "plain", ahead: 160 });
  const checkout = `/booknow/hotels/checkout?quote=${id}`;
  expect((await requestSite(request, "voyara", checkout)).status()).toBe(200);
  expect((await requestSite(request, "nordlys", checkout)).status()).toBe(404);
  const visit = await requestSite(request, "solmar", checkout);
  expect([visit.status(), visit.headers().location]).toEqual([
    307,
    `/login?redirect=${encodeURIComponent(checkout)}`,
  ]);
  for (const path of [
    "/booknow/hotels/checkout",
    "/booknow/hotels/checkout?quote=x",
    `/booknow/cars/checkout?quote=${id}`,
    "/booknow/hotels/confirm-payment?reference=V-23456789&key=x",
  ])
    expect([path, (await requestSite(request, "voyara", path)).status()]).toEqual([path, 404]);
  // Payers who used a payment link return without a key: they find the booking by e-mail.
  const paid = "/booknow/hotels/confirm-payment?reference=H-23456789";
  const back = await requestSite(request, "voyara", paid);
  expect([back.status(), back.headers().location]).toEqual([
    307,
    "/find-booking?reference=H-23456789",
  ]);
});

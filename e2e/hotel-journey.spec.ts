import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { signIn } from "./sign-in";
import { inTurn } from "./full-run";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const journeys = [
  { agency: "voyara", language: "en", prefix: "", isGuest: true, viewport: phone },
  { agency: "voyara", language: "ar", prefix: "/ar", isGuest: true, viewport: desktop },
  { agency: "solmar", language: "en", prefix: "/en", isGuest: false, viewport: desktop },
  { agency: "solmar", language: "ar", prefix: "/ar", isGuest: false, viewport: phone },
] as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const amountIn = (text: string) => text.replace(/[^\d.,٫٬]/g, "");

// All of them run on a separate backend.
const chosen = process.env.E2E_BACKEND === "embedded" ? inTurn(journeys) : journeys;
for (const { agency, language, prefix, isGuest, viewport } of chosen) {
  const who = isGuest ? "a guest" : "a traveller";
  test(`from a deal to the money back: ${who} of ${agency}, ${language}, ${viewport === phone ? "phone" : "desktop"}`, async ({
    page,
  }) => {
    test.slow();
    const word = wordsOf(language);
    const email = isGuest ? `ana.${language}@example.com` : `traveller@${agency}.localhost`;
    await page.setViewportSize(viewport);
    if (!isGuest) await signIn(page, agency, "traveller");

    await page.goto(siteUrl(agency, `${prefix}/?tab=Hotels`));
    // In some weeks the first deal gives no money back.
    const refundable = page
      .getByRole("article")
      .filter({ hasText: word("deals.freeCancellationUntil").split("{")[0] ?? "" });
    const deal = await refundable
      .first()
      .locator('a[href*="/booknow/hotels/search-details"]')
      .getAttribute("href");
    await page.goto(siteUrl(agency, deal ?? ""));
    const shown = new URL(page.url()).searchParams.get("shown") ?? "";
    const [minor = "", currency] = shown.split(".");
    expect(currency).toBe(agency === "solmar" ? "MXN" : "USD");
    const hotel = await heading(page).innerText();
    await expect(page.getByText(word("hotelDetails.rates.deal"), { exact: true })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: word("hotelDetails.reserve.action") })
      .first()
      .click();

    await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
    const due = amountIn(await page.locator("form button[type=submit] bdi").first().innerText());
    const total = amountIn(await page.locator(".pay-bar bdi").first().innerText());
    // The card's price to the cent.
    expect(total.replace(/\D/g, "")).toBe(minor);
    for (const [name, value] of Object.entries({
      firstName: "Ana",
      lastName: "Silva",
      email,
      phone: "+351 210 000 000",
    }))
      await control(page, name).fill(value);
    await control(page, "accepted").check();
    await page.locator("form button[type=submit]").click();

    await expect(page).toHaveURL(/\/sandbox-payment\//);
    await expect(page.getByRole("main")).toContainText(due);
    await page.getByRole("textbox").fill("4000 0000 0000 3220");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("button", { name: word("sandboxPayment.challenge.approve") }).click();

    await expect(page).toHaveURL(/\/confirm-payment\?reference=/);
    await expect(heading(page)).toHaveText(
      word("itemTerms.common.confirmation.states.confirmed.title"),
    );
    await expect(page.getByRole("main")).toContainText(hotel);
    await expectAccessible(page);
    const reference = new URL(page.url()).searchParams.get("reference") ?? "";
    const voucherHref = await page
      .getByRole("link", { name: word("itemTerms.hotels.confirmation.actions.voucher") })
      .getAttribute("href");
    const voucher = await page.evaluate(async (href) => {
      const answer = await fetch(href);
      return { type: answer.headers.get("content-type"), start: (await answer.text()).slice(0, 5) };
    }, voucherHref ?? "");
    expect(voucher).toEqual({ type: expect.stringContaining("application/pdf"), start: "%PDF-" });
    const mailOf = async (kind: string) =>
      (await listMails(agency, email)).find(
        (mail) => mail.kind === kind && mail.text.includes(reference),
      );
    await expect.poll(() => mailOf("bookingConfirmed")).toBeDefined();

    if (isGuest) {
      await page.goto(siteUrl(agency, `${prefix}/find-booking`));
      await control(page, "reference").fill(reference.toLowerCase());
      await control(page, "email").fill(email);
      await page.getByRole("button", { name: word("findBooking.submit") }).click();
      await expect(page).toHaveURL(/\/find-booking\?reference=.*key=/);
    } else {
      await page.goto(siteUrl(agency, `${prefix}/mytrip/mytrips`));
      await page.getByRole("main").locator(`a[href$="${reference}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/mytrip/mytrips/${reference}$`));
    }
    await page.getByRole("button", { name: word("trips.cancel.open") }).click();
    const dialog = page.getByRole("dialog", { name: word("trips.cancel.title") });
    const back = dialog
      .getByText(word("trips.cancel.refund"), { exact: true })
      .locator("xpath=..")
      .locator("bdi");
    const refund = amountIn(await back.innerText());
    await expectAccessible(page);
    await dialog.locator("button").filter({ hasText: refund }).click();

    await expect(page.getByRole("main")).toContainText(word("trips.refund.title"));
    await expect(page.getByRole("main")).toContainText(word("bookingTerms.states.refunded"));
    await expect(page.getByRole("button", { name: word("trips.cancel.open") })).toHaveCount(0);
    await expect.poll(() => mailOf("bookingRefunded")).toBeDefined();
    expect((await mailOf("bookingCancelled"))?.language).toBe(language);
  });
}

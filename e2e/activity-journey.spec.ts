import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { readVoucher } from "./read-voucher";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const journeys = [
  {
    ...{ agency: "voyara", language: "en", prefix: "", isGuest: true },
    viewport: { width: 1440, height: 900 },
  },
  {
    ...{ agency: "solmar", language: "ar", prefix: "/ar", isGuest: false },
    viewport: { width: 390, height: 844 },
  },
] as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const amountIn = (text: string) => text.replace(/[^\d.,٫٬]/g, "");
// Those of which every start is confirmed at once and all comes back: museums ask no questions.
const filters = "category=museum&instant=true&freeCancellation=true";

for (const { agency, language, prefix, isGuest, viewport } of journeys) {
  test(`an activity from its card to the money back: ${isGuest ? "a guest" : "a traveller"} of ${agency}, ${language}`, async ({
    page,
  }) => {
    test.slow();
    const word = wordsOf(language);
    const email = isGuest ? `tour.${language}@example.com` : `traveller@${agency}.localhost`;
    await page.setViewportSize(viewport);
    if (!isGuest) await signIn(page, agency, "traveller");

    const days = `date=${dayAhead(30)}&dateTo=${dayAhead(40)}`;
    const where = "place=Lisbon&placeLat=38.7223&placeLong=-9.1393";
    await page.goto(
      siteUrl(agency, `${prefix}/booknow/activities/search?${where}&${days}&${filters}`),
    );
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link") })
      .first();
    const title = await card.getByRole("heading").innerText();
    const price = amountIn(await card.locator("[data-total] bdi").first().innerText());
    await expectAccessible(page);
    await card.getByRole("link").first().click();

    await expect(page).toHaveURL(/\/booknow\/activities\/result-details\/[\w.-]+\?date=/);
    await expect(heading(page)).toHaveText(title);
    const reserve = main(page).getByRole("button", {
      name: word("activityDetails.reserve.actionOf").split("{")[0],
    });
    await expect(main(page).locator("[data-total] bdi").first()).toContainText(price);
    await expectAccessible(page);
    await reserve.first().click();

    await expect(page).toHaveURL(/\/booknow\/activities\/checkout\?quote=/);
    for (const [name, value] of Object.entries({
      firstName: "Ana",
      lastName: "Silva",
      email,
      phone: "+351 210 000 000",
      person0FirstName: "Ana",
      person0LastName: "Silva",
    }))
      await control(page, name).fill(value);
    await control(page, "accepted").check();
    await expectAccessible(page);
    await page.locator("form button[type=submit]").click();
    await page.waitForURL(/\/sandbox-payment\/|\/confirm-order/);
    if (page.url().includes("/sandbox-payment/")) {
      await page.getByRole("textbox").fill("4242 4242 4242 4242");
      await page.locator("form button[type=submit]").click();
    }
    await expect(page).toHaveURL(/\/confirm-payment\?reference=A-/);
    await expect(heading(page)).toHaveText(
      word("itemTerms.common.confirmation.states.confirmed.title"),
    );
    await expectAccessible(page);
    const reference = new URL(page.url()).searchParams.get("reference") ?? "";
    if (language === "en") expect(await readVoucher(page)).toContain(title);
    const mailOf = async (kind: string) =>
      (await listMails(agency, email)).find(
        (mail) => mail.kind === kind && mail.text.includes(reference),
      );
    await expect.poll(() => mailOf("bookingConfirmed")).toBeDefined();

    if (isGuest) {
      const { searchParams } = new URL(page.url());
      await page.goto(siteUrl(agency, `${prefix}/find-booking?${searchParams.toString()}`));
    } else {
      await page.goto(siteUrl(agency, `${prefix}/mytrip/mytrips`));
      await main(page).locator(`a[href$="${reference}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/mytrip/mytrips/${reference}$`));
    }
    await page.getByRole("button", { name: word("trips.cancel.open") }).click();
    const dialog = page.getByRole("dialog", { name: word("trips.cancel.title") });
    await expect(dialog).toBeVisible();
    const back = dialog
      .getByText(word("trips.cancel.refund"), { exact: true })
      .locator("xpath=..")
      .locator("bdi");
    const refund = amountIn(await back.innerText());
    await dialog.locator("button").filter({ hasText: refund }).click();
    await expect(main(page)).toContainText(word("bookingTerms.states.refunded"));
    await expect.poll(() => mailOf("bookingCancelled")).toBeDefined();
  });
}

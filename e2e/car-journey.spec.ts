import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillDate } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const journeys = [
  { agency: "voyara", language: "en", prefix: "", isGuest: true, viewport: phone },
  { agency: "solmar", language: "ar", prefix: "/ar", isGuest: false, viewport: desktop },
] as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const amountIn = (text: string) => text.replace(/[^\d.,٫٬]/g, "");

for (const { agency, language, prefix, isGuest, viewport } of journeys) {
  test(`a car from its deal to the money back: ${isGuest ? "a guest" : "a traveller"} of ${agency}, ${language}`, async ({
    page,
  }) => {
    test.slow();
    const word = wordsOf(language);
    const email = isGuest ? `car.${language}@example.com` : `traveller@${agency}.localhost`;
    await page.setViewportSize(viewport);
    if (!isGuest) await signIn(page, agency, "traveller");

    await page.goto(siteUrl(agency, `${prefix}/?tab=Car Rentals`));
    const deal = await page
      .getByRole("article")
      .first()
      .locator('a[href*="/booknow/cars/result-details"]')
      .first()
      .getAttribute("href");
    await page.goto(siteUrl(agency, deal ?? ""));
    const rental = new URL(page.url()).searchParams;
    const age = Number(rental.get("driverAge"));
    await page
      .getByRole("main")
      .getByRole("button", { name: word("carDetails.reserve.action") })
      .first()
      .click();

    await expect(page).toHaveURL(/\/booknow\/cars\/reservation-details\?quote=/);
    await expectAccessible(page);
    // The first thing that can be added: its price is in the total, and is paid at the desk.
    const rows = page.getByRole("main").getByRole("listitem");
    const extra = rows.filter({ has: page.getByRole("spinbutton") }).first();
    const added = await extra.locator("label").innerText();
    const total = page.locator("dl[aria-busy]").locator("bdi").first();
    const before = await total.innerText();
    await extra
      .getByRole("button", { name: word("checkout.extras.more").split("{name}")[1] })
      .click();
    await expect(page.getByRole("status").filter({ hasText: added })).toBeVisible();
    await expect(total).not.toHaveText(before);
    await page.getByRole("link", { name: word("checkout.extras.continue") }).click();

    await expect(page).toHaveURL(/\/booknow\/cars\/checkout\?quote=/);
    const born = Number((rental.get("pickUpDate") ?? "").slice(0, 4)) - age;
    for (const [name, value] of Object.entries({
      firstName: "Ana",
      lastName: "Silva",
      email,
      phone: "+351 210 000 000",
    }))
      await control(page, name).fill(value);
    await expect(page.getByRole("main")).toContainText(added);
    await fillDate(page, "birthDate0", `${born}-01-01`);
    await control(page, "accepted").check();
    await expectAccessible(page);
    await page.locator("form button[type=submit]").click();

    if (
      await page
        .waitForURL(/\/sandbox-payment\/|\/confirm-order/)
        .then(() => page.url().includes("/sandbox-payment/"))
    ) {
      await page.getByRole("textbox").fill("4242 4242 4242 4242");
      await page.locator("form button[type=submit]").click();
    }
    await expect(page).toHaveURL(/\/confirm-payment\?reference=C-/);
    await expect(heading(page)).toHaveText(
      word("itemTerms.common.confirmation.states.confirmed.title"),
    );
    await expectAccessible(page);
    const reference = new URL(page.url()).searchParams.get("reference") ?? "";
    for (const file of ["voucher", "calendar"]) {
      const href = await page
        .locator(`a[href*="/booknow/cars/${file}?"]`)
        .first()
        .getAttribute("href");
      const start = await page.evaluate(
        async (path) => (await (await fetch(path)).text()).slice(0, 15),
        href ?? "",
      );
      expect(start).toMatch(file === "voucher" ? /^%PDF-/ : /^BEGIN:VCALENDAR/);
    }
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
      // Its class has a name in the reader's language, too.
      await page.goto(siteUrl(agency, `/en/mytrip/mytrips/${reference}`));
      await expect(heading(page)).toHaveText(/^[A-Z][\w ·-]+, /);
      await page.goto(siteUrl(agency, `${prefix}/mytrip/mytrips`));
      await page.getByRole("main").locator(`a[href$="${reference}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/mytrip/mytrips/${reference}$`));
    }
    await page.getByRole("button", { name: word("trips.cancel.open") }).click();
    const dialog = page.getByRole("dialog", { name: word("trips.cancel.title") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const back = dialog
      .getByText(word("trips.cancel.refund"), { exact: true })
      .locator("xpath=..")
      .locator("bdi");
    const refund = amountIn(await back.innerText());
    await dialog.locator("button").filter({ hasText: refund }).click();
    await expect(page.getByRole("main")).toContainText(word("bookingTerms.states.refunded"));
    await expect.poll(() => mailOf("bookingCancelled")).toBeDefined();
  });
}

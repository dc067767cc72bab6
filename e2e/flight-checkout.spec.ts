import { control, fillContact, fillDate, pay, submit } from "./checkout-form";
import { expectAccessible } from "./expect-accessible";
import { bornFor, fillPassenger } from "./flights";
import { openCheckout } from "./open-quote";
import { readVoucher } from "./read-voucher";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const card = "4242 4242 4242 4242";

for (const { language, prefix, viewport } of [
  { language: "en", prefix: "", viewport: phone },
  { language: "ar", prefix: "/ar", viewport: desktop },
]) {
  test(`a family books flights, and gets tickets: ${language}`, async ({ page }) => {
    test.slow();
    const word = wordsOf(language);
    await page.setViewportSize(viewport);
    const email = `flights.${language}@example.com`;
    const party = { adults: 2, ages: [7, 1] };
    await openCheckout(page, "voyara", "flights", { word: "0X1", prefix, ...party });
    await fillContact(page, email);
    await expectAccessible(page);
    await fillPassenger(page, 0, { born: bornFor(40), name: ["Ana", "Ægisdóttir"] });
    // Seen before it is taken over, and kept over a reload; what is sealed isn't.
    const proposal = page.getByRole("button", { name: "Aegisdóttir" });
    await proposal.click();
    await expect(control(page, "passenger0LastName")).toHaveValue("Aegisdóttir");
    await page.reload();
    await expect(control(page, "passenger0LastName")).toHaveValue("Aegisdóttir");
    await expect(control(page, "birthDate0-year")).toHaveValue("");
    await control(page, "accepted").check();
    await fillPassenger(page, 0, { born: bornFor(40), name: ["Ana", "Aegisdóttir"] });
    await fillPassenger(page, 1, { born: bornFor(41), name: ["Rui", "Silva"] });
    await fillPassenger(page, 2, { born: bornFor(8), name: ["Mia", "Silva"] });
    await fillPassenger(page, 3, { born: bornFor(1), name: ["Leo", "Silva"] });
    await control(page, "passenger3Lap").selectOption("1");
    await submit(page);
    // Eight instead of seven: said before anything is sent, at the child's own control: the first
    // of the date's, in the order of the language.
    const first = language === "en" ? "month" : "day";
    await expect(control(page, `birthDate2-${first}`)).toBeFocused();
    const problems = page.getByRole("alert").filter({ hasText: word("forms.summary") });
    await expect(problems).toContainText("7");
    await fillDate(page, "birthDate2", bornFor(7));
    await submit(page);
    await pay(page, card);
    await expect(page).toHaveURL(/\/confirm-payment\?reference=F-/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      word("itemTerms.common.confirmation.states.confirmed.title"),
    );
    await expectAccessible(page);
    const main = page.getByRole("main");
    await expect(main).toContainText("Leo Silva");
    const tickets = (await main.innerText()).match(/\b\d{13}\b/g) ?? [];
    expect(new Set(tickets).size).toBe(4);
    const voucher = await readVoucher(page);
    for (const fact of ["Ana Aegisdóttir", "Leo Silva", ...tickets])
      expect(voucher).toContain(fact);
    const calendar = await page
      .locator('a[href*="/booknow/flights/calendar?"]')
      .first()
      .getAttribute("href");
    const file = await page.evaluate(async (path) => (await fetch(path)).text(), calendar ?? "");
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
}

test("the contact flies, by keyboard alone, and one name is enough", async ({ page }) => {
  await openCheckout(page, "voyara", "flights", { word: "0X1" });
  await fillContact(page, "one.name@example.com");
  await page.getByRole("button", { name: "Take the contact’s name" }).focus();
  await page.keyboard.press("Enter");
  await expect(control(page, "passenger0FirstName")).toHaveValue("Ana");
  const oneName = control(page, "passenger0HasOneName");
  await oneName.focus();
  await page.keyboard.press("Space");
  await expect(control(page, "passenger0FirstName")).toBeHidden();
  await fillSealed();
  await submit(page);
  await pay(page, card);
  await expect(page.getByRole("main")).toContainText("Silva Silva");

  async function fillSealed() {
    await fillDate(page, "birthDate0", bornFor(40));
    await control(page, "passportNumber0").fill("XK123456");
    await fillDate(page, "passportExpiry0", "2039-12-31");
    await control(page, "passportCountry0").selectOption("PT");
  }
});

test("what isn't ticketed never looks confirmed", async ({ page }) => {
  // Some get their tickets, others don't.
  await openCheckout(page, "voyara", "flights", { word: "0X15", adults: 2 });
  await fillContact(page, "partial@example.com");
  await fillPassenger(page, 0, { born: bornFor(40) });
  await fillPassenger(page, 1, { born: bornFor(41), name: ["Rui", "Silva"] });
  await submit(page);
  await pay(page, card);
  await expect(page).toHaveURL(/\/confirm-payment\?reference=F-/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Ticket not issued yet");
  await expect(main).not.toContainText("Your booking is confirmed");
  await expect(main.locator('a[href*="/booknow/flights/voucher?"]')).toHaveCount(0);
});

test("the form is there to be read without script", async ({ browser, page }) => {
  await openCheckout(page, "voyara", "flights", { word: "0X1", adults: 2 });
  await fillContact(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  // Playwright's text locators exclude noscript.
  await expect(
    plain.locator("main noscript p", { hasText: "Booking needs JavaScript" }),
  ).toBeVisible();
  await expect(plain.getByRole("heading", { name: "Adult 2" })).toBeVisible();
  await context.close();
});

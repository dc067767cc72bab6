import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { listMails } from "./list-mails";
import { attributeOf, elementIn, elementsIn, readPage, textOf } from "./read-page";
import { readVoucher } from "./read-voucher";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const mexican = /(?<![A-Z\d])\$\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\d,])/;
const european = /(?<!\d)\d{1,3}(?:\.?\d{3})*(?:,\d{2})?\sUS\$/;
const word = wordsOf("es");

/** Opens the calendar of the home page's search, and reads the names of its first week. */
async function readWeek(page: Page, press: "click" | "tap") {
  const button = page.locator("form button[aria-haspopup=dialog]").first();
  await expect(button).toBeVisible();
  await button[press]();
  const dialog = page.getByRole("dialog", { name: word("search.chooseDates") });
  await expect(dialog).toBeVisible();
  const names = dialog
    .locator("thead")
    .first()
    .locator("th")
    .or(dialog.locator("[data-weekdays] > span"));
  // The months come after their dialog.
  await expect(names).toHaveCount(7);
  return names.allInnerTexts();
}

test("Spanish at an agency of Mexico writes pesos as Mexico does: page, mail and voucher", async ({
  page,
}) => {
  test.slow();
  const email = "pesos@example.com";
  await signIn(page, "solmar", "traveller");
  const { reference, key } = await bookHotel(page, "solmar", { email, prefix: "/es" });
  await page.goto(siteUrl("solmar", `/find-booking?reference=${reference}&key=${key}`));
  const main = page.getByRole("main");
  await expect(main).toContainText(mexican);
  await expect(main).not.toContainText("MXN");
  expect(await readVoucher(page)).toMatch(mexican);
  const confirmed = () =>
    listMails("solmar", email).then((mails) =>
      mails.find(({ kind }) => kind === "bookingConfirmed"),
    );
  await expect.poll(async () => (await confirmed())?.text).toMatch(mexican);
  expect((await confirmed())?.text).not.toContain("MXN");
});

test("a language keeps its own country's forms where the agency names none", async ({
  request,
}) => {
  const { page } = await readPage(request, "voyara", "/es?tab=Hotels");
  const deal = textOf(elementIn(page, "article"));
  expect(deal).toMatch(european);
  expect(deal).not.toMatch(/(?<!US)\$\d/);
});

test("texts and their addresses are of a language, not of a region", async ({ request }) => {
  const { page } = await readPage(request, "solmar", "/");
  expect(attributeOf(elementIn(page, "html"), "lang")).toBe("es");
  const languages = elementsIn(page, "link").flatMap((link) => attributeOf(link, "hreflang") ?? []);
  expect(languages.filter((language) => language.startsWith("es"))).toEqual(["es"]);
});

test("a week begins where the region begins it", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/es?tab=Hotels"));
  expect((await readWeek(page, "click"))[0]).toMatch(/^lun/);
  await page.keyboard.press("Escape");
  await page.goto(siteUrl("solmar", "/?tab=Hotels"));
  expect((await readWeek(page, "click"))[0]).toMatch(/^dom/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the same by touch, with the day typed in the region's order", async ({ page }) => {
    await page.goto(siteUrl("solmar", "/?tab=Hotels"));
    expect((await readWeek(page, "tap"))[0]).toMatch(/^dom/);
    const parts = page.getByRole("spinbutton");
    await expect(parts.first()).toHaveAttribute("data-type", "day");
  });
});

for (const [agency, prefix] of [
  ["voyara", ""],
  ["solmar", "/en"],
  ["nordlys", "/en"],
  ["harbour", ""],
] as const)
  test(`English dates are month, day and year: ${agency}`, async ({ request }) => {
    const { page } = await readPage(request, agency, `${prefix}/blog`);
    const dates = elementsIn(elementIn(page, "main"), "time").map(textOf);
    expect(dates.length).toBeGreaterThan(0);
    for (const date of dates) expect(date).toMatch(/^\u2068?[A-Z][a-z]{2} \d{2}, \d{4}\u2069?$/);
  });

test("Arabic has one kind of digits", async ({ request }) => {
  for (const agency of ["voyara", "solmar"]) {
    const { page } = await readPage(request, agency, "/ar?tab=Hotels");
    expect(textOf(elementIn(page, "article"))).toMatch(/\d{4}/);
    expect(textOf(page)).not.toMatch(/[٠-٩]/);
  }
});

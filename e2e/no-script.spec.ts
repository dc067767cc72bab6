import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { inTurn } from "./full-run";
import { errorPages, inLanguage, publicPages } from "./public-pages";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(?:04|10)/ });
test.describe.configure({ mode: "parallel" });

/** Solmar has other stories, and sells no cruises. */
const solmarPages = [
  ...publicPages.filter((path) => !/cancellation-policy\/|lisbon|agency-terms|cruise$/.test(path)),
  "/blog/cenotes-antes-de-las-nueve",
  "/blog/share?slug=cenotes-antes-de-las-nueve",
  "/destination/cancun",
  "/destination/share?slug=cancun",
];
/** Two deals of a kind lead to one page. */
const toKind = (path: string) =>
  path.replace(/sandbox-[^/?&]+/g, "").replace(/(redirect|lng|currency|code)=[^&]*/g, "$1");

/** The URLs of this site that a page links. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')]
      .map(({ href }) => href)
      .filter((href) => href.startsWith(location.origin)),
  );

async function expectReadable(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  const text = (await page.getByRole("main").innerText()).trim();
  expect(text.length, `words of ${path}`).toBeGreaterThan(60);
  await expect(page.getByRole("main").locator("[aria-busy=true]"), path).toHaveCount(0);
}

for (const [agency, pages] of inTurn(
  Object.entries({
    voyara: [
      ...publicPages,
      ...publicPages
        .filter((path) => /^\/(?:faqs|blog|destination|login)?$/.test(path))
        .map((path) => inLanguage("es", path)),
    ],
    solmar: solmarPages,
  }),
)) {
  test(`every page of ${agency} renders and links correctly`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const links = new Map<string, string>();
    for (const [path, status] of [
      ...pages.map((each) => [each, 200] as const),
      ...(agency === "voyara" ? Object.entries(errorPages) : []),
    ]) {
      const response = await page.goto(siteUrl(agency, path), { waitUntil: "domcontentloaded" });
      expect([path, response?.status()]).toEqual([path, status]);
      await expectReadable(page, path);
      for (const href of await linksOf(page)) {
        const { pathname, search } = new URL(href);
        links.set(toKind(`${pathname}${search}`), `${pathname}${search}`);
      }
    }
    expect(links.size).toBeGreaterThan(50);
    const broken: string[] = [];
    const queue = [...links.values()];
    const work = async () => {
      for (let path = queue.pop(); path; path = queue.pop()) {
        const answer = await requestSite(request, agency, path, { method: "HEAD" });
        if (answer.status() >= 400) broken.push(`${answer.status()} ${path}`);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(broken).toEqual([]);
  });
}

test("the header's menus open and link", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/about"));
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Language: English" }).first().click();
  await page
    .getByRole("navigation", { name: "Language" })
    .getByRole("link", { name: "Deutsch" })
    .click();
  await expect(page).toHaveURL(siteUrl("voyara", "/de/about"));
  await header
    .getByRole("button", { name: /^Währung/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Alle Währungen" }).click();
  await expect(page).toHaveURL(/\/de\/currencies\?redirect=/);
  await page.getByRole("main").getByRole("link", { name: /CHF/ }).first().click();
  await expect(page).toHaveURL(siteUrl("voyara", "/de/about"));
  await expect(header.getByRole("button", { name: "Währung: CHF" }).first()).toBeVisible();
});

test("a phone's menu opens and links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl("voyara", "/"));
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "FAQ", exact: true }).first().click();
  await expect(page).toHaveURL(siteUrl("voyara", "/faqs"));
  await page.locator("details").first().locator("summary").click();
  await expect(page.locator("details[open] .rich-text")).toBeVisible();
});

test("sign-in is visible, and says what it needs", async ({ page }) => {
  await page.goto(siteUrl("solmar", "/login"));
  const form = page.getByRole("main").locator("form");
  await expect(form.getByLabel("Correo electrónico")).toBeVisible();
  await expect(form.getByLabel("Contraseña", { exact: true })).toBeVisible();
  await expect(page.getByText(/se necesita JavaScript/)).toBeVisible();
});

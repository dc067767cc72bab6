import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { siteUrl } from "./agencies";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

for (const { agency, name, language } of [
  { agency: "voyara", name: "Voyara Travel", language: "en" },
  { agency: "solmar", name: "Solmar Viajes", language: "es" },
]) {
  test(`${agency} shows its own brand`, async ({ page }) => {
    await page.goto(siteUrl(agency));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("banner").getByRole("img", { name })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${agency} signs its own agents in`, async ({ page }) => {
    await signIn(page, agency, "agent");
    await page.goto(siteUrl(agency));
    await expect(page.locator("#account-menu")).toContainText(`agent@${agency}.localhost`);
  });
}

for (const [agency, order] of Object.entries({
  voyara: ["deals", "top-destinations", "highlights"],
  nordlys: ["top-destinations", "deals", "highlights"],
  harbour: ["highlights", "deals"],
})) {
  test(`${agency} orders the sections of its home page`, async ({ page }) => {
    await page.goto(siteUrl(agency));
    const sections = page.getByRole("main").locator("section[aria-labelledby]");
    const ids = await sections.evaluateAll((all) =>
      all.map((section) => section.getAttribute("aria-labelledby")),
    );
    expect(ids).toEqual(order);
  });
}

test("each agency says for itself why to book there, and what cards it takes", async ({ page }) => {
  const reasons: string[] = [];
  const brands: string[] = [];
  for (const [agency, path] of Object.entries({
    voyara: "/",
    nordlys: "/en",
    harbour: "/",
    solmar: "/en",
  })) {
    await page.goto(siteUrl(agency, path));
    reasons.push(...(await page.locator("section[aria-labelledby=highlights] h3").allInnerTexts()));
    const marks = page.getByRole("list", { name: "Accepted payment brands" });
    brands.push((await marks.getByRole("listitem").allTextContents()).join());
  }
  expect(reasons).toHaveLength(12);
  expect(new Set(reasons).size).toBe(12);
  expect(new Set(brands).size).toBe(3);
});

test("an agency centres its headline if it wants to", async ({ page }) => {
  for (const [agency, align] of [
    ["solmar", "center"],
    ["voyara", "start"],
  ] as const) {
    await page.goto(siteUrl(agency));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-align", align);
  }
});

test("an unknown host is 404, an inactive agency 503", async ({ request }) => {
  expect((await requestSite(request, "nobody")).status()).toBe(404);
  expect((await requestSite(request, "dormant")).status()).toBe(503);
});

import { siteUrl } from "./agencies";
import { linkIn, listMails } from "./list-mails";
import { newEmail } from "./open-account";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const password = "seven-Quiet-harbours-17";

/** Public paths that are in no site map, because search engines shouldn't list them. */
const unlisted: Record<string, string[]> = {
  voyara: ["/find-booking", "/login", "/signup", "/booknow/hotels", "/booknow/cars"],
  solmar: ["/find-booking", "/login", "/signup", "/booknow/hotels"],
  nordlys: ["/find-booking", "/booknow/hotels"],
  harbour: ["/booknow/cruise"],
};

for (const [agency, others] of Object.entries(unlisted)) {
  test(`links lead from home to every public page of ${agency}`, async ({ request }) => {
    test.slow();
    const read = async (path: string) => (await requestSite(request, agency, path)).text();
    const listed = await Promise.all(
      ["pages", "blog", "destinations"].map((kind) => read(`/sitemap-${kind}.xml`)),
    );
    const paths = listed
      .flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)])
      .map(([, address = ""]) => new URL(address).pathname)
      // Each language has the same pages, and its own home page leads to them.
      .filter((path) => !/^\/[a-z]{2}\//.test(path));
    const languages = paths.filter((path) => /^\/[a-z]{2}$/.test(path));
    const wanted = new Set([...paths, ...others].filter((path) => !languages.includes(path)));
    expect(wanted.size).toBeGreaterThan(10);
    const listMissing = async () => {
      const found = new Set(["/"]);
      // Grows while it is walked.
      for (const path of found) {
        const html = (await read(path)).replace(/<script.*?<\/script>/gs, "");
        for (const [, target = ""] of html.matchAll(/<a\s[^>]*?href="([^"#][^"]*)"/g)) {
          const url = new URL(target.replaceAll("&amp;", "&"), siteUrl(agency, path));
          if (url.origin === siteUrl(agency, "") && wanted.has(url.pathname))
            found.add(url.pathname);
        }
      }
      return [...wanted].filter((path) => !found.has(path));
    };
    // A page leaves out what is late on a busy machine.
    await expect.poll(listMissing, { timeout: 60_000 }).toEqual([]);
  });
}

test("the header leads to destinations, the blog and one's booking without signing in", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  for (const [name, path] of [
    ["Destinations", "/destination"],
    ["Blog", "/blog"],
    ["Find booking", "/find-booking"],
  ] as const) {
    await page.goto(siteUrl("voyara", "/faqs"));
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(siteUrl("voyara", path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(siteUrl("harbour", "/"));
  await expect(header.getByRole("link", { name: "Blog", exact: true })).toBeVisible();
  await expect(header.getByRole("link", { name: "Find booking" })).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Destinations" })).toHaveCount(0);
});

for (const [role, name, path] of [
  ["traveller", "My Trips", "/mytrip/mytrips"],
  ["agent", "Bookings", "/bookings"],
] as const) {
  test(`the header leads a signed-in ${role} to the own bookings`, async ({ page }) => {
    await signIn(page, "voyara", role);
    await page.goto(siteUrl("voyara", "/"));
    const pages = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
    await pages.getByRole("link", { name }).click();
    await expect(page).toHaveURL(siteUrl("voyara", path));
  });
}

test("the header and the tabs lead on by keyboard", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/"));
  const search = page.getByRole("navigation", { name: "What are you looking for?" });
  const deals = page.getByRole("navigation", { name: "Kinds of deals" });
  await search.getByRole("link", { name: "Hotels" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(search.getByRole("link", { name: "Cars" })).toBeFocused();
  for (const tabs of [search, deals])
    await expect(tabs.locator("[aria-current=true]")).toHaveText("Cars");
  await page.getByRole("banner").getByRole("link", { name: "Find booking" }).press("Enter");
  await expect(page).toHaveURL(siteUrl("voyara", "/find-booking"));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu has the same links", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/ar"));
    await page.getByRole("banner").getByRole("button", { name: "فتح القائمة" }).tap();
    const menu = page.getByRole("dialog", { name: "القائمة" });
    await menu.getByRole("link", { name: "العثور على حجز" }).tap();
    await expect(page).toHaveURL(siteUrl("voyara", "/ar/find-booking"));
  });

  test("the tabs of the search and of the deals are in step by touch", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/"));
    const search = page.getByRole("navigation", { name: "What are you looking for?" });
    const deals = page.getByRole("navigation", { name: "Kinds of deals" });
    await search.getByRole("link", { name: "Cars" }).tap();
    await expect(deals.locator("[aria-current=true]")).toHaveText("Cars");
    await deals.getByRole("link", { name: "Hotels" }).tap();
    await expect(search.locator("[aria-current=true]")).toHaveText("Hotels");
  });

  test("a message is dismissed with a tap", async ({ page }) => {
    await signIn(page, "nordlys", "owner");
    await page.goto(siteUrl("nordlys", "/en/settings/profile"));
    await page.getByRole("button", { name: "Save", exact: true }).tap();
    const messages = page.getByRole("region", { name: "Messages" });
    await expect(messages.getByRole("status")).toContainText("Saved");
    await messages.getByRole("button", { name: "Dismiss" }).tap();
    await expect(messages.getByRole("status")).toBeEmpty();
  });
});

test("the tabs of the search and of the deals are in step", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/"));
  const search = page.getByRole("navigation", { name: "What are you looking for?" });
  const deals = page.getByRole("navigation", { name: "Kinds of deals" });
  const current = (tabs: typeof search) => tabs.locator("[aria-current=true]");
  await search.getByRole("link", { name: "Resorts" }).click();
  await expect(current(deals)).toHaveText("Resorts");
  await expect(page.getByRole("button", { name: "Ask for this trip" })).toBeVisible();
  await deals.getByRole("link", { name: "Cars" }).click();
  await expect(current(search)).toHaveText("Cars");
  await expect(page.getByRole("button", { name: "Search cars" })).toBeVisible();
  await page.goBack();
  await expect(current(search)).toHaveText("Resorts on request");
  await expect(current(deals)).toHaveText("Resorts");
});

test("deals name the place that they are around, and no other", async ({ page }) => {
  const region = page.getByRole("region", { name: "Product Deals" });
  await page.goto(siteUrl("voyara", "/?tab=Car%20Rentals&airportLat=40.47&airportLong=-3.56"));
  await expect(region).toContainText("Hand-picked around Madrid");
  await region.getByRole("link", { name: "Hotels" }).click();
  await expect(region).toContainText("Hand-picked around Lisbon");
  await page.goto(siteUrl("voyara", "/?tab=Hotels&lat=-48.9&long=-123.4"));
  await expect(region).toContainText("Hand-picked for ");
  await expect(region).not.toContainText("Lisbon");
});

test("whoever signs up on the way somewhere gets there from the mail", async ({ page }) => {
  const email = newEmail("wanda");
  const target = "/destination/lisbon?tab=Hotels";
  await page.goto(siteUrl("voyara", `/login?redirect=${encodeURIComponent(target)}`));
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await main.getByLabel("First name").fill("Wanda");
  await main.getByLabel("Last name").fill("Berg");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByLabel("Password", { exact: true }).press("Enter");
  await expect(main.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  // The second mail, too.
  await main.getByRole("button", { name: "Send it again" }).click();
  await expect.poll(async () => (await listMails("voyara", email)).length).toBe(2);
  const links = (await listMails("voyara", email)).map(linkIn);
  for (const link of links) expect(link).toContain(encodeURIComponent(target));
  await page.goto(siteUrl("voyara", links[0]));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL(siteUrl("voyara", target));
  await expect(page.getByRole("banner").getByRole("button", { name: /Wanda/ })).toBeVisible();
});

test("a saved profile is said in a message that goes by itself", async ({ page }) => {
  await signIn(page, "nordlys", "owner");
  await page.goto(siteUrl("nordlys", "/en/settings/profile"));
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  const messages = page.getByRole("region", { name: "Messages" }).getByRole("status");
  await expect(messages).toContainText("Saved");
  await expect(messages).toBeEmpty({ timeout: 15_000 });
});

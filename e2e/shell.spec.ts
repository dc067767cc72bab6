import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { openCheckout } from "./open-quote";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { untilReady } from "./until-ready";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header links what the agency enables, the footer what it has", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/es"));
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sobre nosotros" }).first()).toHaveAttribute(
      "href",
      "/es/about",
    );
    await expect(
      header.getByRole("link", { name: "Preguntas frecuentes" }).first(),
    ).toHaveAttribute("href", "/es/faqs");
    const links = page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Política|Términos|Aviso/ });
    expect(
      await links.evaluateAll((found) => found.map((link) => link.getAttribute("href"))),
    ).toEqual([
      "/es/cancellation-policy",
      "/es/privacy-policy",
      "/es/user-terms-and-conditions",
      "/es/cookies-policy",
      "/es/disclaimer",
    ]);
    const brands = page.getByRole("contentinfo").locator("[class*='icon-brand-']");
    await expect(brands).toHaveCount(12);
    await page.goto(siteUrl("harbour"));
    await expect(page.getByRole("banner").getByRole("link", { name: /About|FAQ/ })).toHaveCount(0);
  });

  test("a currency can be chosen, and the first paint uses it", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Activities"));
    await page.getByRole("button", { name: "Currency: USD" }).first().click();
    await page.getByRole("link", { name: "All currencies" }).click();
    await page.getByRole("link", { name: "Euro EUR" }).click();
    await expect(page).toHaveURL(siteUrl("voyara", "/?tab=Activities"));
    await expect(page.getByRole("button", { name: "Currency: EUR" }).first()).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText("≈ €");
  });

  // Without scripts, because React would restore text that was changed before hydration.
  test("a long address is clamped at three lines, on small screens only", async ({ page }) => {
    await page.goto(siteUrl("voyara"));
    const address = page.getByRole("contentinfo").locator("address");
    await expect(address).toContainText("Rua do Salitre 118");
    await address
      .locator("bdi")
      .first()
      .evaluate((line) => (line.textContent = "Rua do Salitre 118, ".repeat(20)));
    const shape = () =>
      address.evaluate((element) => ({
        lines: Math.round(
          element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        ),
        clamp: getComputedStyle(element).webkitLineClamp,
      }));
    expect(await shape()).toEqual({ lines: expect.any(Number), clamp: "none" });
    expect((await shape()).lines).toBeGreaterThan(3);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shape()).toEqual({ lines: 3, clamp: "3" });
  });
});

test("?currency= is stored and removed from the URL", async ({ page }) => {
  await page.goto(siteUrl("solmar", "/en?currency=eur&code=de&tab=Hotels"));
  await expect(page).toHaveURL(siteUrl("solmar", "/en?tab=Hotels"));
  await page.goto(siteUrl("solmar", "/en"));
  await expect(page.getByRole("button", { name: "Currency: EUR" }).first()).toBeVisible();
});

test("a language chosen while signed in is stored in the profile, a visitor's choice in the browser", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/changeLanguage/"))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const choose = async (button: RegExp, language: string) => {
    await untilReady(page);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("link", { name: language, exact: true }).first().click();
  };
  await page.goto(siteUrl("voyara", "/faqs?q=1"));
  await choose(/^Language/, "Deutsch");
  await expect(page).toHaveURL(siteUrl("voyara", "/de/faqs?q=1"));
  expect(sent).toEqual([]);
  await signIn(page, "voyara", "restricted");
  await page.goto(siteUrl("voyara", "/de/faqs"));
  await choose(/^Sprache/, "Dansk");
  await expect(page).toHaveURL(siteUrl("voyara", "/da/faqs"));
  expect(sent).toEqual(["POST /api/user/changeLanguage/da"]);
  const profileLanguage = () =>
    page.evaluate(
      async () =>
        ((await (await fetch("/api/user/profile")).json()) as { user: { language: string } }).user
          .language,
    );
  await expect.poll(profileLanguage).toBe("da");
});

test("currencies are searched by name and code and chosen by keyboard", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  await page.getByRole("button", { name: "Currency: USD" }).first().click();
  const options = page.getByRole("dialog", { name: "Currency" }).getByRole("option");
  await expect(options.nth(100)).toBeAttached();
  await expectAccessible(page);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("KRONE dkk");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Currency: DKK" }).first()).toBeFocused();
  await expect(page.getByRole("article").first()).toContainText("≈");
  await expect(page.getByRole("article").first()).toContainText("DKK");
});

test("hidden parts stay hidden on later pages", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/?hideHeader=true&hideFooter=true"));
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goto(siteUrl("voyara", "/booknow/hotels"));
  await expect(page.getByRole("banner")).toHaveCount(0);
  await openCheckout(page, "voyara", "hotels", { word: "plain", ahead: 180 });
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }),
  ).toBeVisible();
  await page.goto(siteUrl("solmar"));
  await expect(page.getByRole("banner")).toBeVisible();
});

test("header parts are hidden from a deal's visitors if the agency wants that, but not from signed-in users", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  await page.goto(siteUrl("nordlys", "/en/booknow/hotels?dealLinkId=7"));
  await expect(header.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Terms & Conditions" })).toHaveCount(0);
  await page.goto(siteUrl("nordlys", "/en"));
  await expect(header.getByRole("link", { name: "Sign Up" }).first()).toHaveAttribute(
    "href",
    /^http:\/\/(?:localhost|127)/,
  );
  // Travellers sign in on the agency's own site there.
  await signIn(page, "nordlys", "owner");
  await page.goto(siteUrl("nordlys", "/en/booknow/hotels?dealLinkId=7"));
  await expect(header.getByRole("button", { name: /^Language/ })).toBeVisible();
});

test("agents have a side menu that toggles, closes on Esc and outside, and stops scrolling", async ({
  page,
}) => {
  await signIn(page, "voyara", "agent");
  await page.goto(siteUrl("voyara"));
  const toggle = page.getByRole("button", { name: "Agent menu", exact: true });
  const menu = page.getByRole("navigation", { name: "Agent menu" });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    "hidden",
  );
  await expect(menu.getByRole("link")).toContainText(["Dashboard", "Book Now", "Log Out"]);
  await expect(menu.getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "href",
    "/booknow/hotels",
  );
  await expect(menu.getByRole("link", { name: /^Upcoming bookings: \d+$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.mouse.click(1_000, 600);
  await expect(menu).toBeHidden();
  await signIn(page, "voyara", "traveller");
  await page.goto(siteUrl("voyara"));
  await expect(toggle).toHaveCount(0);
});

test("a phone's menu repeats the profile menu, in Arabic from the other side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "voyara", "traveller");
  await page.goto(siteUrl("voyara", "/ar"));
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  const menu = page.getByRole("dialog", { name: "القائمة" });
  await expect(menu.getByRole("link", { name: "احجز الآن" })).toHaveAttribute(
    "href",
    "/ar/booknow/hotels",
  );
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  await expectAccessible(page);
  await menu.getByRole("button", { name: /^العملة/ }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(menu).toBeVisible();
});

import { hostOf, siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 404/ });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { agency, name, path, language, text, home, contact } of [
    {
      agency: "voyara",
      name: "Voyara Travel",
      path: "/no-such-page",
      language: "en",
      text: "The page you're looking for is not found.",
      home: "/",
      contact: "hello@voyara.example",
    },
    {
      agency: "solmar",
      name: "Solmar Viajes",
      path: "/no-such-page",
      language: "es",
      text: "No encontramos la página que buscas.",
      home: "/",
      contact: "hola@solmar.example",
    },
    {
      agency: "nordlys",
      name: "Nordlys Rejser",
      path: "/en/booknow/cruise",
      language: "en",
      text: "The page you're looking for is not found.",
      home: "/en",
      contact: "hej@nordlys.example",
    },
  ]) {
    test(`${agency}${path} is not found, with text and branding`, async ({ page }) => {
      const response = await page.goto(siteUrl(agency, path));
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(`${text} - ${name}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
      await expect(page.getByRole("banner")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.locator(`a[href="mailto:${contact}"]`)).toBeVisible();
      await expect(main.locator(`a[href="${home}"]`)).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        "content",
        /noindex/,
      );
    });
  }
});

// /errors shows that page, too. For visitors nothing below it is a page itself, or an error would
// respond with 200.
for (const path of [
  "/errors",
  "/es/errors",
  "/errors/404",
  "/errors/500",
  "/errors/200",
  "/%65rrors/404",
]) {
  test(`${path} is a 404 as well`, async ({ request }) => {
    const answer = await requestSite(request, "voyara", path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>(The page you|No encontramos)/);
  });
}

for (const path of [
  "/no-such-page.rsc",
  "/login.rsc",
  "/solmar/es.rsc",
  "/login.segments/_tree.segment.rsc",
]) {
  test(`${path} is no second URL of a page`, async ({ request }) => {
    expect((await requestSite(request, "voyara", path)).status()).toBe(404);
  });
}

test("a call with the wrong method gets the right one, also for methods unknown to Next", async ({
  request,
}) => {
  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    const answer = await requestSite(request, "voyara", "/api/user/login", {
      method,
      headers: { origin: `http://${hostOf("voyara")}` },
    });
    expect([method, answer.status(), answer.headers()["allow"]]).toEqual([method, 405, "POST"]);
    expect(await answer.json()).toMatchObject({
      code: "method_not_allowed",
      error: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

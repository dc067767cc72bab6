import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { toSessionCookie } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 401/ });

const password = "wander-Far-2026";

test("a traveller signs in on any page, sees their name, and signs out", async ({
  page,
  request,
}) => {
  await page.goto(siteUrl("voyara", "/es?tab=Activities"));
  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(/\/es\/login\?redirect=/);

  const [email, secret] = [
    page.getByLabel("Correo electrónico"),
    page.getByLabel("Contraseña", { exact: true }),
  ];
  await email.fill("traveller@voyara.localhost");
  await secret.fill("not-the-password");
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(email).toHaveValue("traveller@voyara.localhost");

  await secret.fill(password);
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/es?tab=Activities"));
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sid");
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    domain: "voyara.localhost",
  });

  await page.getByRole("banner").getByRole("button", { name: /Tessa/ }).click();
  await expect(page.locator("#account-menu")).toContainText("traveller@voyara.localhost");
  await page.locator("#account-menu").getByRole("link", { name: "Cerrar sesión" }).click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sid");

  // Not only removed from the browser: ended.
  const profile = await requestSite(request, "voyara", "/api/user/profile", {
    headers: { cookie: `sid=${cookie?.value}` },
  });
  expect(profile.status()).toBe(401);
});

test("a session is worthless at another agency, and signed-in users aren't asked to sign in", async ({
  request,
}) => {
  const login = await requestSite(request, "voyara", "/api/user/login", {
    method: "POST",
    headers: { origin: siteUrl("voyara", "") },
    data: { email: "agent@voyara.localhost", password },
  });
  expect(await login.text()).not.toContain("accessToken");
  const cookie = toSessionCookie(login);
  expect(
    (await requestSite(request, "solmar", "/api/user/profile", { headers: { cookie } })).status(),
  ).toBe(401);
  expect(
    await (await requestSite(request, "solmar", "/", { headers: { cookie } })).text(),
  ).not.toContain("agent@voyara.localhost");

  for (const [asked, target] of [
    ["/booknow/hotels", "/booknow/hotels"],
    ["//evil.test", "/dashboard"],
    ["/\\evil.test", "/dashboard"],
    ["https://evil.test", "/dashboard"],
    ["/login?redirect=/login", "/dashboard"],
  ] as const) {
    const answer = await requestSite(
      request,
      "voyara",
      `/login?redirect=${encodeURIComponent(asked)}`,
      { headers: { cookie } },
    );
    expect([asked, answer.status(), answer.headers()["location"]]).toEqual([asked, 307, target]);
  }
});

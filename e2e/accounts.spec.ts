import { request as httpRequest } from "node:http";
import type { Page } from "playwright/test";
import { hostOf, port, siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { callDoor, newEmail, openAccount } from "./open-account";
import { requestSite } from "./request-site";
import { signIn, toSessionCookie } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 4(?:0[13]|10|22|29)/ });
test.describe.configure({ mode: "parallel" });

const password = "seven-Quiet-harbours-17";

async function logIn(page: Page, email: string, secret: string) {
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(secret);
  await main.getByRole("button", { name: "Log In" }).click();
}

async function requireMail(agency: string, to: string, kind: string) {
  await expect
    .poll(async () => (await listMails(agency, to)).map((mail) => mail.kind))
    .toContain(kind);
  const mail = (await listMails(agency, to)).find((each) => each.kind === kind);
  if (!mail) throw new Error(`no ${kind}`);
  return mail;
}

test("sign up, verify the address, sign in, change the profile and the language, sign out", async ({
  page,
}) => {
  const email = newEmail("nora");
  await page.goto(siteUrl("voyara", "/signup?redirect=/mytrip/profile"));
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByRole("alert").getByRole("link")).toHaveText([
    "Enter your first name.",
    "Enter your e-mail address.",
    "Enter your password.",
  ]);
  await main.getByLabel("First name").fill("Nora");
  await main.getByLabel("Last name").fill("Berg");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill("password123");
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByRole("alert")).toContainText("known to many");
  await expect(main.getByLabel("E-mail")).toHaveValue(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Create account" }).click();
  await expect(main.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await expect(main).toContainText(email);

  await page.goto(siteUrl("voyara", "/login?redirect=/mytrip/profile"));
  await logIn(page, email, password);
  await expect(page.getByRole("alert").filter({ hasText: "isn't confirmed yet" })).toBeVisible();

  const link = linkIn(await requireMail("voyara", email, "verifyEmail"));
  const answer = await page.goto(siteUrl("voyara", link));
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  const confirm = async (given: string) => {
    await page.getByLabel("Password", { exact: true }).fill(given);
    await page.getByRole("button", { name: "Confirm and log in" }).click();
  };
  expect(new URL(page.url()).search).toBe("");
  await expectAccessible(page);
  await confirm("of-a-Stranger-77");
  await expect(
    page.getByRole("alert").filter({ hasText: "isn't the password you chose" }),
  ).toBeVisible();
  await confirm(password);
  await expect(page.getByRole("banner").getByRole("button", { name: /Nora/ })).toBeVisible();
  await page.goto(siteUrl("voyara", link));
  await confirm(password);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.goto(siteUrl("voyara", "/logout"));
  await page.waitForURL(siteUrl("voyara", "/"));

  await page.goto(siteUrl("voyara", "/mytrip/profile"));
  await expect(page).toHaveURL(siteUrl("voyara", "/login?redirect=%2Fmytrip%2Fprofile"));
  await logIn(page, email, password);
  await expect(page).toHaveURL(siteUrl("voyara", "/mytrip/profile"));
  await page.getByLabel("First name").fill("Nora Lee");
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/de/mytrip/profile"));
  await expect(page.getByLabel("Vorname")).toHaveValue("Nora Lee");
  const { user } = await page.evaluate(
    async () => (await (await fetch("/api/user/profile")).json()) as { user: { language: string } },
  );
  expect(user.language).toBe("de");

  await page
    .getByRole("banner")
    .getByRole("button", { name: /Nora Lee/ })
    .click();
  await page.locator("#account-menu").getByRole("link", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/de"));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sid");
});

test("a forgotten password: the link sets a new one once, and all sessions end", async ({
  page,
  request,
}) => {
  const email = newEmail("omar");
  await openAccount(request, "voyara", { email, password, first: "Omar" });
  const started = await callDoor(request, "voyara", "/api/user/login", { email, password });
  const cookie = toSessionCookie(started);
  const profile = async () =>
    (await requestSite(request, "voyara", "/api/user/profile", { headers: { cookie } })).status();
  expect(await profile()).toBe(200);

  await page.goto(siteUrl("voyara", "/login"));
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/forgotpassword/);
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeFocused();

  const link = linkIn(await requireMail("voyara", email, "resetPassword"));
  const answer = await page.goto(siteUrl("voyara", link));
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page).toHaveURL(siteUrl("voyara", "/newPassword"));
  await page.getByLabel("New password").fill("a-better-One-for-2027");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeFocused();
  expect(await profile()).toBe(401);
  expect((await callDoor(request, "voyara", "/api/user/login", { email, password })).status()).toBe(
    401,
  );
  expect(
    (
      await callDoor(request, "voyara", "/api/user/login", {
        email,
        password: "a-better-One-for-2027",
      })
    ).status(),
  ).toBe(200);

  await page.goto(siteUrl("voyara", link));
  await expect(page).toHaveURL(siteUrl("voyara", "/newPassword"));
  await page.getByLabel("New password").fill("once-More-with-feeling");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
});

/** From a separate address: parallel tests sign in from the default one. */
const tryPassword = (email: string, secret: string) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ email, password: secret });
    const headers = {
      host: hostOf("voyara"),
      origin: siteUrl("voyara", ""),
      "content-type": "application/json",
      "content-length": body.length,
    };
    httpRequest(
      {
        host: "127.0.0.1",
        port,
        localAddress: "127.0.0.7",
        path: "/api/user/login",
        method: "POST",
        headers,
      },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      },
    )
      .on("error", reject)
      .end(body);
  });

test("after ten wrong passwords the next attempt needs work, whether or not there is an account, with the same response", async ({
  page,
}) => {
  const email = newEmail("nobody");
  for (let count = 0; count < 10; count += 1)
    expect(await tryPassword(email, `wrong-${count}`)).toBe(401);
  expect(await tryPassword(email, "wrong-again")).toBe(429);
  await page.goto(siteUrl("voyara", "/login"));
  await logIn(page, email, "wrong-again");
  await expect(
    page.getByRole("alert").filter({ hasText: "That e-mail and password don't match." }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(email);
});

test("one e-mail at two agencies has two accounts", async ({ request }) => {
  const email = newEmail("twice");
  await openAccount(request, "voyara", { email, password, first: "Vera" });
  await openAccount(request, "solmar", { email, password: "otra-Clave-distinta-9", first: "Sol" });
  const nameAt = async (agency: string, secret: string) => {
    const answer = await callDoor(request, agency, "/api/user/login", { email, password: secret });
    const { user } = (await answer.json()) as { user?: { personal_info: { first_name: string } } };
    return user?.personal_info.first_name ?? answer.status();
  };
  expect(
    await Promise.all([
      nameAt("voyara", password),
      nameAt("solmar", "otra-Clave-distinta-9"),
      nameAt("solmar", password),
    ]),
  ).toEqual(["Vera", "Sol", 401]);
});

test("an expired session redirects to sign-in, and back to the same page", async ({ page }) => {
  await signIn(page, "voyara", "traveller");
  await page.goto(siteUrl("voyara", "/mytrip/profile"));
  await page.evaluate(() => localStorage.setItem("left", "behind"));
  await page
    .context()
    .addCookies([{ name: "sid", value: "x".repeat(43), url: siteUrl("voyara"), httpOnly: true }]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("left"))).toBeNull();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Log in again" }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, "traveller@voyara.localhost", "wander-Far-2026");
  await expect(page).toHaveURL(siteUrl("voyara", "/mytrip/profile"));
});

test("signing out ends at home if the agency's own site would sign in again, and clears how the visitor came", async ({
  page,
}) => {
  await page.goto(siteUrl("nordlys", "/en/faqs?hideFooter=true"));
  await page.evaluate(() => {
    sessionStorage.setItem("deepLinkUrl", "/en/faqs");
    sessionStorage.setItem("routeType", "url");
    localStorage.setItem("left", "behind");
  });
  await page.goto(siteUrl("nordlys", "/en/logout")).catch(() => {});
  await page.waitForURL(siteUrl("nordlys", "/en"));
  await page.goto(siteUrl("nordlys", "/en/faqs"));
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem("deepLinkUrl"),
      sessionStorage.getItem("routeType"),
      localStorage.getItem("left"),
    ]),
  ).toEqual([null, null, null]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("hideFooter");
});

import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { newEmail, openAccount } from "./open-account";
import { requestSite } from "./request-site";
import { sessionCookieOf, signIn, type Role } from "./sign-in";
import { expect, test } from "./test";
import { untilReady } from "./until-ready";

test.use({ expectedErrors: /status of 40[134]/ });
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const password = "seven-Quiet-harbours-17";
const main = (page: Page) => page.getByRole("main");
const open = async (page: Page, path: string) => {
  await page.goto(siteUrl("voyara", path));
};
async function mailOf(to: string, kind: string) {
  await expect
    .poll(async () => (await listMails("voyara", to)).map((mail) => mail.kind))
    .toContain(kind);
  const mail = (await listMails("voyara", to)).find((each) => each.kind === kind);
  if (!mail) throw new Error(`no ${kind}`);
  return mail;
}
async function fillCompany(page: Page, company: string) {
  await main(page).getByLabel("Company").fill(company);
  await main(page).getByLabel("Licence or registration number").fill("NO-123");
  await main(page).getByLabel("Country").selectOption("NO");
  await main(page).getByLabel("Phone").fill("+47 22 00 00 00");
  await main(page).getByLabel("I accept the terms for agents.").check();
}
async function logIn(page: Page, email: string) {
  await open(page, "/login");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Log In" }).click();
}
async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}

test("somebody signs up as an agent, is approved and sees the desk", async ({ page, browser }) => {
  const email = newEmail("berg");
  const company = `Berg Travel ${Date.now()}`;
  await open(page, "/signup");
  await main(page).getByRole("link", { name: "Apply as an agent" }).click();
  await untilReady(page);
  await expect(page).toHaveTitle(/^Become an agent of Voyara Travel/);
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Send application" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Choose a country.");
  await fillCompany(page, company);
  await main(page).getByLabel("Website").fill("berg-travel.example");
  await main(page).getByLabel("First name").fill("Nora");
  await main(page).getByLabel("Last name").fill("Berg");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Send application" }).click();
  await expect(main(page).getByRole("heading", { name: "Check your mail" })).toBeVisible();

  await open(page, linkIn(await mailOf(email, "verifyEmail")));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm and log in" }).click();
  await expect(main(page).getByText("We are looking at it")).toBeVisible();
  await expect(main(page)).toContainText(company);

  const context = await browser.newContext();
  const owner = await context.newPage();
  await signIn(owner, "voyara", "owner");
  await open(owner, `/applications?q=${encodeURIComponent(company)}`);
  await expect(main(owner).getByRole("heading", { name: "1 application" })).toBeVisible();
  await expectAccessible(owner);
  await main(owner).getByRole("table").getByRole("link", { name: company }).click();
  await untilReady(owner);
  await expect(main(owner)).toContainText("https://berg-travel.example");
  await expectAccessible(owner);
  await main(owner).getByRole("button", { name: "Approve" }).click();
  await expect(main(owner).getByText("they can sign in as an agent now")).toBeVisible();
  await open(owner, "/settings/audit?action=application.approved");
  await expect(main(owner).getByRole("row").nth(1)).toContainText("Olivia Marsh");
  await expectAccessible(owner);
  await context.close();

  await page.goto(siteUrl("voyara", linkIn(await mailOf(email, "applicationApproved"))));
  await logIn(page, email);
  await expect(page.getByRole("banner").getByRole("button", { name: /Nora/ })).toBeVisible();
  await open(page, "/dashboard");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  const list = await page.goto(siteUrl("voyara", "/bookings"));
  expect(list?.status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a traveller applies, is asked, answers and is declined", async ({ page, request }) => {
    const email = newEmail("plain");
    await openAccount(request, "voyara", { email, password, first: "Tove" });
    const answer = await requestSite(request, "voyara", "/api/user/login", {
      method: "POST",
      headers: { origin: siteUrl("voyara", "") },
      data: { email, password },
    });
    const sid = /sid=([^;]+)/.exec(answer.headers()["set-cookie"] ?? "")?.[1] ?? "";
    await page.context().addCookies([{ name: "sid", value: sid, url: siteUrl("voyara") }]);
    const company = `Plain Travel ${Date.now()}`;
    await page.goto(siteUrl("voyara", "/application"));
    await fillCompany(page, company);
    await main(page).getByLabel("Phone").fill("22 00 00 00");
    await main(page).getByRole("button", { name: "Send application" }).click();
    await expect(main(page).getByRole("alert")).toContainText("country code");
    await expect(main(page).getByLabel("Company")).toHaveValue(company);
    await expect(main(page).getByLabel("Country")).toHaveValue("NO");
    await main(page).getByLabel("Phone").fill("+47 22 00 00 00");
    await main(page).getByRole("button", { name: "Send application" }).click();
    await expect(main(page).getByText("Your application has arrived.")).toBeVisible();
    const reference = await main(page).getByText(/^J-/).first().innerText();

    const decide = async (button: string, field: string, text: string) => {
      await page.context().clearCookies();
      await signIn(page, "voyara", "admin");
      await page.goto(siteUrl("voyara", `/applications/${reference}`));
      await main(page).getByLabel(field).fill(text);
      await main(page).getByRole("button", { name: button }).click();
    };
    await decide("Send question", "Question", "Who insures you?");
    await expect(main(page).getByText("Your question is on its way.")).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Send question" })).toHaveCount(0);

    await page.context().clearCookies();
    const link = linkIn(await mailOf(email, "applicationAsked"));
    const asked = await page.goto(siteUrl("voyara", link));
    expect(asked?.headers()["referrer-policy"]).toBe("no-referrer");
    await expect(main(page)).toContainText("Who insures you?");
    await main(page).getByLabel("Your answer").fill("Nordic Mutual");
    await main(page).getByRole("button", { name: "Send answer" }).click();
    await expect(main(page).getByRole("heading", { name: "Thank you" })).toBeVisible();
    await page.goto(siteUrl("voyara", link));
    await expect(main(page).getByRole("heading", { name: "no longer works" })).toBeVisible();

    await decide("Decline", "Reason", "No licence of that number");
    await expect(main(page).getByText("They get your reason by mail.").first()).toBeVisible();
    await expect(main(page)).toContainText("Nordic Mutual");
    expect((await mailOf(email, "applicationDeclined")).text).toContain("No licence");
  });

  test("the audit is filtered and paged, and taken out by those who may", async ({
    page,
    request,
  }) => {
    await signIn(page, "voyara", "owner");
    await page.goto(siteUrl("voyara", "/settings/audit"));
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("Action").selectOption("Exported the audit log");
    await page.getByRole("button", { name: "Show events" }).click();
    await expect(page).toHaveURL(/action=audit\.exported/);
    const take = async (as: Role | null, headers: Record<string, string> = {}) =>
      requestSite(request, "voyara", "/settings/audit/export?action=audit.exported", {
        headers: {
          ...(as ? { cookie: await sessionCookieOf(request, "voyara", as) } : {}),
          ...headers,
        },
      });
    const file = await take("owner");
    expect(file.headers()["content-disposition"]).toMatch(/filename="audit-[\d-]{10}\.csv"/);
    expect(await file.text()).toContain(",Olivia Marsh,Exported the audit log,");
    for (const as of ["agent", "traveller", null] as const)
      expect((await take(as)).status()).toBe(404);
    expect((await take("owner", { "sec-fetch-site": "cross-site" })).status()).toBe(403);
    await page.reload();
    await expect(main(page).getByRole("row").nth(1)).toContainText("Olivia Marsh");
  });
});

for (const prefix of ["", "/ar"])
  test(`fits a phone at ${prefix || "/en"}`, async ({ page, request }) => {
    await requestSite(request, "voyara", "/settings/audit/export", {
      headers: { cookie: await sessionCookieOf(request, "voyara", "owner") },
    });
    await signIn(page, "voyara", "owner");
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/applications", "/settings/audit"]) {
      await open(page, `${prefix}${path}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.context().clearCookies();
    await open(page, `${prefix}/signup?as=agent`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("is closed where sign-up is", async ({ request }) => {
  const hidden = await requestSite(request, "harbour", "/signup?as=agent");
  expect(hidden.status()).toBe(403);
});

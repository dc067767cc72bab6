import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { callDoor, newEmail, openAccount } from "./open-account";
import { requestSite } from "./request-site";
import { sessionCookieOf, signIn, toSessionCookie, type Role } from "./sign-in";
import { expect, test } from "./test";

const main = (page: Page) => page.getByRole("main");
const entries = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");
const referenceOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

const password = "seven-Quiet-harbours-17";

async function logIn(page: Page, email: string): Promise<void> {
  const answer = await callDoor(page.request, "voyara", "/api/user/login", { email, password });
  expect(answer.status()).toBe(200);
  const [, value = ""] = /^sid=([^;]+)/.exec(toSessionCookie(answer)) ?? [];
  await page.context().addCookies([{ name: "sid", value, httpOnly: true, url: siteUrl("voyara") }]);
}

/** A new account, signed in: limits count what one user writes. */
async function signInAnew(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await openAccount(page.request, "voyara", { email, password, first: "Ada" });
  await logIn(page, email);
  return email;
}

async function ask(page: Page, path: string, subject: string): Promise<string> {
  await page.goto(siteUrl("voyara", path));
  await main(page).getByLabel("Subject").fill(subject);
  await main(page)
    .getByLabel("Message", { exact: true })
    .fill("Could we have two seats by the window, please?");
  await main(page).getByRole("button", { name: "Send message" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your message is with us");
  return referenceOf(page);
}

async function reply(page: Page, text: string): Promise<void> {
  await main(page).getByLabel("Your message").fill(text);
  await main(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(entries(page).last()).toContainText(text);
}

for (const [look, size, hasScript] of [
  ["a desktop", { width: 1440, height: 900 }, true],
  ["a phone without script", { width: 390, height: 844 }, false],
] as const) {
  test.describe(`on ${look}`, () => {
    test.use({ viewport: size, javaScriptEnabled: hasScript });

    test("a traveller asks, the owner answers, and it is closed", async ({ page, browser }) => {
      test.setTimeout(120_000);
      const email = await signInAnew(page, `thread-${size.width}`);
      const subject = `Seats by the window ${size.width}`;
      const reference = await ask(page, "/mytrip/support", subject);
      if (hasScript) await expectAccessible(page);

      const desk = await browser.newContext({ viewport: size, javaScriptEnabled: hasScript });
      const owner = await desk.newPage();
      await signIn(owner, "voyara", "owner");
      await owner.goto(siteUrl("voyara", "/settings/support"));
      await main(owner).getByRole("searchbox").fill(reference.toLowerCase());
      await main(owner).getByRole("button", { name: "Search" }).click();
      const row = main(owner).locator("[data-list-row]:visible").filter({ hasText: reference });
      await expect(row).toContainText("Not assigned");
      if (hasScript) await expectAccessible(owner);
      await row.getByRole("link", { name: subject }).click();
      await expect(owner).toHaveURL(siteUrl("voyara", `/settings/support/${reference}`));
      await expect(main(owner)).toContainText(email);
      const choice = main(owner).getByLabel("Assigned to", { exact: true });
      await choice.selectOption({ index: 1 });
      const assignee = await choice.locator("option:checked").textContent();
      await main(owner).getByRole("button", { name: "Save" }).click();
      await expect(choice.locator("option:checked")).toHaveText(assignee ?? "");
      await reply(owner, "Two seats are yours.");
      expect(new URL(owner.url()).hash).toBe("#entry-2");
      if (hasScript) await expectAccessible(owner);

      const [mail] = (await listMails("voyara", email)).filter(
        ({ kind }) => kind === "ticketAnswered",
      );
      expect(mail && linkIn(mail)).toBe(`/mytrip/support/${reference}`);
      await page.goto(siteUrl("voyara", "/mytrip/support"));
      const own = main(page).getByRole("listitem").filter({ hasText: reference });
      await expect(own).toContainText("Answered");
      await own.getByRole("link", { name: subject }).click();
      await expect(entries(page).last()).toContainText("Two seats are yours.");
      await reply(page, "Thank you!");

      // The owner's page doesn't know of the reply yet.
      await main(owner).getByRole("button", { name: "Close request" }).click();
      await expect(main(owner).getByRole("alert")).toContainText("There is a new message");
      await expect(entries(owner).last()).toContainText("Thank you!");
      await main(owner).getByRole("button", { name: "Close request" }).click();
      await expect(entries(owner).last()).toContainText("You closed this request");

      await page.reload();
      await expect(entries(page).last()).toContainText("closed this request");
      await expect(main(page)).toContainText("When you write, it is open again.");
      await main(page).getByRole("button", { name: "Open again" }).click();
      await expect(entries(page).last()).toContainText("You opened this request again");
      await owner.goto(siteUrl("voyara", `/settings/support?state=closed&q=${reference}`));
      await expect(main(owner)).toContainText("No request matches");
      await desk.close();
    });

    test("a rejected message comes back with its words", async ({ page }) => {
      const email = await signInAnew(page, `again-${size.width}`);
      const reference = await ask(page, "/mytrip/support", "Another bed");
      const field = main(page).getByLabel("Your message");
      // Browsers let spaces pass as something.
      await field.fill("   ");
      await main(page).getByRole("button", { name: "Send", exact: true }).click();
      await expect(main(page).getByRole("alert")).toContainText("Write something");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      if (hasScript) await expectAccessible(page);

      await field.fill("Is it too late?\nI hope not.");
      await page.context().clearCookies({ name: "sid" });
      await main(page).getByRole("button", { name: "Send", exact: true }).click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      const back = new URL(page.url()).searchParams.get("redirect") ?? "";
      expect(back).toMatch(new RegExp(`^/mytrip/support/${reference}\\?again=`));
      expect(page.url()).not.toContain("late");
      await logIn(page, email);
      await page.goto(siteUrl("voyara", back));
      await expect(main(page).getByRole("alert")).toContainText("You had been signed out");
      await expect(field).toHaveValue("Is it too late?\nI hope not.");
      await main(page).getByRole("button", { name: "Send", exact: true }).click();
      await expect(entries(page)).toHaveCount(2);
      await expect(field).toHaveValue("");
    });
  });
}

test.describe("what isn't somebody's to see", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("an agent sees only their own requests, and nobody another agency's", async ({
    page,
    request,
  }) => {
    await signInAnew(page, "private");
    const others = await ask(page, "/mytrip/support", "Only mine");
    const statusFor = async (agency: string, role: Role, path: string) =>
      (
        await requestSite(request, agency, path, {
          headers: { cookie: await sessionCookieOf(request, agency, role) },
        })
      ).status();
    for (const [agency, role, place, status] of [
      ["voyara", "agent", "settings", 404],
      ["voyara", "sales", "settings", 404],
      ["voyara", "traveller", "mytrip", 404],
      ["voyara", "owner", "mytrip", 404],
      ["voyara", "owner", "settings", 200],
      ["nordlys", "owner", "settings", 404],
    ] as const)
      expect([agency, role, await statusFor(agency, role, `/${place}/support/${others}`)]).toEqual([
        agency,
        role,
        status,
      ]);
    expect(await statusFor("voyara", "owner", "/settings/support/nonsense")).toBe(404);

    await signIn(page, "voyara", "agent");
    const own = await ask(page, "/settings/support", "My commission");
    await page.goto(siteUrl("voyara", "/settings/support"));
    await expect(main(page).getByRole("listitem").filter({ hasText: own })).toBeVisible();
    await expect(main(page).getByText(others)).toHaveCount(0);
    await expect(main(page).getByRole("searchbox")).toHaveCount(0);
    await page.goto(siteUrl("voyara", "/dashboard"));
    await main(page).getByRole("link", { name: "My commission" }).first().click();
    await expect(page).toHaveURL(siteUrl("voyara", `/settings/support/${own}`));
  });
});

test("a form of another site is rejected", async ({ request }) => {
  for (const form of ["ask", "reply", "write", "state", "care"])
    expect(
      (
        await requestSite(request, "voyara", `/support/${form}`, {
          method: "POST",
          form: { reference: "S-222222" },
          headers: { origin: "https://evil.example" },
        })
      ).status(),
    ).toBe(403);
});

for (const [language, dir] of [
  ["en", "ltr"],
  ["ar", "rtl"],
] as const)
  for (const [look, size, colorScheme] of [
    ["a phone", { width: 390, height: 844 }, "light"],
    ["a desktop", { width: 1440, height: 900 }, "dark"],
  ] as const)
    test(`inbox and thread are accessible on ${look}: ${language}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await signIn(page, "solmar", "admin");
      const prefix = `/${language}`;
      await page.goto(siteUrl("solmar", `${prefix}/settings/support?own=yes`));
      await page.locator("#ticket-subject").fill("A very long subject ".repeat(5));
      await page.locator("#ticket-message").fill("averyveryverylongword".repeat(20));
      await page.locator("form[action$='/support/ask'] button").click();
      await expect(page).toHaveURL(/\/settings\/support\/S-/);
      const thread = page.url();
      for (const url of [thread, siteUrl("solmar", `${prefix}/settings/support`)]) {
        await page.goto(url);
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        await expectAccessible(page);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          ),
          `${url} sticks out sideways`,
        ).toBe(true);
      }
    });

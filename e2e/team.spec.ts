import type { Browser, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { callDoor, newEmail } from "./open-account";
import { requestSite } from "./request-site";
import { signIn, toSessionCookie } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 404/ });

const main = (page: Page) => page.getByRole("main");
const password = "seven-Quiet-harbours-17";

async function openPage(browser: Browser, hasScript: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: hasScript ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    javaScriptEnabled: hasScript,
  });
  return context.newPage();
}

/** A new member of the agency, invited by the owner of `page`; signed in on the returned page. */
async function inviteAndAccept(page: Page, guest: Page, { email, last }: Record<string, string>) {
  await page.goto(siteUrl("voyara", "/users/agents"));
  await main(page).getByRole("link", { name: "Invite somebody" }).click();
  await main(page).getByLabel("First name").fill("Ines");
  await main(page)
    .getByLabel("Last name")
    .fill(last ?? "");
  await main(page).getByLabel("E-mail").fill("agent@voyara.localhost");
  await main(page).getByRole("button", { name: "Send invitation" }).click();
  await expect(main(page).getByRole("alert")).toContainText("works here already");
  // Nothing else was lost.
  await expect(main(page).getByLabel("Last name")).toHaveValue(last ?? "");
  await main(page)
    .getByLabel("E-mail")
    .fill(email ?? "");
  await main(page).getByRole("button", { name: "Send invitation" }).click();
  await expect(main(page).locator("#done")).toContainText("on its way");
  await expect(main(page).getByRole("region", { name: "open invitation" })).toContainText(
    `Ines ${last}`,
  );

  const [mail] = await listMails("voyara", email ?? "");
  const link = mail ? linkIn(mail) : "";
  expect(mail?.kind).toBe("memberInvited");
  await guest.goto(siteUrl("voyara", link));
  await main(guest)
    .getByLabel("New password")
    .fill(email ?? "");
  await main(guest).getByRole("button", { name: "Accept invitation" }).click();
  await expect(main(guest).getByRole("alert")).toContainText("easy to guess");
  await main(guest).getByLabel("New password").fill(password);
  await main(guest).getByRole("button", { name: "Accept invitation" }).click();
  await expect(main(guest).getByRole("heading", { level: 1 })).toContainText("Welcome to");
  await guest.goto(siteUrl("voyara", link));
  await expect(main(guest).getByRole("heading", { level: 1 })).toHaveText(
    "This link no longer works",
  );
  await logIn(guest, email ?? "");
}

/** By the browser API, like the form. */
async function logIn(page: Page, email: string): Promise<void> {
  const answer = await callDoor(page.request, "voyara", "/api/user/login", { email, password });
  expect(answer.status()).toBe(200);
  const [name = "", value = ""] = toSessionCookie(answer).split("=");
  await page.context().addCookies([{ name, value, httpOnly: true, url: siteUrl("voyara", "/") }]);
}
/** What their desk says of them. */
const desk = (page: Page) =>
  page.goto(siteUrl("voyara", "/bookings")).then((answer) => answer?.status());

async function openMember(page: Page, last: string): Promise<void> {
  await page.goto(siteUrl("voyara", `/users/agents?q=${last}`));
  await main(page)
    .getByRole("link", { name: `Ines ${last}` })
    .filter({ visible: true })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Ines ${last}`);
}

for (const [look, hasScript] of [
  ["with scripts", true],
  ["on a phone without", false],
] as const)
  test(`an owner invites, restricts and deactivates a member, ${look}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const [page, guest] = [await openPage(browser, hasScript), await openPage(browser, hasScript)];
    const email = newEmail(`ines-${look.length}`);
    const last = `Vale${look.length}`;
    await signIn(page, "voyara", "owner");
    await inviteAndAccept(page, guest, { email, last });
    const askProfile = async () => {
      const cookies = await guest.context().cookies(siteUrl("voyara", "/"));
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      return requestSite(guest.request, "voyara", "/api/user/profile", { headers: { cookie } });
    };
    const profile = async () => {
      const answer = await askProfile();
      return (await answer.json()) as {
        user: { isRestrictedAgent: boolean; userType: string; auth: object };
      };
    };
    expect((await profile()).user).toMatchObject({
      isRestrictedAgent: false,
      userType: "TravelAgent",
    });
    expect(await desk(guest)).toBe(200);

    await openMember(page, last);
    await main(page).getByRole("button", { name: "Restrict", exact: true }).click();
    await expect(main(page).locator("#done")).toContainText("from the next click on");
    expect((await profile()).user.isRestrictedAgent).toBe(true);

    await main(page).getByText("Exceptions", { exact: true }).click();
    await main(page).getByLabel("See bookings").selectOption("none");
    await main(page).getByRole("button", { name: "Save exceptions" }).click();
    await expect(main(page).locator("#done")).toContainText("exceptions are saved");
    // No menu entry and no page, from the next request on.
    expect(await desk(guest)).toBe(404);
    await expect(guest.locator("a[href='/bookings']")).toHaveCount(0);
    if (hasScript) await expectAccessible(page);

    await main(page).getByLabel("New role").selectOption("SalesAgent");
    await main(page).getByRole("button", { name: "Change role" }).click();
    await expect(main(page).locator("#done")).toContainText("role is changed");
    expect((await askProfile()).status()).toBe(401);
    await logIn(guest, email);
    expect((await profile()).user.userType).toBe("SalesAgent");

    await main(page).getByRole("button", { name: "See what happens" }).click();
    await expect(
      main(page).getByRole("heading", { name: `Deactivate Ines ${last}?` }),
    ).toBeVisible();
    await main(page)
      .getByRole("button", { name: `Deactivate Ines ${last}` })
      .click();
    await expect(main(page).locator("#done")).toContainText("Deactivated");
    expect((await askProfile()).status()).toBe(401);
    const refused = await callDoor(guest.request, "voyara", "/api/user/login", { email, password });
    expect(refused.status()).toBe(401);
    await main(page).getByRole("button", { name: "Let in again" }).click();
    await expect(main(page).locator("#done")).toContainText("Let in again");
    await logIn(guest, email);
    await page.goto(siteUrl("voyara", "/users/agents"));
    if (hasScript) await expectAccessible(page);
  });

test("nobody of another agency is there, and oneself can only be looked at", async ({ page }) => {
  await signIn(page, "voyara", "owner");
  await page.goto(siteUrl("voyara", "/users/agents"));
  const own = main(page).getByRole("link", { name: "Olivia Marsh" }).filter({ visible: true });
  await own.click();
  await expect(main(page)).toContainText("This is you.");
  await expect(main(page).getByRole("button", { name: "Change role" })).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  await signIn(page, "solmar", "owner");
  expect((await page.goto(siteUrl("solmar", path)))?.status()).toBe(404);
});

import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { listMails } from "./list-mails";
import { newEmail, openAccount } from "./open-account";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 4(?:03|04|22)/ });
test.describe.configure({ mode: "parallel" });

const travellers = [
  "/mytrip/dashboard",
  "/mytrip/mytrips?tab=past",
  "/mytrip/profile",
  "/mytrip/support",
  "/mytrip/wallet",
];
const agents = [
  "/dashboard",
  "/bookings",
  "/searches",
  "/settings/profile",
  "/settings/support",
  "/wallet/details",
];
const screens = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
] as const;

// Solmar has a wallet for travellers, and Spanish by default.
for (const [role, own, others] of [
  ["traveller", travellers, agents],
  ["sales", agents, travellers],
] as const) {
  test(`${role}: every page exists, is accessible in two languages, and the others' pages don't`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, "solmar", role);
    for (const [index, path] of own.entries()) {
      const { colorScheme, ...size } = screens[index % 2] ?? screens[0];
      await page.setViewportSize(size);
      for (const prefix of ["/en", "/ar"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const answer = await page.goto(siteUrl("solmar", `${prefix}${path}`));
        expect([path, answer?.status()]).toEqual([path, 200]);
        expect(answer?.headers()["cache-control"]).toContain("no-store");
        // Lists are in the agents' own menu.
        if (path !== "/bookings" && path !== "/searches")
          await expect(
            page.getByRole("main").locator("nav [aria-current=page]").first(),
          ).toBeInViewport({ ratio: 0.9 });
        await expectAccessible(page);
        const [content, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(content, `${path} sticks out sideways`).toBeLessThanOrEqual(window ?? 0);
      }
    }
    for (const path of others) {
      const answer = await page.goto(siteUrl("solmar", `/en${path}`));
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "The page you're looking for is not found.",
      );
    }
  });
}

test("visitors sign in first, with the way back", async ({ request }) => {
  for (const path of [...travellers, ...agents]) {
    const answer = await requestSite(request, "solmar", `/en${path}`);
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([
      path,
      307,
      `/en/login?redirect=${encodeURIComponent(`/en${path}`)}`,
    ]);
  }
});

test("a message to the agency becomes a request with a reference, and mails to both", async ({
  page,
  request,
}) => {
  const email = newEmail("asks");
  const password = "seven-Quiet-harbours-17";
  await openAccount(request, "voyara", { email, password, first: "Ada" });
  await page.goto(siteUrl("voyara", "/login?redirect=/mytrip/support"));
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(siteUrl("voyara", "/mytrip/support"));
  await expect(main).toContainText("You have not written to us yet.");
  await main.getByLabel("Subject").fill("Seats by the window");
  await main
    .getByLabel("Message", { exact: true })
    .fill("Could we have two seats by the window, please?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/mytrip\/support\/S-[0-9A-Z]{6}\?sent=yes$/);
  await expect(main.getByRole("status")).toContainText("Your message is with us");
  await page.goto(siteUrl("voyara", "/mytrip/support"));
  await expect(main.getByRole("link", { name: "Seats by the window" })).toBeVisible();
  await expect(main.getByLabel("Subject")).toHaveValue("");
  await expect
    .poll(async () => (await listMails("voyara", email)).map(({ kind }) => kind))
    .toContain("ticketReceived");

  const photo = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.goto(siteUrl("voyara", "/mytrip/profile"));
  const input = main.getByLabel("Choose a photo");
  await input.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  await expect(
    main.getByRole("alert").filter({ hasText: "no picture that we can read" }),
  ).toBeVisible();
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: photo });
  await expect(main.getByRole("img", { name: "The chosen photo, not saved yet" })).toBeVisible();
  await main.getByRole("button", { name: "Save photo" }).click();
  await expect(main.getByRole("img", { name: "Your photo" })).toHaveAttribute(
    "src",
    /^data:image\/webp/,
  );
  await main.getByRole("button", { name: "Remove photo" }).click();
  await expect(main.getByRole("img", { name: "Your photo" })).toHaveCount(0);

  await main.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill("not-this-one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That is not your current password.");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(siteUrl("voyara"));
  await expect
    .poll(async () => (await listMails("voyara", email)).map(({ kind }) => kind))
    .toContain("accountDeleted");
});

test("users see their sessions, and can end the others", async ({ page, request, browser }) => {
  const email = newEmail("two-devices");
  const password = "seven-Quiet-harbours-17";
  await openAccount(request, "voyara", { email, password, first: "Ida" });
  const logIn = async (each: typeof page) => {
    await each.goto(siteUrl("voyara", "/login?redirect=/mytrip/profile"));
    await each.getByRole("main").getByLabel("E-mail").fill(email);
    await each.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
    await each.getByRole("main").getByRole("button", { name: "Log In" }).click();
    await expect(each).toHaveURL(siteUrl("voyara", "/mytrip/profile"));
  };
  const other = await browser.newContext({
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
  });
  await logIn(await other.newPage());
  await logIn(page);
  const list = page.getByRole("listitem").filter({ hasText: "last used" });
  await expect(list).toHaveCount(2);
  await expect(list.filter({ hasText: "This device" })).toContainText("Linux");
  await page.getByRole("button", { name: "End the session: Firefox · Windows" }).click();
  await expect(list).toHaveCount(1);
  const [left] = other.pages();
  await left?.goto(siteUrl("voyara", "/mytrip/profile"));
  await expect(left ?? page).toHaveURL(/\/login\?redirect=/);
  await other.close();
});

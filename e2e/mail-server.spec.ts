import { openMailServer } from "@/backend/testing/open-mail-server";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { startSite, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// A separate site with a mail server, configured as in the README. Always with the embedded
// backend.
const sender = "no-reply@site.example";
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let site: StartedSite;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  // Hooks have their own limit.
  test.setTimeout(180_000);
  mailServer = await openMailServer();
  site = await startSite({
    DATA_DIR: makeFolder("mail-server"),
    SMTP_URL: mailServer.url,
    MAIL_FROM: sender,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await mailServer.close();
});

test("a password reset mail arrives at the mail server, and its link opens the form", async ({
  page,
}) => {
  const email = "traveller@voyara.localhost";
  await page.goto(`http://voyara.localhost:${site.port}/forgotpassword`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect
    .poll(() => mailServer.received.map(({ recipients }) => recipients))
    .toEqual([[email]]);

  const [mail] = mailServer.received;
  expect(mail).toMatchObject({
    from: { address: sender, name: "Voyara Travel" },
    to: [{ address: email }],
  });
  const link = /http:\/\/voyara\.localhost:\d+\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main").locator("input[type=password]").first()).toBeVisible();
});

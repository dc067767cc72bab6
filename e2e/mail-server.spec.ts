import { sender, test } from "./second-site";
import { expect } from "./test";
import { untilHydrated } from "./until-hydrated";

test("a password reset mail arrives at the mail server, and its link opens the form", async ({
  page,
  site,
}) => {
  const email = "traveller@voyara.localhost";
  await page.goto(site.at("/forgotpassword"));
  await untilHydrated(page);
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect
    .poll(() => site.mailServer.received.map(({ recipients }) => recipients))
    .toEqual([[email]]);

  const [mail] = site.mailServer.received;
  expect(mail).toMatchObject({
    from: { address: sender, name: "Voyara Travel" },
    to: [{ address: email }],
  });
  const link = /http:\/\/voyara\.localhost:\d+\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(link.startsWith(site.at("/"))).toBe(true);
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main").locator("input[type=password]").first()).toBeVisible();
});

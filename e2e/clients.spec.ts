import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 404/ });

const main = (page: Page) => page.getByRole("main");

test("an agent adds a client on a phone without scripts, and the owner hands them over", async ({
  browser,
}) => {
  const last = `Berg ${Date.now()}`;
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const agent = await phone.newPage();
  await signIn(agent, "voyara", "agent");
  await agent.goto(siteUrl("voyara", "/clients"));
  await main(agent).getByRole("link", { name: "New client" }).click();
  await main(agent).getByLabel("First and middle names").fill("Nina Marie");
  await main(agent).getByLabel("Last name").fill(last);
  await main(agent).getByLabel("Day", { exact: true }).fill("31");
  await main(agent).getByLabel("Month").selectOption("2");
  await main(agent).getByLabel("Year").fill("1984");
  await main(agent).getByLabel("E-mail", { exact: true }).fill("nina@example.com");
  await main(agent).getByLabel("Phone", { exact: true }).fill("22 00 00 00");
  await main(agent).getByLabel("Tags").fill("family, golf");
  await main(agent).getByRole("button", { name: "Add client" }).click();
  const problem = main(agent).getByRole("alert");
  await expect(problem).toContainText("Enter day, month and year of a day that has been.");
  await expect(problem).toContainText("Enter a number with its country code");
  // Nothing else was lost.
  await expect(main(agent).getByLabel("Last name")).toHaveValue(last);
  await expect(main(agent).getByLabel("Month")).toHaveValue("2");
  await main(agent).getByLabel("Day").fill("9");
  await main(agent).getByLabel("Phone", { exact: true }).fill("+47 22 00 00 00");
  await main(agent).getByRole("button", { name: "Add client" }).click();
  await expect(main(agent).locator("#done")).toContainText("The client is added.");
  await expect(main(agent).getByLabel("Day")).toHaveValue("9");
  await main(agent).getByLabel("New note").fill("Likes trains.");
  await main(agent).getByRole("button", { name: "Add note" }).click();
  await expect(main(agent)).toContainText("Likes trains.");
  const { pathname } = new URL(agent.url());

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, "voyara", "owner");
  await owner.goto(siteUrl("voyara", `/clients?tag=golf&q=${encodeURIComponent(last)}`));
  await expect(main(owner).getByRole("heading", { name: "1 client" })).toBeVisible();
  await expectAccessible(owner);
  await main(owner)
    .getByRole("link", { name: `${last}, Nina Marie` })
    .click();
  await expect(main(owner)).toContainText("Likes trains.");
  await expectAccessible(owner);
  await main(owner).getByLabel("Hand over to").selectOption({ label: "Soren Dahl" });
  await main(owner).getByRole("button", { name: "Hand over" }).click();
  await expect(main(owner).locator("#done")).toBeFocused();

  const gone = await agent.goto(siteUrl("voyara", pathname));
  expect(gone?.status()).toBe(404);
});

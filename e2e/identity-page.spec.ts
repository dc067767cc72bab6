import { findFreePort } from "../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { expectAccessible } from "./expect-accessible";
import { runAgencyCommand } from "./run-agency-command";
import { readSnippet } from "./sso-kit";
import { startSite, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// The demo like under `npm start`, at an unused port.
const dataDir = makeFolder("identity-page");
let settings = { DATA_DIR: dataDir, DEMO_IDENTITY_PORT: "" };
let identityPage = "";
let site: StartedSite;
const nordlys = (path = "/") => `http://nordlys.localhost:${site.port}${path}`;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  settings = { ...settings, DEMO_IDENTITY_PORT: String(await findFreePort()) };
  identityPage = `http://localhost:${settings.DEMO_IDENTITY_PORT}/`;
  site = await startSite(settings);
});
test.afterAll(() => site?.stop());

test("Log In at Nordlys leads to its own site, and the chosen user comes back signed in", async ({
  page,
}) => {
  await expect
    .poll(() => site.output())
    .toContain(`Nordlys' people sign in at its own site, a page of the demo: ${identityPage}`);
  await page.goto(nordlys("/en"));
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nordlys Rejser" })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`^${identityPage}\\?state=[\\w-]{43}&navigateTo=%2F$`));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);

  await page.getByRole("button", { name: "Amir Haddad Travel agent" }).click();
  // At once: the sign-in began in this browser.
  await expect(page).toHaveURL(nordlys());
  await page.getByRole("banner").getByRole("button", { name: /Amir/ }).click();
  await expect(page.locator("#account-menu")).toContainText("agent@nordlys.localhost");
});

test("a deal that requires sign-in is where the user arrives, by keyboard alone", async ({
  page,
}) => {
  const deal = "/en/booknow/hotels?proposalId=7";
  await page.goto(`${identityPage}?navigateTo=${encodeURIComponent(nordlys(deal))}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Tessa Lindqvist Traveller" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(nordlys(deal));
  await expect
    .poll(async () => (await page.context().cookies(nordlys())).some(({ name }) => name === "sid"))
    .toBe(true);
});

test("if an operator has configured another sign-in for Nordlys, the next start keeps it and says so", async () => {
  runAgencyCommand(
    ["sso", "set", "nordlys", "-"],
    JSON.parse(readSnippet("nordlys-sso.json")) as object,
    { dataDir },
  );
  await site.stop();
  site = await startSite(settings);
  await expect
    .poll(() => site.output())
    .toContain("isn't started: Nordlys has another return URL or sign-in by now than the demo's");
  await expect(fetch(identityPage)).rejects.toThrow();
  expect(runAgencyCommand(["sso", "list", "nordlys"], undefined, { dataDir })).toContain(
    "https://www.nordlys.example",
  );
});

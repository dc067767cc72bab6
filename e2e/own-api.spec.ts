import { openDataDir, startBackend, startProgram, startSite, type StartedProgram, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// What docs/own-api.md promises to who writes an API of their own, tried with programs of this test's own.
const token = "token-of-an-integrator";
test.describe.configure({ timeout: 180_000 });

test.describe("the smallest server", () => {
  let api: StartedProgram;
  let site: StartedSite;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    api = await startProgram(["docs/examples/smallest-server.mjs"], { pattern: /MAIN_API_URL=(\S+)/, settings: { BACKEND_TOKEN: token, PORT: "0" } });
    const apis = { MAIN_API_URL: api.address, RESORT_API_URL: `${api.address}/resort`, BACKEND_TOKEN: token };
    site = await startSite({ ...apis, DATA_DIR: openDataDir("own-api"), DEFAULT_AGENCY: "acme" });
  });
  test.afterAll(() => Promise.all([site?.stop(), api?.stop()]));

  test("shows a home page of its agency, and no other agency's", async ({ request, page }) => {
    await page.goto(`http://acme.localhost:${site.port}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Journeys by Acme");
    await expect(page).toHaveTitle(/Acme Journeys/);
    const ask = (host: string, path = "/") => request.get(`http://localhost:${site.port}${path}`, { headers: { host } });
    expect((await ask("nobody.localhost")).status()).toBe(404);
    expect((await ask("acme.localhost", "/readyz")).status()).toBe(200);
    // It has no hotels: those pages fail by themselves.
    expect((await ask("acme.localhost", "/privacy-policy")).status()).toBe(404);
  });
});

test("the readable document opens at a call, under its own policy", async ({ page }) => {
  const backend = await startBackend({ DATA_DIR: openDataDir("api-docs"), BACKEND_TOKEN: token, SEED_DEMO: "true" });
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(String(error)));
  try {
    await page.goto(`${backend.address}/api/docs#/Agency/getAgency`);
    await expect(page.locator("#operations-Agency-getAgency")).toContainText("The agency of the host");
    await expect(page.getByRole("button", { name: "Authorize" }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await backend.stop();
  }
});

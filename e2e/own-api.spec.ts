import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { backendPort, backendToken } from "./agencies";
import { startProgram, startSite, type StartedProgram, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// Checks what docs/own-api.md promises to authors of their own API, with this test's own programs.
const token = "token-of-an-integrator";
test.describe.configure({ timeout: 180_000 });

test.describe("the smallest server", () => {
  let api: StartedProgram;
  let site: StartedSite;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    api = await startProgram(["docs/examples/smallest-server.mjs"], {
      pattern: /MAIN_API_URL=(\S+)/,
      settings: { BACKEND_TOKEN: token, PORT: "0" },
    });
    site = await startSite({
      MAIN_API_URL: api.address,
      RESORT_API_URL: `${api.address}/resort`,
      BACKEND_TOKEN: token,
      DATA_DIR: makeFolder("own-api"),
      DEFAULT_AGENCY: "acme",
      RENDER_PROCESSES: "1",
    });
  });
  test.afterAll(() => Promise.all([site?.stop(), api?.stop()]));

  test("shows a home page of its agency, and of no other", async ({ request, page }) => {
    await page.goto(`http://acme.localhost:${site.port}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Journeys by Acme");
    await expect(page).toHaveTitle(/Acme Journeys/);
    const ask = (host: string, path = "/") =>
      request.get(`http://localhost:${site.port}${path}`, { headers: { host } });
    expect((await ask("nobody.localhost")).status()).toBe(404);
    expect((await ask("acme.localhost", "/readyz")).status()).toBe(200);
    // It has no hotels: only those pages fail.
    expect((await ask("acme.localhost", "/privacy-policy")).status()).toBe(404);
  });
});

test.describe("the readable document, at the port of the embedded backend", () => {
  const backend = `http://127.0.0.1:${backendPort}`;

  test("opens at a call, under its own policy", async ({ page }) => {
    await page.goto(`${backend}/api/docs#/Agency/getAgency`);
    await expect(page.locator("#operations-Agency-getAgency")).toContainText("The host's agency");
  });

  test("lists every call, also after a token was entered, and tries one", async ({
    page,
    request,
  }) => {
    const { tags, paths } = (await (await request.get(`${backend}/api/openapi.json`)).json()) as {
      tags: object[];
      paths: Record<string, object>;
    };
    const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
    const expectAll = async () => {
      await expect(page.locator(".opblock-tag")).toHaveCount(tags.length);
      await expect(page.locator(".opblock")).toHaveCount(calls.length);
    };
    await page.goto(`${backend}/api/docs`);
    await expectAll();

    await page.getByRole("button", { name: "Authorize" }).first().click();
    await page.getByLabel("Value:").first().fill(backendToken);
    await page.getByRole("button", { name: "Apply credentials" }).first().click();
    await page.getByRole("button", { name: "Close" }).first().click();
    await expectAll();

    const call = page.locator("#operations-Agency-getAgency");
    await call.getByText("The host's agency").first().click();
    await call.getByRole("button", { name: "Try it out" }).click();
    await call.getByRole("button", { name: "Execute" }).click();
    const response = call.locator(".live-responses-table");
    await expect(response.locator(".response-col_status").last()).toHaveText("200");
    await expect(response).toContainText('"agencyName": "Voyara Travel"');
    await expectAll();
  });
});

test("the embedded backend serves BACKEND_PORT with the credential only, and a second one reports the taken port", async ({
  request,
}) => {
  const ask = (token: string) =>
    request.get(`http://127.0.0.1:${backendPort}/api/agency`, {
      headers: { "X-Backend-Token": token, "X-Agency-Host": "solmar.localhost" },
    });
  const answer = await ask(backendToken);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ agency: { agencyName: "Solmar Viajes" } });
  expect((await ask("another-credential")).status()).toBe(401);

  const second = startSite({
    DATA_DIR: makeFolder("taken-port"),
    BACKEND_PORT: String(backendPort),
    SEED_DEMO: "false",
  });
  await expect(second).rejects.toThrow(
    `BACKEND_PORT: ${backendPort} is in use, stop what uses it or choose another`,
  );
});

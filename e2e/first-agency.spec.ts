import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { findFreePort } from "../scripts/testbed/find-free-port.mjs";
import { expectAccessible } from "./expect-accessible";
import { runAgencyCommand } from "./run-agency-command";
import { startSite, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// A separate site before any agency was created. Always with the embedded backend.
const dataDir = makeFolder("first-agency");
let metricsPort = 0;
let site: StartedSite;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ expectedErrors: /status of 503/ });
test.beforeAll(async () => {
  // Hooks have their own limit.
  test.setTimeout(180_000);
  metricsPort = await findFreePort();
  site = await startSite({
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    DEFAULT_AGENCY: "atlas",
    METRICS_PORT: String(metricsPort),
  });
});
test.afterAll(() => site?.stop());

const hint = "npm run agency -- create agency.json";
const askOperators = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
const mayHaveCertificate = async (domain: string) =>
  (await askOperators(`/tls-ask?domain=${domain}`)).status;

test("a site without agencies says so, to visitors in a page and to operators in the log with the command", async ({
  page,
}) => {
  await expect.poll(() => site.output()).toContain(hint);
  const greeting = site.output();
  for (const url of [
    `http://localhost:${site.port}/`,
    `http://atlas.localhost:${site.port}/login`,
  ]) {
    const answer = await page.goto(url);
    expect([
      answer?.status(),
      answer?.headers()["retry-after"],
      answer?.headers()["x-robots-tag"],
    ]).toEqual([503, "5", "noindex"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This site has no agencies yet",
    );
  }
  await expectAccessible(page);
  await expect.poll(() => site.output().slice(greeting.length)).toContain(hint);
  expect(await mayHaveCertificate("atlas.localhost")).not.toBe(200);
});

test("the first agency is live as soon as it is created, and its domain may have a certificate", async ({
  page,
}) => {
  const agency = {
    subdomain: "atlas",
    agencyName: "Atlas Journeys",
    primaryColor: "#7a3cff",
    domains: ["atlas-journeys.com"],
  };
  expect(runAgencyCommand(["create", "-"], agency, { dataDir })).toContain("atlas");
  const answer = await page.goto(`http://localhost:${site.port}/`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Atlas Journeys/);

  const asked = [
    "atlas-journeys.com",
    "www.atlas-journeys.com",
    "atlas.localhost",
    "nobody.example",
    "nobody.localhost",
  ];
  expect(await Promise.all(asked.map(mayHaveCertificate))).toEqual([200, 200, 200, 404, 404]);
  // The public site at most has a page there.
  const outside = await page.request.get(
    `http://localhost:${site.port}/tls-ask?domain=atlas-journeys.com`,
    { headers: { host: "atlas.localhost" } },
  );
  expect(outside.status()).toBe(404);
  const figures = await (await askOperators("/metrics")).text();
  expect(figures.split("\n")).toEqual(
    expect.arrayContaining([
      'backend_bookings{state="confirmed"} 0',
      'backend_mails{state="waiting"} 0',
    ]),
  );
  expect(figures).toContain("site_http_requests_total");
});

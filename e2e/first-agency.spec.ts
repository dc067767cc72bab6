import { openStripeDouble } from "@/backend/payments/testing/stripe-double";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { findFreePort } from "../scripts/testbed/find-free-port.mjs";
import { expectAccessible } from "./expect-accessible";
import { linkIn, listMails } from "./list-mails";
import { runAgencyCommand } from "./run-agency-command";
import { startNameServer } from "./start-name-server";
import { startSite, type StartedSite } from "./start-site";
import { expect, test } from "./test";

// A separate site before any agency was created. Always with the embedded backend.
const dataDir = makeFolder("first-agency");
let metricsPort = 0;
let site: StartedSite;
let dns: Awaited<ReturnType<typeof startNameServer>>;
let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
const ownKey = `rk_test_${"e2e".repeat(8)}`;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ expectedErrors: /status of 503/ });
test.beforeAll(async () => {
  // Hooks have their own limit.
  test.setTimeout(180_000);
  metricsPort = await findFreePort();
  dns = await startNameServer();
  stripe = await openStripeDouble({
    secretKey: ownKey,
    webhookSecret: "whsec_e2e",
    now: () => new Date(),
  });
  site = await startSite({
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    DEFAULT_AGENCY: "atlas",
    METRICS_PORT: String(metricsPort),
    SITE_ADDRESSES: "192.0.2.10",
    DNS_SERVERS: dns.address,
    STRIPE_API_URL: `http://127.0.0.1:${stripe.api.port}`,
    SECRETS_KEY: Buffer.from("key-of-the-first-agency".padEnd(32)).toString("base64"),
  });
});
test.afterAll(async () => {
  await site?.stop();
  dns?.stop();
  await stripe?.close();
});

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

test("its owner makes it theirs on a phone: name, logo, colour, a text in two languages, what it sells, a domain, where guests pay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const at = (path: string) => `http://localhost:${site.port}${path}`;
  await page.goto(at("/signup"));
  const [email, password] = ["owner@example.com", "meadow-Lamp-41"];
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([url, json]) =>
        (
          await fetch(url ?? "", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: json ?? "",
          })
        ).status,
      [path, JSON.stringify(body)],
    );
  const person = { first_name: "Ada", last_name: "Berg", email, password };
  expect(await post("/api/user/signup", person)).toBe(200);
  const [mail] = await listMails("atlas", email, { dataDir });
  const token = new URLSearchParams(mail && linkIn(mail).split("?")[1]).get("token");
  expect(await post("/api/user/verify", { token, password })).toBe(200);
  runAgencyCommand(["role", "atlas", email, "AgencyOwner"], undefined, { dataDir });
  expect(await post("/api/user/login", { email, password })).toBe(200);

  await page.goto(at("/settings/website"));
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add your logo" }).click();
  const save = page.getByRole("button", { name: "Save and publish" });
  const saved = page.getByText("Everything is saved");
  await page.getByLabel("Name", { exact: true }).fill("Berg Travel");
  await page.getByLabel(/^Logo$/).setInputFiles("public/assets/agencies/voyara/favicon-180.png");
  await expect(page.getByRole("button", { name: "Remove the picture: Logo" })).toBeVisible();
  await save.click();
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Languages and access" }).click();
  await page.getByLabel("Deutsch").check();
  await save.click();
  await expect(saved).toBeVisible();
  await page.getByRole("link", { name: "About and FAQ" }).click();
  await page.getByLabel("Show the About page").check();
  await page.getByLabel("Title (English)").fill("About Berg");
  await page.getByLabel("Title (Deutsch)").fill("Über Berg");
  const text = page.getByRole("textbox", { name: "Text (English)" });
  await expect(text).toHaveAttribute("contenteditable", "true");
  await text.click();
  await page.keyboard.type("We travel ");
  await page.getByRole("button", { name: "Bold" }).first().click();
  await page.keyboard.type("slowly");
  await save.click();
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  await page.goto(at("/customize-theme"));
  await page.getByLabel("Colour", { exact: true }).fill("#b3001b");
  await save.click();
  await expect(saved).toBeVisible();
  await page.goto(at("/settings/product"));
  await page.getByLabel("Cruises", { exact: true }).selectOption({ label: "Off" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/product\?done=saved/);

  await page.goto(at("/about"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Berg");
  await expect(page.locator("main strong")).toHaveText("slowly");
  await expect(page).toHaveTitle(/Berg Travel/);
  const logo = page.locator("header img").first();
  await expect(logo).toHaveAttribute("src", /^\/media\/[0-9a-f]{64}\.webp$/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("style", /--tenant-primary:\s*#b3001b/);
  expect((await page.goto(at("/de/about")))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über Berg");
  expect((await page.request.get(at("/booknow/cruise"))).status()).toBe(404);

  await page.goto(at("/settings/website/domains"));
  const domain = "berg-travel.com";
  await page.getByLabel("Domain", { exact: true }).fill(domain);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    page.getByText("Added. Now add its records where you registered the domain."),
  ).toBeVisible();
  await expectAccessible(page);
  const value = await page.locator("code", { hasText: "site-verify=" }).innerText();
  const check = page.getByRole("button", { name: `Check ${domain} now` });
  dns.add({ type: "A", name: domain, data: "192.0.2.10" });
  await check.click();
  await expect(page.getByText("Checked just now")).toBeVisible();
  await expect(page.getByText("Not verified yet", { exact: true })).toBeVisible();
  expect(await mayHaveCertificate(domain)).toBe(404);
  dns.add({ type: "TXT", name: `_site-verify.${domain}`, data: value });
  await check.click();
  await expect(page.getByText("Not verified yet", { exact: true })).toBeHidden();
  // Beside the one that the operator has set.
  await expect(page.getByText("In use", { exact: true })).toHaveCount(2);
  await expect.poll(() => mayHaveCertificate(domain)).toBe(200);

  await page.goto(at("/settings/payment"));
  await page.getByLabel("Restricted key").fill(ownKey);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Test and save the key" }).click();
  await expect(page.getByText("The key works and is now in use.")).toBeVisible();
  await expect(page.getByText("Test: no real money")).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain(ownKey);
});

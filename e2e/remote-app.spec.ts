import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "playwright/test";
import { expectAccessible } from "./expect-accessible";
import { test } from "./second-site";
import { expect } from "./test";
import { untilHydrated } from "./until-hydrated";

const theme = "[data-remote-app] h1 { letter-spacing: 3px }";
const app = `window.remoteMainApp = { mount(element, { agency, user, language, currency, navigate, onStateChange }) {
  let state = { user };
  const add = (name, text, onclick) => element.append(Object.assign(document.createElement(name), { textContent: text, onclick }));
  add("h1", "Trips of " + agency.agencyName);
  add("p", [user ? user.personal_info.email : "nobody", language, currency].join(" "));
  add("button", "Leave", () => navigate("/login?redirect=/"));
  add("button", "Leave for elsewhere", () => navigate("//example.com/"));
  add("button", "Claim", () => { state = { user: { id: "anybody" } }; onStateChange(); });
  add("button", "Take back", () => { state = { user: null }; onStateChange(); });
  return { unmount() {}, getState: () => state };
} };`;

const isForScript = ({ url }: IncomingMessage) => url?.startsWith("/remote-app.js") ?? false;
const send =
  (script: string, styles = theme) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const isScript = isForScript(request);
    response
      .writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/css" })
      .end(isScript ? script : styles);
  };
// For axe: it would inject a theme of another origin into the page again, which the policy forbids.
const withoutTheme = (response: ServerResponse) => response.writeHead(404).end();

test.use({ expectedErrors: /remote app|Failed to load resource/ });
test.beforeEach(({ site }) => void (site.remoteApp = send(app)));

/** For a moment the progress view's heading precedes that of the loaded content. */
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).last();

/** By a call from the open page. */
async function logIn(page: Page, role: string): Promise<void> {
  const status = await page.evaluate(async (email) => {
    const body = JSON.stringify({ email, password: "wander-Far-2026" });
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/user/login", { method: "POST", headers, body })).status;
  }, `${role}@voyara.localhost`);
  expect(status).toBe(200);
}

test("a path without a route shows the remote app, with its theme and the visit", async ({
  page,
  site,
}) => {
  await page.goto(site.at("/deal-links/overview"));
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
  await expect(heading(page)).toHaveCSS("letter-spacing", "3px");
  await expect(page.getByText("nobody en USD")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto(site.at("/clientes", "solmar"));
  await expect(page.getByText("nobody es MXN")).toBeVisible();
});

test("only its pages may load from its origin, and they stay out of search engines", async ({
  request,
  site,
}) => {
  const policyOf = async (path: string) => {
    const response = await request.get(`http://localhost:${site.port}${path}`, {
      headers: { host: `voyara.localhost:${site.port}` },
    });
    return {
      status: response.status(),
      policy: response.headers()["content-security-policy"] ?? "",
      body: await response.text(),
    };
  };
  const foreign = await policyOf("/deal-links/overview");
  expect(foreign).toMatchObject({
    status: 200,
    policy: expect.stringMatching(/style-src [^;]*http:\/\/127\.0\.0\.1:\d+/),
  });
  expect(foreign.body).toContain("noindex");
  expect((await policyOf("/login")).policy).not.toContain("127.0.0.1");
  expect(await policyOf("/wp-login.php")).toMatchObject({
    status: 404,
    policy: expect.not.stringContaining("127.0.0.1"),
  });
});

test("a soft navigation to it loads a new document, whose policy allows it", async ({
  page,
  site,
}) => {
  await page.goto(site.at("/"));
  await untilHydrated(page);
  // The client router's own way.
  const push = () =>
    page.evaluate(() => {
      const { next } = window as { next?: { router?: { push: (path: string) => void } } };
      if (!next?.router) throw new Error("no router yet");
      next.router.push("/deal-links/overview");
    });
  await expect(push).toPass();
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
  await expect(heading(page)).toHaveCSS("letter-spacing", "3px");
});

test("it navigates to paths of this site, and to no other site", async ({ page, site }) => {
  await page.goto(site.at("/deal-links/overview"));
  await page.getByRole("button", { name: "Leave for elsewhere" }).click();
  await expect(page).toHaveURL(site.at("/"));
  await page.goto(site.at("/deal-links/overview"));
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(site.at("/login?redirect=/"));
});

test("a user it claims is no sign-in, but makes the shell query the session", async ({
  page,
  site,
}) => {
  await page.goto(site.at("/deal-links/overview"));
  await expect(page.getByText("nobody en USD")).toBeVisible();
  const asked = page.waitForResponse(
    (response) =>
      response.url().startsWith(site.at("/deal-links/overview")) &&
      response.request().headers().rsc === "1",
  );
  await page.getByRole("button", { name: "Claim" }).click();
  await asked;
  await expect(page.getByText("nobody en USD")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();

  await logIn(page, "traveller");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("traveller@voyara.localhost en USD")).toBeVisible();
  await expect(page.getByRole("button", { name: /Signed in as/ })).toBeVisible();
});

test("its pages are in the menus of those who may read them, also below paths of this site", async ({
  page,
  site,
}) => {
  await page.goto(site.at("/"));
  await logIn(page, "owner");
  await page.goto(site.at("/dashboard"));
  const toggle = page.getByRole("button", { name: "Agent menu", exact: true });
  const menu = page.getByRole("navigation", { name: "Agent menu" });
  await toggle.click();
  await expect(menu.getByRole("link", { name: "Proposals" })).toHaveAttribute("href", "/proposals");
  await menu.locator("summary", { hasText: "Settings" }).click();
  await menu.getByRole("link", { name: "Markup Settings" }).click();
  await expect(page).toHaveURL(site.at("/settings/agency"));
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
  await page.goto(site.at("/settings/profile"));
  await expect(heading(page)).not.toHaveText("Trips of Voyara Travel");
});

test("a slow one shows progress and leaves the page usable; it appears when loaded", async ({
  page,
  site,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  site.remoteApp = (request, response) =>
    void (isForScript(request)
      ? held.then(() => send(app)(request, response))
      : withoutTheme(response));
  await page.clock.install();
  // What is held back may be a part of the document's loading.
  await page.goto(site.at("/deal-links/overview"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("progressbar", { name: "Loading this page" })).toHaveAttribute(
    "value",
    "1",
  );
  await page.clock.fastForward(11_000);
  await expect(page.getByText("This is taking longer than usual.")).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
});

test("one that doesn't load within 120 s has failed, and can be retried", async ({
  page,
  site,
}) => {
  site.remoteApp = (request, response) => void (isForScript(request) || withoutTheme(response));
  await page.clock.install();
  const error = page.waitForEvent("console", (message) => message.text().includes("timeout"));
  await page.goto(site.at("/deal-links/overview"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "1");
  // The clock keeps running: a slow machine takes some of the remaining seconds.
  await page.clock.fastForward(105_000);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(heading(page)).toHaveText("Failed to load remote component.");
  expect((await error).text()).toMatch(
    /ChunkLoadError: .*timeout: http:\/\/127\.0\.0\.1:\d+\/remote-app\.js/,
  );
  await expectAccessible(page);
  site.remoteApp = send(app);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
});

for (const [name, broken, said] of [
  [
    "missing",
    (_request: IncomingMessage, response: ServerResponse) => response.writeHead(404).end(),
    /ChunkLoadError: .*error: http.*\/remote-app\.js/,
  ],
  [
    "one that leaves nothing behind",
    send("/* nothing */"),
    /ChunkLoadError: .*missing: http.*\/remote-app\.js/,
  ],
  [
    "one that breaks as it mounts",
    send('window.remoteMainApp = { mount() { throw new Error("broken inside") } }'),
    /Error: broken inside/,
  ],
] as const) {
  test(`${name} ends in "Failed to load remote component." with the rest of the page in place`, async ({
    page,
    site,
  }) => {
    site.remoteApp = broken;
    const error = page.waitForEvent("console", (message) => said.test(message.text()));
    await page.goto(site.at("/deal-links/overview"));
    await expect(heading(page)).toHaveText("Failed to load remote component.");
    await error;
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("a missing theme doesn't block the app", async ({ page, site }) => {
  site.remoteApp = (request, response) =>
    isForScript(request) ? send(app)(request, response) : withoutTheme(response);
  await page.goto(site.at("/deal-links/overview"));
  await expect(heading(page)).toHaveText("Trips of Voyara Travel");
});

test("without scripts it says what it needs", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.at("/es/deal-links", "voyara"));
  // Playwright's text locators exclude noscript.
  await expect(
    page.locator("noscript p", { hasText: "Esta página necesita JavaScript." }),
  ).toBeVisible();
  await page.close();
});

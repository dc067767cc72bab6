import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { hostOf, siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { runAgencyCommand } from "./run-agency-command";
import {
  hasSession,
  readSnippet,
  runSignInLink,
  signInAtProvider,
  startOpenIdProvider,
} from "./sso-kit";
import { expect, test } from "./test";

// One agency's sign-in has one configuration at a time.
test.describe.configure({ mode: "serial" });
// The front door's rejections, and a font that the provider's own pages request.
test.use({
  expectedErrors: /status of 4(?:01|22)|fonts\.googleapis\.com|\/\/localhost:\d+\/favicon/,
});

const agency = "atlas";
/** The agency's own site: has a form with a token in it, with the received state. */
let agencySite = "";
let server: Server;
let token = "";

test.beforeAll(async () => {
  server = createServer((asked, response) => {
    const state = new URL(asked.url ?? "/", agencySite).searchParams.get("state");
    token = runSignInLink({ TOKEN_ONLY: "1", ...(state ? { STATE: state } : {}) });
    const fields = `<input name="token" value="${token}"><input name="navigateTo" value="/booknow/flights">`;
    const page = `<title>Own site</title><form method="post" action="${siteUrl(agency, "/sso")}">${fields}<button>Go</button></form>`;
    response.setHeader("content-type", "text/html").end(page);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  agencySite = `http://localhost:${(server.address() as AddressInfo).port}`;
  const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false };
  runAgencyCommand(["create", "-"], {
    subdomain: agency,
    agencyName: "Atlas Journeys",
    favicon: "/assets/agencies/voyara/favicon.svg",
    returnUrl: `${agencySite}/`,
    sso,
  });
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.describe("a signed link", () => {
  test.beforeAll(() => {
    expect(
      runAgencyCommand(
        ["sso", "set", agency, "-"],
        JSON.parse(readSnippet("nordlys-sso.json")) as object,
      ),
    ).toContain("Set agency of atlas, with its secret.");
  });
  test.afterAll(() => runAgencyCommand(["sso", "remove", agency, "agency"]));

  test("as documented: asks once, signs in, redirects, and works once", async ({
    page,
    browser,
  }) => {
    const link = runSignInLink();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Continue as Freja Holm?" })).toBeVisible();
    // Out of the URL before anything else, so that no history keeps it.
    expect(page.url()).toBe(siteUrl(agency, "/sso"));
    expect(await hasSession(page)).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(siteUrl(agency, "/booknow/hotels"));
    await expect(page.getByRole("banner").getByRole("button", { name: /Freja/ })).toBeVisible();
    expect((await page.context().cookies()).find(({ name }) => name === "sid")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      domain: "atlas.localhost",
    });

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "That sign-in didn't work" })).toBeVisible();
    expect(await hasSession(other)).toBe(false);
    await expectAccessible(other);
    await other.context().close();
  });

  test("by a form of another site: without cookies, so it asks; if it began here, it doesn't", async ({
    page,
  }) => {
    await page.goto(agencySite);
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page.getByRole("heading", { name: "Continue as Freja Holm?" })).toBeVisible();
    await page.getByRole("link", { name: "No, don't sign in" }).click();
    await expect(page).toHaveURL(siteUrl(agency));
    expect(await hasSession(page)).toBe(false);

    await page.goto(siteUrl(agency, "/sso/start?navigateTo=/booknow/cars"));
    await expect(page).toHaveURL(
      /^http:\/\/localhost:\d+\/\?state=[\w-]{43}&navigateTo=%2Fbooknow%2Fcars$/,
    );
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL(siteUrl(agency, "/booknow/cars"));
    expect(await hasSession(page)).toBe(true);
  });

  test("rejects invalid tokens with one page for all reasons, and reveals none", async ({
    page,
    request,
  }) => {
    token = runSignInLink({ TOKEN_ONLY: "1" });
    const [head = "", payload = "", signature = ""] = token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const elsewhere = runSignInLink({ TOKEN_ONLY: "1", SITE: siteUrl("voyara", "") });
    const otherSecret = runSignInLink({
      TOKEN_ONLY: "1",
      SSO_SECRET: "another-secret-of-more-than-32-characters",
    });
    for (const wrong of [
      none,
      elsewhere,
      otherSecret,
      `${head}.${payload}.${signature.slice(1)}A`,
      "nonsense",
    ]) {
      await page.goto(siteUrl(agency, "/booknow/flights"));
      await page.goto(siteUrl(agency, `/sso#token=${wrong}`));
      await expect(page.getByRole("heading", { name: "That sign-in didn't work" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      expect(await hasSession(page)).toBe(false);
    }

    // Valid for a minute, which a slow machine has used up by now.
    token = runSignInLink({ TOKEN_ONLY: "1" });
    const send = (path: string, form: Record<string, string>) =>
      requestSite(request, agency, path, {
        method: "POST",
        form,
        headers: { origin: agencySite, "sec-fetch-site": "cross-site" },
      });
    const locationOf = async (form: Record<string, string>) => {
      const answer = await send("/sso", form);
      expect([
        answer.status(),
        answer.headers()["referrer-policy"],
        answer.headers()["set-cookie"],
      ]).toEqual([303, "no-referrer", undefined]);
      return answer.headers()["location"];
    };
    expect(await locationOf({ token, navigateTo: "//evil.test" })).toBe(
      `/sso#token=${token}&navigateTo=%2F%2Fevil.test`,
    );
    expect(await locationOf({})).toBe("/sso?problem=refused");
    expect(await locationOf({ token: "x".repeat(60_000) })).toBe("/sso?problem=refused");
    expect(await locationOf({ token: "x".repeat(70_000) })).toBe("/sso?problem=refused");
    // Only this path accepts the form, and no other accepts cross-site posts.
    expect((await send("/booknow/flights", { token })).status()).toBe(405);
    expect((await send("/sso/start", { token })).status()).toBe(405);
    const atDoor = { method: "POST", data: { token, navigateTo: null } };
    expect(
      (
        await requestSite(request, agency, "/api/sso/token", {
          ...atDoor,
          headers: { "sec-fetch-site": "cross-site" },
        })
      ).status(),
    ).toBe(403);
    // At another agency it is worthless.
    const atOther = await requestSite(request, "voyara", "/api/sso/token", {
      ...atDoor,
      headers: { origin: siteUrl("voyara", "") },
    });
    expect([atOther.status(), ((await atOther.json()) as { code: string }).code]).toEqual([
      401,
      "sso_refused",
    ]);
    // None of that used it up.
    const atHome = await requestSite(request, agency, "/api/sso/token", {
      ...atDoor,
      headers: { origin: siteUrl(agency, "") },
    });
    expect(Object.keys((await atHome.json()) as object).sort((a, b) => a.localeCompare(b))).toEqual(
      ["email", "name", "navigateTo", "ticket"],
    );
  });

  test("redirects to no other site", async ({ page }) => {
    for (const target of ["//evil.test", "https://evil.test", "/\\evil.test", "/logout"]) {
      token = runSignInLink({ TOKEN_ONLY: "1" });
      await page.goto(siteUrl(agency, "/booknow/flights"));
      await page.goto(
        siteUrl(agency, `/sso#token=${token}&navigateTo=${encodeURIComponent(target)}`),
      );
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(siteUrl(agency));
    }
  });
});

test.describe("OpenID Connect, with a real provider", () => {
  let provider: ChildProcess;
  test.beforeAll(async () => {
    const client = { client_id: "travel-site", client_secret: "secret-of-the-travel-site" };
    const redirect_uris = [
      siteUrl(agency, "/sso/callback/agency"),
      siteUrl("voyara", "/sso/callback/people"),
    ];
    const started = await startOpenIdProvider([
      { ...client, redirect_uris, post_logout_redirect_uris: [siteUrl(agency, "/sso/signed-out")] },
    ]);
    provider = started.process;
    const settings = {
      protocol: "oidc",
      label: "People",
      issuer: started.issuer,
      clientId: client.client_id,
    };
    runAgencyCommand(["sso", "set", agency, "-"], {
      id: "agency",
      settings,
      secret: client.client_secret,
    });
    runAgencyCommand(["sso", "set", "voyara", "-"], {
      id: "people",
      settings,
      secret: client.client_secret,
    });
  });
  test.afterAll(() => {
    runAgencyCommand(["sso", "remove", agency, "agency"]);
    runAgencyCommand(["sso", "remove", "voyara", "people"]);
    provider.kill();
  });

  test("signs in there, arrives here at the right page, and signs out of both", async ({
    page,
  }) => {
    await page.goto(siteUrl(agency, "/sso/start?navigateTo=/booknow/flights"));
    const state = (await page.context().cookies(siteUrl(agency))).find(
      ({ name }) => name === "sso",
    );
    expect(state).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      domain: "atlas.localhost",
      path: "/",
    });
    await signInAtProvider(page, "freja");
    await expect(page).toHaveURL(siteUrl(agency, "/booknow/flights"));
    await expect(page.getByRole("banner").getByRole("button", { name: /Freja/ })).toBeVisible();
    expect((await page.context().cookies(siteUrl(agency))).map(({ name }) => name)).not.toContain(
      "sso",
    );

    await page.goto(siteUrl(agency, "/logout"));
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    // Not at the agency's own site, which may sign in again at once.
    await expect(page).toHaveURL(siteUrl(agency, "/"));
    expect(await hasSession(page)).toBe(false);
    // The provider asks for the user again.
    await page.goto(siteUrl(agency, "/sso/start"));
    await expect(page.locator("input[name=login]")).toBeVisible();
  });

  test("a response is worthless in another browser, a second time, or at another agency", async ({
    page,
    request,
  }) => {
    const answers: URL[] = [];
    page.on(
      "request",
      (sent) => sent.url().includes("/sso/callback/") && answers.push(new URL(sent.url())),
    );
    await page.goto(siteUrl(agency, "/sso/start"));
    await page.locator("input[name=login]").waitFor();
    const [state] = await page.context().cookies(siteUrl(agency));
    const cookie = `${state?.name}=${state?.value}`;
    // Like a response in another browser: without the state.
    await page.context().clearCookies({ name: "sso" });
    await signInAtProvider(page, "caught");
    await expect(page.getByRole("heading", { name: "That sign-in didn't work" })).toBeVisible();
    expect(await hasSession(page)).toBe(false);
    const { pathname = "", search = "" } = answers[0] ?? {};
    const ask = async (at: string, path: string) => {
      const got = await requestSite(request, at, path, { headers: { cookie } });
      return [
        got.status(),
        got.headers()["location"],
        got
          .headersArray()
          .filter(
            ({ name, value }) => name.toLowerCase() === "set-cookie" && value.startsWith("sid="),
          ).length,
      ];
    };
    const refused = [303, "/sso?problem=refused", 0];
    expect(await ask("voyara", pathname.replace("agency", "people") + search)).toEqual(refused);
    expect(await ask(agency, `${pathname}${search}&state=x`)).toEqual(refused);
    expect(await ask(agency, `${pathname}${search}`)).toEqual([303, "/", 1]);
    expect(await ask(agency, `${pathname}${search}`)).toEqual(refused);
  });

  test("a social account signs in at another agency, and begins at its main domain", async ({
    page,
  }) => {
    await page.goto(
      `http://${hostOf("voyara").replace("voyara.", "")}/social?redirect=/booknow/flights`,
    );
    await expect(page.getByRole("heading", { name: "Sign in with another account" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Continue with People" }).click();
    await signInAtProvider(page, "freja");
    await expect(page).toHaveURL(siteUrl("voyara", "/booknow/flights"));
    await expect(page.getByRole("banner").getByRole("button", { name: /Freja/ })).toBeVisible();
  });
});

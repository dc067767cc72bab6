import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import {
  continueSsoEndpoint,
  startSsoEndpoint,
  takeSignedTokenEndpoint,
} from "@/lib/api/contract/sso";
import { demoUsers } from "../demo/demo-users";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { toSsoTestKit } from "../testing/sso-test-kit";

const site = "http://alpha.localhost:3000";
const issuer = "https://alpha-own.example";
const secret = "a-shared-secret-of-forty-characters-0123";
let backend: TestBackend;
let program: ChildProcess | undefined;
/** The page's URL, which is also the agency's return URL. */
let address = "";

beforeAll(async () => {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SSO_SECRET: secret,
    SITE: site,
    ISSUER: issuer,
    PORT: "0",
  } as const;
  const { stdout } = (program = spawn(process.execPath, ["docs/examples/identity-page.mjs"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  }));
  address = String((await once(stdout, "data"))[0]).trim();
  backend = await openTestBackend({ allowLoopbackUrls: true });
  const kit = toSsoTestKit(backend);
  await kit.changeAgency("alpha", {
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    returnUrl: address,
  });
  await kit.setProvider("alpha", {
    settings: { protocol: "signed-redirect", label: "Alpha", issuer, algorithm: "HS256" },
    secret,
  });
});
afterAll(async () => {
  program?.kill();
  await backend?.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, address), { redirect: "manual", ...init });
const choose = async (fields: Record<string, string>) => {
  const answer = await ask("/sign-in", { method: "POST", body: new URLSearchParams(fields) });
  return {
    status: answer.status,
    target: new URL(answer.headers.get("location") ?? "about:blank"),
  };
};
/** What `/sso` submits. */
const arrive = ({ hash }: URL, state: string | null) => {
  const { token = "", navigateTo = null } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return backend.call(takeSignedTokenEndpoint, { body: { token, navigateTo, state } });
};
const begin = async (navigateTo: string) => {
  const { location, state } = (
    await backend.call(startSsoEndpoint, { body: { providerId: "agency", navigateTo } })
  ).body as {
    location: string;
    state: string;
  };
  return { location, state };
};

it("begins at the travel site, with the target: a deal's full URL becomes its path, and other sites none", async () => {
  for (const [asked, kept] of [
    ["", "/"],
    ["?navigateTo=%2Fbooknow%2Fhotels%3Fa%3D1", "/booknow/hotels?a=1"],
    [`?navigateTo=${encodeURIComponent(`${site}/deal-link?id=7`)}`, "/deal-link?id=7"],
    ["?navigateTo=https%3A%2F%2Fevil.test%2Fdeal-link", "/"],
    ["?navigateTo=%2F%2Fevil.test", "/"],
  ] as const) {
    const answer = await ask(`/${asked}`);
    expect([asked, answer.status, answer.headers.get("location")]).toEqual([
      asked,
      303,
      `${site}/sso/start?${new URLSearchParams({ navigateTo: kept })}`,
    ]);
  }
});

it.each(["traveller", "agent", "restricted", "sales"] as const)(
  "signs the demo's %s in at once, with their role",
  async (role) => {
    const { location, state } = await begin("/about");
    const page = await (await fetch(location)).text();
    expect(page).toContain(`name="state" value="${state}"`);
    expect(page).toContain('name="navigateTo" value="/about"');
    const { firstName, lastName, userType, isTravelAgent, isRestrictedAgent } =
      demoUsers.find((user) => user.role === role) ?? {};
    expect(page).toContain(`value="${role}"><strong>${firstName} ${lastName}</strong>`);

    const { status, target } = await choose({ person: role, state, navigateTo: "/about" });
    expect([status, target.origin, target.pathname, target.search]).toEqual([
      303,
      site,
      "/sso",
      "",
    ]);
    const { body } = await arrive(target, state);
    expect(body).toMatchObject({
      accessToken: expect.any(String),
      navigateTo: "/about",
      user: { userType, isTravelAgent, isRestrictedAgent },
    });
    expect((body.user as { personal_info: { email: string } }).personal_info.email).toBe(
      `${role}@alpha.localhost`,
    );
    expect((await arrive(target, state)).status).toBe(401);
  },
);

it("makes an unknown user a traveller, and needs a click in a browser that didn't begin the sign-in", async () => {
  const { target } = await choose({ person: "freja" });
  const { body } = await arrive(target, null);
  expect(body).toMatchObject({
    name: "Freja Holm",
    email: "freja@alpha.localhost",
    navigateTo: "/",
  });
  const signedIn = await backend.call(continueSsoEndpoint, { body: { ticket: body.ticket } });
  expect(signedIn.body).toMatchObject({ user: { userType: "Traveller", isTravelAgent: false } });
});

it("vouches only for users on the page, and keeps its input out of its markup", async () => {
  for (const person of ["owner", "admin", "", "__proto__"])
    expect((await choose({ person })).status).toBe(404);
  expect((await ask("/sign-in?person=agent")).status).toBe(404);
  expect((await ask("/else")).status).toBe(404);
  const page = await (
    await ask(
      `/?${new URLSearchParams({ state: `"><script>alert(1)</script>`, navigateTo: `/x?"><b>` })}`,
    )
  ).text();
  expect(page).not.toMatch(/<script|<b>/);
});

it("responds only to its own name: another one that resolves to this machine could let another site read tokens", async () => {
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      const headers = { host, "content-type": "application/x-www-form-urlencoded" };
      request(new URL("/sign-in", address), { method: "POST", headers, family: 4 }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on("error", reject)
        .end("person=agent");
    });
  expect([
    await statusFor(new URL(address).host),
    await statusFor("evil.test"),
    await statusFor("evil.test:4400"),
  ]).toEqual([303, 421, 421]);
});

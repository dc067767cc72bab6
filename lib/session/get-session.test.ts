import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { getProfileEndpoint } from "@/lib/api/contract/users";
import { renderPage } from "@/lib/testing/render-page";
import { apiForRequest } from "./api-for-request";
import { getSession } from "./get-session";

const cookies = new Map<string, { value: string }>();
const headers = new Headers({ "x-client-ip": "203.0.113.9", "x-request-id": "req-1" });
jest.mock("next/headers", () => ({ cookies: async () => cookies, headers: async () => headers }));
jest.mock("next/root-params", () => ({ locale: async () => "es", tenant: async () => "acme" }));

const user = userFixture();
const refusal = { code: "session_expired", message: "m", error: "m", requestId: "r" };

type Double = Awaited<ReturnType<typeof standInApi>>;
let api: Double;

beforeEach(async () => {
  cookies.clear();
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) =>
    app.get("/api/user/profile", (context) =>
      context.req.header("authorization") === "Bearer live"
        ? context.json({ user })
        : context.json(refusal, 401),
    ),
  );
});
afterEach(() => api.close());

test("an anonymous visitor costs no call", async () => {
  expect(await getSession("acme")).toBeNull();
  expect(api.calls).toEqual([]);
});

test("the backend decides who is signed in", async () => {
  cookies.set("sid", { value: "live" });
  expect(await getSession("acme")).toEqual({ accessToken: "live", user });
  expect(Object.fromEntries(api.calls.at(-1)?.headers ?? [])).toMatchObject({
    "x-agency-host": "acme.localhost",
    "accept-language": "es",
    "x-timezone": "Europe/Lisbon",
    "x-client-ip": "203.0.113.9",
    "x-request-id": "req-1",
  });
});

test("an expired session is anonymous, and isn't logged", async () => {
  cookies.set("sid", { value: "dead" });
  expect(await getSession("acme")).toBeNull();
});

test("if the backend fails, the page is anonymous, and incomplete", async () => {
  const log = jest.mocked(console.error).mockImplementation(() => {});
  cookies.set("sid", { value: "live" });
  await getSession("acme");
  api.fail();
  expect(await renderPage(() => getSession("acme"))).toEqual({ value: null, isIncomplete: true });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("session: ApiError"));
});

test.each([
  "live\u00e9",
  "live now",
  'li"ve',
  "l,ive",
  "live=ended",
  "x".repeat(5_000),
  "\u{1f600}",
])("ignores a malformed session cookie: %j", async (value) => {
  cookies.set("sid", { value });
  expect(await getSession("acme")).toBeNull();
  expect(api.calls).toEqual([]);
});

test("only this scheme's cookie counts", async () => {
  jest.replaceProperty(process, "env", { ...process.env, PUBLIC_PROTOCOL: "https" });
  cookies.set("sid", { value: "live" });
  expect(await getSession("acme")).toBeNull();
  cookies.set("__Host-sid", { value: "live" });
  expect(await getSession("acme")).not.toBeNull();
});

test("a page's calls carry a session only once the backend has confirmed it", async () => {
  const sent = async (value: string) => {
    cookies.set("sid", { value });
    await (await apiForRequest("acme")).call(getProfileEndpoint).catch(() => null);
    return api.calls.at(-1)?.headers.get("authorization") ?? null;
  };
  expect(await sent("live")).toBe("Bearer live");
  expect(await sent("dead")).toBeNull();
});

import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerAcademy } from "./answer-academy";
import { answerAcademyToken } from "./answer-academy-token";

const code = "c".repeat(43);
const academyUrl = "https://academy.example/start?lesson=1&code=old#top";
const member = { id: "00000000-0000-4000-8000-000000000000", name: "Nora Berg" };
const refusal = (code: string) => ({ code, message: "m", error: "m", requestId: "r" });

let api: Awaited<ReturnType<typeof standInApi>>;
let asked: unknown[];
beforeEach(async () => {
  asked = [];
  api = await standInApi(
    {
      "acme.localhost": agencyFixture({ academyUrl }),
      "other.localhost": agencyFixture({ subdomain: "other", academyUrl: null }),
    },
    (app) => {
      app.post("/api/academy/codes", (context) => {
        const who = context.req.header("authorization");
        asked.push(who);
        if (who === "Bearer traveller") return context.json(refusal("not_allowed"), 403);
        if (who === "Bearer ended") return context.json(refusal("session_expired"), 401);
        return context.json({ code });
      });
      app.post("/api/academy/token", async (context) => {
        const body = await context.req.json<{ secret: string }>();
        asked.push([context.req.header("authorization"), body]);
        return body.secret === "right"
          ? context.json({ ...member, email: "nora@example.com", userType: "Admin" })
          : context.json(refusal("academy_refused"), 401);
      });
    },
  );
});
afterEach(() => api.close());

const opened = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
async function open(headers: Record<string, string> = {}, host = "acme.localhost:3000") {
  const response = await answerAcademy(
    new NextRequest("http://internal/academy", {
      headers: { host, cookie: "sid=abc", ...opened, ...headers },
    }),
    { locale: "es" },
  );
  return {
    answered: [response.status, response.headers.get("location")],
    headers: ["referrer-policy", "cache-control"].map((name) => response.headers.get(name)),
  };
}

it("leads a member to the academy with a code, and tells no referrer", async () => {
  expect(await open()).toEqual({
    answered: [303, `https://academy.example/start?lesson=1&code=${code}#top`],
    headers: ["no-referrer", "private, no-store"],
  });
  expect((await open({ "sec-fetch-site": "none" })).answered[0]).toBe(303);
  expect(asked).toEqual(["Bearer abc", "Bearer abc"]);
});

it("lets visitors sign in first, and hides it from those who don't work there", async () => {
  const signIn = [303, "/es/login?redirect=%2Fes%2Facademy"];
  expect((await open({ cookie: "" })).answered).toEqual(signIn);
  expect(asked).toEqual([]);
  expect((await open({ cookie: "sid=ended" })).answered).toEqual(signIn);
  expect((await open({ cookie: "sid=traveller" })).answered).toEqual([404, null]);
});

const site = "acme.localhost:3000";
it.each<[string, [number, string | null], Record<string, string>, string]>([
  ["a link of another site", [303, "/es/dashboard"], { "sec-fetch-site": "cross-site" }, site],
  ["a link of a sister agency", [303, "/es/dashboard"], { "sec-fetch-site": "same-site" }, site],
  ["a prefetch", [403, null], { "sec-fetch-mode": "cors" }, site],
  ["an agency without an academy", [404, null], {}, "other.localhost"],
])("makes no code for %s", async (_name, answered, headers, host) => {
  expect((await open(headers, host)).answered).toEqual(answered);
  expect(asked).toEqual([]);
});

const exchange = (headers: Record<string, string>, body: unknown = { code }) =>
  answerAcademyToken(
    new NextRequest("http://internal/api/academy/token", {
      method: "POST",
      headers: { host: "acme.localhost:3000", "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

it("passes on the academy's code and secret, whatever its origin, and never as a session", async () => {
  const elsewhere = { origin: "https://academy.example", "sec-fetch-site": "cross-site" };
  const response = await exchange({ authorization: "Bearer right", ...elsewhere });
  expect([response.status, await response.json()]).toEqual([
    200,
    { ...member, email: "nora@example.com", userType: "Admin" },
  ]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(asked).toEqual([[undefined, { code, secret: "right" }]]);
});

it("refuses what has no secret, or no code", async () => {
  const statusOf = async (...sent: Parameters<typeof exchange>) => (await exchange(...sent)).status;
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ authorization: "Basic right", cookie: "sid=right" })).toBe(401);
  expect(await statusOf({ authorization: "Bearer right" }, { code: "short" })).toBe(422);
  expect(await statusOf({ authorization: "Bearer right" }, { code, secret: "x" })).toBe(422);
});

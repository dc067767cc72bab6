import { getAgencyEndpoint, listLanguagesEndpoint } from "@/lib/api/contract/agencies";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { getProfileEndpoint } from "@/lib/api/contract/users";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const backend = openForFile(openTestBackend);
beforeEach(() => (backend.logged.length = 0));

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const codeOf = async (...call: Parameters<TestBackend["call"]>) => {
  const { status, body } = await backend.call(...call);
  return [status, body.code];
};

describe("the service credential", () => {
  it.each(["", "wrong", "test-service-credentia", "test-service-credential2"])(
    "is required: %p is rejected, whatever the host",
    async (token) => {
      expect(await codeOf(getAgencyEndpoint, { headers: { "X-Backend-Token": token } })).toEqual([
        401,
        "service_credential_required",
      ]);
    },
  );

  it("is required to set the request id", async () => {
    const headers = { "X-Request-Id": "0123456789abcdef-from-us".slice(0, 16) };
    expect((await backend.call(getAgencyEndpoint, { headers })).headers.get("X-Request-Id")).toBe(
      "0123456789abcdef",
    );
    expect(
      (
        await backend.call(getAgencyEndpoint, {
          headers: { ...headers, "X-Backend-Token": "wrong" },
        })
      ).headers.get("X-Request-Id"),
    ).toMatch(uuid);
    expect(
      (
        await backend.call(getAgencyEndpoint, { headers: { "X-Request-Id": "a b\tc<script>" } })
      ).headers.get("X-Request-Id"),
    ).toMatch(uuid);
  });
});

describe("errors have the standard shape", () => {
  const shaped = (body: Record<string, unknown>) => {
    expect(Object.keys(body).filter((key) => key !== "issues")).toEqual([
      "code",
      "message",
      "error",
      "requestId",
    ]);
    expect(body.error).toBe(body.message);
  };
  const login = { email: "a@alpha.localhost", password: "x" };

  it.each([
    ["an unknown call", "GET /api/nothing", {}, 404, "not_found"],
    ["a path that only looks alike", "GET /api//agency", {}, 404, "not_found"],
    ["a line break in a path", "GET /api/agency%0Ax", {}, 404, "not_found"],
    ["a path in another case", "GET /API/agency", {}, 404, "not_found"],
    ["another method", "POST /api/agency", { body: {} }, 405, "method_not_allowed"],
    [
      "an unknown agency",
      getAgencyEndpoint,
      { headers: { "X-Agency-Host": "nobody.localhost" } },
      404,
      "agency_not_found",
    ],
    [
      "an agency that is switched off",
      listLanguagesEndpoint,
      { agency: "dormant" },
      503,
      "agency_inactive",
    ],
    [
      "a body that isn't JSON by name",
      loginEndpoint,
      { body: login, headers: { "Content-Type": "text/plain" } },
      415,
      "json_required",
    ],
    [
      "a body without a type",
      loginEndpoint,
      { body: login, headers: { "Content-Type": "" } },
      415,
      "json_required",
    ],
    [
      "a body with an unknown field",
      loginEndpoint,
      { body: { ...login, isAdmin: true } },
      422,
      "invalid_input",
    ],
    [
      "a body larger than 100 KB",
      loginEndpoint,
      { body: { ...login, password: "x".repeat(100_001) } },
      413,
      "body_too_large",
    ],
    [
      "a text that PostgreSQL can't keep",
      loginEndpoint,
      { body: { ...login, password: "\0" } },
      422,
      "invalid_input",
    ],
    [
      "a text that only looks like it",
      loginEndpoint,
      { body: { ...login, password: "\\u0000" } },
      401,
      "invalid_credentials",
    ],
    ["nobody signed in", getProfileEndpoint, {}, 401, "sign_in_required"],
  ] as const)("%s", async (_, target, call, status, code) => {
    const answer = await backend.call(target, call);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    shaped(answer.body);
    expect(answer.body.requestId).toBe(answer.headers.get("X-Request-Id"));
    if (status === 405) expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(backend.logged).toEqual([]);
  });

  it("lists every invalid field of a body", async () => {
    const { body } = await backend.call(loginEndpoint, { body: { email: "x", role: "Admin" } });
    expect(body.issues).toEqual([
      { path: "email", message: expect.any(String) },
      { path: "password", message: expect.any(String) },
      { path: "role", message: "is not a known field" },
    ]);
  });

  it.each([
    '{"email":',
    "[]",
    '"x"',
    '{"email":"a@alpha.localhost","password":"x","__proto__":{"x":1}}',
  ])("accepts no %s as credentials", async (text) => {
    const headers = {
      "Content-Type": "application/json",
      "X-Backend-Token": "test-service-credential",
      "X-Agency-Host": "alpha.localhost",
    };
    const response = await backend.app.request("/api/user/login", {
      method: "POST",
      headers,
      body: text,
    });
    expect([400, 401, 422]).toContain(response.status);
    shaped((await response.json()) as Record<string, unknown>);
  });

  it("hides the details of unexpected errors, and logs them", async () => {
    const broken = await openTestBackend({
      now: () => {
        throw new Error("secret detail");
      },
    });
    const body = {
      date: "2026-12-01",
      latitude: 38.7,
      longitude: -9.1,
      isOTA: true,
      isHome: true,
      isFromDestination: false,
    };
    const answer = await broken.call("POST /api/dealray/deals/activity-search", { body });
    await broken.close();
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      500,
      "internal_error",
      "Something went wrong",
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|\.ts/);
    expect(broken.logged).toEqual([new Error("secret detail")]);
  });
});

it("counts a chunked body too", async () => {
  const pieces = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 3; count += 1)
        controller.enqueue(new TextEncoder().encode("x".repeat(40_000)));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body: pieces,
    duplex: "half",
    headers: { "Content-Type": "application/json" },
  };
  expect((await backend.app.request("/api/user/login", init)).status).toBe(413);
});

it("uses the first requested language that the agency offers", async () => {
  const seen: unknown[] = [];
  for (const asked of ["es", "nb-NO,en;q=0.5", "fr, es", "fr", ""]) {
    const { body } = await backend.call("GET /api/admin/country/enable", {
      headers: { "Accept-Language": asked },
    });
    seen.push(
      (body.data as { code: string; name: string }[]).find(({ code }) => code === "DE")?.name,
    );
  }
  expect(seen).toEqual(["Alemania", "Tyskland", "Alemania", "Germany", "Germany"]);
});

it("reports its health on its own port, and serves its document", async () => {
  expect((await backend.app.request("/healthz")).status).toBe(200);
  // A storefront with another credential learns that it would be rejected.
  expect(
    (
      await backend.app.request("/healthz", {
        headers: { "X-Backend-Token": "another-credential" },
      })
    ).status,
  ).toBe(401);
  expect(
    (
      await backend.app.request("/healthz", {
        headers: { "X-Backend-Token": "test-service-credential" },
      })
    ).status,
  ).toBe(200);
  const page = await (await backend.app.request("/api/docs")).text();
  expect(page).not.toMatch(/https?:/);
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await backend.app.request(path ?? "")).status).toBe(200);
});

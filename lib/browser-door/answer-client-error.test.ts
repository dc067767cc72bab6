import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerClientError } from "./answer-client-error";

const report = {
  kind: "own",
  name: "TypeError",
  message: "x is not a function",
  request: null,
  stack: "at f",
  path: "/es",
};

let api: Awaited<ReturnType<typeof standInApi>>;
let log: jest.Mock;
let seconds = 0;

beforeEach(async () => {
  api = await standInApi({ "acme.localhost": agencyFixture() });
  log = jest.mocked(console.error).mockImplementation(() => {}) as jest.Mock;
  // The log takes one line a second.
  seconds += 10;
  jest.spyOn(performance, "now").mockReturnValue(seconds * 1_000);
});
afterEach(() => api.close());

type Ask = { host?: string; headers?: Record<string, string>; body?: unknown };
const ask = ({ host = "acme.localhost:3000", headers = {}, body = report }: Ask = {}) =>
  answerClientError(
    new NextRequest("http://internal/api/client-errors", {
      method: "POST",
      headers: {
        host,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "x-client-ip": "203.0.113.1",
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

test("is one log line, whatever it contains", async () => {
  const response = await ask({ body: { ...report, message: "a\r\nFAKE line" } });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const line = String(log.mock.calls[0]?.[0]);
  expect([log.mock.calls.length, line.split(/[\r\n]/).length]).toEqual([1, 1]);
  expect((JSON.parse(line) as { message: string }).message).toMatch(
    /^browser at acme: \{"kind":"own".*a\\r\\nFAKE line.*\}$/,
  );
});

test.each<[string, number, Ask]>([
  ["another site", 403, { headers: { "sec-fetch-site": "cross-site" } }],
  ["a form", 415, { headers: { "content-type": "text/plain" } }],
  ["more than 8 KB", 413, { body: { ...report, stack: "x".repeat(9_000) } }],
  ["another shape", 422, { body: { ...report, cookie: "sid=x" } }],
  ["a long message", 422, { body: { ...report, message: "x".repeat(501) } }],
  ["an unknown host", 404, { host: "nobody.localhost" }],
])("%s is %i and isn't logged", async (_name, status, options) => {
  expect((await ask(options)).status).toBe(status);
  expect(log).not.toHaveBeenCalled();
});

test("one address may report 20 a minute, without affecting others", async () => {
  const headers = { "x-client-ip": "203.0.113.2" };
  for (let count = 0; count < 20; count++) expect((await ask({ headers })).status).toBe(204);
  const refused = await ask({ headers });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await ask({ headers: { "x-client-ip": "203.0.113.3" } })).status).toBe(204);
});

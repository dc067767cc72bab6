import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerPaymentEvent } from "./answer-payment-event";

let api: Awaited<ReturnType<typeof standInApi>>;
let taken: { payload: string; signature: string }[];

beforeEach(async () => {
  taken = [];
  const dormant = agencyFixture({ subdomain: "dormant", status: "Inactive" });
  api = await standInApi(
    { "acme.localhost": agencyFixture(), "dormant.localhost": dormant },
    (app) => {
      app.post("/api/payment-events/:gateway", async (context) => {
        const body = await context.req.json<{ payload: string; signature: string }>();
        taken.push(body);
        const refusal = { code: "invalid_signature", message: "m", error: "m", requestId: "r" };
        return body.signature === "wrong"
          ? context.json(refusal, 400)
          : context.json({ received: true });
      });
    },
  );
});
afterEach(() => api.close());

type Ask = { gateway?: string; host?: string; headers?: Record<string, string>; body?: BodyInit };
const ask = ({
  gateway = "stripe",
  host = "acme.localhost:3000",
  headers = { "stripe-signature": "t=1,v1=2" },
  body = '{ "id": 1 }\n',
}: Ask = {}) =>
  answerPaymentEvent(
    new NextRequest(`http://internal/api/payment-events/${gateway}`, {
      method: "POST",
      headers: { host, ...headers },
      body,
    }),
    gateway,
  );
const answer = async (given: Ask) => {
  const response = await ask(given);
  return [response.status, ((await response.json()) as { code?: string }).code];
};

test("forwards the exact text with its signature, for the host's agency, whatever the origin", async () => {
  const body = '\uFEFF{ "id":\t"evt_1", "name": "Zoë" }\r\n';
  const headers = {
    "stripe-signature": "t=1,v1=2",
    "sec-fetch-site": "cross-site",
    origin: "https://evil.example",
    "x-agency-host": "beta.localhost",
  };
  const response = await ask({ body, headers });
  expect([response.status, await response.json(), taken]).toEqual([
    200,
    { received: true },
    [{ payload: body, signature: "t=1,v1=2" }],
  ]);
  expect(api.calls.at(-1)?.headers.get("x-agency-host")).toBe("acme.localhost");
});

test("each gateway has its own signature header", async () => {
  await ask({ gateway: "sandbox", headers: { "stripe-signature": "a", "sandbox-signature": "b" } });
  await ask({ gateway: "sandbox", headers: { "stripe-signature": "a" } });
  expect(taken.map(({ signature }) => signature)).toEqual(["b", ""]);
});

test("accepts events of an inactive agency: its payments are in progress", async () => {
  expect(await answer({ host: "dormant.localhost" })).toEqual([200, undefined]);
  expect(api.calls.at(-1)?.headers.get("x-agency-host")).toBe("dormant.localhost");
});

test("a rejected signature is a 400, so that the gateway alerts its owner", async () => {
  expect(await answer({ headers: { "stripe-signature": "wrong" } })).toEqual([
    400,
    "invalid_signature",
  ]);
});

test("a failure here is not 2xx, so that the gateway redelivers the event", async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  await answer({});
  api.fail();
  expect((await answer({}))[0]).toBeGreaterThanOrEqual(500);
});

test.each<[string, [number, string], Ask]>([
  ["an unknown host", [404, "agency_not_found"], { host: "nobody.localhost" }],
  ["a gateway that can have no such name", [404, "not_found"], { gateway: "PayPal" }],
  ["more than 90 kB", [413, "body_too_large"], { body: "x".repeat(90_001) }],
  [
    "bytes that are no text",
    [400, "invalid_signature"],
    { body: new Uint8Array([0x7b, 0xff, 0x7d]) },
  ],
])("rejects %s", async (_name, refusal, given) => {
  expect([await answer(given), taken]).toEqual([refusal, []]);
});

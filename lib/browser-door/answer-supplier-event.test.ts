import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerSupplierEvent } from "./answer-supplier-event";

let api: Awaited<ReturnType<typeof standInApi>>;
let taken: { payload: string; signature: string }[];

beforeEach(async () => {
  taken = [];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.post("/api/supplier-events/:supplier", async (context) => {
      const body = await context.req.json<{ payload: string; signature: string }>();
      taken.push(body);
      const refusal = { code: "event_refused", message: "m", error: "m", requestId: "r" };
      return body.signature === "" ? context.json(refusal, 401) : context.json({ received: true });
    });
  });
});
afterEach(() => api.close());

type Ask = { supplier?: string; host?: string; headers?: Record<string, string>; body?: BodyInit };
async function ask({
  supplier = "duffel",
  host = "acme.localhost:3000",
  headers = { "x-duffel-signature": "t=1,v1=2" },
  body = '{ "id": 1 }\n',
}: Ask = {}) {
  const request = new NextRequest(`http://internal/api/supplier-events/${supplier}`, {
    method: "POST",
    headers: { host, ...headers },
    body,
  });
  const response = await answerSupplierEvent(request, supplier);
  return [response.status, (await response.json()) as object];
}

test("forwards the exact text with Duffel's signature, for the host's agency", async () => {
  const body = '\uFEFF{ "id":\t"wev_1", "name": "Zoë" }\r\n';
  expect(await ask({ body })).toEqual([200, { received: true }]);
  expect(taken).toEqual([{ payload: body, signature: "t=1,v1=2" }]);
  expect(api.calls.at(-1)?.headers.get("x-agency-host")).toBe("acme.localhost");
});

test("another system's signature is none, and says no more than a wrong one", async () => {
  const refused = [401, expect.objectContaining({ code: "event_refused" })];
  expect(await ask({ headers: { "stripe-signature": "t=1,v1=2" } })).toEqual(refused);
  expect(taken.splice(0)).toEqual([{ payload: '{ "id": 1 }\n', signature: "" }]);
  expect(await ask({ body: new Uint8Array([0x7b, 0xff, 0x7d]) })).toEqual(refused);
  expect(taken).toEqual([]);
});

test.each(["acme-signature", "x-acme-signature", "webhook-signature", "x-signature"])(
  "any supplier may sign by %s",
  async (header) => {
    const headers = { "x-duffel-signature": "other", [header]: "t=1,v1=2" };
    expect(await ask({ supplier: "acme", headers })).toEqual([200, { received: true }]);
    expect(taken).toMatchObject([{ signature: "t=1,v1=2" }]);
  },
);

test.each<[string, number, string, Ask]>([
  ["an unknown host", 404, "agency_not_found", { host: "nobody.localhost" }],
  ["a supplier that can have no such name", 404, "not_found", { supplier: "Acme" }],
  ["more than 90 kB", 413, "body_too_large", { body: "x".repeat(90_001) }],
])("refuses %s", async (_name, status, code, given) => {
  expect(await ask(given)).toEqual([status, expect.objectContaining({ code })]);
  expect(taken).toEqual([]);
});

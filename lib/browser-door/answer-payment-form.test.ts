import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { formDraftCookies, readFormDraft } from "@/lib/forms/form-draft";
import { answerPaymentForm } from "./answer-payment-form";

const page = "/settings/payment";
const secretKey = "rk_test_51NotAKeyOfAnybody";
const payment = {
  ...{ version: 3, settings: { paymentBrands: [] }, gateway: null, account: null },
  ...{ isAccountLocked: false, lastEventAt: null },
};
type Refusal = { status: 403 | 409 | 422 | 503; code: string; paths?: string[] };
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: [call: string, body: unknown][];
let refusal: Refusal | null;
beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const { method, path } = context.req;
      asked.push([`${method} ${path}`, await context.req.json()]);
      if (!refusal) return context.json(payment);
      const { status, code, paths = [] } = refusal;
      const issues = paths.map((each) => ({ path: each, message: "is wrong" }));
      return context.json({ code, message: "m", error: "m", requestId: "r", issues }, status);
    });
  });
});
afterEach(() => api.close());

async function send(form: string, fields: Record<string, string> = {}) {
  const request = new NextRequest(`http://internal/${form}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": "same-origin", cookie: "sid=abc" },
    body: new URLSearchParams(fields),
  });
  const response = await answerPaymentForm(request, { locale: "en", form });
  const location = response.headers.get("location");
  const again = new URLSearchParams(/\?([^#]*)/.exec(location ?? "")?.[1]).get("again");
  const draft = readFormDraft((name) => response.cookies.get(name)?.value, again);
  return { response, location, draft };
}

it.each([
  ["key", { secretKey: ` ${secretKey} ` }, { gateway: "stripe", secretKey }],
  ["again", {}, { gateway: "stripe" }],
  ["off", {}, { gateway: null }],
])("%s is its call, and leads back to the page", async (form, fields, body) => {
  expect((await send(form, fields)).location).toBe(`${page}?done=${form}#done`);
  expect(asked).toEqual([["PUT /api/agency/payment-gateway", body]]);
});

it("saves a brand a line, from the version that the form was made of", async () => {
  await send("brands", { version: "3", paymentBrands: "Visa\r\n\r\n Dankort " });
  expect(asked).toEqual([
    [
      "PUT /api/agency/payment-settings",
      { version: 3, settings: { paymentBrands: ["Visa", "Dankort"] } },
    ],
  ]);
});

it.each<[Refusal, string]>([
  [{ status: 403, code: "proof_required" }, "proof"],
  [{ status: 409, code: "version_conflict" }, "changed"],
  [{ status: 409, code: "gateway_accounts_full" }, "full"],
  [{ status: 422, code: "gateway_key_unrestricted" }, "unrestricted"],
  [{ status: 422, code: "gateway_key_wrong" }, "wrongKey"],
  [{ status: 422, code: "gateway_address_refused" }, "address"],
  [{ status: 422, code: "gateway_permissions_missing", paths: ["refunds"] }, "fields"],
])("says why a key came back, and never gives it back: %j", async (refused, reason) => {
  refusal = refused;
  const { response, draft } = await send("key", { secretKey });
  expect(draft).toMatchObject({ form: "key", refusal: reason, invalid: refused.paths ?? [] });
  expect(draft?.fields).toEqual({});
  for (const cookie of formDraftCookies)
    expect(response.cookies.get(cookie)?.value ?? "").not.toContain("NotAKey");
});

it("says that the gateway doesn't answer, which is logged", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  refusal = { status: 503, code: "gateway_unreachable" };
  expect((await send("key", { secretKey })).draft).toMatchObject({ refusal: "unreachable" });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(secretKey);
  logged.mockRestore();
});

it("knows no other forms", async () => {
  expect((await send("sandbox")).response.status).toBe(404);
  expect(asked).toEqual([]);
});

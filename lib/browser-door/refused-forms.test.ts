import { NextRequest, type NextResponse } from "next/server";
import type { ErrorCode } from "@/lib/api/contract/error-codes";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { formDraftCookies, readFormDraft } from "@/lib/forms/form-draft";
import { answerDecision } from "./answer-application";
import { answerAssign, answerNote, answerRefund, answerResend } from "./answer-booking-sale";
import { answerCancelBookings } from "./answer-cancel-bookings";
import { answerPaymentForm } from "./answer-payment-form";
import { answerProductForm } from "./answer-product-form";
import { answerSavedView } from "./answer-saved-view";
import { answerTeamForm } from "./answer-team-form";
import { answerTicketForm } from "./answer-ticket-form";

jest.mock("@/lib/log-problem");

type Refusal = { status: 401 | 403 | 404 | 409 | 422 | 429 | 500; code: ErrorCode };
let api: Awaited<ReturnType<typeof standInApi>>;
let refusal: Refusal;
beforeEach(async () => {
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", (context) =>
      context.json(
        {
          code: refusal.code,
          message: "m",
          error: "m",
          requestId: "r",
          ...(refusal.status === 422 ? { issues: [{ path: "text", message: "is wrong" }] } : {}),
        },
        refusal.status,
      ),
    );
  });
});
afterEach(() => api.close());

const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const reference = "H-22222222";
const where = { locale: "en", reference };
const text = "Calls back on Monday";
type Answer = (request: NextRequest) => Promise<NextResponse>;
/** Each form of the desk, by its name: what answers it, what it sends, and its page. */
const forms: Record<string, [answer: Answer, fields: Record<string, string>, page: string]> = {
  note: [(r) => answerNote(r, where), { text, idempotencyKey: id }, `/bookings/${reference}`],
  assign: [(r) => answerAssign(r, where), { agent: id }, `/bookings/${reference}`],
  refund: [
    (r) => answerRefund(r, where),
    { how: "hand", amount: "100", currency: "EUR", paidOn: "2026-11-20", note: text },
    `/bookings/${reference}`,
  ],
  resend: [(r) => answerResend(r, where), {}, `/bookings/${reference}`],
  cancel: [
    (r) => answerCancelBookings(r, { locale: "en" }),
    { cancellations: `${reference}:100:EUR` },
    "/bookings/cancel",
  ],
  care: [
    (r) => answerTicketForm(r, { locale: "en", form: "care" }),
    { place: "enquiries", reference: "E-22222222", followUpOn: "2026-12-01" },
    "/enquiries/E-22222222",
  ],
  decision: [
    (r) => answerDecision(r, { locale: "en", reference: "J-22222222" }),
    { decision: "decline", text },
    "/applications/J-22222222",
  ],
  view: [
    (r) => answerSavedView(r, { locale: "en", form: "save" }),
    { list: "bookings", name: "To be paid" },
    "/bookings",
  ],
  reply: [
    (r) => answerTicketForm(r, { locale: "en", form: "reply" }),
    { place: "settings", reference: "S-222222", message: text, idempotencyKey: id },
    "/settings/support/S-222222",
  ],
  state: [
    (r) => answerTicketForm(r, { locale: "en", form: "state" }),
    { place: "settings", reference: "S-222222", status: "open" },
    "/settings/support/S-222222",
  ],
  payment: [
    (r) => answerPaymentForm(r, { locale: "en", form: "key" }),
    { secretKey: "rk_test_51NotAKeyOfAnybody" },
    "/settings/payment",
  ],
  product: [(r) => answerProductForm(r, { locale: "en" }), { version: "1" }, "/settings/product"],
  role: [
    (r) => answerTeamForm(r, { locale: "en", form: "role" }),
    { id, userType: "Admin" },
    `/users/agents/view/${id}`,
  ],
};

const send = (name: string) => {
  const [answer, fields] = forms[name] ?? [];
  if (!answer) throw new Error(`there is no form ${name}`);
  const request = new NextRequest(`http://internal/${name}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": "same-origin", cookie: "sid=abc" },
    body: new URLSearchParams(fields),
  });
  return answer(request);
};
const refusals: Refusal[] = [
  { status: 401, code: "session_expired" },
  { status: 403, code: "not_allowed" },
  { status: 404, code: "booking_not_found" },
  { status: 409, code: "not_changeable" },
  { status: 422, code: "invalid_input" },
  { status: 429, code: "too_many_attempts" },
  { status: 500, code: "internal_error" },
];

describe.each(Object.keys(forms))("the form %s", (name) => {
  it.each(refusals)("leads back to its page when refused: $status", async (refused) => {
    refusal = refused;
    const response = await send(name);
    const location = response.headers.get("location") ?? "";
    expect([response.status, location]).toEqual([303, expect.any(String)]);
    const page = forms[name]?.[2] ?? "";
    if (refused.status === 401) {
      const { pathname, searchParams } = new URL(location, "http://internal");
      expect([pathname, searchParams.get("redirect")]).toEqual([
        "/login",
        expect.stringContaining(page),
      ]);
    } else expect(location).toContain(page);
  });
});

it("keeps the note and says why it came back", async () => {
  const told = async (refused: Refusal) => {
    refusal = refused;
    const response = await send("note");
    const location = new URL(response.headers.get("location") ?? "", "http://internal");
    const back = new URL(location.searchParams.get("redirect") ?? location.href, location);
    const again = back.searchParams.get("again");
    expect(formDraftCookies.map((cookie) => response.cookies.get(cookie)?.path)[0]).toBe(
      `/bookings/${reference}`,
    );
    return readFormDraft((cookie) => response.cookies.get(cookie)?.value, again);
  };
  for (const [refused, why] of [
    [{ status: 401, code: "session_expired" }, "signIn"],
    [{ status: 403, code: "not_allowed" }, "notAllowed"],
    [{ status: 404, code: "booking_not_found" }, "gone"],
    [{ status: 422, code: "invalid_input" }, "fields"],
    [{ status: 422, code: "idempotency_key_reused" }, "sentBefore"],
  ] as const)
    expect(await told(refused)).toMatchObject({ form: "note", fields: { text }, refusal: why });
});

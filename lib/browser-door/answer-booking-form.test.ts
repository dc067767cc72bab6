import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerBookingForm } from "./answer-booking-form";

const reference = "C-7K4M2P9C";
const key = "k".repeat(43);
const change = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: { path: string; body: unknown; as: string | undefined }[];
let refusal: { status: 401 | 404 | 409 | 429; code: string } | null;

beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.post("/api/bookings/*", async (context) => {
      const as = context.req.header("authorization");
      asked.push({ path: context.req.path, body: await context.req.json(), as });
      const { status, code } = refusal ?? { status: 409 as const, code: "none" };
      return context.json({ code, message: "m", error: "m", requestId: "r" }, status);
    });
  });
});
afterEach(() => api.close());

const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = { "sec-fetch-site": "same-origin", cookie: "sid=abc" },
) =>
  answerBookingForm(
    new NextRequest("http://internal/api/booking-form", {
      method: "POST",
      headers: { host: "acme.localhost:3000", ...headers },
      body: new URLSearchParams({ reference, locale: "en", page: "trips", ...fields }).toString(),
    }),
  );
const send = async (...sent: Parameters<typeof post>) => {
  const response = await post(...sent);
  return [response.status, response.headers.get("location")];
};
const cancel = { answer: "cancel", amount: "30050", currency: "EUR" };

test("cancels at the refund that was shown, as who is signed in", async () => {
  refusal = { status: 409, code: "refund_changed" };
  expect(await send(cancel)).toEqual([
    303,
    `/mytrip/mytrips/${reference}?cancel=ask&problem=refundChanged&was=30050#problem`,
  ]);
  expect(asked).toEqual([
    {
      path: `/api/bookings/${reference}/cancel`,
      body: { expectedRefund: { amount: 30_050, currency: "EUR" } },
      as: "Bearer abc",
    },
  ]);
});

test.each([
  ["request", { isRequest: true }, "requestAnswered"],
  ["hold", { isUnpaid: true }, "paidMeanwhile"],
] as const)("ends what is a %s still; meanwhile it may be another", async (unpaid, means, late) => {
  refusal = { status: 409, code: "not_cancellable" };
  const ending = { ...cancel, amount: "0", unpaid };
  const page = `/mytrip/mytrips/${reference}`;
  expect(await send(ending)).toEqual([303, `${page}?problem=${late}#problem`]);
  const expectedRefund = { amount: 0, currency: "EUR" };
  expect(asked.map(({ body }) => body)).toEqual([{ expectedRefund, ...means }]);
  refusal = { status: 429, code: "too_many_attempts" };
  expect(await send(ending)).toEqual([303, `${page}?cancel=ask&problem=tooOften#problem`]);
});

test("answers a change with the key alone, whatever page it comes from", async () => {
  refusal = { status: 409, code: "change_closed" };
  const fields = { answer: "accept", change, key, page: "found", locale: "es" };
  const headers = { origin: "null", "sec-fetch-site": "same-origin", cookie: "sid=abc" };
  expect(await send(fields, headers)).toEqual([
    303,
    expect.stringMatching(
      `/find-booking\\?reference=${reference}&key=${key}&problem=changeClosed#problem$`,
    ),
  ]);
  expect(asked).toEqual([
    {
      path: `/api/bookings/${reference}/changes/${change}`,
      body: { key, answer: "accept" },
      as: undefined,
    },
  ]);
});

test("without a key no other site can answer for who is signed in", async () => {
  const headers = { "sec-fetch-site": "cross-site", cookie: "sid=abc" };
  expect(await send({ answer: "refund", change }, headers)).toEqual([403, null]);
  expect(asked).toEqual([]);
});

test.each([
  [429, "too_many_attempts", "?cancel=ask&problem=tooOften#problem"],
  [409, "not_cancellable", "?cancel=ask&problem=notCancellable#problem"],
  [409, "none", "?cancel=ask&problem=tryAgain#problem"],
  [401, "session_expired", ""],
  [404, "booking_not_found", ""],
] as const)("%d %s leads back to the page, which says so", async (status, code, query) => {
  refusal = { status, code };
  expect(await send({ ...cancel, page: "bookings" })).toEqual([
    303,
    `/bookings/${reference}${query}`,
  ]);
});

describe("sent by the page's script", () => {
  const ask = async (fields: Record<string, string>) => {
    const response = await post(fields, {
      ...{ "sec-fetch-site": "same-origin", cookie: "sid=abc", accept: "application/json" },
    });
    return [response.status, response.headers.get("location"), await response.json()];
  };

  test("it is told where the form leads", async () => {
    refusal = { status: 409, code: "change_closed" };
    expect(await ask({ answer: "accept", change })).toEqual([
      ...[200, null],
      { location: `/mytrip/mytrips/${reference}?problem=changeClosed#problem` },
    ]);
  });

  test("an ended session is its to renew", async () => {
    refusal = { status: 401, code: "session_expired" };
    expect(await ask(cancel)).toEqual([
      ...[401, null],
      expect.objectContaining({ code: "session_expired" }),
    ]);
  });
});

test.each<[string, Record<string, string>]>([
  ["no answer", {}],
  ["another word", { answer: "delete", change }],
  ["no amount", { answer: "cancel", currency: "EUR" }],
  ["half a cent", { ...cancel, amount: "1.5" }],
  ["no change", { answer: "refund" }],
  ["another page", { ...cancel, page: "https://evil.example" }],
])("a form with %s is refused", async (_what, fields) => {
  expect(await send(fields)).toEqual([400, null]);
  expect(asked).toEqual([]);
});

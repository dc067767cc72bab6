/** @jest-environment jest-fixed-jsdom */
import * as api from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { itemServices } from "@/lib/services/item-services";
import { bookingAttempt } from "./booking-attempt";
import { bookQuote } from "./book-quote";

jest.mock("@/lib/api/browser/bookings");
const { createBooking, startPayment } = jest.mocked(api);
const made = { reference: "V-23456789", key: "k".repeat(32) };
const person = { firstName: "Ana", lastName: "Silva" };
const [service] = itemServices;
const body = {
  service,
  sealed: [],
  buyer: { prefix: "/es", isSignedIn: false },
  quoteId: "q",
  acceptedTotal: { amount: 12_345, currency: "EUR" },
  acceptedTerms: [],
  contact: { ...person, email: "ana@example.com", phone: "+351210000000" },
  travellers: [person],
};
const refuse = (status: number, code: string) =>
  createBooking.mockRejectedValueOnce(new ApiError(status, code, code));
const keys = () => createBooking.mock.calls.map(([sent]) => sent.idempotencyKey);

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  createBooking.mockResolvedValue(made);
  startPayment.mockResolvedValue({ redirectUrl: "/es/sandbox-payment/x", state: "paying" });
});

test("leads to the payment, and remembers the booking", async () => {
  expect(await bookQuote(body)).toEqual({ kind: "leave", href: "/es/sandbox-payment/x" });
  expect(startPayment).toHaveBeenCalledWith(made);
  expect(bookingAttempt.made("q")).toEqual(made);
  const { buyer: _, service: __, sealed: ___, ...sent } = body;
  expect(createBooking).toHaveBeenCalledWith({ ...sent, idempotencyKey: expect.any(String) });
});

test("what is paid later leads to its page, and to no payment", async () => {
  expect(await bookQuote({ ...body, payment: "later" })).toEqual({
    kind: "leave",
    href: `/es${paths.step(service, "confirm-payment", made)}`,
  });
  expect(createBooking.mock.calls[0]?.[0]).toMatchObject({ payment: "later" });
  expect(startPayment).not.toHaveBeenCalled();
  expect(bookingAttempt.made("q")).toEqual(made);
});

test.each([null, "javascript:alert(1)"])(
  "with nothing to pay, or nowhere to pay it, it leads to the confirmation: %j",
  async (redirectUrl) => {
    startPayment.mockResolvedValue({ redirectUrl, state: "pendingSupplier" });
    expect(await bookQuote(body)).toEqual({
      kind: "leave",
      href: `/es${paths.step(service, "confirm-payment", made)}`,
    });
  },
);

test.each([
  ["price_changed", "priceChanged"],
  ["sold_out", "soldOut"],
  ["quote_expired", "expired"],
  ["quote_booked", "booked"],
])("%s is an answer: %s", async (code, kind) => {
  refuse(409, code);
  expect(await bookQuote(body)).toEqual({ kind });
});

test.each([
  [401, "sign_in_required", "sign_in_again"],
  [404, "not_found", "sign_in_again"],
  [503, "supplier_unavailable", "try_again"],
  [0, "unreachable", "try_again"],
  [422, "invalid_input", "invalid_input"],
  [409, "duplicate_booking", "duplicate_booking"],
  [409, "something_else", "something_else"],
])("%i %s is told as %s", async (status, code, told) => {
  refuse(status, code);
  await expect(bookQuote(body)).rejects.toMatchObject({ status, code: told });
});

test("who is signed in needs no key in an address", async () => {
  startPayment.mockResolvedValue({ redirectUrl: null, state: "pendingSupplier" });
  const outcome = await bookQuote({ ...body, buyer: { prefix: "", isSignedIn: true } });
  expect(outcome).toEqual({
    kind: "leave",
    href: paths.step(service, "confirm-payment", { reference: made.reference }),
  });
});

test("waits for a slow supplier, and goes to the payment when it has the space", async () => {
  jest.useFakeTimers();
  startPayment
    .mockResolvedValueOnce({ redirectUrl: null, state: "quoted" })
    .mockResolvedValueOnce({ redirectUrl: null, state: "quoted" });
  const outcome = bookQuote(body);
  await jest.runAllTimersAsync();
  expect(await outcome).toEqual({ kind: "leave", href: "/es/sandbox-payment/x" });
  expect(createBooking).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("terms that are others by now are said yes to anew", async () => {
  createBooking.mockRejectedValueOnce(
    new ApiError(422, "invalid_input", "x", null, [{ path: "acceptedTerms", message: "x" }]),
  );
  expect(await bookQuote(body)).toEqual({ kind: "termsChanged" });
});

test("tried again after no answer it is the same attempt; at another price another one", async () => {
  refuse(0, "unreachable");
  await expect(bookQuote(body)).rejects.toMatchObject({ code: "try_again" });
  await bookQuote(body);
  startPayment.mockRejectedValueOnce(new ApiError(503, "x", "x"));
  await expect(bookQuote(body)).rejects.toMatchObject({ code: "try_again" });
  expect(new Set(keys()).size).toBe(1);
  await bookQuote({ ...body, acceptedTotal: { amount: 12_346, currency: "EUR" } });
  expect(new Set(keys()).size).toBe(2);
});

test("answers that are stored encrypted are sent, and kept nowhere in the browser", async () => {
  const answers = [
    { need: "birthDate" as const, traveller: 0, value: "1990-05-31" },
    { need: "flightNumber" as const, traveller: null, value: "TP 1234" },
  ];
  await bookQuote({ ...body, quoteId: "sealed", answers, sealed: ["birthDate"] });
  expect(createBooking.mock.calls[0]?.[0]).toMatchObject({ answers });
  const stored = Object.values(sessionStorage).join(" ");
  expect(stored).toContain("TP 1234");
  expect(stored).not.toContain("1990");
});

import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { operatorToken } from "../testing/open-test-backend";

const headers = { Authorization: `Bearer ${operatorToken}` };
let kit: BookingKit;
let reference: string;
beforeAll(async () => {
  kit = await openBookingKit();
  ({ reference } = await kit.confirm());
});
afterAll(() => kit.close());

const refund = { amount: { amount: 1, currency: "USD" }, by: "anna", note: "transfer" };
const cancel = { expectedRefund: { amount: 0, currency: "USD" }, by: "anna" };
const calls: ["GET" | "POST", string, object?][] = [
  ["GET", "bookings"],
  ["GET", "bookings/{reference}"],
  ["GET", "bookings/{reference}/cancellation"],
  ["POST", "bookings/{reference}/cancel", cancel],
  ["POST", "bookings/{reference}/refunds", refund],
];
const ask = (
  [method, path, body]: (typeof calls)[number],
  subdomain: string,
  given: Record<string, string> = headers,
) =>
  kit.backend.call(`${method} /api/operator/agencies/${subdomain}/${path}`, {
    headers: given,
    params: { reference },
    ...(body ? { body } : {}),
  });

it.each(calls)("%s %s is the operator's alone", async (...call) => {
  for (const token of ["", "Bearer wrong"])
    expect((await ask(call, "alpha", { Authorization: token })).status).toBe(401);
  const signedIn = await kit.backend.call(`${call[0]} /api/operator/agencies/alpha/${call[1]}`, {
    as: "owner",
    params: { reference },
    ...(call[2] ? { body: call[2] } : {}),
  });
  expect(signedIn.status).toBe(401);
});

it.each(calls.slice(1))(
  "%s %s finds no booking at another agency, and leaves it as it was",
  async (...call) => {
    const before = await kit.rowOf(reference);
    expect((await ask(call, "beta")).body.code).toBe("booking_not_found");
    expect((await ask(call, "nobody")).body.code).toBe("agency_not_found");
    expect(await kit.rowOf(reference)).toEqual(before);
  },
);

it("lists an agency's own bookings and refunds alone", async () => {
  expect((await ask(["GET", "bookings"], "alpha")).body.bookings).toEqual([
    expect.objectContaining({ reference }),
  ]);
  expect((await ask(["GET", "bookings"], "beta")).body.bookings).toEqual([]);
  expect((await kit.backend.call("GET /api/operator/refunds", { headers: {} })).status).toBe(401);
  expect(
    (await kit.backend.call("GET /api/operator/refunds", { headers, query: { agency: "nobody" } }))
      .status,
  ).toBe(404);
});

import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

it("books a quote, takes its payment and confirms it", async () => {
  const placed = await kit.book();
  expect(placed).toEqual({ reference: expect.stringMatching(/^H-[2-9A-HJ-NP-Z]{8}$/), key: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await kit.get(placed)).toMatchObject({ state: "held", payableUntil: "2026-11-21T12:30:00.000Z", payment: null, canCancel: false });
  const started = await kit.startPayment(placed);
  expect(started).toMatchObject({ status: 200, body: { state: "paying", redirectUrl: expect.stringContaining("/sandbox-payment/") } });
  expect((await kit.startPayment(placed)).body).toEqual(started.body);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  const booking = await kit.get(placed);
  expect(booking).toMatchObject({
    state: "confirmed",
    failure: null,
    payableUntil: null,
    confirmationNumber: `HCN-${placed.reference}`,
    payment: { gateway: "sandbox", state: "succeeded", amount: booking.offer.price.dueNow },
    canCancel: true,
  });
  expect(booking.history.map(({ state }) => state)).toEqual(["quoted", "held", "paying", "pendingSupplier", "confirmed"]);
  expect(await kit.mailKinds()).toEqual(["bookingConfirmed"]);
});

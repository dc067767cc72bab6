import { payments } from "../../db/schema/payments";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";

const kit = openForFile(() => openBookingKit({ tickMs: 1 }));

const clicks = 10;
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: clicks }, work));

it("asks supplier and gateway once for each step, however many are at it", async () => {
  const { bookingSupplier } = kit;
  const asked = {
    hold: jest.spyOn(bookingSupplier, "hold"),
    book: jest.spyOn(bookingSupplier, "book"),
    cancel: jest.spyOn(bookingSupplier, "cancel"),
    createCheckout: jest.spyOn(kit.money.gateway, "createCheckout"),
    refund: jest.spyOn(kit.money.gateway, "refund"),
  };
  const order = kit.toOrder(await kit.quote());
  const [answer] = await atOnce(() => kit.order(order));
  const placed = answer?.body as { reference: string; key: string };
  await atOnce(() => kit.startPayment(placed));
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  const [booking] = await atOnce(() => kit.get(placed));
  const refund = booking?.price.dueNow ?? { amount: 0, currency: "" };
  await atOnce(() => kit.cancel(placed, refund));
  expect((await kit.get(placed)).state).toBe("refunded");
  expect(Object.entries(asked).map(([name, { mock }]) => [name, mock.calls.length])).toEqual(
    Object.keys(asked).map((name) => [name, 1]),
  );
});

it("asks what became of a booking whose answer was lost before it books anything again", async () => {
  const book = jest.spyOn(kit.bookingSupplier, "book");
  const placed = await kit.book();
  await kit.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.supplier.trouble("book", "after");
  kit.wait(3);
  expect((await kit.get(placed)).state).toBe("pendingSupplier");
  kit.wait(3);
  expect((await kit.get(placed)).state).toBe("confirmed");
  expect(book).toHaveBeenCalledTimes(1);
});

it("books again only once the supplier vouches that nothing was booked", async () => {
  const book = jest.spyOn(kit.bookingSupplier, "book").mockClear();
  const lookUp = jest.spyOn(kit.bookingSupplier, "getBooking");
  const placed = await kit.book();
  await kit.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.supplier.trouble("book", "before");
  lookUp.mockResolvedValue({ state: "unknown" });
  for (let attempt = 0; attempt < 5; attempt++) {
    kit.wait(900);
    expect((await kit.get(placed)).state).toBe("pendingSupplier");
  }
  expect([book.mock.calls.length, lookUp.mock.calls.length]).toEqual([1, 4]);
  lookUp.mockResolvedValue({ state: "absent" });
  kit.wait(900);
  expect((await kit.get(placed)).state).toBe("confirmed");
  expect(book).toHaveBeenCalledTimes(2);
  lookUp.mockRestore();
});

it("keeps a second payment from being opened, whoever tries", async () => {
  const placed = await kit.book();
  await kit.startPayment(placed);
  const { id: bookingId, agencyId, dueNow: amount, currency } = await kit.rowOf(placed.reference);
  const second = kit.backend.db.forAgency(agencyId, (tx) =>
    tx
      .insert(payments)
      .values({ agencyId, bookingId, gateway: "sandbox", amount, currency, state: "open" }),
  );
  await expect(second).rejects.toMatchObject({
    cause: { constraint: "payments_one_open_for_each_booking" },
  });
});

import { describeMagicBookings } from "../services/testing/describe-magic-bookings";
import { flightWords } from "../suppliers/sandbox/flights/null-island";
import { openFlightKit } from "../testing/flight-kit";

const kit = describeMagicBookings({
  open: openFlightKit,
  quote: (buyer, word) => buyer.quoteFlight(word),
  last: "last-seat",
  stockOf: (word) => `0X${flightWords.indexOf(word) + 1}-%`,
  pending: { ticketNumbers: [] },
  confirmed: { ticketNumbers: [expect.any(String)] },
});

it("tickets everybody, with a PNR, and the same ones whoever asks", async () => {
  const { placed, booking } = await kit().buy("plain", { adults: 2, ages: [7, 1] });
  expect(booking).toMatchObject({
    reference: expect.stringMatching(/^F-/),
    state: "confirmed",
    confirmationNumber: expect.stringMatching(/^[A-Z][A-Z2-9]{5}$/),
  });
  expect(booking.ticketNumbers).toHaveLength(4);
  expect(new Set(booking.ticketNumbers).size).toBe(4);
  expect(await kit().flights.getBooking(placed.reference)).toMatchObject({
    confirmationNumber: booking.confirmationNumber,
    ticketNumbers: booking.ticketNumbers,
  });
});

it("is booked once every ticket is issued, and not before", async () => {
  const { placed, booking } = await kit().buy("partial");
  expect(booking).toMatchObject({ state: "pendingSupplier", ticketNumbers: [] });
  // It is logged for operators.
  expect(kit().problems.splice(0)).toEqual([expect.stringContaining(placed.reference)]);
  const after = await kit().look(placed, 120);
  expect(after.state).toBe("confirmed");
  expect(after.ticketNumbers).toHaveLength(1);
});

it("lets go what is held for a minute and not paid by then", async () => {
  const placed = await kit().place(await kit().quote("hold-expires"));
  expect(await kit().look(placed, 1)).toMatchObject({ state: "held" });
  expect(await kit().look(placed, 61)).toMatchObject({ state: "failed", failure: "notPaidInTime" });
});

describe("a cancellation", () => {
  it("says first what comes back and how, then gives back that", async () => {
    const { placed, booking } = await kit().buy("plain");
    expect(booking.cancellation).toMatchObject({ refundable: "ask", steps: [] });
    const refund = await kit().buyer.askRefund(placed);
    expect(refund.amount).toBeGreaterThan(0);
    expect(refund.amount).toBeLessThan(booking.price.total.amount);
    expect((await kit().buyer.cancel(placed, refund)).status).toBe(200);
    expect(await kit().look(placed)).toMatchObject({
      state: "refunded",
      refund: { state: "succeeded", amount: refund },
    });
  });

  it("stays with the booking where the airline gives back something else by then", async () => {
    const { placed } = await kit().buy("refund-differs");
    const refund = await kit().buyer.askRefund(placed);
    await kit().buyer.cancel(placed, refund);
    expect((await kit().look(placed)).state).toBe("confirmed");
    const lower = await kit().buyer.askRefund(placed);
    expect(lower.amount).toBeLessThan(refund.amount);
    expect((await kit().buyer.cancel(placed, refund)).body.code).toBe("refund_changed");
    await kit().buyer.cancel(placed, lower);
    expect(await kit().look(placed)).toMatchObject({
      state: "refunded",
      refund: { amount: lower },
    });
  });

  it("gives back everything of a flexible fare, and nothing of a light one", async () => {
    for (const [brand, refundable] of [
      ["flex", "full"],
      ["light", "none"],
    ] as const) {
      const { placed, booking } = await kit().buy("plain", { brand });
      expect(booking.cancellation.refundable).toBe(refundable);
      const refund = await kit().buyer.askRefund(placed);
      expect(refund.amount).toBe(brand === "flex" ? booking.price.total.amount : 0);
      await kit().buyer.cancel(placed, refund);
      expect((await kit().look(placed)).cancelledBy).toBe("buyer");
    }
  });
});

describe("a fare that is paid later", () => {
  const orderLater = async () => {
    const quote = await kit().buyer.quoteFlight("plain", { brand: "flex" });
    const agent = kit().toBuyer("agent");
    expect(quote.payLaterUntil).toBeDefined();
    const own = await agent.quoteFlight("plain", { brand: "flex" });
    const { body } = await agent.order({ ...agent.toOrder(own), payment: "later" });
    return body as { reference: string; key: string };
  };

  it("is held for days, and booked once it is paid", async () => {
    const placed = await orderLater();
    expect(await kit().look(placed, 86_400)).toMatchObject({ state: "held", ticketNumbers: [] });
    await kit().pay(placed);
    expect(await kit().look(placed)).toMatchObject({ state: "confirmed" });
  });

  it("is released with a mail where nobody pays", async () => {
    const placed = await orderLater();
    expect(await kit().look(placed, 4 * 86_400)).toMatchObject({
      state: "failed",
      failure: "notPaidInTime",
    });
    expect(await kit().listKinds()).toEqual(expect.arrayContaining(["bookingReleased"]));
  });

  it("can't be one that has to be paid at once", async () => {
    const quote = await kit().quote("plain");
    expect(quote.payLaterUntil).toBeUndefined();
    const { status, body } = await kit().buyer.order({
      ...kit().buyer.toOrder(quote),
      payment: "later",
    });
    expect([status, body.issues]).toMatchObject([422, [{ path: "payment" }]]);
  });
});

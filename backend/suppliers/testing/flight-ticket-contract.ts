import type { SupplierFare } from "../../ports/flight-supplier";
import type { FlightCalls } from "./flight-supplier-contract";
import { toFlightOrder } from "./to-flight-order";

export function testFlightTickets({
  supplier,
  toQuery,
  one,
  first,
  hold,
  book,
}: FlightCalls): void {
  const buy = async (fare: SupplierFare, query = toQuery()): Promise<string> => {
    const { reference } = await hold(fare, { query });
    expect(await book(reference)).toMatchObject({ state: "confirmed" });
    return reference;
  };
  const findFor = async (refund: SupplierFare["refund"]) =>
    (await one()).fares.find((fare) => fare.refund === refund);

  test("each passenger has a ticket of thirteen digits, the same whoever asks", async () => {
    const query = toQuery({ ahead: 50, adults: 1, ages: [1] });
    const { reference } = await hold(await first(query), { query });
    const booked = await book(reference, 2);
    if (booked.state !== "confirmed") throw new Error(booked.state);
    const { ticketNumbers = [] } = booked;
    expect(ticketNumbers).toEqual([
      expect.stringMatching(/^\d{13}$/),
      expect.stringMatching(/^\d{13}$/),
    ]);
    expect(new Set(ticketNumbers).size).toBe(2);
    expect(await supplier().getBooking(reference)).toEqual(booked);
    await supplier().cancel(reference);
  });

  test("what is refunded for a fee is quoted, and cancelled at that amount alone", async () => {
    const fare = await findFor("fee");
    // Not every supplier has such fares.
    if (!fare) return;
    const reference = await buy(fare);
    const quote = await supplier().quoteCancel(reference);
    if (!quote) throw new Error("nothing is quoted");
    expect(await supplier().quoteCancel(reference)).toEqual(quote);
    const { refund, keeps } = quote;
    expect([refund.currency, keeps.currency]).toEqual([fare.price.currency, fare.price.currency]);
    expect(refund.amount + keeps.amount).toBe(fare.price.wholesale);
    const other = { ...refund, amount: refund.amount + 1 };
    expect(await supplier().cancel(reference, other)).toEqual({ state: "refundChanged" });
    expect(await supplier().getBooking(reference)).toMatchObject({ state: "confirmed" });
    expect(await supplier().cancel(reference, refund)).toEqual({ state: "cancelled" });
    expect(await supplier().cancel(reference, refund)).toEqual({ state: "cancelled" });
    expect(await supplier().quoteCancel(reference)).toBeNull();
  });

  test("nothing is quoted of what isn't booked", async () => {
    const { reference } = await hold(await first());
    expect(await supplier().quoteCancel(reference)).toBeNull();
    expect(await supplier().quoteCancel("never-heard-of")).toBeNull();
    await supplier().cancel(reference);
  });

  test("what can be paid later is held, unpaid, until the fare says", async () => {
    const fare = (await one()).fares.find(({ payLaterUntil }) => payLaterUntil !== null);
    // Not every supplier has such fares.
    if (!fare?.payLaterUntil) return;
    const reference = "paid-later";
    const answer = await supplier().hold({
      ...{ ...toQuery(), offerId: fare.id, bags: [], seats: [], expected: fare.price },
      ...{ clientReference: reference, until: new Date(fare.payLaterUntil) },
      unpaid: toFlightOrder(reference),
    });
    if (answer.state !== "held") throw new Error(answer.state);
    // Seats may be held for longer than the price is kept.
    const { until, priceUntil = until } = answer;
    expect([until, priceUntil].toSorted()[0]).toBe(fare.payLaterUntil);
    expect(await supplier().getBooking(reference)).toEqual({ state: "absent" });
    await supplier().cancel(reference);
  });
}

import { randomUUID } from "node:crypto";
import type { NetPrice } from "../../ports/net-price";
import type { BookingSupplier, SupplierBooking } from "../../ports/booking-supplier";

const minute = 60_000;
/** What a booking is ordered with, besides the reference. */
export const order = {
  travellers: [{ firstName: "Ana", lastName: "Silva" }],
  contact: {
    firstName: "Ana",
    lastName: "Silva",
    email: "ana@example.com",
    phone: "+351210000000",
  },
  requests: "",
  dueOnSite: { amount: 0, currency: "EUR" },
  answers: [],
};

/** A supplier of any service under test: an offer of it, its calls, its stock and its clock. */
type BookingCalls<O> = {
  supplier: () => Pick<BookingSupplier, "getBooking" | "cancel" | "changeTravellers">;
  first: () => Promise<O>;
  /** With a new reference, at the offer's price and for 20 minutes by default. */
  hold: (
    offer: O,
    options?: { reference?: string; expected?: NetPrice; minutes?: number },
  ) => Promise<{ reference: string; answer: { state: string } }>;
  book: (clientReference: string) => Promise<SupplierBooking>;
  countLeft: (offerId: string) => Promise<number>;
  advance: (ms: number) => void;
  /** Whether a hold takes stock; without, it is taken when it is booked. */
  holdsStock?: boolean;
};

/** The tests that holds and bookings of every service pass; call it within a `describe`. */
export function testBookings<O extends { id: string; price: NetPrice }>({
  supplier,
  first,
  hold,
  book,
  countLeft,
  advance,
  holdsStock = true,
}: BookingCalls<O>): void {
  const held = holdsStock ? 1 : 0;
  test("a hold takes stock, a booking keeps it, a cancellation gives it back, each once however often it is asked", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { reference, answer } = await hold(offer);
    expect(answer).toMatchObject({ state: "held" });
    expect(await countLeft(offer.id)).toBe(before - held);
    expect((await hold(offer, { reference })).answer).toEqual(answer);
    expect(await countLeft(offer.id)).toBe(before - held);
    expect(await supplier().getBooking(reference)).toEqual({ state: "absent" });
    const booked = await book(reference);
    expect(booked).toMatchObject({
      state: "confirmed",
      confirmationNumber: expect.stringMatching(/./),
      supplierReference: expect.stringMatching(/./),
    });
    expect(await book(reference)).toEqual(booked);
    expect(await supplier().getBooking(reference)).toEqual(booked);
    expect(await countLeft(offer.id)).toBe(before - 1);
    expect(await supplier().cancel(reference)).toEqual({ state: "cancelled" });
    expect(await supplier().cancel(reference)).toEqual({ state: "cancelled" });
    expect(await supplier().getBooking(reference)).toEqual({ state: "cancelled" });
    expect(await book(reference)).toEqual({ state: "cancelled" });
    expect(await countLeft(offer.id)).toBe(before);
  });

  test("where names can be changed, they are of what is booked alone, again too, and it stays what it is", async () => {
    const change = (clientReference: string) =>
      supplier().changeTravellers?.({
        clientReference,
        travellers: [{ firstName: "Ida", lastName: "Lund" }],
      });
    const canChange = supplier().changeTravellers !== undefined;
    const outcome = (word: string) => (canChange ? word : undefined);
    const offer = await first();
    const { reference } = await hold(offer);
    const booked = await book(reference);
    expect(await change(reference)).toBe(outcome("changed"));
    expect(await change(reference)).toBe(outcome("changed"));
    expect(await supplier().getBooking(reference)).toEqual(booked);
    expect(await change(randomUUID())).toBe(outcome("refused"));
    await supplier().cancel(reference);
    expect(await change(reference)).toBe(outcome("refused"));
  });

  test("the same calls at the same time are one", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const reference = randomUUID();
    const holds = await Promise.all(Array.from({ length: 5 }, () => hold(offer, { reference })));
    expect(new Set(holds.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    const bookings = await Promise.all(Array.from({ length: 5 }, () => book(reference)));
    expect(new Set(bookings.map((booking) => JSON.stringify(booking))).size).toBe(1);
    expect(await countLeft(offer.id)).toBe(before - 1);
    await Promise.all(Array.from({ length: 5 }, () => supplier().cancel(reference)));
    expect(await countLeft(offer.id)).toBe(before);
  });

  test("a released hold gives back what it had and can't be booked", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { reference } = await hold(offer);
    await supplier().cancel(reference);
    expect(await countLeft(offer.id)).toBe(before);
    expect(await book(reference)).toEqual({ state: "cancelled" });
    expect((await hold(offer, { reference })).answer).toEqual({ state: "soldOut" });
  });

  test("a hold that has run out gives back what it had; booking it takes it anew", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { reference } = await hold(offer, { minutes: 1 });
    advance(2 * minute);
    expect(await countLeft(offer.id)).toBe(before);
    expect(await book(reference)).toMatchObject({ state: "confirmed" });
    expect(await countLeft(offer.id)).toBe(before - 1);
    await supplier().cancel(reference);
    expect(await countLeft(offer.id)).toBe(before);
  });

  test("cancelling a hold that has run out gives nothing back twice", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { reference } = await hold(offer, { minutes: 1 });
    advance(2 * minute);
    expect(await countLeft(offer.id)).toBe(before);
    const other = await hold(offer);
    await supplier().cancel(reference);
    expect(await countLeft(offer.id)).toBe(before - held);
    await supplier().cancel(other.reference);
    expect(await countLeft(offer.id)).toBe(before);
  });

  test("another price than expected is refused with the offer as it is, and takes nothing", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { answer } = await hold(offer, {
      expected: { ...offer.price, wholesale: offer.price.wholesale - 1 },
    });
    expect(answer).toMatchObject({
      state: "priceChanged",
      offer: { id: offer.id, price: offer.price },
    });
    expect(await countLeft(offer.id)).toBe(before);
  });
}

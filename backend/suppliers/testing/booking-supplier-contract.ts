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
    options?: {
      reference?: string;
      expected?: NetPrice;
      minutes?: number;
      replaces?: readonly string[];
    },
  ) => Promise<{ reference: string; answer: { state: string; until?: string } }>;
  book: (clientReference: string) => Promise<SupplierBooking>;
  /** What the references of `replaces` hold counts as free. */
  countLeft: (offerId: string, replaces?: readonly string[]) => Promise<number>;
  advance: (ms: number) => void;
  /** Whether a hold takes stock; without, it is taken when it is booked. */
  holdsStock?: boolean;
  /** Of suppliers that hold for quotes: another offer of the units of the first. */
  other?: () => Promise<O>;
  /** Of suppliers that have to agree first: what of each is answered so, within some minutes. */
  requested?: Record<"accepted" | "declined" | "unanswered", () => Promise<O>>;
};

/** The tests that holds and bookings of every service pass; call it within a `describe`. */
export function testBookings<
  O extends { id: string; price: NetPrice; answerWithinHours?: number | undefined },
>({
  supplier,
  first,
  hold,
  book,
  countLeft,
  advance,
  holdsStock = true,
  other,
  requested,
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

  test("held again it is held as long as was wanted last, and never shorter", async () => {
    const offer = await first();
    const before = await countLeft(offer.id);
    const { reference, answer } = await hold(offer);
    advance(10 * minute);
    const later = await hold(offer, { reference });
    const shorter = await hold(offer, { reference, minutes: 1 });
    const [start = 0, ...ends] = [answer, later.answer, shorter.answer].map(({ until = "" }) =>
      Date.parse(until),
    );
    const longer = holdsStock ? 10 * minute : 0;
    expect(ends.map((end) => end - start)).toEqual([longer, longer]);
    advance(11 * minute);
    expect(await countLeft(offer.id)).toBe(before - held);
    await supplier().cancel(reference);
    expect(await countLeft(offer.id)).toBe(before);
  });

  if (other)
    test("what a hold takes the place of is free for its buyer alone, and is given back with it or not at all", async () => {
      const [offer, twin] = [await first(), await other()];
      const before = await countLeft(offer.id);
      const others = await Promise.all(Array.from({ length: before - 1 }, () => hold(offer)));
      const own = await hold(offer);
      expect(await countLeft(twin.id)).toBe(0);
      expect(await countLeft(twin.id, [own.reference])).toBe(1);
      // Two buyers of the last one at once, one of whom holds it.
      const [stranger, mine] = await Promise.all([
        hold(twin),
        hold(twin, { replaces: [own.reference] }),
      ]);
      expect([stranger.answer.state, mine.answer.state]).toEqual(["soldOut", "held"]);
      expect(await book(own.reference)).toEqual({ state: "cancelled" });
      expect(await supplier().cancel(own.reference)).toEqual({ state: "cancelled" });
      expect(await countLeft(offer.id)).toBe(0);
      const dearer = { ...offer.price, wholesale: offer.price.wholesale - 1 };
      const refused = await hold(offer, { replaces: [mine.reference], expected: dearer });
      expect(refused.answer).toMatchObject({ state: "priceChanged", offer: { id: offer.id } });
      expect((await hold(offer, { replaces: [randomUUID()] })).answer.state).toBe("soldOut");
      expect(await book(mine.reference)).toMatchObject({ state: "confirmed" });
      // A booking is nothing that could be replaced.
      expect((await hold(offer, { replaces: [mine.reference] })).answer.state).toBe("soldOut");
      for (const { reference } of [...others, mine]) await supplier().cancel(reference);
      expect(await countLeft(offer.id)).toBe(before);
    });

  if (requested) {
    test("a request takes nothing before it is accepted, and then as long as was wanted last", async () => {
      const offer = await requested.accepted();
      // Offers say it before.
      expect(offer.answerWithinHours).toBeGreaterThanOrEqual(1);
      expect((await first()).answerWithinHours).toBeUndefined();
      const before = await countLeft(offer.id);
      const { reference, answer } = await hold(offer);
      expect(answer).toMatchObject({ state: "requested", until: expect.stringMatching(/Z$/) });
      expect((await hold(offer, { reference })).answer).toEqual(answer);
      expect(await countLeft(offer.id)).toBe(before);
      expect(await book(reference)).toEqual({ state: "absent" });
      advance(5 * minute);
      const accepted = await hold(offer, { reference, minutes: 60 });
      expect(accepted.answer).toMatchObject({ state: "held" });
      expect(await countLeft(offer.id)).toBe(before - 1);
      advance(40 * minute);
      expect(await book(reference)).toMatchObject({ state: "confirmed" });
      await supplier().cancel(reference);
      expect(await countLeft(offer.id)).toBe(before);
    });

    test("a request is declined for good, or stays one until it is withdrawn", async () => {
      const [declined, silent] = [await requested.declined(), await requested.unanswered()];
      const before = await countLeft(declined.id);
      const { reference } = await hold(declined);
      const unanswered = await hold(silent);
      advance(5 * minute);
      for (const _ of [1, 2])
        expect((await hold(declined, { reference })).answer).toEqual({ state: "declined" });
      advance(48 * 60 * minute);
      expect((await hold(silent, { reference: unanswered.reference })).answer).toEqual(
        unanswered.answer,
      );
      expect(await supplier().cancel(unanswered.reference)).toEqual({ state: "cancelled" });
      const { answer } = await hold(silent, { reference: unanswered.reference });
      expect(answer).toEqual({ state: "soldOut" });
      expect(await countLeft(declined.id)).toBe(before);
    });

    test("what is accepted when all is sold is declined", async () => {
      const offer = await requested.accepted();
      const { reference } = await hold(offer);
      const left = await countLeft(offer.id);
      const others = await Promise.all(Array.from({ length: left }, () => hold(offer)));
      advance(5 * minute);
      const answers = await Promise.all(
        others.map((one) => hold(offer, { reference: one.reference })),
      );
      expect(answers.map(({ answer }) => answer.state)).toEqual(others.map(() => "held"));
      expect((await hold(offer, { reference })).answer).toEqual({ state: "declined" });
      for (const one of others) await supplier().cancel(one.reference);
    });
  }

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

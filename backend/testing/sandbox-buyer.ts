import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/api/contract/bookings";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Quote } from "@/lib/api/contract/quotes";

export type Placed = { reference: string; key: string };
export type Answer = { status: number; body: Record<string, unknown> };
/** Calls a backend like the storefront, for a visitor. */
export type Ask = (path: string, body?: object) => Promise<Answer>;

const guest = { firstName: "Nina", lastName: "Berg" };

/** The actions of a buyer at the sandbox supplier and gateway; `stay` is theirs, of two adults. */
export function createSandboxBuyer(ask: Ask, stay: { start: string; end: string }) {
  const party = { stay, rooms: [{ adults: 2, childAges: [] }], residence: "PT" };
  const insist = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await ask(path, body);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };
  return {
    /** The cheapest offer of a hotel on Null Island that is paid now. */
    async quote(word: string): Promise<Quote> {
      const hotelId = `sandbox-h-null-island-${word}`;
      const { offers } = await insist<{ offers: HotelOffer[] }>(
        `/api/hotels/${hotelId}/offers`,
        party,
      );
      const offer = offers.find(({ payment }) => payment === "now");
      return (
        await insist<{ quote: Quote }>("/api/quotes", {
          selection: { service: "hotels", ...party, hotelId, offerId: offer?.id },
        })
      ).quote;
    },
    /** With a new key. */
    toOrder: ({ id, price, terms }: Quote) => ({
      idempotencyKey: randomUUID(),
      quoteId: id,
      acceptedTotal: price.total,
      contact: { ...guest, email: "nina@example.com", phone: "+351 21 000 0000" },
      travellers: [guest],
      acceptedTerms: terms.map(({ id: term, sha256 }) => ({ id: term, sha256 })),
    }),
    order: (order: object): Promise<Answer> => ask("/api/bookings", order),
    startPayment: ({ reference, key }: Placed): Promise<Answer> =>
      ask(`/api/bookings/${reference}/payment`, { key }),
    /** The checkout's id, from the response of `startPayment`. */
    toCheckout: ({ body }: Answer): string => String(body.redirectUrl).split("/").at(-1) ?? "",
    pay: (checkout: string): Promise<Answer> =>
      ask(`/api/sandbox-payments/${checkout}/pay`, { card: "4242424242424242" }),
    look: async ({ reference, key }: Placed): Promise<Booking> =>
      (await insist<{ booking: Booking }>(`/api/bookings/${reference}`, { key })).booking,
    cancel: (
      { reference, key }: Placed,
      expectedRefund: { amount: number; currency: string },
    ): Promise<Answer> => ask(`/api/bookings/${reference}/cancel`, { key, expectedRefund }),
  };
}

import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/api/contract/bookings";
import type { CarSummary } from "@/lib/api/contract/cars";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Quote } from "@/lib/api/contract/quotes";

export type Placed = { reference: string; key: string };
export type Answer = { status: number; body: Record<string, unknown> };
/** Calls a backend like the storefront, for a visitor. */
export type Ask = (path: string, body?: object) => Promise<Answer>;

const guest = { firstName: "Nina", lastName: "Berg" };

/**
 * The actions of a buyer at the sandbox's suppliers and gateway, on their days: of a room for two
 * adults, or of a car.
 */
export function createSandboxBuyer(ask: Ask, stay: { start: string; end: string }) {
  const driverAge = 40;
  const birthDate = `${Number(stay.start.slice(0, 4)) - driverAge}-01-01`;
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
    /** The first offer of a car on Null Island. */
    async quoteCar(word: string): Promise<Quote> {
      const rental = {
        pickUpAt: `${stay.start}T10:00`,
        dropOffAt: `${stay.end}T10:00`,
        driverAge,
        residence: "PT",
      };
      const pickUp = { name: "Null Island", latitude: 0, longitude: 0 };
      type Found = { cars: CarSummary[]; askAgainInMs: number | null };
      const search = () => insist<Found>("/api/cars/search", { ...rental, pickUp });
      let found = await search();
      // A slow machine answers before its supplier has.
      while (found.askAgainInMs !== null) {
        await new Promise((resolve) => void setTimeout(resolve, found.askAgainInMs ?? 0));
        found = await search();
      }
      const car = found.cars.find(({ carId }) => carId.endsWith(`-${word}`));
      return (
        await insist<{ quote: Quote }>("/api/quotes", {
          selection: { service: "cars", ...rental, offerId: car?.id },
        })
      ).quote;
    },
    /** With a new key. */
    toOrder: ({ id, price, terms, needs }: Quote) => ({
      idempotencyKey: randomUUID(),
      quoteId: id,
      acceptedTotal: price.total,
      contact: { ...guest, email: "nina@example.com", phone: "+351 21 000 0000" },
      travellers: [guest],
      answers: needs
        .filter(({ isRequired }) => isRequired)
        .map(({ id: need }) => ({ need, traveller: 0, value: birthDate })),
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

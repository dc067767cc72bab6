import { isSamePrice, type NetPrice } from "@/backend/ports/net-price";
import {
  SupplierError,
  type BookOrder,
  type Refusal,
  type SupplierBooking,
} from "../../ports/booking-supplier";
import type { createReservations } from "./reservations";

type Reservations = ReturnType<typeof createReservations>;

/** Milliseconds that calls of the word `slow` take. */
const slowMs = 4_000;
const priceChange = 1.12;
const soldOut = { state: "soldOut" } as const;

const waitFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const toTimeout = () => new SupplierError("timeout", "no answer in time");

/**
 * The calls of a service's sandbox with what magic words do to them (docs/sandbox.md). `dearer`: a
 * factor on prices, 1 for most words. A word is null for what isn't on Null Island.
 */
export function createMagicCalls(
  reservations: Pick<Reservations, "book" | "get" | "cancel">,
  wait = waitFor,
) {
  /** What happens before a search, or a check. */
  async function act(word: string | null): Promise<void> {
    if (word === "slow") await wait(slowMs);
    if (word === "malformed") throw new SupplierError("malformed", "the answer can't be read");
  }
  return {
    act,

    /** `find`: what is sold now, fresh from stock; null when it is gone. */
    async check<O>(
      word: string | null,
      find: (dearer: number) => Promise<O | null>,
    ): Promise<O | null> {
      await act(word);
      return word === "sold-out" ? null : find(word === "price-change" ? priceChange : 1);
    },

    /**
     * `toSold`: what is to be held, regardless of stock: what the same reference holds already is
     * out of it. It is taken at the price that is `expected`, else refused with what is sold now.
     */
    async hold<S extends { price: NetPrice }, O, A>(
      word: string | null,
      {
        expected,
        toSold,
        find,
        take,
      }: {
        expected: NetPrice;
        toSold: (dearer: number) => S | null;
        find: (dearer: number) => Promise<O | null>;
        take: (sold: S, dearer: number) => Promise<A>;
      },
    ): Promise<A | Refusal<O>> {
      if (word === "sold-out" || word === "sold-out-at-hold") return soldOut;
      const dearer = word === "price-change" || word === "price-change-at-hold" ? priceChange : 1;
      const sold = toSold(dearer);
      if (!sold) return soldOut;
      if (isSamePrice(sold.price, expected)) return take(sold, dearer);
      const offer = await find(dearer);
      return offer ? { state: "priceChanged", offer } : soldOut;
    },

    /** The calls that book, look up and cancel what was held. */
    bookings: {
      async book({
        clientReference,
      }: Pick<BookOrder, "clientReference">): Promise<SupplierBooking> {
        const { booking, word, isNew } = await reservations.book(clientReference);
        if (word === "slow" && isNew) await wait(slowMs);
        if ((word === "timeout-after-booking" || word === "unsure") && isNew) throw toTimeout();
        return booking;
      },

      getBooking: (clientReference: string) => reservations.get(clientReference),

      /** `refuse`: as of the reservation's `cancel`. */
      async cancel<R = never>(
        clientReference: string,
        refuse?: Parameters<typeof reservations.cancel<R>>[1],
      ): Promise<SupplierBooking | R> {
        const { booking, word, isNew } = await reservations.cancel(clientReference, refuse);
        if (word === "cancel-timeout" && isNew) throw toTimeout();
        return booking;
      },
    },
  };
}
export type MagicCalls = ReturnType<typeof createMagicCalls>;

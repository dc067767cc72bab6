import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { Itinerary } from "@/lib/api/contract/flights";
import type { KeptOffer } from "./to-fare";

/** Itineraries that are remembered, of all questions. */
const mostItineraries = 4_000;
/** An offer that is about to expire is asked anew. */
const marginMs = 2 * minuteMs;

export type OfferKey = { party: string; itineraryId: string; cabin: string };
const toKey = ({ party, itineraryId, cabin }: OfferKey) => `${party}|${cabin}|${itineraryId}`;

/**
 * Offers that Duffel answered of late, found by what our ids name: its own ids live for minutes.
 * Nothing is lost with it but a search.
 */
export function createOfferMemory(now: () => Date) {
  const offers = new Map<string, KeptOffer[]>();
  const isFresh = ({ fare }: KeptOffer) => new Date(fare.expiresAt) > addMs(now(), marginMs);
  return {
    keep(key: OfferKey, kept: readonly KeptOffer[]): void {
      const text = toKey(key);
      offers.delete(text);
      offers.set(text, [...kept]);
      for (const oldest of offers.keys()) {
        if (offers.size <= mostItineraries) break;
        offers.delete(oldest);
      }
    },
    /** Those that can still be bought, the cheapest first; null where there are none. */
    find(key: OfferKey): KeptOffer[] | null {
      const found = (offers.get(toKey(key)) ?? []).filter(isFresh);
      return found.length > 0 ? found : null;
    },
    /** Even if it can't be bought any more. */
    findItinerary: (key: OfferKey): Itinerary | null =>
      offers.get(toKey(key))?.[0]?.itinerary ?? null,
    /** An offer that Duffel doesn't sell any more: the itinerary stays known. */
    forget(key: OfferKey, duffelId: string): void {
      const text = toKey(key);
      const kept = offers.get(text);
      kept?.forEach((offer, index) => {
        if (offer.duffelId !== duffelId) return;
        const fare = { ...offer.fare, expiresAt: "1970-01-01T00:00:00.000Z" };
        offers.set(text, kept.with(index, { ...offer, fare }));
      });
    },
  };
}
export type OfferMemory = ReturnType<typeof createOfferMemory>;

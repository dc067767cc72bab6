import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { Itinerary } from "@/lib/api/contract/flights";
import type { KeptOffer } from "./to-fare";

/** Itineraries that are remembered, of all questions. */
const mostItineraries = 4_000;
/** An offer that is about to expire is refetched. */
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
    /**
     * All that there are of an itinerary, the cheapest first; null once one can't be bought any
     * more: a new search may find it.
     */
    find(key: OfferKey): KeptOffer[] | null {
      const found = offers.get(toKey(key)) ?? [];
      return found.length > 0 && found.every(isFresh) ? found : null;
    },
    /** Even if it can't be bought any more. */
    findItinerary: (key: OfferKey): Itinerary | null =>
      offers.get(toKey(key))?.[0]?.itinerary ?? null,
    /**
     * Where Duffel doesn't sell one of the offers any more: the itinerary's are fetched anew, the
     * itinerary stays known.
     */
    forget(key: OfferKey): void {
      const text = toKey(key);
      const over = (fare: KeptOffer["fare"]) => ({ ...fare, expiresAt: new Date(0).toISOString() });
      const kept = offers.get(text)?.map((offer) => ({ ...offer, fare: over(offer.fare) }));
      if (kept) offers.set(text, kept);
    },
  };
}
export type OfferMemory = ReturnType<typeof createOfferMemory>;

import { toEarliestToday } from "@/lib/dates/earliest-today";
import { capItineraries } from "../../ports/cap-itineraries";
import type { FlightBookingSupplier, FoundItinerary } from "../../ports/flight-supplier";
import { toOutboundId } from "../../ports/to-outbound-id";
import type { SupplierContext } from "../supplier-provider";
import { createAirlineChanges } from "./airline-changes";
import { createCancelling } from "./cancel-orders";
import { createDuffelBookings } from "./duffel-bookings";
import { createDuffelCalls } from "./duffel-calls";
import { createDuffelClient, DuffelRefusal } from "./duffel-client";
import { parseItineraryId, parseOfferId } from "./duffel-ids";
import { createFareFinder, isGone } from "./find-fares";
import { createOfferMemory } from "./offer-memory";
import { createOrderBook } from "./order-book";
import { toThrown } from "./place-order";
import { createChangeReader } from "./read-changes";
import { createOfferSearch, toPartyKey } from "./search-offers";
import { toDuffelPlaces } from "./to-duffel-places";
import type { KeptOffer } from "./to-fare";
import { toSeatMap } from "./to-seat-map";

type FareSearch = Parameters<FlightBookingSupplier["findItineraries"]>[0];

const toFound = (offers: readonly KeptOffer[]): FoundItinerary[] => {
  const [first] = offers;
  return first ? [{ itinerary: first.itinerary, fares: offers.map(({ fare }) => fare) }] : [];
};

/** Every way to ask for legs: those of a city are of several airports. */
function listQuestions(legs: FareSearch["legs"]) {
  let questions: { from: string; to: string; date: string }[][] = [[]];
  const ends = new Map(
    legs.flatMap(({ from, to }) => [from, to].map((place) => [place, toDuffelPlaces(place)])),
  );
  for (const { from, to, date } of legs)
    questions = questions.flatMap((before) =>
      (ends.get(from) ?? []).flatMap((origin) =>
        (ends.get(to) ?? []).map((destination) => [
          ...before,
          { from: origin, to: destination, date },
        ]),
      ),
    );
  return questions;
}
/** Questions of one search: of each pair of airports that a return has the same of. */
const mostQuestions = 4;

/**
 * Flights of one agency's account at Duffel. Written against Duffel's published types and examples
 * (docs/suppliers.md): what no example shows is refused or thrown, never guessed.
 */
export function createDuffelFlights({
  key,
  agencyId,
  db,
  now,
  logProblem,
  fetch,
  origin,
}: SupplierContext & {
  key: string;
  agencyId: string;
  origin?: string | undefined;
}): FlightBookingSupplier {
  const client = createDuffelClient({ key, fetch, origin });
  const calls = createDuffelCalls(client);
  const memory = createOfferMemory(now);
  const offers = createOfferSearch(client, memory);
  const fares = createFareFinder({ calls, memory, offers });
  const orders = createOrderBook(db, agencyId);
  const changes = createChangeReader(calls);
  const cancelling = createCancelling(calls, changes);

  /** Unexpected refusals are no decision about a flight. */
  const asked = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toThrown(error);
    });

  async function findItineraries(query: FareSearch): Promise<FoundItinerary[]> {
    const { legs, now: at } = query;
    const today = toEarliestToday(at);
    const questions = listQuestions(legs)
      .filter((asked) => asked.every(({ from, to, date }) => from !== to && date >= today))
      .slice(0, mostQuestions);
    const found = await Promise.all(
      questions.map((question) =>
        offers.search(question, query).catch((error: unknown) => {
          // Nothing is flown between such places, or on such dates.
          if (error instanceof DuffelRefusal && error.status === 422) return null;
          throw error;
        }),
      ),
    );
    const groups = new Map(found.flatMap((one) => [...(one ?? [])]));
    return capItineraries(
      [...groups.values()].flatMap(toFound).toSorted((a, b) => cheapestOf(a) - cheapestOf(b)),
      { legs: legs.length, toOutbound: ({ itinerary }) => toOutboundId(itinerary) },
    );
  }

  return {
    findItineraries: (query) => asked(findItineraries(query)),

    // Seven searches would be needed: Duffel has no calendar of fares.
    listDayPrices: async () => [],

    async listFares({ id, cabin, ...query }) {
      const named = parseItineraryId(id);
      if (!named) return null;
      const isOver = (named.legs[0]?.[0]?.date ?? "") < toEarliestToday(query.now);
      const known = memory.findItinerary({ party: toPartyKey(query), itineraryId: id, cabin });
      const departs = known?.legs[0]?.segments[0]?.departs.at;
      if (isOver || (departs && new Date(departs) <= query.now))
        return known && { itinerary: known, fares: [] };
      const sold = await asked(fares.listFares(named, { ...query, cabin }));
      return toFound(sold)[0] ?? (known && { itinerary: known, fares: [] });
    },

    async listSeats({ offerId, ...query }) {
      if (!parseOfferId(offerId)) return null;
      const found = await asked(fares.findOffer(offerId, query));
      if (!found) return null;
      const { kept } = found;
      const maps = await calls.listSeatMaps(kept.duffelId).catch((error: unknown) => {
        if (isGone(error)) return [];
        throw toThrown(error);
      });
      const numbers = kept.itinerary.legs.flatMap(({ segments }) =>
        segments.map(({ number }) => number),
      );
      const { cabin, price } = kept.fare;
      return kept.legs.flat().map((segmentId, index) =>
        toSeatMap(
          maps.find(({ segment_id: id }) => id === segmentId),
          { number: numbers[index] ?? "", cabin, currency: price.currency },
        ),
      );
    },

    async listNextFlights({ id }) {
      const named = parseItineraryId(id);
      // One ticket protects a connection; which flights come next isn't said.
      return (
        named &&
        named.legs.flatMap((segments, leg) =>
          segments
            .slice(1)
            .map(({ from }) => ({ leg, airport: from, isProtected: true, next: [] })),
        )
      );
    },

    async checkFare(query) {
      const sold = await asked(fares.findFare(query));
      return sold?.checked ?? null;
    },

    ...createDuffelBookings({ calls, fares, orders, cancelling, now }),
    ...createAirlineChanges({ calls, orders, cancelling, changes, now, logProblem }),
  };
}

const cheapestOf = ({ fares: [first] }: FoundItinerary): number =>
  first?.price.wholesale ?? Infinity;

import { toEarliestToday } from "@/lib/dates/earliest-today";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { CheckedFare, FlightBookingSupplier } from "../../ports/flight-supplier";
import { chooseServices, type ChosenServices } from "./choose-services";
import type { DuffelCalls } from "./duffel-calls";
import { DuffelRefusal } from "./duffel-client";
import { parseOfferId, type NamedItinerary } from "./duffel-ids";
import type { OfferMemory } from "./offer-memory";
import { toPartyKey, type createOfferSearch } from "./search-offers";
import { toKeptOffer, type KeptOffer } from "./to-fare";
import type { WireOffer } from "./wire/offers";

type FareCheck = Parameters<FlightBookingSupplier["checkFare"]>[0];
type Party = Omit<FareCheck, "offerId" | "bags" | "seats">;
type PartyInCabin = Party & { cabin: Cabin };
/** A fare that is sold now, with what has to be ordered for it. */
export type SoldFare = {
  checked: CheckedFare;
  kept: KeptOffer;
  services: ChosenServices["services"];
};

type Refreshed = { kept: KeptOffer; wire: WireOffer } | null;
/** Fares of one itinerary whose bags are fetched at once. */
const mostFares = 8;

/** What Duffel says of an offer that can't be bought any more. */
const goneCodes = new Set([
  "offer_no_longer_available",
  "offer_expired",
  "offer_request_already_booked",
  "not_found",
]);
export const isGone = (error: unknown): boolean =>
  error instanceof DuffelRefusal && (error.status === 404 || goneCodes.has(error.code));

type Finding = {
  calls: DuffelCalls;
  memory: OfferMemory;
  offers: ReturnType<typeof createOfferSearch>;
};

/** Fares by our own ids: Duffel's offers are found anew where they have expired. */
export function createFareFinder({ calls, memory, offers }: Finding) {
  /** The offer as it is now; null where Duffel doesn't sell it any more. */
  async function refresh(kept: KeptOffer, query: Party): Promise<Refreshed> {
    const { cabin, id } = kept.fare;
    try {
      const wire = await calls.getOffer(kept.duffelId);
      const { adults, ages, now } = query;
      const fresh = toKeptOffer(wire, { adults, ages, now, cabin });
      return fresh?.fare.id === id ? { kept: fresh, wire } : null;
    } catch (error) {
      if (!isGone(error)) throw error;
      forget(kept, query);
      return null;
    }
  }

  /** Duffel sells one offer of a request: those beside one that is gone may be gone as well. */
  function forget({ itinerary: { id: itineraryId }, fare }: KeptOffer, party: FlightParty): void {
    memory.forget({ party: toPartyKey(party), itineraryId, cabin: fare.cabin });
  }

  async function listOnce(named: NamedItinerary, query: PartyInCabin): Promise<Refreshed[]> {
    const found = await offers.find(named, query);
    return Promise.all(found.slice(0, mostFares).map((kept) => refresh(kept, query)));
  }

  /**
   * The fares of an itinerary as they are now. One that is gone would come back with the next
   * query: they are fetched a second time.
   */
  async function listFares(named: NamedItinerary, query: PartyInCabin): Promise<KeptOffer[]> {
    const first = await listOnce(named, query);
    const key = { party: toPartyKey(query), itineraryId: named.id, cabin: query.cabin };
    const isForgotten = first.includes(null) && !memory.find(key);
    const fares = isForgotten ? await listOnce(named, query) : first;
    return fares.flatMap((fresh) => fresh?.kept ?? []);
  }

  async function findOnce(offerId: string, query: Party) {
    const parsed = parseOfferId(offerId);
    if (!parsed) return null;
    const { named, cabin } = parsed;
    if ((named.legs[0]?.[0]?.date ?? "") < toEarliestToday(query.now)) return null;
    const found = await offers.find(named, { ...query, cabin });
    const kept = found.find(({ fare }) => fare.id === offerId);
    const departs = kept?.itinerary.legs[0]?.segments[0]?.departs.at;
    if (!kept || !departs || new Date(departs) <= query.now) return null;
    return { kept, fresh: await refresh(kept, query) };
  }

  /** Searches a second time where the remembered offer is gone. */
  async function findOffer(offerId: string, query: Party) {
    const first = await findOnce(offerId, query);
    if (!first || first.fresh) return first?.fresh ?? null;
    return (await findOnce(offerId, query))?.fresh ?? null;
  }

  return {
    findOffer,
    listFares,
    forget,
    /** The fare with those of the bags and seats that can be had; null when it is gone. */
    async findFare({ offerId, bags, seats, ...query }: FareCheck): Promise<SoldFare | null> {
      const found = await findOffer(offerId, query);
      if (!found) return null;
      const { kept, wire } = found;
      const { fare, itinerary, asks } = kept;
      const { kinds } = toPassengers(query);
      const seatMaps = seats.length > 0 ? await calls.listSeatMaps(kept.duffelId) : [];
      const chosen = chooseServices({ bags, seats }, { offer: wire, kept, kinds, seatMaps });
      const { wholesale, published } = fare.price;
      const checked = {
        itinerary,
        asks,
        bags: chosen.bags,
        seats: chosen.seats,
        addedPrice: chosen.total,
        fare: {
          ...fare,
          price: {
            ...fare.price,
            wholesale: wholesale + chosen.total,
            published: published + chosen.total,
          },
          // Duffel adds nothing to an order that isn't paid.
          payLaterUntil: chosen.services.length > 0 ? null : fare.payLaterUntil,
        },
      };
      return { checked, kept, services: chosen.services };
    },
  };
}
export type FareFinder = ReturnType<typeof createFareFinder>;

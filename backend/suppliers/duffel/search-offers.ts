import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";
import type { DuffelClient } from "./duffel-client";
import type { NamedItinerary } from "./duffel-ids";
import type { OfferKey, OfferMemory } from "./offer-memory";
import { cabinClasses, toKeptOffer, type KeptOffer } from "./to-fare";
import { offerRequestSchema, offerSchema } from "./wire/offers";

export type AskedLeg = { from: string; to: string; date: string };
export type OfferSearch = FlightParty & { cabin: Cabin; now: Date };

/** Duffel waits so long for airlines, in milliseconds, and we somewhat longer for Duffel. */
const airlinesMs = 18_000;
const answerMs = 23_000;

export const toPartyKey = ({ adults, ages }: FlightParty): string => `${adults}+${ages.join("+")}`;

/** Adults by type, everybody under 18 by age (duffel.com/docs/api/offer-requests). */
const toPassengers = ({ adults, ages }: FlightParty) => [
  ...Array.from({ length: adults }, () => ({ type: "adult" })),
  ...ages.map((age) => ({ age })),
];

const byPrice = (a: KeptOffer, b: KeptOffer) => a.fare.price.wholesale - b.fare.price.wholesale;

/** By itinerary, the cheapest first, each brand once at its lowest price. */
function groupOffers(offers: readonly KeptOffer[]): Map<string, KeptOffer[]> {
  const groups = new Map<string, KeptOffer[]>();
  for (const offer of offers.toSorted(byPrice)) {
    const group = groups.get(offer.itinerary.id) ?? [];
    groups.set(offer.itinerary.id, group);
    if (group.every(({ fare }) => fare.id !== offer.fare.id)) group.push(offer);
  }
  return groups;
}

/** Searches for offers, and keeps them for the next queries. */
export function createOfferSearch(client: DuffelClient, memory: OfferMemory) {
  const running = new Map<string, Promise<KeptOffer[]>>();

  async function ask(
    legs: readonly AskedLeg[],
    { cabin, now, ...party }: OfferSearch,
  ): Promise<KeptOffer[]> {
    const answer = await client.call(
      `POST /air/offer_requests?return_offers=true&supplier_timeout=${airlinesMs}`,
      {
        schema: offerRequestSchema,
        withinMs: answerMs,
        body: {
          slices: legs.map(({ from, to, date }) => ({
            origin: from,
            destination: to,
            departure_date: date,
          })),
          passengers: toPassengers(party),
          cabin_class: cabinClasses[cabin],
          max_connections: 2,
        },
      },
    );
    const { adults, ages } = party;
    return (answer?.data.offers ?? []).flatMap((one) => {
      const read = offerSchema.safeParse(one);
      return (read.success && toKeptOffer(read.data, { adults, ages, cabin, now })) || [];
    });
  }

  /** Every itinerary that is found, with its offers. */
  async function search(
    legs: readonly AskedLeg[],
    query: OfferSearch,
  ): Promise<Map<string, KeptOffer[]>> {
    const party = toPartyKey(query);
    const { cabin } = query;
    const question = JSON.stringify([legs, party, cabin]);
    const call = running.get(question) ?? ask(legs, query);
    running.set(question, call);
    try {
      const groups = groupOffers(await call);
      for (const [itineraryId, offers] of groups)
        memory.keep({ party, itineraryId, cabin }, offers);
      return groups;
    } finally {
      running.delete(question);
    }
  }

  return {
    search,
    /**
     * The offers of an itinerary: those that are remembered, or else fetched anew. A second query
     * at the same time waits for the first.
     */
    async find(named: NamedItinerary, query: OfferSearch): Promise<KeptOffer[]> {
      const { cabin } = query;
      const key: OfferKey = { party: toPartyKey(query), itineraryId: named.id, cabin };
      const known = memory.find(key);
      if (known) return known;
      const legs = named.legs.map((segments) => ({
        from: segments[0]?.from ?? "",
        to: segments.at(-1)?.to ?? "",
        date: segments[0]?.date ?? "",
      }));
      return (await search(legs, query)).get(named.id) ?? [];
    },
  };
}

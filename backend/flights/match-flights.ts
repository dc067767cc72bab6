import type { FlightFilters, ItinerarySummary } from "@/lib/api/contract/flights";
import type { PriceTier } from "@/lib/api/contract/roles";
import { createSellableTest } from "../pricing/create-sellable-test";
import type { Pricing } from "../pricing/get-pricing";
import type { NetPrice } from "../ports/net-price";
import {
  createFlagFacet,
  createListFacet,
  createNumberFacet,
  matchFacets,
  type Facet,
} from "../searches/match-facets";
import type { FoundItinerary, SupplierFare } from "../ports/flight-supplier";
import { toOutboundId } from "../ports/to-outbound-id";
import { compareFareTerms } from "./compare-fares";
import { measureItinerary, measureLeg, type ItineraryMeasures } from "./measure-itinerary";
import type { Listing } from "./to-listing";
import { isWithinHours } from "./within-hours";
import { withBags } from "./with-bags";

type Terms = {
  pricing: Pick<Pricing, "toTotal">;
  tier: PriceTier;
  /** Passengers with a seat, who have bags. */
  seated: number;
};

/** A fare with the bags that the filter asks for; `total` in minor units of what is charged. */
type PricedFare = {
  itinerary: FoundItinerary["itinerary"];
  measures: ItineraryMeasures;
  fare: SupplierFare;
  price: NetPrice;
  addedBags: number;
  /** The most checked bags that each passenger can have. */
  mostBags: number;
  total: number;
  /** How many its itinerary has, before filters. */
  fares: number;
};

/**
 * A line of the list that passes all filters, with the fare to show of those that do; `measures`
 * are of the legs that the list compares.
 */
export type FlightMatch = Omit<PricedFare, "mostBags"> & Pick<ItinerarySummary, "outbound">;

/** How many have at most, or at least, each number: `toBest` picks what of its fares counts. */
function createStepFacet(
  toNumber: (fare: PricedFare) => number,
  {
    passes,
    toBest,
  }: { passes: (fare: PricedFare) => boolean; toBest: (...numbers: number[]) => number },
) {
  const numbers: number[] = [];
  return {
    passes,
    count: (fares: readonly PricedFare[]) => void numbers.push(toBest(...fares.map(toNumber))),
    numbers,
  };
}

function createFacets(filters: FlightFilters) {
  const { maximumStops, maximumMinutes, minimumPrice, maximumPrice, checkedBags = 0 } = filters;
  const [airlines, connections] = [new Map<string, string>(), new Map<string, string>()];
  return {
    names: { airlines, connections },
    facets: {
      stops: createStepFacet(({ measures }) => measures.mostStops, {
        passes: ({ measures }) => measures.mostStops <= (maximumStops ?? Infinity),
        toBest: Math.min,
      }),
      airlines: createListFacet(
        ({ measures }: PricedFare) =>
          measures.airlines.map(({ code, name }) => {
            airlines.set(code, name);
            return code;
          }),
        { chosen: filters.airlines },
      ),
      connections: createListFacet(
        ({ measures }: PricedFare) =>
          measures.connections.map(({ iata, city }) => {
            connections.set(iata, city);
            return iata;
          }),
        { chosen: filters.connections, isEach: true },
      ),
      times: {
        passes: ({ itinerary }: PricedFare) => isWithinHours(itinerary.legs, filters.times ?? []),
      } satisfies Facet<PricedFare>,
      minutes: createNumberFacet(({ measures }: PricedFare) => measures.longest, {
        ...(maximumMinutes === undefined ? {} : { maximum: maximumMinutes }),
      }),
      hasCabinBag: createFlagFacet(
        ({ fare }: PricedFare) => fare.bags.cabin > 0,
        filters.hasCabinBag,
      ),
      checkedBags: createStepFacet(({ mostBags }) => mostBags, {
        passes: ({ mostBags }) => mostBags >= checkedBags,
        toBest: Math.max,
      }),
      isRefundable: createFlagFacet(
        ({ fare }: PricedFare) => fare.refund !== "no",
        filters.isRefundable,
      ),
      isChangeable: createFlagFacet(
        ({ fare }: PricedFare) => fare.change !== "no",
        filters.isChangeable,
      ),
      price: createNumberFacet(({ total }: PricedFare) => total, {
        ...(minimumPrice === undefined ? {} : { minimum: minimumPrice }),
        ...(maximumPrice === undefined ? {} : { maximum: maximumPrice }),
      }),
    },
  };
}
type Facets = ReturnType<typeof createFacets>;

const listNamed = (counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) =>
  [...counts]
    .map(([value, count]) => ({ value, name: names.get(value) ?? value, count }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const upTo =
  (numbers: readonly number[], isCounted: (number: number, step: number) => boolean) =>
  (step: number) => ({ value: step, count: numbers.filter((one) => isCounted(one, step)).length });

/** `currency`: what is charged, for who may see prices. */
function toAnswer({ facets, names }: Facets, currency: string | null) {
  const range = facets.price.range();
  const { minutes } = facets;
  return {
    stops: [0, 1, 2].map(upTo(facets.stops.numbers, (stops, step) => stops <= step)),
    airlines: listNamed(facets.airlines.counts, names.airlines),
    connections: listNamed(facets.connections.counts, names.connections),
    hasCabinBag: facets.hasCabinBag.total(),
    checkedBags: [1, 2].map(upTo(facets.checkedBags.numbers, (bags, step) => bags >= step)),
    isRefundable: facets.isRefundable.total(),
    isChangeable: facets.isChangeable.total(),
    minutes: minutes.range(),
    ...(currency === null || !range
      ? {}
      : {
          price: {
            minimum: { amount: range.minimum, currency },
            maximum: { amount: range.maximum, currency },
          },
        }),
  };
}

const mostBagsOf = ({ bags, bagPrices }: SupplierFare): number =>
  bags.checked + (bagPrices.every((price) => price !== null) ? bags.extra : 0);

/**
 * Lines of a list of which an itinerary passes the filters, each with the cheapest fare that does,
 * and what each filter would leave: every facet is counted in lines as if its own filter weren't
 * set. The price holds the bags that the filter asks for. Without price rights the fare is the
 * first by its terms: which one is the cheapest tells of prices.
 */
export function matchFlights(
  found: readonly FoundItinerary[],
  {
    filters,
    pricing,
    tier,
    seated,
    listing: { isByOutbound, leg },
  }: Terms & { filters: FlightFilters; listing: Listing },
): {
  matches: FlightMatch[];
  /** Lines before filters, and the itineraries in them. */
  unfiltered: number;
  itineraries: number;
  toFacets: (currency: string | null) => ReturnType<typeof toAnswer>;
} {
  const isSellable = createSellableTest(pricing.toTotal);
  // A markup isn't added to every part of a price: the cheapest net isn't always the cheapest.
  const isBefore = (a: PricedFare, b: PricedFare) =>
    tier === "hidden" ? compareFareTerms(a.fare, b.fare) < 0 : a.total < b.total;
  const bags = filters.checkedBags ?? 0;
  const lines = new Map<string, { offers: PricedFare[] }>();
  let itineraries = 0;
  for (const { itinerary, fares } of found) {
    const sellable = fares.filter(isSellable);
    if (sellable.length === 0) continue;
    itineraries++;
    const measures = measureItinerary(itinerary);
    const id = isByOutbound ? toOutboundId(itinerary) : itinerary.id;
    const line = lines.get(id) ?? { offers: [] };
    lines.set(id, line);
    for (const fare of sellable) {
      // A fare that can't have as many doesn't pass the filter, and is still counted by the others.
      const { price, addedBags } = withBags(fare, { bags, seated }) ?? {
        price: fare.price,
        addedBags: 0,
      };
      line.offers.push({
        ...{ itinerary, measures, fare, price, addedBags, fares: sellable.length },
        mostBags: mostBagsOf(fare),
        total: pricing.toTotal(price) ?? Number.NaN,
      });
    }
  }
  const facets = createFacets(filters);
  const matches = matchFacets([...lines.values()], Object.values(facets.facets)).flatMap(
    ({ offers }): FlightMatch[] => {
      const [first, ...others] = offers;
      if (!first) return [];
      const { mostBags: _, ...shown } = others.reduce((a, b) => (isBefore(b, a) ? b : a), first);
      const measures = leg === null ? shown.measures : measureLeg(shown.itinerary, leg);
      if (!isByOutbound) return [{ ...shown, measures }];
      const pairs = new Set(offers.map(({ itinerary }) => itinerary)).size;
      return [{ ...shown, measures, outbound: { id: toOutboundId(shown.itinerary), pairs } }];
    },
  );
  return {
    matches,
    unfiltered: lines.size,
    itineraries,
    toFacets: (currency) => toAnswer(facets, currency),
  };
}

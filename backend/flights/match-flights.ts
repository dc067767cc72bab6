import type { FlightFilters } from "@/lib/api/contract/flights";
import type { PriceTier } from "@/lib/api/contract/roles";
import { createSellableTest } from "../pricing/create-sellable-test";
import type { Pricing } from "../pricing/get-pricing";
import type { NetPrice } from "../ports/net-price";
import {
  createFlagFacet,
  createNumberFacet,
  matchFacets,
  type Facet,
} from "../searches/match-facets";
import type { FoundItinerary, SupplierFare } from "../ports/flight-supplier";
import { compareFareTerms } from "./compare-fares";
import { measureItinerary, type ItineraryMeasures } from "./measure-itinerary";
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
};

/** An itinerary that passes all filters with the fare to show of those that do. */
export type FlightMatch = Omit<PricedFare, "mostBags"> & { fares: number };

/** Values of an itinerary to choose from; it passes with any of them, or with all. */
function createListFacet(
  toValues: (fare: PricedFare) => readonly string[],
  { chosen = [], isEach }: { chosen?: readonly string[] | undefined; isEach: boolean },
) {
  const [wanted, counts] = [new Set(chosen), new Map<string, number>()];
  return {
    passes(fare: PricedFare) {
      if (wanted.size === 0) return true;
      const values = toValues(fare);
      return isEach
        ? values.every((value) => wanted.has(value))
        : values.some((value) => wanted.has(value));
    },
    know(fares: readonly PricedFare[]) {
      for (const value of fares.flatMap(toValues)) counts.set(value, counts.get(value) ?? 0);
    },
    count(fares: readonly PricedFare[]) {
      for (const value of new Set(fares.flatMap(toValues)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    counts,
  };
}

/** How many have at most, or at least, each number up to `largest`. */
function createStepFacet(
  toNumber: (fare: PricedFare) => number,
  passes: (fare: PricedFare) => boolean,
) {
  const numbers: number[] = [];
  return {
    passes,
    count: (fares: readonly PricedFare[]) => void numbers.push(Math.max(...fares.map(toNumber))),
    numbers,
  };
}

function createFacets(filters: FlightFilters) {
  const { maximumStops, maximumMinutes, minimumPrice, maximumPrice, checkedBags = 0 } = filters;
  const [airlines, connections] = [new Map<string, string>(), new Map<string, string>()];
  return {
    names: { airlines, connections },
    facets: {
      stops: createStepFacet(
        ({ measures }) => measures.mostStops,
        ({ measures }) => measures.mostStops <= (maximumStops ?? Infinity),
      ),
      airlines: createListFacet(
        ({ measures }) =>
          measures.airlines.map(({ code, name }) => {
            airlines.set(code, name);
            return code;
          }),
        { chosen: filters.airlines, isEach: false },
      ),
      connections: createListFacet(
        ({ measures }) =>
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
      checkedBags: createStepFacet(
        ({ mostBags }) => mostBags,
        ({ mostBags }) => mostBags >= checkedBags,
      ),
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
 * Itineraries that pass the filters, each with the cheapest fare that does, and what each filter
 * would leave: every facet is counted as if its own filter weren't set. The price holds the bags
 * that the filter asks for. Without price rights the fare is the first by its terms: which one is
 * the cheapest tells of prices.
 */
export function matchFlights(
  found: readonly FoundItinerary[],
  { filters, pricing, tier, seated }: Terms & { filters: FlightFilters },
): {
  matches: FlightMatch[];
  unfiltered: number;
  toFacets: (currency: string | null) => ReturnType<typeof toAnswer>;
} {
  const isSellable = createSellableTest(pricing.toTotal);
  // A markup isn't added to every part of a price: the cheapest net isn't always the cheapest.
  const isBefore = (a: PricedFare, b: PricedFare) =>
    tier === "hidden" ? compareFareTerms(a.fare, b.fare) < 0 : a.total < b.total;
  const bags = filters.checkedBags ?? 0;
  const priced = found.flatMap(({ itinerary, fares }) => {
    const measures = measureItinerary(itinerary);
    const offers = fares.filter(isSellable).map((fare): PricedFare => {
      // A fare that can't have as many doesn't pass the filter, and is still counted by the others.
      const { price, addedBags } = withBags(fare, { bags, seated }) ?? {
        price: fare.price,
        addedBags: 0,
      };
      const total = pricing.toTotal(price) ?? Number.NaN;
      return { itinerary, measures, fare, price, addedBags, mostBags: mostBagsOf(fare), total };
    });
    return offers.length > 0 ? [{ offers }] : [];
  });
  const facets = createFacets(filters);
  const matches = matchFacets<PricedFare, (typeof priced)[number]>(
    priced,
    Object.values(facets.facets),
  ).flatMap(({ found: { offers: all }, offers: [first, ...others] }) => {
    if (!first) return [];
    const { mostBags: _, ...shown } = others.reduce((a, b) => (isBefore(b, a) ? b : a), first);
    return [{ ...shown, fares: all.length }];
  });
  return {
    matches,
    unfiltered: priced.length,
    toFacets: (currency) => toAnswer(facets, currency),
  };
}

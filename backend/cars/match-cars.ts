import {
  carClasses,
  carFuels,
  carPayments,
  depotKinds,
  gearboxes,
} from "@/lib/api/contract/car-terms";
import type { CarFilters } from "@/lib/api/contract/cars";
import type { PriceTier } from "@/lib/api/contract/roles";
import { convertMoney } from "@/lib/money/exchange";
import { createSellableTest } from "../pricing/create-sellable-test";
import { findFreeCancellation } from "../pricing/free-cancellation";
import type { Pricing } from "../pricing/get-pricing";
import {
  createFlagFacet,
  createNumberFacet,
  createValueFacet,
  matchFacets,
} from "../searches/match-facets";
import type { FoundCar, SupplierCarOffer } from "../ports/car-supplier";
import { toDepositSteps } from "./deposit-steps";
import { compareCarTerms } from "./sort-car-offers";

type Terms = {
  pricing: Pick<Pricing, "toTotal" | "currency" | "rates">;
  tier: PriceTier;
  now: string;
};

/** Amounts in minor units of the charged currency. */
type PricedOffer = {
  offer: SupplierCarOffer;
  total: number;
  deposit: number;
  isFree: boolean;
};
/** A car that passes all filters with the offer to show of those that do. */
export type CarMatch = { car: FoundCar; offer: SupplierCarOffer; total: number };

function createFacets(filters: CarFilters) {
  const { minimumSeats, maximumDeposit, minimumPrice, maximumPrice } = filters;
  return {
    classes: createValueFacet(({ offer }: PricedOffer) => offer.vehicle.class, filters.classes),
    gearboxes: createValueFacet(
      ({ offer }: PricedOffer) => offer.vehicle.gearbox,
      filters.gearbox && [filters.gearbox],
    ),
    seats: createNumberFacet(({ offer }: PricedOffer) => offer.vehicle.seats, {
      ...(minimumSeats === undefined ? {} : { minimum: minimumSeats }),
    }),
    companies: createValueFacet(({ offer }: PricedOffer) => offer.company.id, filters.companies),
    depots: createValueFacet(({ offer }: PricedOffer) => offer.pickUp.depot.kind, filters.depots),
    fuels: createValueFacet(({ offer }: PricedOffer) => offer.vehicle.fuel, filters.fuels),
    payments: createValueFacet(({ offer }: PricedOffer) => offer.payment, filters.payments),
    unlimitedMileage: createFlagFacet(
      ({ offer }: PricedOffer) => offer.mileage.included === null,
      filters.unlimitedMileage,
    ),
    fullToFull: createFlagFacet(
      ({ offer }: PricedOffer) => offer.fuelPolicy === "fullToFull",
      filters.fullToFull,
    ),
    freeCancellation: createFlagFacet(
      ({ isFree }: PricedOffer) => isFree,
      filters.freeCancellation,
    ),
    deposits: createNumberFacet(({ deposit }: PricedOffer) => deposit, {
      ...(maximumDeposit === undefined ? {} : { maximum: maximumDeposit }),
    }),
    price: createNumberFacet(({ total }: PricedOffer) => total, {
      ...(minimumPrice === undefined ? {} : { minimum: minimumPrice }),
      ...(maximumPrice === undefined ? {} : { maximum: maximumPrice }),
    }),
  };
}
type Facets = ReturnType<typeof createFacets>;

const distinct = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** `currency`: what is charged, for who may see prices. */
function toAnswer(
  facets: Facets,
  { names, currency }: { names: ReadonlyMap<string, string>; currency: string | null },
) {
  const { seats, companies, deposits, price } = facets;
  const byName = companies
    .list([...names.keys()])
    .map(({ value, count }) => ({ value, name: names.get(value) ?? "", count }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const money = (amount: number, of: string) => ({ amount, currency: of });
  const range = price.range();
  return {
    classes: facets.classes.list(carClasses),
    gearboxes: facets.gearboxes.list(gearboxes),
    seats: distinct(seats.known().smallest).map((value) => ({
      value,
      count: seats.countFrom(value),
    })),
    companies: byName,
    depots: facets.depots.list(depotKinds),
    fuels: facets.fuels.list(carFuels),
    payments: facets.payments.list(carPayments),
    unlimitedMileage: facets.unlimitedMileage.total(),
    fullToFull: facets.fullToFull.total(),
    freeCancellation: facets.freeCancellation.total(),
    ...(currency === null
      ? {}
      : {
          deposits: toDepositSteps({ ...deposits.known(), currency }).map((value) => ({
            value: money(value, currency),
            count: deposits.countUpTo(value),
          })),
          ...(range && {
            price: {
              minimum: money(range.minimum, currency),
              maximum: money(range.maximum, currency),
            },
          }),
        }),
  };
}

/**
 * Cars that pass the filters, each with the cheapest offer that does, and what each filter would
 * leave: every facet is counted as if its own filter weren't set. Without price rights the offer is
 * the first by its terms: which one is the cheapest reveals prices. Cars without a sellable offer
 * are left out.
 */
export function matchCars(
  found: readonly FoundCar[],
  { filters, pricing, tier, now }: Terms & { filters: CarFilters },
): {
  matches: CarMatch[];
  unfiltered: number;
  toFacets: (currency: string | null) => ReturnType<typeof toAnswer>;
} {
  const { toTotal, currency, rates } = pricing;
  const isSellable = createSellableTest(toTotal);
  // A markup isn't added to every part of a price: the cheapest net isn't always the cheapest.
  const isBefore = (a: PricedOffer, b: PricedOffer) =>
    tier === "hidden" ? compareCarTerms(a.offer, b.offer) < 0 : a.total < b.total;
  const names = new Map<string, string>();
  const toPriced = (offer: SupplierCarOffer): PricedOffer => ({
    offer,
    total: toTotal(offer.price) ?? Number.NaN,
    deposit:
      convertMoney({ amount: offer.deposit, currency: offer.price.currency }, currency, rates)
        ?.amount ?? Number.NaN,
    isFree: findFreeCancellation(offer.cancellation, now) !== null,
  });
  const priced = found.flatMap((car) => {
    const offers = car.offers.filter(isSellable).map(toPriced);
    for (const { offer } of offers) names.set(offer.company.id, offer.company.name);
    return offers.length > 0 ? [{ car, offers }] : [];
  });
  const facets = createFacets(filters);
  const matches = matchFacets<PricedOffer, (typeof priced)[number]>(
    priced,
    Object.values(facets),
  ).flatMap(({ found: { car }, offers: [first, ...others] }) => {
    if (!first) return [];
    const { offer, total } = others.reduce((a, b) => (isBefore(b, a) ? b : a), first);
    return [{ car, offer, total }];
  });
  return {
    matches,
    unfiltered: priced.length,
    toFacets: (shown) => toAnswer(facets, { names, currency: shown }),
  };
}

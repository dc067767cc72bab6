import type * as z from "zod";
import type { CarSearch, searchCarsEndpoint } from "@/lib/api/contract/cars";
import { requireRental, toDateAt, toZoneAt } from "../access/require-dates";
import { getPricing } from "../pricing/get-pricing";
import { requirePriceRights } from "../pricing/require-price-rights";
import type { RequestContext } from "../http/request-context";
import { countLifted } from "../searches/count-lifted";
import { toPage } from "../searches/to-page";
import type { CarDependencies } from "./car-dependencies";
import { findCars } from "./find-cars";
import { listDepotPins } from "./list-depot-pins";
import { matchCars } from "./match-cars";
import { sortCarMatches } from "./sort-car-matches";
import { sumRefusals } from "./sum-refusals";
import { toCarSummary } from "./to-viewer-car-offer";

/**
 * Cars at a place with the cover to show of each that passes the filters, priced for this viewer;
 * if a supplier is slow, what is known by now. Changing filters, sort order or page asks the
 * suppliers nothing. A page beyond the last one is the last one.
 * @throws RouteError 422 for a rental that can't be booked, and for filters and sorts by price
 *   without price rights; SupplierError when every supplier fails
 */
export async function searchCars(
  context: RequestContext,
  { search, ...dependencies }: CarDependencies & { search: CarSearch },
): Promise<z.output<typeof searchCarsEndpoint.response>> {
  const { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence, filters, sort } = search;
  const { priceTier: tier, language } = context;
  const { db, exchangeRates, searchWaitMs } = dependencies;
  requirePriceRights(search, {
    tier,
    filters: ["minimumPrice", "maximumPrice", "maximumDeposit"],
    sorts: ["price", "atDesk"],
  });
  const time = dependencies.now();
  const today = toDateAt(pickUp, time);
  requireRental(
    { pickUp: pickUpAt, dropOff: dropOffAt },
    {
      now: time,
      zones: { pickUp: toZoneAt(pickUp), dropOff: toZoneAt(dropOff ?? pickUp) },
      paths: { pickUp: "pickUpAt", dropOff: "dropOffAt" },
    },
  );
  const toPoint = ({ latitude, longitude }: typeof pickUp) => ({ latitude, longitude });
  const query = {
    pickUp: toPoint(pickUp),
    dropOff: toPoint(dropOff ?? pickUp),
    pickUpAt,
    dropOffAt,
    driverAge,
    residence,
    language,
    today,
    now: time,
  };
  const [{ state, askAgainInMs, found }, pricing] = await Promise.all([
    findCars(context, { ...dependencies, query, waitMs: searchWaitMs }),
    getPricing(db, context.agency, { service: "cars", exchangeRates }),
  ]);
  const now = time.toISOString();
  const match = (wanted: typeof filters) =>
    matchCars(found?.cars ?? [], { filters: wanted, pricing, tier, now });
  const { matches, unfiltered, toFacets } = match(filters);
  sortCarMatches(matches, { sort, toSale: pricing.toSale });
  const { shown, page, pages } = toPage(matches, search.page);
  const currency = tier === "hidden" ? null : pricing.currency;
  return {
    state,
    askAgainInMs,
    cars: shown.flatMap((match) => toCarSummary(match, { pricing, tier, now })),
    total: matches.length,
    unfiltered,
    lifted: countLifted({ filters, total: matches.length }, (left) => match(left).matches.length),
    page,
    pages,
    pins: listDepotPins(matches, currency),
    facets: toFacets(currency),
    refusals: sumRefusals(found?.refused ?? []),
  };
}

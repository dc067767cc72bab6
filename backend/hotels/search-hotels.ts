import type * as z from "zod";
import type { HotelSearch, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { requireStay, toDateAt } from "../access/require-dates";
import { getPricing } from "../pricing/get-pricing";
import { requirePriceRights } from "../pricing/require-price-rights";
import type { RequestContext } from "../http/request-context";
import { countLifted } from "../searches/count-lifted";
import { listGoalsNear } from "../reference-data/nearby";
import { toPlaceName } from "../reference-data/to-place-name";
import { maximumPins, toPage } from "../searches/to-page";
import { findAlternatives } from "./find-alternatives";
import { findHotels } from "./find-hotels";
import { keepInside, toSurroundings } from "./searched-area";
import type { HotelDependencies } from "./hotel-dependencies";
import { matchHotels } from "./match-hotels";
import { sortMatches } from "./sort-matches";
import { toHotelSummary } from "./to-hotel-summary";
import { varyPictures } from "./vary-pictures";

type Found = z.output<typeof searchHotelsEndpoint.response>;

/**
 * Hotels around a place with the offer to show of each that passes the filters, priced for this
 * viewer; if the supplier is slow, what is known by now. Changing filters, sort order or page asks
 * the supplier nothing. A page beyond the last one is the last one. Other dates and places
 * are only looked for where there is nothing at all: where filters left nothing, they are what to
 * change.
 * @throws RouteError 422 for a stay that can't be booked, and for filters and sorts by price
 *   without price rights; 503 when the supplier fails
 */
export async function searchHotels(
  context: RequestContext,
  { search, ...dependencies }: HotelDependencies & { search: HotelSearch },
): Promise<Found> {
  const { place, radius, rooms, residence, filters, sort, hasPins } = search;
  const { priceTier: tier, language } = context;
  const { db, exchangeRates, searchWaitMs } = dependencies;
  requirePriceRights(search, {
    tier,
    filters: ["minimumPrice", "maximumPrice"],
    sorts: ["price"],
  });
  const until = performance.now() + searchWaitMs;
  const time = dependencies.now();
  const today = toDateAt(place, time);
  const { nights } = requireStay(search.stay, { path: "stay", today });
  const around = toSurroundings(place, radius);
  const { stay } = search;
  const query = { ...around, stay, rooms, residence, language, today, now: time };
  const [snapshot, pricing] = await Promise.all([
    findHotels(context, { ...dependencies, query, waitMs: searchWaitMs }),
    getPricing(db, context.agency, { service: "hotels", exchangeRates }),
  ]);

  const instant = time.toISOString();
  const found = keepInside(snapshot.found ?? [], around);
  const match = (wanted: typeof filters) =>
    matchHotels(found, { filters: wanted, toTotal: pricing.toTotal, tier, now: instant });
  const { matches, unfiltered, facets } = match(filters);
  // An area's middle is near nothing.
  const landmarks = around.bounds ? [] : listGoalsNear(around.point);
  const landmark = (sort === "landmark" && landmarks.find(({ id }) => id === search.near)) || null;
  const order = { sort, landmark, hotelId: place.hotelId };
  sortMatches(matches, { ...order, knowsPrices: tier !== "hidden" });
  const { shown, page, pages } = toPage(matches, search.page);
  const varied = varyPictures(shown.map(({ hotel }) => hotel));
  const pictures = new Map(varied.map(({ id, picture }) => [id, picture]));
  const isHidden = tier === "hidden";
  const elsewhere =
    snapshot.state === "complete" && unfiltered === 0
      ? await findAlternatives(context, {
          ...dependencies,
          query,
          waitMs: Math.max(0, until - performance.now()),
        })
      : null;
  const { state, askAgainInMs } = elsewhere ?? snapshot;
  return {
    state,
    askAgainInMs,
    hotels: shown.map((match, index) =>
      toHotelSummary(
        { ...match, hotel: varied[index] ?? match.hotel },
        { pricing, tier, nights, now: instant, language, landmark },
      ),
    ),
    total: matches.length,
    unfiltered,
    lifted: countLifted({ filters, total: matches.length }, (left) => match(left).matches.length),
    page,
    pages,
    pins: matches
      .slice(0, hasPins ? maximumPins : 0)
      .map(({ hotel: { id, name, latitude, longitude, picture, ...facts }, total }) => ({
        id,
        name,
        latitude,
        longitude,
        picture: pictures.get(id) ?? picture,
        hotelClass: facts.hotelClass,
        guestScore: facts.guestScore,
        ...(isHidden ? {} : { total: { amount: total, currency: pricing.currency } }),
      })),
    facets: facets.toAnswer({ currency: isHidden ? null : pricing.currency, language }),
    landmarks: landmarks.map((one) => ({ id: one.id, name: toPlaceName(one, language) })),
    alternatives:
      state === "complete" && matches.length === 0
        ? (elsewhere?.found ?? { dates: [], area: null })
        : null,
  };
}

import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel, HotelOffer, HotelParty } from "@/lib/api/contract/hotels";
import { mayReadPrices } from "@/lib/api/contract/roles";
import { comparedMaximum } from "@/lib/comparison/compared-maximum";
import { daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { readStayQuery, stayPlace, toStayQuery } from "@/lib/hotels/stay-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { paths } from "@/lib/paths";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import { toShownPrice } from "@/lib/prices/shown-price";
import { toQueryValues, type Query } from "@/lib/query-values";
import { getSession } from "@/lib/session/get-session";
import { getStayPlace } from "./hotel-visits";
import { getHotel } from "./hotels";
import { tryHotelOffers } from "./stay-rates";
import { readOrInstead } from "./read-or-instead";
import { getResidence } from "./residence";
import { settlesSoon } from "./settles-soon";

/** Then the page is sent complete. */
const worthWaitingMs = 250;

/** What a hotel has for the stay; `offer` is the cheapest, without price rights the first. */
export type ComparedRates =
  | { state: "offered"; offer: HotelOffer; hasBreakfast: boolean }
  | { state: "full" | "failed" };

/** One column. `hotel` is null if there is none by that id, or it can't be loaded. */
export type ComparedHotel = {
  id: string;
  hotel: Hotel | null;
  isGone: boolean;
  /** km, from the searched place; null without one. */
  distance: number | null;
  /** The same page without this hotel. */
  withoutHref: string;
};

async function findRates(
  tenant: string,
  { id, party }: { id: string; party: HotelParty },
): Promise<ComparedRates> {
  const found = await tryHotelOffers(tenant, { id, party });
  if (typeof found === "string") return { state: "failed" };
  const [offer] = found.offers;
  return offer
    ? {
        state: "offered",
        offer,
        hasBreakfast: found.offers.some(({ board }) => board !== "room_only"),
      }
    : { state: "full" };
}

/**
 * Up to three hotels for the search in the URL. `rates`, by id, may still be pending; `isWhole` if
 * they are loaded or the URL asks to wait for them.
 */
export async function getHotelComparison(
  agency: Agency,
  { query, now = new Date() }: { query: Query; now?: Date },
) {
  const { subdomain: tenant, defaultLanguage } = agency;
  const chosenIds = [...new Set(toQueryValues(query)("id").filter((id) => id !== ""))];
  const ids = chosenIds.slice(0, comparedMaximum);
  const [session, locale, residenceDefault, where, hotels] = await Promise.all([
    getSession(tenant),
    getLanguage(),
    getResidence(agency),
    getStayPlace(tenant, query),
    Promise.all(
      ids.map((id) => readOrInstead("compared hotel", () => getHotel(tenant, id), undefined)),
    ),
  ]);
  // What is past at one of them can't be compared.
  const today = hotels
    .flatMap((hotel) => (hotel ? toLocalDate(now, hotel.timeZone) : []))
    .reduce((latest, date) => (date > latest ? date : latest), toEarliestToday(now));
  const search = { ...readStayQuery(query, { today, residence: residenceDefault }), ...where };
  const { place, stay, rooms, residence, problems } = search;
  const party: HotelParty = { stay, rooms, residence };
  const stayQuery = toStayQuery(search);
  const prefix = pathPrefix(locale, defaultLanguage);
  const differences = query.differences === "1";
  const toHref = (
    shown: readonly string[],
    { onlyDifferences = differences }: { onlyDifferences?: boolean } = {},
  ) =>
    `${prefix}${paths.compareHotels({
      id: shown,
      ...stayQuery,
      differences: onlyDifferences ? 1 : undefined,
    })}`;
  const here = toHref(ids);
  const columns = ids.map((id, index): ComparedHotel => {
    const hotel = hotels[index];
    return {
      id,
      hotel: hotel ?? null,
      isGone: hotel === null,
      distance: hotel && place ? distanceKm(hotel, place) : null,
      withoutHref: toHref(ids.filter((other) => other !== id)),
    };
  });
  const rates = Promise.all(
    columns.map(async ({ id, hotel }) =>
      hotel ? ([id, await findRates(tenant, { id, party })] as const) : null,
    ),
  ).then((all): ReadonlyMap<string, ComparedRates> => new Map(all.filter((each) => each !== null)));
  const showsPrices = mayReadPrices(session, agency);
  return {
    columns,
    rates,
    isWhole: query.whole === "1" || (await settlesSoon(rates, worthWaitingMs)),
    wholeHref: `${here}&whole=1`,
    hasTooMany: chosenIds.length > comparedMaximum,
    problems,
    today,
    form: {
      action: `${prefix}${paths.compareHotels()}`,
      hidden: {
        id: ids,
        ...stayPlace.write(search),
        residence,
        differences: differences ? 1 : undefined,
      },
    },
    view: {
      party,
      nights: daysBetween(stay.start, stay.end),
      now,
      prefix,
      placeName: place?.name ?? null,
      showsPrices,
      priceCall: showsPrices ? null : resolvePriceCall(agency, { prefix, here }),
      onlyDifferences: differences,
      switchHref: toHref(ids, { onlyDifferences: !differences }),
      backHref: place
        ? `${prefix}${paths.search("hotels", stayQuery)}`
        : `${prefix}${paths.book("hotels")}`,
      toHotelHref: (id: string, rate: ComparedRates | undefined) =>
        `${prefix}${paths.offer("hotels", {
          ...stayQuery,
          id,
          shown:
            rate?.state === "offered" && rate.offer.price
              ? toShownPrice(rate.offer.price.total)
              : undefined,
        })}`,
    },
  };
}
export type ComparisonView = Awaited<ReturnType<typeof getHotelComparison>>["view"];

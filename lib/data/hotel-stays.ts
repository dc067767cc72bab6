import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { getLanguage } from "@/lib/i18n/get-language";
import { resolveLogInHref } from "@/lib/prices/resolve-log-in-href";
import { readShownPrice, toShownPrice } from "@/lib/prices/shown-price";
import { readRateTraits, toRateTraitsQuery } from "@/lib/hotels/rate-traits";
import { readRoomChoice, toRoomChoiceQuery } from "@/lib/hotels/room-choice";
import { readStayQuery, toStayQuery } from "@/lib/hotels/stay-query";
import { toSearchText } from "@/lib/hotels/to-search-text";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import type { Query, QueryInput } from "@/lib/query-values";
import { getSession } from "@/lib/session/get-session";
import { getResidence } from "./residence";
import { settlesSoon } from "./settles-soon";
import { listStayRates } from "./stay-rates";

/**
 * If the rates arrive sooner, the page is sent complete: nothing flashes, and nothing is missing
 * without scripts.
 */
const worthWaitingMs = 250;

/** The value of `rates` with which a page has those that are folded away, too. */
const allRates = "all";

/** Reads a stay like `lib/hotels/stay-query`, by the hotel's local day, and the viewer. */
async function readVisitedStay(
  agency: Agency,
  { hotel, query, now }: { hotel: Hotel; query: Query; now: Date },
) {
  const today = toLocalDate(now, hotel.timeZone);
  return { today, ...readStayQuery(query, { today, residence: await getResidence(agency) }) };
}

/**
 * A hotel for the stay in the URL, with what its page needs. `rates` may still be pending;
 * `isWhole` if they are loaded or the URL asks to wait for them.
 */
export async function getHotelStay(
  agency: Agency,
  { hotel, query, now = new Date() }: { hotel: Hotel; query: Query; now?: Date },
) {
  const { subdomain: tenant, contactEmailId, contactPhoneNumber, defaultLanguage } = agency;
  const [session, locale, asked] = await Promise.all([
    getSession(tenant),
    getLanguage(),
    readVisitedStay(agency, { hotel, query, now }),
  ]);
  const { stay, rooms, residence, place, placeName, problems, today } = asked;
  const party: HotelParty = { stay, rooms, residence };
  const choice = readRoomChoice(query, { rooms: rooms.length });
  const rates = listStayRates(tenant, { id: hotel.id, party, choice });
  const prefix = pathPrefix(locale, defaultLanguage);
  const shown = readShownPrice(query.shown);
  const around = { place, placeName, stay, rooms, residence };
  const traits = readRateTraits(query);
  const toHref = (more: QueryInput = {}) =>
    `${prefix}${paths.hotelStay({ ...toStayQuery(around), id: hotel.id, shown: shown ? toShownPrice(shown) : undefined, ...more })}`;
  const clearHref = toHref();
  const traitsQuery = toRateTraitsQuery(traits);
  const here = toHref({ ...(choice && toRoomChoiceQuery(choice)), ...traitsQuery });
  const wholeHref = `${here}&whole=1`;
  const areaPath = paths.hotelSearch(
    toStayQuery({
      ...around,
      place: place ?? { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude },
    }),
  );
  return {
    rates,
    isWhole: query.whole === "1" || (await settlesSoon(rates, worthWaitingMs)),
    shown,
    today,
    problems,
    searchText: toSearchText(around),
    areaPath,
    areaHref: `${prefix}${areaPath}`,
    wholeHref,
    reviewsHref: `${prefix}${paths.hotelReviews({ id: hotel.id, ...toStayQuery(around) })}`,
    stayHref: (other: HotelParty["stay"]) =>
      `${prefix}${paths.hotelStay({ ...toStayQuery({ ...around, stay: other }), id: hotel.id })}`,
    form: {
      action: `${prefix}${paths.hotelStay({ id: "" }).split("?")[0]}`,
      hidden: {
        id: hotel.id,
        place: place?.name ?? (placeName || undefined),
        placeLat: place?.latitude,
        placeLong: place?.longitude,
        residence,
      },
    },
    view: {
      hotelId: hotel.id,
      hotelName: hotel.name,
      party,
      nights: daysBetween(stay.start, stay.end),
      now,
      prefix,
      here,
      traits,
      clearHref,
      isUnfolded: query.rates === allRates,
      unfoldedHref: `${wholeHref}&rates=${allRates}`,
      choice,
      alikeHref: `${toHref(traitsQuery)}#rooms`,
      eachHref: `${toHref({ ...toRoomChoiceQuery(choice ?? []), ...traitsQuery })}#rooms`,
      logInHref: session ? null : resolveLogInHref(agency, { prefix, here }),
      contact: { email: contactEmailId || null, phone: contactPhoneNumber || null },
    },
  };
}

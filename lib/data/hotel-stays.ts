import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { readRateTraits, toRateTraitsQuery } from "@/lib/hotels/rate-traits";
import { readRoomChoice, toRoomChoiceQuery } from "@/lib/hotels/room-choice";
import { readStayQuery, stayPlace, toStayQuery } from "@/lib/hotels/stay-query";
import { paths } from "@/lib/paths";
import type { Query, QueryInput } from "@/lib/query-values";
import { getStayPlace } from "./hotel-visits";
import { getOfferVisit, isWhole, toWholeHref } from "./offer-visit";
import { getResidence } from "./residence";
import { listStayRates } from "./stay-rates";

/** The value of `rates` with which a page has those that are folded away, too. */
const allRates = "all";

/** Reads a stay like `lib/hotels/stay-query`, by the hotel's local day, and the viewer. */
async function readVisitedStay(
  agency: Agency,
  { hotel, query, now }: { hotel: Hotel; query: Query; now: Date },
) {
  const today = toLocalDate(now, hotel.timeZone);
  const [residence, where] = await Promise.all([
    getResidence(agency),
    getStayPlace(agency.subdomain, query),
  ]);
  return { today, ...readStayQuery(query, { today, residence }), ...where };
}

/**
 * A hotel for the stay in the URL, with what its page needs. `rates` may still be pending;
 * `isWhole` if they are loaded or the URL asks to wait for them.
 */
export async function getHotelStay(
  agency: Agency,
  { hotel, query, now = new Date() }: { hotel: Hotel; query: Query; now?: Date },
) {
  const { subdomain: tenant } = agency;
  const [{ prefix, shown, shownText, toView }, asked] = await Promise.all([
    getOfferVisit(agency, { query, now }),
    readVisitedStay(agency, { hotel, query, now }),
  ]);
  const { stay, rooms, residence, place, placeName, placeId, problems, today } = asked;
  const party: HotelParty = { stay, rooms, residence };
  const choice = readRoomChoice(query, { rooms: rooms.length });
  const rates = listStayRates(tenant, { id: hotel.id, party, choice });
  const around = { place, placeName, placeId, stay, rooms, residence };
  const traits = readRateTraits(query);
  const toHref = (more: QueryInput = {}) =>
    `${prefix}${paths.offer("hotels", { ...toStayQuery(around), id: hotel.id, shown: shownText, ...more })}`;
  const clearHref = toHref();
  const traitsQuery = toRateTraitsQuery(traits);
  const here = toHref({ ...(choice && toRoomChoiceQuery(choice)), ...traitsQuery });
  const wholeHref = toWholeHref(here);
  const areaPath = paths.search(
    "hotels",
    toStayQuery({
      ...around,
      place: place ?? { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude },
    }),
  );
  return {
    rates,
    isWhole: await isWhole(query, rates),
    shown,
    today,
    problems,
    areaPath,
    areaHref: `${prefix}${areaPath}`,
    wholeHref,
    reviewsHref: `${prefix}${paths.hotelReviews({ id: hotel.id, ...toStayQuery(around) })}`,
    stayHref: (other: HotelParty["stay"]) =>
      `${prefix}${paths.offer("hotels", { ...toStayQuery({ ...around, stay: other }), id: hotel.id })}`,
    form: {
      action: `${prefix}${paths.offer("hotels", { id: "" }).split("?")[0]}`,
      hidden: {
        id: hotel.id,
        ...stayPlace.write(around),
        placeId: undefined,
        residence,
      },
    },
    view: {
      ...toView(here),
      hotelId: hotel.id,
      hotelName: hotel.name,
      party,
      nights: daysBetween(stay.start, stay.end),
      traits,
      clearHref,
      isUnfolded: query.rates === allRates,
      unfoldedHref: `${wholeHref}&rates=${allRates}`,
      choice,
      alikeHref: `${toHref(traitsQuery)}#rooms`,
      eachHref: `${toHref({ ...toRoomChoiceQuery(choice ?? []), ...traitsQuery })}#rooms`,
    },
  };
}

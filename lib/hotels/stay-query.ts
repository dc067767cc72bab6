import countryToCurrency from "country-to-currency";
import type { HotelSearch, Room } from "@/lib/api/contract/hotels";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { readPoint } from "@/lib/maps/read-point";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readParty, toRoomText, type PartyProblem } from "./read-party";

type Stay = HotelSearch["stay"];

/** What of a query couldn't be used; the page says what was used instead. */
export type StayProblem = "stay" | "residence" | PartyProblem;

export type StayQuery = {
  /** Null without coordinates: then `placeName`, if any, has to be looked up. */
  place: HotelSearch["place"] | null;
  placeName: string;
  stay: Stay;
  rooms: Room[];
  /** Country the guests live in. */
  residence: string;
  problems: StayProblem[];
};

const usual = { ahead: 14, nights: 2 };

/**
 * As asked for where it can be had, else as near to it as can be; without dates a weekend's length
 * in two weeks.
 */
function readStay(
  [checkIn]: readonly string[],
  [checkOut]: readonly string[],
  today: string,
): { stay: Stay; isWrong: boolean } {
  const usualStart = addDays(today, usual.ahead);
  if (!checkIn && !checkOut)
    return { stay: { start: usualStart, end: addDays(usualStart, usual.nights) }, isWrong: false };
  const isStartKept =
    isCalendarDate(checkIn) &&
    checkIn >= today &&
    checkIn <= addDays(today, maximumDaysAhead.offered);
  const start = isStartKept ? checkIn : usualStart;
  const asked =
    isCalendarDate(checkIn) && isCalendarDate(checkOut)
      ? daysBetween(checkIn, checkOut)
      : usual.nights;
  const nights = asked < 1 ? usual.nights : Math.min(asked, maximumNights);
  const stay = { start, end: addDays(start, nights) };
  return { stay, isWrong: !isStartKept || (Boolean(checkOut) && stay.end !== checkOut) };
}

/** Ids of places that aren't a hotel's begin like this (auto-suggest). */
const isHotelId = (id: string | undefined): id is string =>
  id !== undefined && /^[\w.~-]{1,120}$/.test(id) && !/^(?:city|airport)-/.test(id);

/**
 * A stay as the search forms, the results and the links of deals write it. Whatever comes in, what
 * comes out can be asked for: wrong and past values give way to sensible ones and are named in
 * `problems`.
 * @param today the date at the agency, or at the hotel where one is chosen
 * @param residence for who doesn't say where they live
 */
export function readStayQuery(
  query: Query,
  { today, residence }: { today: string; residence: string },
): StayQuery {
  const values = toQueryValues(query);
  const text = (key: string) => values(key)[0]?.trim().slice(0, 200) ?? "";
  const placeName = text("place");
  const point = readPoint(values("placeLat")[0], values("placeLong")[0]);
  // Without script a form still has the coordinates of the last place when another name is written
  // over it.
  const isSamePlace = query.placeFor === undefined || text("placeFor") === placeName;
  const [id] = values("placeId");
  const { stay, isWrong } = readStay(values("checkIn"), values("checkOut"), today);
  const party = readParty(values);
  const asked = text("residence");
  const isCountry = Object.hasOwn(countryToCurrency, asked);
  return {
    place:
      placeName && isSamePlace && point
        ? { name: placeName, ...point, ...(isHotelId(id) ? { hotelId: id } : {}) }
        : null,
    placeName,
    stay,
    rooms: party.rooms,
    residence: isCountry ? asked : residence,
    problems: [
      ...(isWrong ? (["stay"] as const) : []),
      ...party.problems,
      ...(asked && !isCountry ? (["residence"] as const) : []),
    ],
  };
}

/** The query of `paths.hotelStay` and, for a search that nobody filtered, `paths.hotelSearch`. */
export const toStayQuery = ({
  place,
  placeName,
  stay,
  rooms,
  residence,
}: Pick<StayQuery, "place" | "stay" | "rooms" | "residence"> & {
  placeName?: string;
}): QueryInput => ({
  place: place?.name ?? (placeName || undefined),
  placeId: place?.hotelId,
  placeLat: place?.latitude,
  placeLong: place?.longitude,
  checkIn: stay.start,
  checkOut: stay.end,
  room: rooms.map(toRoomText),
  residence,
});

import countryToCurrency from "country-to-currency";
import type { HotelSearch, Room } from "@/lib/api/contract/hotels";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readPlace } from "@/lib/results/read-place";
import { readParty, toRoomText, type PartyProblem } from "./read-party";

type Stay = HotelSearch["stay"];

/** A part of the query that couldn't be used; the page tells what was used instead. */
export type StayProblem = "stay" | "residence" | PartyProblem;

export type StayQuery = {
  /** Null without coordinates: `placeName`, if any, must then be looked up. */
  place: HotelSearch["place"] | null;
  placeName: string;
  stay: Stay;
  rooms: Room[];
  /** The country the guests live in. */
  residence: string;
  problems: StayProblem[];
};

const usual = { ahead: 14, nights: 2 };

/**
 * The requested stay, or the closest valid one; without dates two nights in two weeks.
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
    isCalendarDate(checkIn) && checkIn >= today && checkIn <= addDays(today, maximumDaysAhead);
  const start = isStartKept ? checkIn : usualStart;
  const asked =
    isCalendarDate(checkIn) && isCalendarDate(checkOut)
      ? daysBetween(checkIn, checkOut)
      : usual.nights;
  const nights = asked < 1 ? usual.nights : Math.min(asked, maximumNights);
  const stay = { start, end: addDays(start, nights) };
  return { stay, isWrong: !isStartKept || (Boolean(checkOut) && stay.end !== checkOut) };
}

/** Ids of suggested places that are no hotels have these prefixes. */
const isHotelId = (id: string | undefined): id is string =>
  id !== undefined && /^[\w.~-]{1,120}$/.test(id) && !/^(?:city|airport)-/.test(id);

/**
 * Reads a stay as written by search forms, result links and deal links. The answer is always valid:
 * malformed and past values are replaced by sensible ones and named in `problems`.
 * @param today the local date of the hotel, or the earliest anywhere if none is chosen
 * @param residence the default
 */
export function readStayQuery(
  query: Query,
  { today, residence }: { today: string; residence: string },
): StayQuery {
  const values = toQueryValues(query);
  const text = (key: string) => values(key)[0]?.trim().slice(0, 200) ?? "";
  const { name: placeName, place } = readPlace(values, "place");
  const [id] = values("placeId");
  const { stay, isWrong } = readStay(values("checkIn"), values("checkOut"), today);
  const party = readParty(values);
  const asked = text("residence");
  const isCountry = Object.hasOwn(countryToCurrency, asked);
  return {
    place: place && { ...place, ...(isHotelId(id) ? { hotelId: id } : {}) },
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

/** The query of `paths.offer`, and of `paths.search` without filters. */
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

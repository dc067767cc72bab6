import type { HotelSearch, Room } from "@/lib/api/contract/hotels";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { readPlace } from "@/lib/results/read-place";
import { createSearchCodec, residencePart, type SearchPart } from "@/lib/results/search-codec";
import { toPlaceId } from "./place-id";
import { readParty, toRoomText, type PartyProblem } from "./read-party";

type Stay = HotelSearch["stay"];

/** A part of the query that couldn't be used; the page tells what was used instead. */
export type StayProblem = "stay" | "residence" | PartyProblem;

export type StayQuery = {
  /** Null without coordinates: `placeName`, if any, must then be looked up. */
  place: HotelSearch["place"] | null;
  placeName: string;
  /** Of a suggested place that has a name in each language. */
  placeId?: string;
  stay: Stay;
  rooms: Room[];
  /** The country the guests live in. */
  residence: string;
  problems: StayProblem[];
};

const usual = { ahead: 14, nights: 2 };

/** The requested stay, or the closest valid one; without dates two nights in two weeks. */
function readStay(
  [checkIn]: readonly string[],
  [checkOut]: readonly string[],
  today: string,
): { stay: Stay; problems: "stay"[] } {
  const usualStart = addDays(today, usual.ahead);
  if (!checkIn && !checkOut)
    return { stay: { start: usualStart, end: addDays(usualStart, usual.nights) }, problems: [] };
  const isStartKept =
    isCalendarDate(checkIn) && checkIn >= today && checkIn <= addDays(today, maximumDaysAhead);
  const start = isStartKept ? checkIn : usualStart;
  const asked =
    isCalendarDate(checkIn) && isCalendarDate(checkOut)
      ? daysBetween(checkIn, checkOut)
      : usual.nights;
  const nights = asked < 1 ? usual.nights : Math.min(asked, maximumNights);
  const stay = { start, end: addDays(start, nights) };
  const isWrong = !isStartKept || (Boolean(checkOut) && stay.end !== checkOut);
  return { stay, problems: isWrong ? ["stay"] : [] };
}

/** What the URLs of a stay are written from. */
export type WrittenStay = Pick<StayQuery, "place" | "stay" | "rooms" | "residence"> & {
  placeName?: string;
  placeId?: string | undefined;
};
/** `today`: the local date of the hotel, or the earliest anywhere if none is chosen. */
export type UsualStay = { today: string; residence: string };
type Part = SearchPart<StayQuery, WrittenStay, UsualStay>;

/** Where, also as the hidden fields of a form for the rest. */
export const stayPlace = {
  read: (values) => {
    const { name, place, id } = readPlace(values, "place");
    return {
      place: place && { ...place, ...toPlaceId(values("placeId")[0]) },
      placeName: name,
      ...(id && { placeId: id }),
    };
  },
  write: ({ place, placeName, placeId }: Pick<WrittenStay, "place" | "placeName" | "placeId">) => ({
    place: place?.name ?? (placeName || undefined),
    placeId: place ? (place.hotelId ?? place.areaId ?? placeId) : undefined,
    placeLat: place?.latitude,
    placeLong: place?.longitude,
  }),
} satisfies Part;

/** The table of a stay. */
export const stayParts: readonly Part[] = [
  stayPlace,
  {
    read: (values, { today }) => readStay(values("checkIn"), values("checkOut"), today),
    write: ({ stay }) => ({ checkIn: stay.start, checkOut: stay.end }),
  },
  { read: readParty, write: ({ rooms }) => ({ room: rooms.map(toRoomText) }) },
  residencePart,
];

/** The query of `paths.offer`, and of `paths.search` without filters. */
export const { read: readStayQuery, write: toStayQuery } = createSearchCodec(stayParts);

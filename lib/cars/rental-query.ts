import { rentalLimits } from "@/lib/api/contract/car-terms";
import type { CarSearch, Rental } from "@/lib/api/contract/cars";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { hoursBetween } from "@/lib/dates/local-time";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import type { QueryValues } from "@/lib/query-values";
import { readPlace } from "@/lib/results/read-place";
import { createSearchCodec, residencePart, type SearchPart } from "@/lib/results/search-codec";

type Place = CarSearch["pickUp"];

/**
 * A part of the query that couldn't be used; the page names what was used instead. `dropOff`: an
 * unknown place.
 */
export type RentalProblem = "times" | "age" | "residence" | "dropOff";

export type RentalQuery = Rental & {
  /** Null without coordinates: `pickUpName`, if any, must then be looked up. */
  pickUp: Place | null;
  pickUpName: string;
  /** Of suggested places that have a name in each language. */
  pickUpId?: string;
  dropOffId?: string;
  /** Null where it was picked up, or without coordinates: then `dropOffName` says it. */
  dropOff: Place | null;
  /** "" where it was picked up. */
  dropOffName: string;
  /** What was given for the driver's age; "" for nothing. */
  givenAge: string;
  problems: RentalProblem[];
};

/** Stands in for a missing age: neither a young nor a senior driver's. */
export const assumedDriverAge = 35;

const usual = { ahead: 14, days: 2, time: "10:00" };
const halfHour = /^(?:[01]\d|2[0-3]):(?:00|30)$/;

/**
 * The requested times, or the closest valid ones; without any from 10:00 in two weeks to 10:00 two
 * days later.
 */
function readTimes(
  values: QueryValues,
  today: string,
): Pick<RentalQuery, "pickUpAt" | "dropOffAt" | "problems"> {
  const read = (end: "pickUp" | "dropOff") => {
    const [date, time] = [values(`${end}Date`)[0], values(`${end}Time`)[0]];
    return {
      date: isCalendarDate(date) ? date : null,
      time: time && halfHour.test(time) ? time : usual.time,
      isWrong: Boolean((date && !isCalendarDate(date)) || (time && !halfHour.test(time))),
    };
  };
  const [pickUp, dropOff] = [read("pickUp"), read("dropOff")];
  const isKept =
    pickUp.date !== null && pickUp.date >= today && pickUp.date <= addDays(today, maximumDaysAhead);
  const start = isKept && pickUp.date ? pickUp.date : addDays(today, usual.ahead);
  const asked = pickUp.date && dropOff.date ? daysBetween(pickUp.date, dropOff.date) : usual.days;
  const pickUpAt = `${start}T${pickUp.time}`;
  const end = (days: number, time: string) => `${addDays(start, days)}T${time}`;
  const wanted = end(asked, dropOff.time);
  const hours = hoursBetween(pickUpAt, wanted);
  const dropOffAt =
    hours < rentalLimits.shortest
      ? end(usual.days, pickUp.time)
      : hours > rentalLimits.longest * 24
        ? end(rentalLimits.longest, pickUp.time)
        : wanted;
  const isWrong =
    pickUp.isWrong ||
    dropOff.isWrong ||
    dropOffAt !== wanted ||
    (pickUp.date ? !isKept : dropOff.date !== null);
  return { pickUpAt, dropOffAt, problems: isWrong ? ["times"] : [] };
}

/** Null unless it is an age at which anybody rents a car. */
function readAge(text: string): number | null {
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age >= rentalLimits.youngest && age <= rentalLimits.oldest ? age : null;
}

/** What the URLs of a rental are written from; of a booked one its places have no words. */
type WrittenRental = Rental &
  Pick<RentalQuery, "pickUp" | "dropOff"> &
  Partial<Pick<RentalQuery, "pickUpName" | "pickUpId" | "dropOffName" | "dropOffId">> & {
    problems?: readonly string[];
  };
/** `today`: the earliest anywhere. */
type UsualRental = { today: string; residence: string };
type Part = SearchPart<RentalQuery, WrittenRental, UsualRental>;

/**
 * Where, also as the hidden fields of a form for the rest. Places that are only words stay words.
 */
export const rentalPlaces = {
  read: (values) => {
    const [pickUp, dropOff] = [readPlace(values, "pickUpPlace"), readPlace(values, "dropOffPlace")];
    const isSamePlace =
      dropOff.name === pickUp.name &&
      (!dropOff.place ||
        (dropOff.place.latitude === pickUp.place?.latitude &&
          dropOff.place.longitude === pickUp.place.longitude));
    return {
      pickUp: pickUp.place,
      pickUpName: pickUp.name,
      dropOff: isSamePlace ? null : dropOff.place,
      dropOffName: isSamePlace ? "" : dropOff.name,
      ...(pickUp.id && { pickUpId: pickUp.id }),
      ...(dropOff.id && !isSamePlace && { dropOffId: dropOff.id }),
    };
  },
  write: ({ pickUp, pickUpName, pickUpId, dropOff, dropOffName, dropOffId }: WrittenRental) => ({
    pickUpPlace: pickUp?.name ?? (pickUpName || undefined),
    pickUpPlaceId: pickUp ? pickUpId : undefined,
    pickUpPlaceLat: pickUp?.latitude,
    pickUpPlaceLong: pickUp?.longitude,
    dropOffPlace: dropOff?.name ?? (dropOffName || undefined),
    dropOffPlaceId: dropOff ? dropOffId : undefined,
    dropOffPlaceLat: dropOff?.latitude,
    dropOffPlaceLong: dropOff?.longitude,
  }),
} satisfies Part;

/** The table of a rental. An assumed age isn't written: the next page requests it, too. */
export const rentalParts: readonly Part[] = [
  rentalPlaces,
  {
    read: (values, { today }) => readTimes(values, today),
    write: ({ pickUpAt, dropOffAt }) => ({
      pickUpDate: pickUpAt.slice(0, 10),
      pickUpTime: pickUpAt.slice(11),
      dropOffDate: dropOffAt.slice(0, 10),
      dropOffTime: dropOffAt.slice(11),
    }),
  },
  {
    read(values) {
      const givenAge = values("driverAge")[0]?.trim() ?? "";
      const age = readAge(givenAge);
      return {
        driverAge: age ?? assumedDriverAge,
        givenAge,
        problems: age === null ? ["age"] : [],
      };
    },
    write: ({ driverAge, problems }) => ({
      driverAge: problems?.includes("age") ? undefined : driverAge,
    }),
  },
  residencePart,
];

/** The query of `paths.offer`, and of `paths.search` without filters. */
export const { read: readRentalQuery, write: toRentalQuery } = createSearchCodec(rentalParts);

/** The same rental some days later, at the same times. */
export function toLaterRental<R extends Pick<Rental, "pickUpAt" | "dropOffAt">>(
  rental: R,
  days: number,
): R {
  const later = (at: string) => `${addDays(at, days)}${at.slice(10)}`;
  return { ...rental, pickUpAt: later(rental.pickUpAt), dropOffAt: later(rental.dropOffAt) };
}

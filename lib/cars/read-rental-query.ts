import countryToCurrency from "country-to-currency";
import { rentalLimits } from "@/lib/api/contract/car-terms";
import type { CarSearch, Rental } from "@/lib/api/contract/cars";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { hoursBetween } from "@/lib/dates/local-time";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { toQueryValues, type Query, type QueryValues } from "@/lib/query-values";
import { readPlace } from "@/lib/results/read-place";

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
): Pick<Rental, "pickUpAt" | "dropOffAt"> & { isWrong: boolean } {
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
  return {
    pickUpAt,
    dropOffAt,
    isWrong:
      pickUp.isWrong ||
      dropOff.isWrong ||
      dropOffAt !== wanted ||
      (pickUp.date ? !isKept : dropOff.date !== null),
  };
}

/** Null unless it is an age at which anybody rents a car. */
function readAge(text: string): number | null {
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return age >= rentalLimits.youngest && age <= rentalLimits.oldest ? age : null;
}

/**
 * Reads a rental as written by search forms, result links and deal links. The answer is always
 * valid: missing ages and malformed or past values are replaced by sensible ones and named in
 * `problems`.
 * @param today the earliest anywhere
 * @param residence the default
 */
export function readRentalQuery(
  query: Query,
  { today, residence }: { today: string; residence: string },
): RentalQuery {
  const values = toQueryValues(query);
  const [pickUp, dropOff] = [readPlace(values, "pickUpPlace"), readPlace(values, "dropOffPlace")];
  const isSamePlace =
    dropOff.name === pickUp.name &&
    (!dropOff.place ||
      (dropOff.place.latitude === pickUp.place?.latitude &&
        dropOff.place.longitude === pickUp.place.longitude));
  const { isWrong, ...times } = readTimes(values, today);
  const givenAge = values("driverAge")[0]?.trim() ?? "";
  const driverAge = readAge(givenAge);
  const asked = values("residence")[0]?.trim() ?? "";
  const isCountry = Object.hasOwn(countryToCurrency, asked);
  return {
    pickUp: pickUp.place,
    pickUpName: pickUp.name,
    dropOff: isSamePlace ? null : dropOff.place,
    dropOffName: isSamePlace ? "" : dropOff.name,
    ...times,
    driverAge: driverAge ?? assumedDriverAge,
    givenAge,
    residence: isCountry ? asked : residence,
    problems: [
      ...(isWrong ? (["times"] as const) : []),
      ...(driverAge === null ? (["age"] as const) : []),
      ...(asked && !isCountry ? (["residence"] as const) : []),
    ],
  };
}

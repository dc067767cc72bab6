import type { PastSearch, PastSearchInput } from "@/lib/api/contract/past-searches";
import { toRentalQuery } from "@/lib/cars/rental-query";
import { toLaterRental } from "@/lib/cars/to-later-rental";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { toFlightQuery } from "@/lib/flights/flight-query";
import { moveLegs } from "@/lib/flights/flight-question";
import type { FlightTrip } from "@/lib/flights/flight-trips";
import { toStayQuery } from "@/lib/hotels/stay-query";
import { paths } from "@/lib/paths";

type Input<S extends PastSearchInput["service"]> = Extract<PastSearchInput, { service: S }>;

/** Its places, in order, each named once in a row. */
export function listSearchedPlaces(input: PastSearchInput): string[] {
  const names =
    input.service === "hotels"
      ? [input.place.name]
      : input.service === "cars"
        ? [input.pickUp.name, input.dropOff?.name ?? ""]
        : input.legs.flatMap(({ from, to }) => [from.name, to.name]);
  return names.filter((name, index) => name !== "" && name !== names[index - 1]);
}

/** The first and the last day, by the calendar of the place. */
export function toSearchedDays(input: PastSearchInput): { start: string; end: string } {
  if (input.service === "hotels") return input.stay;
  if (input.service === "cars")
    return { start: input.pickUpAt.slice(0, 10), end: input.dropOffAt.slice(0, 10) };
  const dates = input.legs.map(({ date }) => date);
  return { start: dates[0] ?? "", end: dates.at(-1) ?? "" };
}

/** How many travel; of a rental it is the driver. */
export function countSearchedPeople(input: PastSearchInput): number {
  if (input.service === "cars") return 1;
  if (input.service === "flights") return input.adults + input.ages.length;
  return input.rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
}

const toTrip = ({ legs }: Input<"flights">): FlightTrip => {
  const [out, back] = legs;
  if (legs.length === 1) return "oneWay";
  return legs.length === 2 && out?.from.id === back?.to.id && out?.to.id === back?.from.id
    ? "return"
    : "multi";
};

/** The same some days later. */
function move(input: PastSearchInput, days: number): PastSearchInput {
  if (input.service === "flights") return { ...input, legs: moveLegs(input.legs, days) };
  if (input.service === "cars") return toLaterRental(input, days);
  const { start, end } = input.stay;
  return { ...input, stay: { start: addDays(start, days), end: addDays(end, days) } };
}

/**
 * The same search again. If its dates have passed it is moved by whole weeks, to the same days of
 * the week from tomorrow on, and `isMoved` says so.
 * @param today as 2026-12-31, the earliest anywhere
 */
export function toSearchAgain(
  { input }: Pick<PastSearch, "input">,
  { today }: { today: string },
): { input: PastSearchInput; isMoved: boolean } {
  const ago = daysBetween(toSearchedDays(input).start, today);
  if (ago <= 0) return { input, isMoved: false };
  return { input: move(input, 7 * Math.ceil((ago + 1) / 7)), isMoved: true };
}

/** The address of a search, root-relative and without a language. */
export function toSearchPath(input: PastSearchInput): string {
  if (input.service === "hotels") return paths.hotelSearch(toStayQuery(input));
  if (input.service === "cars") return paths.carSearch(toRentalQuery(input));
  return paths.flightSearch(toFlightQuery({ ...input, trip: toTrip(input) }));
}

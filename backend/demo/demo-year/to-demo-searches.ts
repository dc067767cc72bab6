import type { PastSearchInput } from "@/lib/api/contract/past-searches";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs, minuteMs } from "@/lib/dates/durations";
import { addMs, msBetween } from "@/lib/dates/instants";
import { toFlightPlaceName } from "../../past-searches/place-names";
import { toStoredSearch } from "../../past-searches/to-stored-search";
import { listAirports } from "../../reference-data/airports";
import { listCities } from "../../reference-data/cities";
import type { City } from "../../reference-data/place";
import { seededRandom } from "../../suppliers/sandbox/seeded-random";
import type { searches, searchSums } from "../../db/schema/searches";
import { demoParty } from "./create-demo-shop";
import { demoCarAirports, demoCities, demoRoutes } from "./demo-trips";
import type { PlannedBooking } from "./plan-demo-bookings";
import type { DemoBooking } from "./to-demo-booking";
import type { DemoMember } from "./to-demo-desk";

type Row = typeof searches.$inferInsert;
type Sum = typeof searchSums.$inferInsert;
type Desk = { agencyId: string; now: Date };

/** Kept for 90: the oldest of the demo's are still there tomorrow. */
const days = 88;
/** Of those who booked in the end, who looked a week later, too. */
const comparedShare = 0.6;
/** How many there were. */
const found = {
  hotels: { least: 9, most: 14 },
  cars: { least: 60, most: 118 },
  flights: { least: 120, most: 500 },
  activities: { least: 30, most: 110 },
};

const findCity = ([name, countryCode]: (typeof demoCities)[number]) =>
  listCities().find((city) => city.name === name && city.countryCode === countryCode);
const toPlace = ({ name, latitude, longitude }: City) => ({ name, latitude, longitude });
const findAirport = (code: string) => listAirports().find(({ iata }) => iata === code);
const toAirport = (iata: string) => {
  const id = `airport-${iata}`;
  return { id, name: toFlightPlaceName(id) ?? iata };
};

function toInput({ trip, start, end }: PlannedBooking): PastSearchInput | null {
  const { residence, driverAge } = demoParty;
  switch (trip.service) {
    case "hotels": {
      const city = findCity(trip.city);
      if (!city) return null;
      const rooms = [{ adults: trip.adults, childAges: trip.childAges }];
      const place = toPlace(city);
      return { service: "hotels", place, stay: { start, end }, rooms, residence };
    }
    case "cars": {
      const airport = findAirport(trip.airport);
      if (!airport) return null;
      const { latitude, longitude } = airport;
      const name = toFlightPlaceName(`airport-${trip.airport}`) ?? trip.airport;
      return {
        ...{ service: "cars", pickUp: { name, latitude, longitude }, dropOff: null },
        ...{ pickUpAt: `${start}T10:00`, dropOffAt: `${end}T10:00`, driverAge, residence },
      };
    }
    case "flights": {
      const [from, to] = trip.route.map(toAirport);
      if (!from || !to) return null;
      const legs = [
        { from, to, date: start },
        { from: to, to: from, date: end },
      ];
      return { service: "flights", legs, adults: trip.adults, ages: [], cabin: "economy" };
    }
    case "activities": {
      const city = findCity(trip.city);
      if (!city) return null;
      const place = toPlace(city);
      return { service: "activities", place, date: start, dateTo: null };
    }
  }
}

/** What the agency's members searched for before they booked it, in the last weeks. */
export function toDemoSearches(
  made: readonly DemoBooking[],
  { agencyId, members, now }: Desk & { members: ReadonlyMap<string, DemoMember> },
): Row[] {
  const rows = made.flatMap(({ planned, booking }): Row[] => {
    const actor = members.get(planned.seller ?? "");
    if (!actor || msBetween(planned.bookedAt, now) > days * dayMs) return [];
    const random = seededRandom("demo year", "search", planned.number);
    const { least, most } = found[planned.trip.service];
    const [minutes, share, compares, results] = [
      random.between(8, 90),
      random.between(0.6, 1),
      random.next() < comparedShare,
      random.integer(least, most),
    ];
    const later = { start: addDays(planned.start, 7), end: addDays(planned.end, 7) };
    const wishes = [planned, ...(compares ? [{ ...planned, ...later }] : [])];
    return wishes.flatMap((wish, number): Row[] => {
      const input = toInput(wish);
      if (!input) return [];
      const searchedAt = addMs(planned.bookedAt, -Math.floor((minutes + number) * minuteMs));
      return [
        {
          ...{ agencyId, actorId: actor.id, service: input.service, searchedAt, results },
          ...toStoredSearch(input),
          day: toLocalDate(searchedAt, "UTC"),
          cheapest: Math.floor(booking.total * share * (number === 0 ? 1 : 1.04)),
          currency: booking.currency,
        },
      ];
    });
  });
  // The same search again on a day is the same row.
  return [
    ...new Map(rows.map((row) => [`${row.actorId} ${row.fingerprint} ${row.day}`, row])).values(),
  ];
}

/** How often travellers and visitors searched for the demo's places, day by day. */
export function toDemoSearchSums({ agencyId, now }: Desk): Sum[] {
  const cities = demoCities.flatMap((name) => findCity(name) ?? []);
  const places = {
    hotels: cities.map(({ id }) => `city-${id}`),
    activities: cities.map(({ id }) => `city-${id}`),
    cars: demoCarAirports.map((iata) => `airport-${iata}`),
    flights: [...new Set(demoRoutes.map(([, to]) => `airport-${to}`))],
  };
  return Array.from({ length: days }, (_, daysAgo) => {
    const random = seededRandom("demo year", "sums", daysAgo);
    const day = toLocalDate(addMs(now, -daysAgo * dayMs), "UTC");
    return (["hotels", "flights", "cars", "activities"] as const).flatMap((service) =>
      [...new Set([0, 1].map(() => random.integer(0, places[service].length - 1)))].map(
        (place): Sum => ({
          ...{ agencyId, day, service, placeId: places[service][place] ?? "" },
          searches: random.integer(1, 9),
        }),
      ),
    );
  }).flat();
}

import fc from "fast-check";
import { combineLegs, findCheapestTrip, type Trip, type WeighedOption } from "./combine-legs";
import { getSite } from "./airport-sites";
import { listFlights } from "./timetable";

const [from, to] = [getSite("LIS"), getSite("LHR")];
const [flight] = from && to ? listFlights(from, to) : [];
if (!flight) throw new Error("nobody flies to London");

/** An option of one flight, in minutes since 1970. */
const toOption = (
  departs: number,
  minutes: number,
  total: number,
  group: string,
): WeighedOption => ({
  departures: [
    { key: `${departs}`, flight, date: "", day: 0, departs, arrives: departs + minutes },
  ],
  minutes,
  group,
  total,
  weight: minutes + total / 130,
});
const anyOption = fc
  .tuple(
    fc.integer({ min: 0, max: 900 }),
    fc.integer({ min: 50, max: 300 }),
    fc.integer({ min: 5_000, max: 90_000 }),
    fc.constantFrom("partners", "0Y"),
  )
  .map((parts) => toOption(...parts));
/** Legs of one day or of the next ones. */
const anyLegs = fc
  .array(fc.array(anyOption, { maxLength: 7 }), { minLength: 1, maxLength: 3 })
  .map((legs) =>
    legs.map((options, leg) =>
      options.map(({ departures: [first], minutes, total, group }) =>
        toOption((first?.departs ?? 0) + leg * 400, minutes, total, group),
      ),
    ),
  );

const departsOf = (option: WeighedOption) => option.departures[0]?.departs ?? 0;
const fits = (trip: Trip) =>
  trip.every((option, leg) => {
    const before = trip[leg - 1];
    return (
      !before ||
      (before.group === option.group &&
        departsOf(option) - departsOf(before) - before.minutes >= 60)
    );
  });
const totalOf = (trip: Trip) => trip.reduce((sum, { total }) => sum + total, 0);
/** All trips there are, one by one. */
const listAll = (legs: readonly (readonly WeighedOption[])[]): Trip[] =>
  legs
    .reduce<Trip[]>(
      (trips, options) => trips.flatMap((trip) => options.map((option) => [...trip, option])),
      [[]],
    )
    .filter(fits);

test("of a few options all trips that fit are made, and none else; the cheapest is the cheapest", () => {
  fc.assert(
    fc.property(anyLegs, (legs) => {
      const all = listAll(legs);
      const made = combineLegs(legs);
      expect(made.length).toBe(all.length);
      expect(made.filter((trip) => !fits(trip))).toEqual([]);
      const cheapest = findCheapestTrip(legs);
      expect(cheapest && totalOf(cheapest)).toBe(
        all.length > 0 ? Math.min(...all.map(totalOf)) : null,
      );
      if (cheapest) expect(made.some((trip) => totalOf(trip) === totalOf(cheapest))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("of many options five hundred trips are made, and the cheapest is among them however slow", () => {
  const out = Array.from({ length: 200 }, (_, number) =>
    toOption(number, 60 + number, 50_000, "partners"),
  );
  const slow = toOption(10, 2_000, 9_000, "partners");
  const back = out.map(({ departures: [first], ...option }) =>
    toOption((first?.departs ?? 0) + 9_000, option.minutes, 50_000, "partners"),
  );
  const trips = combineLegs([
    [...out, slow],
    [...back, toOption(9_100, 2_500, 8_000, "partners")],
  ]);
  expect(trips).toHaveLength(500);
  expect(new Set(trips.map(([outbound]) => outbound)).size).toBe(60);
  expect(Math.min(...trips.map(totalOf))).toBe(17_000);
});

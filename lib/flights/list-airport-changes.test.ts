import type { FlightAirport, Itinerary } from "@/lib/api/contract/flights";
import { isRoundTrip, listAirportChanges } from "./list-airport-changes";

const places = {
  LIS: [38.77, -9.13],
  LHR: [51.47, -0.46],
  STN: [51.89, 0.26],
  LGW: [51.15, -0.19],
  CDG: [49.01, 2.55],
} as const;
type Iata = keyof typeof places;
const airport = (iata: Iata) =>
  ({ iata, latitude: places[iata][0], longitude: places[iata][1] }) as FlightAirport;
/** Each leg with a stop in Paris. */
const toItinerary = (...legs: [Iata, Iata][]) =>
  ({
    legs: legs.map(([from, to]) => ({
      segments: [
        { from: airport(from), to: airport("CDG") },
        { from: airport("CDG"), to: airport(to) },
      ],
    })),
  }) as Itinerary;
const changesOf = (...legs: [Iata, Iata][]) =>
  listAirportChanges(toItinerary(...legs)).map(({ from, home }) => [from?.iata, home?.iata]);

test.each<[string, [Iata, Iata][], (Iata | undefined)[][]]>([
  [
    "the same airports",
    [
      ["LIS", "LHR"],
      ["LHR", "LIS"],
    ],
    [[], []],
  ],
  [
    "another to leave from",
    [
      ["LIS", "LHR"],
      ["STN", "LIS"],
    ],
    [[], ["STN"]],
  ],
  [
    "another to come home to",
    [
      ["LGW", "LIS"],
      ["LIS", "LHR"],
    ],
    [[], [undefined, "LHR"]],
  ],
  [
    "both",
    [
      ["LGW", "LIS"],
      ["LIS", "STN"],
      ["LHR", "LGW"],
    ],
    [[], [], ["LHR"]],
  ],
  [
    "another city, as asked for",
    [
      ["LIS", "LHR"],
      ["CDG", "LIS"],
    ],
    [[], []],
  ],
  ["one way within a city", [["LGW", "LHR"]], [[]]],
])("%s", (_, legs, changes) => {
  const padded = changes.map(([from, home]) => [from, home]);
  expect(changesOf(...legs)).toEqual(padded);
});

test("a round trip is between two cities, whichever their airports are", () => {
  expect(isRoundTrip(toItinerary(["LIS", "LHR"], ["STN", "LIS"]))).toBe(true);
  expect(isRoundTrip(toItinerary(["LIS", "LHR"], ["CDG", "LIS"]))).toBe(false);
  expect(isRoundTrip(toItinerary(["LIS", "LHR"]))).toBe(false);
});

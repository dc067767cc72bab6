import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Segment } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";
import { toMoment } from "@/lib/dates/to-moment";

const airports = {
  LIS: { city: "Lisbon", zone: "Europe/Lisbon", latitude: 38.78131, longitude: -9.13592 },
  OPO: { city: "Porto", zone: "Europe/Lisbon", latitude: 41.24806, longitude: -8.68139 },
  JFK: { city: "New York", zone: "America/New_York", latitude: 40.63993, longitude: -73.77869 },
  AKL: { city: "Auckland", zone: "Pacific/Auckland", latitude: -37.00806, longitude: 174.79167 },
  HNL: { city: "Honolulu", zone: "Pacific/Honolulu", latitude: 21.32066, longitude: -157.92 },
};
type Airport = keyof typeof airports;
/** By the airport's clock: "LIS 2027-03-12T09:10". */
type Call = `${Airport} ${string}`;

function toCall(call: Call) {
  const [iata, local] = call.split(" ") as [Airport, string];
  const { zone, ...airport } = airports[iata];
  const [date = "", time = ""] = local.split("T");
  return {
    airport: { iata, name: airport.city, countryCode: "XX", ...airport },
    moment: toMoment(date, time, zone),
  };
}

/** A flight from one call to another. */
function toSegment([number, departs, arrives]: [string, Call, Call]): Segment {
  const [from, to] = [toCall(departs), toCall(arrives)];
  return {
    ...{ number, airline: { code: "7X", name: "Meridian Air" }, operatedBy: null, aircraft: null },
    ...{ from: from.airport, to: to.airport, fromTerminal: null, toTerminal: null },
    ...{ departs: from.moment, arrives: to.moment, minutes: 60 },
  };
}

/** The part of booked flights, each a leg of its own, that says where people are. */
export const sampleFlights = (...flights: [string, Call, Call][]) =>
  ({
    service: "flights",
    itinerary: {
      legs: flights.map((flight) => ({ segments: [toSegment(flight)] })),
    },
  }) as unknown as FlightItem;

/** The part of a booked activity that says when it is. */
export const sampleActivity = (title: string, starts: Moment, ends: Moment, isAnyTime = false) =>
  ({
    ...{ service: "activities", starts, ends, isAnyTime },
    product: { title },
  }) as unknown as ActivityItem;

import type { FlightLeg, Itinerary, Segment } from "@/lib/api/contract/flights";
import { listAirports } from "@/backend/reference-data/airports";
import type { Airport } from "@/backend/reference-data/place";
import { daysBetween } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toMoment } from "@/lib/dates/to-moment";
import { toEpochMinute, toMomentAt } from "@/lib/dates/zone-clock";
import { supplierName, toItineraryId, toNumber } from "./duffel-ids";
import type { WireSegment, WireSlice } from "./wire/slices";

const dayMinutes = 1_440;
const nightEnds = 300;
let byIata: ReadonlyMap<string, Airport> | undefined;

/** An airport that the reference data has, too; undefined for others. */
function findAirport(iata: string): Airport | undefined {
  byIata ??= new Map(listAirports().map((airport) => [airport.iata, airport]));
  return byIata.get(iata);
}

type Place = { airport: Segment["from"]; zone: string };

/** Our own names where we have the airport; null where its place or zone is unknown. */
function toPlace(wire: WireSegment["origin"]): Place | null {
  const own = findAirport(wire.iata_code);
  const zone = wire.time_zone ?? own?.timeZone;
  const latitude = own?.latitude ?? wire.latitude;
  const longitude = own?.longitude ?? wire.longitude;
  if (!zone || latitude == null || longitude == null) return null;
  const { iata_code: iata, iata_country_code: countryCode } = wire;
  const name = own?.name ?? wire.name;
  // `||`: a city's name that is missing is empty.
  const city = own?.city || wire.city_name || name;
  return { airport: { iata, name, city, countryCode, latitude, longitude }, zone };
}

/** Minutes of an ISO 8601 duration of days, hours and minutes; null where it can't be read. */
export function toMinutes(duration: string | null | undefined): number | null {
  const [all, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration ?? "") ?? [];
  const total = Number(days) * dayMinutes + Number(hours) * 60 + Number(minutes);
  return all !== undefined && total > 0 ? total : null;
}

const minutesBetween = (start: string, end: string) =>
  msBetween(new Date(start), new Date(end)) / minuteMs;

/** Null for a flight whose airports or times say nothing that can be shown. */
function toSegment(wire: WireSegment): Segment | null {
  const [from, to] = [toPlace(wire.origin), toPlace(wire.destination)];
  const { marketing_carrier: seller, operating_carrier: flown, aircraft } = wire;
  if (!from || !to || !seller.iata_code) return null;
  const [date, time] = [wire.departing_at.slice(0, 10), wire.departing_at.slice(11, 16)];
  const departs = toMoment(date, time, from.zone);
  const lasts = toMinutes(wire.duration);
  const read = toMoment(wire.arriving_at.slice(0, 10), wire.arriving_at.slice(11, 16), to.zone);
  // Of an hour that comes twice only the duration tells which one it is.
  const counted =
    lasts === null ? null : toMomentAt(toEpochMinute(new Date(departs.at)) + lasts, to.zone);
  const arrives = counted?.local === read.local ? counted : read;
  const minutes = minutesBetween(departs.at, arrives.at);
  if (minutes < 1) return null;
  const isOwn = !flown.iata_code || flown.iata_code === seller.iata_code;
  return {
    number: toNumber(wire),
    airline: { code: seller.iata_code, name: seller.name },
    operatedBy: isOwn ? null : { code: flown.iata_code ?? "", name: flown.name },
    aircraft: aircraft?.iata_code ? { code: aircraft.iata_code, name: aircraft.name } : null,
    from: from.airport,
    to: to.airport,
    fromTerminal: wire.origin_terminal ?? null,
    toTerminal: wire.destination_terminal ?? null,
    departs,
    arrives,
    minutes,
  };
}

/** Whether a wait lasts from midnight to five by the local clock. */
function isOvernight(local: string, minutes: number): boolean {
  const clock = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const midnight = Math.ceil(clock / dayMinutes) * dayMinutes;
  return clock + minutes >= midnight + nightEnds;
}

/** Null for a leg that can't be shown whole. */
export function toFlightLeg({ segments: wire }: Pick<WireSlice, "segments">): FlightLeg | null {
  const segments = wire.map(toSegment).filter((segment) => segment !== null);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || segments.length < wire.length) return null;
  const connections = segments.slice(1).flatMap((departing, index) => {
    const arriving = segments[index];
    if (!arriving) return [];
    const minutes = minutesBetween(arriving.arrives.at, departing.departs.at);
    return {
      airport: arriving.to,
      otherAirport: arriving.to.iata === departing.from.iata ? null : departing.from,
      minutes,
      isOvernight: isOvernight(arriving.arrives.local, minutes),
    };
  });
  if (connections.some(({ minutes }) => minutes < 1)) return null;
  return {
    segments,
    minutes: minutesBetween(first.departs.at, last.arrives.at),
    daysLater: daysBetween(first.departs.local, last.arrives.local),
    connections,
  };
}

/** Null for slices that can't be shown, or named by an id. `co2`: kg of one passenger. */
export function toItinerary(slices: readonly WireSlice[], co2: number | null): Itinerary | null {
  const id = toItineraryId(slices);
  const legs = slices.map(toFlightLeg).filter((leg) => leg !== null);
  if (id === null || legs.length < slices.length) return null;
  return { id, supplier: supplierName, legs, co2 };
}

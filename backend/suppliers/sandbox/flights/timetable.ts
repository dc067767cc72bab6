import { distanceKm } from "@/lib/api/contract/distance-km";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { toDateOfDay, toDayNumber, toZonedMinute, weekdayOfDay } from "@/lib/dates/zone-clock";
import { hashText, randomAt } from "../seeded-random";
import { aircraft, type Aircraft } from "./aircraft";
import { airlines, isLowCost, islandAirline, type SandboxAirline } from "./airlines";
import { getSite, islandSite, type AirportSite } from "./airport-sites";
import { getNetwork } from "./network";
import { flightWords, type FlightWord } from "./null-island";

/** A flight of the timetable, on every day that it flies. */
export type Flight = {
  /** Airline's code and number. */
  number: string;
  airline: SandboxAirline;
  operatedBy: SandboxAirline | null;
  from: AirportSite;
  to: AirportSite;
  km: number;
  aircraft: Aircraft;
  /** After midnight, by the clock of where it departs. */
  departs: number;
  minutes: number;
  /** Bits from Monday on, of the local departure. */
  weekdays: number;
  /** Months it flies in; all when null. */
  months: readonly [first: number, last: number] | null;
  seed: number;
  word: FlightWord | null;
};

/** A flight on one day. Instants are minutes since 1970. */
export type Departure = {
  /** `7X214-LISLHR-20270312`: in ids, and what its stock is counted by. */
  key: string;
  flight: Flight;
  date: string;
  day: number;
  departs: number;
  arrives: number;
};

const groundMinutes = 35;
/** Of the speed, straight along a jet stream. */
const windShare = 0.1;
const everyDay = 0b1111111;
const perDayMost = 5;
/** Departures lie between, and arrivals not in the small hours. */
const curfew = { first: 345, last: 1_410, arrivalFrom: 300, arrivalUntil: 1_470 } as const;
/** km from which on a flight may land in the small hours, where it must. */
const overnightKm = 3_500;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The cosine of the heading to the east at the start: 1 due east, −1 due west. */
function eastwardness(from: AirportSite, to: AirportSite): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const east = toRadians(to.longitude - from.longitude);
  const x = Math.sin(east) * Math.cos(b);
  const y = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east);
  const length = Math.hypot(x, y);
  return length === 0 ? 0 : x / length;
}

/** Winds blow to the east between the tropics and the poles. */
export function toBlockMinutes(from: AirportSite, to: AirportSite, km: number, speed: number) {
  const latitude = Math.abs((from.latitude + to.latitude) / 2);
  const jetStream = latitude > 20 && latitude < 70 ? windShare : windShare / 4;
  const ground = speed * (1 + jetStream * eastwardness(from, to));
  return Math.round((groundMinutes + (km / ground) * 60) / 5) * 5;
}

/** How far an airline's nearest hub lies from both ends. */
const detourOf = ({ hubs }: SandboxAirline, from: AirportSite, to: AirportSite): number =>
  Math.min(
    ...hubs.map((hub) => {
      const site = getSite(hub);
      return site ? distanceKm(site, from) + distanceKm(site, to) : Number.POSITIVE_INFINITY;
    }),
  );
const nearestOf = (
  list: readonly SandboxAirline[],
  from: AirportSite,
  to: AirportSite,
): SandboxAirline | undefined =>
  list
    .map((airline) => ({ airline, detour: detourOf(airline, from, to) }))
    .sort((a, b) => a.detour - b.detour)[0]?.airline;

const networkAirlines = airlines.filter((airline) => !isLowCost(airline));
const lowCostAirlines = airlines.filter(isLowCost);
/** km. Low-cost airlines fly no farther, and not far from their bases. */
const lowCostKm = 4_300;
const lowCostBaseKm = 2_200;

/** Who flies between two airports, the same in both directions; one of them sells with others. */
function listCarriers(a: AirportSite, b: AirportSite, km: number, seed: number): SandboxAirline[] {
  const isOwn = ({ hubs }: SandboxAirline) => hubs.includes(a.iata) || hubs.includes(b.iata);
  const own = networkAirlines.filter(isOwn);
  const nearest = own.length > 0 ? undefined : nearestOf(networkAirlines, a, b);
  const cheap = km > lowCostKm ? undefined : nearestOf(lowCostAirlines, a, b);
  const isCheap =
    cheap !== undefined &&
    (isOwn(cheap) ||
      (randomAt(seed, 1) < 0.5 && detourOf(cheap, a, b) - km < lowCostBaseKm && a.isLarge));
  return [...own.slice(0, 3), ...(nearest ? [nearest] : []), ...(isCheap ? [cheap] : [])];
}

/** Flights a day of all airlines together; a fraction where there aren't any on some days. */
function countDaily(a: AirportSite, b: AirportSite, km: number): number {
  const size = Math.log10(a.people) + Math.log10(b.people);
  const home = a.countryCode === b.countryCode ? 1.2 : 0;
  const wanted = (size - 9) * 2 + home - Math.log10(Math.max(km, 400) / 800) * 2;
  return Math.min(14, Math.max(0.45, wanted));
}

/** The usual type for a flight, or one that reaches where it can't. */
function pickAircraft(...flight: Parameters<typeof pickUsual>): Aircraft {
  const usual = pickUsual(...flight);
  const [, { km }] = flight;
  return km <= usual.rangeKm
    ? usual
    : ([aircraft.a321, aircraft.b789].find(({ rangeKm }) => km <= rangeKm) ?? aircraft.a359);
}

function pickUsual(
  airline: SandboxAirline,
  flight: Pick<Flight, "from" | "to" | "km">,
  seed: number,
) {
  const { from, to, km } = flight;
  const chance = randomAt(seed, 4);
  if (isLowCost(airline))
    return chance < 0.5 && km < 6_000 ? aircraft.a320OneClass : aircraft.b737OneClass;
  const smaller = Math.min(from.people, to.people);
  const isBig = from.isLarge && to.isLarge;
  if (km > 6_900 || (isBig && km > 4_300 && chance < 0.75)) {
    if (km > 13_400) return aircraft.a359;
    const wide = [aircraft.b789, aircraft.a359, aircraft.a339, aircraft.b77w] as const;
    const first = airline.hubs[0] === from.iata || airline.hubs[0] === to.iata;
    return first && chance > 0.35 && km < 13_000
      ? aircraft.b77w
      : (wide[Math.floor(randomAt(seed, 5) * wide.length)] ?? aircraft.a359);
  }
  if (km < 700 && smaller < 120_000) return aircraft.atr;
  if (km < 3_000 && (smaller < 60_000 || (chance < 0.2 && km < 1_800))) return aircraft.embraer;
  if (km > 5_300) return aircraft.a321;
  return chance < 0.45 ? aircraft.a320 : chance < 0.7 ? aircraft.b737 : aircraft.a321;
}

/** Without summer time: a timetable is the same all year. */
const standardDay = 20_468;
const toStandardOffset = (zone: string) =>
  standardDay * 1_440 - toZonedMinute(standardDay, 0, zone);

/** Moves a departure to where neither end sleeps, if it can. */
function keepCurfew(
  wanted: number,
  flight: Pick<Flight, "from" | "to" | "km" | "minutes">,
): number {
  const { from, to, km, minutes } = flight;
  const shift = toStandardOffset(to.zone) - toStandardOffset(from.zone);
  const isFine = (departs: number) => {
    if (departs < curfew.first || departs > curfew.last) return false;
    const arrives = (((departs + minutes + shift) % 1_440) + 1_440) % 1_440;
    return arrives >= curfew.arrivalFrom || arrives <= curfew.arrivalUntil - 1_440;
  };
  for (let step = 0; step <= 36; step++)
    for (const sign of [1, -1]) {
      const departs = wanted + sign * step * 30;
      if (isFine(departs)) return departs;
    }
  return km > overnightKm ? wanted : Math.min(curfew.last, Math.max(curfew.first, wanted));
}

/** The first of a day flies daily where there is one a day at all; others now and then don't. */
function toWeekdays(perDay: number, number: number, seed: number): number {
  if (perDay >= 1) {
    if (number === 0 || randomAt(seed, 6) < 0.55) return everyDay;
    return everyDay & ~(1 << Math.floor(randomAt(seed, 7) * 7));
  }
  const days = Math.max(2, Math.round(perDay * 7));
  const first = Math.floor(randomAt(seed, 6) * 7);
  let mask = 0;
  for (let day = 0; day < days; day++) mask |= 1 << ((first + Math.round((day * 7) / days)) % 7);
  return mask;
}

/** Some flights are flown in the summer of where they lead alone. */
const toMonths = (number: number, to: AirportSite, seed: number): Flight["months"] =>
  number === 0 || randomAt(seed, 8) > 0.12 ? null : to.latitude >= 0 ? [4, 10] : [10, 4];

function listFlightsOf(
  airline: SandboxAirline,
  { from, to, km, perDay }: Pick<Flight, "from" | "to" | "km"> & { perDay: number },
): Flight[] {
  const isOut = from.iata < to.iata;
  const pair = isOut ? `${from.iata}${to.iata}` : `${to.iata}${from.iata}`;
  const link = hashText(`flight|${airline.code}|${pair}`);
  const count = Math.min(perDayMost, Math.max(1, Math.round(perDay)));
  const partner = airlines.filter(
    (other) =>
      other !== airline &&
      other.partners !== null &&
      other.partners === airline.partners &&
      (other.hubs.includes(from.iata) || other.hubs.includes(to.iata)),
  )[0];
  return Array.from({ length: count }, (_, number): Flight => {
    const seed = hashText(`${number}|${from.iata}`, link);
    const type = pickAircraft(airline, { from, to, km }, seed);
    const minutes = toBlockMinutes(from, to, km, type.speed);
    const wanted = 375 + ((number + randomAt(seed, 2) * 0.9) / count) * 930;
    const operator =
      partner ??
      airlines.find(
        (other) => other !== airline && other.partners === airline.partners && !isLowCost(other),
      );
    return {
      number: `${airline.code}${100 + (link % 890) * 10 + number * 2 + (isOut ? 0 : 1)}`,
      airline,
      operatedBy: !isLowCost(airline) && randomAt(seed, 3) < 0.14 ? (operator ?? null) : null,
      from,
      to,
      km,
      aircraft: type,
      departs: keepCurfew(Math.round(wanted / 5) * 5, { from, to, km, minutes }),
      minutes,
      weekdays: toWeekdays(perDay, number, seed),
      months: toMonths(number, to, seed),
      seed,
      word: null,
    };
  });
}

/** One a day to and from any airport for each word; Null Island has no night curfew. */
const listIslandFlights = (from: AirportSite, to: AirportSite): Flight[] => {
  const km = distanceKm(from, to);
  return flightWords.map((word, number) => ({
    number: `${islandAirline.code}${number + 1}`,
    airline: islandAirline,
    operatedBy: null,
    from,
    to,
    km,
    aircraft: aircraft.a359,
    departs: 600 + number * 5,
    minutes: toBlockMinutes(from, to, km, aircraft.a359.speed),
    weekdays: everyDay,
    months: null,
    seed: hashText(`flight|null-island|${word}`),
    word,
  }));
};

const known = new Map<string, readonly Flight[]>();
/** Links whose timetable is kept; one is about a kilobyte. */
const keptLinks = 20_000;

/** All flights from one airport to another, on any day; none without a link. */
export function listFlights(from: AirportSite, to: AirportSite): readonly Flight[] {
  if (from === to) return [];
  const key = from.iata + to.iata;
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= keptLinks) known.clear();
  const flights = createFlights(from, to);
  known.set(key, flights);
  return flights;
}

function createFlights(from: AirportSite, to: AirportSite): readonly Flight[] {
  if (from === islandSite || to === islandSite) return listIslandFlights(from, to);
  if (!getNetwork().isLinked(from, to)) return [];
  const km = distanceKm(from, to);
  const [a, b] = from.iata < to.iata ? [from, to] : [to, from];
  const carriers = listCarriers(a, b, km, hashText(`link|${a.iata}|${b.iata}`));
  const perDay = countDaily(a, b, km) / carriers.length;
  return carriers.flatMap((airline) => listFlightsOf(airline, { from, to, km, perDay }));
}

/** A flight on a day of where it departs; null when it doesn't fly then. */
export function toDeparture(flight: Flight, day: number): Departure | null {
  if ((flight.weekdays & (1 << weekdayOfDay(day))) === 0) return null;
  const date = toDateOfDay(day);
  if (flight.months) {
    const [first, last] = flight.months;
    const month = Number(date.slice(5, 7));
    if (first <= last ? month < first || month > last : month < first && month > last) return null;
  }
  const departs = toZonedMinute(day, flight.departs, flight.from.zone);
  return {
    key: `${flight.number}-${flight.from.iata}${flight.to.iata}-${date.replaceAll("-", "")}`,
    flight,
    date,
    day,
    departs,
    arrives: departs + flight.minutes,
  };
}

/** Departures of links and days, each worked out once: for one search, or a week of them. */
export function createTimetable() {
  const lists = new Map<string, readonly Departure[]>();
  return {
    /** In the order of their departure. */
    list(from: AirportSite, to: AirportSite, day: number): readonly Departure[] {
      const key = `${from.iata}${to.iata}${day}`;
      const kept = lists.get(key);
      if (kept) return kept;
      const departures = listFlights(from, to)
        .flatMap((flight) => toDeparture(flight, day) ?? [])
        .sort((a, b) => a.departs - b.departs);
      lists.set(key, departures);
      return departures;
    },
  };
}
export type Timetable = ReturnType<typeof createTimetable>;

/** Of this century: later dates have years of more than four digits before long. */
const keyPattern = /^([A-Z0-9]{2}\d{1,4})-([A-Z]{3})([A-Z]{3})-(20\d\d)(\d\d)(\d\d)$/;

/** The departure of a key; null unless there is one. */
export function parseDepartureKey(key: string): Departure | null {
  const [, number, fromIata = "", toIata = "", ...date] = keyPattern.exec(key) ?? [];
  const [from, to] = [getSite(fromIata), getSite(toIata)];
  const flight = from && to && listFlights(from, to).find((each) => each.number === number);
  if (!flight || !isCalendarDate(date.join("-"))) return null;
  const departure = toDeparture(flight, toDayNumber(date.join("-")));
  return departure?.key === key ? departure : null;
}

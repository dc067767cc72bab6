import {
  cabins,
  fareAges,
  flightLimits,
  flightPlacePattern,
  type Cabin,
} from "@/lib/api/contract/flight-terms";
import { addDays, isCalendarDate } from "@/lib/dates/calendar-date";
import { toEarliestDate } from "./earliest-date";
import type { FlightTrip } from "./flight-trips";
import { toQueryValues, type Query, type QueryValues } from "@/lib/query-values";

/**
 * Where a leg begins or ends. `id` is null for words that must be looked up; `timeZone` is there
 * once they were.
 */
export type FlightPlace = { id: string | null; name: string; timeZone?: string | undefined };
export type FlightQueryLeg = { from: FlightPlace; to: FlightPlace; date: string };

/**
 * A part of the query that couldn't be used; the page names what was used instead. party: too many
 * for one order, more infants than adults, or none of 18 · ages: there are children without one.
 */
export type FlightProblem = "dates" | "cabin" | "party" | "ages";

export type FlightQuery = {
  trip: FlightTrip;
  /** A return's second leg is its first turned round; at least one. */
  legs: FlightQueryLeg[];
  /** From 18 on. */
  adults: number;
  /** Of all under 18, on the date of the last leg. */
  ages: number[];
  /** How many more were counted whose age is missing; only with the problem `ages`. */
  ageless?: { children: number; infants: number };
  cabin: Cabin;
  problems: FlightProblem[];
};

const { seated, legs: mostLegs, youngest, days } = flightLimits;
/** Days from today to a departure without a date, and from there to the next. */
const usual = { ahead: 14, between: 7 };
const anywhere: FlightPlace = { id: null, name: "" };

function toPlace(id: string | undefined, name = ""): FlightPlace {
  const text = name.trim().slice(0, 200);
  return { id: id && flightPlacePattern.test(id) ? id : null, name: text };
}

/** `LIS` and `city-123` as `leg` writes places. */
const readCode = (code: string): FlightPlace =>
  /^[A-Z]{3}$/i.test(code)
    ? { id: `airport-${code.toUpperCase()}`, name: code.toUpperCase() }
    : toPlace(code, code);

const legPattern = /^([A-Za-z]{3}|city-\d{1,9})-([A-Za-z]{3}|city-\d{1,9})-(\d{4}-\d\d-\d\d)$/;

/** Places as the field `name` writes them: once for each leg of several. */
function readPlaces(values: QueryValues, name: string): FlightPlace[] {
  const [ids, names, meant] = [values(`${name}Id`), values(name), values(`${name}For`)];
  return names.map((text, index) => {
    // Without script a form still sends the last id after another place was typed.
    const isSame = meant.length === 0 || meant[index]?.trim() === text.trim();
    return toPlace(isSame ? ids[index] : undefined, text);
  });
}

type AskedLeg = { from: FlightPlace; to: FlightPlace; date: string | undefined };

function readLegs(values: QueryValues): { trip: FlightTrip; legs: AskedLeg[] } {
  const codes = values("leg").flatMap((text) => {
    const [, from, to, date] = legPattern.exec(text.trim()) ?? [];
    return from && to ? [{ from: readCode(from), to: readCode(to), date }] : [];
  });
  if (codes.length > 0)
    return { trip: codes.length > 1 ? "multi" : "oneWay", legs: codes.slice(0, mostLegs) };
  const [from, to] = [readPlaces(values, "from"), readPlaces(values, "to")];
  const dates = values("departure");
  const isFurther = (text: string, index: number) => index > 0 && text.trim() !== "";
  // Rows of the form that were filled in without script count.
  const isMulti =
    values("trip")[0] === "multi" || values("from").some(isFurther) || values("to").some(isFurther);
  // The form's empty rows are no legs.
  const count = isMulti ? Math.min(Math.max(from.length, to.length), mostLegs) : 1;
  const legs = Array.from({ length: count }, (_, index) => ({
    from: from[index] ?? anywhere,
    to: to[index] ?? anywhere,
    date: dates[index],
  })).filter((leg, index) => index === 0 || leg.from.name || leg.to.name);
  if (isMulti && legs.length > 1) return { trip: "multi", legs };
  const first = legs[0] ?? { from: anywhere, to: anywhere, date: undefined };
  const back = values("return")[0];
  if (!back || values("trip")[0] === "oneWay") return { trip: "oneWay", legs: [first] };
  return { trip: "return", legs: [first, { from: first.to, to: first.from, date: back }] };
}

/** Each leg's date, none before the leg ahead of it, as far as calendars go there. */
function readDates(
  legs: readonly AskedLeg[],
  { trip, today }: { trip: FlightTrip; today: string },
) {
  const last = addDays(today, days);
  let isWrong = false;
  let before: string | null = null;
  const dated = legs.map(({ from, to, date }): FlightQueryLeg => {
    const earliest =
      before === null ? today : trip === "multi" ? toEarliestDate(before, today) : before;
    const isKept = isCalendarDate(date) && date >= earliest && date <= last;
    isWrong ||= Boolean(date) && !isKept;
    const instead = before === null ? addDays(today, usual.ahead) : addDays(before, usual.between);
    const used = isKept && date ? date : instead > last ? last : instead;
    before = used;
    return { from, to, date: used };
  });
  return { legs: dated, isWrong };
}

const atMost = (count: number, most: number) => Math.max(Math.min(count, most), 0);

const readCount = (text: string | undefined, usually: number) =>
  text && /^\d{1,2}$/.test(text.trim()) ? Number(text) : usually;

/**
 * `adults` counts who is 12 or older, as airlines do; `age` names everybody under 18, and counts
 * only as far as those go. What is too many for one order is left out, infants first.
 */
function readParty(values: QueryValues) {
  const told = values("age").flatMap((text) => {
    const age = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return age < youngest ? [age] : [];
  });
  const of = (from: number, below: number) => told.filter((age) => age >= from && age < below);
  const named = {
    teens: of(fareAges.adult, youngest),
    children: of(fareAges.child, fareAges.adult),
    infants: of(0, fareAges.child),
  };
  const asked = {
    adults: Math.max(readCount(values("adults")[0], 1 + named.teens.length), 1),
    children: readCount(values("children")[0], named.children.length),
    infants: readCount(values("infants")[0], named.infants.length),
  };
  // At least one of the adults is 18 or older.
  const teens = named.teens.slice(0, asked.adults - 1);
  const children = named.children.slice(0, asked.children);
  const infants = named.infants.slice(0, asked.infants);
  const adults = Math.min(Math.max(asked.adults - teens.length, 1), seated);
  const fitting = [...teens, ...children].slice(0, seated - adults);
  const laps = infants.slice(0, adults);
  // Those for whom there is a seat or a lap.
  const ageless = {
    children: atMost(asked.children - children.length, seated - adults - fitting.length),
    infants: atMost(asked.infants - infants.length, adults - laps.length),
  };
  return {
    adults,
    ages: [...fitting, ...laps],
    ageless: ageless.children + ageless.infants > 0 ? { ageless } : {},
    isWrong:
      (teens.length < named.teens.length && asked.adults === 1) ||
      adults + fitting.length < asked.adults + children.length ||
      asked.adults + asked.children > seated ||
      asked.infants > asked.adults ||
      laps.length < infants.length,
  };
}

/**
 * Reads a flight search as written by search forms and links. The answer is always valid: missing,
 * malformed or past values are replaced by sensible ones and named in `problems`.
 * @param today the earliest anywhere
 */
export function readFlightQuery(query: Query, { today }: { today: string }): FlightQuery {
  const values = toQueryValues(query);
  const { trip, legs: asked } = readLegs(values);
  const { legs, isWrong } = readDates(asked, { trip, today });
  const party = readParty(values);
  const cabin = values("cabin")[0] ?? "";
  const known = cabins.find((each) => each === cabin);
  return {
    trip,
    legs,
    adults: party.adults,
    ages: party.ages,
    ...party.ageless,
    cabin: known ?? "economy",
    problems: [
      ...(isWrong ? (["dates"] as const) : []),
      ...(cabin && !known ? (["cabin"] as const) : []),
      ...(party.isWrong ? (["party"] as const) : []),
      ...("ageless" in party.ageless ? (["ages"] as const) : []),
    ],
  };
}

import { cabins, fareAges, flightLimits, type Cabin } from "@/lib/api/contract/flight-terms";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { QueryValues } from "@/lib/query-values";
import { createSearchCodec, type SearchPart } from "@/lib/results/search-codec";
import { flightLegs } from "./flight-legs";
import type { FlightTrip } from "./flight-trips";

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

const { seated, youngest } = flightLimits;
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
  const isAgeMissing = ageless.children + ageless.infants > 0;
  const isWrong =
    (teens.length < named.teens.length && asked.adults === 1) ||
    adults + fitting.length < asked.adults + children.length ||
    asked.adults + asked.children > seated ||
    asked.infants > asked.adults ||
    laps.length < infants.length;
  return {
    adults,
    ages: [...fitting, ...laps],
    ...(isAgeMissing && { ageless }),
    problems: [...(isWrong ? ["party" as const] : []), ...(isAgeMissing ? ["ages" as const] : [])],
  };
}

export type WrittenFlights = Omit<FlightQuery, "problems">;
/** `today`: the earliest anywhere. */
export type UsualFlights = { today: string };

/** The table of a flight search. */
export const flightParts: readonly SearchPart<FlightQuery, WrittenFlights, UsualFlights>[] = [
  flightLegs,
  {
    read: readParty,
    write({ adults, ages, ageless }) {
      const { counts } = toPassengers({ adults, ages });
      return {
        // 12 and older, as airlines count.
        adults: counts.adult,
        children: counts.child + (ageless?.children ?? 0) || undefined,
        infants: counts.infant + (ageless?.infants ?? 0) || undefined,
        age: ages.map(String),
      };
    },
  },
  {
    read(values) {
      const asked = values("cabin")[0] ?? "";
      const cabin = cabins.find((each) => each === asked);
      return { cabin: cabin ?? "economy", problems: asked && !cabin ? ["cabin"] : [] };
    },
    write: ({ cabin }) => ({ cabin: cabin === "economy" ? undefined : cabin }),
  },
];

/** The query of `paths.search` and `paths.offer`, without filters and defaults. */
export const { read: readFlightQuery, write: toFlightQuery } = createSearchCodec(flightParts);

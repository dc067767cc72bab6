import type { FlightLeg, ItinerarySummary } from "@/lib/api/contract/flights";
import type { Price } from "@/lib/api/contract/prices";
import { pick } from "@/lib/pick";
import { listAirportChanges, type AirportChange } from "./list-airport-changes";
import { toAirportName } from "./to-airport-name";

/** An end of a leg; `time` is HH:MM by the clock there. */
type CardStop = { airport: string; city: string; time: string };

export type CardLeg = {
  from: CardStop;
  to: CardStop;
  minutes: number;
  daysLater: number;
  /** Who sells it, each once. */
  airlines: { code: string; name: string }[];
  /** Who flies it for them. */
  operators: string[];
  connections: {
    airport: string;
    city: string;
    minutes: number;
    isOvernight: boolean;
    /** Where it takes off again, if that is another airport. */
    otherAirport: string | null;
  }[];
  /** By name, where the airports of a city change between legs: see `AirportChange`. */
  otherFrom?: string;
  otherHome?: string;
};

/** What a card of the results shows of an itinerary with its fare. */
export type CardFlight = Pick<ItinerarySummary, "co2" | "addedBags"> & {
  legs: CardLeg[];
  isOnOneTicket: boolean;
  /** Of an outbound: how many ways back there are. */
  returns?: number;
  fare: Pick<ItinerarySummary["fare"], "change" | "refund" | "seatsLeft" | "cabin"> & {
    brand: string;
    bags: { cabin: number; checked: number };
    canPayLater: boolean;
    price?: Pick<Price, "total" | "unit" | "reference" | "agent">;
  };
};

const timeOf = (local: string) => local.slice(11);

/** None of a leg without flights. */
export function toCardLeg(
  { segments, minutes, daysLater, connections }: FlightLeg,
  change?: AirportChange,
): CardLeg[] {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return [];
  const airlines = new Map(segments.map(({ airline }) => [airline.code, airline.name]));
  return [
    {
      from: { airport: first.from.iata, city: first.from.city, time: timeOf(first.departs.local) },
      to: { airport: last.to.iata, city: last.to.city, time: timeOf(last.arrives.local) },
      minutes,
      daysLater,
      airlines: [...airlines].map(([code, name]) => ({ code, name })),
      operators: [...new Set(segments.flatMap(({ operatedBy }) => operatedBy?.name ?? []))],
      connections: connections.map(({ airport, otherAirport, minutes: wait, isOvernight }) => ({
        airport: airport.iata,
        city: airport.city,
        minutes: wait,
        isOvernight,
        otherAirport: otherAirport?.iata ?? null,
      })),
      ...(change?.from && { otherFrom: toAirportName(change.from) }),
      ...(change?.home && { otherHome: toAirportName(change.home) }),
    },
  ];
}

/** The legs of flights as cards show them; `only` one of them, where that is given. */
export function toCardLegs(
  { legs }: Pick<ItinerarySummary, "legs">,
  only: number | null = null,
): CardLeg[] {
  const changes = listAirportChanges({ legs });
  return legs.flatMap((leg, index) =>
    only === null || only === index ? toCardLeg(leg, changes[index]) : [],
  );
}

/**
 * Without what no card shows: all of it is in the page's data, once for each card. `leg`: the only
 * one that is shown. What hangs on the way back isn't said of an outbound.
 */
export function toCardFlight(
  { legs, co2, addedBags, fare, outbound }: ItinerarySummary,
  leg: number | null = null,
): CardFlight {
  const { brand, bags, payLaterUntil, price } = fare;
  return {
    legs: toCardLegs({ legs }, leg),
    isOnOneTicket: legs.length > 1 || legs.some(({ connections }) => connections.length > 0),
    co2: outbound ? null : co2,
    addedBags,
    ...(outbound && { returns: outbound.pairs }),
    fare: {
      ...pick(fare, ["change", "refund", "cabin"]),
      seatsLeft: outbound ? null : fare.seatsLeft,
      brand: brand.name,
      bags: pick(bags, ["cabin", "checked"]),
      canPayLater: payLaterUntil !== null,
      ...(price && { price: pick(price, ["total", "unit", "reference", "agent"]) }),
    },
  };
}

import type { FlightParty, FlightAirport, FlightLeg, Segment } from "@/lib/api/contract/flights";
import { msBetween } from "@/lib/dates/instants";
import { minuteMs } from "@/lib/dates/durations";
import { daysBetween } from "@/lib/dates/calendar-date";
import { toMoment } from "@/lib/dates/to-moment";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { addToNetPrice } from "../flights/with-bags";
import { SupplierError } from "../ports/booking-supplier";
import type { FlightBookingSupplier, FoundItinerary, SupplierFare } from "../ports/flight-supplier";

const airports = {
  LIS: { city: "Lisbon", countryCode: "PT", zone: "Europe/Lisbon" },
  LHR: { city: "London", countryCode: "GB", zone: "Europe/London" },
  CDG: { city: "Paris", countryCode: "FR", zone: "Europe/Paris" },
} as const;
type Iata = keyof typeof airports;

const toAirport = (iata: Iata): FlightAirport => ({
  iata,
  name: `${airports[iata].city} Airport`,
  city: airports[iata].city,
  countryCode: airports[iata].countryCode,
  latitude: 40,
  longitude: -3,
});

/** One flight: `departs` and `arrives` as YYYY-MM-DDTHH:MM by the clocks there. */
export function fakeSegment(
  number: string,
  { from, to, departs, arrives }: { from: Iata; to: Iata; departs: string; arrives: string },
): Segment {
  const at = (iata: Iata, local: string) =>
    toMoment(local.slice(0, 10), local.slice(11), airports[iata].zone);
  const [start, end] = [at(from, departs), at(to, arrives)];
  return {
    number,
    airline: { code: number.slice(0, 2), name: `Airline ${number.slice(0, 2)}` },
    operatedBy: null,
    aircraft: { code: "320", name: "Airbus A320" },
    from: toAirport(from),
    to: toAirport(to),
    fromTerminal: null,
    toTerminal: "2",
    departs: start,
    arrives: end,
    minutes: msBetween(new Date(start.at), new Date(end.at)) / minuteMs,
  };
}

/** All segments of a leg, as if on one ticket. */
export function fakeLeg(...segments: [Segment, ...Segment[]]): FlightLeg {
  const [first] = segments;
  const last = segments.at(-1) ?? first;
  const toMinutes = (a: Segment["departs"], b: Segment["departs"]) =>
    msBetween(new Date(a.at), new Date(b.at)) / minuteMs;
  return {
    segments,
    minutes: toMinutes(first.departs, last.arrives),
    daysLater: daysBetween(first.departs.local.slice(0, 10), last.arrives.local.slice(0, 10)),
    connections: segments.slice(1).flatMap((next, index) => {
      const before = segments[index];
      return before
        ? [
            {
              airport: before.to,
              otherAirport: null,
              minutes: toMinutes(before.arrives, next.departs),
              isOvernight: false,
            },
          ]
        : [];
    }),
  };
}

/** A fare of a brand for one adult: queries return it for their party. */
export const fakeFare = (id: string, more: Partial<SupplierFare> = {}): SupplierFare => ({
  id,
  supplier: "fake",
  expiresAt: "2026-11-21T13:00:00.000Z",
  brand: { id: "light", name: "Light" },
  cabin: "economy",
  bags: { cabin: 1, checked: 0, checkedKg: 23, extra: 2 },
  seatChoice: "paid",
  change: "fee",
  refund: "no",
  changeFee: 6_000,
  seatsLeft: 5,
  payLaterUntil: null,
  comments: [],
  price: { currency: "EUR", wholesale: 10_000, taxAndFee: 2_000, published: 12_000 },
  perPassenger: [{ kind: "adult", count: 1, each: 10_000 }],
  bagPrices: [3_000],
  cancellation: { zone: "Europe/Lisbon", steps: [] },
  ...more,
});

/** From Lisbon to London in the morning of 26 December 2026, nonstop. */
export const fakeItinerary = (
  id: string,
  {
    legs = [
      fakeLeg(
        fakeSegment("7X214", {
          from: "LIS",
          to: "LHR",
          departs: "2026-12-26T08:00",
          arrives: "2026-12-26T10:50",
        }),
      ),
    ],
    fares = [fakeFare(`${id}-light`)],
  }: { legs?: FlightLeg[]; fares?: SupplierFare[] } = {},
): FoundItinerary => ({ itinerary: { id, supplier: "fake", legs, co2: 120 }, fares });

/** For a party: a child pays three quarters, an infant a tenth. */
function toPartyFare(fare: SupplierFare, party: FlightParty): SupplierFare {
  const { counts: passengers } = toPassengers(party);
  const { wholesale, taxAndFee, published } = fare.price;
  const counts = [
    { kind: "adult", count: passengers.adult, each: wholesale },
    { kind: "child", count: passengers.child, each: Math.round(wholesale * 0.75) },
    { kind: "infant", count: passengers.infant, each: Math.round(wholesale * 0.1) },
  ] as const;
  const sum = counts.reduce((total, { count, each }) => total + count * each, 0);
  return {
    ...fare,
    perPassenger: counts.filter(({ count }) => count > 0),
    price: {
      ...fare.price,
      wholesale: sum,
      taxAndFee: Math.round((taxAndFee * sum) / wholesale),
      published: Math.round((published * sum) / wholesale),
    },
  };
}

/**
 * An in-memory supplier of flights that tests may change as they go: `itineraries` is what it
 * sells for any search, `fail` what it throws from then on (null: nothing).
 */
export function openFakeFlights({
  itineraries = [fakeItinerary("fake")],
}: { itineraries?: FoundItinerary[] } = {}) {
  let failure: SupplierError | null = null;
  const answer = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    if (failure) throw failure;
    return work();
  };
  const toAsked = ({ itinerary, fares }: FoundItinerary, party: FlightParty): FoundItinerary => ({
    itinerary,
    fares: fares.map((fare) => toPartyFare(fare, party)),
  });
  const findFare = (offerId: string, party: FlightParty) =>
    itineraries
      .map((one) => toAsked(one, party))
      .flatMap(({ itinerary, fares }) => fares.map((fare) => ({ itinerary, fare })))
      .find(({ fare }) => fare.id === offerId) ?? null;
  const unknown = async () => ({ state: "absent" as const });
  const supplier: FlightBookingSupplier = {
    findItineraries: (query) => answer(() => itineraries.map((one) => toAsked(one, query))),
    listDayPrices: ({ legs, ...query }) =>
      answer(() => {
        const cheapest = itineraries
          .flatMap((one) => toAsked(one, query).fares)
          .toSorted((a, b) => a.price.wholesale - b.price.wholesale)[0];
        const date = legs[0]?.date ?? "";
        return [
          { date, price: cheapest?.price ?? null },
          { date: "2026-12-27", price: null },
        ];
      }),
    listFares: ({ id, ...query }) =>
      answer(() => {
        const found = itineraries.find(({ itinerary }) => itinerary.id === id);
        return found ? toAsked(found, query) : null;
      }),
    listSeats: ({ offerId, ...query }) =>
      answer(() => {
        const found = findFare(offerId, query);
        return (
          found &&
          found.itinerary.legs
            .flatMap(({ segments }) => segments)
            .map(({ number }) => ({
              number,
              columns: ["A", null, "C"],
              currency: found.fare.price.currency,
              rows: [
                {
                  row: 1,
                  seats: [
                    { id: "1A", traits: ["window" as const], isFree: true, price: 1_500 },
                    { id: "1C", traits: ["aisle" as const], isFree: false, price: null },
                  ],
                },
              ],
            }))
        );
      }),
    listNextFlights: ({ id }) =>
      answer(() => {
        const found = itineraries.find(({ itinerary }) => itinerary.id === id);
        return (
          found &&
          found.itinerary.legs.flatMap(({ connections }, leg) =>
            connections.map(({ airport }) => ({
              leg,
              airport: airport.iata,
              isProtected: true,
              next: [],
            })),
          )
        );
      }).then((found) => found ?? null),
    checkFare: ({ offerId, bags, seats, ...query }) =>
      answer(() => {
        const found = findFare(offerId, query);
        if (!found) return null;
        const added = bags.reduce(
          (sum, { leg, count }) => sum + (found.fare.bagPrices[leg] ?? 0) * count,
          seats.length * 1_500,
        );
        const { fare, itinerary } = found;
        return {
          itinerary,
          fare: { ...fare, price: addToNetPrice(fare.price, added) },
          bags: [...bags],
          seats: [...seats],
          asks: { gender: false, passport: false },
        };
      }),
    hold: async () => ({ state: "soldOut" }),
    book: unknown,
    getBooking: unknown,
    quoteCancel: async () => null,
    cancel: unknown,
  };
  return {
    ...supplier,
    itineraries,
    fail(kind: SupplierError["kind"] | null) {
      failure = kind && new SupplierError(kind, `the fake flights: ${kind}`);
    },
  };
}

import type {
  FlightAirport,
  FlightLeg,
  ItinerarySummary,
  Segment,
} from "@/lib/api/contract/flights";
import type { Price } from "@/lib/api/contract/prices";

export const usd = (amount: number) => ({ amount, currency: "USD" });

const airports = {
  LIS: "Lisbon",
  MAD: "Madrid",
  LGW: "London",
  LHR: "London",
  NRT: "Tokyo",
} as const;
type Iata = keyof typeof airports;
export const sampleAirport = (iata: Iata): FlightAirport => ({
  iata,
  name: `${airports[iata]} Airport`,
  city: airports[iata],
  countryCode: "PT",
  latitude: 38,
  longitude: -9,
});

type Way = { from: Iata; to: Iata; departs: string; arrives: string };

/** The instants don't matter to a card. */
const toMoment = (local: string) => ({ local, zone: "UTC", at: `${local}:00.000Z` });
export const sampleSegment = (
  number: string,
  { from, to, departs, arrives }: Way,
  operatedBy: Segment["operatedBy"] = null,
): Segment => ({
  number,
  airline: { code: number.slice(0, 2), name: number.startsWith("2X") ? "Maravel" : "Larkwing" },
  operatedBy,
  aircraft: null,
  from: sampleAirport(from),
  to: sampleAirport(to),
  fromTerminal: null,
  toTerminal: null,
  departs: toMoment(departs),
  arrives: toMoment(arrives),
  minutes: 160,
});

/** From Lisbon to London, nonstop. */
export const sampleLeg = (more: Partial<FlightLeg> = {}): FlightLeg => ({
  segments: [
    sampleSegment("2X214", {
      from: "LIS",
      to: "LHR",
      departs: "2026-12-24T07:00",
      arrives: "2026-12-24T09:40",
    }),
  ],
  minutes: 160,
  daysLater: 0,
  connections: [],
  ...more,
});

export const samplePrice: Price = {
  total: usd(40_050),
  unit: { amount: usd(20_025), per: "person" },
  base: usd(36_000),
  taxes: usd(4_050),
  dueNow: usd(40_050),
  dueOnSite: usd(0),
  schedule: [{ kind: "full", amount: usd(40_050), due: "now", payee: "agency" }],
  reference: null,
  discountPercentage: 0,
};

/** For two passengers. */
export const sampleFlight = (
  more: Partial<ItinerarySummary> = {},
  fare: Partial<ItinerarySummary["fare"]> = {},
): ItinerarySummary => ({
  id: "sandbox~2X214-LISLHR-20261224",
  supplier: "sandbox",
  legs: [sampleLeg()],
  co2: 101.4,
  fares: 3,
  addedBags: 0,
  fare: {
    id: "offer",
    brand: { id: "light", name: "Light" },
    cabin: "economy",
    bags: { cabin: 1, checked: 0, checkedKg: null, extra: 2 },
    change: "free",
    refund: "no",
    seatsLeft: null,
    payLaterUntil: null,
    price: samplePrice,
    ...fare,
  },
  ...more,
});

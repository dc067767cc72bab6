import type { Fare, FlightLeg, Itinerary, Segment } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";

export const usd = (amount: number) => ({ amount, currency: "USD" });

const airport = (iata: string, city: string, countryCode: string) => ({
  iata,
  name: `${city} Airport`,
  city,
  countryCode,
  latitude: 0,
  longitude: 0,
});
const [lisbon, madrid, newYork] = [
  airport("LIS", "Lisbon", "PT"),
  airport("MAD", "Madrid", "ES"),
  airport("JFK", "New York", "US"),
];
const at = (local: string, instant: string, zone: string): Moment => ({
  local,
  zone,
  at: `${instant}:00.000Z`,
});

export const sampleSegment = (changes: Partial<Segment> = {}): Segment => ({
  number: "7X214",
  airline: { code: "7X", name: "Meridian Air" },
  operatedBy: null,
  aircraft: { code: "320", name: "Airbus A320" },
  from: lisbon,
  to: madrid,
  fromTerminal: "1",
  toTerminal: "4",
  departs: at("2027-03-12T08:00", "2027-03-12T08:00", "Europe/Lisbon"),
  arrives: at("2027-03-12T10:20", "2027-03-12T09:20", "Europe/Madrid"),
  minutes: 80,
  ...changes,
});

/** Lisbon – Madrid – New York, five hours behind Lisbon. */
export const sampleLeg = (changes: Partial<FlightLeg> = {}): FlightLeg => ({
  segments: [
    sampleSegment(),
    sampleSegment({
      number: "7X900",
      operatedBy: { code: "2X", name: "Northern Wings" },
      from: madrid,
      to: newYork,
      fromTerminal: "4",
      toTerminal: null,
      departs: at("2027-03-12T12:00", "2027-03-12T11:00", "Europe/Madrid"),
      arrives: at("2027-03-12T14:30", "2027-03-12T19:30", "America/New_York"),
      minutes: 510,
    }),
  ],
  minutes: 690,
  daysLater: 0,
  connections: [{ airport: madrid, otherAirport: null, minutes: 100, isOvernight: false }],
  ...changes,
});

export const sampleItinerary = (changes: Partial<Itinerary> = {}): Itinerary => ({
  id: "sandbox~7X214-LISMAD-20270312_7X900-MADJFK-20270312",
  supplier: "sandbox",
  legs: [sampleLeg()],
  co2: 320,
  ...changes,
});

export const sampleFare = (changes: Partial<Fare> = {}): Fare => ({
  id: "light",
  supplier: "sandbox",
  expiresAt: "2026-11-24T13:00:00.000Z",
  brand: { id: "light", name: "Light" },
  cabin: "economy",
  bags: { cabin: 1, checked: 0, checkedKg: 23, extra: 2 },
  seatChoice: "paid",
  change: "no",
  refund: "no",
  changeFee: null,
  seatsLeft: 9,
  payLaterUntil: null,
  cancellation: { zone: "Europe/Lisbon", refundable: "none", steps: [] },
  comments: [],
  price: {
    total: usd(60_000),
    unit: { amount: usd(20_000), per: "person" },
    base: usd(50_000),
    taxes: usd(10_000),
    dueNow: usd(60_000),
    dueOnSite: usd(0),
    schedule: [{ kind: "full", amount: usd(60_000), due: "now", payee: "agency" }],
    reference: null,
    discountPercentage: 0,
  },
  bagPrices: [usd(4_500)],
  shares: [
    { kind: "adult", count: 2, total: usd(44_000) },
    { kind: "child", count: 1, total: usd(16_000) },
  ],
  ...changes,
});

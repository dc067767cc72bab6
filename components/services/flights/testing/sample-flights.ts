import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightAirport, FlightLeg, Seat, Segment } from "@/lib/api/contract/flights";
import { toMoment } from "@/lib/dates/to-moment";
import type { SeatMap } from "@/lib/flights/seat-map";

const toAirport = (iata: string, city: string, countryCode: string): FlightAirport => ({
  ...{ iata, city, countryCode, name: `${city} Airport` },
  ...{ latitude: 0, longitude: 0 },
});
const lisbon = toAirport("LIS", "Lisbon", "PT");
const paris = toAirport("CDG", "Paris", "FR");
const airline = { code: "7X", name: "Meridian Air" };

const toSegment = (number: string, from: FlightAirport, to: FlightAirport): Segment => ({
  ...{ number, airline, operatedBy: null, aircraft: null, from, to },
  ...{ fromTerminal: null, toTerminal: null, minutes: 150 },
  departs: toMoment("2027-03-12", "08:05", "Europe/Lisbon"),
  arrives: toMoment("2027-03-12", "11:35", "Europe/Paris"),
});
const toLeg = (segment: Segment): FlightLeg => ({
  ...{ segments: [segment], minutes: 150, daysLater: 0, connections: [] },
});

/** A return for two adults, a child of seven and an infant, with bags and seats for a price. */
export const sampleFlights = (changes: Partial<FlightItem["fare"]> = {}): FlightItem => ({
  service: "flights",
  adults: 2,
  ages: [1, 7],
  itinerary: {
    id: "sandbox~7X214-LISCDG-20270312.7X215-CDGLIS-20270319",
    supplier: "sandbox",
    legs: [toLeg(toSegment("7X214", lisbon, paris)), toLeg(toSegment("7X215", paris, lisbon))],
    co2: null,
  },
  fare: {
    id: "sandbox~7X214-LISCDG-20270312.7X215-CDGLIS-20270319~classic",
    brand: { id: "classic", name: "Classic" },
    cabin: "economy",
    bags: { cabin: 1, checked: 1, checkedKg: 23, extra: 2 },
    ...{ seatChoice: "paid", change: "fee", refund: "no", changeFee: null, seatsLeft: null },
    ...changes,
  },
  bags: [],
  seats: [],
});

const toSeat = (id: string, traits: Seat["traits"], dollars: number | null): Seat => ({
  ...{ id, traits, isFree: dollars !== null },
  price: dollars === null ? null : { amount: dollars * 100, currency: "USD" },
});

/** Two rows of three and an exit row that ends at the aisle; 14C is taken. */
export const sampleSeatMap = (number = "7X214"): SeatMap => ({
  number,
  columns: ["A", "B", null, "C"],
  rows: [
    {
      row: 14,
      seats: [
        toSeat("14A", ["window"], 12),
        toSeat("14B", ["aisle"], 12),
        toSeat("14C", ["window", "aisle"], null),
      ],
    },
    {
      row: 15,
      seats: [toSeat("15A", ["window", "exitRow", "extraLegroom"], 30)],
    },
    {
      row: 16,
      seats: [
        toSeat("16A", ["window"], 12),
        toSeat("16B", ["aisle"], 12),
        toSeat("16C", ["window", "aisle"], 12),
      ],
    },
  ],
});

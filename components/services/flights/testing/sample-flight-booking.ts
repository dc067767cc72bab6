import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightAirport, Segment } from "@/lib/api/contract/flights";
import { toMoment } from "@/lib/dates/to-moment";
import { euros, sampleBookingBase } from "@/components/site/testing/sample-booking-base";

type FlightBooking = Booking & { item: FlightItem };

const airport = (
  iata: string,
  name: string,
  [city, countryCode]: [string, string],
  [latitude, longitude]: [number, number],
): FlightAirport => ({ iata, name, city, countryCode, latitude, longitude });
const lisbon = airport("LIS", "Humberto Delgado Airport", ["Lisbon", "PT"], [38.78131, -9.13592]);
const heathrow = airport("LHR", "London Heathrow", ["London", "GB"], [51.4706, -0.46194]);
const newYork = airport(
  "JFK",
  "John F. Kennedy Airport",
  ["New York", "US"],
  [40.63993, -73.77869],
);
const ours = { code: "7X", name: "Meridian Air" };

const segment = (
  number: string,
  [from, to]: [FlightAirport, FlightAirport],
  [departs, arrives]: [Segment["departs"], Segment["arrives"]],
  changes: Partial<Segment> = {},
): Segment => ({
  number,
  airline: ours,
  operatedBy: null,
  aircraft: { code: "32N", name: "Airbus A320neo" },
  from,
  to,
  fromTerminal: "1",
  toTerminal: "5",
  departs,
  arrives,
  minutes: (Date.parse(arrives.at) - Date.parse(departs.at)) / 60_000,
  ...changes,
});
const starts = toMoment("2027-03-12", "09:10", "Europe/Lisbon");
const ends = toMoment("2027-03-20", "09:35", "Europe/Lisbon");

/** Two adults, a child of 7 and an infant; out by London, back overnight without a stop. */
export const sampleFlightItem: FlightItem = {
  service: "flights",
  adults: 2,
  ages: [7, 1],
  itinerary: {
    id: "sandbox~7X214-LISLHR-20270312_7X80-LHRJFK-20270312.7X91-JFKLIS-20270319",
    supplier: "sandbox",
    co2: 612,
    legs: [
      {
        segments: [
          segment(
            "7X214",
            [lisbon, heathrow],
            [starts, toMoment("2027-03-12", "11:55", "Europe/London")],
          ),
          segment(
            "7X80",
            [heathrow, newYork],
            [
              toMoment("2027-03-12", "14:05", "Europe/London"),
              toMoment("2027-03-12", "17:10", "America/New_York"),
            ],
            { fromTerminal: "5", toTerminal: "8", operatedBy: { code: "QZ", name: "Quayside" } },
          ),
        ],
        minutes: 780,
        daysLater: 0,
        connections: [{ airport: heathrow, otherAirport: null, minutes: 130, isOvernight: false }],
      },
      {
        segments: [
          segment(
            "7X91",
            [newYork, lisbon],
            [toMoment("2027-03-19", "21:50", "America/New_York"), ends],
            { fromTerminal: "8", toTerminal: null, aircraft: null },
          ),
        ],
        minutes: 465,
        daysLater: 1,
        connections: [],
      },
    ],
  },
  fare: {
    id: "sandbox~o-1",
    brand: { id: "flex", name: "Meridian Flex" },
    cabin: "economy",
    bags: { cabin: 1, checked: 1, checkedKg: 23, extra: 2 },
    seatChoice: "paid",
    change: "fee",
    refund: "fee",
    seatsLeft: null,
  },
  bags: [{ passenger: 0, leg: 1, count: 2 }],
  seats: [
    { passenger: 0, segment: 1, seat: "14C" },
    { passenger: 2, segment: 1, seat: "14D" },
  ],
};

const need = (
  id: Booking["needs"][number]["id"],
  changes: Partial<Booking["needs"][number]> = {},
): Booking["needs"][number] => ({
  id,
  of: "each",
  kind: "date",
  isRequired: true,
  isSealed: true,
  ...changes,
});

/** A confirmed booking of flights with something of everything, or with changes. */
export const sampleFlightBooking = (changes: Partial<FlightBooking> = {}): FlightBooking => ({
  ...sampleBookingBase,
  reference: "F-7K4M2P9C",
  headline: {
    title: "Lisbon – New York and back",
    place: "Meridian Air",
    picture: "/assets/inventory/old-town-1-640.webp",
    phone: null,
    starts,
    ends,
  },
  party: { people: 4, units: 1 },
  price: {
    total: euros(2120),
    unit: { amount: euros(530), per: "person" },
    base: euros(1800),
    taxes: euros(320),
    dueNow: euros(2120),
    dueOnSite: euros(0),
    schedule: [{ kind: "full", amount: euros(2120), due: "now", payee: "agency" }],
    reference: null,
    discountPercentage: 0,
    agent: { net: euros(2011), markup: euros(109), commission: euros(0) },
  },
  cancellation: {
    zone: "Europe/Lisbon",
    refundable: "partial",
    steps: [{ before: "2027-03-12T09:10:00Z", refundPercentage: 75, refund: euros(1590) }],
  },
  needs: [
    need("birthDate"),
    need("gender", { kind: "choice", options: ["female", "male"], isSealed: true }),
    need("passportNumber", { kind: "document", maximum: 20 }),
    need("passportExpiry"),
    need("passportCountry", { kind: "country" }),
    need("loyalty", { kind: "text", isRequired: false, isSealed: false, maximum: 30 }),
  ],
  comments: ["Boarding closes 20 minutes before departure."],
  item: sampleFlightItem,
  travellers: [
    { firstName: "Tessa", lastName: "Żółć" },
    { firstName: "Suharto", lastName: "Suharto" },
    { firstName: "Mia", lastName: "Żółć" },
    { firstName: "Leo", lastName: "Żółć", onLapOf: 1 },
  ],
  confirmationNumber: "QX7PLM",
  ticketNumbers: ["9991234567890", "9991234567891", "9991234567892", "9991234567893"],
  payment: { gateway: "sandbox", state: "succeeded", amount: euros(2120) },
  ...changes,
});

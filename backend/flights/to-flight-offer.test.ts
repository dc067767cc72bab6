import type { CheckedFare, SupplierFare } from "../ports/flight-supplier";
import { headlineDates } from "@/lib/dates/headline-dates";
import { toFlightHeadline, toFlightOffer } from "./to-flight-offer";

const moment = { at: "2027-03-10T09:00:00Z", local: "2027-03-10T09:00", zone: "UTC" };
const segment = { from: { city: "Lisbon" }, airline: { name: "ZZ" }, to: { city: "London" } };
const steps = [{ before: moment.at, refundPercentage: 100 }];
const toCancellation = (refund: SupplierFare["refund"], extras: Partial<CheckedFare> = {}) =>
  toFlightOffer({ adults: 1, ages: [] }, {
    itinerary: { legs: [{ segments: [{ ...segment, departs: moment, arrives: moment }] }] },
    fare: {
      ...{ refund, brand: {}, price: { wholesale: 100, published: 100 }, perPassenger: [] },
      cancellation: { zone: "UTC", steps },
    },
    ...{ asks: {}, bags: [], seats: [] },
    ...extras,
  } as unknown as CheckedFare).cancellation;

const bags = [{ passenger: 0, leg: 0, count: 1 }];
const seats = [{ passenger: 0, segment: 0, seat: "2B" }];

test("a free fare goes by its rules, also with a bag or a seat that costs nothing", () => {
  for (const extras of [{}, { bags }, { seats }, { bags, seats, addedPrice: 0 }])
    expect(toCancellation("free", extras)).toEqual({ zone: "UTC", steps });
});

test("with bags or seats that are paid for, its share comes back at least, and the rest is asked", () => {
  for (const extras of [{ bags }, { seats }])
    expect(toCancellation("free", { ...extras, addedPrice: 7 })).toEqual({
      zone: "UTC",
      steps: [{ before: moment.at, refundPercentage: 93 }],
      isQuoted: true,
    });
});

test("one that costs a fee is always asked for, and one that gives nothing back never", () => {
  expect(toCancellation("fee")).toMatchObject({ steps: [], isQuoted: true });
  expect(toCancellation("no", { bags })).toEqual({ zone: "UTC", steps });
});

test("the dates of a flight are those it was searched for, though it lands a day later", () => {
  const at = (local: string) => ({ at: `${local}:00Z`, local, zone: "UTC" });
  const leg = (departs: string, arrives: string) => ({
    segments: [{ ...segment, departs: at(departs), arrives: at(arrives) }],
  });
  const itinerary = {
    legs: [
      leg("2027-03-27T09:00", "2027-03-27T12:00"),
      leg("2027-04-04T21:00", "2027-04-05T08:00"),
    ],
  };
  const headline = toFlightHeadline({ itinerary } as unknown as Parameters<
    typeof toFlightHeadline
  >[0]);
  expect(headlineDates(headline)).toEqual({ start: "2027-03-27", end: "2027-04-04" });
});

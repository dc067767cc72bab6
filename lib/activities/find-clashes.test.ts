import type { BookingSummary } from "@/lib/api/contract/bookings";
import type { Item } from "@/lib/api/contract/items";
import { toMoment } from "@/lib/dates/to-moment";
import { daysAround, findClashes, mayClash } from "./find-clashes";
import { sampleActivity, sampleFlights } from "./testing/sample-plans";

const lisbon = { zone: "Europe/Lisbon", place: { latitude: 38.7223, longitude: -9.1393 } };
const auckland = { zone: "Pacific/Auckland", place: { latitude: -36.8485, longitude: 174.7633 } };

const at = (local: string, zone = lisbon.zone) => {
  const [date = "", time = ""] = local.split("T");
  return toMoment(date, time, zone);
};
const toPlan = (begins: string, ends: string, { where = lisbon, isAnyTime = false } = {}) => ({
  ...{ starts: at(begins, where.zone), ends: at(ends, where.zone), isAnyTime, place: where.place },
});
const find = (plan: ReturnType<typeof toPlan>, ...items: Item[]) =>
  findClashes(plan, items).map((clash) =>
    clash.kind === "overlaps"
      ? `overlaps ${clash.activity.product.title}`
      : `${clash.kind} ${clash.flight.number} ${clash.minutes}`,
  );

/** In Lisbon from 11:00 to 13:00. */
const noon = toPlan("2027-03-12T11:00", "2027-03-12T13:00");
const landing = (local: string) => sampleFlights(["L", "OPO 2027-03-11T05:00", `LIS ${local}`]);
const leaving = (local: string) => sampleFlights(["D", `LIS ${local}`, "OPO 2027-03-13T23:00"]);

it.each([
  ["after it starts", "2027-03-12T11:40", ["lands L 40"]],
  ["as it starts", "2027-03-12T11:00", ["lands L 0"]],
  ["too shortly before", "2027-03-12T10:00", ["lands L -60"]],
  ["long enough before", "2027-03-12T09:30", []],
  ["after midnight of the same night", "2027-03-13T00:30", ["lands L 810"]],
  ["another day", "2027-03-13T11:01", []],
])("a flight that lands %s", (_when, local, clashes) => {
  expect(find(noon, landing(local))).toEqual(clashes);
});

it.each([
  ["before it ends", "2027-03-12T12:30", ["leaves D -30"]],
  ["too shortly after", "2027-03-12T14:59", ["leaves D 119"]],
  ["long enough after", "2027-03-12T15:00", []],
  ["before it starts, for good", "2027-03-12T08:00", ["leaves D -300"]],
  ["the evening before, for good", "2027-03-11T22:00", ["leaves D -900"]],
  ["days before", "2027-03-10T22:00", []],
])("a flight that leaves %s", (_when, local, clashes) => {
  expect(find(noon, leaving(local))).toEqual(clashes);
});

it("takes people where their last flight has brought them", () => {
  const roundTrip = (back: `LIS ${string}`, out: `LIS ${string}`) =>
    sampleFlights(["D", out, "OPO 2027-03-12T07:10"], ["L", "OPO 2027-03-12T08:00", back]);
  // Away for the morning only, or from the afternoon on, or meanwhile.
  expect(find(noon, roundTrip("LIS 2027-03-12T09:00", "LIS 2027-03-12T06:00"))).toEqual([]);
  expect(find(noon, roundTrip("LIS 2027-03-12T22:00", "LIS 2027-03-12T16:00"))).toEqual([]);
  expect(find(noon, roundTrip("LIS 2027-03-12T22:00", "LIS 2027-03-12T06:00"))).toEqual([
    "lands L 660",
  ]);
  // Of two bookings, and on a way that only changes planes there.
  expect(find(noon, leaving("2027-03-12T12:00"), landing("2027-03-12T10:30"))).toEqual([
    "lands L -30",
    "leaves D -60",
  ]);
});

it("leaves out flights elsewhere, and what isn't bound to a time", () => {
  const elsewhere = sampleFlights(["E", "JFK 2027-03-12T06:00", "OPO 2027-03-12T11:40"]);
  const stay = { service: "hotels" } as Item;
  expect(find(noon, elsewhere, stay)).toEqual([]);
});

it("compares instants, not what clocks show", () => {
  // In New York it is 08:30 when it is 12:30 in Lisbon, for the United States change clocks first.
  const late = toPlan("2027-03-15T09:00", "2027-03-15T10:00");
  expect(find(late, sampleFlights(["L", "JFK 2027-03-15T00:40", "LIS 2027-03-15T11:25"]))).toEqual([
    "lands L 145",
  ]);
  // Lands a calendar day before it leaves, where the activity is a day ahead.
  const early = toPlan("2027-05-02T08:00", "2027-05-02T09:00", { where: auckland });
  expect(find(early, sampleFlights(["D", "AKL 2027-05-02T10:30", "HNL 2027-05-01T20:30"]))).toEqual(
    ["leaves D 90"],
  );
});

it("counts the hour that a change of clocks takes out, and the one that it puts in", () => {
  // On 28 March 2027 Lisbon's clocks go from 01:00 to 02:00, on 31 October from 02:00 to 01:00.
  const spring = toPlan("2027-03-28T02:30", "2027-03-28T04:00");
  expect(find(spring, landing("2027-03-28T00:45"))).toEqual(["lands L -45"]);
  const autumn = toPlan("2027-10-31T02:30", "2027-10-31T04:00");
  expect(find(autumn, landing("2027-10-31T00:55"))).toEqual([]);
});

it.each([
  ["ends as it starts", "2027-03-12T09:00", "2027-03-12T11:00", []],
  ["ends a minute after it starts", "2027-03-12T09:00", "2027-03-12T11:01", ["overlaps Walk"]],
  ["holds all of it", "2027-03-11T09:00", "2027-03-14T09:00", ["overlaps Walk"]],
  ["starts as it ends", "2027-03-12T13:00", "2027-03-12T14:00", []],
])("an activity that %s", (_when, begins, ends, clashes) => {
  expect(find(noon, sampleActivity("Walk", at(begins), at(ends)))).toEqual(clashes);
});

it("an activity overlaps by instants, from one day into the next", () => {
  const night = toPlan("2027-03-12T23:00", "2027-03-13T01:00");
  const zone = "Europe/Madrid";
  const walk = (begins: string, ends: string) =>
    sampleActivity("Walk", at(begins, zone), at(ends, zone));
  expect(find(night, walk("2027-03-13T00:30", "2027-03-13T01:30"))).toEqual(["overlaps Walk"]);
  expect(find(night, walk("2027-03-13T02:00", "2027-03-13T03:00"))).toEqual([]);
});

it("what can be entered at any time clashes only where no time is left", () => {
  const anyTime = toPlan("2027-03-12T09:00", "2027-03-12T18:00", { isAnyTime: true });
  expect(find(anyTime, landing("2027-03-12T12:00"))).toEqual([]);
  expect(find(anyTime, leaving("2027-03-12T15:00"))).toEqual([]);
  expect(find(anyTime, landing("2027-03-12T21:00"))).toEqual(["lands L 720"]);
  expect(find(anyTime, leaving("2027-03-12T10:00"))).toEqual(["leaves D -480"]);
  const [begins, ends] = [at("2027-03-12T11:00"), at("2027-03-12T13:00")];
  expect(find(anyTime, sampleActivity("Walk", begins, ends))).toEqual([]);
  expect(find(noon, sampleActivity("Museum", begins, ends, true))).toEqual([]);
});

it.each<[boolean, Pick<BookingSummary, "state" | "service" | "isForClient">]>([
  [true, { state: "confirmed", service: "flights", isForClient: false }],
  [true, { state: "requested", service: "activities", isForClient: false }],
  [false, { state: "cancelRequested", service: "flights", isForClient: false }],
  [false, { state: "cancelled", service: "flights", isForClient: false }],
  [false, { state: "refunded", service: "flights", isForClient: false }],
  [false, { state: "failed", service: "activities", isForClient: false }],
  [false, { state: "paying", service: "activities", isForClient: false }],
  [false, { state: "confirmed", service: "cars", isForClient: false }],
  [false, { state: "confirmed", service: "hotels", isForClient: false }],
  [false, { state: "confirmed", service: "flights", isForClient: true }],
])("counts %s of %j", (counts, summary) => expect(mayClash(summary)).toBe(counts));

it("looks two days around", () => {
  expect(daysAround("2027-02-28", "2027-03-01")).toEqual({ from: "2027-02-26", to: "2027-03-03" });
});

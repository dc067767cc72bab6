import type { Itinerary } from "@/lib/api/contract/flights";
import { toAnswerBy } from "./to-answer-by";

const departing = (at: string) =>
  ({ legs: [{ segments: [{ departs: { at } }] }] }) as unknown as Itinerary;
const told = new Date("2027-03-01T12:00:00Z");

test.each([
  ["long before", "2027-06-01T09:00:00.000Z", "2027-03-08T12:00:00.000Z"],
  ["within a week", "2027-03-05T09:00:00.000Z", "2027-03-04T09:00:00.000Z"],
  ["two days before", "2027-03-03T12:00:00.000Z", "2027-03-02T12:00:00.000Z"],
  ["in less than two days", "2027-03-03T11:59:00.000Z", "2027-03-03T11:59:00.000Z"],
  ["on the day", "2027-03-01T18:00:00.000Z", "2027-03-01T18:00:00.000Z"],
])("a change that is told %s can be answered in time", (_, departs, until) => {
  expect(toAnswerBy(departing(departs), told).toISOString()).toBe(until);
});

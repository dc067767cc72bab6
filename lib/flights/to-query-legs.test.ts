import { readItineraryId } from "./read-itinerary-id";
import { toTrip } from "./to-query-legs";

it.each([
  ["LISMAD", "oneWay"],
  ["LISMAD MADLIS", "return"],
  ["LISMAD MADOPO", "multi"],
  ["LISMAD MADLIS LISMAD", "multi"],
])("%s is a trip of the kind %s", (links, trip) => {
  const id = links.split(" ").map((link) => `7X1-${link}-20270312`);
  expect(toTrip(readItineraryId(`sandbox~${id.join(".")}`) ?? [])).toBe(trip);
});

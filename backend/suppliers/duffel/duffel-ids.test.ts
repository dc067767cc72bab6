import { parseItineraryId, parseOfferId } from "./duffel-ids";

const itinerary = "duffel~ZZ301-LISMAD-20270312_ZZ401-MADLHR-20270312.ZZ101-LHRLIS-20270319";

test("ids name flights, dates, cabin and brand", () => {
  const named = parseItineraryId(itinerary);
  expect(named?.legs.map((leg) => leg.length)).toEqual([2, 1]);
  expect(named?.legs[1]?.[0]).toEqual({
    number: "ZZ101",
    from: "LHR",
    to: "LIS",
    date: "2027-03-19",
  });
  expect(parseOfferId(`${itinerary}~b-flex.basic-light`)).toEqual({ named, cabin: "business" });
});

test.each([
  "sandbox~ZZ101-LHRLIS-20270319",
  "duffel~",
  "duffel~ZZ101-LHRLIS-20270230",
  "duffel~ZZ101-LHRLIS-20270319_",
  `duffel~${Array.from({ length: 7 }, () => "ZZ101-LHRLIS-20270319").join(".")}`,
  "__proto__",
])("%s is no itinerary's", (id) => {
  expect(parseItineraryId(id)).toBeNull();
});

test.each([itinerary, `${itinerary}~x-flex`, `${itinerary}~e-`, `${itinerary}~e-Flex`])(
  "%s is no offer's",
  (id) => {
    expect(parseOfferId(id)).toBeNull();
  },
);

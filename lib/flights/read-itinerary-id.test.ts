import { readItineraryId } from "./read-itinerary-id";

it("reads where each leg begins and ends, and its day", () => {
  expect(
    readItineraryId("sandbox~7X214-LISMAD-20270312_7X900-MADJFK-20270312.2X1-JFKLIS-20270319"),
  ).toEqual([
    {
      from: { id: "airport-LIS", name: "LIS" },
      to: { id: "airport-JFK", name: "JFK" },
      date: "2027-03-12",
    },
    {
      from: { id: "airport-JFK", name: "JFK" },
      to: { id: "airport-LIS", name: "LIS" },
      date: "2027-03-19",
    },
  ]);
});

it.each([
  "",
  "marker-flight",
  "sandbox~",
  "sandbox~7X214-LISMAD-20270230",
  "sandbox~7X214-LISMAD-20270312_",
  "sandbox~7X214-LISMAD-20270312.nonsense",
  "sandbox~7X214-LISMAD-20270312~light",
  `sandbox~${Array.from({ length: 7 }, () => "7X214-LISMAD-20270312").join(".")}`,
])("finds no flights in “%s”", (id) => expect(readItineraryId(id)).toBeNull());

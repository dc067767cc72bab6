/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { findClashes } from "@/lib/activities/find-clashes";
import { sampleActivity, sampleFlights } from "@/lib/activities/testing/sample-plans";
import type { Item } from "@/lib/api/contract/items";
import { toMoment } from "@/lib/dates/to-moment";
import { TripClashes } from "./trip-clashes";

const at = (time: string) => toMoment("2027-03-12", time, "Europe/Lisbon");
const plan = {
  ...{ starts: at("11:00"), ends: at("13:00"), isAnyTime: false },
  place: { latitude: 38.7223, longitude: -9.1393 },
};
const show = (item: Item) =>
  renderEnglish(<TripClashes clashes={findClashes(plan, [item])} starts={plan.starts} />);
const from = "JFK 2027-03-11T22:00";
const to = "JFK 2027-03-13T20:00";

it.each<[Item, string]>([
  [
    sampleFlights(["7X1", from, "LIS 2027-03-12T11:40"]),
    "Your flight 7X1 lands in Lisbon at 11:40, 40 min after this starts.",
  ],
  [
    sampleFlights(["7X1", from, "LIS 2027-03-12T11:00"]),
    "Your flight 7X1 lands in Lisbon at 11:00, just as this starts.",
  ],
  [
    sampleFlights(["7X1", from, "LIS 2027-03-12T09:45"]),
    "Your flight 7X1 lands in Lisbon at 09:45, only 1 h 15 min before this starts.",
  ],
  [
    sampleFlights(["7X2", "LIS 2027-03-11T22:00", to]),
    "Your flight 7X2 leaves Lisbon at 22:00 (Thu), before this is over.",
  ],
  [
    sampleFlights(["7X2", "LIS 2027-03-12T14:30", to]),
    "Your flight 7X2 leaves Lisbon at 14:30, only 1 h 30 min after this ends.",
  ],
  [
    sampleActivity("Old Town Walk", at("10:00"), at("12:00")),
    "At this time you have booked Old Town Walk, from 10:00 to 12:00.",
  ],
])("says by the place's clock what clashes (%#)", (item, text) => {
  show(item);
  expect(screen.getByRole("list", { name: "Clashes with your bookings" })).toHaveTextContent(text);
});

it("says nothing where nothing does", () => {
  show(sampleFlights(["7X1", from, "LIS 2027-03-12T08:00"]));
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

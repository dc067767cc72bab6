/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sampleActivity, sampleFlights } from "@/lib/activities/testing/sample-plans";
import { toMoment } from "@/lib/dates/to-moment";
import { OwnClashes } from "./own-clashes";

const at = (time: string) => toMoment("2027-03-12", time, "Europe/Lisbon");

test("checkout says what the buyer has booked that clashes", async () => {
  const walk = sampleActivity("Walk", at("11:00"), at("13:00"));
  const product = { ...walk.product, place: { latitude: 38.7223, longitude: -9.1393 } };
  const item = { ...walk, product } as typeof walk;
  const flight = sampleFlights(["7X1", "JFK 2027-03-11T22:00", "LIS 2027-03-12T11:40"]);
  const listPlanned = jest.fn(async () => [flight]);
  renderEnglish(await OwnClashes({ item, listPlanned }));
  expect(screen.getByRole("list")).toHaveTextContent("lands in Lisbon at 11:40");
  expect(listPlanned).toHaveBeenCalledWith({ from: "2027-03-10", to: "2027-03-14" });
});

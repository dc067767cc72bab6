/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { readCarSearchQuery } from "@/lib/cars/car-results";
import { RentalProblems } from "./rental-problems";

function show(query: Record<string, string>, { needsSignIn = false } = {}) {
  const rental = readCarSearchQuery(query, {
    today: "2026-11-23",
    residence: "PT",
    currency: "EUR",
  });
  const { container } = renderEnglish(<RentalProblems rental={rental} needsSignIn={needsSignIn} />);
  return container;
}
const problems = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("says nothing of a search that could be used as it is", () =>
  expect(show({ driverAge: "41" })).toBeEmptyDOMElement());

it("names what was used instead of what couldn't be", () => {
  show(
    { pickUpDate: "2020-01-01", dropOffDate: "2020-01-03", residence: "XX", class: "tank" },
    { needsSignIn: true },
  );
  expect(problems()).toEqual([
    "These times can’t be booked: we looked for Dec 07, 2026, 10:00 to Dec 09, 2026, 10:00 instead.",
    "The driver’s age decides on the price. None was given, so these are for a driver of 35: please set it before you choose.",
    "We don’t know this country of residence and took Portugal instead.",
    "Filters that we don’t know were left out.",
    "Filtering and sorting by price works once you are signed in.",
  ]);
});

it("names an age that nobody can rent a car at", () => {
  show({ driverAge: "15" });
  expect(problems()).toEqual([
    "The driver’s age decides on the price. 15 is not between 18 and 99, so these are for a driver of 35: please set it before you choose.",
  ]);
});

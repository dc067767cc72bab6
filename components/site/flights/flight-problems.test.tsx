/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { FlightProblems } from "./flight-problems";

const trip = {
  from: "Lisbon (LIS)",
  fromId: "airport-LIS",
  to: "London",
  toId: "city-2643743",
  departure: "2027-03-12",
  return: "2027-03-19",
};

function show(query: Record<string, string | string[]>) {
  const search = readFlightQuery({ ...trip, ...query }, { today: "2026-11-23" });
  const { container } = renderEnglish(
    <FlightProblems search={search} here="/fr/booknow/flights/search?children=2&age=7" />,
  );
  return container;
}
const problems = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("says nothing of a search that could be used as it is", () =>
  expect(show({ adults: "2" })).toBeEmptyDOMElement());

it("names what was used instead of what couldn't be", () => {
  show({ departure: "2020-01-01", cabin: "roof", adults: "1", infants: "2", age: ["0", "1"] });
  expect(problems()).toEqual([
    "These dates can’t be flown: we looked for Mon, Dec 07, 2026 and Fri, Mar 19, 2027 instead.",
    "We don’t know this cabin and took Economy instead.",
    "One booking has up to 9 seats, no more infants than adults, and somebody of 18 or older. We counted 1 adult and 1 infant on a lap.",
  ]);
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});

it("asks for the ages that are missing, and keeps the rest of the search", () => {
  show({ adults: "2", children: "2", infants: "1", age: "7" });
  expect(problems()).toEqual(["Fares depend on age, and 2 ages are missing."]);
  const form = within(screen.getByRole<HTMLFormElement>("form", { name: "How old is everybody?" }));
  expect(form.getByText(/last flight, Fri, Mar 19, 2027/)).toBeVisible();
  const ages = ["Age of child 2", "Age of infant 1"].map((label) => form.getByLabelText(label));
  for (const select of ages) {
    expect(select).toBeRequired();
    expect(select).toHaveAttribute("name", "age");
  }
  const element = screen.getByRole<HTMLFormElement>("form");
  expect(element.getAttribute("action")).toBe("/fr/booknow/flights/search");
  expect(
    [...element.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(
      ({ name, value }) => `${name}=${value}`,
    ),
  ).toEqual(["children=2", "age=7"]);
});

/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { CurrencyList } from "./currency-list";

const choices = [
  { name: "Euro", currency: "EUR", code: "DE" },
  { name: "Mexican Peso", currency: "MXN", code: "MX" },
];

it("returns to the page with the choice, keeping its query", () => {
  render(<CurrencyList choices={choices} current="EUR" path="/es?tab=Cars&currency=USD" />);
  expect(screen.getByRole("link", { name: "Mexican Peso MXN" })).toHaveAttribute(
    "href",
    "/es?tab=Cars&currency=MXN&code=MX",
  );
  expect(screen.getByRole("link", { name: "Euro EUR" })).toHaveAttribute("aria-current", "true");
});

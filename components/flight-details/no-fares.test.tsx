/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { NoFares } from "./no-fares";

it.each([
  ["soldOut", "These flights are sold out (Business)", "Search these flights again"],
  ["departed", "These flights have departed", "Search the same on coming days"],
  ["gone", "These flights are no longer flown", "Search these flights again"],
] as const)("says of flights that are %s: %s, and leads to others", (state, title, action) => {
  renderEnglish(<NoFares state={state} cabin="business" searchHref="/search" />);
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", "/search");
});

it("lets a failure be tried again", () => {
  renderEnglish(<OfferFailed namespace="flightDetails.failed" here="/here" reason="failed" />);
  expect(screen.getByRole("alert")).toHaveTextContent("The flights could not be loaded");
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/here");
});

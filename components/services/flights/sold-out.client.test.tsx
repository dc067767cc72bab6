/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import * as calls from "@/lib/api/browser/flight-extras";
import { flightFacts } from "@/lib/flights/flight-facts";
import { getQueryClient } from "@/lib/queries/query-client";
import { SoldOut } from "./sold-out.client";
import { sampleFlights } from "./testing/sample-flights";

jest.mock("@/lib/api/browser/flight-extras");
const { searchNextBest } = jest.mocked(calls);
const item = sampleFlights();
const links = {
  prefix: "/es",
  offers: `/es${flightFacts.toLinks(item).offers}`,
  search: "/es/search?x=1",
  logIn: null,
};
const show = () => renderEnglish(<SoldOut item={item} links={links} />);
const found = (id: string, total?: number) => ({
  ...item.itinerary,
  id,
  fare: {
    ...item.fare,
    ...(total ? { price: { total: { amount: total, currency: "USD" } } } : {}),
  },
});
const answer = (...itineraries: ReturnType<typeof found>[]) =>
  searchNextBest.mockResolvedValue({ state: "complete", itineraries } as never);

beforeEach(() => {
  jest.resetAllMocks();
  getQueryClient().clear();
});

test("shows the best other flights of the same search", async () => {
  answer(found(item.itinerary.id, 1), found("sandbox~other", 61_200));
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Somebody was faster");
  const link = await screen.findByRole("link", { name: "See these flights" });
  const url = new URL(link.getAttribute("href") ?? "", "http://localhost");
  expect(url.pathname).toBe("/es/booknow/flights/search-details");
  expect(url.searchParams.get("itinerary")).toBe("sandbox~other");
  expect(url.searchParams.get("return")).toBe("2027-03-12");
  expect(url.searchParams.getAll("age")).toEqual(["1", "7"]);
  expect(screen.getByText("$612")).toBeVisible();
  expect(searchNextBest.mock.calls[0]?.[0]).toEqual({
    legs: [
      { from: "airport-LIS", to: "airport-CDG", date: "2027-03-12" },
      { from: "airport-CDG", to: "airport-LIS", date: "2027-03-12" },
    ],
    adults: 2,
    ages: [1, 7],
    cabin: "economy",
  });
});

test("without others the search is left; without price rights no amount is told", async () => {
  answer(found("sandbox~other"));
  const { unmount } = show();
  await screen.findByRole("link", { name: "See these flights" });
  expect(document.body).not.toHaveTextContent("everybody");
  unmount();
  getQueryClient().clear();
  answer(found(item.itinerary.id));
  show();
  expect(await screen.findByRole("link", { name: "All flights of your search" })).toHaveAttribute(
    "href",
    links.search,
  );
  expect(screen.queryByRole("link", { name: "See these flights" })).not.toBeInTheDocument();
});

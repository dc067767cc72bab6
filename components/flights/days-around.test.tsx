/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { listDayPrices } from "@/lib/api/browser/flights";
import { createFlightLinks } from "@/lib/flights/flight-links";
import { readFlightSearchQuery } from "@/lib/flights/flight-results";
import { getQueryClient } from "@/lib/queries/query-client";
import { DaysAround } from "./days-around";

jest.mock("@/lib/api/browser/flights");
const ask = jest.mocked(listDayPrices);
beforeEach(() => {
  ask.mockReset().mockResolvedValue({
    days: [
      { date: "2026-12-23", isFlown: true, total: { amount: 12_000, currency: "USD" } },
      { date: "2026-12-24", isFlown: true, total: { amount: 13_550, currency: "USD" } },
      { date: "2026-12-25", isFlown: false },
    ],
  });
  getQueryClient().clear();
});

const oneWay = {
  from: "Lisbon (LIS)",
  fromId: "airport-LIS",
  to: "London (LHR)",
  toId: "airport-LHR",
  departure: "2026-12-24",
};
type SearchQuery = Record<string, string | string[]>;
function toView(query: SearchQuery = oneWay, { showsPrices = true, today = "2026-11-21" } = {}) {
  const search = readFlightSearchQuery(query, { today, currency: "USD" });
  const links = createFlightLinks(search, { prefix: "", currency: "USD" });
  return (
    <English>
      <DaysAround search={search} links={links} today={today} showsPrices={showsPrices} />
    </English>
  );
}
const linkOf = (name: RegExp) => screen.getByRole("link", { name });

it("says what the cheapest flights of each day cost, and where there are none", async () => {
  render(toView());
  expect(await screen.findByText("$120")).toBeInTheDocument();
  expect(linkOf(/Wed, Dec 23/)).toHaveTextContent("from $120");
  expect(linkOf(/Thu, Dec 24/)).toHaveAttribute("aria-current", "date");
  expect(linkOf(/Fri, Dec 25/)).toHaveTextContent("No flights");
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toEqual({
    legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-24" }],
    adults: 1,
    ages: [],
    cabin: "economy",
  });
});

it("marks the cheapest day", async () => {
  const { container } = render(toView());
  await screen.findByText("$120");
  const cheapest = container.querySelectorAll('[data-cheapest="true"]');
  expect([...cheapest].map((each) => each.textContent)).toEqual(["from $120"]);
});

it("moves a return as a whole", () => {
  render(toView({ ...oneWay, return: "2026-12-31" }));
  expect(linkOf(/Dec 23 – Dec 30/)).toHaveAttribute(
    "href",
    expect.stringContaining("departure=2026-12-23&return=2026-12-30"),
  );
});

it("has dates alone for viewers without price rights, and asks for nothing", () => {
  render(toView(oneWay, { showsPrices: false }));
  expect(screen.getByRole("navigation", { name: "Other days" })).toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(7);
  expect(ask).not.toHaveBeenCalled();
});

it("stays a row of links where the prices can't be had", async () => {
  ask.mockRejectedValue(new Error("down"));
  render(toView());
  expect(await screen.findAllByRole("link")).toHaveLength(7);
  expect(renderToString(toView())).toContain("departure=2026-12-21");
});

it("has as many days as the dates are flexible, and none for exact ones", async () => {
  const { unmount } = render(toView({ ...oneWay, flex: "1" }));
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(linkOf(/Fri, Dec 25/)).toHaveAttribute("href", expect.stringContaining("flex=1"));
  expect(await screen.findByText("$120")).toBeInTheDocument();
  unmount();
  const { container } = render(toView({ ...oneWay, flex: "0" }));
  expect(container).toBeEmptyDOMElement();
});

it("has no days that are past or aren't sold yet, and none at all for several legs or unknown places", () => {
  const { unmount } = render(toView(oneWay, { today: "2026-12-23" }));
  expect(within(screen.getByRole("list")).getAllByRole("link")[0]).toHaveTextContent("Dec 23");
  unmount();
  const last = render(toView({ ...oneWay, departure: "2027-10-17" }));
  expect(screen.getAllByRole("link").at(-1)).toHaveTextContent("Oct 17");
  last.unmount();
  const { container } = render(
    <>
      {toView({ leg: ["LIS-FNC-2026-12-24", "FNC-OPO-2026-12-27"] })}
      {toView({ from: "Lisbon", to: "London" })}
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { sampleLeg } from "@/components/flights/testing/sample-flight";
import { renderEnglish } from "@/components/site/testing/render-english";
import { createFlightLinks } from "@/lib/flights/flight-links";
import { readFlightSearchQuery } from "@/lib/flights/flight-results";
import { ReturnStep } from "./return-step";

const trip = { from: "LIS", to: "LHR", departure: "2026-12-24", return: "2026-12-31", stops: "0" };
const id = "2X214-LISLHR-20261224";

function toStep(more: Record<string, string>, { showsPrices = true } = {}) {
  const usual = { today: "2026-11-21", currency: "USD" };
  const search = readFlightSearchQuery({ ...trip, ...more }, usual);
  const links = createFlightLinks(search, { prefix: "", currency: "USD" });
  const outbound = search.outbound === null ? null : sampleLeg();
  return <ReturnStep search={search} outbound={outbound} links={links} showsPrices={showsPrices} />;
}
const show = (...view: Parameters<typeof toStep>) => renderEnglish(toStep(...view));
const hrefOf = (name: string) =>
  new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "", "http://x");

it("says what is chosen first and what its totals are, and offers pairs", () => {
  show({});
  const step = within(screen.getByRole("region", { name: "Choose your outbound flight" }));
  expect(step.getByText("Each total is the lowest for there and back.")).toBeVisible();
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("Outbound first");
  expect(hrefOf("In pairs").searchParams.get("list")).toBe("pairs");
  expect(hrefOf("In pairs").searchParams.get("stops")).toBe("0");
});

it("shows what was chosen, with the way to another one", () => {
  show({ outbound: id });
  const step = within(screen.getByRole("region", { name: "Choose your return flight" }));
  expect(step.getByText("Your outbound flight · Thu, Dec 24, 2026")).toBeVisible();
  expect(step.getByText("07:00")).toBeVisible();
  const change = hrefOf("Change outbound flight");
  expect([change.searchParams.get("outbound"), change.hash]).toEqual([null, "#chosen"]);
  expect(screen.queryByRole("link", { name: "In pairs" })).not.toBeInTheDocument();
});

it("speaks of no total where none is seen", () => {
  show({}, { showsPrices: false });
  expect(screen.queryByText(/total/)).not.toBeInTheDocument();
});

it("only offers the other list where pairs are listed", () => {
  show({ list: "pairs" });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("In pairs");
  expect(hrefOf("Outbound first").searchParams.get("list")).toBeNull();
});

it("has the keyboard and the reader go on at each step, and nowhere else", () => {
  const scroll = (HTMLElement.prototype.scrollIntoView = jest.fn());
  const { rerender } = show({});
  const next = (more: Record<string, string>) => rerender(toStep(more));
  next({ sort: "duration" });
  next({ list: "pairs" });
  expect(document.body).toHaveFocus();
  next({ outbound: id });
  expect(screen.getByRole("region", { name: "Choose your return flight" })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
  next({});
  expect(screen.getByRole("region", { name: "Choose your outbound flight" })).toHaveFocus();
});

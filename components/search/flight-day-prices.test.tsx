/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { English } from "@/components/site/testing/render-english";
import { listDayPrices } from "@/lib/api/browser/flights";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import { dayPricesQuery } from "@/lib/queries/flights";
import { getQueryClient } from "@/lib/queries/query-client";
// What loads with the first month.
import "./flight-day-prices";
import { FlightFields } from "./flight-fields.client";
import type { SearchDefaults } from "./search-defaults";

jest.mock("@/lib/api/browser/flights");

const lisbon = { id: "airport-LIS", name: "Lisbon (LIS)" };
const london = { id: "city-2643743", name: "London" };
const flight: Omit<FlightQuery, "problems"> = {
  trip: "return",
  legs: [
    { from: lisbon, to: london, date: "2027-03-12" },
    { from: london, to: lisbon, date: "2027-03-19" },
  ],
  adults: 2,
  ages: [14, 7],
  cabin: "business",
};
const defaults: SearchDefaults = {
  today: "2026-11-21",
  dates: { start: "2026-12-05", end: "2026-12-12" },
  shipLines: [],
  residence: "",
  flight,
  showsPrices: true,
};
const usd = (amount: number) => ({ amount, currency: "USD" });
const days = [
  { date: "2027-03-11", isFlown: true, total: usd(45_000) },
  { date: "2027-03-12", isFlown: true, total: usd(39_900) },
  { date: "2027-03-13", isFlown: false },
];
const searched = toFlightQuestion(flight);
if (!searched) throw new Error("It is a search");

beforeAll(() => {
  // Wide and high enough for two months.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => {
  getQueryClient().clear();
  getQueryClient().setQueryData(dayPricesQuery(searched).queryKey, { days });
});
afterEach(() => expect(listDayPrices).not.toHaveBeenCalled());

const show = (change: Partial<SearchDefaults> = {}) =>
  render(
    <English>
      <form>
        <FlightFields defaults={{ ...defaults, ...change }} />
      </form>
    </English>,
  );
async function open(label: "Departure" | "Return") {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: new RegExp(`^${label}: `) }));
  await screen.findAllByRole("grid");
  return user;
}
const day = (number: number) =>
  screen.getByRole("button", { name: new RegExp(`March ${number}, 2027`) });
const caption = "Lowest total by day of departure, in USD";

it("shows what the page has asked for already", async () => {
  show();
  await open("Departure");
  const lowest = /March 12, 2027.*, from \$399, the lowest price$/;
  expect(await screen.findByRole("button", { name: lowest })).toBeVisible();
  expect(day(11)).toHaveAccessibleName(/, from \$450$/);
  expect(day(13)).not.toHaveAccessibleName(/from/);
  expect(screen.getByText(caption)).not.toHaveClass("invisible");
});

it("shows nothing while the return is chosen", async () => {
  show();
  await open("Return");
  expect(screen.getByText(caption)).toHaveClass("invisible");
  expect(day(12)).not.toHaveAccessibleName(/from/);
});

it.each<[string, Partial<SearchDefaults>]>([
  ["without price rights", { showsPrices: false }],
  ["where the days around aren't searched", { flex: 0 }],
])("has no room for prices %s", async (_, change) => {
  show(change);
  await open("Departure");
  expect(screen.queryByText(caption)).not.toBeInTheDocument();
});

it("shows nothing for another party, nor once another place is typed", async () => {
  const { unmount } = show({ flight: { ...flight, adults: 1, ages: [7] } });
  await open("Departure");
  expect(screen.getByText(caption)).toHaveClass("invisible");
  unmount();
  show();
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "To" }), "x");
  await user.tab();
  await open("Departure");
  expect(screen.queryByText(caption)).not.toBeInTheDocument();
});

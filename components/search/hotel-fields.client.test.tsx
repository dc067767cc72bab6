/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DisplayCurrencyProvider } from "@/components/site/display-currency.client";
import { English } from "@/components/site/testing/render-english";
import { listNightPrices } from "@/lib/api/browser/hotels";
import { getQueryClient } from "@/lib/queries/query-client";
import { HotelFields } from "./hotel-fields.client";
// What loads with the first month.
import "./hotel-night-prices";
import type { SearchDefaults } from "./search-defaults";

jest.mock("@/lib/api/browser/hotels");
const ask = jest.mocked(listNightPrices);
const usd = (amount: number) => ({ amount, currency: "USD" });

beforeAll(() => {
  // Wide and high enough for two months.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => {
  getQueryClient().clear();
  ask.mockReset().mockImplementation(async ({ month }) => ({
    nights: [
      { date: `${month}-10`, from: usd(12_050) },
      { date: `${month}-11`, from: usd(9_900) },
      { date: `${month}-12` },
    ],
  }));
});

const lisbon = { id: "city-2267057", name: "Lisbon", latitude: 38.7223, longitude: -9.1393 };
const defaults: SearchDefaults = {
  today: "2026-11-23",
  dates: { start: "2026-12-05", end: "2026-12-08" },
  shipLines: [],
  residence: "PT",
  place: lisbon,
  rooms: [{ adults: 2, childAges: [5] }],
  showsPrices: true,
};
const show = (change: Partial<SearchDefaults> = {}, currency = "USD") =>
  render(
    <English>
      <DisplayCurrencyProvider value={{ currency, rates: { USD: 1, EUR: 0.9 } }}>
        <form>
          <HotelFields defaults={{ ...defaults, ...change }} />
          <input type="hidden" name="residence" value="PT" />
        </form>
      </DisplayCurrencyProvider>
    </English>,
  );
async function openCalendar() {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Check-in: / }));
  await screen.findAllByRole("grid");
  return user;
}
const day = (name: string) => screen.findByRole("button", { name: new RegExp(`${name}, 20`) });

it("has the cheapest night of each day of a place, for whom the form says, asked for once", async () => {
  show();
  const user = await openCalendar();
  const lowest = /December 11, 2026, from \$99, the lowest price$/;
  expect(await screen.findByRole("button", { name: lowest })).toHaveTextContent(
    "11\u2066$99\u2069",
  );
  // Nothing costs less than it says.
  expect(await day("December 10")).toHaveTextContent("10\u2066$121\u2069");
  expect(await day("December 10")).toHaveAccessibleName(/, from \$120.50$/);
  expect(await day("December 12")).toHaveAccessibleName(/December 12, 2026$/);
  expect(ask.mock.calls.map(([body]) => body)).toEqual(
    ["2026-12", "2027-01"].map((month) => ({
      place: { name: "Lisbon", latitude: 38.7223, longitude: -9.1393 },
      month,
      rooms: [{ adults: 2, childAges: [5] }],
      residence: "PT",
    })),
  );
  await user.click(screen.getByRole("button", { name: "Done" }));
  await openCalendar();
  expect(await screen.findByRole("button", { name: lowest })).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("writes them in the visitor's currency, as about so much", async () => {
  show({}, "EUR");
  await openCalendar();
  // Of both months that are shown.
  expect(await screen.findAllByText("\u2066≈€89\u2069")).toHaveLength(2);
  expect(await day("December 11")).toHaveAccessibleName(/, from about €89, the lowest price$/);
  expect(screen.getByText("Lowest price per night for all guests, in EUR")).toBeVisible();
});

it.each<[string, Partial<SearchDefaults>]>([
  ["the viewer may see no prices", { showsPrices: false }],
  ["no place is chosen", { place: { name: "Lisbon" } }],
  ["the place is a hotel", { place: { ...lisbon, id: "sandbox-h-2267057-3" } }],
])("asks for nothing where %s", async (_, change) => {
  show(change);
  await openCalendar();
  expect(screen.queryByText(/^Lowest price/)).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

it("asks for nothing for a child whose age is missing, and says nothing where it fails", async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByText("3 guests, 1 room"));
  await user.click(screen.getByRole("button", { name: "Children: one more" }));
  await openCalendar();
  await user.keyboard("{Escape}");
  ask.mockRejectedValue(new Error("down"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Age of child 2" }), "9");
  expect(ask).not.toHaveBeenCalled();
  await openCalendar();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(await day("December 11")).toHaveAccessibleName(/December 11, 2026$/);
});

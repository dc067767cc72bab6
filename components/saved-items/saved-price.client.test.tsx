/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { listCarOffers } from "@/lib/api/browser/cars";
import { listFares } from "@/lib/api/browser/flights";
import { getQueryClient } from "@/lib/queries/query-client";
import { SavedPrice } from "./saved-price.client";

jest.mock("@/lib/api/browser/cars", () => ({ listCarOffers: jest.fn() }));
jest.mock("@/lib/api/browser/flights", () => ({ listFares: jest.fn() }));

const rental = "pickUpDate=2026-12-07&dropOffDate=2026-12-09&driverAge=40&residence=BR";
const show = (search = `${rental}&shown=32000.USD`, service: "cars" | "flights" = "cars") =>
  renderEnglish(
    <SavedPrice
      item={{ service, id: "a", name: "A", place: null, picture: "", rating: null, search }}
      name="A"
      searchHref="/booknow/cars/search"
      today="2026-11-29"
    />,
  );
const answer = (...amounts: number[]) =>
  (jest.mocked(listCarOffers) as jest.Mock).mockResolvedValueOnce({
    offers: amounts.map((amount) => ({ price: { total: { amount, currency: "USD" } } })),
  });
const check = () =>
  userEvent.setup().click(screen.getByRole("button", { name: "Check the price now: A" }));
afterEach(() => getQueryClient().clear());

test.each([
  [29_800, "Now $298: $22 less"],
  [32_000, "Still $320"],
  [33_050, "Now $330.50: $10.50 more"],
])("of the same fare %d beside $320 is said in words", async (now, text) => {
  const fare = { brand: { id: "light" }, price: { total: { amount: now, currency: "USD" } } };
  (jest.mocked(listFares) as jest.Mock).mockResolvedValueOnce({ fares: [fare] });
  show("departure=2026-12-24&adults=2&brand=light&shown=32000.USD", "flights");
  expect(screen.getByText("when you saved it", { exact: false })).toHaveTextContent(
    "$320 when you saved it",
  );
  expect(listFares).not.toHaveBeenCalled();
  await check();
  expect(
    await screen.findByText(text.split("$")[0]?.trim() ?? "", { exact: false }),
  ).toHaveTextContent(text);
  expect(screen.queryByRole("button")).toBeNull();
  jest.mocked(listFares).mockClear();
});

test.each([
  ["without a price of its own", rental],
  ["where terms may be others", `${rental}&shown=32000.USD`],
])("%s it is the price now alone", async (_, search) => {
  answer(29_800);
  show(search);
  await check();
  expect(await screen.findByText(/^Now/)).toHaveTextContent(/^Now \$298$/);
});

test("what is gone leads to a new search for the same, what fails can be tried again", async () => {
  answer();
  const { unmount } = show();
  await check();
  expect(await screen.findByText("No longer available for these dates.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Search again: A" })).toHaveAttribute(
    "href",
    "/booknow/cars/search",
  );
  unmount();
  getQueryClient().clear();

  jest.mocked(listCarOffers).mockRejectedValueOnce(new Error("busy"));
  show();
  await check();
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  answer(29_800);
  await check();
  expect(await screen.findByText(/^Now/)).toHaveTextContent("$298");
});

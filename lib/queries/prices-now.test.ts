import { QueryClient } from "@tanstack/react-query";
import { listActivityStarts } from "@/lib/api/browser/activities";
import { listCarOffers } from "@/lib/api/browser/cars";
import { listFares } from "@/lib/api/browser/flights";
import { listHotelOffers } from "@/lib/api/browser/hotels";
import { ApiError } from "@/lib/api/errors";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { priceNowQuery } from "./prices-now";

jest.mock("@/lib/api/browser/activities", () => ({ listActivityStarts: jest.fn() }));
jest.mock("@/lib/api/browser/cars", () => ({ listCarOffers: jest.fn() }));
jest.mock("@/lib/api/browser/flights", () => ({ listFares: jest.fn() }));
jest.mock("@/lib/api/browser/hotels", () => ({ listHotelOffers: jest.fn() }));

const today = "2026-11-29";
const item = (service: KeptItem["service"], search: string): KeptItem => ({
  ...{ service, id: "a", name: "A", place: null, picture: "", rating: null, search },
});
const stay = item("hotels", "checkIn=2026-12-07&checkOut=2026-12-09&room=2&residence=BR");
const rental = item(
  "cars",
  "pickUpDate=2026-12-07&pickUpTime=10%3A00&dropOffDate=2026-12-09&dropOffTime=10%3A00&driverAge=40&residence=BR",
);
const flight = item("flights", "from=Lisbon&to=London&departure=2026-12-24&adults=2&brand=light");
const ask = (kept: KeptItem) => new QueryClient().query({ ...priceNowQuery(kept, today) });
const offers = (...amounts: number[]) =>
  amounts.map((amount) => ({ price: { total: { amount, currency: "USD" } } }));
const answer = (call: unknown, value: unknown) => (call as jest.Mock).mockResolvedValueOnce(value);

it("asks for what was searched, and finds the cheapest", async () => {
  answer(listHotelOffers, { offers: offers(300, 200) });
  expect(await ask(stay)).toEqual({
    state: "offered",
    total: { amount: 200, currency: "USD" },
    isSame: false,
  });
  expect(jest.mocked(listHotelOffers).mock.lastCall?.[1]).toEqual({
    stay: { start: "2026-12-07", end: "2026-12-09" },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "BR",
  });
  answer(listCarOffers, { offers: offers(50) });
  expect(await ask(rental)).toMatchObject({ total: { amount: 50 } });
  expect(jest.mocked(listCarOffers).mock.lastCall?.[1]).toEqual({
    pickUpAt: "2026-12-07T10:00",
    dropOffAt: "2026-12-09T10:00",
    driverAge: 40,
    residence: "BR",
  });
});

it("takes the fare that was saved, not a cheaper one", async () => {
  const [cheap, saved] = offers(100, 150);
  answer(listFares, {
    fares: [
      { ...cheap, brand: { id: "basic" } },
      { ...saved, brand: { id: "light" } },
    ],
  });
  expect(await ask(flight)).toMatchObject({ total: { amount: 150 }, isSame: true });
  expect(jest.mocked(listFares).mock.lastCall?.[1]).toEqual({
    adults: 2,
    ages: [],
    cabin: "economy",
  });
});

it("takes starts of an activity that have places left, for the people that were saved", async () => {
  const walk = item("activities", "date=2026-12-07&band=adult.2&band=child.1&title=A&shown=90.USD");
  const [full, open, small] = offers(50, 90, 70);
  const starts = [
    { ...full, state: "soldOut" },
    { ...open, state: "open" },
  ];
  answer(listActivityStarts, { options: [{ starts }, { starts: [{ ...small, state: "open" }] }] });
  expect(await ask(walk)).toMatchObject({ total: { amount: 90 }, isSame: true });
  const asked = { date: "2026-12-07", party: { adult: 2, child: 1 } };
  expect(jest.mocked(listActivityStarts).mock.lastCall?.slice(0, 2)).toEqual(["a", asked]);
  answer(listActivityStarts, { options: [{ starts: [{ ...full, state: "soldOut" }] }] });
  expect(await ask(walk)).toEqual({ state: "gone" });
});

it("compares with the same terms only: at the price that was seen, or of the fare", async () => {
  const saved = { ...stay, search: `${stay.search}&shown=300.USD` };
  answer(listHotelOffers, { offers: offers(200, 300) });
  expect(await ask(saved)).toMatchObject({ total: { amount: 300 }, isSame: true });
  answer(listHotelOffers, { offers: offers(200, 250) });
  expect(await ask(saved)).toMatchObject({ total: { amount: 200 }, isSame: false });
  answer(listFares, { fares: [{ ...offers(100)[0], brand: { id: "basic" } }] });
  expect(await ask(flight)).toMatchObject({ total: { amount: 100 }, isSame: false });
});

it("tells what is gone from what could not be loaded, and has no amount without price rights", async () => {
  answer(listCarOffers, { offers: [] });
  expect(await ask(rental)).toEqual({ state: "gone" });
  jest.mocked(listFares).mockRejectedValueOnce(new ApiError(404, "flight_not_found", "gone"));
  expect(await ask(flight)).toEqual({ state: "gone" });
  jest.mocked(listFares).mockRejectedValueOnce(new ApiError(503, "supplier_unavailable", "no"));
  await expect(ask(flight)).rejects.toThrow("no");
  answer(listCarOffers, { offers: [{}] });
  expect(await ask(rental)).toEqual({ state: "offered", total: null, isSame: false });
  // Rooms that are not alike may still be there, one by one.
  answer(listHotelOffers, { offers: [] });
  await expect(ask({ ...stay, search: `${stay.search}&room=1` })).rejects.toThrow("alike");
});

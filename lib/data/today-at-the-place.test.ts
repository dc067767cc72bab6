import type { Agency } from "@/lib/api/contract/agencies";
import { ApiError } from "@/lib/api/errors";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { getCarRental } from "./car-rentals";
import { getCarVisit } from "./car-visits";
import { listCarOffers } from "./cars";
import { getFlightSearch } from "./flight-places";
import { getHome } from "./home";
import { getHotelComparison } from "./hotel-comparison";
import { getHotelVisit } from "./hotel-visits";

jest.mock("next/headers", () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(),
}));
jest.mock("next/root-params", () => ({ locale: async () => "en" }));
jest.mock("@/lib/i18n/get-language", () => ({ getLanguage: async () => "en" }));
jest.mock("./hotels", () => ({
  getHotel: async (_tenant: string, id: string) => ({ id, timeZone: zones[id] }),
}));
jest.mock("./stay-rates", () => ({ tryHotelOffers: async () => "failed" }));
jest.mock("./cars", () => ({ listCarOffers: jest.fn() }));

// In Lisbon the 28th has begun; in Honolulu it is 14:10 of the 27th, in Tokyo 09:10 of the 28th.
const now = new Date("2026-12-28T00:10:00Z");
const wire = agencyFixture({ subdomain: "acme", timeZone: "Europe/Lisbon" });
const agency = wire as unknown as Agency;
const zones: Record<string, string> = { waikiki: "Pacific/Honolulu", ginza: "Asia/Tokyo" };
let api: Awaited<ReturnType<typeof standInApi>>;
beforeEach(async () => {
  jest.useFakeTimers({ now, advanceTimers: true });
  api = await standInApi({ "acme.localhost": wire }, (app) =>
    app.get("/api/flight/airports", (context) => context.json({ data: [] })),
  );
});
afterEach(async () => {
  await api.close();
  jest.useRealTimers();
});

const honolulu = { placeLat: "21.3069", placeLong: "-157.8583" };
const tonight = {
  hotels: { place: "Honolulu", ...honolulu, checkIn: "2026-12-27", checkOut: "2026-12-29" },
  cars: {
    pickUpPlace: "Honolulu",
    pickUpPlaceLat: "21.3069",
    pickUpPlaceLong: "-157.8583",
    pickUpDate: "2026-12-27",
    pickUpTime: "18:00",
    dropOffDate: "2026-12-29",
    dropOffTime: "18:00",
    driverAge: "40",
  },
  flights: {
    from: "Honolulu (HNL)",
    fromId: "airport-HNL",
    to: "Los Angeles (LAX)",
    toId: "airport-LAX",
    departure: "2026-12-27",
  },
};

it("searches for tonight, where it is still today for the place", async () => {
  const hotels = await getHotelVisit(agency, { query: tonight.hotels });
  expect(hotels.search).toMatchObject({ stay: { start: "2026-12-27" }, problems: [] });
  const cars = await getCarVisit(agency, { query: tonight.cars });
  expect(cars.search).toMatchObject({ pickUpAt: "2026-12-27T18:00", problems: [] });
  const flights = await getFlightSearch(agency, { query: tonight.flights });
  expect(flights.search).toMatchObject({ legs: [{ date: "2026-12-27" }], problems: [] });
});

it("offers tonight where the place isn't known yet", async () => {
  const { today } = await getHome(
    { ...agency, bookingMenuItemOptions: [] },
    {
      query: {},
      now,
    },
  );
  expect(today).toBe("2026-12-27");
});

it.each([
  ["waikiki", "2026-12-27"],
  ["waikiki,ginza", "2026-12-28"],
])("compares %s from the latest of their days on", async (ids, today) => {
  const query = { id: ids.split(","), ...tonight.hotels };
  const comparison = await getHotelComparison(agency, { query, now });
  expect(comparison.today).toBe(today);
  expect(comparison.problems).toEqual(today === "2026-12-27" ? [] : ["stay"]);
});

it("moves a car's rental to the day that it is at the depot", async () => {
  const issues = [{ path: "pickUpAt", message: "must not be in the past" }];
  jest.mocked(listCarOffers).mockImplementation(async (_tenant, { rental }) => {
    if (rental.pickUpAt < "2026-12-28T10:00")
      throw new ApiError(422, "invalid_input", "Some of the input is wrong", null, issues);
    return { offers: [], refusal: null };
  });
  const { found } = await getCarRental(agency, { id: "sandbox-c-1", query: tonight.cars, now });
  expect(await found).toMatchObject({
    answer: { offers: [] },
    asked: { pickUpAt: "2026-12-28T18:00", dropOffAt: "2026-12-30T18:00", problems: ["times"] },
    view: { rental: { pickUpAt: "2026-12-28T18:00" } },
  });
});

import { listCarOffersEndpoint, searchCarsEndpoint } from "@/lib/api/contract/cars";
import {
  searchActivityDealsEndpoint,
  searchCarDealsEndpoint,
  searchHotelDealsEndpoint,
} from "@/lib/api/contract/deals";
import { getItineraryEndpoint, searchFlightsEndpoint } from "@/lib/api/contract/flights";
import {
  listHotelOffersEndpoint,
  listNightPricesEndpoint,
  searchHotelsEndpoint,
} from "@/lib/api/contract/hotels";
import { activityCalls } from "../activities/testing/quote-activity";
import type { BookableServiceId } from "@/lib/api/contract/services";
import { serviceModules } from "../services/service-modules";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const allowed = 3;
let backend: TestBackend;
beforeAll(async () => {
  // Read when the backend opens.
  for (const { limits } of Object.values(serviceModules))
    for (const each of Object.values(limits)) jest.replaceProperty(each, "account", allowed);
  backend = await openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => backend.close());

const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const party = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
};
const rental = {
  pickUpAt: "2026-12-05T10:00",
  dropOffAt: "2026-12-07T10:00",
  driverAge: 35,
  residence: "PT",
};
const services = {
  hotels: {
    search: { endpoint: searchHotelsEndpoint, body: { ...party, place: lisbon } },
    offers: { endpoint: listHotelOffersEndpoint, body: party },
  },
  cars: {
    search: { endpoint: searchCarsEndpoint, body: { ...rental, pickUp: lisbon } },
    offers: { endpoint: listCarOffersEndpoint, body: rental },
  },
  flights: {
    search: {
      endpoint: searchFlightsEndpoint,
      body: {
        legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-05" }],
        adults: 1,
      },
    },
    offers: { endpoint: getItineraryEndpoint, body: { adults: 1 } },
  },
  activities: activityCalls,
} satisfies Record<BookableServiceId, object>;

describe.each(Object.entries(services))("%s", (_, { search, offers }) => {
  const from = (clientIp?: string) => (clientIp ? { headers: { "X-Client-Ip": clientIp } } : {});
  const find = (clientIp?: string) =>
    backend.call(search.endpoint, { body: search.body, ...from(clientIp) });
  const listOffers = (clientIp?: string) =>
    backend.call(offers.endpoint, {
      params: { id: "nowhere" },
      body: offers.body,
      ...from(clientIp),
    });

  it("are searched and listed together so often from one network, and it says when to come back; nobody else's", async () => {
    for (let index = 1; index < allowed; index += 1)
      expect((await find("203.0.113.1")).status).not.toBe(429);
    expect([
      (await listOffers("203.0.113.1")).status,
      (await listOffers("203.0.113.1")).status,
    ]).toEqual([404, 429]);
    const refused = await find("203.0.113.1");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await find("203.0.113.2")).status).not.toBe(429);
  });

  it("leaves those alone that come without an address: whoever asks so limits addresses itself", async () => {
    for (let index = 0; index <= allowed; index += 1) expect((await listOffers()).status).toBe(404);
  });
});

const flags = { isOTA: true, isHome: true, isFromDestination: false };
test.each([
  [
    "hotels",
    searchHotelDealsEndpoint,
    {
      ...flags,
      latitude: lisbon.latitude,
      longitude: lisbon.longitude,
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
      stayPeriod: party.stay,
      nationality: "PT",
      destinationCountryCode: "PT",
      currency: "USD",
      radius: 15,
      searchString: "",
    },
  ],
  [
    "cars",
    searchCarDealsEndpoint,
    {
      ...flags,
      age: 35,
      countryOfResidence: "PT",
      pickUpDateTime: `${rental.pickUpAt}:00`,
      pickupLatitude: lisbon.latitude,
      pickupLongitude: lisbon.longitude,
      returnDateTime: `${rental.dropOffAt}:00`,
      returnLatitude: lisbon.latitude,
      returnLongitude: lisbon.longitude,
      searchString: "",
    },
  ],
  [
    "activities",
    searchActivityDealsEndpoint,
    {
      ...flags,
      ...{ latitude: lisbon.latitude, longitude: lisbon.longitude, date: party.stay.start },
    },
  ],
] as const)("deals of %s are searches, too", async (_, endpoint, body) => {
  const find = async (clientIp: string) =>
    (await backend.call(endpoint, { body, headers: { "X-Client-Ip": clientIp } })).status;
  for (let index = 0; index < allowed; index += 1) expect(await find("203.0.113.9")).toBe(200);
  expect([await find("203.0.113.9"), await find("203.0.113.10")]).toEqual([429, 200]);
});

test("a month of hotels' cheapest nights is a search, too", async () => {
  const { rooms, residence } = party;
  const list = async (clientIp: string) => {
    const body = { place: lisbon, month: "2026-12", rooms, residence };
    const headers = { "X-Client-Ip": clientIp };
    return (await backend.call(listNightPricesEndpoint, { body, headers })).status;
  };
  for (let index = 0; index < allowed; index += 1) expect(await list("203.0.113.11")).toBe(200);
  expect([await list("203.0.113.11"), await list("203.0.113.12")]).toEqual([429, 200]);
});

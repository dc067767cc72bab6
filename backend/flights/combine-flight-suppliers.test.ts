import { openFakeFlights } from "../testing/open-fake-flights";
import { combineFlightSuppliers } from "./combine-flight-suppliers";

const agencyId = "00000000-0000-4000-8000-000000000001";
const query = {
  legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-26" }],
  adults: 1,
  ages: [],
  cabin: "economy",
  language: "en",
  currency: "EUR",
  now: new Date("2026-11-21T12:00:00Z"),
} as unknown as Parameters<ReturnType<typeof combineFlightSuppliers>["findItineraries"]>[0];

it("fails when all fail that sell to who asks, whatever the others have", async () => {
  const [failing, other] = [openFakeFlights(), openFakeFlights()];
  failing.fail("malformed");
  const isAsked: string[] = [];
  const shop = combineFlightSuppliers(
    {
      failing,
      other: {
        ...other,
        forAgency: (id) => {
          isAsked.push(id);
          return Promise.resolve(null);
        },
      },
    },
    { agencyId, logProblem: () => {} },
  );
  await expect(shop.findItineraries(query)).rejects.toThrow("the fake flights: malformed");
  await expect(shop.listDayPrices(query)).rejects.toThrow("the fake flights: malformed");
  expect(isAsked).toEqual([agencyId, agencyId]);
  const both = combineFlightSuppliers({ failing, other }, { agencyId, logProblem: () => {} });
  expect(await both.findItineraries(query)).toEqual(other.itineraries);
});

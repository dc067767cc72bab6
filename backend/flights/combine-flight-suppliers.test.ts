import { openFakeFlights } from "../testing/open-fake-flights";
import { combineFlightSuppliers } from "./combine-flight-suppliers";

const query = {
  legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-26" }],
  adults: 1,
  ages: [],
  cabin: "economy",
  language: "en",
  currency: "EUR",
  now: new Date("2026-11-21T12:00:00Z"),
  agencyId: "00000000-0000-4000-8000-000000000001",
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
        sellsTo: (agencyId) => {
          isAsked.push(agencyId ?? "");
          return Promise.resolve(false);
        },
      },
    },
    () => {},
  );
  await expect(shop.findItineraries(query)).rejects.toThrow("the fake flights: malformed");
  await expect(shop.listDayPrices(query)).rejects.toThrow("the fake flights: malformed");
  expect(isAsked).toEqual([query.agencyId, query.agencyId]);
  const both = combineFlightSuppliers({ failing, other }, () => {});
  expect(await both.findItineraries(query)).toEqual(other.itineraries);
});

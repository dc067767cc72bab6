import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { flightMetadata } from "./flight-metadata";

const agency = toAgency(agencyFixture({ domains: ["acme-travel.test"] }));
const flight = { id: "fake~7X214-LISLHR-20270312", locale: "en", title: "Flights" } as const;
const url = "http://acme-travel.test/flight-details?itinerary=fake~7X214-LISLHR-20270312";

it("has the page to share as its address, and lists it in all languages", async () => {
  const { robots, alternates } = await flightMetadata(agency, { ...flight, isIndexed: true });
  expect(robots).toBeUndefined();
  expect(alternates?.canonical).toBe(url);
  expect(alternates?.languages).toBeDefined();
});

it("isn't listed where it shouldn't be, and still says its address", async () => {
  const { robots, alternates } = await flightMetadata(agency, { ...flight, isIndexed: false });
  expect(robots).toEqual({ index: false, follow: true });
  expect(alternates).toEqual({ canonical: url });
});

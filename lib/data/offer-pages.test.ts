import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { listActivityPages } from "./offer-pages";

const call = jest.fn();
jest.mock("./api-for-site-map", () => ({ apiForSiteMap: async () => ({ call }) }));
beforeEach(() => call.mockReset());

const now = new Date("2026-11-21T12:00:00Z");
const dealsLocation = {
  ...{ name: "Lisbon", countryCode: "PT" },
  ...{ lat: 38.7, long: -9.1, airportLat: 38.8, airportLong: -9.2 },
};
const selling = (mode: "online" | "on-request") =>
  toAgency(
    agencyFixture({
      dealsLocation,
      bookingMenuItemOptions: [{ title: "Activities", active: true, mode }],
    }),
  );

it("lists what real suppliers offer in the coming month, and no samples", async () => {
  const pins = ["viator", "sandbox"].map((supplier) => ({ id: `${supplier}-1`, supplier }));
  call.mockResolvedValue({ state: "complete", askAgainInMs: null, pins });
  expect(await listActivityPages(selling("online"), now)).toEqual([
    { path: "/booknow/activities/result-details/viator-1" },
  ]);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { date: "2026-11-22", dateTo: "2026-12-22" },
  });
});

it("lists nothing where it is sold on request: its pages lead to the form", async () => {
  expect(await listActivityPages(selling("on-request"), now)).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

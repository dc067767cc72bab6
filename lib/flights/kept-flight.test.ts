import { sampleFlight, sampleLeg, usd } from "@/components/flights/testing/sample-flight";
import { keptFlights, readKeptFlight, toKeptFlight } from "./kept-flight";
import { toCardLegs } from "./to-card-flight";

const id = "sandbox~2X214-LISLHR-20261224";
const search = "from=Lisbon&fromId=airport-LIS&to=London&toId=airport-LHR&departure=2026-12-24";
const href = `/booknow/flights/search-details?${search}&adults=2&itinerary=${id}`;
const legs = toCardLegs(sampleFlight({ legs: [sampleLeg({ daysLater: 1 })] }));
const kept = (more = "&brand=light&shown=100.USD") => toKeptFlight(legs, `${href}${more}`);

it("keeps what identifies flights, as an account can store it, and reads it back", () => {
  const item = kept();
  expect(item).toMatchObject({ service: "flights", id, name: "Lisbon – London" });
  expect(item.search).toMatch(/^[\w.~%&=+*-]*$/);
  expect(keptFlights.read({ id, search: item.search })).toEqual(item);
  expect(readKeptFlight(item)).toMatchObject({
    airlines: "Maravel",
    legs: [{ from: "LIS", to: "LHR", date: "2026-12-24", departs: "07:00", arrives: "09:40" }],
  });
  expect(readKeptFlight(item).legs[0]?.daysLater).toBe(1);
});

it("leads back to the fare with the price that was seen, once over to a new search", () => {
  const path = keptFlights.toPath(kept(), "2026-12-24");
  expect(path).toMatch(/^\/booknow\/flights\/search-details\?from=Lisbon/);
  expect(path).toContain(`brand=light&shown=100.USD&itinerary=${encodeURIComponent(id)}`);
  expect(path).not.toContain("airlines");
  expect(toKeptFlight(legs, href, usd(250)).search).toContain("shown=250.USD");
  expect(keptFlights.toPath(kept(), "2026-12-25")).toBe(keptFlights.toSearchPath(kept()));
  expect(keptFlights.toSearchPath(kept())).toMatch(
    /^\/booknow\/flights\/search\?from=Lisbon.*&adults=2$/,
  );
});

it("knows nothing of what another site stored", () => {
  expect(keptFlights.read({ id, search })).toBeNull();
  expect(keptFlights.isOver({ id: "another", search: null }, "2026-12-25")).toBeNull();
});

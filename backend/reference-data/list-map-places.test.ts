import { listMapPlaces } from "./list-map-places";

const lisbon = { west: -9.8, south: 38.2, east: -8.5, north: 39.3 };

it("lists a region's largest city, the airport and then smaller towns, and nothing outside it", () => {
  const places = listMapPlaces(lisbon);
  expect(places[0]?.name).toBe("Lisbon");
  expect(places.slice(0, 3)).toContainEqual(
    expect.objectContaining({ name: "LIS", kind: "airport" }),
  );
  expect(places.map(({ name }) => name)).toContain("Setúbal");
  expect(places.length).toBeLessThanOrEqual(66);
  const outside = places.filter(
    ({ latitude, longitude }) =>
      latitude < lisbon.south ||
      latitude > lisbon.north ||
      longitude < lisbon.west ||
      longitude > lisbon.east,
  );
  expect(outside).toEqual([]);
});

it("lists nothing on the open sea", () =>
  expect(listMapPlaces({ west: -125, south: -50, east: -122, north: -47 })).toEqual([]));

import { toMapRegion } from "./map-region";

const lisbon = { latitude: 38.72, longitude: -9.14 };

test("the region contains every point with a margin", () => {
  const region = toMapRegion(lisbon, [{ latitude: 39.6, longitude: -9.14 }]);
  expect(region.north).toBeGreaterThan(39.6);
  expect(region.south).toBeLessThan(37.9);
});

test("without any points there is room for panning around the place", () => {
  const { west, south, east, north } = toMapRegion(lisbon, []);
  expect([north - 38.72, 38.72 - south].map((degrees) => Math.round(degrees * 100))).toEqual([
    55, 55,
  ]);
  expect(east - west).toBeGreaterThan(north - south);
});

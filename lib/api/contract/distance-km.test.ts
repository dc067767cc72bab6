import { distanceKm } from "./distance-km";

const lisbon = { latitude: 38.7223, longitude: -9.1393 };

it("measures along the great circle", () => {
  expect(distanceKm(lisbon, lisbon)).toBe(0);
  expect(distanceKm(lisbon, { latitude: 41.1579, longitude: -8.6291 })).toBeCloseTo(274, 0);
  // Across the date line.
  expect(
    distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
  ).toBeCloseTo(111.2, 1);
});

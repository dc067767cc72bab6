import { listDistanceRings, toMapRegion } from "./map-region";
import { regionLand } from "./region-land";

const places = {
  lisbon: { latitude: 38.72, longitude: -9.14 },
  bergen: { latitude: 60.39, longitude: 5.32 },
  suva: { latitude: -18.14, longitude: 178.44 },
  venice: { latitude: 45.44, longitude: 12.33 },
  "the Stockholm archipelago": { latitude: 59.33, longitude: 18.5 },
};
const isInside = (ring: [number, number][], [latitude, longitude]: [number, number]) =>
  ring.reduce((inside, [y, x], index) => {
    const [previousY, previousX] = ring.at(index - 1) ?? [0, 0];
    return y > latitude !== previousY > latitude &&
      longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x
      ? !inside
      : inside;
  }, false);

test.each(Object.entries(places))(
  "draws the land around %s, clipped to the region, in at most 60 kB",
  async (_, place) => {
    const region = toMapRegion(place, [
      { latitude: place.latitude + 0.3, longitude: place.longitude - 0.3 },
    ]);
    const land = await regionLand(region);
    expect(land.length).toBeGreaterThan(0);
    for (const [latitude, longitude] of land.flat()) {
      expect(latitude).toBeGreaterThanOrEqual(region.south - 0.001);
      expect(latitude).toBeLessThanOrEqual(region.north + 0.001);
      expect(longitude).toBeGreaterThanOrEqual(region.west - 0.001);
      expect(longitude).toBeLessThanOrEqual(region.east + 0.001);
    }
    expect(JSON.stringify(land).length).toBeLessThan(60_000);
  },
);

test("distinguishes land from sea", async () => {
  const land = await regionLand(toMapRegion(places.lisbon, []));
  const isLand = (point: [number, number]) => land.some((ring) => isInside(ring, point));
  expect(isLand([38.75, -9.2])).toBe(true);
  expect(isLand([38.6, -9.6])).toBe(false);
});

test("open sea is empty, and an inland region one plain shape", async () => {
  expect(await regionLand(toMapRegion({ latitude: -48.9, longitude: -123.4 }, []))).toEqual([]);
  expect(
    (await regionLand(toMapRegion({ latitude: 40.42, longitude: -3.7 }, []))).map(
      ({ length }) => length,
    ),
  ).toEqual([expect.any(Number)]);
});

test("the region contains every point with a margin, and its rings stay inside", () => {
  const region = toMapRegion(places.lisbon, [{ latitude: 39.6, longitude: -9.14 }]);
  expect(region.north).toBeGreaterThan(39.6);
  expect(listDistanceRings(region).at(-1)).toBe(50);
  expect(listDistanceRings(toMapRegion(places.lisbon, []))).toEqual([1, 2, 5, 10, 25, 50]);
});

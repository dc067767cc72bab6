import { destinationMap } from "./destination-map";

const numbersOf = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

test.each([
  ["Lisbon", 38.72, -9.14],
  ["Tromsø", 69.65, 18.96],
  ["Suva, beside the date line", -18.14, 178.44],
])("draws land around %s and nothing outside the image", (_, latitude, longitude) => {
  const { width, height, land } = destinationMap({ latitude, longitude });
  expect(land).toMatch(/^M.*Z$/);
  const numbers = numbersOf(land);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(width);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(height);
});

test("draws nothing on open sea", () =>
  expect(destinationMap({ latitude: -48.9, longitude: -123.4 }).land).toBe(""));

import { listRings } from "./list-rings";

test.each([
  ["a whole region", 4, [20, 50, 100, 200]],
  ["a city", 65, [2, 5, 10]],
  ["a few streets", 520, [0.2, 0.5, 1, 2]],
])("rings of %s are in round steps that can be told apart", (_, pixelsPerKm, rings) =>
  expect(listRings(pixelsPerKm)).toEqual(rings),
);

test("rings are in sight and don't run into each other, at any zoom", () => {
  for (let pixelsPerKm = 1; pixelsPerKm < 2_000; pixelsPerKm *= 1.3) {
    const pixels = listRings(pixelsPerKm).map((km) => km * pixelsPerKm);
    expect(pixels.length).toBeGreaterThan(1);
    expect(pixels.at(-1)).toBeLessThanOrEqual(1_200);
    pixels.forEach((radius, index) =>
      expect(radius - (pixels[index - 1] ?? 0)).toBeGreaterThanOrEqual(70),
    );
  }
});

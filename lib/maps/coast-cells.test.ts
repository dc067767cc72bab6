import { coastScales, listCells, toCoastRings } from "./coast-cells";

test("a view meets the squares around its corners, also across the date line", () => {
  const names = (view: Parameters<typeof listCells>[0], scale = coastScales.fine) =>
    listCells(view, scale).map(({ name, west }) => [name, west]);
  expect(names({ south: 38.5, west: -9.6, north: 39.2, east: -8.9 })).toEqual([
    ["38_-10", -10],
    ["38_-9", -9],
    ["39_-10", -10],
    ["39_-9", -9],
  ]);
  expect(names({ south: -17.5, west: 179.2, north: -17.1, east: 180.4 })).toEqual([
    ["-18_179", 179],
    ["-18_-180", 180],
  ]);
  expect(listCells({ south: 38, west: -9.6, north: 39, east: -8.9 }, coastScales.coarse)).toEqual([
    { south: 35, west: -10, name: "35_-10" },
  ]);
});

test("steps lead from the corner of a square along its coasts", () => {
  // 0 is ?, 1 is A, 2 is C, 10 is S.
  const cell = ["1??S??S", "2CCA??A"];
  expect(toCoastRings(cell, { south: 38, west: -10 }, { stepsPerDegree: 10 })).toEqual([
    {
      isWater: false,
      points: [
        [38, -10],
        [38, -9],
        [39, -9],
      ],
    },
    {
      isWater: true,
      points: [
        [38.2, -9.8],
        [38.2, -9.7],
        [38.3, -9.7],
      ],
    },
  ]);
});

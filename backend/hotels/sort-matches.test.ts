import { sortMatches } from "./sort-matches";

const toMatch = (id: string, relevance: number, total: number) =>
  ({ hotel: { id, relevance }, total }) as Parameters<typeof sortMatches>[0][number];
const matches = [
  toMatch("dear", 9, 400_00),
  toMatch("usual", 8.8, 100_00),
  toMatch("cheap", 7, 50_00),
];
const sorted = (knowsPrices: boolean) =>
  sortMatches([...matches], {
    ...{ sort: "best", landmark: null, hotelId: undefined },
    knowsPrices,
  }).map(({ hotel }) => hotel.id);

test("the best match knows the price, but not for who may see none", () => {
  expect(sorted(true)).toEqual(["usual", "dear", "cheap"]);
  expect(sorted(false)).toEqual(["dear", "usual", "cheap"]);
});

test("by the distance to a landmark, and to the place where there is none", () => {
  const at = (id: string, latitude: number, distance: number) =>
    ({ hotel: { id, latitude, longitude: 2, relevance: 1, distance }, total: 1 }) as Parameters<
      typeof sortMatches
    >[0][number];
  const found = [at("far", 41.9, 1), at("near", 41.41, 9), at("beyond", 41.3, 2)];
  const by = (landmark: { latitude: number; longitude: number } | null) =>
    sortMatches([...found], {
      ...{ sort: "landmark", landmark, hotelId: undefined, knowsPrices: true },
    }).map(({ hotel }) => hotel.id);
  expect(by({ latitude: 41.4, longitude: 2 })).toEqual(["near", "beyond", "far"]);
  expect(by(null)).toEqual(["far", "beyond", "near"]);
});

import { sortMatches } from "./sort-matches";

const toMatch = (id: string, relevance: number, total: number) =>
  ({ hotel: { id, relevance }, total }) as Parameters<typeof sortMatches>[0][number];
const matches = [
  toMatch("dear", 9, 400_00),
  toMatch("usual", 8.8, 100_00),
  toMatch("cheap", 7, 50_00),
];
const sorted = (knowsPrices: boolean) =>
  sortMatches([...matches], { sort: "best", hotelId: undefined, knowsPrices }).map(
    ({ hotel }) => hotel.id,
  );

test("the best match knows the price, but not for who may see none", () => {
  expect(sorted(true)).toEqual(["usual", "dear", "cheap"]);
  expect(sorted(false)).toEqual(["dear", "usual", "cheap"]);
});

import { countLifted } from "./count-lifted";

test("each filter is lifted alone, and both ends of a range together", () => {
  const filters = { minimumPrice: 1, maximumPrice: 2, maximumDistance: 3, name: "x" };
  expect(countLifted(filters, (left) => Object.keys(left).length)).toEqual({
    minimumPrice: 2,
    maximumPrice: 2,
    maximumDistance: 3,
    name: 3,
  });
  expect(countLifted({}, () => 1)).toEqual({});
});

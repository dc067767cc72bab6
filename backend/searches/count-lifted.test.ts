import { countLifted } from "./count-lifted";

test("each filter that is set is lifted alone, and both ends of a range together, once", () => {
  const filters = {
    ...{ minimumPrice: 1, maximumPrice: 2, maximumDistance: 3, name: "x" },
    ...{ freeCancellation: false, boards: [], classes: undefined },
  };
  const count = jest.fn((left: object) => Object.keys(left).length);
  expect(countLifted(filters, count)).toEqual({
    minimumPrice: 2,
    maximumPrice: 2,
    maximumDistance: 3,
    name: 3,
  });
  expect(count).toHaveBeenCalledTimes(3);
  expect(countLifted({}, () => 1)).toEqual({});
});

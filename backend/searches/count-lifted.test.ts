import { countLifted } from "./count-lifted";

test("each filter that is set is lifted alone, and both ends of a range together, once", () => {
  const filters = {
    ...{ minimumPrice: 1, maximumPrice: 2, maximumDistance: 3, name: "x" },
    ...{ freeCancellation: false, boards: [], classes: undefined },
  };
  const count = jest.fn((left: object) => Object.keys(left).length);
  expect(countLifted({ filters, total: 0 }, count)).toEqual({
    minimumPrice: 2,
    maximumPrice: 2,
    maximumDistance: 3,
    name: 3,
  });
  expect(count).toHaveBeenCalledTimes(3);
  expect(countLifted({ filters: {}, total: 0 }, () => 1)).toEqual({});
});

test("nothing is counted where the filters leave something", () => {
  const count = jest.fn(() => 5);
  expect(countLifted({ filters: { name: "x" }, total: 1 }, count)).toEqual({});
  expect(count).not.toHaveBeenCalled();
});

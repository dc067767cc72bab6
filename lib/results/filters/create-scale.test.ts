import * as fc from "fast-check";
import { createScale } from "./create-scale";

it("rounds a range of prices to steps that people count in", () => {
  expect(createScale(81.23, 519.13)).toEqual({ minimum: 80, maximum: 520, step: 5 });
  expect(createScale(1_240, 98_700)).toEqual({ minimum: 1_000, maximum: 99_000, step: 1_000 });
  expect(createScale(1, 9)).toEqual({ minimum: 1, maximum: 9, step: 1 });
  expect(createScale(50, 50)).toBeNull();
});

it("always has both ends in it, and a whole number of steps between them", () => {
  const price = fc.double({ min: 0, max: 10_000_000, noNaN: true });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const scale = createScale(low, high);
      if (!scale) return low === high;
      const { minimum, maximum, step } = scale;
      const count = (maximum - minimum) / step;
      return minimum <= low && maximum >= high && Number.isInteger(count) && count <= 102;
    }),
  );
});

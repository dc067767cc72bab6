import { toPrice } from "./to-deal";

const rates = { currency: "USD", totalRate: 97, publishedRate: 100 };

test("a deal strikes no retail price for a discount that isn't worth telling", () => {
  expect(toPrice({ ...rates, discountPercentage: 3 })?.published).toBeNull();
  expect(toPrice({ ...rates, totalRate: 95, discountPercentage: 5 })?.published).toEqual({
    amount: 10_000,
    currency: "USD",
  });
});

import { defaultMarkup } from "./markup";
import { toSale } from "./to-sale";
import { toViewerPrice } from "./to-viewer-price";

const priceOf = (published: number) => {
  const sale = toSale(
    { currency: "USD", wholesale: 27_262, taxAndFee: 0, published },
    { markup: defaultMarkup, currency: "USD", rates: {}, isPaidOnSite: false },
  );
  return sale && toViewerPrice(sale, { tier: "public", unit: null });
};

test.each([
  [30_536, null, 0],
  [32_139, null, 0],
  [32_140, 32_140, 5],
])("a total of 305.33 beside a retail price of %i", (published, reference, discountPercentage) =>
  expect(priceOf(published)).toMatchObject({
    total: { amount: 30_533 },
    reference: reference && { amount: reference },
    discountPercentage,
  }),
);

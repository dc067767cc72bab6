import { toMajorUnits, toMoney, type Money } from "@/lib/money/money";
import type { FilterWords } from "./filter";
import type { RangeUnit } from "./range-filter";
import { readDecimal } from "./read-decimal";

/** Minor units of the currency shown, typed and written as major units. */
export const moneyUnit: RangeUnit = {
  name: ({ currency }) => currency,
  parse: (text, currency) => {
    const major = readDecimal(text, { max: 9_999_999_999_999 });
    return major === null ? null : toMoney(major, currency).amount;
  },
  write: (amount, currency) => toMajorUnits({ amount, currency }),
  format: (amount, { formatAmount }) => formatAmount(amount),
  isMoney: true,
};

/** The range of all prices as they show; undefined without price rights. */
export const toPriceBounds = (
  price: { minimum: Money; maximum: Money } | undefined,
  { toShown }: Pick<FilterWords, "toShown">,
) => price && { minimum: toShown(price.minimum).amount, maximum: toShown(price.maximum).amount };

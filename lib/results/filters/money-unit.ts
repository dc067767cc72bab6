import { toMajorUnits, toMoney } from "@/lib/money/money";
import type { RangeUnit } from "./range-filter";
import { readDecimal } from "./read-decimal";

/** Minor units of the currency charged, typed and written as major units. */
export const moneyUnit: RangeUnit = {
  name: ({ currency }) => currency,
  parse: (text, currency) => {
    const major = readDecimal(text, { max: 999_999_999 });
    return major === null ? null : toMoney(major, currency).amount;
  },
  write: (amount, currency) => toMajorUnits({ amount, currency }),
  format: (amount, { formatAmount }) => formatAmount(amount),
  isMoney: true,
};

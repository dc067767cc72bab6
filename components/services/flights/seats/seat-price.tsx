import { useLocale } from "next-intl";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { toMajorUnits, type Money } from "@/lib/money/money";

/** The bare number, to fit a seat: the legend says which currency. */
export function SeatPrice({ price }: { price: Money }) {
  const digits = minorUnitDigits(price.currency);
  const isWhole = price.amount % 10 ** digits === 0;
  return new Intl.NumberFormat(useLocale(), {
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: isWhole ? 0 : digits,
  }).format(toMajorUnits(price));
}

import { toMajorUnits, toMoney } from "@/lib/money/money";

const digits = [1, 2, 3, 5];

/**
 * Round amounts to narrow down deposits by, ascending, in minor units: each leaves more cars than
 * the one before, and not every cover of all of them. `smallest`: of each car, `largest`: of all
 * covers. Empty where there is nothing to choose between.
 */
export function toDepositSteps({
  smallest,
  largest,
  currency,
}: {
  smallest: readonly number[];
  largest: number;
  currency: string;
}): number[] {
  const countUpTo = (value: number) => smallest.filter((deposit) => deposit <= value).length;
  const steps = largest > 0 && countUpTo(0) > 0 ? [0] : [];
  if (!(largest > 0)) return steps;
  const magnitude = Math.floor(Math.log10(toMajorUnits({ amount: largest, currency })));
  for (let power = Math.max(0, magnitude - 2); power <= magnitude; power += 1)
    for (const digit of digits) {
      const step = toMoney(digit * 10 ** power, currency).amount;
      const before = steps.at(-1);
      const isMore = countUpTo(step) > (before === undefined ? 0 : countUpTo(before));
      if (step < largest && isMore) steps.push(step);
    }
  return steps;
}

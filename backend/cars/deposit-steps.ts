import { toMajorUnits, toMoney } from "@/lib/money/money";

const digits = [1, 2, 3, 5];

/**
 * Round amounts to narrow down deposits by, ascending, in minor units: each leaves fewer than all
 * and more than the one before. Empty where there is nothing to choose between.
 */
export function toDepositSteps(deposits: readonly number[], currency: string): number[] {
  const [smallest, largest] = [Math.min(...deposits), Math.max(...deposits)];
  if (deposits.length === 0 || smallest === largest) return [];
  const countUpTo = (value: number) => deposits.filter((deposit) => deposit <= value).length;
  const steps = smallest === 0 ? [0] : [];
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

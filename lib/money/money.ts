import { minorUnitDigits } from "./minor-unit-digits";

/**
 * `amount` counts minor units (cents, øre, fils; whole yen) of the ISO 4217 `currency`; always an
 * integer.
 */
export type Money = { amount: number; currency: string };

/**
 * From decimal major units, e.g. `toMoney(12.5, "KWD")` is 12500 fils. Rounds half away from zero.
 */
export function toMoney(major: number, currency: string): Money {
  const digits = minorUnitDigits(currency);
  const product = Math.abs(major) * 10 ** digits;
  // The product's relative error is at most 2^-53: that only matters next to a half, where the
  // decimal notation decides.
  const isNearHalf = Math.abs((product % 1) - 0.5) <= product * 2 ** -50;
  const scaled = isNearHalf ? Number(`${Math.abs(major)}e${digits}`) : product;
  return {
    amount: Math.sign(major) * Math.round(Number.isFinite(scaled) ? scaled : product),
    currency,
  };
}

/** Back to decimal major units, for endpoints that carry decimals, `Intl` and JSON-LD. */
export const toMajorUnits = ({ amount, currency }: Money): number =>
  amount / 10 ** minorUnitDigits(currency);

/** A share of an amount, e.g. per night. Rounds to the nearest minor unit. */
export const divideMoney = ({ amount, currency }: Money, by: number): Money => ({
  amount: Math.round(amount / by),
  currency,
});

/**
 * An approximate amount without false precision: whole major units. Small ones keep their digits,
 * or in a high-value currency something cheap would become free ($1 is KWD 0.307).
 */
export const roundApproximate = (money: Money): Money =>
  isSmall(money) ? money : toMoney(Math.round(toMajorUnits(money)), money.currency);

const isSmall = (money: Money): boolean => Math.abs(toMajorUnits(money)) < 20;

/** What approximate amounts are rounded to, in minor units. */
export const approximateStep = (money: Money): number =>
  isSmall(money) ? 1 : 10 ** minorUnitDigits(money.currency);

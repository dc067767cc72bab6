import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import type { Money } from "@/lib/money/money";
import { GatewayError } from "../../ports/payment-gateway";

/**
 * Where Stripe's minor unit isn't ISO 4217's (docs.stripe.com/currencies: zero-decimal currencies
 * and special cases).
 */
const digitsAtStripe: Record<string, number> = { MGA: 0, ISK: 2, UGX: 2 };
/**
 * Currencies whose last digits must be zero: three-decimal ones in tens, and those that are whole
 * in all but their spelling.
 */
const steps: Record<string, number> = {
  BHD: 10,
  JOD: 10,
  KWD: 10,
  OMR: 10,
  TND: 10,
  ISK: 100,
  UGX: 100,
};

const scaleOf = (currency: string) =>
  10 ** ((digitsAtStripe[currency] ?? minorUnitDigits(currency)) - minorUnitDigits(currency));

/**
 * @throws GatewayError refused: an amount that Stripe can't charge is never rounded, because it
 *   isn't the one that was shown
 */
export function toStripeAmount({ amount, currency }: Money): { amount: number; currency: string } {
  const scaled = amount * scaleOf(currency);
  if (!Number.isSafeInteger(scaled) || scaled % (steps[currency] ?? 1) !== 0)
    throw new GatewayError("refused", `Stripe charges no ${amount} of ${currency}'s minor units`);
  return { amount: scaled, currency: currency.toLowerCase() };
}

/** Back to ISO 4217's minor units. @throws GatewayError malformed */
export function fromStripeAmount({
  amount,
  currency,
}: {
  amount: number | null;
  currency: string | null;
}): Money {
  const code = currency?.toUpperCase() ?? "";
  const money = { amount: (amount ?? Number.NaN) / scaleOf(code), currency: code };
  if (!/^[A-Z]{3}$/.test(code) || !Number.isSafeInteger(money.amount))
    throw new GatewayError("malformed", "Stripe named an amount that is none");
  return money;
}

import "server-only";
import { convertMoney } from "@/lib/money/exchange";
import { roundApproximate, type Money } from "@/lib/money/money";
import { getDisplayCurrency } from "./display-currency";
import { getExchangeRates } from "./exchange-rates";

/**
 * An amount in the visitor's display currency, rounded; null if it is in that currency already or
 * no rate is known. Never what is charged.
 */
export async function getApproximateAmount(tenant: string, money: Money): Promise<Money | null> {
  const { currency } = await getDisplayCurrency(tenant);
  if (currency === money.currency) return null;
  const converted = convertMoney(money, currency, (await getExchangeRates(tenant))?.rates ?? {});
  return converted && roundApproximate(converted);
}

import "server-only";
import { convertMoney } from "@/lib/money/exchange";
import { roundApproximate, type Money } from "@/lib/money/money";
import { getDisplayCurrency } from "./display-currency";
import { getExchangeRates } from "./exchange-rates";

/**
 * An amount in the currency the visitor sees prices in, rounded; null where it is that already or
 * no rate is known. Never what is charged.
 */
export async function getApproximateAmount(tenant: string, money: Money): Promise<Money | null> {
  const { currency } = await getDisplayCurrency(tenant);
  if (currency === money.currency) return null;
  const converted = convertMoney(money, currency, (await getExchangeRates(tenant))?.rates ?? {});
  return converted && roundApproximate(converted);
}

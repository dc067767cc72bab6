"use client";

import { ExactMoney } from "@/components/site/exact-money";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { convertMoney } from "@/lib/money/exchange";
import type { Money } from "@/lib/money/money";

type Props = { money: Money; label: string; className?: string };

/**
 * Beside an amount that was converted: the one that is charged. Nothing where both are the same.
 */
export function ChargedMoney({ money, label, className }: Props) {
  const { currency, rates } = useDisplayCurrency();
  return currency === money.currency || !convertMoney(money, currency, rates) ? null : (
    <dd className={className}>
      {label} <ExactMoney money={money} />
    </dd>
  );
}

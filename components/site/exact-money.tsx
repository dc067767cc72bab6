import { useLocale } from "next-intl";
import { formatMoney } from "@/lib/money/format-money";
import type { Money } from "@/lib/money/money";

/** An amount in its own currency, with its sign if it is a change: balances are never converted. */
export function ExactMoney({ money, isChange = false }: { money: Money; isChange?: boolean }) {
  const text = formatMoney({ ...money, amount: Math.abs(money.amount) }, useLocale());
  const sign = money.amount < 0 ? "−" : isChange && money.amount > 0 ? "+" : "";
  return (
    <bdi dir="ltr" className="tabular-nums">
      {`${sign}${text}`}
    </bdi>
  );
}

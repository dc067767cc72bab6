import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Money } from "@/lib/money/money";
import { Figure } from "./figure";

type Props = {
  wallet: { balance: Money; href: string } | null;
  tickets: { open: number; href: string };
};

/** A traveller's current activity. */
export function MyFigures({ wallet, tickets }: Props) {
  const t = useTranslations("dashboards.figures");
  return (
    <dl className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
      {wallet && (
        <Figure label={t("wallet")} href={wallet.href}>
          <ExactMoney money={wallet.balance} />
        </Figure>
      )}
      <Figure label={t("myTickets")} href={tickets.href}>
        {tickets.open}
      </Figure>
    </dl>
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Reference } from "@/components/ui/reference";
import type { WalletEntry } from "@/lib/api/contract/wallets";
import { zonedDay } from "@/lib/dates/zoned-time";

const cell = "py-3 align-top";

/**
 * A table also on a phone, where the balance after each line is left out: the one at the top is
 * enough.
 */
export function WalletStatement({
  entries,
  timeZone,
}: {
  entries: readonly WalletEntry[];
  timeZone: string;
}) {
  const t = useTranslations("wallets");
  const format = useFormatter();
  if (entries.length === 0)
    return (
      <div className="space-y-1">
        <p className="font-semibold">{t("empty")}</p>
        <p className="text-ink-soft">{t("emptyHint")}</p>
      </div>
    );
  return (
    <table className="w-full text-start">
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-start font-semibold">
            {t("columns.what")}
          </th>
          <th scope="col" className="pb-2 text-end font-semibold">
            {t("columns.amount")}
          </th>
          <th scope="col" className="hidden pb-2 ps-6 text-end font-semibold sm:table-cell">
            {t("columns.balance")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map(({ id, kind, description, reference, amount, balance, createdAt }) => (
          <tr key={id}>
            <td className={cell}>
              <bdi className="font-semibold wrap-anywhere">{description}</bdi>
              <span className="block text-sm text-ink-soft">
                {t(`kinds.${kind}`)} ·{" "}
                <time dateTime={createdAt}>
                  {format.dateTime(new Date(createdAt), zonedDay(timeZone))}
                </time>
                {reference && (
                  <>
                    {" "}
                    · <Reference>{reference}</Reference>
                  </>
                )}
              </span>
            </td>
            <td
              className={`${cell} ps-4 text-end font-semibold whitespace-nowrap ${amount.amount > 0 ? "text-success" : ""}`}
            >
              <ExactMoney money={amount} isChange />
            </td>
            <td
              className={`${cell} hidden ps-6 text-end whitespace-nowrap text-ink-soft sm:table-cell`}
            >
              <ExactMoney money={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslations } from "next-intl";
import type { CancellationPolicy } from "@/lib/api/contract/cancellation-policies";
import { PenaltyText } from "./penalty-text";

type Props = { sailing: CancellationPolicy["sailings"][number] };

/** Cancellation fees of sailings of one length, from the earliest day to the last. */
export function PenaltyTable({ sailing: { minimumNights, maximumNights, periods } }: Props) {
  const t = useTranslations("cancellations");
  const nights = { minimum: minimumNights, maximum: maximumNights ?? 0 };
  const days = ({ fromDays, toDays }: (typeof periods)[number]) => {
    if (fromDays === null) return t("days.more", { days: toDays });
    return toDays === 0
      ? t("days.less", { days: fromDays })
      : t("days.between", { from: fromDays, to: toDays });
  };
  return (
    <table className="w-full border-collapse border border-line bg-surface text-start">
      <caption className="pb-3 text-start text-heading font-semibold text-ink">
        {maximumNights === null
          ? minimumNights === 1
            ? t("nights.any")
            : t("nights.more", nights)
          : t("nights.between", nights)}
      </caption>
      <thead className="bg-brand-tint text-sm text-ink">
        <tr>
          <th scope="col" className="px-4 py-3 text-start font-semibold">
            {t("when")}
          </th>
          <th scope="col" className="px-4 py-3 text-start font-semibold">
            {t("cost")}
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.toDays} className="border-t border-line">
            <th scope="row" className="px-4 py-3 text-start font-normal text-ink">
              {days(period)}
            </th>
            <td className="px-4 py-3 text-ink-soft">
              <PenaltyText penalty={period.penalty} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslations } from "next-intl";
import type { Fare } from "@/lib/api/contract/flights";

/** What each passenger may bring without paying more: "Small bag below the seat, cabin bag". */
export function IncludedBags({ bags }: { bags: Fare["bags"] }) {
  const t = useTranslations("flightExtras.bags");
  const terms = useTranslations("flightTerms.bags");
  const { cabin, checked, checkedKg } = bags;
  return (
    <div className="rounded-control bg-brand-tint px-4 py-3 text-sm">
      <p className="font-semibold">{t("included")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-ink-soft">
        <li>{terms("personal")}</li>
        <li>{terms("cabin", { count: cabin })}</li>
        <li>
          {terms("checked", { count: checked })}
          {checked > 0 && checkedKg !== null && ` (${terms("upTo", { kg: checkedKg })})`}
        </li>
      </ul>
    </div>
  );
}

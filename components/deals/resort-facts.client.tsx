"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ResortDeal } from "@/lib/api/contract/to-deal";
import { Stars } from "@/components/ui/stars";
import { useDateRange } from "@/lib/dates/use-date-range";
import { DealHeading } from "./deal-heading";
import { PlaceName } from "./place-name.client";

export function ResortFacts({ deal }: { deal: ResortDeal }) {
  const t = useTranslations("deals");
  const format = useFormatter();
  const toRange = useDateRange();
  const { stay } = deal;
  return (
    <>
      <div className="space-y-1.5">
        <Stars rating={deal.rating} label={t("rating", { rating: format.number(deal.rating) })} />
        <DealHeading>{deal.title}</DealHeading>
        <PlaceName city={deal.city} countryCode={deal.countryCode} />
      </div>
      <ul className="space-y-1 text-sm text-ink-soft">
        <li>{t("unitSleeps", { unit: t(`unit.${deal.unitType}`), count: deal.sleeps })}</li>
        {deal.isAllInclusive && <li className="text-success">{t("allInclusive")}</li>}
        <li>{t("stayUnit", { nights: stay.nights, dates: toRange(stay.start, stay.end) })}</li>
      </ul>
    </>
  );
}

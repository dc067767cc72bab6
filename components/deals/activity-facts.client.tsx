"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ActivityDeal } from "@/lib/api/contract/to-deal";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { Stars } from "@/components/ui/stars";
import { DealHeading } from "./deal-heading";
import { PlaceName } from "./place-name.client";

export function ActivityFacts({ deal }: { deal: ActivityDeal }) {
  const t = useTranslations("deals");
  const format = useFormatter();
  return (
    <>
      <div className="space-y-1.5">
        {deal.reviewCount > 0 && (
          <div className="flex items-center gap-2 text-sm text-ink-soft">
            <Stars
              rating={deal.rating}
              label={t("rating", { rating: format.number(deal.rating) })}
            />
            <span>{t("reviews", { count: deal.reviewCount })}</span>
          </div>
        )}
        <DealHeading>{deal.title}</DealHeading>
        <PlaceName city={deal.city} countryCode={deal.countryCode} />
      </div>
      <ul className="space-y-1 text-sm text-ink-soft">
        <li>
          {t("duration", {
            hours: Math.floor(deal.durationMinutes / 60),
            minutes: deal.durationMinutes % 60,
          })}
        </li>
        {deal.isFreeCancellation && <li className="text-success">{t("freeCancellation")}</li>}
        <li>
          {t("forPeople", {
            count: deal.people,
            date: format.dateTime(toUtcDate(deal.date), calendarDay),
          })}
        </li>
      </ul>
    </>
  );
}

"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { HotelDeal } from "@/lib/api/contract/to-deal";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { Stars } from "@/components/ui/stars";
import { useDateRange } from "@/lib/dates/use-date-range";
import { DealHeading } from "./deal-heading";

export function HotelFacts({ deal }: { deal: HotelDeal }) {
  const t = useTranslations("deals");
  const format = useFormatter();
  const toRange = useDateRange();
  const { stay, party, guestScore } = deal;
  return (
    <>
      <div className="space-y-1.5">
        <Stars rating={deal.rating} label={t("rating", { rating: format.number(deal.rating) })} />
        <DealHeading>{deal.title}</DealHeading>
        <p className="text-sm text-ink-soft">
          {t("distance", {
            distance: format.number(deal.distanceKm, {
              minimumFractionDigits: 2,
              maximumFractionDigits: 2,
            }),
            place: deal.distanceFrom,
          })}
        </p>
      </div>
      <ul className="space-y-1 text-sm text-ink-soft">
        {guestScore && (
          <li>
            {t.rich("guestScore", {
              score: format.number(guestScore.value, { minimumFractionDigits: 1 }),
              count: guestScore.count,
              strong: (text) => <strong className="font-semibold text-ink">{text}</strong>,
            })}
          </li>
        )}
        <li>{t(`board.${deal.boardBasis}`)}</li>
        {deal.freeCancellationUntil && (
          <li className="text-success">
            {t("freeCancellationUntil", {
              date: format.dateTime(toUtcDate(deal.freeCancellationUntil), calendarDay),
            })}
          </li>
        )}
        <li>
          {t("stay", {
            nights: stay.nights,
            adults: party.adults,
            dates: toRange(stay.start, stay.end),
          })}
        </li>
      </ul>
    </>
  );
}

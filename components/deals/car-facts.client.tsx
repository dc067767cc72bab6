"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { CarDeal } from "@/lib/api/contract/to-deal";
import { daysBetween } from "@/lib/dates/calendar-date";
import { useDateRange } from "@/lib/dates/use-date-range";
import { DealHeading } from "./deal-heading";

export function CarFacts({ deal }: { deal: CarDeal }) {
  const t = useTranslations("deals");
  const toRange = useDateRange();
  const facts = [
    { icon: "users", text: t("passengers", { count: deal.passengerCapacity }) },
    { icon: "luggage", text: t("bags", { count: deal.bagCapacity }) },
    { icon: "door-open", text: t("doors", { count: deal.doors }) },
    { icon: "settings-2", text: t(`transmission.${deal.transmission}`) },
  ] as const;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div>
          <DealHeading>{deal.title}</DealHeading>
          <p className="text-sm text-ink-soft">{t("orSimilar")}</p>
        </div>
        {deal.logo && (
          <img
            src={deal.logo}
            alt={deal.supplierName}
            width={72}
            height={24}
            loading="lazy"
            className="h-6 w-auto shrink-0"
          />
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm text-ink-soft">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Icon name={icon} className="size-4 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
      <ul className="space-y-1 text-sm text-ink-soft">
        <li>{t("pickUp", { place: deal.pickUp.place })}</li>
        <li>{t("dropOff", { place: deal.dropOff.place })}</li>
        <li>
          {t("rental", {
            days: daysBetween(deal.pickUp.at, deal.dropOff.at),
            dates: toRange(deal.pickUp.at, deal.dropOff.at),
          })}
        </li>
      </ul>
    </>
  );
}

import { CalendarDays, MapPin, Pencil, Users } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PartyText } from "@/components/site/hotels/party-text";
import { calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";
import type { StayQuery } from "@/lib/hotels/stay-query";

/** What is searched for in one line, which opens into the form to change it. */
export function SearchFold({
  asked,
  isOpen,
  children,
}: {
  asked: StayQuery;
  isOpen: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("hotels");
  const format = useFormatter();
  const { place, placeName, stay, rooms } = asked;
  const facts = [
    { Icon: MapPin, text: place?.name ?? placeName },
    {
      Icon: CalendarDays,
      text: format.dateTimeRange(toUtcDate(stay.start), toUtcDate(stay.end), calendarDayOfYear),
    },
    { Icon: Users, text: <PartyText rooms={rooms} /> },
  ];
  return (
    <details
      open={isOpen}
      className="group relative z-20 rounded-card border border-line bg-surface-raised shadow-card"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-4 py-2 sm:px-6">
        <span className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1">
          {facts.map(({ Icon, text }, index) =>
            text ? (
              <span key={index} className="flex min-w-0 items-center gap-2">
                <Icon aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
                <bdi className="truncate font-medium">{text}</bdi>
              </span>
            ) : null,
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-sm font-semibold text-brand-ink">
          <Pencil aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t("edit")}</span>
        </span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}

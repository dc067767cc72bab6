import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { calendarDayOfWeek, daysBetween, toUtcDate } from "@/lib/dates/calendar-date";
import { PartyText } from "./party-text";

type Props = {
  hotel: Pick<Hotel, "name" | "address" | "checkIn" | "checkOut">;
  stay: HotelParty["stay"];
  rooms: HotelParty["rooms"];
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 text-end font-semibold">{children}</dd>
  </div>
);

/** Where, when, how long and for whom; times are the property's own. */
export function StaySummary({ hotel: { name, address, checkIn, checkOut }, stay, rooms }: Props) {
  const t = useTranslations("hotelTerms.stay");
  const format = useFormatter();
  return (
    <div>
      <p className="text-heading font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{address}</bdi>
      </p>
      <dl className="mt-3 text-sm">
        <Fact label={t("checkIn")}>
          {format.dateTime(toUtcDate(stay.start), calendarDayOfWeek)},{" "}
          {checkIn.until
            ? t("between", { from: checkIn.from, until: checkIn.until })
            : t("from", { time: checkIn.from })}
        </Fact>
        <Fact label={t("checkOut")}>
          {format.dateTime(toUtcDate(stay.end), calendarDayOfWeek)},{" "}
          {t("until", { time: checkOut.until })}
        </Fact>
        <Fact label={t("length")}>{t("nights", { count: daysBetween(stay.start, stay.end) })}</Fact>
        <Fact label={t("guests")}>
          <PartyText rooms={rooms} />
        </Fact>
      </dl>
    </div>
  );
}

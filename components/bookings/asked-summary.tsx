import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Asked } from "./to-asked";

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** Days of a place have no time zone: they are shown as they stand. */
const day = { day: "2-digit", month: "short", year: "numeric", timeZone: "UTC" } as const;

/** Nothing at all when the query said nothing. */
export function AskedSummary({ asked: { places, dates, month, party, driverAge } }: { asked: Asked }) {
  const t = useTranslations("bookings");
  const format = useFormatter();
  if (places.length === 0 && !dates && !month && party.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface p-6 shadow-card">
      <h2 className="mb-2 text-heading font-semibold">{t("summary")}</h2>
      <dl>
        {places.map(({ key, text }) => (
          <Fact key={key} label={t(`facts.${key}`)}>
            {text}
          </Fact>
        ))}
        {dates && (
          <Fact label={t("facts.dates")}>
            {dates.end ? format.dateTimeRange(new Date(dates.start), new Date(dates.end), day) : format.dateTime(new Date(dates.start), day)}
          </Fact>
        )}
        {month && <Fact label={t("facts.month")}>{format.dateTime(new Date(month), { month: "long", year: "numeric", timeZone: "UTC" })}</Fact>}
        {party.length > 0 && (
          <Fact label={t("facts.party")}>
            {format.list(
              party.map(({ key, count }) => t(`party.${key}`, { count })),
              { type: "unit" },
            )}
          </Fact>
        )}
        {driverAge && <Fact label={t("facts.driverAge")}>{driverAge}</Fact>}
      </dl>
    </section>
  );
}

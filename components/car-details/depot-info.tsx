import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { CarOffer } from "@/lib/api/contract/cars";
import { deskHoursAt } from "@/lib/cars/desk-hours";
import { addDays, toUtcDate } from "@/lib/dates/calendar-date";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { weekdayOf } from "@/lib/dates/weekday";
import { toMapUrl } from "@/lib/maps/to-map-url";

const aMonday = "2024-01-01";

type Props = Pick<CarOffer, "charges"> & { label: string; end: CarOffer["pickUp"] };

/** Where and when a car is picked up or brought back: how to get there, and when they are open. */
export function DepotInfo({ label, end, charges }: Props) {
  const t = useTranslations("carDetails.depots");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const { depot, local } = end;
  const weekday = weekdayOf(local);
  const hours = deskHoursAt(end, charges);
  return (
    <div className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div>
        <p className="text-sm text-ink-soft">{label}</p>
        <h3 className="text-lead font-semibold">
          <bdi>{depot.name}</bdi>
        </h3>
        <p className="font-medium">{format.dateTime(toLocalMoment(local), localMomentOfDay)}</p>
      </div>
      <p className="flex items-start gap-2 text-sm">
        <Icon name="map-pin" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <bdi>{depot.address}</bdi>
      </p>
      <p className="text-sm">
        <span className="font-medium">{terms(`depots.${depot.kind}`)}</span>{" "}
        <span className="text-ink-soft">{t(`how.${depot.kind}`)}</span>
      </p>
      {depot.phone && (
        <p className="flex items-center gap-2 text-sm">
          <Icon name="phone" className="size-4 shrink-0 text-ink-soft" />
          <span className="sr-only">{t("phone")}</span>
          <a href={`tel:${depot.phone}`} className="hover:text-brand-ink hover:underline">
            <bdi dir="ltr">{depot.phone}</bdi>
          </a>
        </p>
      )}
      <a
        href={toMapUrl(depot)}
        rel="noopener"
        target="_blank"
        aria-label={`${depot.name}: ${t("map")}`}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-ink hover:underline"
      >
        <Icon name="external-link" className="size-4 shrink-0" />
        {t("map")}
      </a>
      <div>
        <p className="mb-1 text-sm font-semibold">{t("hours")}</p>
        {hours.kind === "awaited" && (
          <p className="mb-1 text-sm">
            {t("awaited", { time: hours.time, isPaid: String(hours.isPaid) })}
          </p>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5 text-sm">
          {depot.hours.map((open, day) => {
            const look = day === weekday ? "font-semibold" : "text-ink-soft";
            return (
              // Days are identified by their number alone.
              <div key={day} className="contents">
                <dt className={look}>
                  {format.dateTime(toUtcDate(addDays(aMonday, day)), {
                    weekday: "long",
                    timeZone: "UTC",
                  })}
                </dt>
                <dd className={clsx(look, "tabular-nums")}>
                  {open ? (
                    <bdi dir="ltr">
                      {open.from} – {open.until}
                    </bdi>
                  ) : (
                    t("closed")
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}

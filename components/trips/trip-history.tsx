import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";

/** What became of a booking, the earliest first. */
export function TripHistory({
  history,
  timeZone,
}: Pick<Booking, "history"> & { timeZone: string }) {
  const t = useTranslations("trips");
  const format = useFormatter();
  return (
    <Card title={t("detail.history")}>
      <ol className="space-y-2 text-sm">
        {history.map(
          ({ state, at }) =>
            state !== "quoted" && (
              <li key={`${state} ${at}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{t(`history.${state}`)}</span>
                <time dateTime={at} className="text-ink-soft">
                  {format.dateTime(new Date(at), zonedTime(timeZone))}
                </time>
              </li>
            ),
        )}
      </ol>
    </Card>
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { useStateText } from "@/components/site/bookings/use-state-text";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";

/** What became of a booking, the earliest first. */
export function TripHistory({
  item,
  history,
  timeZone,
}: Pick<Booking, "item" | "history"> & { timeZone: string }) {
  const t = useTranslations("trips.detail");
  const toText = useStateText(item.service);
  const format = useFormatter();
  return (
    <Card title={t("history")}>
      <ol className="space-y-2 text-sm">
        {history
          .filter(({ state }) => state !== "quoted")
          .map(({ state, at }) => (
            <li key={`${state} ${at}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{toText(state)}</span>
              <time dateTime={at} className="text-ink-soft">
                {format.dateTime(new Date(at), zonedTime(timeZone))}
              </time>
            </li>
          ))}
      </ol>
    </Card>
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";

/** A cancellation's text names who cancelled. */
const ofCanceller = {
  buyer: "cancelRequested",
  agency: "cancelledForYou",
  supplier: "calledOff",
} as const;

/** What became of a booking, the earliest first. */
export function TripHistory({
  history,
  cancelledBy,
  timeZone,
}: Pick<Booking, "history" | "cancelledBy"> & { timeZone: string }) {
  const t = useTranslations("trips");
  const toWord = (state: Exclude<BookingState, "quoted">) =>
    state === "cancelRequested" && cancelledBy ? ofCanceller[cancelledBy] : state;
  const format = useFormatter();
  return (
    <Card title={t("detail.history")}>
      <ol className="space-y-2 text-sm">
        {history.map(
          ({ state, at }) =>
            state !== "quoted" && (
              <li key={`${state} ${at}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{t(`history.${toWord(state)}`)}</span>
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

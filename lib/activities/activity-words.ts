import type { useFormatter, useTranslations } from "next-intl";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { partyBands } from "@/lib/api/contract/activity-terms";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

type TermWords = {
  /** Of `activityTerms`. */ terms: ReturnType<typeof useTranslations<"activityTerms">>;
  format: Pick<ReturnType<typeof useFormatter>, "list">;
};
type BookingWords = {
  /** Of `activityBooking`. */ t: ReturnType<typeof useTranslations<"activityBooking">>;
  format: Pick<ReturnType<typeof useFormatter>, "dateTime">;
};

/** "2 adults, 1 child", alike on pages and on paper. */
export const toPartyText = (
  { party }: Pick<ActivityItem, "party">,
  { terms, format }: TermWords,
): string =>
  format.list(
    partyBands.flatMap((band) => {
      const count = party[band];
      return count ? [terms(`bands.counts.${band}`, { count })] : [];
    }),
    { type: "unit" },
  );

/** When it starts by its own clock, or from when until when it can be entered. */
export function toStartText(
  { starts, ends, isAnyTime }: Pick<ActivityItem, "starts" | "ends" | "isAnyTime">,
  { t, format }: BookingWords,
): string {
  const toTime = (local: string) => format.dateTime(toLocalMoment(local), localMomentOfDay);
  return isAnyTime
    ? t("summary.anyTime", { from: toTime(starts.local), until: toTime(ends.local) })
    : toTime(starts.local);
}

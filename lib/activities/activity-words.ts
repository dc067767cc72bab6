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

const toTime = (local: string, format: BookingWords["format"]): string =>
  format.dateTime(toLocalMoment(local), localMomentOfDay);

/** That people are fetched, and when, as far as that is known. */
export const toFetchedText = (
  { pickUpAt }: Pick<ActivityItem, "pickUpAt">,
  { t, format }: BookingWords,
): string =>
  pickUpAt ? t("facts.fetchedAt", { time: toTime(pickUpAt.local, format) }) : t("facts.fetched");

/** When it starts by its own clock, or from when until when it can be entered. */
export function toStartText(
  { starts, ends, isAnyTime }: Pick<ActivityItem, "starts" | "ends" | "isAnyTime">,
  { t, format }: BookingWords,
): string {
  return isAnyTime
    ? t("summary.anyTime", {
        from: toTime(starts.local, format),
        until: toTime(ends.local, format),
      })
    : toTime(starts.local, format);
}

import { toLocalDate } from "@/lib/dates/calendar-date";
import type { DefaultPlace } from "./search-defaults";

/** Today at a place that was chosen; `earliest` where its clock isn't known. */
export const toPlaceToday = (
  place: Pick<DefaultPlace, "timeZone"> | null | undefined,
  earliest: string,
): string => (place?.timeZone ? toLocalDate(new Date(), place.timeZone) : earliest);

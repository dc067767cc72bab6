import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { findMeeting } from "@/lib/api/contract/find-meeting";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Answer } from "@/lib/api/contract/needs";
import type { BookingDetail } from "../../mail";
import { fillText } from "../../mail-texts";
import texts from "./meeting-texts.json";

type Booked = { item: ActivityItem; answers?: readonly Answer[] };

function toMeetingPlace(
  { meeting: { point, minutesBefore } }: ActivityItem,
  language: LanguageCode,
): string {
  const place = [point?.name, point?.address].filter(Boolean).join(", ");
  if (minutesBefore === 0) return place;
  const time = new Intl.NumberFormat(toFormatLocale(language), {
    ...{ style: "unit", unit: "minute", unitDisplay: "long" },
  }).format(minutesBefore);
  return fillText(texts[language].early, { place, time });
}

/**
 * Which option of an activity it is, and where and how early to be there. A place that was typed
 * isn't repeated: mails may go to others than who typed it, in the agency's name.
 */
export function activityMailDetails(
  { item, answers = [] }: Booked,
  language: LanguageCode,
): BookingDetail[] {
  const { option, meeting, pickUp, fetched } = texts[language];
  const { isFetched, spot } = findMeeting(item.meeting, answers);
  return [
    { label: option, value: item.option.title },
    isFetched
      ? { label: pickUp, value: spot?.name ?? fetched }
      : { label: meeting, value: toMeetingPlace(item, language) },
  ];
}

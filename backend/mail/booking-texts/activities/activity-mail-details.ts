import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { findMeeting } from "@/lib/api/contract/find-meeting";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Answer } from "@/lib/api/contract/needs";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
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

/** Where people are fetched, and when, as far as that is known. */
function toPickUp(
  { pickUpAt }: ActivityItem,
  spot: ReturnType<typeof findMeeting>["spot"],
  language: LanguageCode,
): string {
  const { fetched, fetchedAt } = texts[language];
  if (!pickUpAt) return spot?.name ?? fetched;
  const time = new Intl.DateTimeFormat(toFormatLocale(language), localMomentOfDay).format(
    toLocalMoment(pickUpAt.local),
  );
  return spot ? `${spot.name} · ${time}` : fillText(fetchedAt, { time });
}

/**
 * Which option of an activity it is, and where and how early to be there. A place that was typed
 * isn't repeated: mails may go to others than who typed it, in the agency's name.
 */
export function activityMailDetails(
  { item, answers = [] }: Booked,
  language: LanguageCode,
): BookingDetail[] {
  const { option, meeting, pickUp } = texts[language];
  const { isFetched, spot } = findMeeting(item.meeting, answers);
  return [
    { label: option, value: item.option.title },
    isFetched
      ? { label: pickUp, value: toPickUp(item, spot, language) }
      : { label: meeting, value: toMeetingPlace(item, language) },
  ];
}

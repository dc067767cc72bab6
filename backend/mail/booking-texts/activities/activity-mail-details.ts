import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { isFetched } from "@/lib/api/contract/is-fetched";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Answer, Need } from "@/lib/api/contract/needs";
import type { BookingDetail } from "../../mail";
import { fillText } from "../../mail-texts";
import texts from "./meeting-texts.json";

type Booked = { item: ActivityItem; needs?: readonly Need[]; answers?: readonly Answer[] };

/**
 * The name of the listed place where people are fetched. Not one that was typed: mails may go to
 * others than who typed it, in the agency's name.
 */
function findPickUp({ needs = [], answers = [] }: Booked): string | undefined {
  const value = answers.find(({ need }) => need === "pickUpPlace")?.value ?? "";
  const labels = needs.find(({ id }) => id === "pickUpPlace")?.optionLabels ?? {};
  return labels[value] ?? Object.values(labels).find((label) => label === value);
}

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

/** Which option of an activity it is, and where and how early to be there. */
export function activityMailDetails(booked: Booked, language: LanguageCode): BookingDetail[] {
  const { item, answers = [] } = booked;
  const { option, meeting, pickUp, fetched } = texts[language];
  return [
    { label: option, value: item.option.title },
    isFetched(item, answers)
      ? { label: pickUp, value: findPickUp(booked) ?? fetched }
      : { label: meeting, value: toMeetingPlace(item, language) },
  ];
}

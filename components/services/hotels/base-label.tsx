import { useTranslations } from "next-intl";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { daysBetween } from "@/lib/dates/calendar-date";

/** "Room for 2 nights" */
export function BaseLabel({ item: { stay } }: { item: HotelItem }) {
  const nights = daysBetween(stay.start, stay.end);
  return <>{useTranslations("hotelTerms")("base", { nights })}</>;
}

"use client";

import { useTranslations } from "next-intl";
import type { HotelParty, Room } from "@/lib/api/contract/hotels";
import { maximumNights } from "@/lib/dates/search-limits";
import { DateRange, type FlexibleDates } from "./date-range.client";
import type { DayNotes } from "./day-notes.client";
import { RoomsField } from "./rooms-field.client";

type Props = {
  today: string;
  stay: HotelParty["stay"];
  rooms?: readonly Room[] | undefined;
  /** Where it is searched for. */
  flexible?: FlexibleDates | undefined;
  notes?: DayNotes | undefined;
};

/** When and for whom. `today` is the hotel's, where one is chosen: nothing earlier can be. */
export function StayFields({ today, stay, rooms, flexible, notes }: Props) {
  const t = useTranslations("search");
  return (
    <>
      <DateRange
        today={today}
        maximumDays={maximumNights}
        areNightsCounted
        flexible={flexible}
        notes={notes}
        start={{ name: "checkIn", label: t("checkIn"), value: stay.start }}
        end={{ name: "checkOut", label: t("checkOut"), value: stay.end }}
      />
      <RoomsField defaultRooms={rooms} />
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { maximumNights } from "@/lib/dates/search-limits";
import { DateRange } from "./date-range.client";
import { RoomsField } from "./rooms-field.client";

/**
 * When and for whom, where the hotel is chosen already. `today` is the hotel's: nothing earlier can
 * be chosen.
 */
export function StayFields({
  today,
  stay,
  rooms,
}: { today: string } & Pick<HotelParty, "stay" | "rooms">) {
  const t = useTranslations("search");
  return (
    <>
      <DateRange
        today={today}
        maximumDays={maximumNights}
        areNightsCounted
        start={{ name: "checkIn", label: t("checkIn"), value: stay.start }}
        end={{ name: "checkOut", label: t("checkOut"), value: stay.end }}
      />
      <RoomsField defaultRooms={rooms} />
    </>
  );
}

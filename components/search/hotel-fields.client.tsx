"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { maximumNights } from "@/lib/dates/search-limits";
import { DateRange } from "./date-range.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import { RoomsField } from "./rooms-field.client";
import type { SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

export function HotelFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState(defaults.place);
  return (
    <>
      <PlaceField
        service="hotels"
        name="place"
        id={firstPlaceId}
        label={t("where")}
        placeholder={t("wherePlaceholder")}
        defaultPlace={defaults.place}
        onPlaceChange={setPlace}
      />
      <DateRange
        today={toPlaceToday(place, defaults.today)}
        maximumDays={maximumNights}
        areNightsCounted
        start={{ name: "checkIn", label: t("checkIn"), value: defaults.dates.start }}
        end={{ name: "checkOut", label: t("checkOut"), value: defaults.dates.end }}
      />
      <RoomsField defaultRooms={defaults.rooms} />
    </>
  );
}

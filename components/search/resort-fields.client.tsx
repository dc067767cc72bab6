"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumNights } from "@/lib/dates/search-limits";
import { DateRange } from "./date-range.client";
import { GuestsField } from "./guests-field.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { DefaultPlace, SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

/** Resorts are booked by the week. */
export function ResortFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState<DefaultPlace | null>(null);
  const { start } = defaults.dates;
  return (
    <>
      <PlaceField
        service="resorts"
        name="place"
        id={firstPlaceId}
        label={t("where")}
        placeholder={t("cityPlaceholder")}
        onPlaceChange={setPlace}
      />
      <DateRange
        today={toPlaceToday(place, defaults.today)}
        maximumDays={maximumNights}
        areNightsCounted
        start={{ name: "checkIn", label: t("checkIn"), value: start }}
        end={{ name: "checkOut", label: t("checkOut"), value: addDays(start, 7) }}
      />
      <GuestsField />
    </>
  );
}

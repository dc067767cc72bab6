"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import { DateRange } from "./date-range.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

export function ActivityFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState(defaults.place);
  return (
    <>
      <PlaceField
        service="activities"
        name="place"
        id={firstPlaceId}
        label={t("where")}
        placeholder={t("cityPlaceholder")}
        defaultPlace={defaults.place}
        onPlaceChange={setPlace}
      />
      <DateRange
        today={toPlaceToday(place, defaults.today)}
        minimumDays={0}
        maximumDays={activityLimits.days - 1}
        start={{ name: "date", label: t("firstDay"), value: defaults.dates.start }}
        end={{ name: "dateTo", label: t("lastDay"), value: defaults.dates.end }}
      />
    </>
  );
}

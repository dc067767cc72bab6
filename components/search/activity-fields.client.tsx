"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import { DateRange } from "./date-range.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

type Props = { defaults: SearchDefaults };

/** Where and on which days. */
export const ActivityFields = (props: Props) => <Fields {...props} isRange />;

/** An enquiry names one day. */
export const ActivityEnquiryFields = (props: Props) => <Fields {...props} isRange={false} />;

function Fields({ defaults, isRange }: Props & { isRange: boolean }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState(defaults.place);
  const { start, end } = defaults.dates;
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
        daysAhead={activityLimits.ahead}
        start={{ name: "date", label: t(isRange ? "firstDay" : "date"), value: start }}
        end={isRange ? { name: "dateTo", label: t("lastDay"), value: end } : undefined}
      />
    </>
  );
}

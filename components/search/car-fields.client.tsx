"use client";

import { useTranslations } from "next-intl";
import { DateRange } from "./date-range.client";
import { PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchInput } from "./search-input.client";

/** Local times in half hours; the driver's age is asked, never assumed: the price depends on it. */
export function CarFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  return (
    <>
      <PlaceField
        service="cars"
        name="pickUpPlace"
        label={t("pickUpPlace")}
        placeholder={t("airportPlaceholder")}
      />
      <DateRange
        today={defaults.today}
        start={{ name: "pickUpDate", label: t("pickUpDate"), value: defaults.dates.start }}
        end={{ name: "dropOffDate", label: t("dropOffDate"), value: defaults.dates.end }}
      />
      <SearchInput
        label={t("pickUpTime")}
        type="time"
        name="pickUpTime"
        required
        step={1800}
        defaultValue="10:00"
      />
      <SearchInput
        label={t("dropOffTime")}
        type="time"
        name="dropOffTime"
        required
        step={1800}
        defaultValue="10:00"
      />
      <SearchInput
        label={t("driverAge")}
        type="number"
        name="driverAge"
        required
        min={18}
        max={99}
        inputMode="numeric"
      />
    </>
  );
}

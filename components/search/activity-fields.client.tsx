"use client";

import { useTranslations } from "next-intl";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchInput } from "./search-input.client";

export function ActivityFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  return (
    <>
      <PlaceField
        service="activities"
        name="place"
        id={firstPlaceId}
        label={t("where")}
        placeholder={t("cityPlaceholder")}
      />
      <SearchInput
        label={t("date")}
        type="date"
        name="date"
        required
        min={defaults.today}
        defaultValue={defaults.dates.start}
      />
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchInput } from "./search-input.client";
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
      <SearchInput
        label={t("date")}
        type="date"
        name="date"
        required
        min={toPlaceToday(place, defaults.today)}
        defaultValue={defaults.dates.start}
      />
    </>
  );
}

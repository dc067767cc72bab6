"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateRange } from "./date-range.client";
import { PartyField } from "./party-field.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { DefaultPlace, SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

/** What an enquiry for flights asks: 1 adult at first; without a return date it is one way. */
export function FlightEnquiryFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState<DefaultPlace | null>(null);
  return (
    <>
      <PlaceField
        service="flights"
        name="from"
        id={firstPlaceId}
        label={t("from")}
        placeholder={t("airportPlaceholder")}
        onPlaceChange={setPlace}
      />
      <PlaceField
        service="flights"
        name="to"
        label={t("to")}
        placeholder={t("airportPlaceholder")}
      />
      <DateRange
        today={toPlaceToday(place, defaults.today)}
        minimumDays={0}
        start={{ name: "departure", label: t("depart"), value: defaults.dates.start }}
        end={{
          name: "return",
          label: t("returnOptional"),
          value: defaults.dates.end,
          isRequired: false,
        }}
      />
      <PartyField defaultAdults={1} maximum={9} />
    </>
  );
}

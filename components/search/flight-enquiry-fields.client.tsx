"use client";

import { useTranslations } from "next-intl";
import { DateRange } from "./date-range.client";
import { PartyField } from "./party-field.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";

/** What an enquiry for flights asks: 1 adult at first; without a return date it is one way. */
export function FlightEnquiryFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  return (
    <>
      <PlaceField
        service="flights"
        name="from"
        id={firstPlaceId}
        label={t("from")}
        placeholder={t("airportPlaceholder")}
      />
      <PlaceField
        service="flights"
        name="to"
        label={t("to")}
        placeholder={t("airportPlaceholder")}
      />
      <DateRange
        today={defaults.today}
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

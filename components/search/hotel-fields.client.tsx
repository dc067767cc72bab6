"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { StayFields } from "./stay-fields.client";
import { toPlaceToday } from "./to-place-today";

type Props = { defaults: SearchDefaults };

/** An enquiry says its dates: days around them are for searches. */
export const HotelEnquiryFields = (props: Props) => <HotelFields {...props} isFlexible={false} />;

export function HotelFields({ defaults, isFlexible = true }: Props & { isFlexible?: boolean }) {
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
      <StayFields
        today={toPlaceToday(place, defaults.today)}
        stay={defaults.dates}
        rooms={defaults.rooms}
        flexible={isFlexible ? { days: defaults.flex ?? 0, usual: 0 } : undefined}
      />
    </>
  );
}

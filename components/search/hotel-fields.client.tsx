"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { toPlaceId } from "@/lib/hotels/place-id";
import type { DayNotes } from "./day-notes.client";
import { firstPlaceId, PlaceField } from "./place-field.client";
import type { SearchDefaults } from "./search-defaults";
import { StayFields } from "./stay-fields.client";
import { toPlaceToday } from "./to-place-today";
import { usePriceNotes } from "./use-price-notes";

type Props = { defaults: SearchDefaults };

/** An enquiry says its dates: days around them are for searches. */
export const HotelEnquiryFields = (props: Props) => <HotelFields {...props} isFlexible={false} />;

export function HotelFields({ defaults, isFlexible = true }: Props & { isFlexible?: boolean }) {
  const t = useTranslations("search");
  const [place, setPlace] = useState(defaults.place);
  const today = toPlaceToday(place, defaults.today);
  const toNotes = usePriceNotes();
  const { currency } = useDisplayCurrency();
  const notes: DayNotes = {
    caption: t("prices.nights", { currency }),
    async list(month, form) {
      const { listNightPrices } = await import("./hotel-night-prices");
      return toNotes(await listNightPrices(month, { form, today }));
    },
  };
  // Around a hotel are others' prices.
  const isPriced = isFlexible && defaults.showsPrices && place?.id && !toPlaceId(place.id).hotelId;
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
        today={today}
        stay={defaults.dates}
        rooms={defaults.rooms}
        flexible={isFlexible ? { days: defaults.flex ?? 0, usual: 0 } : undefined}
        notes={isPriced ? notes : undefined}
      />
    </>
  );
}

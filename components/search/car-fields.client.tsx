"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useHasScript } from "@/lib/device/use-has-script";
import { firstPlaceId, PlaceField } from "./place-field.client";
import { RentalFields } from "./rental-fields.client";
import type { SearchDefaults } from "./search-defaults";
import { toPlaceToday } from "./to-place-today";

type Props = { defaults: SearchDefaults };

/**
 * Where a car is picked up and, for who says so, where else it is brought back. Without script the
 * second place is simply optional.
 */
export function CarFields({ defaults: { today, dates, place, rental } }: Props) {
  const t = useTranslations("search");
  const hasScript = useHasScript();
  const [pickUp, setPickUp] = useState(place);
  const [isElsewhere, setElsewhere] = useState(Boolean(rental?.dropOff));
  return (
    <>
      <div
        className={clsx(
          "col-span-2",
          isElsewhere ? "lg:col-span-3" : "lg:col-span-5 noscript:lg:col-span-3",
        )}
      >
        <PlaceField
          service="cars"
          name="pickUpPlace"
          id={firstPlaceId}
          label={t("pickUpPlace")}
          placeholder={t("airportPlaceholder")}
          defaultPlace={place}
          onPlaceChange={setPickUp}
        />
      </div>
      {(isElsewhere || !hasScript) && (
        <div className={clsx("col-span-2", !isElsewhere && "hidden noscript:block")}>
          <PlaceField
            service="cars"
            name="dropOffPlace"
            label={t("dropOffPlace")}
            placeholder={t(hasScript ? "airportPlaceholder" : "dropOffPlaceholder")}
            defaultPlace={rental?.dropOff}
            isRequired={hasScript}
          />
        </div>
      )}
      <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm lg:col-span-5 lg:-my-2 noscript:hidden">
        <Checkbox checked={isElsewhere} onChange={({ target }) => setElsewhere(target.checked)} />
        {t("returnElsewhere")}
      </label>
      <RentalFields today={toPlaceToday(pickUp, today)} dates={dates} rental={rental} />
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { flightTrips, type FlightTrip } from "@/lib/flights/flight-trips";
import { choiceClass } from "./choice-class";

type Props = {
  trip: FlightTrip;
  onChange: (trip: FlightTrip) => void;
  /** The choice of several gets the focus. */
  onNear: () => void;
};

/** A return, one way or several flights. Without script the latter are rows further below. */
export function TripField({ trip, onChange, onNear }: Props) {
  const t = useTranslations("flightSearch.form");
  return (
    <fieldset className="col-span-2 flex flex-wrap gap-2 lg:col-span-4">
      <legend className="sr-only">{t("trip")}</legend>
      {flightTrips.map((each) => (
        <label
          key={each}
          className={choiceClass(
            each === "multi" && trip !== "multi"
              ? "min-h-10 px-4 noscript:hidden"
              : "min-h-10 px-4",
          )}
        >
          {/* The element around it is its label. */}
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
          <input
            type="radio"
            name="trip"
            value={each}
            checked={trip === each}
            onChange={() => onChange(each)}
            onFocus={each === "multi" ? onNear : undefined}
            className="sr-only"
          />
          {t(`trips.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

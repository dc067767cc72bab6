import { useTranslations } from "next-intl";
import type { FlightQueryLeg } from "@/lib/flights/flight-query";
import { firstPlaceId } from "./place-field.client";
import { PlaceInputs } from "./place-inputs";
import { SearchInput } from "./search-input.client";
import { toDefaultPlace } from "./flight-place";

type Props = { legs: readonly FlightQueryLeg[]; first: number; today: string };

/**
 * Flights one after the other as rows that work without script; empty ones are no flights. `first`:
 * the number of the first row.
 */
export function PlainLegs({ legs, first, today }: Props) {
  const t = useTranslations("search");
  const form = useTranslations("flightSearch.form");
  return legs.map(({ from, to, date }, index) => (
    <fieldset key={index} className="col-span-2 lg:col-span-4">
      <legend className="mb-2 font-semibold">
        {form("flightNumber", { number: first + index })}
      </legend>
      <div className="grid gap-4 lg:grid-cols-3">
        {(["from", "to"] as const).map((end) => {
          const place = end === "from" ? from : to;
          return (
            <div key={end}>
              <SearchInput
                {...(end === "from" && first + index === 1 && { id: firstPlaceId })}
                label={t(end)}
                name={end}
                autoComplete="off"
                placeholder={t("airportPlaceholder")}
                defaultValue={place.name}
              />
              <PlaceInputs service="flights" name={end} place={toDefaultPlace(place)} />
            </div>
          );
        })}
        <SearchInput
          label={t("date")}
          type="date"
          name="departure"
          min={today}
          defaultValue={date}
        />
      </div>
    </fieldset>
  ));
}

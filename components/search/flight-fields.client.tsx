"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { cabins, flightLimits } from "@/lib/api/contract/flight-terms";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { useHasScript } from "@/lib/device/use-has-script";
import { daysAround } from "@/lib/flights/days-around";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import type { FlightTrip } from "@/lib/flights/flight-trips";
import type { FlightPlace, FlightQueryLeg } from "@/lib/flights/flight-query";
import { flexibleName } from "@/lib/results/flexible-days";
import { DateRange } from "./date-range.client";
import type { DayNotes } from "./day-notes.client";
import { FlightPartyField } from "./flight-party-field.client";
import { PlainLegs } from "./plain-legs";
import { RouteFields } from "./route-fields.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchSelect } from "./search-select.client";
import { toPlaceToday } from "./to-place-today";
import { TripField } from "./trip-field.client";
import { preloadLegs, useLegFields } from "./use-leg-fields";
import { usePriceNotes } from "./use-price-notes";

/** Days from a departure to the default return. */
const usualDays = 7;
const anywhere: FlightPlace = { id: null, name: "" };
const emptyLeg: FlightQueryLeg = { from: anywhere, to: anywhere, date: "" };

type Props = { defaults: SearchDefaults };

/** The totals that the page of results shows for the days around its search. */
function useSearchedDays({ flight, flex = daysAround, showsPrices, today }: SearchDefaults) {
  const t = useTranslations("search.prices");
  const toNotes = usePriceNotes();
  const { currency } = useDisplayCurrency();
  const searched = flight && toFlightQuestion(flight);
  if (!searched || !showsPrices || flight.trip === "multi" || flex === 0) return null;
  const [out, back] = searched.legs;
  const notes: DayNotes = {
    caption: t("departures", { currency }),
    days: out && back && daysBetween(out.date, back.date),
    async list(_month, form) {
      const { listSearchedDays } = await import("./flight-day-prices");
      return toNotes(await listSearchedDays(searched, { form, today }));
    },
  };
  /** Those of what is chosen now. */
  return (trip: FlightTrip, { from, to }: Pick<FlightQueryLeg, "from" | "to">) =>
    trip === flight.trip && from.id === out?.from && to.id === out.to ? notes : undefined;
}

/**
 * Where to, when and for whom. Several flights load when the user selects them. Without script the
 * return is optional, and more flights are rows to fill in.
 */
export function FlightFields({ defaults }: Props) {
  const {
    today,
    dates,
    flex: askedFlex = daysAround,
    flight = {
      trip: "return",
      legs: [{ ...emptyLeg, date: dates.start }],
      adults: 1,
      ages: [],
      cabin: "economy",
    },
  } = defaults;
  const toNotes = useSearchedDays(defaults);
  const t = useTranslations("search");
  const form = useTranslations("flightSearch.form");
  const terms = useTranslations("flightTerms");
  const hasScript = useHasScript();
  const [trip, setTrip] = useState(flight.trip);
  // Kept while the form is of several flights, which have no days that all fit.
  const [flex, setFlex] = useState(askedFlex);
  const [first, setFirst] = useState(flight.legs[0] ?? { ...emptyLeg, date: today });
  const isMulti = flight.trip === "multi";
  /** Of several flights those after the first. */
  const [others, setOthers] = useState(isMulti ? flight.legs.slice(1) : []);
  const { Legs, rows, load, readRows } = useLegFields(flight.legs, {
    isAtOnce: isMulti,
    onTyped: ([typed, ...rest]) => {
      if (typed) setFirst(typed);
      setOthers(rest);
    },
  });
  /** Rows that there are without script. */
  const plain = isMulti ? flight.legs.length : 1;
  const back = (flight.trip === "return" && flight.legs[1]?.date) || dates.end;

  const change = async (next: FlightTrip) => {
    readRows();
    if (next !== "multi") return setTrip(next);
    try {
      await load();
      setTrip(next);
    } catch {
      // Offline: it stays the trip it was.
    }
  };

  return (
    <>
      <TripField trip={trip} onChange={(next) => void change(next)} onNear={preloadLegs} />
      {trip === "multi" && flex !== daysAround && (
        <input type="hidden" name={flexibleName} value={flex} />
      )}
      {trip === "multi" ? (
        Legs ? (
          <Legs
            // What was typed for one trip is the first of several.
            legs={[first, ...others]}
            today={today}
            onFirstChange={setFirst}
          />
        ) : (
          <div ref={rows} className="contents">
            <PlainLegs legs={flight.legs} first={1} today={today} />
          </div>
        )
      ) : (
        <>
          <RouteFields
            route={first}
            onChange={(ends) => setFirst((one) => ({ ...one, ...ends }))}
          />
          <DateRange
            today={toPlaceToday(first.from, today)}
            daysAhead={flightLimits.days}
            minimumDays={0}
            flexible={{ days: flex, usual: daysAround, onChange: setFlex }}
            notes={toNotes?.(trip, first)}
            start={{ name: "departure", label: t("depart"), value: first.date }}
            end={
              trip === "return"
                ? {
                    name: "return",
                    label: hasScript ? form("return") : t("returnOptional"),
                    value: back >= first.date ? back : addDays(first.date, usualDays),
                    isRequired: hasScript,
                  }
                : undefined
            }
            onStartChange={(date) => setFirst((one) => ({ ...one, date }))}
          />
        </>
      )}
      <div className={clsx("col-span-2", trip === "return" && "lg:col-span-1")}>
        <FlightPartyField party={flight} />
      </div>
      <div className={clsx("col-span-2", trip !== "multi" && "lg:col-span-1")}>
        <SearchSelect label={form("cabin")} name="cabin" defaultValue={flight.cabin}>
          {cabins.map((cabin) => (
            <option key={cabin} value={cabin}>
              {terms(`cabins.${cabin}`)}
            </option>
          ))}
        </SearchSelect>
      </div>
      {!hasScript && (
        <details className="col-span-2 hidden lg:col-span-4 noscript:block">
          <summary className="min-h-11 py-2 font-semibold">{form("moreFlights")}</summary>
          <div className="space-y-4">
            <PlainLegs
              legs={Array.from({ length: flightLimits.legs - plain }, () => emptyLeg)}
              first={plain + 1}
              today={today}
            />
          </div>
        </details>
      )}
    </>
  );
}

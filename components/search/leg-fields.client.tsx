"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { addLeg, changeLeg, removeLeg, toDraftLegs, type DraftLeg } from "@/lib/flights/draft-legs";
import { toEarliestDate } from "@/lib/flights/earliest-date";
import type { FlightQueryLeg } from "@/lib/flights/flight-query";
import { DateRange } from "./date-range.client";
import { toDefaultPlace, toFlightPlace } from "./flight-place";
import { firstPlaceId, PlaceField } from "./place-field.client";
import { toPlaceToday } from "./to-place-today";

type Props = {
  /** To start from; of one flight the next begins where it ends. */
  legs: readonly FlightQueryLeg[];
  today: string;
  onFirstChange: (first: FlightQueryLeg) => void;
};

/** Two to six flights one after the other, each on its day. */
export function LegFields({ legs: asked, today, onFirstChange }: Props) {
  const t = useTranslations("search");
  const form = useTranslations("flightSearch.form");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const last = addDays(today, flightLimits.days);
  const [legs, setLegs] = useState<DraftLeg[]>(() => toDraftLegs(asked, last));
  const [first] = legs;
  useEffect(() => {
    if (first) onFirstChange(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of the first only
  }, [first]);
  /** By a key, which goes on in row `next`: the button it pressed may be gone. */
  const change = ({ detail }: MouseEvent, changed: DraftLeg[], next: number) => {
    flushSync(() => setLegs(changed));
    if (detail !== 0) return;
    const fields = [...(list.current?.children[next]?.querySelectorAll("input") ?? [])];
    const shown = fields.filter(({ type }) => type !== "hidden");
    (shown.find(({ value }) => value === "") ?? shown[0])?.focus();
  };
  return (
    <div className="col-span-2 space-y-5 lg:col-span-4">
      <div ref={list} className="space-y-5">
        {legs.map((leg, index) => {
          const before = legs[index - 1]?.date;
          const earliest =
            before === undefined ? toPlaceToday(leg.from, today) : toEarliestDate(before, today);
          const place = (end: "from" | "to") => (
            <PlaceField
              key={end === "from" ? `from-${leg.turns}` : end}
              service="flights"
              name={end}
              {...(end === "from" && index === 0 && { id: firstPlaceId })}
              label={t(end)}
              placeholder={t("airportPlaceholder")}
              mayFlip
              defaultPlace={toDefaultPlace(leg[end])}
              onPlaceChange={(changed) =>
                setLegs(changeLeg(legs, leg.key, { [end]: toFlightPlace(changed) }))
              }
            />
          );
          return (
            <fieldset key={leg.key} aria-labelledby={`${id}-${leg.key}`}>
              <div className="mb-1 flex min-h-9 items-center justify-between">
                <span id={`${id}-${leg.key}`} className="font-semibold">
                  {form("flightNumber", { number: index + 1 })}
                </span>
                {legs.length > 2 && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={form("removeFlight", { number: index + 1 })}
                    onClick={(event) =>
                      change(event, removeLeg(legs, leg.key), Math.max(index - 1, 0))
                    }
                  >
                    {t("remove")}
                  </Button>
                )}
              </div>
              <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
                {place("from")}
                {place("to")}
                <DateRange
                  key={`${leg.turns}-${earliest}`}
                  today={earliest}
                  daysAhead={daysBetween(earliest, last)}
                  start={{ name: "departure", label: t("date"), value: leg.date }}
                  onStartChange={(date) => setLegs(changeLeg(legs, leg.key, { date }))}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      {legs.length < flightLimits.legs && (
        <Button
          look="secondary"
          size="small"
          onClick={(event) => change(event, addLeg(legs, last), legs.length)}
        >
          {form("addFlight")}
        </Button>
      )}
    </div>
  );
}

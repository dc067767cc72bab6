"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { FlightPlace } from "@/lib/flights/flight-query";
import { firstPlaceId, PlaceField } from "./place-field.client";
import { toDefaultPlace, toFlightPlace } from "./flight-place";

type Route = { from: FlightPlace; to: FlightPlace };

type Props = {
  route: Route;
  /** What has changed of it. */
  onChange: (ends: Partial<Route>) => void;
};

/** Where a trip begins and where it goes, with a button that turns it round. */
export function RouteFields({ route, onChange }: Props) {
  const t = useTranslations("search");
  const form = useTranslations("flightSearch.form");
  // The fields keep what is typed in them: turned round, they begin anew.
  const [turns, setTurns] = useState(0);
  const swap = () => {
    onChange({ from: route.to, to: route.from });
    setTurns(turns + 1);
  };
  const field = (end: "from" | "to") => (
    <div className="min-w-0">
      <PlaceField
        key={turns}
        service="flights"
        name={end}
        {...(end === "from" && { id: firstPlaceId })}
        label={t(end)}
        placeholder={t("airportPlaceholder")}
        defaultPlace={toDefaultPlace(route[end])}
        onPlaceChange={(place) => onChange({ [end]: toFlightPlace(place) })}
      />
    </div>
  );
  return (
    <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-4 lg:col-span-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] noscript:grid-cols-1 noscript:lg:grid-cols-2">
      {field("from")}
      <button
        type="button"
        aria-label={form("swap")}
        onClick={swap}
        className="col-start-2 row-span-2 row-start-1 grid size-11 place-items-center self-center rounded-pill border border-line-strong text-ink-soft hover:border-brand-ink hover:text-brand-ink lg:row-span-1 lg:mb-1 lg:self-end noscript:hidden"
      >
        <Icon name="arrow-up-down" className="size-5 lg:rotate-90" />
      </button>
      {field("to")}
    </div>
  );
}

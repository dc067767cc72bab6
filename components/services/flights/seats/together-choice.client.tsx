"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { SeatChoice } from "@/lib/flights/flight-extras";
import { sumSeatPrices, type SeatMaps } from "@/lib/flights/seat-map";
import { findSeatsTogether } from "@/lib/flights/seats-together";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";

type Props = {
  maps: SeatMaps;
  /** The flight shown. */ segment: number;
  passengers: readonly SeatedPassenger[];
  chosen: FlightItem["seats"];
  onChoose: (choices: readonly SeatChoice[]) => void;
};

/** Seats next to each other for the whole party at one press; pressed again, they are given up. */
export function TogetherChoice({ maps, segment, passengers, chosen, onChoose }: Props) {
  const t = useTranslations("flightExtras.seats.together");
  const id = useId();
  const found = useMemo(
    () => maps.map((map) => map && findSeatsTogether(map, passengers)),
    [maps, passengers],
  );

  /** Those of which there is a map. */
  const mapped = maps.flatMap((map, index) => (map ? [index] : []));

  /** A button for some flights; none unless all of those have such seats. */
  function toButton(name: string, flights: readonly number[]) {
    const sets = flights.flatMap((index) => found[index] ?? []);
    if (sets.length < flights.length) return null;
    const choices = flights.flatMap((index) =>
      (found[index]?.seats ?? []).map((each) => ({ ...each, segment: index })),
    );
    const isChosen = choices.every((choice) =>
      chosen.some((each) => each.segment === choice.segment && each.seat === choice.seat),
    );
    const price = sumSeatPrices(sets);
    return (
      <Button
        look="secondary"
        aria-pressed={isChosen}
        onClick={() =>
          onChoose(isChosen ? choices.map((each) => ({ ...each, seat: null })) : choices)
        }
        className="aria-pressed:border-brand-ink aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
      >
        <Icon name={isChosen ? "check" : "users"} className="size-4 shrink-0" />
        <span>
          {name}
          {price && (
            <>
              {" · "}
              <ExactMoney money={price} />
            </>
          )}
        </span>
      </Button>
    );
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-sm font-semibold">
        {t("title")}
      </p>
      {found[segment] ? (
        <div className="flex flex-wrap gap-2">
          {toButton(t("here"), [segment])}
          {mapped.length > 1 && toButton(t("all"), mapped)}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{t("none")}</p>
      )}
    </div>
  );
}

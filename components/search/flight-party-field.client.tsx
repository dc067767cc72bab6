"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { countPeople, toDraftParty, withAdults, withCount } from "./flight-party";
import { PopoverField } from "./popover-field.client";
import { SearchInput } from "./search-input.client";

const loadRows = () => import("./flight-party-rows.client");
type Rows = Awaited<ReturnType<typeof loadRows>>["FlightPartyRows"];

type Props = { party: Pick<FlightQuery, "adults" | "ages" | "ageless"> };

/**
 * Passengers by age. Steppers and the ages of all under 18 load on hover or focus; before, and
 * without script, it is counts alone: the next page requests missing ages.
 */
export function FlightPartyField({ party: asked }: Props) {
  const t = useTranslations("search");
  const [party, setParty] = useState(() => toDraftParty(asked));
  const [loaded, setLoaded] = useState<{ Rows: Rows } | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const load = async () => {
    try {
      const { FlightPartyRows } = await loadRows();
      const show = () => setLoaded({ Rows: FlightPartyRows });
      const inside = field.current?.querySelector("input:focus");
      // Not while the user types in what it replaces.
      if (inside) inside.addEventListener("blur", show, { once: true });
      else show();
    } catch {
      // Offline: it stays as it is without script.
    }
  };
  const { seated } = flightLimits;
  const number = (
    name: "adults" | "children" | "infants",
    value: number,
    onChange: (count: number) => void,
  ) => (
    <SearchInput
      label={`${t(name)} · ${t(`${name}Hint`)}`}
      name={name}
      type="number"
      inputMode="numeric"
      min={name === "adults" ? 1 : 0}
      max={seated}
      value={value}
      onChange={({ target }) => onChange(Math.min(Math.max(Number(target.value), 0), seated))}
    />
  );
  return (
    <div
      ref={field}
      onPointerEnter={loaded ? undefined : () => void load()}
      onFocus={loaded ? undefined : () => void load()}
    >
      <PopoverField
        label={t("travellers")}
        summary={t("travellerSummary", { count: countPeople(party) })}
      >
        {loaded ? (
          <loaded.Rows party={party} onChange={setParty} />
        ) : (
          <>
            {number("adults", party.adults, (count) =>
              setParty(withAdults(party, Math.max(count, 1))),
            )}
            {number("children", party.children.length, (count) =>
              setParty({ ...party, children: withCount(party.children, count) }),
            )}
            {number("infants", party.infants.length, (count) =>
              setParty({ ...party, infants: withCount(party.infants, count) }),
            )}
            {[...party.teens, ...party.children, ...party.infants].map(
              (age, index) =>
                age !== null && <input key={index} type="hidden" name="age" value={age} />,
            )}
          </>
        )}
      </PopoverField>
    </div>
  );
}

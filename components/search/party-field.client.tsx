"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PopoverField } from "./popover-field.client";
import { PartyRow } from "./party-row.client";

/** Adults, children and infants as carriers count them. Every infant needs an adult's lap. */
export function PartyField({ defaultAdults, maximum }: { defaultAdults: number; maximum: number }) {
  const t = useTranslations("search");
  const [adults, setAdults] = useState(defaultAdults);
  const [children, setChildren] = useState(0);
  const [infants, setInfants] = useState(0);
  const changeAdults = (next: number) => {
    setAdults(next);
    setInfants(Math.min(infants, next));
  };
  const rows = [
    ["adults", adults, 1, maximum - children, changeAdults],
    ["children", children, 0, maximum - adults, setChildren],
    ["infants", infants, 0, adults, setInfants],
  ] as const;
  return (
    <PopoverField
      label={t("travellers")}
      summary={t("travellerSummary", { count: adults + children + infants })}
    >
      {rows.map(([name, value, min, max, onChange]) => (
        <PartyRow
          key={name}
          name={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          value={value}
          min={min}
          max={max}
          onChange={onChange}
        />
      ))}
    </PopoverField>
  );
}

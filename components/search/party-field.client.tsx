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
  return (
    <PopoverField
      label={t("travellers")}
      summary={t("travellerSummary", { count: adults + children + infants })}
    >
      <PartyRow
        name="adults"
        label={t("adults")}
        hint={t("adultsHint")}
        value={adults}
        min={1}
        max={maximum - children}
        onChange={changeAdults}
      />
      <PartyRow
        name="children"
        label={t("children")}
        hint={t("childrenHint")}
        value={children}
        min={0}
        max={maximum - adults}
        onChange={setChildren}
      />
      <PartyRow
        name="infants"
        label={t("infants")}
        hint={t("infantsHint")}
        value={infants}
        min={0}
        max={adults}
        onChange={setInfants}
      />
    </PopoverField>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChildAgeSelect } from "./child-age-select.client";
import { PopoverField } from "./popover-field.client";
import { PartyRow } from "./party-row.client";

/** Guests of one unit; every child's age is required: rates depend on it. */
export function GuestsField() {
  const t = useTranslations("search");
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  return (
    <PopoverField label={t("guests")} summary={t("travellerSummary", { count: adults + children })}>
      <PartyRow
        name="adults"
        label={t("adults")}
        value={adults}
        min={1}
        max={16}
        onChange={setAdults}
      />
      <PartyRow
        name="children"
        label={t("children")}
        hint={t("childrenHotelHint")}
        value={children}
        min={0}
        max={8}
        onChange={setChildren}
      />
      {children > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {Array.from({ length: children }, (_, index) => (
            <ChildAgeSelect key={index} number={index + 1} name="childAge" defaultValue="" />
          ))}
        </div>
      )}
    </PopoverField>
  );
}

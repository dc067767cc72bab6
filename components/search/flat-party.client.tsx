"use client";

import { useTranslations } from "next-intl";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";
import { ChildAgeSelect } from "./child-age-select.client";
import { SearchInput } from "./search-input.client";

/**
 * The party of a form before its script, and without any: counts alone. The next page requests
 * missing ages.
 */
export function FlatParty({ rooms }: { rooms: readonly Room[] }) {
  const t = useTranslations("search");
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const number = (name: string, label: string, value: number, min: number, max: number) => (
    <SearchInput
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      defaultValue={value}
    />
  );
  return (
    <>
      {number("rooms", t("rooms"), rooms.length, 1, partyLimits.rooms)}
      {number(
        "adults",
        t("adults"),
        rooms.reduce((sum, { adults }) => sum + adults, 0),
        1,
        partyLimits.rooms * partyLimits.adultsPerRoom,
      )}
      {number(
        "children",
        t("children"),
        ages.length,
        0,
        partyLimits.rooms * partyLimits.childrenPerRoom,
      )}
      {ages.map((age, index) => (
        // Ages may repeat: their index is the key.
        <ChildAgeSelect key={index} number={index + 1} name="childAge" defaultValue={age} />
      ))}
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import { youngAges, type AgedKind } from "@/lib/flights/young-ages";
import {
  listRules,
  toLimits,
  withAdults,
  withCount,
  withTeens,
  type DraftParty,
} from "./flight-party";
import { PartyRow } from "./party-row.client";
import { SearchSelect } from "./search-select.client";

const youngKinds = ["teens", "children", "infants"] as const;

type Props = { party: DraftParty; onChange: (party: DraftParty) => void };

/** How many of each, how old all under 18 are, and why there can't be more. */
export function FlightPartyRows({ party, onChange }: Props) {
  const t = useTranslations("search");
  const form = useTranslations("flightSearch.form");
  const limits = toLimits(party);
  const setAge = (kind: AgedKind, index: number, age: number) =>
    onChange({ ...party, [kind]: party[kind].map((each, at) => (at === index ? age : each)) });
  const young = youngKinds.flatMap((kind) =>
    party[kind].map((age, index) => ({ kind, age, index })),
  );
  return (
    <>
      <PartyRow
        name="adults"
        label={t("adults")}
        hint={t("adultsHint")}
        value={party.adults}
        min={1}
        max={limits.adults}
        onChange={(count) => onChange(withAdults(party, count))}
      />
      {party.adults > 1 && (
        <PartyRow
          label={form("teens")}
          hint={form("teensHint")}
          value={party.teens.length}
          min={0}
          max={limits.teens}
          onChange={(count) => onChange(withTeens(party, withCount(party.teens, count)))}
        />
      )}
      {(["children", "infants"] as const).map((kind) => (
        <PartyRow
          key={kind}
          name={kind}
          label={t(kind)}
          hint={t(`${kind}Hint`)}
          value={party[kind].length}
          min={0}
          max={limits[kind]}
          onChange={(count) => onChange({ ...party, [kind]: withCount(party[kind], count) })}
        />
      ))}
      <ul aria-live="polite" className="space-y-1 text-sm text-ink-soft empty:hidden">
        {listRules(party).map((rule) => (
          <li key={rule}>{form(`rules.${rule}`, { count: flightLimits.seated })}</li>
        ))}
      </ul>
      {young.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm text-ink-soft">{form("agesHint")}</legend>
          <div className="grid grid-cols-2 gap-3">
            {young.map(({ kind, age, index }) => (
              <SearchSelect
                key={`${kind}-${index}`}
                isHalf
                label={form(`ages.${kind}`, { number: index + 1 })}
                name="age"
                required
                value={age ?? ""}
                onChange={({ target }) => setAge(kind, index, Number(target.value))}
              >
                <option value="" disabled />
                {youngAges[kind].map((years) => (
                  <option key={years} value={years}>
                    {t("childAgeOption", { age: years })}
                  </option>
                ))}
              </SearchSelect>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

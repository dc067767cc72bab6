"use client";

import { useTranslations } from "next-intl";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Need } from "@/lib/api/contract/needs";
import { useNeedWords } from "@/lib/bookings/need-words";
import { toUnitName } from "@/lib/checkout/asked-needs";

type Props = ControlProps & {
  need: Need;
  name: string;
  required: boolean;
  autoComplete: string;
  "data-sealed"?: "";
};

/** A number and its unit: chosen, never guessed, since 176 in the other one is another person. */
export function MeasureField({ need, ...common }: Props) {
  const t = useTranslations("checkout.needs");
  const { labelOf, unitOf } = useNeedWords();
  const { units = [] } = need;
  const [only] = units;
  const unitName = toUnitName(common.name);
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        {/* A keyboard of digits has no apostrophe for feet and inches. */}
        <TextInput
          {...common}
          inputMode={units.includes("ft") ? "text" : "decimal"}
          maxLength={12}
          // In right-to-left text 5'11 would be read as 11'5.
          dir="ltr"
          className="rtl:text-end"
        />
      </span>
      {units.length === 1 && only !== undefined ? (
        <span className="text-ink-soft">{unitOf(need, only)}</span>
      ) : (
        <span className="min-w-0 flex-1">
          <Select
            {...common}
            id={`${common.id}-unit`}
            name={unitName}
            aria-label={t("unitOf", { label: labelOf(need) })}
            defaultValue=""
          >
            <option value="">{t("unit")}</option>
            {units.map((unit) => (
              // The browser's word for it may not be the server's.
              <option key={unit} value={unit} suppressHydrationWarning>
                {unitOf(need, unit)}
              </option>
            ))}
          </Select>
        </span>
      )}
    </span>
  );
}

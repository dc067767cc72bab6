"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import { SearchSelect } from "./search-select.client";

const ages = Array.from({ length: partyLimits.oldestChild + 1 }, (_, age) => age);

/** One child's age in whole years; nothing is chosen for anybody. */
export function ChildAgeSelect({
  number,
  ...props
}: { number: number } & Omit<ComponentProps<typeof SearchSelect>, "label">) {
  const t = useTranslations("search");
  return (
    <SearchSelect {...props} label={t("childAge", { number })} required>
      <option value="" disabled />
      {ages.map((age) => (
        <option key={age} value={age}>
          {t("childAgeOption", { age })}
        </option>
      ))}
    </SearchSelect>
  );
}

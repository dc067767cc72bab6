"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useSetting } from "./settings-context.client";

/** One of a list; `none` stands for null. */
export function ChoiceSetting({
  name,
  hint,
  none,
  options,
}: {
  name: "defaultLanguage" | "defaultCurrency" | "formatRegion" | "timeZone" | "headingFont";
  hint?: ReactNode;
  none?: string;
  options: readonly { value: string; name: string }[];
}) {
  const t = useTranslations("settings");
  const { id, value, set, isRefused } = useSetting(name);
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      error={isRefused ? t("problems.choice") : null}
    >
      {(control) => (
        <Select
          {...control}
          value={value ?? ""}
          onChange={({ target }) => set(target.value || null)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

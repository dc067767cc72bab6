"use client";

import { useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useSetting } from "./settings-context.client";

/**
 * One of a list; `none` stands for null. As long as nothing has been chosen, what is usual in the
 * agency's country is offered below it.
 */
export function ChoiceSetting({
  name,
  hint,
  none,
  options,
  unchosen = null,
  usual = null,
}: {
  name: "defaultLanguage" | "defaultCurrency" | "formatRegion" | "timeZone" | "headingFont";
  hint?: ReactNode;
  none?: string;
  options: readonly { value: string; name: string }[];
  /** What a new agency has. */
  unchosen?: string | null;
  usual?: { country: string; values: readonly string[] } | null;
}) {
  const t = useTranslations("settings");
  const { id, value, set, isRefused } = useSetting(name);
  const select = useRef<HTMLSelectElement>(null);
  const offered = options.filter((option) => usual?.values.includes(option.value));
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      error={isRefused ? t("problems.choice") : null}
    >
      {(control) => (
        <>
          <Select
            {...control}
            ref={select}
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
          {usual && offered.length > 0 && (value ?? null) === unchosen && (
            <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <span id={`${id}-usual`}>{t("usualIn", { country: usual.country })}</span>
              {offered.map((option) => (
                <Button
                  key={option.value}
                  look="quiet"
                  aria-describedby={`${id}-usual`}
                  onClick={() => {
                    set(option.value);
                    // The button goes with what it offers.
                    select.current?.focus();
                  }}
                >
                  {option.name}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}

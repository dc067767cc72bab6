"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Stepper } from "@/components/ui/stepper.client";

type Props = {
  name?: string;
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** "Adults, 12 years or more" and how many. */
export function PartyRow({ label, hint, ...stepper }: Props) {
  const t = useTranslations("search");
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Stepper
        {...stepper}
        id={id}
        decreaseLabel={t("decrease", { what: label })}
        increaseLabel={t("increase", { what: label })}
        aria-describedby={hint && `${id}-hint`}
      />
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { flexibleDays, type FlexibleDays } from "@/lib/results/flexible-days";
import { choiceClass } from "./choice-class";
import { useFlexibleText } from "./use-flexible-text";

type Props = { value: FlexibleDays; onChange: (days: FlexibleDays) => void };

/** How many days the dates in the calendar may move. */
export function FlexibleChoice({ value, onChange }: Props) {
  const t = useTranslations("search.flexible");
  const toText = useFlexibleText();
  const name = useId();
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="sr-only">{t("label")}</legend>
      {/* Room for the outline of the focus, which scrolling would cut off. */}
      <div className="-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]">
        {flexibleDays.map((days) => (
          <label
            key={days}
            className={choiceClass("min-h-10 shrink-0 px-3 pointer-coarse:min-h-11")}
          >
            {/* The element around it is its label. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <input
              // Of no form: the field beside the dates is what is sent, and Enter sends nothing.
              form=""
              type="radio"
              name={name}
              checked={value === days}
              onChange={() => onChange(days)}
              className="sr-only"
            />
            {toText(days)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

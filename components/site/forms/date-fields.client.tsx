"use client";

import clsx from "clsx";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useMemo, type ComponentProps } from "react";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toUtcDate } from "@/lib/dates/calendar-date";
import { listDateParts, toPartName, type DatePart } from "@/lib/dates/typed-date";

type Props = Omit<ControlProps, "aria-describedby"> &
  Pick<ComponentProps<"input">, "required"> & {
    name: string;
    /** For the whole date, such as `bday`. */
    autoComplete: string;
    /** What was typed before, in a form without scripts. */
    typed?: Readonly<Partial<Record<DatePart, string | undefined>>>;
    "data-sealed"?: "";
  };

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
const widths = { day: "w-12", month: "min-w-34 flex-1", year: "w-16" };

/**
 * A date that people know by heart, typed in parts: no calendar to page back through. Within a
 * `FormField` that is a group, whose value is the date.
 */
export function DateFields({ id, name, autoComplete, typed = {}, ...common }: Props) {
  const t = useTranslations("forms.date");
  const format = useFormatter();
  const locale = useLocale();
  const order = useMemo(() => listDateParts(locale), [locale]);
  return (
    <div className="flex max-w-sm flex-wrap gap-2">
      {order.map((part) => {
        const control = {
          ...common,
          id: toPartName(id, part),
          name: toPartName(name, part),
          autoComplete: autoComplete === "off" ? "off" : `${autoComplete}-${part}`,
          className: "px-2.5",
        };
        const digits = part === "year" ? 4 : 2;
        return (
          <div key={part} className={clsx("flex flex-col gap-1", widths[part])}>
            <label htmlFor={control.id} className="text-sm text-ink-soft">
              {t(part)}
            </label>
            {part === "month" ? (
              <Select {...control} defaultValue={typed.month ?? ""}>
                <option value="" />
                {twelve.map((month) => (
                  <option key={month} value={month}>
                    {format.dateTime(toUtcDate(`2000-${String(month).padStart(2, "0")}-01`), {
                      month: "long",
                      timeZone: "UTC",
                    })}
                  </option>
                ))}
              </Select>
            ) : (
              <TextInput
                {...control}
                defaultValue={typed[part]}
                inputMode="numeric"
                maxLength={digits}
                pattern={part === "year" ? "\\p{Nd}{4}" : "\\p{Nd}{1,2}"}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

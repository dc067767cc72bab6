import { useFormatter, useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";
import type { EnquiryField as FieldOfEnquiry } from "@/lib/enquiries/enquiry-fields";
import { listMonths } from "@/lib/dates/list-months";

type Props = {
  field: FieldOfEnquiry;
  value: string;
  isWrong: boolean;
  /** The earliest anywhere: nothing earlier can be chosen. */
  today: string;
  shipLines: readonly { code: string; name: string }[];
};

const isWide: ReadonlySet<FieldOfEnquiry["kind"]> = new Set([
  "place",
  "childAges",
  "line",
  "month",
]);

/** One field of the trip, as a control that works without scripts. */
export function EnquiryField({
  field: { name, kind, isOptional, minimum },
  value,
  isWrong,
  today,
  shipLines,
}: Props) {
  const t = useTranslations("enquiries");
  const format = useFormatter();
  const label = t(`fields.${name}` as "fields.place");
  const common = { name, defaultValue: value, required: !isOptional };
  const toControl = () => {
    switch (kind) {
      case "place":
      case "childAges":
      case "line":
      case "month":
        return { ...common, maxLength: 100 };
      case "day":
      case "end":
        return { ...common, type: "date", min: today };
      case "time":
        return { ...common, type: "time" };
      case "count":
        return { ...common, type: "number", inputMode: "numeric", min: minimum, max: 30 } as const;
      case "driverAge":
        return { ...common, type: "number", inputMode: "numeric", min: 18, max: 99 } as const;
    }
  };
  return (
    <Field
      id={`enquiry-${name}`}
      label={isOptional ? t("optional", { label }) : label}
      hint={kind === "childAges" ? t("childAgesHint") : null}
      error={isWrong ? t(`problems.${kind}`) : null}
      className={isWide.has(kind) ? "col-span-2" : "min-w-0 justify-end"}
    >
      {(control) =>
        kind === "line" || kind === "month" ? (
          <Select {...control} name={name} defaultValue={value}>
            <option value="">{t(kind === "line" ? "anyLine" : "anyMonth")}</option>
            {kind === "line"
              ? shipLines.map((line) => (
                  <option key={line.code} value={line.code}>
                    {line.name}
                  </option>
                ))
              : listMonths(today).map((first) => (
                  <option key={first} value={first.slice(0, 7)}>
                    {format.dateTime(toUtcDate(first), calendarMonth)}
                  </option>
                ))}
          </Select>
        ) : (
          <TextInput {...control} {...toControl()} />
        )
      }
    </Field>
  );
}

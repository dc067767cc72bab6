import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FilterGroup } from "@/components/results/filter-group";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { ListChoice } from "./list-choice";
import { ListDays } from "./list-days";
import type { ListFilter } from "./list-definition";

type Values = Readonly<Record<string, unknown>>;
type Props = { filters: readonly ListFilter[]; /** Of the query. */ values: Values };

const toText = (value: unknown) => (typeof value === "string" ? value : undefined);
const includes = (value: unknown, one: string) => Array.isArray(value) && value.includes(one);

/** The fields of a list's filters; days stand beside each other, texts too. */
export function ListFilters({ filters, values }: Props) {
  const days = filters.filter(({ kind }) => kind === "day");
  const texts = filters.filter((filter) => filter.kind === "text");
  const fields = filters.map((filter): ReactNode => {
    const { name, label } = filter;
    if (filter.kind === "choice")
      return (
        filter.options.length > 0 && (
          <ListChoice
            key={name}
            name={name}
            label={label}
            value={toText(values[name])}
            options={filter.options}
          />
        )
      );
    if (filter.kind === "several")
      return (
        <FilterGroup key={name} legend={label}>
          {filter.options.map(({ value, text }) => (
            <label key={value} className="filter-option">
              {/* The element around it is its label. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={includes(values[name], value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </FilterGroup>
      );
    return null;
  });
  return (
    <>
      {fields}
      {days.length > 0 && (
        <ListDays days={days.map((day) => ({ ...day, value: toText(values[day.name]) }))} />
      )}
      {texts.length > 0 && (
        <div className="grid grid-cols-[2fr_1fr] gap-3">
          {texts.map(({ name, label, input }) => (
            <Field key={name} id={`filter-${name}`} label={label}>
              {(control) => (
                <TextInput
                  {...control}
                  {...input}
                  name={name}
                  defaultValue={toText(values[name])}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  );
}

/** A filter that is set, in words: "State: Confirmed". */
export function useChipText(filters: readonly ListFilter[]) {
  const t = useTranslations("results.list");
  const format = useFormatter();
  return ({ name, value }: { name: string; value: string }): string => {
    const filter = filters.find((each) => each.name === name);
    if (!filter) return `“${value}”`;
    const text = (): string => {
      if (filter.kind === "day") return format.dateTime(toUtcDate(value), calendarDay);
      if (filter.kind === "text") return value;
      return filter.options.find((option) => option.value === value)?.text ?? value;
    };
    return t("chip", { field: filter.label, value: text() });
  };
}

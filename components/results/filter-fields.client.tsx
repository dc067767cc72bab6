"use client";

import { TextInput } from "@/components/ui/text-input";
import type { FilterControl } from "@/lib/results/filters/filter";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { FilterGroup } from "./filter-group";
import { FilterOption } from "./filter-option";
import { RangeFields } from "./range-fields.client";

type Props = { namespace: ResultsNamespace };

/**
 * The fields of all filters, each under its legend. A client component for the size of the page:
 * its data has the choices, not every element of every option.
 */
export const FilterFields = ({
  namespace,
  controls,
}: Props & { controls: readonly FilterControl[] }) =>
  controls
    .filter(hasChoice)
    .map((control) => <FilterField key={control.legend} namespace={namespace} control={control} />);

/** Of radios one stands for any. */
const hasChoice = (control: FilterControl): boolean =>
  (control.kind !== "checkbox" || control.options.length > 0) &&
  (control.kind !== "radio" || control.options.length > 1);

function FilterField({ namespace, control }: Props & { control: FilterControl }) {
  const { legend, kind } = control;
  if (kind === "text") {
    const id = `filter-${control.name}`;
    return (
      <FilterGroup legend={<label htmlFor={id}>{legend}</label>}>
        <TextInput
          id={id}
          type="search"
          name={control.name}
          maxLength={control.maximumLength}
          defaultValue={control.value}
          enterKeyHint="search"
        />
      </FilterGroup>
    );
  }
  if (kind === "range")
    return (
      <FilterGroup legend={legend}>
        <RangeFields control={control} />
      </FilterGroup>
    );
  return (
    <FilterGroup legend={legend}>
      {control.options.map((option) => (
        <FilterOption
          key={`${option.name}=${option.value}`}
          namespace={namespace}
          type={kind}
          option={option}
        />
      ))}
    </FilterGroup>
  );
}

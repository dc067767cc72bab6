import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Radios<F, Facets, V> = {
  name: string;
  field: FieldOf<F, V>;
  parse: (text: string) => V | null;
  legend: (words: FilterWords) => string;
  /** The label of the option that removes the filter. */
  any: (words: FilterWords) => string;
  label: (value: V, words: FilterWords) => string;
  /** If `label` is unclear outside the form. */
  chip?: (value: V, words: FilterWords) => string;
  options: (facets: Facets) => readonly { value: V; count?: number }[];
};

/** One of a list of options, or any. */
export const radioFilter =
  <F extends object, Facets>() =>
  <V extends string | number>({
    name,
    field,
    parse,
    legend,
    any,
    label,
    chip = label,
    options,
  }: Radios<F, Facets, V>): Filter<F, Facets> => {
    const chosenOf = (filters: F) => filters[field] as V | undefined;
    return {
      fields: [field],
      read: (values) => {
        const { found, hasProblem } = readParameter(values, name, parse);
        return { filters: setFields({} as F, [field, found[0]]), hasProblem };
      },
      write: (filters) => ({ [name]: chosenOf(filters) }),
      chips: (filters, words) => {
        const chosen = chosenOf(filters);
        return chosen === undefined
          ? []
          : [{ label: chip(chosen, words), left: setFields(filters, [field, undefined]) }];
      },
      control: (filters, facets, words) => {
        const chosen = chosenOf(filters);
        return {
          kind: "radio",
          legend: legend(words),
          options: [
            { name, value: "", label: any(words), isChosen: chosen === undefined },
            ...options(facets).map(({ value, count }) => ({
              name,
              value,
              label: label(value, words),
              isChosen: chosen === value,
              count,
            })),
          ],
        };
      },
    };
  };

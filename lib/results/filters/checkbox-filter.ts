import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Checkboxes<F, Facets, V> = {
  /** The query parameter, repeated for each checked option. */
  name: string;
  field: FieldOf<F, readonly V[]>;
  parse: (text: string) => V | null;
  legend: (words: FilterWords) => string;
  /** `facets` knows the names of values that are ids. */
  label: (value: V, words: FilterWords, facets: Facets) => string;
  options: (facets: Facets) => readonly { value: V; count: number }[];
};

/** Any number of a list of options. */
export const checkboxFilter =
  <F extends object, Facets>() =>
  <V extends string | number>({
    name,
    field,
    parse,
    legend,
    label,
    options,
  }: Checkboxes<F, Facets, V>): Filter<F, Facets> => {
    const chosenOf = (filters: F) => (filters[field] ?? []) as readonly V[];
    return {
      fields: [field],
      read: (values) => {
        const { found, hasProblem } = readParameter(values, name, parse);
        return { filters: setFields({} as F, [field, [...new Set(found)]]), hasProblem };
      },
      write: (filters) => ({ [name]: chosenOf(filters).map(String) }),
      chips: (filters, words, facets) =>
        chosenOf(filters).map((value) => ({
          label: label(value, words, facets),
          left: setFields(filters, [field, chosenOf(filters).filter((other) => other !== value)]),
        })),
      control: (filters, facets, words) => ({
        kind: "checkbox",
        legend: legend(words),
        options: options(facets).map(({ value, count }) => ({
          name,
          value,
          label: label(value, words, facets),
          isChosen: chosenOf(filters).includes(value),
          count,
        })),
      }),
    };
  };

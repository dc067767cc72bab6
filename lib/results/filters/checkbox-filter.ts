import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Counted<V> = { value: V; count: number };
type Checkboxes<F, Facets, V> = {
  /** The query parameter, repeated for each checked option. */
  name: string;
  /** The options are in the facet of the same name. */
  field: FieldOf<F, readonly V[]> & FieldOf<Facets, readonly Counted<V>[]>;
  parse: (text: string) => V | null;
  legend: (words: FilterWords) => string;
  /** `facets` knows the names of values that are ids. */
  label: (value: V, words: FilterWords, facets: Facets) => string;
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
        options: (facets[field] as readonly Counted<V>[]).map(({ value, count }) => ({
          name,
          value,
          label: label(value, words, facets),
          isChosen: chosenOf(filters).includes(value),
          count,
        })),
      }),
    };
  };

import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Toggle<F, Facets> = {
  name: string;
  /** What the parameter says when it is set; "true" unless said. */
  value?: string;
  /** Its count has the same name. */
  field: FieldOf<F, boolean> & FieldOf<Facets, number>;
  label: (words: FilterWords) => string;
};

/** Checkboxes under one legend, each a filter of its own. */
export const toggleFilters =
  <F extends object, Facets>() =>
  ({
    legend,
    options,
  }: {
    legend: (words: FilterWords) => string;
    options: readonly Toggle<F, Facets>[];
  }): Filter<F, Facets> => ({
    fields: options.map(({ field }) => field),
    read: (values) => {
      const read = options.map(({ name, value = "true", field }) => ({
        field,
        ...readParameter(values, name, (text) => (text === value ? true : null)),
      }));
      return {
        filters: setFields({} as F, ...read.map(({ field, found }) => [field, found[0]] as const)),
        hasProblem: read.some(({ hasProblem }) => hasProblem),
      };
    },
    write: (filters) =>
      Object.fromEntries(
        options.map(({ name, value = "true", field }) => [
          name,
          filters[field] ? value : undefined,
        ]),
      ),
    chips: (filters, words) =>
      options
        .filter(({ field }) => filters[field])
        .map(({ field, label }) => ({
          label: label(words),
          left: setFields(filters, [field, undefined]),
        })),
    control: (filters, facets, words) => ({
      kind: "checkbox",
      legend: legend(words),
      options: options.map(({ name, value = "true", field, label }) => ({
        name,
        value,
        label: label(words),
        isChosen: Boolean(filters[field]),
        count: facets[field] as number,
      })),
    }),
  });

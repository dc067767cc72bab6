import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Toggle<F, Facets> = {
  name: string;
  field: FieldOf<F, boolean>;
  label: (words: FilterWords) => string;
  count: (facets: Facets) => number;
};

const readFlag = (text: string) => (text === "true" ? true : null);

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
      const read = options.map(({ name, field }) => ({
        field,
        ...readParameter(values, name, readFlag),
      }));
      return {
        filters: setFields({} as F, ...read.map(({ field, found }) => [field, found[0]] as const)),
        hasProblem: read.some(({ hasProblem }) => hasProblem),
      };
    },
    write: (filters) =>
      Object.fromEntries(
        options.map(({ name, field }) => [name, filters[field] ? "true" : undefined]),
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
      options: options.map(({ name, field, label, count }) => ({
        name,
        value: "true",
        label: label(words),
        isChosen: Boolean(filters[field]),
        count: count(facets),
      })),
    }),
  });

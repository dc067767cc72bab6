import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type TextFilter<F> = {
  name: string;
  field: FieldOf<F, string>;
  maximumLength: number;
  legend: (words: FilterWords) => string;
  chip: (text: string, words: FilterWords) => string;
};

/** A text to search for, cut at `maximumLength`. */
export const textFilter =
  <F extends object, Facets>() =>
  ({ name, field, maximumLength, legend, chip }: TextFilter<F>): Filter<F, Facets> => {
    const textOf = (filters: F) => filters[field] as string | undefined;
    return {
      fields: [field],
      read: (values) => {
        const cut = (text: string) => text.slice(0, maximumLength).trim();
        const { found, hasProblem } = readParameter(values, name, cut);
        return { filters: setFields({} as F, [field, found[0]]), hasProblem };
      },
      write: (filters) => ({ [name]: textOf(filters) }),
      chips: (filters, words) => {
        const text = textOf(filters);
        return text === undefined
          ? []
          : [{ label: chip(text, words), left: setFields(filters, [field, undefined]) }];
      },
      control: (filters, _facets, words) => ({
        kind: "text",
        legend: legend(words),
        name,
        value: textOf(filters) ?? "",
        maximumLength,
      }),
    };
  };

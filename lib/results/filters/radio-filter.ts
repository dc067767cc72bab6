import type { BoundEnd } from "@/lib/money/convert-bound";
import type { FieldOf, Filter, FilterWords } from "./filter";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

type Radios<F, Facets, V> = {
  name: string;
  field: FieldOf<F, V>;
  parse: (text: string, currency: string) => V | null;
  /** As it is typed into a URL; the value itself unless said. */
  write?: (value: V, currency: string) => V;
  /** An amount, which is the lowest or the highest that is wanted. */
  amount?: BoundEnd;
  needsPriceRights?: boolean;
  legend: (words: FilterWords) => string;
  /** The label of the option that removes the filter. */
  any: (words: FilterWords) => string;
  label: (value: V, words: FilterWords) => string;
  /** If `label` is unclear outside the form. */
  chip?: (value: V, words: FilterWords) => string;
  /** Undefined leaves the filter out of the form. */
  options: (
    facets: Facets,
    words: FilterWords,
  ) => readonly { value: V; count?: number }[] | undefined;
};

/** One of a list of options, or any. */
export const radioFilter =
  <F extends object, Facets>() =>
  <V extends string | number>({
    name,
    field,
    parse,
    write = (value) => value,
    amount,
    needsPriceRights = false,
    legend,
    any,
    label,
    chip = label,
    options,
  }: Radios<F, Facets, V>): Filter<F, Facets> => {
    const chosenOf = (filters: F) => filters[field] as V | undefined;
    return {
      fields: [field],
      amounts: amount ? [{ field, end: amount }] : [],
      needsPriceRights,
      read: (values, currency) => {
        const { found, hasProblem } = readParameter(values, name, (text) => parse(text, currency));
        return { filters: setFields({} as F, [field, found[0]]), hasProblem };
      },
      write: (filters, currency) => {
        const chosen = chosenOf(filters);
        return { [name]: chosen === undefined ? undefined : write(chosen, currency) };
      },
      chips: (filters, words) => {
        const chosen = chosenOf(filters);
        return chosen === undefined
          ? []
          : [{ label: chip(chosen, words), left: setFields(filters, [field, undefined]) }];
      },
      control: (filters, facets, words) => {
        const chosen = chosenOf(filters);
        const known = options(facets, words);
        if (!known) return null;
        // A value from elsewhere stays set when another filter of the form changes.
        const offered =
          chosen === undefined || known.some(({ value }) => value === chosen)
            ? known
            : [...known, { value: chosen }];
        return {
          kind: "radio",
          legend: legend(words),
          options: [
            { name, value: "", label: any(words), isChosen: chosen === undefined },
            ...offered.map(({ value, count }) => ({
              name,
              value: write(value, words.currency),
              label: label(value, words),
              isChosen: chosen === value,
              count,
            })),
          ],
        };
      },
    };
  };

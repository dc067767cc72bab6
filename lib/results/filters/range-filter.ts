import type { FieldOf, Filter, FilterWords } from "./filter";
import { createScale } from "./create-scale";
import { readParameter } from "./read-parameter";
import { setFields } from "./set-fields";

/** How the numbers of a range are typed, written into URLs and shown. */
export type RangeUnit = {
  name: (words: FilterWords) => string;
  parse: (text: string, currency: string) => number | null;
  write: (value: number, currency: string) => number;
  format: (value: number, words: FilterWords) => string;
  /** Whether the numbers are amounts of the currency shown. */
  isMoney?: boolean;
};

type Bounds<T> = { minimum: T; maximum: T };
type Range<F, Facets> = {
  names: Bounds<string>;
  fields: Bounds<FieldOf<F, number>>;
  unit: RangeUnit;
  needsPriceRights?: boolean;
  legend: (words: FilterWords) => string;
  /** The range of all results; undefined leaves the filter out of the form. */
  bounds: (facets: Facets, words: FilterWords) => Bounds<number> | undefined;
};

/** Between two numbers, either of them optional. */
export const rangeFilter =
  <F extends object, Facets>() =>
  ({
    names,
    fields,
    unit,
    needsPriceRights = false,
    legend,
    bounds,
  }: Range<F, Facets>): Filter<F, Facets> => {
    const numberOf = (filters: F, end: keyof Bounds<unknown>) =>
      filters[fields[end]] as number | undefined;
    const write = (value: number | undefined, currency: string) =>
      value === undefined ? undefined : unit.write(value, currency);
    const describe = (
      { minimum, maximum }: Partial<Bounds<number | undefined>>,
      words: FilterWords,
    ): string | null => {
      const from = minimum === undefined ? null : unit.format(minimum, words);
      const to = maximum === undefined ? null : unit.format(maximum, words);
      if (from === null) return to && words.t("results.filters.atMost", { maximum: to });
      if (from === to) return from;
      if (to === null) return words.t("results.filters.atLeast", { minimum: from });
      return words.t("results.filters.range", { minimum: from, maximum: to });
    };
    return {
      fields: [fields.minimum, fields.maximum],
      amounts: unit.isMoney
        ? (["minimum", "maximum"] as const).map((end) => ({ field: fields[end], end }))
        : [],
      needsPriceRights,
      read: (values, currency) => {
        const parse = (text: string) => unit.parse(text, currency);
        const minimum = readParameter(values, names.minimum, parse);
        const maximum = readParameter(values, names.maximum, parse);
        const [from, to] = [minimum.found[0], maximum.found[0]];
        const isUpsideDown = from !== undefined && to !== undefined && from > to;
        return {
          filters: setFields(
            {} as F,
            [fields.minimum, isUpsideDown ? to : from],
            [fields.maximum, isUpsideDown ? from : to],
          ),
          hasProblem: minimum.hasProblem || maximum.hasProblem,
        };
      },
      write: (filters, currency) => ({
        [names.minimum]: write(numberOf(filters, "minimum"), currency),
        [names.maximum]: write(numberOf(filters, "maximum"), currency),
      }),
      chips: (filters, words) => {
        const [minimum, maximum] = [numberOf(filters, "minimum"), numberOf(filters, "maximum")];
        const label = describe({ minimum, maximum }, words);
        return label === null
          ? []
          : [
              {
                label,
                left: setFields(filters, [fields.minimum, undefined], [fields.maximum, undefined]),
              },
            ];
      },
      control: (filters, facets, words) => {
        const reach = bounds(facets, words);
        const field = (end: keyof Bounds<unknown>, label: string) => ({
          name: names[end],
          label,
          value: write(numberOf(filters, end), words.currency) ?? "",
        });
        if (!reach) return null;
        const scale = createScale(
          unit.write(reach.minimum, words.currency),
          unit.write(reach.maximum, words.currency),
        );
        return {
          kind: "range",
          legend: legend(words),
          hint: `${unit.isMoney && words.isConverted ? "≈ " : ""}${describe(reach, words) ?? ""}`,
          fields: [
            field("minimum", words.t("results.filters.from", { unit: unit.name(words) })),
            field("maximum", words.t("results.filters.to", { unit: unit.name(words) })),
          ],
          scale: scale && { ...scale, currency: unit.isMoney ? words.currency : null },
        };
      },
    };
  };

import type { useTranslations } from "next-intl";
import type { BoundEnd } from "@/lib/money/convert-bound";
import type { Money } from "@/lib/money/money";
import type { QueryInput, QueryValues } from "@/lib/query-values";

/** What the texts of filters are made with. */
export type FilterWords = {
  /** All texts of the page's language, by their full keys. */
  t: ReturnType<typeof useTranslations<never>>;
  formatNumber: (value: number) => string;
  /** Formats minor units of `currency`. */
  formatAmount: (amount: number) => string;
  /** The currency shown, which amounts of filters are in. */
  currency: string;
  /** Whether that isn't the one charged. */
  isConverted: boolean;
  /** An amount of the answer as it shows: approximate in another currency. */
  toShown: (money: Money) => Money;
  /** The place that is searched. */
  placeName: string;
};

export type FilterOption = {
  name: string;
  value: string | number;
  label: string;
  isChosen: boolean;
  /** The number of results with it; undefined if not counted. */
  count?: number | undefined;
};

type RangeEnd = { name: string; label: string; value: string | number };

/** What a slider can be set to; amounts of a `currency` are major units. */
export type FilterScale = {
  minimum: number;
  maximum: number;
  step: number;
  currency: string | null;
};

/** A filter as the form shows it, with translated texts. */
export type FilterControl = { legend: string } & (
  | { kind: "checkbox" | "radio"; options: FilterOption[] }
  | {
      kind: "range";
      hint: string;
      fields: [minimum: RangeEnd, maximum: RangeEnd];
      /** Null if all results have the same. */
      scale: FilterScale | null;
    }
  | { kind: "text"; name: string; value: string; maximumLength: number }
);

/** A filter that is set; `left` are the filters without it. */
export type FilterChip<F> = { label: string; left: F };

/**
 * Everything that URLs, chips and the form need to know about a filter. `F` is the contract's
 * filters, all optional; `Facets` the counts that a search answers.
 */
export type Filter<F, Facets> = {
  /** Its fields in the contract's filters. */
  fields: readonly (keyof F)[];
  /** Those that hold an amount, in minor units of the currency shown. */
  amounts?: readonly { field: keyof F; end: BoundEnd }[];
  /** Removed for viewers without price rights. */
  needsPriceRights?: boolean;
  /**
   * Empty values count as not set; malformed ones are left out and set `hasProblem`. Amounts are in
   * `currency`.
   */
  read: (values: QueryValues, currency: string) => { filters: F; hasProblem: boolean };
  write: (filters: F, currency: string) => QueryInput;
  chips: (filters: F, words: FilterWords, facets: Facets) => FilterChip<F>[];
  /** Null if there is nothing to choose. */
  control: (filters: F, facets: Facets, words: FilterWords) => FilterControl | null;
};

/** The fields of `F` that hold a `V`. */
export type FieldOf<F, V> = {
  [K in keyof F]-?: NonNullable<F[K]> extends V ? K : never;
}[keyof F];

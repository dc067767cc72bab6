import type { useTranslations } from "next-intl";
import type { QueryInput, QueryValues } from "@/lib/query-values";

/** What the texts of filters are made with. */
export type FilterWords = {
  /** All texts of the page's language, by their whole keys. */
  t: ReturnType<typeof useTranslations<never>>;
  formatNumber: (value: number) => string;
  /** Minor units of `currency`. */
  formatAmount: (amount: number) => string;
  /** The one that is charged. */
  currency: string;
  /** The place that is searched. */
  placeName: string;
};

export type FilterOption = {
  name: string;
  value: string | number;
  label: string;
  isChosen: boolean;
  /** How many results it would leave; undefined where nobody counted. */
  count?: number | undefined;
};

/** What the form of filters shows, in words already. */
export type FilterControl = { legend: string } & (
  | { kind: "checkbox" | "radio"; options: FilterOption[] }
  | {
      kind: "range";
      hint: string;
      fields: { name: string; label: string; value: string | number }[];
    }
  | { kind: "text"; name: string; value: string; maximumLength: number }
);

/** One filter that is set, and the filters that are left when it is taken off. */
export type FilterChip<F> = { label: string; left: F };

/**
 * A filter of a search: everything that addresses, forms and lists have to know of it.
 * `F` is the contract's filters, all of them optional; `Facets` what a search counts for them.
 */
export type Filter<F, Facets> = {
  /** Where it is in the contract's filters. */
  fields: readonly (keyof F)[];
  /** Left out for whoever sees no prices. */
  needsPriceRights?: boolean;
  /** Empty values are filters nobody set; what can't be read is left out and is a problem. */
  read: (values: QueryValues, currency: string) => { filters: F; hasProblem: boolean };
  write: (filters: F, currency: string) => QueryInput;
  chips: (filters: F, words: FilterWords) => FilterChip<F>[];
  /** Null where there is nothing to choose. */
  control: (filters: F, facets: Facets, words: FilterWords) => FilterControl | null;
};

/** The fields of the contract's filters that hold a `V`. */
export type FieldOf<F, V> = {
  [K in keyof F]-?: NonNullable<F[K]> extends V ? K : never;
}[keyof F];

import type { Messages } from "@/lib/i18n/messages";
import type { Filter, FilterWords } from "./filters/filter";

/** The texts of results that each service words itself. */
type ResultsTexts = {
  loading: string;
  searching: string;
  count: string;
  countOf: string;
  found: string;
  filters: { show: string; options: string };
  empty: { filtered: string; filteredText: string };
  failed: { title: string };
};

/** A namespace of messages that has all of them. */
export type ResultsNamespace = {
  [Name in keyof Messages]: Messages[Name] extends ResultsTexts ? Name : never;
}[keyof Messages];

/**
 * A service's declaration of how its results can be filtered and sorted. URLs, chips and the form
 * are made from it. `F` is the contract's filters, `Facets` the counts that a search answers.
 */
export type ResultsTable<F, Facets, S extends string> = {
  namespace: ResultsNamespace;
  /** In the order of the form and the chips. */
  filters: readonly Filter<F, Facets>[];
  /** The first is the default. */
  sorts: readonly [ResultsSort<S>, ...ResultsSort<S>[]];
};

type ResultsSort<S extends string> = {
  name: S;
  label: (words: FilterWords) => string;
  needsPriceRights?: boolean;
};

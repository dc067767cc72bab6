import type { Messages } from "@/lib/i18n/messages";
import type { Filter, FilterWords } from "./filters/filter";

/** What the frame of results says in the words of a service. */
type ResultsTexts = {
  loading: string;
  count: string;
  countOf: string;
  found: string;
  filters: { show: string; options: string };
  empty: { filtered: string; filteredText: string };
  failed: { title: string };
};

/** Where the texts of a service are that shows its results in the frame. */
export type ResultsNamespace = {
  [Name in keyof Messages]: Messages[Name] extends ResultsTexts ? Name : never;
}[keyof Messages];

/**
 * What a service declares once: how its results can be filtered and sorted. Addresses, chips and
 * the form are made of it. `F` is the contract's filters, `Facets` what a search counts for them.
 */
export type ResultsTable<F, Facets, S extends string> = {
  namespace: ResultsNamespace;
  /** In the order of the form. */
  filters: readonly Filter<F, Facets>[];
  /** The first is what nobody has to choose. */
  sorts: readonly [ResultsSort<S>, ...ResultsSort<S>[]];
};

type ResultsSort<S extends string> = {
  name: S;
  label: (words: FilterWords) => string;
  needsPriceRights?: boolean;
};

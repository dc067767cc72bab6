import type { NamespaceWith } from "@/lib/i18n/namespace-with";
import type { Filter, FilterWords } from "./filters/filter";

/** A namespace with the texts of results, which each service words itself. */
export type ResultsNamespace = NamespaceWith<{
  loading: string;
  searching: string;
  count: string;
  countOf: string;
  found: string;
  filters: { show: string; options: string };
  empty: { filtered: string; filteredText: string };
  failed: { title: string };
}>;

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
  /** It is by one of several things, each of which the service's page links to. */
  hasChoices?: boolean;
};

import { useTranslations } from "next-intl";
import { Suspense, type ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { Query } from "@/lib/query-values";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { NoPlace } from "./no-place";
import { ResultsNavigation } from "./results-navigation.client";
import { ResultsSkeleton } from "./results-skeleton";
import { SearchFold, type SearchFact } from "./search-fold";
import { SignInCall } from "./sign-in-call";
import { streamParameter } from "./stream-parameter";

type Props = {
  namespace: ResultsNamespace;
  title: string;
  query: Query;
  /** This very page, with the language. */
  here: string;
  facts: readonly SearchFact[];
  /** Changes the search. */
  form: ReactNode;
  /** What of the address couldn't be used. */
  problems: ReactNode;
  /** Null for whoever sees prices, and where nobody can be asked for them. */
  priceCall: PriceCall | null;
  agencyName: string;
  /** As the address has it, for a place that isn't known. */
  placeName: string;
  /** Null without a place to search. */
  results: ReactNode;
  /** Results of another key are waited for with a skeleton, others replace those that are there. */
  resultsKey: string;
};

/** A search and its results, which come when they are there. */
export function ResultsPage({
  namespace,
  title,
  query,
  here,
  facts,
  form,
  problems,
  priceCall,
  agencyName,
  placeName,
  results,
  resultsKey,
}: Props) {
  const t = useTranslations(namespace);
  const isStreamed = query[streamParameter.name] !== streamParameter.off;
  return (
    <div className="page-width space-y-5 py-6 sm:py-8">
      {results && isStreamed && (
        <noscript>
          <meta
            httpEquiv="refresh"
            content={`0;url=${here}&${streamParameter.name}=${streamParameter.off}`}
          />
        </noscript>
      )}
      <h1 className="text-title font-semibold">{title}</h1>
      <SearchFold facts={facts} isOpen={!results}>
        {form}
      </SearchFold>
      {problems}
      {priceCall && <SignInCall call={priceCall} agency={agencyName} />}
      {results ? (
        <ResultsNavigation>
          {isStreamed ? (
            <Suspense key={resultsKey} fallback={<ResultsSkeleton label={t("loading")} />}>
              {results}
            </Suspense>
          ) : (
            results
          )}
        </ResultsNavigation>
      ) : (
        <NoPlace name={placeName} />
      )}
    </div>
  );
}

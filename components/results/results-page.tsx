import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { resultsId } from "@/lib/results/page-ids";
import { NoPlace } from "./no-place";
import { ResultsBoundary } from "./results-boundary.client";
import { ResultsNavigation } from "./results-navigation.client";
import { ResultsSkeleton } from "./results-skeleton";
import { SearchFold, type SearchFact } from "./search-fold";
import { SignInCall } from "./sign-in-call";
import { streamParameter } from "./stream-parameter";

const titleId = "title";

type Props = {
  namespace: ResultsNamespace;
  title: string;
  /** This page's URL, with the language. */
  here: string;
  /** The results are there already: they come with the page, not after it. */
  isWhole: boolean;
  facts: readonly SearchFact[];
  /** The form to change the search. */
  form: ReactNode;
  /** Tells which parts of the URL couldn't be used. */
  problems: ReactNode;
  /** Null for viewers who see prices, and without log-in or contact email. */
  priceCall: PriceCall | null;
  agencyName: string;
  /** As in the URL, for an unknown place. */
  placeName: string;
  /** Null without a place. */
  results: ReactNode;
  /** A new key shows the skeleton first; with the same key the current results stay until then. */
  resultsKey: string;
};

/** The page of a search: heading, form, and the results, which stream in if they are late. */
export function ResultsPage({
  namespace,
  title,
  here,
  isWhole,
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
  return (
    <div className="page-width space-y-5 py-6 sm:py-8">
      {results && !isWhole && (
        <noscript>
          <meta
            httpEquiv="refresh"
            content={`0;url=${here}&${streamParameter.name}=${streamParameter.off}`}
          />
        </noscript>
      )}
      <h1 id={titleId} className="text-title font-semibold">
        {title}
      </h1>
      <SearchFold facts={facts} isOpen={!results}>
        {form}
      </SearchFold>
      {problems}
      {priceCall && <SignInCall call={priceCall} agency={agencyName} />}
      {results ? (
        // A search leads here. Its top of the page stays in sight all the same.
        <section
          id={resultsId}
          tabIndex={-1}
          aria-labelledby={titleId}
          className="scroll-mt-[100dvh] outline-none"
        >
          <ResultsNavigation>
            <ResultsBoundary
              key={resultsKey}
              fallback={isWhole ? null : <ResultsSkeleton label={t("loading")} />}
            >
              {results}
            </ResultsBoundary>
          </ResultsNavigation>
        </section>
      ) : (
        <NoPlace name={placeName} />
      )}
    </div>
  );
}

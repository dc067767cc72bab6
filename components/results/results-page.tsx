import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { resultsId } from "@/lib/results/page-ids";
import { ResultsBoundary } from "./results-boundary.client";
import { ResultsNavigation } from "./results-navigation.client";
import { ResultsSkeleton } from "./results-skeleton";
import { SearchFold, type SearchFact } from "./search-fold";
import { streamParameter } from "./stream-parameter";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

const titleId = "title";

type Props = Pick<ComponentProps<typeof ResultsSkeleton>, "hasWidePictures"> & {
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
  hasWidePictures,
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
              fallback={
                isWhole ? null : (
                  <ResultsSkeleton label={t("loading")} hasWidePictures={hasWidePictures} />
                )
              }
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

/** Shown instead of results when the place is missing or unknown. */
function NoPlace({ name }: { name: string }) {
  const t = useTranslations("results.noPlace");
  return (
    <section className="space-y-1 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-heading font-semibold">
        {name ? t("unknown", { place: name }) : t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
    </section>
  );
}

/** Offers viewers without price rights to sign in, by a full navigation, or to ask the agency. */
function SignInCall({ call, agency }: { call: PriceCall; agency: string }) {
  const t = useTranslations("results.signIn");
  const isAsking = call.kind === "ask";
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-brand-tint p-4 sm:p-5">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="lock-keyhole" className="mt-1 size-5 shrink-0 text-brand-ink" />
        <div>
          <h2 className="font-semibold">{t("title")}</h2>
          <p className="text-sm text-ink-soft">{t(isAsking ? "ask" : "text", { agency })}</p>
        </div>
      </div>
      <a href={call.href} className={buttonClass()}>
        {t(isAsking ? "contact" : "action")}
      </a>
    </section>
  );
}

import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { SearchFold } from "@/components/results/search-fold";
import { NoPlace } from "@/components/results/no-place";
import { ResultsNavigation } from "@/components/results/results-navigation.client";
import { ResultsSkeleton } from "@/components/results/results-skeleton";
import { SignInCall } from "@/components/results/sign-in-call";
import { StayProblems } from "@/components/hotels/stay-problems";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { getHotelVisit } from "@/lib/data/hotel-visits";
import { listCountries } from "@/lib/residence/list-countries";
import { requireHotelsOnline } from "@/lib/hotels/require-hotels";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import { createResultsLinks } from "@/lib/hotels/results-links";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { HotelResults } from "./hotel-results";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/search">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, t] = await Promise.all([
    requireHotelsOnline(query),
    getLocale(),
    getTranslations("hotels"),
  ]);
  const { place } = query;
  const title =
    typeof place === "string" && place.trim()
      ? t("resultsTitle", { place: place.trim().slice(0, 60) })
      : t("resultsTitleNowhere");
  return pageMetadata(agency, { locale, path: paths.hotelSearch(), title, isIndexed: false });
}

export default async function HotelSearchPage({ searchParams }: Props) {
  const query = await searchParams;
  const [agency, locale, t] = await Promise.all([
    requireHotelsOnline(query),
    getLocale(),
    getTranslations("hotels"),
  ]);
  const { asked, today, currency, showsPrices, needsSignIn } = await getHotelVisit(agency, {
    query,
  });
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const links = createResultsLinks(asked, { prefix, currency });
  const here = links.to({});
  const priceCall = showsPrices ? null : resolvePriceCall(agency, { prefix, here });
  const { place, stay, rooms, residence } = asked;
  const results = place && (
    <HotelResults
      tenant={agency.subdomain}
      asked={{ ...asked, place }}
      prefix={prefix}
      action={`${prefix}${paths.hotelSearch()}`}
      currency={currency}
      showsPrices={showsPrices}
      priceCall={priceCall}
    />
  );
  // What streams in finds its place by script; without script the page comes as a whole.
  const isStreamed = query.stream !== "false";
  return (
    <div className="page-width space-y-5 py-6 sm:py-8">
      {results && isStreamed && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${here}&stream=false`} />
        </noscript>
      )}
      <h1 className="text-title font-semibold">
        {place ? t("resultsTitle", { place: place.name }) : t("resultsTitleNowhere")}
      </h1>
      <SearchFold asked={asked} isOpen={!place}>
        <ClientTexts namespaces={["search"]}>
          <SearchForm
            // A new search begins with what it was.
            key={here}
            service="hotels"
            prefix={prefix}
            defaults={{
              today,
              dates: stay,
              shipLines: [],
              residence,
              countries: listCountries(toFormatLocale(locale)),
              place: place ? { ...place, id: place.hotelId } : { name: asked.placeName },
              rooms,
            }}
          />
        </ClientTexts>
      </SearchFold>
      <StayProblems asked={asked} needsSignIn={needsSignIn} />
      {priceCall && <SignInCall call={priceCall} agency={agency.agencyName} />}
      {results ? (
        <ResultsNavigation>
          {isStreamed ? (
            <Suspense
              key={JSON.stringify({ place, stay, rooms, residence })}
              fallback={<ResultsSkeleton label={t("loading")} />}
            >
              {results}
            </Suspense>
          ) : (
            results
          )}
        </ResultsNavigation>
      ) : (
        <NoPlace name={asked.placeName} />
      )}
    </div>
  );
}

import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { ResultsPage } from "@/components/results/results-page";
import { toReload } from "@/components/results/to-reload";
import { SearchForm } from "@/components/search/search-form.client";
import { RentalProblems } from "@/components/site/cars/rental-problems";
import { ClientTexts } from "@/components/site/client-texts";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { createCarLinks } from "@/lib/cars/car-links";
import { carResults } from "@/lib/cars/car-results";
import { getCarVisit } from "@/lib/data/car-visits";
import { localMomentOfYear, toLocalMoment } from "@/lib/dates/local-moment";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { comesWhole } from "@/components/results/comes-whole";
import { findCars } from "@/components/pages/cars/find-cars";
import { CarResults } from "@/components/pages/cars/car-results";

type Props = PageProps<"/[tenant]/[locale]/booknow/cars/search">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, t] = await Promise.all([
    requireOnlineService("cars", query),
    getLanguage(),
    getTranslations("cars"),
  ]);
  const { pickUpPlace: place } = query;
  const title =
    typeof place === "string" && place.trim()
      ? t("resultsTitle", { place: place.trim().slice(0, 60) })
      : t("resultsTitleNowhere");
  return pageMetadata(agency, { locale, path: paths.carSearch(), title, isIndexed: false });
}

export default async function CarSearchPage({ searchParams }: Props) {
  const query = await searchParams;
  const [agency, locale, t, format] = await Promise.all([
    requireOnlineService("cars", query),
    getLanguage(),
    getTranslations("cars"),
    getFormatter(),
  ]);
  const { search, today, currency, showsPrices, needsSignIn } = await getCarVisit(agency, {
    query,
  });
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const here = createCarLinks(search, { prefix, currency }).to({});
  const priceCall = showsPrices ? null : resolvePriceCall(agency, { prefix, here });
  const { pickUp, pickUpName, dropOff, dropOffName, pickUpAt, dropOffAt, residence } = search;
  const isAgeKnown = !search.problems.includes("age");
  const searched = pickUp && { ...search, pickUp };
  const results = searched && findCars(agency.subdomain, searched);
  return (
    <ResultsPage
      namespace={carResults.namespace}
      title={pickUp ? t("resultsTitle", { place: pickUp.name }) : t("resultsTitleNowhere")}
      here={here}
      isWhole={results ? await comesWhole(query, results) : true}
      facts={[
        {
          icon: "map-pin",
          text: [pickUp?.name ?? pickUpName, dropOff?.name].filter(Boolean).join(" – "),
        },
        {
          icon: "calendar-days",
          text: [pickUpAt, dropOffAt]
            .map((at) => format.dateTime(toLocalMoment(at), localMomentOfYear))
            .join(" – "),
        },
        { icon: "user-round", text: isAgeKnown && t("driver", { age: search.driverAge }) },
      ]}
      form={
        <ClientTexts namespaces={["search"]}>
          <SearchForm
            // A new search starts from the current one.
            key={here}
            service="cars"
            prefix={prefix}
            defaults={{
              today,
              dates: { start: pickUpAt.slice(0, 10), end: dropOffAt.slice(0, 10) },
              shipLines: [],
              residence,
              countriesIn: toLanguageTag(locale),
              place: pickUp ?? { name: pickUpName },
              rental: {
                pickUpTime: pickUpAt.slice(11),
                dropOffTime: dropOffAt.slice(11),
                dropOff: dropOff ?? (dropOffName ? { name: dropOffName } : null),
                driverAge: isAgeKnown ? search.driverAge : null,
              },
            }}
          />
        </ClientTexts>
      }
      problems={<RentalProblems rental={search} needsSignIn={needsSignIn} />}
      priceCall={priceCall}
      agencyName={agency.agencyName}
      placeName={pickUpName}
      results={
        searched &&
        results && (
          <CarResults
            tenant={agency.subdomain}
            search={searched}
            results={results}
            prefix={prefix}
            currency={currency}
            showsPrices={showsPrices}
            priceCall={priceCall}
            reload={toReload(query, here)}
          />
        )
      }
      resultsKey={JSON.stringify({
        pickUp,
        dropOff,
        pickUpAt,
        dropOffAt,
        residence,
        age: search.driverAge,
      })}
    />
  );
}

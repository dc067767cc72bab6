import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { StayProblems } from "@/components/hotels/stay-problems";
import { Recent } from "@/components/site/recent-items/recent";
import { ResultsPage } from "@/components/results/results-page";
import { toReload } from "@/components/results/to-reload";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";
import { PartyText } from "@/components/site/hotels/party-text";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { getHotelVisit } from "@/lib/data/hotel-visits";
import { toDateRange } from "@/lib/dates/to-date-range";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { createHotelLinks } from "@/lib/hotels/hotel-links";
import { hotelResults } from "@/lib/hotels/hotel-results";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { comesWhole } from "@/components/results/comes-whole";
import { findHotels } from "@/components/pages/hotels/find-hotels";
import { HotelResults } from "@/components/pages/hotels/hotel-results";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/search">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, t] = await Promise.all([
    requireOnlineService("hotels", query),
    getLanguage(),
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
  const [agency, locale, t, formatLocale] = await Promise.all([
    requireOnlineService("hotels", query),
    getLanguage(),
    getTranslations("hotels"),
    getLocale(),
  ]);
  const { search, today, currency, showsPrices, needsSignIn } = await getHotelVisit(agency, {
    query,
  });
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const here = createHotelLinks(search, { prefix, currency }).to({});
  const priceCall = showsPrices ? null : resolvePriceCall(agency, { prefix, here });
  const { place, placeName, stay, rooms, residence } = search;
  const searched = place && { ...search, place };
  const results = searched && findHotels(agency.subdomain, searched);
  return (
    <>
      <ResultsPage
        namespace={hotelResults.namespace}
        title={place ? t("resultsTitle", { place: place.name }) : t("resultsTitleNowhere")}
        here={here}
        isWhole={results ? await comesWhole(query, results) : true}
        facts={[
          { icon: "map-pin", text: place?.name ?? placeName },
          {
            icon: "calendar-days",
            text: toDateRange(stay, { locale: formatLocale, hasYear: false }),
          },
          { icon: "users", text: <PartyText rooms={rooms} /> },
        ]}
        form={
          <ClientTexts namespaces={["search"]}>
            <SearchForm
              // A new search starts from the current one.
              key={here}
              service="hotels"
              prefix={prefix}
              defaults={{
                today,
                dates: stay,
                shipLines: [],
                residence,
                countriesIn: toLanguageTag(locale),
                place: place ? { ...place, id: place.hotelId } : { name: placeName },
                rooms,
              }}
            />
          </ClientTexts>
        }
        problems={<StayProblems search={search} needsSignIn={needsSignIn} />}
        priceCall={priceCall}
        agencyName={agency.agencyName}
        placeName={placeName}
        results={
          searched &&
          results && (
            <HotelResults
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
        resultsKey={JSON.stringify({ place, stay, rooms, residence })}
      />
      {!place && <Recent prefix={prefix} className="page-width pb-12" />}
    </>
  );
}

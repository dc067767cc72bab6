import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResultsPage } from "@/components/results/results-page";
import { comesWhole } from "@/components/results/comes-whole";
import { toReload } from "@/components/results/to-reload";
import type { SearchProgress } from "@/lib/api/browser/searches";
import type { ItemService } from "@/lib/api/contract/items";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { resolvePriceCall } from "@/lib/prices/resolve-price-call";
import type { Query } from "@/lib/query-values";
import type { ResultsLinks } from "@/lib/results/results-links";
import type { ResultsQuery } from "@/lib/results/results-query";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { ServiceForm } from "../service/service-form";
import { ServiceResults } from "./service-results";
import type { ServiceSearch } from "./service-search";

/** What the page is called after a place or a route, which may be empty. */
async function getTitle(service: ItemService, place: string): Promise<string> {
  const t = await getTranslations(service);
  return place ? t("resultsTitle", { place, route: place }) : t("resultsTitleNowhere");
}

/** The head of a service's page of results, by its URL alone: words are looked up by the page. */
export async function searchMetadata(
  { service, readPlace }: Pick<ServiceSearch<never, never, never, never>, "service" | "readPlace">,
  query: Query,
): Promise<Metadata> {
  const [agency, locale] = await Promise.all([requireOnlineService(service, query), getLanguage()]);
  const title = await getTitle(service, await readPlace(query, agency.subdomain));
  return pageMetadata(agency, { locale, path: paths.search(service), title, isIndexed: false });
}

/** A service's page of results: its search, the form to change it, and what was found. */
export async function SearchPage<
  Q extends ResultsQuery<object, string>,
  S extends Q,
  F extends SearchProgress,
  L extends ResultsLinks<Q>,
>({ of, query }: { of: ServiceSearch<Q, S, F, L>; query: Query }) {
  const { service, hasWidePictures } = of;
  const [agency, locale] = await Promise.all([requireOnlineService(service, query), getLanguage()]);
  const { subdomain: tenant, agencyName } = agency;
  const visit = await of.getVisit(agency, { query });
  const { search, today, amounts, showsPrices } = visit;
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const links = of.createLinks(search, { prefix, ...amounts });
  const here = links.to({});
  const priceCall = showsPrices ? null : resolvePriceCall(agency, { prefix, here });
  const intro = await of.introduce(visit, { links, here, prefix });
  const results = intro.searched && of.find(tenant, intro.searched, visit.chargedFilters);
  return (
    <>
      <ResultsPage
        namespace={service}
        hasWidePictures={hasWidePictures}
        title={await getTitle(service, intro.place)}
        here={here}
        isWhole={results ? await comesWhole(query, results) : true}
        facts={intro.facts}
        form={
          <ServiceForm
            // A new search starts from the current one.
            key={here}
            service={service}
            prefix={prefix}
            defaults={{ today, shipLines: [], showsPrices, ...intro.defaults }}
          />
        }
        problems={intro.problems}
        priceCall={priceCall}
        agencyName={agencyName}
        placeName={intro.placeName}
        results={
          results ? (
            <ServiceResults
              of={of}
              results={results}
              tenant={tenant}
              prefix={prefix}
              today={today}
              amounts={amounts}
              showsPrices={showsPrices}
              priceCall={priceCall}
              here={here}
              reload={toReload(query, here)}
            />
          ) : (
            intro.instead
          )
        }
        resultsKey={JSON.stringify(intro.key)}
      />
      {intro.more}
    </>
  );
}

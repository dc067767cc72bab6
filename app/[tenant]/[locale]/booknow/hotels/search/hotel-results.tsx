import { getTranslations } from "next-intl/server";
import { ActiveFilters } from "@/components/results/active-filters";
import { FailedResults } from "@/components/results/failed-results";
import { FoundCount } from "@/components/results/found-count.client";
import { HotelCard } from "@/components/hotels/hotel-card";
import { FilterPanel } from "@/components/results/filter-panel";
import { NoResults } from "@/components/results/no-results";
import { PendingArea } from "@/components/results/pending-area.client";
import { ResultsBar } from "@/components/results/results-bar";
import { ResultsPages } from "@/components/results/results-pages";
import { StayProblems } from "@/components/hotels/stay-problems";
import { searchHotels } from "@/lib/data/hotels";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { createResultsLinks } from "@/lib/hotels/results-links";
import type { ResultsView } from "@/lib/hotels/results-view";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import { searchWhenThere } from "@/lib/results/search-when-there";
import type { StayQuery } from "@/lib/hotels/stay-query";
import { ResultsMap } from "./results-map";

type Place = HotelSearch["place"];
type Props = {
  tenant: string;
  asked: StayQuery & { place: Place };
  prefix: string;
  action: string;
  currency: string;
  showsPrices: boolean;
  priceCall: PriceCall | null;
};

const search = (tenant: string, wanted: Props["asked"]) =>
  searchWhenThere(wanted, ({ place, stay, rooms, residence, filters, sort, page }) =>
    searchHotels(tenant, { search: { place, stay, rooms, residence, filters, sort, page } }),
  );

/**
 * Filters and list, once the hotels are found; a failed search is part of the page, which stays
 * usable.
 */
export async function HotelResults({
  tenant,
  asked: wanted,
  prefix,
  action,
  currency,
  showsPrices,
  priceCall,
}: Props) {
  const [t, searched] = await Promise.all([
    getTranslations("hotels"),
    orSearchFailure("hotel search", search(tenant, wanted)),
  ]);
  if (typeof searched === "string")
    return (
      <FailedResults
        href={createResultsLinks(wanted, { prefix, currency }).to({})}
        reason={searched}
      />
    );
  const { asked, found, isMoved } = searched;
  const links = createResultsLinks(asked, { prefix, currency });
  const view: ResultsView = {
    asked,
    found,
    links,
    currency,
    placeName: asked.place.name,
    showsPrices,
  };
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      {isMoved && (
        <div className="mb-5 lg:col-span-2">
          <StayProblems asked={{ ...asked, problems: ["stay"] }} needsSignIn={false} />
        </div>
      )}
      <FoundCount text={t("found", { count: found.total })} />
      <FilterPanel view={view} action={action} />
      <div className="min-w-0 space-y-4">
        <ResultsBar view={view} />
        <ActiveFilters view={view} />
        <PendingArea className="space-y-4">
          {asked.view === "map" && found.total > 0 && (
            <ResultsMap tenant={tenant} view={view} place={asked.place} />
          )}
          {found.total === 0 ? (
            <NoResults view={view} />
          ) : (
            <ol className="space-y-4">
              {found.hotels.map((hotel, index) => (
                <li key={hotel.id}>
                  <HotelCard
                    hotel={hotel}
                    view={view}
                    priceCall={priceCall}
                    isFirst={index === 0}
                  />
                </li>
              ))}
            </ol>
          )}
          <ResultsPages view={view} />
        </PendingArea>
        {found.hotels.some(({ supplier }) => supplier === "sandbox") && (
          <p className="text-sm text-ink-soft">{t("sample")}</p>
        )}
      </div>
    </div>
  );
}

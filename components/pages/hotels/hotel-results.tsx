import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { HotelCard } from "@/components/hotels/hotel-card.client";
import { HotelCards } from "@/components/hotels/hotel-cards";
import { HotelSearchWatch } from "@/components/hotels/hotel-search-watch.client";
import { StayProblems } from "@/components/hotels/stay-problems";
import { HotelsElsewhere } from "@/components/hotels/hotels-elsewhere";
import { Recent } from "@/components/site/recent-items/recent";
import { CompareBar } from "@/components/site/comparison/compare-bar.client";
import { FailedResults } from "@/components/results/failed-results";
import { listId } from "@/lib/results/page-ids";
import { ResultsFrame } from "@/components/results/results-frame";
import { StillSearching } from "@/components/results/still-searching";
import type { Reload } from "@/components/results/to-reload";
import { toDateRange } from "@/lib/dates/to-date-range";
import { createHotelLinks } from "@/lib/hotels/hotel-links";
import { hotelResults } from "@/lib/hotels/hotel-results";
import { toCardHotel } from "@/lib/hotels/to-card-hotel";
import { toSearchText } from "@/lib/hotels/to-search-text";
import { paths } from "@/lib/paths";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import type { findHotels, SearchedHotels } from "./find-hotels";
import { HotelsMap } from "./hotels-map";

type Props = {
  tenant: string;
  search: SearchedHotels;
  results: ReturnType<typeof findHotels>;
  prefix: string;
  currency: string;
  showsPrices: boolean;
  priceCall: PriceCall | null;
  reload: Reload;
};

/**
 * Filters and list of the hotels found. If the search fails, the rest of the page stays usable.
 */
export async function HotelResults({
  tenant,
  search: searched,
  results: pendingResults,
  prefix,
  currency,
  showsPrices,
  priceCall,
  reload,
}: Props) {
  const [t, words, format, locale, results] = await Promise.all([
    getTranslations("hotels"),
    getTranslations("results"),
    getFormatter(),
    getLocale(),
    pendingResults,
  ]);
  const { namespace } = hotelResults;
  if (typeof results === "string") {
    const here = createHotelLinks(searched, { prefix, currency }).to({});
    return <FailedResults namespace={namespace} href={here} reason={results} />;
  }
  const { search, body, found, isMoved } = results;
  const { area, stay } = search;
  const { place } = body;
  const { state, unfiltered } = found;
  const hasResults = unfiltered > 0;
  const progress =
    state === "complete" ? null : (
      <StillSearching
        namespace={namespace}
        hasResults={hasResults}
        reload={reload}
        watch={<HotelSearchWatch search={body} shown={{ state, unfiltered }} />}
      />
    );
  if (progress && !hasResults) return progress;
  const links = createHotelLinks(search, { prefix, currency });
  const searchText = toSearchText(search);
  const hrefStem = links.toHotel("");
  return (
    <HotelCards
      search={search}
      searchText={searchText}
      placeName={place.name}
      priceCall={priceCall}
      hrefStem={hrefStem}
    >
      <ResultsFrame
        table={hotelResults}
        search={search}
        links={links}
        found={found}
        currency={currency}
        placeName={place.name}
        showsPrices={showsPrices}
        area={
          area && {
            label: words("area.chip", { radius: format.number(area.radius) }),
            href: links.to({ area: null }),
          }
        }
        notice={
          (progress ?? isMoved) && (
            <>
              {isMoved && (
                <StayProblems search={{ ...search, problems: ["stay"] }} needsSignIn={false} />
              )}
              {progress}
            </>
          )
        }
        map={
          <HotelsMap tenant={tenant} search={search} place={place} found={found} links={links} />
        }
        cards={found.hotels.map((hotel, index) => ({
          id: hotel.id,
          card: (
            <HotelCard
              hotel={toCardHotel(hotel, format)}
              href={links.toHotel(hotel.id, hotel.offer.price?.total).slice(hrefStem.length)}
              isFirst={index === 0}
            />
          ),
        }))}
        nothing={{
          title: t("empty.title", { place: place.name }),
          text: t("empty.text", {
            dates: toDateRange(stay, { locale }),
          }),
          elsewhere: (
            <>
              <HotelsElsewhere alternatives={found.alternatives} links={links} />
              <Recent prefix={prefix} />
            </>
          ),
        }}
        note={found.hotels.some(({ supplier }) => supplier === "sandbox") && t("sample")}
      />
      <CompareBar
        action={`${prefix}${paths.compareHotels()}`}
        search={searchText}
        resultsId={listId}
        className={search.view === "map" ? "lg:ms-0" : ""}
      />
    </HotelCards>
  );
}

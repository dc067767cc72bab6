import { getFormatter, getTranslations } from "next-intl/server";
import { HotelCard } from "@/components/hotels/hotel-card";
import { HotelSearchWatch } from "@/components/hotels/hotel-search-watch.client";
import { StayProblems } from "@/components/hotels/stay-problems";
import { HotelsElsewhere } from "@/components/hotels/hotels-elsewhere";
import { FailedResults } from "@/components/results/failed-results";
import { ResultsFrame } from "@/components/results/results-frame";
import { StillSearching } from "@/components/results/still-searching";
import type { Reload } from "@/components/results/to-reload";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { searchHotels } from "@/lib/data/hotels";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { addDays, calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { createHotelLinks } from "@/lib/hotels/hotel-links";
import { hotelResults } from "@/lib/hotels/hotel-results";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-search-query";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";
import { HotelsMap } from "./hotels-map";

type Search = HotelSearchQuery & { place: HotelSearch["place"] };
type Props = {
  tenant: string;
  search: Search;
  prefix: string;
  currency: string;
  showsPrices: boolean;
  priceCall: PriceCall | null;
  reload: Reload | null;
};

/** Where is searched: around the place, or around the middle of an area of the map. */
const toAround = ({ place, area }: Search, middle: string) => {
  if (!area) return { place };
  const { radius, ...centre } = area;
  return { place: { ...centre, name: middle }, radius };
};

const toBody = (search: Search, middle: string) => ({
  ...toAround(search, middle),
  ...toTerms(search),
});

const toTerms = ({ stay, rooms, residence, filters, sort, page }: Search) => ({
  stay,
  rooms,
  residence,
  filters,
  sort,
  page,
});

function findHotels(tenant: string, { search, middle }: { search: Search; middle: string }) {
  const { start, end } = search.stay;
  return searchOrDayLater(search, {
    firstDay: "stay.start",
    later: { ...search, stay: { start: addDays(start, 1), end: addDays(end, 1) } },
    find: (found) => searchHotels(tenant, { search: toBody(found, middle) }),
  });
}

/**
 * Filters and list of the hotels found. If the search fails, the rest of the page stays usable.
 */
export async function HotelResults({
  tenant,
  search: searched,
  prefix,
  currency,
  showsPrices,
  priceCall,
  reload,
}: Props) {
  const [t, results, format] = await Promise.all([
    getTranslations("hotels"),
    getTranslations("results"),
    getFormatter(),
  ]);
  const middle = results("area.middle");
  const answer = await orSearchFailure(
    "hotel search",
    findHotels(tenant, { search: searched, middle }),
  );
  const { namespace } = hotelResults;
  if (typeof answer === "string") {
    const here = createHotelLinks(searched, { prefix, currency }).to({});
    return <FailedResults namespace={namespace} href={here} reason={answer} />;
  }
  const { search, found, isMoved } = answer;
  const { area, stay } = search;
  const { place } = toAround(search, middle);
  const { state, unfiltered } = found;
  const hasResults = unfiltered > 0;
  const progress =
    state === "complete" ? null : (
      <StillSearching
        namespace={namespace}
        hasResults={hasResults}
        reload={reload}
        watch={<HotelSearchWatch search={toBody(search, middle)} shown={{ state, unfiltered }} />}
      />
    );
  if (progress && !hasResults) return progress;
  const links = createHotelLinks(search, { prefix, currency });
  return (
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
          label: results("area.chip", { radius: format.number(area.radius) }),
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
      map={<HotelsMap tenant={tenant} search={search} place={place} found={found} links={links} />}
      cards={found.hotels.map((hotel, index) => ({
        id: hotel.id,
        card: (
          <HotelCard
            hotel={hotel}
            href={links.toHotel(hotel.id, hotel.offer.price?.total)}
            search={search}
            placeName={place.name}
            priceCall={priceCall}
            isFirst={index === 0}
          />
        ),
      }))}
      nothing={{
        title: t("empty.title", { place: place.name }),
        text: t("empty.text", {
          dates: format.dateTimeRange(toUtcDate(stay.start), toUtcDate(stay.end), calendarDay),
        }),
        elsewhere: <HotelsElsewhere alternatives={found.alternatives} links={links} />,
      }}
      note={found.hotels.some(({ supplier }) => supplier === "sandbox") && t("sample")}
    />
  );
}

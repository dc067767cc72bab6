import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { HotelCard } from "@/components/hotels/hotel-card.client";
import { HotelCards } from "@/components/hotels/hotel-cards";
import { HotelsElsewhere } from "@/components/hotels/hotels-elsewhere";
import { PinRating, PinSave } from "@/components/hotels/pin-save.client";
import { StayProblems } from "@/components/hotels/stay-problems";
import { StaysAround } from "@/components/hotels/stays-around";
import { ResultsFrame } from "@/components/results/results-frame";
import { CompareBar } from "@/components/site/comparison/compare-bar.client";
import { PartyText } from "@/components/site/hotels/party-text";
import { Recent } from "@/components/site/recent-items/recent";
import { searchHotelsEndpoint, type HotelSearch } from "@/lib/api/contract/hotels";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { getHotelVisit, getStayPlace } from "@/lib/data/hotel-visits";
import { findResults } from "@/lib/data/find-results";
import type { FoundHotels } from "@/lib/data/hotels";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { toDateRange } from "@/lib/dates/to-date-range";
import { createHotelLinks, type HotelLinks } from "@/lib/hotels/hotel-links";
import { isWholeArea, toHotelTable, type HotelSearchQuery } from "@/lib/hotels/hotel-results";
import { toCardHotel } from "@/lib/hotels/to-card-hotel";
import { toSearchText } from "@/lib/hotels/to-search-text";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { listId } from "@/lib/results/page-ids";
import { readPlaceName } from "@/lib/results/read-place";
import { SearchPage } from "../results/search-page";
import { ServiceMap } from "../results/service-map";
import type { ServiceSearch } from "../results/service-search";

/** A search whose place is known. */
type SearchedHotels = HotelSearchQuery & { place: HotelSearch["place"] };
type HotelsPage = ServiceSearch<HotelSearchQuery, SearchedHotels, FoundHotels, HotelLinks>;

const introduce: HotelsPage["introduce"] = async (
  { search, needsSignIn, today },
  { links, prefix },
) => {
  const [language, locale] = await Promise.all([getLanguage(), getLocale()]);
  const { place, placeName, placeId, stay, rooms, residence } = search;
  return {
    place: place?.name ?? "",
    placeName,
    facts: [
      { icon: "map-pin", text: place?.name ?? placeName },
      { icon: "calendar-days", text: toDateRange(stay, { locale, hasYear: false }) },
      { icon: "users", text: <PartyText rooms={rooms} /> },
    ],
    defaults: {
      dates: stay,
      residence,
      countriesIn: toLanguageTag(language),
      place: place
        ? { ...place, id: place.hotelId ?? place.areaId ?? placeId }
        : { name: placeName },
      rooms,
      flex: search.flex,
    },
    problems: (
      <>
        <StayProblems search={search} needsSignIn={needsSignIn} />
        {place && <StaysAround search={search} links={links} today={today} />}
      </>
    ),
    searched: place && { ...search, place },
    key: { place, stay, rooms, residence },
    more: !place && <Recent prefix={prefix} className="page-width pb-12" />,
  };
};

/** Where is searched: around the place, or around the middle of an area of the map. */
const toAround = ({ place, area }: SearchedHotels, middle: string) => {
  if (!area) return { place };
  const { radius, ...centre } = area;
  return { place: { ...centre, name: middle }, radius };
};

const dates = {
  first: ({ stay }) => stay.start,
  move: ({ stay: { start, end } }, days) => ({
    stay: { start: addDays(start, days), end: addDays(end, days) },
  }),
  ahead: maximumDaysAhead,
} satisfies HotelsPage["dates"];

const find: HotelsPage["find"] = async (tenant, searched, filters) => {
  const middle = (await getTranslations("results"))("area.middle");
  return findResults(tenant, searched, {
    what: "hotel search",
    firstDay: "stay.start",
    later: (days) => ({ ...searched, ...dates.move(searched, days) }),
    toBody: (search) => {
      const { stay, rooms, residence, sort, near, page, view } = search;
      return {
        ...{ ...toAround(search, middle), stay, rooms, residence, filters, sort, page },
        ...(sort === "landmark" && near && { near }),
        hasPins: view === "map",
      };
    },
    find: (api, body) => api.call(searchHotelsEndpoint, { body }),
  });
};

const show: HotelsPage["show"] = async (
  { search, found, isMoved },
  { tenant, prefix, priceCall, links, frame, progress },
) => {
  const [t, words, format, locale] = await Promise.all([
    getTranslations("hotels"),
    getTranslations("results"),
    getFormatter(),
    getLocale(),
  ]);
  const { area, stay, placeName } = search;
  // What distances are from.
  const { place } = toAround(search, words("area.middle"));
  const landmarks = isWholeArea(search) ? [] : found.landmarks;
  const landmark = landmarks.find(({ id }) => id === search.near);
  const searchText = toSearchText(search);
  const hrefStem = links.toHotel("");
  const toHref = (...offer: Parameters<HotelLinks["toHotel"]>) =>
    links.toHotel(...offer).slice(hrefStem.length);
  return (
    <HotelCards
      search={search}
      placeName={isWholeArea(search) ? "" : place.name}
      priceCall={priceCall}
      hrefStem={hrefStem}
    >
      <ResultsFrame
        table={toHotelTable(search)}
        {...frame}
        // Without it the backend sorts by the distance to the place.
        {...(search.sort === "landmark" &&
          !landmark && { search: { ...search, sort: "distance" } })}
        sortChoices={{
          label: t("sort.landmarks"),
          choices: landmarks.map(({ id, name }) => ({
            text: name,
            label: t("sort.landmark", { place: name }),
            href: links.to({ sort: "landmark", near: id }),
            isCurrent: search.sort === "landmark" && id === search.near,
          })),
        }}
        placeName={place.name}
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
          <ServiceMap
            tenant={tenant}
            namespace="hotelMap"
            placeName={placeName}
            listHref={links.to({ view: "list" })}
            shown={{
              place,
              area,
              // Elsewhere are other quarters.
              areaHref: links.to({
                area: null,
                page: 1,
                filters: { ...search.filters, quarters: [] },
              }),
              pins: found.pins.map(({ hotelClass, guestScore, total, ...pin }) => ({
                ...pin,
                rating: { hotelClass, guestScore },
                total: total ?? null,
                href: toHref(pin.id, total),
              })),
              hrefStem,
              listed: found.hotels.map(({ latitude, longitude }) => ({ latitude, longitude })),
            }}
            Rating={PinRating}
            Action={PinSave}
            pinTexts={["hotelTerms", "saving"]}
          />
        }
        cards={found.hotels.map((hotel, index) => ({
          id: hotel.id,
          card: (
            <HotelCard
              hotel={toCardHotel(hotel, format)}
              href={toHref(hotel.id, hotel.offer.price?.total)}
              isFirst={index === 0}
            />
          ),
        }))}
        nothing={{
          title: t("empty.title", { place: place.name }),
          text: t("empty.text", { dates: toDateRange(stay, { locale }) }),
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
};

/** What the page of results is given. */
export const hotelSearch: HotelsPage = {
  service: "hotels",
  hasWidePictures: true,
  readPlace: async (query, tenant) => readPlaceName((await getStayPlace(tenant, query)).placeName),
  getVisit: getHotelVisit,
  createLinks: createHotelLinks,
  introduce,
  dates,
  find,
  show,
};

/** The page of the hotels around a place. */
export const HotelSearchPage = ({ query }: { query: Query }) => (
  <SearchPage of={hotelSearch} query={query} />
);

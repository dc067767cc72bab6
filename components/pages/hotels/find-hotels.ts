import { getTranslations } from "next-intl/server";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { searchHotels } from "@/lib/data/hotels";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { addDays } from "@/lib/dates/calendar-date";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-search-query";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";

/** A search whose place is known. */
export type SearchedHotels = HotelSearchQuery & { place: HotelSearch["place"] };

/** Where is searched: around the place, or around the middle of an area of the map. */
const toAround = ({ place, area }: SearchedHotels, middle: string) => {
  if (!area) return { place };
  const { radius, ...centre } = area;
  return { place: { ...centre, name: middle }, radius };
};

const toBody = (search: SearchedHotels, middle: string) => {
  const { stay, rooms, residence, filters, sort, page, view } = search;
  const hasPins = view === "map";
  return { ...toAround(search, middle), stay, rooms, residence, filters, sort, page, hasPins };
};

/**
 * The hotels found, with the search that found them and the body of its call; or why there are
 * none. Never rejects.
 */
export async function findHotels(tenant: string, searched: SearchedHotels) {
  const middle = (await getTranslations("results"))("area.middle");
  const { start, end } = searched.stay;
  const results = await orSearchFailure(
    "hotel search",
    searchOrDayLater(searched, {
      firstDay: "stay.start",
      later: (days) => ({
        ...searched,
        stay: { start: addDays(start, days), end: addDays(end, days) },
      }),
      find: (search) => searchHotels(tenant, { search: toBody(search, middle) }),
    }),
  );
  return typeof results === "string"
    ? results
    : { ...results, body: toBody(results.search, middle) };
}

import type { CarSearch } from "@/lib/api/contract/cars";
import type { CarSearchQuery } from "@/lib/cars/car-search-query";
import { toLaterRental } from "@/lib/cars/to-later-rental";
import { searchCars } from "@/lib/data/cars";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";

/** A search whose place is known. */
export type SearchedCars = CarSearchQuery & { pickUp: CarSearch["pickUp"] };

const toBody = ({
  pickUp,
  dropOff,
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
  filters,
  sort,
  page,
}: SearchedCars) => ({
  pickUp,
  dropOff,
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
  filters,
  sort,
  page,
});

/**
 * The cars found, with the search that found them and the body of its call; or why there are none.
 * Never rejects.
 */
export async function findCars(tenant: string, searched: SearchedCars) {
  const results = await orSearchFailure(
    "car search",
    searchOrDayLater(searched, {
      firstDay: "pickUpAt",
      later: (days) => toLaterRental(searched, days),
      find: (search) => searchCars(tenant, { search: toBody(search) }),
    }),
  );
  return typeof results === "string" ? results : { ...results, body: toBody(results.search) };
}

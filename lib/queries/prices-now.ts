import { queryOptions } from "@tanstack/react-query";
import { listCarOffers } from "@/lib/api/browser/cars";
import { listFares } from "@/lib/api/browser/flights";
import { listHotelOffers } from "@/lib/api/browser/hotels";
import type { Price } from "@/lib/api/contract/prices";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { ApiError } from "@/lib/api/errors";
import { readRentalQuery } from "@/lib/cars/rental-query";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { readKeptSearch } from "@/lib/hotels/kept-search";
import type { Money } from "@/lib/money/money";
import { pick } from "@/lib/pick";
import { readQueryText } from "@/lib/query-values";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** What a kept item costs now, null without price rights; or it can't be had any more. */
type PriceNow = { state: "offered"; total: Money | null } | { state: "gone" };

type Offers = readonly { price?: Price | undefined }[];
/** Asks for an item's offers as its page does; `today` is the earliest anywhere. */
type ListOffers = (item: KeptItem, today: string, signal: AbortSignal) => Promise<Offers>;

const queryOf = ({ search }: KeptItem) => readQueryText(search ?? "");
/** Addresses of offers always name where one lives. */
const residence = "";

/** One line a service. */
const offersOf: Readonly<Record<SavableService, ListOffers>> = {
  async hotels(item, _today, signal) {
    const kept = readKeptSearch(item);
    if (!kept) return [];
    const { stay, rooms, query } = kept;
    const party = { stay, rooms, residence: String(query.residence ?? residence) };
    const { offers } = await listHotelOffers(item.id, party, signal);
    // Its page may still have each for itself.
    if (offers.length === 0 && rooms.length > 1) throw new Error("No rooms that are alike");
    return offers;
  },
  async cars(item, today, signal) {
    const rental = readRentalQuery(queryOf(item), { today, residence });
    const asked = pick(rental, ["pickUpAt", "dropOffAt", "driverAge", "residence"]);
    return (await listCarOffers(item.id, asked, signal)).offers;
  },
  async flights(item, today, signal) {
    const party = pick(readFlightQuery(queryOf(item), { today }), ["adults", "ages", "cabin"]);
    const { fares } = await listFares(item.id, party, signal);
    const saved = new URLSearchParams(item.search ?? "").get("brand");
    return fares.filter(({ brand }) => saved === null || brand.id === saved);
  },
};

async function findPrice(...asked: Parameters<ListOffers>): Promise<PriceNow> {
  const [item] = asked;
  const offers = await offersOf[item.service](...asked).catch((error: unknown): Offers => {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  });
  const totals = offers.flatMap(({ price }) => price?.total ?? []);
  const [cheapest] = totals.toSorted((one, other) => one.amount - other.amount);
  return offers.length > 0 ? { state: "offered", total: cheapest ?? null } : { state: "gone" };
}

/** What a kept item costs now: a call to its supplier each time. */
export const priceNowQuery = (item: KeptItem, today: string) =>
  queryOptions({
    queryKey: ["priceNow", item, today],
    queryFn: ({ signal }) => findPrice(item, today, signal),
    staleTime: 0,
  });

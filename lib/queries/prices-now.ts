import { queryOptions } from "@tanstack/react-query";
import { readKeptActivity } from "@/lib/activities/kept-activity";
import { listActivityStarts } from "@/lib/api/browser/activities";
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
import { readShownPrice } from "@/lib/prices/shown-price";
import { readQueryText } from "@/lib/query-values";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** What a kept item costs now, null without price rights; or it can't be had any more. */
type PriceNow =
  | {
      state: "offered";
      total: Money | null;
      /** Whether it is of the very thing that was saved: else another price isn't dearer. */
      isSame: boolean;
    }
  | { state: "gone" };

type Offers = {
  offers: readonly { price?: Price | undefined }[];
  /** Whether each is what was saved, on the same terms. */
  areSame?: boolean;
};
/** Asks for an item's offers as its page does; `today` is the earliest anywhere. */
type ListOffers = (item: KeptItem, today: string, signal: AbortSignal) => Promise<Offers>;

const queryOf = ({ search }: KeptItem) => readQueryText(search ?? "");
/** Addresses of offers always name where one lives. */
const residence = "";

/** One line a service. */
const offersOf: Readonly<Record<SavableService, ListOffers>> = {
  async hotels(item, _today, signal) {
    const kept = readKeptSearch(item);
    if (!kept) return { offers: [] };
    const { stay, rooms, query } = kept;
    const party = { stay, rooms, residence: String(query.residence ?? residence) };
    const { offers } = await listHotelOffers(item.id, party, signal);
    // Its page may still have each for itself.
    if (offers.length === 0 && rooms.length > 1) throw new Error("No rooms that are alike");
    return { offers };
  },
  async cars(item, today, signal) {
    const rental = readRentalQuery(queryOf(item), { today, residence });
    const asked = pick(rental, ["pickUpAt", "dropOffAt", "driverAge", "residence"]);
    return listCarOffers(item.id, asked, signal);
  },
  async flights(item, today, signal) {
    const party = pick(readFlightQuery(queryOf(item), { today }), ["adults", "ages", "cabin"]);
    const { fares } = await listFares(item.id, party, signal);
    const saved = new URLSearchParams(item.search ?? "").get("brand");
    const same = fares.filter(({ brand }) => brand.id === saved);
    return same.length > 0 ? { offers: same, areSame: true } : { offers: fares };
  },
  async activities(item, _today, signal) {
    const { date, party } = readKeptActivity(item);
    if (!date || !party) return { offers: [] };
    const { options } = await listActivityStarts(item.id, { date, party }, signal);
    const starts = options.flatMap((option) => option.starts);
    return { offers: starts.filter(({ state }) => state === "open") };
  },
};

async function findPrice(...asked: Parameters<ListOffers>): Promise<PriceNow> {
  const [item] = asked;
  const { offers, areSame = false } = await offersOf[item.service](...asked).catch(
    (error: unknown): Offers => {
      if (error instanceof ApiError && error.status === 404) return { offers: [] };
      throw error;
    },
  );
  if (offers.length === 0) return { state: "gone" };
  const totals = offers.flatMap(({ price }) => price?.total ?? []);
  const before = readShownPrice(new URLSearchParams(item.search ?? "").get("shown"));
  const same = totals.find(
    ({ amount, currency }) => amount === before?.amount && currency === before.currency,
  );
  const [cheapest] = totals.toSorted((one, other) => one.amount - other.amount);
  return { state: "offered", total: same ?? cheapest ?? null, isSame: areSame || !!same };
}

/** What a kept item costs now: a call to its supplier, each time it is pressed for. */
export const priceNowQuery = (item: KeptItem, today: string) =>
  queryOptions({
    queryKey: ["priceNow", item, today],
    queryFn: ({ signal }) => findPrice(item, today, signal),
    staleTime: Infinity,
  });

import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import type { ActivityBookingSupplier, FoundActivity } from "../ports/activity-supplier";
import { createSeller, type Sellable } from "../searches/create-shop-opener";
import { combineSuppliers } from "../suppliers/combine-suppliers";

/** The activities of several suppliers as if they were one's. */
export function combineActivitySuppliers(
  ...suppliers: Parameters<typeof combineSuppliers<ActivityBookingSupplier>>
) {
  const { firstOf, listAll, search } = combineSuppliers(...suppliers);
  return {
    ...firstOf("getProduct", "listDays", "listStarts", "checkStart"),
    /** All around a place that start on the searched days, in no order. */
    findActivities: search<
      Parameters<ActivityBookingSupplier["findActivities"]>[0],
      readonly FoundActivity[]
    >({
      ask: (supplier, query) => supplier.findActivities(query),
      merge: (found) => found.flat(),
    }),
    /** A few of the city nearest to a point, for suggestions. */
    listActivitiesNear: (point: Point, language: LanguageCode) =>
      listAll((supplier) => supplier.listActivitiesNear?.(point, language)),
    /** Places that no map knows, by the beginning of their names. */
    findOwnPlaces: (text: string) => listAll((supplier) => supplier.findOwnPlaces?.(text)),
  };
}
type Shop = Pick<
  ReturnType<typeof combineActivitySuppliers>,
  "findActivities" | "listDays" | "listStarts"
>;
export type SellableActivities = Sellable<Shop>;

/** Activities are paid when they are booked: without a payment gateway none can be sold. */
export const toSellableActivities = createSeller<Shop>((shop) => ({
  findActivities: async () => [],
  async listDays(query) {
    const found = await shop.listDays(query);
    if (!found) return null;
    const toClosed = ({ date }: (typeof found.days)[number]) =>
      ({ date, state: "notOperating", price: null }) as const;
    return { ...found, days: found.days.map(toClosed) };
  },
  async listStarts(query) {
    const found = await shop.listStarts(query);
    return found && { ...found, options: [] };
  },
}));

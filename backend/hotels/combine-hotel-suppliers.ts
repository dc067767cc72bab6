import type { Hotel } from "@/lib/api/contract/hotels";
import type { Point } from "@/lib/api/contract/point";
import { logLine } from "@/lib/observability/log-line";
import type { Progress } from "../searches/create-snapshot-store";
import { askAll } from "../suppliers/ask-all";
import { findFirst } from "../suppliers/find-first";
import type { NamedOffer } from "../ports/deal-supplier";
import type {
  FoundHotel,
  HotelBookingSupplier,
  OwnPlace,
  ReviewQuery,
  SupplierReviews,
} from "../ports/hotel-supplier";

export type HotelShop = Pick<HotelBookingSupplier, "getHotel" | "listOffers" | "checkOffer"> & {
  /** All hotels there, in no order; those of some suppliers are reported while others search. */
  findHotels(
    query: Parameters<HotelBookingSupplier["findHotels"]>[0],
    progress?: Progress<readonly FoundHotel[]>,
  ): Promise<readonly FoundHotel[]>;
  /** As `roomByRoom.check` of the supplier that has the hotel; null also where none combines. */
  checkRooms: NonNullable<HotelBookingSupplier["roomByRoom"]>["check"];
  listHotelsNear(point: Point): Promise<NamedOffer[]>;
  /** Whether the hotel's supplier has reviews to read. */
  hasReviews(hotel: Pick<Hotel, "supplier">): boolean;
  /** Null where `hasReviews` is false. */
  listReviews(hotel: Pick<Hotel, "supplier">, query: ReviewQuery): Promise<SupplierReviews | null>;
  /** The first supplier's that has one. */
  findOwnPlace(text: string): Promise<OwnPlace | null>;
};

/**
 * The hotels of several suppliers as if they were one's. Each knows its own ids and answers null,
 * or nothing, for all others without asking anybody.
 */
export function combineHotelSuppliers(
  suppliers: Readonly<Record<string, HotelBookingSupplier>>,
  logProblem = (message: string) => logLine("error", { message }),
): HotelShop {
  const all = Object.values(suppliers);
  return {
    findHotels: (query, progress) =>
      askAll<HotelBookingSupplier, readonly FoundHotel[]>(suppliers, {
        ask: (supplier) => supplier.findHotels(query),
        merge: (found) => (found.length === 1 ? (found[0] ?? []) : found.flat()),
        progress,
        logProblem,
      }),
    listHotelsNear: (point) =>
      askAll<HotelBookingSupplier, NamedOffer[]>(suppliers, {
        ask: async (supplier) => (await supplier.listHotelsNear?.(point)) ?? [],
        merge: (found) => found.flat(),
        logProblem,
      }),
    findOwnPlace: (text) =>
      askAll<HotelBookingSupplier, OwnPlace | null>(suppliers, {
        ask: async (supplier) => (await supplier.findOwnPlace?.(text)) ?? null,
        merge: (found) => found.find((place) => place !== null) ?? null,
        logProblem,
      }),
    getHotel: (...query) => findFirst(all, (supplier) => supplier.getHotel(...query)),
    hasReviews: ({ supplier }) => suppliers[supplier]?.listReviews !== undefined,
    listReviews: async ({ supplier }, query) =>
      (await suppliers[supplier]?.listReviews?.(query)) ?? null,
    listOffers: async (query) =>
      (await Promise.all(all.map((supplier) => supplier.listOffers(query)))).flat(),
    checkOffer: (query) => findFirst(all, (supplier) => supplier.checkOffer(query)),
    checkRooms: (query) =>
      findFirst(all, async (supplier) => (await supplier.roomByRoom?.check(query)) ?? null),
  };
}

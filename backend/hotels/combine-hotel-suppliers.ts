import type { Hotel } from "@/lib/api/contract/hotels";
import type { Point } from "@/lib/api/contract/point";
import type { NamedOffer } from "../ports/deal-supplier";
import type {
  FoundHotel,
  HotelBookingSupplier,
  NightPrice,
  OwnPlace,
  ReviewQuery,
} from "../ports/hotel-supplier";
import { combineSuppliers } from "../suppliers/combine-suppliers";

type Calls = HotelBookingSupplier;
type RoomCheck = NonNullable<Calls["roomByRoom"]>["check"];

/** The hotels of several suppliers as if they were one's. */
export function combineHotelSuppliers(
  ...suppliers: Parameters<typeof combineSuppliers<HotelBookingSupplier>>
) {
  const { findFirst, findNamed, firstOf, listAll, search } = combineSuppliers(...suppliers);
  return {
    ...firstOf("getHotel", "checkOffer"),
    /** All hotels there, in no order. */
    findHotels: search<Parameters<Calls["findHotels"]>[0], readonly FoundHotel[]>({
      ask: (supplier, query) => supplier.findHotels(query),
      merge: (found) => (found.length === 1 ? (found[0] ?? []) : found.flat()),
    }),
    /** What each supplier that can tell asks for each night. */
    listNightPrices: search<Parameters<Calls["findHotels"]>[0], readonly NightPrice[]>({
      ask: async (supplier, query) => (await supplier.listNightPrices?.(query)) ?? [],
      merge: (found) => found.flat(),
    }),
    listHotelsNear: search<Point, NamedOffer[]>({
      ask: async (supplier, point) => (await supplier.listHotelsNear?.(point)) ?? [],
      merge: (found) => found.flat(),
    }),
    /** The first supplier's that has one. */
    findOwnPlace: search<string, OwnPlace | null>({
      ask: async (supplier, text) => (await supplier.findOwnPlace?.(text)) ?? null,
      merge: (found) => found.find((place) => place !== null) ?? null,
    }),
    /** Whether the hotel's supplier has reviews to read. */
    hasReviews: async ({ supplier }: Pick<Hotel, "supplier">) =>
      (await findNamed(supplier))?.listReviews !== undefined,
    /** Null where `hasReviews` is false. */
    listReviews: async ({ supplier }: Pick<Hotel, "supplier">, query: ReviewQuery) =>
      (await (await findNamed(supplier))?.listReviews?.(query)) ?? null,
    listOffers: (query: Parameters<Calls["listOffers"]>[0]) =>
      listAll((supplier) => supplier.listOffers(query)),
    /** As `roomByRoom.check` of the supplier that has the hotel; null also where none combines. */
    checkRooms: (query: Parameters<RoomCheck>[0]) =>
      findFirst(async (supplier) => (await supplier.roomByRoom?.check(query)) ?? null),
  };
}
export type HotelShop = ReturnType<typeof combineHotelSuppliers>;

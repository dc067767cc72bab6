import { randomUUID } from "node:crypto";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import type { languageCodes } from "@/lib/api/contract/languages";
import { addMs } from "@/lib/dates/instants";
import { order } from "./booking-supplier-contract";
import type { HotelBookingSupplier, SupplierOffer } from "../../ports/hotel-supplier";

/**
 * What an adapter is tried with. `point` has hotels; `hotelId` is one of them, has room for the
 * party, a rate that can be cancelled and more than four rooms of every kind on the dates.
 * `advance` moves the supplier's clock, which the adapter was given as `now`.
 */
export type SupplierUnderTest = {
  supplier: HotelBookingSupplier;
  point: { latitude: number; longitude: number };
  hotelId: string;
  now: () => Date;
  advance: (ms: number) => void;
  close: () => Promise<void>;
};

export const couple = [{ adults: 2, childAges: [] }];
export const minute = 60_000;

export type HotelContractKit = ReturnType<typeof createHotelContractKit>;

/** The calls that the tests of a hotel supplier are made of; `subject`: the one under test. */
export function createHotelContractKit(subject: () => SupplierUnderTest) {
  const toQuery = (
    overrides: {
      rooms?: { adults: number; childAges: number[] }[];
      language?: (typeof languageCodes)[number];
      in?: number;
    } = {},
  ) => {
    const today = toLocalDate(subject().now(), "UTC");
    const start = addDays(today, overrides.in ?? 40);
    return {
      stay: { start, end: addDays(start, 3) },
      rooms: overrides.rooms ?? couple,
      residence: "PT",
      language: overrides.language ?? ("en" as const),
      today,
      now: subject().now(),
    };
  };
  const list = (query = toQuery()) =>
    subject().supplier.listOffers({ ...query, hotelId: subject().hotelId });
  const first = async (query = toQuery()): Promise<SupplierOffer> => {
    const [offer] = await list(query);
    if (!offer) throw new Error("the hotel has no offer");
    return offer;
  };
  const hold = async (
    offer: SupplierOffer,
    options: {
      query?: ReturnType<typeof toQuery>;
      reference?: string;
      expected?: SupplierOffer["price"];
      minutes?: number;
    } = {},
  ) => {
    const {
      query = toQuery(),
      reference = randomUUID(),
      expected = offer.price,
      minutes = 20,
    } = options;
    const answer = await subject().supplier.hold({
      ...query,
      hotelId: subject().hotelId,
      offerId: offer.id,
      expected,
      clientReference: reference,
      until: addMs(subject().now(), minutes * minute),
    });
    return { reference, answer };
  };
  const book = (clientReference: string) => subject().supplier.book({ ...order, clientReference });
  const countLeft = async (offerId: string, query = toQuery()) =>
    (await list(query)).find(({ id }) => id === offerId)?.roomsLeft ?? 0;
  return { subject, toQuery, list, first, hold, book, countLeft };
}

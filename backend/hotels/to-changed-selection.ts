import type { HotelItem, HotelSelection } from "@/lib/api/contract/hotel-items";
import type { BookingChange } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { requireStay } from "../deals/require-dates";
import { refuseInput } from "../http/refuse-input";
import type { BookedOffer } from "../services/service-module";
import type { SupplierOffer } from "../suppliers/hotel-supplier";
import type { HotelShop } from "./combine-hotel-suppliers";

const isRefundable = ({ steps }: { steps: readonly unknown[] }): boolean => steps.length > 0;

/** The same room, board and way to pay; among these, terms of the same kind before others. */
const pickLike = (
  offers: readonly SupplierOffer[],
  { supplier, item, isPaidOnSite, cancellation }: BookedOffer<HotelItem>,
): SupplierOffer | null => {
  const alike = offers.filter(
    ({ supplier: by, room, board, payment }) =>
      by === supplier &&
      room.code === item.offer.room.code &&
      board === item.offer.board &&
      (payment === "atProperty") === isPaidOnSite,
  );
  const isOfKind = (offer: SupplierOffer) =>
    isRefundable(offer.cancellation) === isRefundable(cancellation);
  return alike.find(isOfKind) ?? alike[0] ?? null;
};

/**
 * The selection of a booked room at other dates, or of fewer of its rooms; null where the hotel has
 * no such room at that rate.
 * @throws RouteError 422 for rooms that weren't booked, dates out of reach, or no change at all
 */
export async function toChangedSelection(
  shop: Pick<HotelShop, "listOffers">,
  booked: BookedOffer<HotelItem>,
  {
    change: { stay, rooms: kept },
    language,
    now,
  }: { change: BookingChange; language: LanguageCode; now: Date },
): Promise<HotelSelection | null> {
  const { item } = booked;
  const today = toLocalDate(now, item.hotel.timeZone);
  requireStay(stay, { path: "change.stay", today });
  const positions = new Set(kept);
  if (positions.size !== kept.length || kept.some((position) => position >= item.rooms.length))
    throw refuseInput("change.rooms", "must be rooms of the booking, each once");
  const isSameStay = stay.start === item.stay.start && stay.end === item.stay.end;
  if (isSameStay && kept.length === item.rooms.length)
    throw refuseInput("change", "must differ from what is booked");
  const party = {
    stay,
    rooms: item.rooms.filter((_, position) => positions.has(position)),
    residence: item.residence,
  };
  const hotelId = item.hotel.id;
  const offers = await shop.listOffers({ ...party, hotelId, language, today, now });
  const offer = pickLike(offers, booked);
  return offer && { service: "hotels", ...party, hotelId, offerId: offer.id };
}

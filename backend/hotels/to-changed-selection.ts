import type { BookedRoom, HotelItem, HotelSelection } from "@/lib/api/contract/hotel-items";
import type { BookingChange } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";
import { requireStay } from "../access/require-dates";
import { refuseInput } from "../errors/refuse-input";
import type { BookedOffer } from "../booking/services/service-module";
import type { SupplierOffer } from "../ports/hotel-supplier";
import type { HotelShop } from "./combine-hotel-suppliers";

const isRefundable = ({ steps }: { steps: readonly unknown[] }): boolean => steps.length > 0;

/**
 * The very rate that was booked where there is one, else the same room, board and way to pay; among
 * these, terms of the same kind before others. Of rooms with rates of their own only the terms of
 * all together are known: whether a room's were of that kind isn't, so there the first counts.
 */
const pickLike = (
  offers: readonly SupplierOffer[],
  {
    booked: { supplier, isPaidOnSite, cancellation, item },
    room: wanted,
  }: { booked: BookedOffer<HotelItem>; room: BookedRoom },
): SupplierOffer | null => {
  const alike = offers.filter(
    ({ supplier: by, room, board, payment }) =>
      by === supplier &&
      room.code === wanted.room.code &&
      board === wanted.board &&
      (payment === "atProperty") === isPaidOnSite,
  );
  const isOfKind = (offer: SupplierOffer) =>
    !item.offers && isRefundable(offer.cancellation) === isRefundable(cancellation);
  return alike.find(({ id }) => id === wanted.id) ?? alike.find(isOfKind) ?? alike[0] ?? null;
};

/**
 * The selection of booked rooms at other dates, or of fewer of them, each at its own rate; null
 * where the hotel has no such room at that rate.
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
  const list = (rooms: HotelItem["rooms"]) =>
    shop.listOffers({ ...party, rooms, hotelId, language, today, now });
  const stayed = listBookedRooms(item).filter((_, position) => positions.has(position));
  const selection = { service: "hotels", ...party, hotelId } as const;
  if (item.offers && stayed.length > 1) {
    const picked = await Promise.all(
      stayed.map(async (room, index) =>
        pickLike(await list(party.rooms.slice(index, index + 1)), { booked, room }),
      ),
    );
    const offerIds = picked.flatMap((offer) => (offer?.isCombinable ? [offer.id] : []));
    return offerIds.length === stayed.length ? { ...selection, offerIds } : null;
  }
  const [room] = stayed;
  const offer = room ? pickLike(await list(party.rooms), { booked, room }) : null;
  return offer && { ...selection, offerId: offer.id };
}

import type { HotelItem, HotelSelection } from "@/lib/api/contract/hotel-items";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { serviceById } from "@/lib/api/contract/services";
import { daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { toMoment } from "@/lib/dates/to-moment";
import { requireStay } from "../access/require-dates";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import type { ServiceModule } from "../booking/services/service-module";
import type { BookingSupplier, CheckedOffer } from "../ports/booking-supplier";
import type { HotelBookingSupplier, SupplierOffer } from "../ports/hotel-supplier";
import { mapSuppliers, type Suppliers } from "../suppliers/map-suppliers";
import { combineRooms } from "./combine-rooms";
import { combineHotelSuppliers } from "./combine-hotel-suppliers";
import { toChangedSelection } from "./to-changed-selection";

const countPeople = ({ rooms }: Pick<HotelParty, "rooms">): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);

/** What is sold to a party: one offer for all of its rooms, or one for each. */
type Sold = Pick<
  CheckedOffer<HotelItem>,
  "supplier" | "price" | "parts" | "charges" | "cancellation" | "comments"
> & { payment: SupplierOffer["payment"] } & Pick<HotelItem, "offer" | "offers">;

const toAlike = (offer: SupplierOffer): Sold => {
  const { supplier, price, charges, cancellation, comments, payment } = offer;
  const { id, room, board, roomsLeft } = offer;
  return {
    supplier,
    price,
    charges,
    cancellation,
    comments,
    payment,
    offer: { id, room, board, roomsLeft },
  };
};

const toCheckedOffer = ({
  hotel,
  party,
  sold: { payment, offer, offers, ...sold },
}: {
  hotel: Hotel;
  party: HotelParty;
  sold: Sold;
}): CheckedOffer<HotelItem> => ({
  ...sold,
  item: {
    service: "hotels",
    ...party,
    hotel,
    ...(offers ? { offers } : { offer }),
  },
  headline: {
    title: hotel.name,
    place: hotel.city,
    picture: hotel.pictures[0] ?? "",
    phone: hotel.phone,
    starts: toMoment(party.stay.start, hotel.checkIn.from, hotel.timeZone),
    ends: toMoment(party.stay.end, hotel.checkOut.until, hotel.timeZone),
  },
  party: { people: countPeople(party), units: party.rooms.length },
  isPaidOnSite: payment === "atProperty",
  holdsAt: "order",
  unit: { count: daysBetween(party.stay.start, party.stay.end), per: "night" },
  needs: [],
});

const toParty = ({ stay, rooms, residence }: HotelParty): HotelParty => ({
  stay,
  rooms,
  residence,
});

const soldOut = { state: "soldOut" } as const;

/** The calls of a hotel supplier that book, for items. */
const toBookingSupplier = (supplier: HotelBookingSupplier): BookingSupplier<HotelItem> => ({
  ...supplier,
  async hold({ item, now, ...order }) {
    const { hotel, offer, offers } = item;
    const party = toParty(item);
    const query = {
      ...order,
      ...party,
      hotelId: hotel.id,
      today: toLocalDate(now, hotel.timeZone),
      now,
    };
    if (offers) {
      const offerIds = offers.map(({ id }) => id);
      const answer = (await supplier.roomByRoom?.hold({ ...query, offerIds })) ?? soldOut;
      if (answer.state !== "priceChanged") return answer;
      const sold = combineRooms(answer.offers);
      // They could be booked together when they were quoted, and that is over.
      if ("problem" in sold) return soldOut;
      return { state: answer.state, offer: toCheckedOffer({ hotel, party, sold }) };
    }
    const answer = offer ? await supplier.hold({ ...query, offerId: offer.id }) : soldOut;
    return answer.state === "priceChanged"
      ? { ...answer, offer: toCheckedOffer({ hotel, party, sold: toAlike(answer.offer) }) }
      : answer;
  },
});

/** Hotels, as quotes and bookings know them. `suppliers` by the name that their offers carry. */
export function createHotelService(
  suppliers: Suppliers<HotelBookingSupplier>,
): ServiceModule<HotelSelection, HotelItem> {
  return {
    service: "hotels",
    letter: serviceById("hotels").letter,
    async check(selection, { language, now, agencyId }) {
      const shop = combineHotelSuppliers(suppliers, { agencyId });
      const { hotelId, offerId, offerIds } = selection;
      const party = toParty(selection);
      const hotel = await shop.getHotel(hotelId, language);
      if (!hotel) throw new RouteError(404, "hotel_not_found", "There is no such hotel");
      const today = toLocalDate(now, hotel.timeZone);
      requireStay(party.stay, { path: "selection.stay", today });
      const query = { ...party, hotelId, language, today, now };
      if (offerIds) {
        const offers = await shop.checkRooms({ ...query, offerIds });
        if (!offers) return null;
        const sold = combineRooms(offers);
        if ("problem" in sold) throw refuseInput("selection.offerIds", sold.problem);
        return toCheckedOffer({ hotel, party, sold });
      }
      const offer = offerId === undefined ? null : await shop.checkOffer({ ...query, offerId });
      return offer && toCheckedOffer({ hotel, party, sold: toAlike(offer) });
    },
    toKey: ({ hotel }) => hotel.id,
    toSelection: (item) => ({
      service: "hotels",
      ...toParty(item),
      hotelId: item.hotel.id,
      ...(item.offers
        ? { offerIds: item.offers.map(({ id }) => id) }
        : { offerId: item.offer?.id }),
    }),
    toChangedSelection: (booked, change, { agencyId, ...context }) =>
      toChangedSelection(combineHotelSuppliers(suppliers, { agencyId }), booked, {
        change,
        ...context,
      }),
    requireTravellers({ rooms }, { travellers }) {
      if (travellers.length !== rooms.length)
        throw refuseInput("travellers", `must name a guest for each of the ${rooms.length} rooms`);
    },
    suppliers: mapSuppliers(suppliers, toBookingSupplier),
  };
}

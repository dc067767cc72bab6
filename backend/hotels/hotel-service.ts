import type { HotelItem, HotelSelection } from "@/lib/api/contract/hotel-items";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { toMoment } from "@/lib/dates/to-moment";
import { requireStay } from "../deals/require-dates";
import { refuseInput } from "../http/refuse-input";
import { RouteError } from "../request-context";
import type { ServiceModule } from "../services/service-module";
import type { BookingSupplier, CheckedOffer } from "../suppliers/booking-supplier";
import type { HotelBookingSupplier, SupplierOffer } from "../suppliers/hotel-supplier";
import { combineHotelSuppliers } from "./combine-hotel-suppliers";
import { toChangedSelection } from "./to-changed-selection";

const countPeople = ({ rooms }: Pick<HotelParty, "rooms">): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);

const toCheckedOffer = ({
  hotel,
  party,
  offer,
}: {
  hotel: Hotel;
  party: HotelParty;
  offer: SupplierOffer;
}): CheckedOffer<HotelItem> => ({
  supplier: offer.supplier,
  item: {
    service: "hotels",
    ...party,
    hotel,
    offer: {
      id: offer.id,
      room: offer.room,
      board: offer.board,
      roomsLeft: offer.roomsLeft,
    },
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
  price: offer.price,
  isPaidOnSite: offer.payment === "atProperty",
  holdsAt: "order",
  unit: { count: daysBetween(party.stay.start, party.stay.end), per: "night" },
  charges: offer.charges,
  cancellation: offer.cancellation,
  comments: offer.comments,
  needs: [],
});

const toParty = ({ stay, rooms, residence }: HotelParty): HotelParty => ({
  stay,
  rooms,
  residence,
});

/** The calls of a hotel supplier that book, for items. */
const toBookingSupplier = (supplier: HotelBookingSupplier): BookingSupplier<HotelItem> => ({
  async hold({ item, now, ...order }) {
    const { hotel, offer } = item;
    const party = toParty(item);
    const answer = await supplier.hold({
      ...order,
      ...party,
      hotelId: hotel.id,
      offerId: offer.id,
      today: toLocalDate(now, hotel.timeZone),
      now,
    });
    return answer.state === "priceChanged"
      ? { ...answer, offer: toCheckedOffer({ hotel, party, offer: answer.offer }) }
      : answer;
  },
  book: (order) => supplier.book(order),
  getBooking: (reference) => supplier.getBooking(reference),
  cancel: (reference) => supplier.cancel(reference),
  ...(supplier.changeTravellers && {
    changeTravellers: (order) =>
      supplier.changeTravellers?.(order) ?? Promise.resolve("refused" as const),
  }),
});

/** Hotels, as quotes and bookings know them. `suppliers` by the name that their offers carry. */
export function createHotelService(
  suppliers: Readonly<Record<string, HotelBookingSupplier>>,
): ServiceModule<HotelSelection, HotelItem> {
  const shop = combineHotelSuppliers(suppliers);
  return {
    service: "hotels",
    letter: "H",
    async check(selection, { language, now }) {
      const { hotelId, offerId } = selection;
      const party = toParty(selection);
      const hotel = await shop.getHotel(hotelId, language);
      if (!hotel) throw new RouteError(404, "hotel_not_found", "There is no such hotel");
      const today = toLocalDate(now, hotel.timeZone);
      requireStay(party.stay, { path: "selection.stay", today });
      const query = { ...party, hotelId, offerId, language, today, now };
      const offer = await shop.checkOffer(query);
      return offer && toCheckedOffer({ hotel, party, offer });
    },
    toSelection: (item) => ({
      service: "hotels",
      ...toParty(item),
      hotelId: item.hotel.id,
      offerId: item.offer.id,
    }),
    toChangedSelection: (booked, change, context) =>
      toChangedSelection(shop, booked, { change, ...context }),
    requireTravellers({ rooms }, { travellers }) {
      if (travellers.length !== rooms.length)
        throw refuseInput("travellers", `must name a guest for each of the ${rooms.length} rooms`);
    },
    suppliers: Object.fromEntries(
      Object.entries(suppliers).map(([name, supplier]) => [name, toBookingSupplier(supplier)]),
    ),
  };
}

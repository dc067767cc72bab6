import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Hotel } from "@/lib/api/contract/hotels";
import { listNights } from "@/lib/dates/calendar-date";
import { sumNetPrices } from "../ports/net-price";
import { fakeReviews } from "./fake-reviews";
import { SupplierError, type SupplierBooking } from "../ports/booking-supplier";
import type { FoundHotel, HotelBookingSupplier, SupplierOffer } from "../ports/hotel-supplier";

/** A test's hotel: its description, and what it sells on every night it isn't closed. */
export type FakeHotel = {
  hotel: Hotel;
  relevance: number;
  offers: SupplierOffer[];
  closedOn: string[];
};

const lisbon = { latitude: 38.7223, longitude: -9.1393 };

export const fakeOffer = (
  id: string,
  { price, cancellation, ...fields }: Partial<SupplierOffer> = {},
): SupplierOffer => ({
  id,
  supplier: "fake",
  expiresAt: "2026-11-21T13:00:00.000Z",
  room: {
    code: id,
    name: `Room ${id}`,
    picture: "/assets/inventory/hotels/beach-1",
    beds: [{ kind: "double", count: 1 }],
    sizeSquareMetres: 24,
    maximumGuests: 2,
    features: [],
    isAccessible: false,
  },
  board: "room_only",
  payment: "now",
  comments: [],
  roomsLeft: 3,
  isCombinable: true,
  charges: [],
  cancellation: cancellation ?? { zone: "Europe/Lisbon", steps: [] },
  price: price ?? { currency: "USD", wholesale: 10_000, taxAndFee: 1_000, published: 15_000 },
  ...fields,
});

/** `offers`: cheapest first. */
export function fakeHotel(
  id: string,
  {
    offers = [fakeOffer(`${id}-1`)],
    relevance = 5,
    closedOn = [],
    ...hotel
  }: Partial<Omit<FakeHotel, "hotel"> & Hotel> = {},
): FakeHotel {
  return {
    relevance,
    closedOn,
    offers,
    hotel: {
      id,
      supplier: "fake",
      name: `Hotel ${id}`,
      hotelClass: 4,
      guestScore: { value: 8, count: 100 },
      city: "Lisbon",
      countryCode: "PT",
      ...lisbon,
      amenities: [],
      description: "A house.",
      pictures: ["/assets/inventory/hotels/beach-1"],
      address: "Rua 1",
      phone: null,
      timeZone: "Europe/Lisbon",
      checkIn: { from: "15:00", until: null },
      checkOut: { until: "11:00" },
      accessibility: [],
      nearby: [],
      ...hotel,
    },
  };
}

/** A hotel as a search finds it. */
export const toFoundHotel = (
  { hotel, offers, relevance }: FakeHotel,
  distance: number,
): FoundHotel => ({
  ...hotel,
  picture: hotel.pictures[0] ?? "",
  distance,
  relevance,
  offers,
  roomNames: Object.fromEntries(offers.map(({ id, room }) => [id, room.name])),
});

type Reservation = {
  state: SupplierBooking["state"] | "held";
  hotelId: string;
  offerIds: readonly string[];
  until: string;
};

/**
 * An in-memory supplier that tests may change as they go: `hotels` is what it sells, `fail` what it
 * throws from then on (null: nothing), `reservations` what was held and booked, by our reference. A
 * room code's `roomsLeft` counts down with holds.
 */
export function createFakeHotels({
  hotels = [fakeHotel("fake-1")],
}: { hotels?: FakeHotel[] } = {}) {
  const reservations = new Map<string, Reservation>();
  let failure: SupplierError | null = null;
  const answer = async <T>(work: () => T): Promise<T> => {
    if (failure) throw failure;
    return work();
  };
  const isOpen = ({ closedOn }: FakeHotel, stay: { start: string; end: string }) =>
    !listNights(stay).some((night) => closedOn.includes(night));
  const findHotel = (id: string) => hotels.find(({ hotel }) => hotel.id === id);
  const listOpen = (hotelId: string, stay: { start: string; end: string }) => {
    const found = findHotel(hotelId);
    return found && isOpen(found, stay)
      ? found.offers.filter(({ roomsLeft }) => roomsLeft !== 0)
      : [];
  };
  const change = (offerId: string, by: number) => {
    for (const { offers } of hotels)
      for (const offer of offers)
        if (offer.id === offerId && offer.roomsLeft !== null) offer.roomsLeft += by;
  };
  const toBooking = (reference: string): SupplierBooking => {
    const state = reservations.get(reference)?.state ?? "absent";
    if (state === "held") return { state: "absent" };
    return state === "confirmed"
      ? { state, supplierReference: `F-${reference}`, confirmationNumber: `HCN-${reference}` }
      : { state };
  };
  /** Null where one is gone, or too few are left of it for the rooms that want it. */
  const listTogether = (
    hotelId: string,
    { stay, offerIds }: { stay: { start: string; end: string }; offerIds: readonly string[] },
  ): SupplierOffer[] | null => {
    const open = listOpen(hotelId, stay);
    const offers = offerIds.flatMap((offerId) => open.find(({ id }) => id === offerId) ?? []);
    const isEnough = ({ id, roomsLeft }: SupplierOffer) =>
      roomsLeft === null || offerIds.filter((each) => each === id).length <= roomsLeft;
    return offers.length === offerIds.length && offers.every(isEnough) ? offers : null;
  };
  const supplier: HotelBookingSupplier = {
    findHotels: ({ point, radius, stay }) =>
      answer(() =>
        hotels.flatMap((found) => {
          const distance = distanceKm(point, found.hotel);
          return distance <= radius && isOpen(found, stay) ? toFoundHotel(found, distance) : [];
        }),
      ),
    listNightPrices: ({ point, radius, stay }) =>
      answer(() =>
        listNights(stay).flatMap((date) =>
          hotels
            .filter((found) => distanceKm(point, found.hotel) <= radius)
            .filter(({ closedOn }) => !closedOn.includes(date))
            .flatMap(({ offers }) =>
              offers.map(({ payment, price }) => ({ date, payment, price })),
            ),
        ),
      ),
    listReviews: ({ hotelId, ...query }) =>
      answer(() => (findHotel(hotelId) ? fakeReviews(query) : null)),
    getHotel: (id) => answer(() => findHotel(id)?.hotel ?? null),
    listOffers: ({ hotelId, stay }) => answer(() => listOpen(hotelId, stay)),
    checkOffer: ({ hotelId, offerId, stay }) =>
      answer(() => listOpen(hotelId, stay).find(({ id }) => id === offerId) ?? null),
    hold: ({ hotelId, offerId, stay, expected, clientReference, until }) =>
      answer(() => {
        const held = reservations.get(clientReference);
        if (held) return { state: "held", holdReference: clientReference, until: held.until };
        const offer = listOpen(hotelId, stay).find(({ id }) => id === offerId);
        if (!offer) return { state: "soldOut" };
        if (
          offer.price.wholesale !== expected.wholesale ||
          offer.price.currency !== expected.currency
        )
          return { state: "priceChanged", offer };
        change(offerId, -1);
        reservations.set(clientReference, {
          state: "held",
          hotelId,
          offerIds: [offerId],
          until: until.toISOString(),
        });
        return { state: "held", holdReference: clientReference, until: until.toISOString() };
      }),
    roomByRoom: {
      check: ({ hotelId, ...query }) => answer(() => listTogether(hotelId, query)),
      hold: ({ hotelId, offerIds, stay, expected, clientReference, until }) =>
        answer(() => {
          const held = reservations.get(clientReference);
          if (held) return { state: "held", holdReference: clientReference, until: held.until };
          const offers = listTogether(hotelId, { stay, offerIds });
          if (!offers) return { state: "soldOut" };
          const price = sumNetPrices(offers.map((offer) => offer.price));
          if (price?.wholesale !== expected.wholesale || price.currency !== expected.currency)
            return { state: "priceChanged", offers };
          for (const offerId of offerIds) change(offerId, -1);
          reservations.set(clientReference, {
            state: "held",
            hotelId,
            offerIds,
            until: until.toISOString(),
          });
          return { state: "held", holdReference: clientReference, until: until.toISOString() };
        }),
    },
    book: ({ clientReference }) =>
      answer(() => {
        const held = reservations.get(clientReference);
        if (held?.state === "held") held.state = "confirmed";
        return toBooking(clientReference);
      }),
    getBooking: (clientReference) => answer(() => toBooking(clientReference)),
    cancel: (clientReference) =>
      answer(() => {
        const held = reservations.get(clientReference);
        if (held && held.state !== "cancelled") {
          held.state = "cancelled";
          for (const offerId of held.offerIds) change(offerId, 1);
        }
        return toBooking(clientReference);
      }),
  };
  return {
    ...supplier,
    hotels,
    reservations,
    fail(kind: SupplierError["kind"] | null) {
      failure = kind && new SupplierError(kind, `the fake supplier: ${kind}`);
    },
  };
}

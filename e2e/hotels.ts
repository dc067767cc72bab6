import { dayAhead } from "./day-ahead";
import type { Post } from "./create-post";
import type { QuoteOptions, ServiceRow } from "./service-row";

export type StayOptions = QuoteOptions & {
  rooms?: { adults: number; childAges: number[] }[];
  nights?: number;
  payment?: "now" | "atProperty";
  /** What cancelling gives back; any unless said. */
  refundable?: "full" | "none";
};
type Offer = { payment: string; cancellation: { refundable: string } };

const plain = "id=sandbox-h-null-island-plain";
export const hotelParty = {
  stay: { start: dayAhead(20), end: dayAhead(22) },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};

/** Requests a hotel's offers and quotes one of them, like the rooms' page does. */
export async function quoteHotel(
  post: Post,
  { word, rooms, nights = 2, payment = "now", refundable, ahead = 40 }: StayOptions,
) {
  const hotelId = `sandbox-h-null-island-${word}`;
  const party = {
    ...hotelParty,
    stay: { start: dayAhead(ahead), end: dayAhead(ahead + nights) },
    ...(rooms && { rooms }),
  };
  const { offers } = await post(`/api/hotels/${hotelId}/offers`, party);
  const offer = offers.find(
    (each: Offer) =>
      each.payment === payment && (!refundable || each.cancellation.refundable === refundable),
  );
  const { quote } = await post("/api/quotes", {
    selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
    expectedTotal: offer.price.total,
  });
  return quote;
}

export const hotels: ServiceRow<StayOptions> = {
  pages: [
    "/booknow/hotels",
    "/booknow/hotels/compare?id=sandbox-h-null-island-plain&id=sandbox-h-null-island-refused",
    "/saved",
    `/booknow/hotels/search-details?${plain}`,
    `/booknow/hotels/search-details?${plain}&room=2&room=2-7&by=room`,
    `/hotel-details?${plain}`,
    `/hotel-reviews?${plain}`,
  ],
  markerPages: [
    "/booknow/hotels/search-details?id=marker-hotel",
    "/booknow/hotels/search-details?id=marker-hotel&rates=all&whole=1",
    "/booknow/hotels/search-details?id=marker-hotel&room=2&room=1&by=room&whole=1",
    "/hotel-details?id=marker-hotel",
    "/hotel-reviews?id=marker-hotel",
    "/booknow/hotels/compare?id=marker-hotel&place=Lisbon&placeLat=38.7223&placeLong=-9.1393",
  ],
  calls: {
    "POST /api/hotels/search": {
      body: { ...hotelParty, place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" } },
    },
    "POST /api/hotels/nights": {
      body: {
        place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" },
        month: hotelParty.stay.start.slice(0, 7),
        rooms: hotelParty.rooms,
        residence: hotelParty.residence,
      },
    },
    "POST /api/hotels/{id}/offers": { params: { id: "marker-hotel" }, body: hotelParty },
  },
  quote: quoteHotel,
  // The contact is the guest.
  fillPeople: async () => {},
};

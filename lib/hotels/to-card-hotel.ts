import type { HotelSummary } from "@/lib/api/contract/hotels";
import type { Price } from "@/lib/api/contract/prices";

/** What a card of the results shows of a price. */
export type CardPrice = Pick<Price, "total" | "unit" | "reference" | "agent">;

/** What a card of the results shows of a hotel, and keeps of it where it is saved. */
export type CardHotel = Pick<
  HotelSummary,
  "id" | "name" | "city" | "hotelClass" | "guestScore" | "picture" | "distance"
> & {
  offer: Pick<
    HotelSummary["offer"],
    "board" | "payment" | "roomsLeft" | "roomName" | "freeCancellation"
  > & { price?: CardPrice };
};

/** Without what no card shows: all of it is in the page's data, once for each card. */
export function toCardHotel(hotel: HotelSummary): CardHotel {
  const { id, name, city, hotelClass, guestScore, picture, distance, offer } = hotel;
  const { board, payment, roomsLeft, roomName, freeCancellation, price } = offer;
  return {
    id,
    name,
    city,
    hotelClass,
    guestScore,
    picture,
    distance,
    offer: {
      board,
      payment,
      roomsLeft,
      roomName,
      freeCancellation,
      ...(price && {
        price: {
          total: price.total,
          unit: price.unit,
          reference: price.reference,
          ...(price.agent && { agent: price.agent }),
        },
      }),
    },
  };
}

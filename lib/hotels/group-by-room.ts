import type { HotelOffer } from "@/lib/api/contract/hotels";

export type RoomType = { room: HotelOffer["room"]; offers: HotelOffer[] };

/** Groups rates by room type; groups and rates keep their order, cheapest first. */
export function groupByRoom(offers: readonly HotelOffer[]): RoomType[] {
  const types = new Map<string, RoomType>();
  for (const offer of offers) {
    const type = types.get(offer.room.code);
    if (type) type.offers.push(offer);
    else types.set(offer.room.code, { room: offer.room, offers: [offer] });
  }
  return [...types.values()];
}

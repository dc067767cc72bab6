import type { BookedRoom, HotelItem } from "./hotel-items";

/** What each room of a quote or a booking is, in the order of its rooms. */
export const listBookedRooms = ({
  rooms,
  offer,
  offers,
}: Pick<HotelItem, "rooms" | "offer" | "offers">): BookedRoom[] =>
  rooms.flatMap((_, position) => offers?.[position] ?? offer ?? []);

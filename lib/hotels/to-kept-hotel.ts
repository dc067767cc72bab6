import type { Hotel } from "@/lib/api/contract/hotels";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { CardHotel } from "./to-card-hotel";

/** A hotel as this browser's lists keep it, with the search it was found by. */
export function toKeptHotel(hotel: Hotel | CardHotel, search: string | null): KeptItem {
  const { id, name, city, hotelClass, guestScore } = hotel;
  return {
    service: "hotels",
    id,
    name,
    place: city || null,
    picture: "picture" in hotel ? hotel.picture : (hotel.pictures[0] ?? ""),
    rating: { hotelClass, guestScore },
    search,
  };
}

import type { HotelDealSearch } from "@/lib/api/contract/deals";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";
import { refuseInput } from "../errors/refuse-input";

/**
 * The rooms of a deal search with their guests: each occupancy is so many rooms of the same party.
 * @throws RouteError 422 naming the field, when a child's age is missing or there are more than 8
 *   rooms in all
 */
export function toRooms(occupancies: HotelDealSearch["occupancies"]): Room[] {
  const rooms = occupancies.flatMap(
    ({ numOfRoom, numOfAdults, numOfChildren, childAges }, index) => {
      if (childAges.length !== numOfChildren)
        throw refuseInput(`occupancies.${index}.childAges`, "must give the age of each child");
      return Array.from({ length: numOfRoom }, () => ({ adults: numOfAdults, childAges }));
    },
  );
  if (rooms.length > partyLimits.rooms)
    throw refuseInput("occupancies", `must be at most ${partyLimits.rooms} rooms`);
  return rooms;
}

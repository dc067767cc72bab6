import type { HotelDealSearch, HotelDealWire } from "@/lib/api/contract/deals";
import { refuseInput } from "../http/refuse-input";

const maximumRooms = 8;

/**
 * Everybody of a search: each occupancy is so many rooms of the same party.
 * @throws RouteError 422 naming the field, when a child's age is missing or there are more than 8
 *   rooms in all
 */
export function toParty(
  occupancies: HotelDealSearch["occupancies"],
): HotelDealWire["party"] & { childAges: number[] } {
  occupancies.forEach(({ numOfChildren, childAges }, index) => {
    if (childAges.length !== numOfChildren)
      throw refuseInput(`occupancies.${index}.childAges`, "must give the age of each child");
  });
  const sum = (count: (room: (typeof occupancies)[number]) => number) =>
    occupancies.reduce((total, room) => total + room.numOfRoom * count(room), 0);
  const rooms = sum(() => 1);
  if (rooms > maximumRooms)
    throw refuseInput("occupancies", `must be at most ${maximumRooms} rooms`);
  return {
    rooms,
    adults: sum(({ numOfAdults }) => numOfAdults),
    children: sum(({ numOfChildren }) => numOfChildren),
    childAges: occupancies.flatMap(({ childAges }) => childAges),
  };
}

import { varyPictures } from "./vary-pictures";
import type { FoundHotel } from "../ports/hotel-supplier";
import { separateNeighbours } from "../suppliers/separate-neighbours";

const maximumDeals = 12;
/** Of as many stars, while there are others. */
const maximumAlike = 4;

const byRelevance = (a: FoundHotel, b: FoundHotel) =>
  b.relevance - a.relevance || (a.id < b.id ? -1 : 1);
const starsOf = ({ hotelClass }: FoundHotel): string => String(Math.floor(hotelClass ?? 0));

/**
 * A dozen hotels, those that suit best, mixed so that they don't look the same: no picture twice
 * and a third of the same class at most, while there are others, and neighbours of different
 * classes. Price takes no part in the choice: visitors may not know prices.
 */
export function chooseHotelDeals(hotels: readonly FoundHotel[]): FoundHotel[] {
  const ranked = hotels.filter(({ offers }) => offers.length > 0).sort(byRelevance);
  const chosen = new Set<FoundHotel>();
  const pictures = new Set<string>();
  const alike = new Map<string, number>();
  const choose = (isWelcome: (hotel: FoundHotel) => boolean) => {
    for (const hotel of ranked) {
      if (chosen.size === maximumDeals) return;
      if (chosen.has(hotel) || !isWelcome(hotel)) continue;
      const stars = starsOf(hotel);
      chosen.add(hotel);
      pictures.add(hotel.picture);
      alike.set(stars, (alike.get(stars) ?? 0) + 1);
    }
  };
  const isNew = ({ picture }: FoundHotel) => !pictures.has(picture);
  choose((hotel) => isNew(hotel) && (alike.get(starsOf(hotel)) ?? 0) < maximumAlike);
  choose(isNew);
  choose(() => true);
  const mixed = separateNeighbours([...chosen].sort(byRelevance), starsOf);
  return varyPictures(mixed);
}

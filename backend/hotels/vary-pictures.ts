import type { FoundHotel } from "../ports/hotel-supplier";

type Pictured = Pick<FoundHotel, "picture" | "pictures">;

/**
 * The hotels of a list, each with a picture that no other of them shows, as far as they have enough
 * (Kuhn's matching): the first of its own where that is free, else another of its own. Those
 * further up choose first.
 */
export function varyPictures<Hotel extends Pictured>(hotels: readonly Hotel[]): Hotel[] {
  const holders = new Map<string, number>();
  const choices = hotels.map(({ picture, pictures = [] }) => [...new Set([picture, ...pictures])]);
  /** Whether the hotel could be given a picture, if need be by giving its holder another one. */
  function give(index: number, tried: Set<string>): boolean {
    const own = choices[index] ?? [];
    const free = own.find((picture) => !holders.has(picture));
    if (free !== undefined) {
      holders.set(free, index);
      return true;
    }
    return own.some((picture) => {
      const holder = holders.get(picture);
      if (holder === undefined || tried.has(picture)) return false;
      tried.add(picture);
      if (!give(holder, tried)) return false;
      holders.set(picture, index);
      return true;
    });
  }
  hotels.forEach((_, index) => give(index, new Set()));
  const given = new Map([...holders].map(([picture, index]) => [index, picture]));
  return hotels.map((hotel, index) => ({
    ...hotel,
    picture: given.get(index) ?? hotel.picture,
  }));
}

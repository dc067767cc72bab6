import type { Quote } from "@/lib/api/contract/quotes";
import { toStayQuery } from "@/lib/hotels/stay-query";
import { paths } from "@/lib/paths";

/** Where checkout leads to; with the language, except `terms`. */
export type CheckoutLinks = {
  prefix: string;
  /** This very page. */
  self: string;
  rooms: string;
  hotels: string;
  /** Null where nobody can sign in, or somebody has. */
  logIn: string | null;
};

export function toCheckoutLinks(
  { id, item: { hotel, stay, rooms, residence } }: Quote,
  { prefix, logIn }: Pick<CheckoutLinks, "prefix" | "logIn">,
): CheckoutLinks {
  const place = { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude };
  const query = toStayQuery({ place, stay, rooms, residence });
  return {
    prefix,
    self: `${prefix}${paths.hotelCheckout({ quote: id })}`,
    rooms: `${prefix}${paths.hotelStay({ ...query, id: hotel.id })}`,
    hotels: `${prefix}${paths.hotelSearch(query)}`,
    logIn,
  };
}

import type { Booking } from "@/lib/api/contract/bookings";
import { toStayQuery } from "@/lib/hotels/stay-query";
import { paths } from "@/lib/paths";

type Access = {
  prefix: string;
  key: string | undefined;
  /** Its page for who booked it, signed in; null for everybody else. */ ownPath: string | null;
};
export type ConfirmationLinks = Record<
  "voucher" | "clientVoucher" | "calendar" | "manage" | "rooms" | "hotels",
  string
>;

/** Where a booking leads on to; with the language. Who isn't signed in gets along with the key. */
export function toConfirmationLinks(
  { reference, item: { hotel, stay, rooms, residence } }: Booking,
  { prefix, key, ownPath }: Access,
): ConfirmationLinks {
  const access = { reference, ...(key && { key }) };
  const query = toStayQuery({
    place: { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude },
    stay,
    rooms,
    residence,
  });
  return {
    voucher: `${prefix}${paths.voucher(access)}`,
    clientVoucher: `${prefix}${paths.voucher({ ...access, view: "client" })}`,
    calendar: `${prefix}${paths.tripCalendar(access)}`,
    manage: `${prefix}${ownPath ?? paths.findBooking(access)}`,
    rooms: `${prefix}${paths.hotelStay({ ...query, id: hotel.id })}`,
    hotels: `${prefix}${paths.hotelSearch(query)}`,
  };
}

import type { Booking } from "@/lib/api/contract/bookings";
import { paths } from "@/lib/paths";

type Options = { prefix: string; key: string | undefined };
export type TripLinks = Record<"voucher" | "clientVoucher" | "calendar" | "status" | "map", string>;

/** Where a booking leads on to; with the language. Who isn't signed in gets along with the key. */
export function toTripLinks(
  { reference, item }: Pick<Booking, "reference" | "item">,
  { prefix, key }: Options,
): TripLinks {
  const { latitude, longitude } = item.hotel;
  const access = { reference, ...(key === undefined ? {} : { key }) };
  return {
    voucher: `${prefix}${paths.voucher(access)}`,
    clientVoucher: `${prefix}${paths.voucher({ ...access, view: "client" })}`,
    calendar: `${prefix}${paths.tripCalendar(access)}`,
    status: `${prefix}${paths.hotelConfirmation(access)}`,
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
}

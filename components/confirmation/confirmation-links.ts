import type { Booking } from "@/lib/api/contract/bookings";
import { paths } from "@/lib/paths";
import { factsOf } from "@/lib/services/service-kits";

type Access = {
  prefix: string;
  key: string | undefined;
  /** Its page for who booked it, signed in; null for everybody else. */ ownPath: string | null;
};
export type ConfirmationLinks = Record<
  "voucher" | "clientVoucher" | "calendar" | "manage" | "giveBack" | "offers" | "search",
  string
>;

/** Where a booking leads on to; with the language. Who isn't signed in gets along with the key. */
export function toConfirmationLinks(
  { reference, item }: Booking,
  { prefix, key, ownPath }: Access,
): ConfirmationLinks {
  const access = { reference, ...(key && { key }) };
  const { offers, search } = factsOf(item).toLinks(item);
  const voucher = (view?: "client") =>
    `${prefix}${paths.step(item.service, "voucher", { ...access, ...(view && { view }) })}`;
  return {
    voucher: voucher(),
    clientVoucher: voucher("client"),
    calendar: `${prefix}${paths.step(item.service, "calendar", access)}`,
    manage: `${prefix}${ownPath ?? paths.findBooking(access)}`,
    giveBack: `${prefix}${ownPath ? `${ownPath}?cancel=ask` : paths.findBooking({ ...access, cancel: "ask" })}`,
    offers: `${prefix}${offers}`,
    search: `${prefix}${search}`,
  };
}

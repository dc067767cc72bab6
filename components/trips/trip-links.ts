import type { Booking } from "@/lib/api/contract/bookings";
import { paths } from "@/lib/paths";
import { toMapUrl } from "@/lib/maps/to-map-url";
import { factsOf } from "@/lib/services/service-kits";
import { toAgainPath } from "@/lib/services/to-again-path";

type Options = {
  prefix: string;
  key: string | undefined;
  /** The local date of the agency. */ today: string;
};
export type TripLinks = Record<
  "voucher" | "clientVoucher" | "receipt" | "calendar" | "status" | "again",
  string
> & {
  /** Null for what is at no one place. */
  map: string | null;
};

/** Where a booking leads on to; with the language. Who isn't signed in gets along with the key. */
export function toTripLinks(
  {
    reference,
    item,
    headline,
    answers,
  }: Pick<Booking, "reference" | "item" | "headline" | "answers">,
  { prefix, key, today }: Options,
): TripLinks {
  const { service } = item;
  const place = factsOf(item).toPlace(item, answers);
  const access = { reference, ...(key === undefined ? {} : { key }) };
  return {
    voucher: `${prefix}${paths.step(service, "voucher", access)}`,
    clientVoucher: `${prefix}${paths.step(service, "voucher", { ...access, view: "client" })}`,
    receipt: `${prefix}${paths.step(service, "receipt", access)}`,
    calendar: `${prefix}${paths.step(service, "calendar", access)}`,
    status: `${prefix}${paths.step(service, "confirm-payment", access)}`,
    again: `${prefix}${toAgainPath({ item, headline }, today)}`,
    map: place && toMapUrl(place),
  };
}

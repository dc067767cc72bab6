import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toSiteUrl } from "../mail/site-url";
import type { BookingRow } from "./booking-record";

type Linked = Pick<BookingRow, "reference" | "accessKey" | "userId" | "isForClient" | "language">;

/** Where a booking is shown on the agency's own site. Absolute. */
export function toBookingLinks(agency: AgencyWire, { reference, accessKey, userId, isForClient, language }: Linked) {
  const url = (path: `/${string}`) => toSiteUrl(agency, path, { language });
  const withKey = `reference=${reference}&key=${accessKey}`;
  // Who booked signed in is known by that: their key needn't travel to a gateway and through a history.
  const confirmation = url(`/booknow/hotels/confirm-payment?${userId ? `reference=${reference}` : withKey}`);
  return {
    confirmation,
    /** For the reader of a mail, who may be an agent's client or somebody without an account. */
    manage: userId && !isForClient ? url(`/mytrip/mytrips/${reference}`) : url(`/find-booking?${withKey}`),
    voucher: url(`/booknow/hotels/voucher?${withKey}`),
  };
}

import type { AgencyWire } from "@/lib/api/contract/agencies";
import { serviceById } from "@/lib/api/contract/services";
import { toSiteUrl } from "../../mail/site-url";
import type { SecretBox } from "../../secrets/secret-box";
import { openBookingKey } from "./booking-key";
import type { BookingRow } from "./booking-record";

type Linked = Pick<
  BookingRow,
  "service" | "agencyId" | "reference" | "accessKey" | "userId" | "language"
>;

/** Where a booking is shown on the agency's own site. Absolute. */
export function toBookingLinks(
  keeper: { secrets: SecretBox },
  agency: AgencyWire,
  booking: Linked,
) {
  const { reference, userId, language } = booking;
  const { path: service } = serviceById(booking.service);
  const url = (path: `/${string}`) => toSiteUrl(agency, path, { language });
  const withKey = `reference=${reference}&key=${openBookingKey(keeper, booking)}`;
  // Who booked signed in is known by that: their key needn't travel to a gateway and through a
  // history.
  const confirmation = url(
    `${service}/confirm-payment?${userId ? `reference=${reference}` : withKey}`,
  );
  return {
    confirmation,
    /** For the agency's mailbox, whose readers may have no account. */
    agency: toSiteUrl(agency, `/find-booking?${withKey}`, { language: agency.defaultLanguage }),
    /**
     * For the reader of a mail, who may be an agent's client, without an account, or signed out: no
     * mail asks for a sign-in.
     */
    manage: url(`/find-booking?${withKey}`),
    /** The same page as `confirmation`, for a reader of a mail. */
    pay: url(`${service}/confirm-payment?${withKey}`),
    voucher: url(`${service}/voucher?${withKey}`),
  };
}

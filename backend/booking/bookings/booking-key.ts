import type { SecretBox } from "../../secrets/secret-box";
import type { BookingRow } from "./booking-record";

type Keyed = Pick<BookingRow, "agencyId" | "reference">;

/** What a booking's key is sealed for. */
export const aboutBookingKey = ({ agencyId, reference }: Keyed): string =>
  `booking key ${agencyId} ${reference}`;

/** A booking's key as it is stored. It is sealed, not hashed: later mails carry it again. */
export const sealBookingKey = (
  { secrets }: { secrets: SecretBox },
  booking: Keyed,
  key: string,
): string => secrets.seal(key, aboutBookingKey(booking));

/**
 * Opens the key whose holder may see and cancel the booking. @throws when no key of the deployment
 * does
 */
export const openBookingKey = (
  { secrets }: { secrets: SecretBox },
  booking: Keyed & Pick<BookingRow, "accessKey">,
): string => secrets.open(booking.accessKey, aboutBookingKey(booking));

import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toBookingFacts, type MailFact } from "../../mail/booking-facts";
import type { BookingRow } from "../bookings/booking-record";
import { toMailFacts } from "../bookings/queue-booking-mail";
import type { ServiceModule } from "../services/service-module";
import type { Plan } from "./change-record";

type Known = { booking: BookingRow; agency: Pick<AgencyWire, "formatRegion">; before: Plan };

/** What a booking says by now that it didn't say before, in its buyer's language. */
export function listNews(
  { toDetails }: Pick<ServiceModule, "toDetails">,
  { booking, agency, before }: Known,
): MailFact[] {
  const { language, confirmationNumber } = booking;
  const toFacts = ({ item, headline }: Plan): MailFact[] => [
    ...toBookingFacts(
      {
        language,
        booking: {
          ...toMailFacts({ ...booking, headline }, { refund: null, confirmationNumber }),
          details: toDetails?.(item, language, booking.answers) ?? [],
        },
      },
      agency,
    ),
  ];
  const known = new Set(toFacts(before).map(({ label, value }) => `${label}\n${value}`));
  return toFacts(booking.detail).filter(({ label, value }) => !known.has(`${label}\n${value}`));
}

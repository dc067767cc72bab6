import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { BookingPageName } from "@/lib/bookings/booking-page";
import { useLanguage } from "@/lib/i18n/use-language";

type Props = { which: BookingAccess; page: BookingPageName };

/** Which booking a plain form is of, and the page that it leads back to. */
export function BookingFormFields({ which: { reference, key }, page }: Props) {
  return (
    <>
      <input type="hidden" name="reference" value={reference} />
      {key !== undefined && <input type="hidden" name="key" value={key} />}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="locale" value={useLanguage()} />
    </>
  );
}

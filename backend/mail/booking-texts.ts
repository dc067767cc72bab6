import type { LanguageCode } from "@/lib/api/contract/languages";
import type { ServiceId } from "@/lib/api/contract/services";
import { activityMailTexts } from "./booking-texts/activities/activity-mail-texts";
import { carMailTexts } from "./booking-texts/cars/car-mail-texts";
import { flightMailTexts } from "./booking-texts/flights/flight-mail-texts";
import { hotelMailTexts } from "./booking-texts/hotels/hotel-mail-texts";
import { mailTexts } from "./mail-texts";

type BookingTexts = Pick<
  (typeof mailTexts)[LanguageCode],
  | "bookingFacts"
  | "voucherLink"
  | "confirmOrder"
  | "bookingHeld"
  | "bookingReminder"
  | "bookingReleased"
  | "bookingRequested"
  | "bookingAccepted"
  | "bookingDeclined"
  | "bookingConfirmed"
  | "bookingPending"
  | "bookingFailed"
  | "bookingCancelled"
  | "bookingNotCancelled"
  | "bookingWithdrawn"
  | "bookingChangeProposed"
  | "bookingChangeAccepted"
  | "bookingChangeUnanswered"
  | "bookingUpdated"
  | "bookingCalledOff"
  | "bookingRefunded"
  | "saleConfirmed"
  | "saleCancelled"
>;
/** `Own`, with `never` for each key that `All` hasn't. */
type KnownKeys<Own, All> = {
  [Key in keyof Own]: Key extends keyof All
    ? All[Key] extends string
      ? string
      : KnownKeys<Own[Key], All[Key]>
    : never;
};
type OwnTexts = { [Block in keyof BookingTexts]?: string | Record<string, string> };

/** Types inferred from JSON may have excess keys: this rejects them. */
const inOwnWords = <Own extends OwnTexts & KnownKeys<Own, BookingTexts>>(
  texts: Record<LanguageCode, Own>,
): Record<LanguageCode, OwnTexts> => texts;

/** The services that say something in words of their own; only what differs is listed. */
export const ownBookingTexts: Partial<Record<ServiceId, Record<LanguageCode, OwnTexts>>> = {
  hotels: inOwnWords(hotelMailTexts),
  cars: inOwnWords(carMailTexts),
  flights: inOwnWords(flightMailTexts),
  activities: inOwnWords(activityMailTexts),
};

/** The words of a booking's mails: the service's own where it has some, or those of any booking. */
export function bookingTextsOf(service: ServiceId, language: LanguageCode): BookingTexts {
  const texts = mailTexts[language];
  const own = Object.entries(ownBookingTexts[service]?.[language] ?? {});
  const changed = own.map(([block, words]) => [
    block,
    typeof words === "string" ? words : { ...texts[block as "bookingFacts"], ...words },
  ]);
  return { ...texts, ...(Object.fromEntries(changed) as Partial<BookingTexts>) };
}

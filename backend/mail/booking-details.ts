import type { Item } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Answer } from "@/lib/api/contract/needs";
import { activityMailDetails } from "./booking-texts/activities/activity-mail-details";
import type { BookingDetail } from "./mail";

type Booked<I extends Item> = { item: I; answers?: readonly Answer[] };
type Details = {
  [S in Item["service"]]?: (
    booked: Booked<Extract<Item, { service: S }>>,
    language: LanguageCode,
  ) => BookingDetail[];
};

/** The services whose mails say more of an item than headline and times. */
const detailsOf: Details = { activities: activityMailDetails };

/** What else mails say of what is booked, in its service's own words. */
export const listBookingDetails = <I extends Item>(
  booked: Booked<I>,
  language: LanguageCode,
): BookingDetail[] => {
  const toDetails = detailsOf[booked.item.service] as
    | ((one: Booked<I>, language: LanguageCode) => BookingDetail[])
    | undefined;
  return toDetails?.(booked, language) ?? [];
};

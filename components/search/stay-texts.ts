import type { NestedKeyOf } from "next-intl";
import type { Messages } from "@/lib/i18n/messages";

/** The texts of `StayFields` on pages without another search form; `search` has many more. */
export const stayTexts: readonly NestedKeyOf<Messages>[] = [
  "search.addRoom",
  "search.adults",
  "search.checkIn",
  "search.checkOut",
  "search.childAge",
  "search.childAgeOption",
  "search.children",
  "search.childrenHotelHint",
  "search.chooseDate",
  "search.chooseDates",
  "search.close",
  "search.dateLimits",
  "search.decrease",
  "search.done",
  "search.flexible",
  "search.guests",
  "search.guestSummary",
  "search.increase",
  "search.nights",
  "search.noDate",
  "search.noReturn",
  "search.remove",
  "search.removeRoom",
  "search.roomNumber",
  "search.rooms",
];

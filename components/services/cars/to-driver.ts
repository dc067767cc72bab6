import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { driverNames } from "./driver-names";

/** Who drives: the contact, where the form says so. */
export function toDriver(values: CheckoutValues): Pick<BookingBody, "travellers" | "requests"> {
  const isContact = textOf(values, "isDriverContact") !== "";
  const driver = {
    firstName: textOf(values, isContact ? "firstName" : driverNames.first),
    lastName: textOf(values, isContact ? "lastName" : driverNames.last),
  };
  return { travellers: [driver], requests: "" };
}

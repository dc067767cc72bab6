import type { BookOrder } from "../../ports/booking-supplier";
import { openAnswers } from "./answers";
import type { BookingDependencies } from "./booking-dependencies";
import type { BookingRow } from "./booking-record";

/** Everything that a supplier needs to know to book it. */
export const toBookOrder = (
  { db }: Pick<BookingDependencies, "db">,
  booking: BookingRow,
): BookOrder => {
  const { reference, travellers, contact, requests, dueOnSite, currency } = booking;
  return {
    clientReference: reference,
    travellers,
    contact,
    requests,
    dueOnSite: { amount: dueOnSite, currency },
    answers: openAnswers(db, booking),
  };
};

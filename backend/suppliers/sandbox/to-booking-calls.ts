import { SupplierError, type BookOrder, type SupplierBooking } from "../../ports/booking-supplier";
import type { createReservations } from "./reservations";

/** Milliseconds that whatever is called `slow` takes. */
export const slowMs = 4_000;

const toTimeout = () => new SupplierError("timeout", "no answer in time");

/** The calls that book, look up and cancel what was held, with what magic words do to them. */
export const toBookingCalls = (
  reservations: Pick<ReturnType<typeof createReservations>, "book" | "get" | "cancel">,
  wait: (ms: number) => Promise<void>,
) => ({
  async book({ clientReference }: Pick<BookOrder, "clientReference">): Promise<SupplierBooking> {
    const { booking, word, isNew } = await reservations.book(clientReference);
    if (word === "slow" && isNew) await wait(slowMs);
    if ((word === "timeout-after-booking" || word === "unsure") && isNew) throw toTimeout();
    return booking;
  },

  getBooking: (clientReference: string) => reservations.get(clientReference),

  async cancel(clientReference: string): Promise<SupplierBooking> {
    const { booking, word, isNew } = await reservations.cancel(clientReference);
    if (word === "cancel-timeout" && isNew) throw toTimeout();
    return booking;
  },
});

import type { BookingBody } from "@/lib/api/browser/bookings";

export type CheckoutValues = Readonly<Record<string, string>>;

export const textOf = (values: CheckoutValues, name: string): string => (values[name] ?? "").trim();

type Context = Pick<
  BookingBody,
  "quoteId" | "acceptedTotal" | "acceptedTerms" | "travellers" | "requests" | "answers" | "replaces"
>;

/** What is sent, of what the controls hold and of what the service made of its own. */
export const toBookingBody = (
  values: CheckoutValues,
  context: Context,
): Omit<BookingBody, "idempotencyKey"> => ({
  ...context,
  contact: {
    firstName: textOf(values, "firstName"),
    lastName: textOf(values, "lastName"),
    email: textOf(values, "email"),
    phone: textOf(values, "phone"),
  },
  isForClient: Boolean(values.isForClient),
});

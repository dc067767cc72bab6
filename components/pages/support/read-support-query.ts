import { bookingReferenceSchema } from "@/lib/api/contract/booking-keys";

type Query = Record<string, string | string[] | undefined>;

/** What a message is about, and the key of a rejected one, by the page's query; not nonsense. */
export function readSupportQuery({ booking, again }: Query): {
  booking: string | null;
  again: string | undefined;
} {
  const reference = bookingReferenceSchema.safeParse(booking);
  return {
    booking: reference.success ? reference.data : null,
    again: typeof again === "string" && /^[\w-]{36}$/.test(again) ? again : undefined,
  };
}
